"""`deckproof pull`: a published table fetched into the project, by https and by no other way.

The server is a small one on this machine; `localhost.pem` is its key and certificate, which nothing
but these tests trusts.
"""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from generator import catalogue
from generator.cli import cli
from generator.errors import UserError
from generator.project import Project
from generator.workshop import download as fetching
from generator.workshop.download import download

PEM = Path(__file__).with_name("localhost.pem")
TABLE = b"name,cost\nElf,1\nOrc,2\n"


class Server(ThreadingHTTPServer):
    """Answers with `answers[path]`: status, headers, body."""

    answers: dict[str, tuple[int, dict[str, str], bytes]]
    asked: list[str]
    left: threading.Event


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        while self.path == "/drip" and not self.server.left.wait(0.02):
            self.wfile.write(b"HTTP/1.1 100 Continue\r\n\r\n")  # and no more, for ever
        status, headers, body = self.server.answers[self.path]
        self.send_response(status)
        for name, value in {"content-type": "text/csv", **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *about: object) -> None:
        pass


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that this machine trusts for as long as a test lasts."""
    monkeypatch.setenv("SSL_CERT_FILE", str(PEM))
    for name in ("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    found = Server(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(PEM)
    found.socket = context.wrap_socket(found.socket, server_side=True)
    found.answers, found.asked = {"/t.csv": (200, {}, TABLE)}, []
    found.left = threading.Event()
    thread = threading.Thread(target=found.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield found
    found.shutdown()
    thread.join()
    found.server_close()


def address(server: Server, path: str) -> str:
    return f"https://localhost:{server.server_address[1]}{path}"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "cards").mkdir()
    return Project.find(tmp_path)


def linked(project: Project, url: str) -> None:
    (project.root / "cards" / "x.yaml").write_text(
        "game: x\ntitle: X\nplayers: 2\nlayout: plain\n"
        "backs: {main: {layout: plain-back, with: {word: X}}}\n"
        f"fields: {{cost: {{whole: 0..9}}}}\nkinds: {{card: {{}}}}\n"
        f"cards: {{from: t.csv, url: '{url}'}}\n"
    )


def pull(project: Project) -> Result:
    return CliRunner().invoke(cli, ["pull", "x", "--project", str(project.root)])


def test_a_table_is_fetched_and_what_is_new_is_told(server: Server, project: Project) -> None:
    linked(project, address(server, "/t.csv"))
    first = pull(project)
    server.answers["/t.csv"] = (200, {}, b"name,cost\nElf,3\nOwl,2\n")
    second = pull(project)

    assert first.output == "cards/t.csv: 22 bytes\n"
    assert second.output == "cards/t.csv: 22 bytes\n  came: owl\n  went: orc\n  changed: elf\n"
    assert (project.root / "cards" / "t.csv").read_bytes() == b"name,cost\nElf,3\nOwl,2\n"


def test_a_server_that_leads_on_and_on_is_followed_a_few_times(server: Server) -> None:
    """Each address is another one, so that no circle is seen."""
    for step in range(20):
        server.answers[f"/{step}"] = (302, {"location": f"/{step + 1}"}, b"")
    server.answers["/20"] = (200, {}, TABLE)

    with pytest.raises(UserError, match="the server answers 302"):
        download(address(server, "/0"), 2_000)
    assert len(server.asked) == 6


def test_nothing_else_goes_to_the_network(server: Server, project: Project) -> None:
    linked(project, address(server, "/t.csv"))
    pull(project)
    asked = len(server.asked)
    catalogue.load(project.root / "cards" / "x.yaml", project)
    CliRunner().invoke(cli, ["check", "x", "--quick", "--project", str(project.root)])

    assert asked == len(server.asked) == 1


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ((200, {}, b"name,cost\nElf,99\n"), "cards/t.csv:2:2: B2 'cost': 99 is not a cost (0..9)"),
        ((200, {}, b"name,cost\n"), "has no cards"),
        ((200, {"content-type": "text/html"}, b"<p>Sign in"), "with a web page, not a table"),
        ((404, {}, b""), "the server answers 404 Not Found; is the sheet published?"),
        ((302, {"location": "http://localhost/t.csv"}, b""), "which is not https"),
        ((302, {"location": "file:///etc/passwd"}, b""), "is not allowed"),
        ((302, {"location": "/t.csv"}, b""), "the server answers 302"),
        ((200, {}, b"x" * 3_000), "sends more than 2,000 bytes"),
    ],
)
def test_what_can_t_be_had_leaves_the_table_as_it_was(
    server: Server,
    project: Project,
    monkeypatch: pytest.MonkeyPatch,
    answer: tuple[int, dict[str, str], bytes],
    said: str,
) -> None:
    monkeypatch.setenv("DECKPROOF_BUDGETS", "table-bytes=2000")
    linked(project, address(server, "/t.csv"))
    (project.root / "cards" / "t.csv").write_bytes(TABLE)
    server.answers["/t.csv"] = answer
    done = pull(project)

    assert isinstance(done.exception, UserError), done.output
    assert said in str(done.exception)
    assert (project.root / "cards" / "t.csv").read_bytes() == TABLE
    assert sorted(path.name for path in (project.root / "cards").iterdir()) == ["t.csv", "x.yaml"]


def test_a_server_that_nobody_vouches_for_is_not_heard(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")

    with pytest.raises(UserError, match="can't be fetched: .*self.signed"):
        download(address(server, "/t.csv"), 1000)
    assert server.asked == []


def test_an_answer_that_never_begins_is_left(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.answers["/drip"] = 200, {}, TABLE
    monkeypatch.setattr(fetching, "_SECONDS", 0.3)
    try:
        with pytest.raises(UserError, match="takes more than"):
            download(address(server, "/drip"), 1000)
    finally:
        server.left.set()


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost/t", "file:///etc/passwd", "https:///t", "x", "https://[x", "https://x:y/",
        "https://localhost:65536/",
    ],
)  # fmt: skip
def test_only_https_is_asked(url: str) -> None:
    with pytest.raises(UserError, match="is not https"):
        download(url, 1000)


def test_a_sheet_to_look_at_is_told_its_file(project: Project) -> None:
    linked(project, "https://docs.google.com/spreadsheets/d/abc_1/edit#gid=0")
    done = pull(project)

    assert "d/abc_1/export?format=csv gives a file" in str(done.exception)


def test_a_project_without_addresses_is_told(project: Project) -> None:
    linked(project, "")
    assert "no table has an address" in str(pull(project).exception)
