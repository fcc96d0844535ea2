"""A stranger's pages: the gallery and the rulebooks of a folder that somebody sent.

Whatever the folder says, a page that we write can be read and does nothing else, and no template
reaches Python. Beside each attacked folder lies another, the canary: it must be byte for byte what
it was. What we serve test_served_pages.py attacks.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import generator
from generator import catalogue, deck
from generator.cli import cli
from generator.errors import UserError
from generator.preview.gallery import gallery_page
from generator.project import Project
from generator.rulebook import inert, pdf
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture

ROOT = Path(__file__).parents[2]
PATIENCE = 60
BOOK = "templates/rulebooks/garden.html.j2"
CATALOGUE = "cards/garden.yaml"

#: Python out of a template, if there is a way: it leaves a file.
SHELL = (
    "{{ cycler.__init__.__globals__.os.popen('touch MARK').read() }}",
    "{{ lipsum.__globals__['os'].system('touch MARK') }}",
    "{{ ''.__class__.__mro__[1].__subclasses__() }}",
    "{{ self.__init__.__globals__.__builtins__.open('MARK', 'w') }}",
    "{{ ('%s' | attr('format')).__globals__ }}",
    "{{ (joiner | attr('__init__') | attr('__globals__')).os.system('touch MARK') }}",
)

#: What a page must not have, and a word of what the writer is told.
LIVE = {
    "script": ("<script>x()</script>", "<script>"),
    "script, split": ("<scr\x00ipt>x()</scr\x00ipt>", "two ways"),
    "script from elsewhere": ('<script src="https://evil.example/x.js"></script>', "<script>"),
    "script, big": ("<SCRIPT>x()</SCRIPT>", "<script>"),
    "script in a drawing": ("<svg><title>a</title><script>x()</script></svg>", "<script>"),
    "event": ('<p onclick="x()">a</p>', "onclick"),
    "event, big": ('<p OnClick="x()">a</p>', "onclick"),
    "event after a slash": ("<p/onclick=x()>a</p>", "two ways"),
    "event after a quote": ('<p class="a"onclick="x()">a</p>', "two ways"),
    "event of a picture": ('<img src="data:image/png;base64,x" alt="a" onerror="x()">', "onerror"),
    "event of a drawing": ('<svg onload="x()"><title>a</title></svg>', "onload"),
    "frame": ('<iframe src="https://evil.example/"></iframe>', "<iframe>"),
    "frame with a page": ('<iframe srcdoc="&lt;script&gt;x()&lt;/script&gt;"></iframe>', "<ifr"),
    "object": ('<object data="https://evil.example/"></object>', "<object>"),
    "embed": ('<embed src="https://evil.example/">', "<embed>"),
    "form": ('<form action="https://evil.example/"></form>', "<form>"),
    "button": ('<button formaction="javascript:x()">a</button>', "<button>"),
    "base": ('<base href="https://evil.example/">', "<base>"),
    "refresh": ('<meta http-equiv="refresh" content="0;url=https://evil.example/">', "http-equiv"),
    "style sheet": ('<link rel="stylesheet" href="https://evil.example/x.css">', "<link>"),
    "attachment": ('<link rel="attachment" href="file:///etc/passwd">', "<link>"),
    "attached link": ('<a rel="attachment" href="https://evil.example/">a</a>', "rel="),
    "link": ('<a href="javascript:x()">a</a>', "javascript:x()"),
    "link, spelled": ('<a href="java&#115;cript:x()">a</a>', "javascript:x()"),
    "link, with a tab": ('<a href="java&Tab;script:x()">a</a>', "may not refer"),
    "link, with a blank": ('<a href=" javascript:x()">a</a>', "may not refer"),
    "link to a file": ('<a href="file:///etc/passwd">a</a>', "file:///etc/passwd"),
    "link to a page of ours": ('<a href="data:text/html,x">a</a>', "data:text/html"),
    "link of a drawing": (
        '<svg><title>a</title><a xlink:href="javascript:x()"><text>a</text></a></svg>',
        "javascript:x()",
    ),
    "picture": ('<img src="https://evil.example/x.png" alt="a">', "evil.example"),
    "picture without a scheme": ('<img src="//evil.example/x.png" alt="a">', "evil.example"),
    "picture of a file": ('<img src="file:///etc/passwd" alt="a">', "file:///etc/passwd"),
    "pictures": ('<img srcset="https://evil.example/x.png" alt="a">', "srcset"),
    "picture of a drawing": (
        '<svg><title>a</title><image href="https://evil.example/x.png"/></svg>', "evil.example"
    ),
    "part of another drawing": (
        '<svg><title>a</title><use href="https://evil.example/x.svg#a"/></svg>', "evil.example"
    ),
    "a card that isn't there": ('<img src="picture:card/nobody" alt="a">', "no card of this deck"),
    "moving drawing": (
        '<svg><title>a</title><animate attributeName="href" to="javascript:x()"/></svg>',
        "<animate>",
    ),
    "page in a drawing": (
        "<svg><title>a</title><foreignObject>a</foreignObject></svg>", "<foreignobject>"
    ),
    "film": ('<video src="https://evil.example/x.mp4"></video>', "<video>"),
    "background": ('<p style="background: url(https://evil.example/x)">a</p>', "evil.example"),
    "background, spelled": (r'<p style="background: u\72l(//evil.example/x)">a</p>', "evil."),
    "fill": ('<svg><title>a</title><g fill="url(//evil.example/x)"/></svg>', "evil.example"),
    "style, imported": ("<style>@import 'https://evil.example/x';</style>", "@import"),
    "style, image-set": ("<style>a { background: image-set('//e.x/x') }</style>", "image-set()"),
    "style, unclosed": ("<style>a { content: 'x\n; background: url(x) }</style>", "doesn't end"),
    "style in a drawing": ("<svg><title>a</title><style>a{}</style></svg>", "inside a drawing"),
    "comment that browsers close": ("<!--><script>x()</script>-->", "two ways"),
    "comment that browsers close, too": ("<!-- --!><script>x()</script>-->", "two ways"),
    "section of XML": ("<svg><title>a</title><![CDATA[<b>]]></svg>", "two ways"),
    "instruction of XML": ("<?xml-stylesheet href='//evil.example/x'?>", "two ways"),
    "title with tags": ("<svg><title><b>a</b></title></svg>", "<title>"),
    "words for no script": ("<noscript><p title='</noscript><script>'></noscript>", "<noscript>"),
    "a template of HTML": ("<template><b>a</b></template>", "<template>"),
    "plain text": ("<plaintext>", "<plaintext>"),
    "formula": ("<math><mtext><b>a</b></mtext></math>", "<math>"),
}  # fmt: skip


def typed(*words: str) -> Result:
    return CliRunner().invoke(cli, list(words))


def book(folder: Path) -> str:
    """The rulebook's HTML for a screen, without its cards."""
    project = Project.find(folder)
    built = deck.build(catalogue.load(project.catalogue("garden"), project))
    return render(built, project, None, no_picture, medium="screen")


