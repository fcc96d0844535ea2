"""What each finding means, what it looks like, and how to fix it: what `deckproof explain` tells.

In: a code of `findings.CODES`. Out: plain sentences. The examples are of a deck called garden.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.checks.findings import CODES
from generator.errors import Problem, UserError, did_you_mean


@dataclass(frozen=True)
class Explanation:
    """One code: `means` in a line, `about` it in some sentences, an `example` as a check prints it,
    and the `fix`."""

    code: str
    means: str
    about: str
    example: str
    fix: str


def every() -> list[Explanation]:
    """All codes in the order of `findings.CODES`: catalogue, faces, rulebook, files, play."""
    return [explained(code) for code in CODES]


def explained(code: str) -> Explanation:
    """What a code means. Raises UserError with the nearest code for one that there isn't."""
    if code not in CODES:
        raise UserError(
            Problem(
                f"there is no finding {code!r}",
                key="CODE",
                hint=did_you_mean(code, list(CODES)) or "'deckproof explain' lists them all",
            )
        )
    return Explanation(code, CODES[code], *TEXTS[code])


#: By code: about it, an example, the fix.
TEXTS: Mapping[str, tuple[str, str, str]] = {
    # What the catalogue says.
    "catalogue": (
        "The YAML file of the deck has a fault, or says something that can't be. As long as it "
        "can't be read, nothing else of the game is checked or made.",
        "cards/garden.yaml:36:24: kind: 'plnt' is not a kind [catalogue]; did you mean 'plant'?",
        "go to the line and column that stand first, and write what is proposed. A bare number "
        "where a length belongs wants a unit: 3mm.",
    ),
    "count-mismatch": (
        "Two places that should agree on a number don't: the catalogue's cards, what its "
        "`composition:` promises on the box, and the ledger of the rules. The message names both "
        "numbers and who says each.",
        "cards/garden.yaml:70:3: the box says 16 cards, the catalogue has 17 [count-mismatch]",
        "correct `copies:` or the list of cards if the deck is wrong; correct `composition:` if "
        "you have meant the change. A number of the rules can't be changed in the catalogue.",
    ),
    "missing-card": (
        "The rules engine plays with a card of this id, and the catalogue has none. Often the "
        "card is there under an id that is written otherwise.",
        "cards/garden.yaml: the rules call for 1 x melon; the catalogue has none [missing-card]; "
        "did you mean 'mellon'?",
        "add the card, or give yours the id that the rules use.",
    ),
    "extra-card": (
        "The catalogue has a card that the rules engine has never heard of, so no game can use it.",
        "cards/garden.yaml:41:5: the rules know no card mellon [extra-card]; did you mean 'melon'?",
        "take the card out, or give it the id that the rules use. A card that is meant needs a "
        "place in the engine first.",
    ),
    "fact-mismatch": (
        "A card, or the box, states a fact otherwise than the rules: a price, a strength, a kind, "
        "the number of players.",
        "cards/garden.yaml:38:5: bean: price is '3', the rules say '2' [fact-mismatch]",
        "correct the value in the catalogue. If the rules are wrong, it is the engine that needs "
        "the change.",
    ),
    "unused-words": (
        "Under `words:` stands a text for a card that the deck doesn't have, so nobody will ever "
        "read it.",
        "cards/garden.yaml:82:5: mellon: there is no such card [unused-words]; "
        "did you mean 'melon'?",
        "correct the id above the words, or take them out.",
    ),
    "missing-words": (
        "Some values of a field have a word of their own to print and this one has none, so faces "
        "would show the bare value. It is a warning, for a deck may mean it.",
        "cards/garden.yaml:77:5: season: no word for 'winter', which cards show [missing-words]",
        "add the word under `words: fields:`, beside those of the other values.",
    ),
    "missing-picture": (
        "A row of a table names a picture file, and there is none of that name in cards/. The deck "
        "is made all the same, that card without its picture.",
        "garden.csv:7:4: D7 'Art': there is no picture 'cards/rose.png' [missing-picture]; did you "
        "mean 'roses.png'?",
        "put the file into cards/, or write its name in the table as it is there, with its folder.",
    ),
    "wordless-card": (
        "A card has no name, no text and no other word, and other cards of its kind have: a row "
        "that was never finished, or one that isn't a card. It is a warning, for a deck may mean "
        "it.",
        "garden.csv:9:1: card-9: has no words, though 12 other cards of its kind have "
        "[wordless-card]",
        "write its words into the table or under `words: cards:`, or take the row out.",
    ),
    "engine-untrusted": (
        "The project brings Python of its own in rules/, and a program can do whatever you can do. "
        "It runs only after you have said so; all that needs no engine is checked and made without "
        "it.",
        "rules/garden.py: is Python of this project's own, which runs only where it is trusted "
        "[engine-untrusted]; read it, then run 'deckproof trust'",
        "read the files in rules/, then run 'deckproof trust' in the project. After a change of "
        "them you are asked again.",
    ),
    "engine-broken": (
        "An engine of the project or of an installed package can't be loaded, lacks something that "
        "every engine has, or fails while it is asked.",
        "rules/garden.py:12:1: NameError: name 'Bean' is not defined [engine-broken]",
        "correct it where the message says; for an installed package, install it again or tell "
        "who wrote it.",
    ),
    # How faces look.
    "face": (
        "The layout asks for something that can't be drawn: a box, a style, a colour or a picture "
        "that isn't there, or a value that a card doesn't have.",
        "templates/faces/garden.yaml:31:31: box: there is no box 'nam' [face]; "
        "did you mean 'name'?",
        "correct the layout in the line that is named. If one card lacks a value that the layout "
        "shows, give it the value, or let the item stand `when:` there is one.",
    ),
    "text-overflow": (
        "The words were set smaller and smaller down to the floor of their style, and still don't "
        "fit their box. Nothing is printed with words cut off.",
        "templates/faces/garden.yaml:44:5: card bean: 'Grows anywhere, too. Grows any…' does not "
        "fit its box: 9 lines at the floor of 8 pt [text-overflow]",
        "shorten the text, or give the box more room. A lower floor is the last way: see "
        "small-type.",
    ),
    "missing-glyph": (
        "No font of the style has this letter. Printed, it would be an empty box.",
        "templates/faces/garden.yaml:44:5: card bean: no glyph for '幣' (U+5E63) [missing-glyph]",
        "name a font that has the letter under the style's `fallback:`, put one into fonts/, or "
        "write another letter.",
    ),
    "outside-safe-zone": (
        "Words or a symbol stand so near to the edge that a cut which is a little off, as every "
        "cut is, takes a part of them away.",
        "templates/faces/garden.yaml:22:5: card bean: '2' goes 0.80 mm past the safe line at the "
        "left (2.20 mm from the trim, 3 mm are safe) [outside-safe-zone]",
        "move it inwards by what the message says, or make it smaller. Ground and ornaments that "
        "may be cut are not meant: they run into the bleed.",
    ),
    "low-contrast": (
        "The words, or a symbol, are nearly as light as what lies behind them, measured on the "
        "painted face. In the evening nobody can read them. Small type needs 4.5:1, large type "
        "and symbols 3:1.",
        "templates/faces/garden.yaml:40:5: card bean: 'Plant' has a contrast of 2.9:1 to its "
        "ground, 1.6 less than 7 pt type needs (4.5:1) [low-contrast]",
        "take a darker or lighter colour for one of the two, or put a plain ground behind the "
        "words.",
    ),
    "small-type": (
        "The type is smaller than what its words are for allows: rules that are read in play need "
        "8 pt, the foot of a card 4 pt. The style's `role:` says what they are for.",
        "templates/faces/garden.yaml:44:5: card bean: 'Grows anywhere.' is 6.5 pt, 1.5 pt less "
        "than rules text needs (8 pt) [small-type]",
        "raise the size or the floor and shorten the text, or give the style the role that it "
        "really has.",
    ),
    "thin-line": (
        "A line is so thin that a printer breaks it up or leaves it out.",
        "templates/faces/garden.yaml:18:5: card bean: a line is 0.050 mm (0.14 pt) thin, 0.021 mm "
        "less than prints (0.2 pt) [thin-line]",
        "make it as wide as the hint says.",
    ),
    "low-resolution": (
        "A picture is shown so large that its pixels can be seen: it has less than 200 of them an "
        "inch.",
        "templates/faces/garden.yaml:25:5: card bean: bean.png has 96 dpi at 40.0 x 30.0 mm, 104 "
        "less than needed (200 dpi) [low-resolution]",
        "take a picture with as many pixels as the hint says, or show it smaller. To make the "
        "file larger without a better picture doesn't help.",
    ),
    "short-bleed": (
        "Art that goes to the edge of the card stops before the end of the bleed. Where the cut "
        "is a little off, a white hair shows.",
        "templates/faces/garden.yaml:12:5: card bean: the art at the left edge stops 1.0 mm past "
        "the trim over 88 mm; 2.0 mm are missing to the end of the bleed (3 mm) [short-bleed]",
        "let the item run to the box 'bleed' instead of 'trim', or end it well inside the card.",
    ),
    "ink-limit": (
        "Cyan, magenta, yellow and black add up to more than the print service dries: the sheet "
        "would smear. Only checked where a preflight profile states a limit.",
        "templates/faces/garden.yaml:12:5: card bean: 120 mm² take up to 310 % ink, 70 more than "
        "the 240 % that may be [ink-limit]",
        "take a lighter dark, or black with less colour in it.",
    ),
    "alike-kinds": (
        "Two faces differ in hue alone. To people with one of the common forms of colour "
        "blindness, or in grey print, they are the same.",
        "cards/garden.yaml:41:5: card melon: only its hue tells it from card bean: in deuteranopia "
        "no 4 mm of it differ by more than 6% (31% in full colour, over 10% is needed) "
        "[alike-kinds]",
        "give each a letter, a sign or a lightness of its own; 'deckproof cards --simulate "
        "deuteranopia' shows whether it helped.",
    ),
    # What the rulebook says.
    "rulebook": (
        "The rulebook's template can't be filled in: Jinja can't read it, or it names a fact, a "
        "card or a rule that doesn't exist.",
        "templates/rulebooks/garden.html.j2:18:1: there is no fact 'cards-totl' [rulebook]; "
        "did you mean 'cards-total'?",
        "correct the line that is named.",
    ),
    "rulebook-number": (
        "A number stands in the rulebook as somebody typed it, so it stays when the deck changes; "
        "or one that states a fact isn't the fact's. Up to 20 it is a warning in a game "
        "without an engine: nothing may know it but its author.",
        "templates/rulebooks/garden.html.j2:24:20: '16' is typed by hand [rulebook-number]; "
        "let fact(), count() or a card say it; if nothing counts it, 'facts: {my-number: 16}' in "
        "cards/garden.yaml and {{ fact('my-number') }} here",
        "write {{ fact('cards-total') }} or the like in its place. One that is yours alone "
        "goes into the catalogue, under a name of your choice: facts: {hand-size: 5}. Then "
        "{{ fact('hand-size') }} says it.",
    ),
    "rulebook-text": (
        "The PDF was read back, and a number or the title that the template prints isn't found "
        "in it: the file is old, or letters of it can't be copied as text.",
        "rulebook.pdf: cards-total: the PDF doesn't say '…thedeckhas16cards…' [rulebook-text]; "
        "build it again",
        "run 'deckproof build'. If the finding stays, the book's style takes a font without the "
        "letters, or hides the words.",
    ),
    "rulebook-pdf": (
        "The PDF lacks what screen readers and print shops need: tags, a title, a language, or an "
        "embedded font.",
        "rulebook.pdf: the PDF lacks a language [rulebook-pdf]",
        'build it again with our frame: {% extends "base.html.j2" %} gives all four. A '
        "template with a frame of its own needs <html lang> and <title>.",
    ),
    "clause-missing": (
        "The engine has a rule that the rulebook never prints: players would be held to what they "
        "can't know.",
        "templates/rulebooks/garden.html.j2: rule garden-2.1 of the engine is not in the rulebook "
        "[clause-missing]; print it with clause('garden-2.1')",
        "print the clause where its subject is explained.",
    ),
    # What lies in output/.
    "missing-file": (
        "A file that a build leaves is not there: it was never made, or somebody took it away.",
        "sheets-a4.pdf: sheets-a4.pdf is gone [missing-file]; build it again",
        "run 'deckproof build'.",
    ),
    "changed-file": (
        "A file is not byte for byte what the build wrote, so nothing that was proved of the one "
        "holds for the other.",
        "rulebook.pdf: rulebook.pdf is not what the build wrote [changed-file]; build it again",
        "run 'deckproof build', and keep files that you edit by hand somewhere else.",
    ),
    "altered-file": (
        "With --files, each thing is made anew and compared: bytes, then objects and "
        "keys, words, and how pages look. This file shows, says or does something else, whatever "
        "the manifest tells of it: somebody changed it, or made it from other sources.",
        "sheets-a4.pdf: page 3 looks otherwise [altered-file]; 'deckproof build' makes it anew",
        "run 'deckproof build', and don't print or hand on the files that lie there now.",
    ),
    "not-compared": (
        "What is made with a press profile, out of an older manifest, or by a tool that this "
        "machine lacks can't be made anew to compare. It was read back all the same: sizes, "
        "counts and places are proved, and not every line of what it shows.",
        "manifest.json: sheets-a4-patch can't be made anew to compare: an older manifest says "
        "what has changed [not-compared]",
        "make it again by the command that made it, if you don't know where it comes from.",
    ),
    "stale-file": (
        "The files were made from an older edition of the catalogue, or from older templates or "
        "fonts.",
        "the files are of edition 3fa2c1, the catalogue is 9b04de [stale-file]; "
        "run 'deckproof build'",
        "run 'deckproof build'. It makes only what has changed.",
    ),
    "made-elsewhere": (
        "The files in the output came with the folder, or were made before this machine could "
        "remember it. They are read back as any others are, but a build doesn't believe them.",
        "manifest.json: this machine didn't make these files [made-elsewhere]; 'deckproof build' "
        "makes them anew",
        "nothing, if you only want to know whether they are sound. A build makes them anew.",
    ),
    "made-otherwise": (
        "The manifest of somebody else says that files were made with other options than those of "
        "a build: without crop marks, say, or for a printer that shifts its backs. They are what "
        "these options make; whether you want that, no check can know.",
        "manifest.json: sheets-a4 was made with marks: none [made-otherwise]; 'deckproof build' "
        "makes it as usual",
        "run 'deckproof build', unless you know why they were made so.",
    ),
    "unknown-file": (
        "A file lies in the game's output folder that no build and no command has written.",
        "notes.txt: no build accounts for notes.txt [unknown-file]",
        "move it out of output/. If it is left from an older version, delete it.",
    ),
    "placed-count": (
        "The sheets were read back, and they don't show every card as often as the deck has it: "
        "who cuts them gets a deck that is not complete.",
        "sheets-a4.pdf: 2 fronts of bean placed, the deck has 3 [placed-count]",
        "run 'deckproof build'. If the finding stays, it is a fault of ours: please send us the "
        "catalogue.",
    ),
    "back-mismatch": (
        "The sheet was turned over in thought, as the printer does it, and behind a front lies "
        "another card's back, none, or one that is off.",
        "sheets-a4.pdf: page 1: behind bean the back lies 1.50 mm off [back-mismatch]",
        "make the sheets again, with the --duplex that your printer does. A printer that is off "
        "by itself is for 'deckproof calibrate'.",
    ),
    "card-size": (
        "Something on a sheet hasn't the size that the catalogue gives it, or reaches over the "
        "edge of the paper.",
        "sheets-a4.pdf: page 1: the front of bean is 62.00 x 88.00 mm, not 63 x 88 [card-size]",
        "make the sheets again. They were made with another `card:`, or changed by another "
        "program.",
    ),
    "pieces-near": (
        "Two pieces on a sheet of components overlap, or are nearer to each other than the `gap` "
        "of one of them says: they can't be cut as they were meant to be.",
        "coins-a4.pdf, page 1: coin and coin are 2.00 mm apart, not 3 [pieces-near]",
        "run 'deckproof parts' again: the sheet was made with another `gap:`, or changed by "
        "another program.",
    ),
    "mark-on-card": (
        "A line on a sheet that shows where to cut runs over a card. Crop marks and ticks keep off "
        "all cards, and guides lie on their edges.",
        "sheets-a4.pdf: page 1: a mark runs over the front of bean [mark-on-card]",
        "make the sheets again: another program has changed them.",
    ),
    "picture-size": (
        "A picture of a card, or of a sheet to cut, hasn't the pixels that its size and its dpi "
        "give.",
        "cards/001-bean.png: cards/001-bean.png is 744 x 1038 px, not 744 x 1039 [picture-size]",
        "make it again with 'deckproof cards', and don't scale it by hand.",
    ),
    "component-short": (
        "There are fewer coins, boards or other pieces on the sheets than the catalogue or the "
        "rules call for; or the games that were played had more of them in use at one time than "
        "are printed.",
        "cards/garden.yaml:66:3: coins: up to 34 at one time, and 30 are printed; too few in 12 of "
        "1,000 games (at tables of 4) [component-short]",
        "raise the component's `count:` and build again, or let the rules say what players do "
        "when none is left.",
    ),
    "box-too-small": (
        "Folded along its printed lines, the box is smaller inside than the deck, or than a thing "
        "that it `holds` beside the cards.",
        "box-a4.pdf: deck-box is 15.2 mm deep inside, the cards 16.2 mm [box-too-small]",
        "make the box again after a change of the deck: 'deckproof parts', for thick cards with "
        "--thickness 0.33mm, for sleeves with --sleeved. What is longer than the cards are needs a "
        "`fold:` in its `with:`, or no place in `holds:`.",
    ),
    "tiles-apart": (
        "Two tiles of a board don't continue each other's picture where they meet.",
        "board-a4.pdf: board-1 and board-2 don't show the same where they meet [tiles-apart]",
        "run 'deckproof parts' again: tiles of two editions lie side by side.",
    ),
    "cut-mismatch": (
        "A path for the cutting machine is not closed, or not where its piece is printed: the "
        "blade would go through the cards.",
        "sheets-a4-silhouette.svg: sheets-a4-silhouette.svg, sheet 1: 17 paths for 18 pieces "
        "[cut-mismatch]",
        "make the sheets again with --machine, and send sheets and paths of the same run.",
    ),
    # Exports.
    "export-form": (
        "The export can't be read as what its target takes: a broken ZIP or list, a name of a "
        "file that isn't there, a font that isn't embedded.",
        "export/print-and-play/garden.zip: licences/OFL.txt isn't what SHA256SUMS says "
        "[export-form]",
        "export again, and send the files as they are.",
    ),
    "export-size": (
        "A picture or a page of the export hasn't the size that the service asks for.",
        "export/drivethrucards/garden.pdf: page 3 is 69.00 x 94.00 mm, not 69.35 x 94.75 "
        "[export-size]",
        "export again. If the service has new sizes, its file in templates/profiles/exports/ is "
        "the place to change.",
    ),
    "export-count": (
        "The export has more or fewer cards or pieces than the game, or not in the order that the "
        "target relies on.",
        "export/drivethrucards/garden.pdf: page 3 is blank, not the front of bean [export-count]",
        "export again, and leave the list of quantities as it is.",
    ),
    "export-face": (
        "Every picture of the export was compared with the face that it should be, and this one "
        "is another.",
        "export/drivethrucards/garden.pdf: page 3 doesn't show bean (off by 41 of 255) "
        "[export-face]",
        "export again. Where it is a PDF in a press' inks, look whether its ICC profile is the "
        "right one.",
    ),
    "export-colour": (
        "The colours of the export break a rule of the service: RGB where inks are asked for, no "
        "OutputIntent, or more ink than it takes.",
        "export/drivethrucards/garden.pdf: puts up to 310 % of ink on the paper; DriveThruCards "
        "takes 240 [export-colour]",
        "give the profile of the service's own press with --icc, or take lighter darks.",
    ),
    # What playing shows.
    "card-unused": (
        "Hundreds of games were played, and this card did nothing in any of them: nobody could, "
        "or nobody wanted to, use it.",
        "cards/garden.yaml:41:5: Melon was never played in 600 games [card-unused]",
        "look whether its rule can ever come about. A card that is only for rare cases may stay: "
        "it is a warning.",
    ),
    "seat-ahead": (
        "One seat, or one place in the turn order, wins far more games than its part. The agents "
        "that play are equally good, so it is the rules that favour it.",
        "who goes first of 2 players won 68% of 200 games (61% to 74%); even would be 50% "
        "[seat-ahead]",
        "give the others something at the start, let players take turns at beginning, or tell "
        "them in the rulebook.",
    ),
    "game-endless": (
        "A game went on until a guard stopped it: no rule ended it.",
        "3 of 200 games of 2 players were stopped after 5,000 turns without an end by the rules "
        "[game-endless]; the rulebook should say how players end such a game",
        "give the rules an end that always comes, such as a last round when the stock is empty.",
    ),
    "engine-fault": (
        "While its games were tried, the code of the rules engine broke: it raised something that "
        "is no answer of the rules.",
        "rules/garden.py:88:1: the engine garden broke in a game of 2 players: KeyError: 'melon' "
        "[engine-fault]",
        "correct the engine in the line that is named. A fault in a game that we ship is ours: "
        "please send us the message.",
    ),
    "engine-conformance": (
        "An engine that isn't ours was tried against the contract that all engines keep, in some "
        "games of each number of players, and broke it. The message begins with the fault's own "
        "word, and ends with the game in which it was seen.",
        "rules/garden.py: view-leaks: seat 1: what it can't see, dealt anew, changes its view: "
        "stock (players 2, seed 0, after move 4) [engine-conformance]",
        "generator/games/README.md says what each word means. In the project, a test with "
        "generator.rules.testing.conformance shows the same, check by check.",
    ),
    "claims-stale": (
        "The rulebook tells what played games have shown, and that was measured with other rules "
        "or other agents than there are now.",
        "templates/rulebooks/claims/garden.json: was measured with other rules or agents than "
        "these [claims-stale]; run 'deckproof simulate garden --claims'",
        "run the command that the hint names, and build the rulebook again.",
    ),
}
