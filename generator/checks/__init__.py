"""Checks: where rules and printing meet.

`of_game.check_game` holds one game's catalogue, rules, rulebook and, if asked, its files against
each other and answers a `GameReport` (`findings`). Reading this loads no check: a gallery asks for
the words of findings alone.
"""
