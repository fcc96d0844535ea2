"""Ornaments of Bitcoin Miner: receipts, tokens and cords."""