def put(folder: Path, words: str, file: str = BOOK) -> int:
    """Writes words into the premise of the rulebook; answers their line."""
    path = folder / file
    text = path.read_text("utf-8")
    head, mark, rest = text.partition("{% block premise %}\n")
    assert mark
    path.write_text(head + mark + words + "\n" + rest, "utf-8")
    return (head + mark).count("\n") + 1


class TestOneSandbox:
    def test_a_gallery_of_the_projects_own_is_no_matter(self, folder: Path) -> None:
        own = folder / "templates" / "gallery"
        own.mkdir(parents=True)
        mark = folder / "MARK"
        code = "".join(SHELL[:1]).replace("MARK", str(mark))
        (own / "index.html.j2").write_text(f"STRANGER {code}", "utf-8")
        page = gallery_page(Project.find(folder))
        assert page is not None and b"STRANGER" not in page and b"Garden Trade" in page
        assert not mark.exists()

    @pytest.mark.parametrize("code", SHELL)
    def test_no_template_reaches_python(self, folder: Path, code: str) -> None:
        mark = folder / "MARK"
        put(folder, code.replace("MARK", str(mark)))
        with pytest.raises(UserError, match=r"^templates/rulebooks/garden\.html\.j2:"):
            book(folder)
        assert not mark.exists()

    def test_a_template_changes_nothing_that_it_is_given(self, folder: Path) -> None:
        line = put(folder, "{% set _ = [1].append(2) %}")
        with pytest.raises(UserError, match=f"garden.html.j2:{line}:1: a template may not do that"):
            book(folder)

    def test_there_is_no_other_environment_in_the_product(self) -> None:
        """Whoever makes templates of text makes them in the one sandbox."""
        package = Path(generator.__file__).parent
        made = {}
        for path in package.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                called = node.func if isinstance(node, ast.Call) else None
                bases = node.bases if isinstance(node, ast.ClassDef) else []
                for one in [*([called] if called else []), *bases]:
                    name = getattr(one, "attr", getattr(one, "id", ""))
                    if re.fullmatch(r"\w*Environment|Template|NativeTemplate|Guard", name):
                        made.setdefault(name, set()).add(path.relative_to(package).as_posix())
        assert made == {
            "ImmutableSandboxedEnvironment": {"reading/sandbox.py"},  # what Guard is
            "Guard": {
                "reading/expressions.py", "faces/values.py", "rulebook/environment.py",
                "rulebook/typed.py", "preview/gallery.py", "workshop/comparing/page.py",
                "workshop/layouts.py",
            },
        }  # fmt: skip


