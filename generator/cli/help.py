"""`deckproof help`: the references, in a browser or in the terminal."""

from __future__ import annotations

import sys

import click

from generator.cli import complete
from generator.cli.run import Run, takes_common
from generator.errors import UserError


@click.command()
@click.argument("topic", required=False, shell_complete=complete.topics)
@click.option("--text", is_flag=True, help="In the terminal, whatever browser there is.")
@takes_common
def help(run: Run, topic: str | None, text: bool) -> None:
    """Read about TOPIC, offline: catalogue, layouts, components, rulebooks and more.

    It is a page of HTML that your browser shows; without a browser it is text. Without TOPIC all
    of them are listed. Of a command: 'deckproof COMMAND --help'.
    """
    from generator.workshop.reference import REFERENCES, reference, shown_in_a_browser

    one = reference(topic) if topic is not None else None
    page = _page()
    address = f"{page}#{topic}" if page and topic else page
    if one is None:
        run.answer({"page": page, "topics": {one.topic: one.about for one in REFERENCES}})
        for each in REFERENCES:
            run.say(f"{each.topic:<12}{each.about}")
        if address:
            run.say(f"All of them: {address}")
        return
    run.answer({"page": page, "topic": one.topic, "text": one.text})
    if run.json or run.quiet:
        return
    if not sys.stdout.isatty():
        click.echo(one.text, nl=False)
    elif address and not text and shown_in_a_browser(address):
        run.say(f"Your browser shows {address}")
    else:
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(one.text, code_theme="bw", hyperlinks=False))
        if address:
            run.say(f"With pictures: {address}")


def _page() -> str:
    """The address of the page; "" where nothing can be kept: the text is there all the same."""
    from generator.workshop.reference import write_page

    try:
        return write_page().as_uri()
    except UserError as error:
        click.echo(f"notice: {error}", err=True)
        return ""
