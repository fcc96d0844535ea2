"""The sixty sales, a file for each trade: where seller, goods and buyer are, and what both do.

`kit` says how they are told.
"""