class TestBooks:
    @pytest.mark.parametrize("what", LIVE)
    def test_a_book_with_anything_alive_is_refused_at_its_line(
        self, folder: Path, what: str
    ) -> None:
        words, told = LIVE[what]
        line = put(folder, words)
        with pytest.raises(UserError) as refused:
            book(folder)
        problems = refused.value.problems
        assert any(told in problem.found for problem in problems), str(refused.value)
        first = next(problem for problem in problems if told in problem.found)
        assert (first.file, first.line) in {(BOOK, line), (BOOK, line + words.count("\n"))}

    @pytest.mark.parametrize("form", ["html", "pdf", "booklet"])
    def test_each_form_of_a_book_is_refused_in_one_line(self, folder: Path, form: str) -> None:
        secret = (folder.parent / "canary" / "secret.txt").as_uri()
        line = put(folder, f'<link rel="attachment" href="{secret}">')
        found = typed("rulebook", "--format", form, "--project", str(folder))
        assert isinstance(found.exception, UserError) and found.exception.exit_code == 2
        assert str(found.exception).startswith(f"{BOOK}:{line}:1: <link> has no place")
        assert "\n" not in str(found.exception)
        assert not list((folder / "output").rglob("rulebook*"))

    def test_check_refuses_it_too(self, folder: Path) -> None:
        line = put(folder, "<script>x()</script>")
        found = typed("check", "--json", "--project", str(folder))
        findings = json.loads(found.stdout)["games"]["garden"]["findings"]
        assert found.exit_code == 1
        assert [(f["file"], f["line"]) for f in findings if "<script>" in f["message"]] == [
            (BOOK, line)
        ]

    def test_what_a_template_fills_in_is_judged_as_it_comes_out(self, folder: Path) -> None:
        line = put(folder, "{% set to = 'java' ~ 'script:x()' %}\n<a href=\"{{ to }}\">a</a>")
        with pytest.raises(UserError, match=rf"garden\.html\.j2:{line + 1}:1: <a> may not refer"):
            book(folder)

    def test_a_style_sheet_neither_loads_nor_breaks_out(self, folder: Path) -> None:
        sheet = folder / "templates" / "rulebooks" / "garden.css"
        before = sheet.read_text("utf-8") if sheet.exists() else ""
        for words, told in (
            ("a { background: url(https://evil.example/x) }", "evil.example"),
            ("@im\\port 'https://evil.example/x';", "@import"),
            ("</style><script>x()</script><style>", "<script>"),
            (':root { --ink: red"><script>x()</script> }', "doesn't end"),
        ):
            sheet.write_text(f"{before}\n{words}\n", "utf-8")
            with pytest.raises(UserError) as refused:
                book(folder)
            assert any(
                told in problem.found and problem.file.endswith("garden.css") and problem.line
                for problem in refused.value.problems
            ), str(refused.value)

    @pytest.mark.parametrize(
        "inside",
        ["<script>x()</script>", '<g onload="x()"/>', "<foreignObject/>",
         '<image href="file:///etc/passwd"/>', '<use xlink:href="//evil.example/x#a"/>',
         '<g fill="url(https://evil.example/x)"/>', '<a href="javascript:x()"/>'],
    )  # fmt: skip
    def test_a_drawing_in_a_file_is_only_looked_at(self, folder: Path, inside: str) -> None:
        svg = f'<svg xmlns="http://www.w3.org/2000/svg">\n{inside}</svg>'
        (folder / "templates" / "rulebooks" / "plan.svg").write_text(svg, "utf-8")
        put(folder, "{{ image('plan.svg', 'The plan') }}")
        with pytest.raises(UserError, match=r"^templates/rulebooks/plan\.svg:2:1: a drawing may"):
            book(folder)

    def test_a_drawing_as_programs_write_them_is_taken(self, folder: Path) -> None:
        svg = (
            '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n'
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/x" '
            'i:version="1.2"><defs><style>.a{fill:url(#b)}</style></defs><g class="a"/></svg>'
        )
        (folder / "templates" / "rulebooks" / "plan.svg").write_text(svg, "utf-8")
        put(folder, "{{ image('plan.svg', 'The plan') }}")
        assert "data:image/svg+xml" in book(folder)

    def test_what_writers_need_is_taken(self, folder: Path) -> None:
        put(
            folder,
            "<!-- a > b, a remark --><p hidden class=x id='y'>1 < 2 &amp; 3 <= 4</p>\n"
            '<p><a href="https://example.org/a?b=c&amp;d" target="_blank" rel="noopener">a</a>'
            '<a href="mailto:a@example.org">b</a><a href="#goal">c</a></p>\n'
            "<style>p::before { content: 'it\\'s: url(x)'; width: calc(1mm + 2mm) }</style>\n"
            '<svg viewBox="0 0 9 9"><title>a</title><g transform="rotate(3)"><path d="M0 0"/>'
            "</g></svg><ruby>a<rt>b</rt></ruby><details open><summary>a</summary>b</details>",
        )
        assert "1 < 2" in book(folder)

    @pytest.mark.parametrize("form", ["html", "pdf"])
    def test_a_frame_of_ones_own_begins_like_ours(self, folder: Path, form: str) -> None:
        """A policy counts from where it stands, so nothing may come before it."""
        (folder / BOOK).write_text(
            '<!doctype html><p>a</p><html lang="en"><head><title>a</title></head>'
            "<body><h1>a</h1></body></html>",
            "utf-8",
        )
        found = typed("rulebook", "--format", form, "--project", str(folder))
        assert isinstance(found.exception, UserError)
        assert "the page doesn't begin with" in str(found.exception)

    def test_every_book_has_its_policy_before_anything_else(self, folder: Path) -> None:
        page = book(folder)
        head = page.partition("<head>")[2].lstrip()
        assert head.startswith('<meta http-equiv="Content-Security-Policy" content="default-src ')
        assert "'none'; img-src data:;" in head[:120] and "script-src" not in head[:300]
        assert page.count("http-equiv") == 1

    @pytest.mark.parametrize(
        "attached", ["file:///etc/passwd", "https://evil.example/", "ftp://x/", "data:;base64,!"]
    )
    def test_a_pdf_fetches_nothing_and_says_so(self, folder: Path, attached: str) -> None:
        """The second wall, for HTML that somebody hands to `pdf.make` by themselves."""
        page = book(folder).replace(
            "</head>", f'<link rel="attachment" href="{attached}"></head>', 1
        )
        try:
            made = pdf.make(page)
        except UserError as refused:
            assert str(refused).startswith("can't load what a rulebook refers to: ")
            assert "\n" not in str(refused)
        else:  # WeasyPrint reads data of any kind
            assert attached.startswith("data:") and b"root:" not in made.data

    @pytest.mark.parametrize(
        "url", ["javascript:x()", "JaVaScRiPt:x()", "data:text/html,x", "file:///etc/passwd",
                "//evil.example", "https://a.example/\" onclick=\"x()", "x"],
    )  # fmt: skip
    def test_a_credit_leads_to_an_address_or_nowhere(self, folder: Path, url: str) -> None:
        path = folder / CATALOGUE
        text = re.sub(r"(?m)^credits:\n(?:[ -].*\n)*", "", path.read_text("utf-8"))
        credit = json.dumps({"what": "Rules", "who": "Somebody", "url": url})
        path.write_text(f"{text.rstrip()}\ncredits:\n  - {credit}\n", "utf-8")
        project = Project.find(folder)
        with pytest.raises(UserError, match=r"cards/garden\.yaml:\d+:\d+: .*is not an address"):
            catalogue.load(project.catalogue("garden"), project)


