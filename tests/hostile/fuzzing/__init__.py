"""Mutated inputs by the hundred thousand: every kind of file that we read, and command lines.

`seed/` is a project that holds one of each thing, as small as can be. An input is that project with
one or two of its files changed on purpose; which, is decided by dice that are named after the kind,
the seed and the number of the input, so that a finding can be repeated. `kinds` makes inputs,
`judge` tells whether what came of one is right, `campaign` runs them.
"""
