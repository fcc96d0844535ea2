# Two commands do all the set-up: `make decks` prints everything, `make test` proves it.

VENV   := .venv
BIN    := $(VENV)/bin
LIBS   := libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0
# Programs of others that the tests look with, which say so where one is lacking; their packages.
LOOKS  := chromium gs pdftops mutool
LOOKED := chromium ghostscript poppler-utils mupdf-tools
QUICK  := $(addprefix tests/,catalogue rules simulation sheets/test_imposition.py sheets/test_placement.py \
            rulebook/test_numbers.py test_deck.py test_import_order.py test_references.py)
EXTRAS := --extra build --extra preview --extra xlsx --extra arrays
PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
            $(p) -c 'import sys; sys.version_info >= (3, 11) and print("$(p)")' 2>/dev/null)))

.PHONY: decks test check lint fuzz bench samples golden references lock clean

decks: $(VENV)/decks.ready
	@$(BIN)/deckproof build

test: $(VENV)/test.ready lint
	@$(BIN)/python -m pytest -n 2 --dist worksteal

# The quick half, for while one works: what neither paints, prints nor starts a command.
check: $(VENV)/test.ready lint
	@$(BIN)/python -m pytest -n 2 --dist worksteal $(QUICK)

lint: $(VENV)/test.ready
	@$(BIN)/ruff check generator tests
	@$(BIN)/ruff format --check --quiet generator tests
	@$(BIN)/mypy

# Mutated inputs, some hours of them; each finding says how to repeat it. FUZZ="--only fonts" asks
# for less, FUZZ="--seed 7" for others.
fuzz: $(VENV)/test.ready
	@$(BIN)/python tests/hostile/fuzz.py --seconds 3600 $(FUZZ)

bench: $(VENV)/test.ready
	@$(BIN)/python tests/bench/run.py

# The pictures of the READMEs, and the golden images: made again by hand, looked at, committed.
samples: $(VENV)/decks.ready
	@$(BIN)/python tests/samples.py
	@$(BIN)/python tests/cookbook_pictures.py
	@$(BIN)/python tests/help_pictures.py
golden: $(VENV)/test.ready
	@$(BIN)/python -m pytest tests/golden --update-golden

# The tables of cards/README.md and its like, from the code that they tell of.
references: $(VENV)/test.ready
	@$(BIN)/python tests/references.py

lock: $(VENV)/test.ready
	@$(BIN)/pip install --quiet uv
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --upgrade \
	    --python-version 3.11 $(EXTRAS) pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --upgrade \
	    --python-version 3.11 $(EXTRAS) --extra test pyproject.toml -o requirements-test.lock
	@$(BIN)/python tests/holes.py $(BIN)/uv requirements.lock requirements-test.lock

clean:
	rm -rf $(VENV) output/war output/war-of-coins output/vires-in-numeris output/bitcoin-miner \
	    output/index.html

$(VENV)/decks.ready: requirements.lock pyproject.toml
	$(call install,requirements.lock)

$(VENV)/test.ready: requirements-test.lock pyproject.toml
	@(for program in $(LOOKS); do command -v $$program >/dev/null || exit 1; done) || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        echo "Installing what the tests look with: $(LOOKED)"; \
	        apt-get update -qq && apt-get install -y -qq --no-install-recommends $(LOOKED); \
	    else false; fi; } || echo "Some tests need other programs: sudo apt-get install $(LOOKED)" >&2
	$(call install,requirements-test.lock)

define install
	@test -n "$(PYTHON)" || { echo "Deckproof needs Python 3.11 or newer; none was found." >&2; exit 3; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv --clear $(VENV); \
	    else rm -rf $(VENV); echo "This Python can't make a venv. Run: sudo apt-get install python3-venv" >&2; exit 3; fi; }
	@echo "Installing into $(VENV) ($(1))"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $(1)
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --no-index -e .
	@$(BIN)/python -c 'import weasyprint' 2>/dev/null || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        echo "Installing the libraries of the rulebook PDF: $(LIBS)"; \
	        apt-get update -qq && apt-get install -y -qq --no-install-recommends $(LIBS); \
	    else echo "For rulebooks as PDF run: sudo apt-get install $(LIBS) (without them they are HTML)" >&2; fi; }
	@touch $@
endef