class TestGallery:
    def test_the_page_is_inert_and_says_so(self, folder: Path) -> None:
        page = gallery_page(Project.find(folder))
        assert page is not None
        html = page.decode()
        assert inert.faults(re.sub(r"<meta http-equiv[^>]*>", "", html), beside=True) == []
        head = html.partition("<head>")[2].lstrip()
        assert head.startswith('<meta http-equiv="Content-Security-Policy" content="default-src ')

    @pytest.mark.parametrize("slug", ["javascript:x()", 'a"><script>x()', "https:", "&#106;"])
    def test_a_game_called_like_an_address_leads_nowhere(self, folder: Path, slug: str) -> None:
        output = folder / "output"
        shutil.copytree(output / "garden", output / slug)
        page = (gallery_page(Project.find(folder)) or b"").decode()
        for address in re.findall(r'(?:href|src)="([^"]*)"', page):
            assert re.match(r"[\w%.-]+/|#", address), address
        assert "<script" not in page

    def test_what_a_forged_manifest_says_is_only_words(self, folder: Path) -> None:
        path = folder / "output" / "garden" / "manifest.json"
        text = path.read_text("utf-8")
        forged = json.loads(text)
        bad = "\"><script>x()</script><a href='javascript:x()'>"
        forged["game"], forged["title"], forged["edition"] = "javascript:x()", bad, bad
        for step in forged["steps"].values():
            for face in step.get("about", {}).get("faces", []):
                face["name"], face["number"], face["file"] = bad, bad, "javascript:x()"
        path.write_text(json.dumps(forged), "utf-8")
        page = (gallery_page(Project.find(folder)) or b"").decode()
        assert "<script" not in page and 'href="javascript' not in page

    def test_forged_claims_are_a_fault_of_their_file(self, folder: Path) -> None:
        claims = folder / "templates" / "rulebooks" / "claims"
        claims.mkdir(exist_ok=True)
        run = {"id": "a", "main": True, "players": "<script>", "games": [], "parity": None}
        (claims / "garden.json").write_text(json.dumps({"claims": [], "runs": [run]}), "utf-8")
        with pytest.raises(UserError, match=r"claims/garden\.json: isn't what 'simulate --claims'"):
            gallery_page(Project.find(folder))
