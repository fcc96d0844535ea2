"""Words of the turn that several modules share: what is decided, what happened, what counts."""

# What is being decided: sets before play, the hand card, which of two a joker's substitute is
# placed on, which of two the stock card takes, and whether to end the deal.
DECLARE, HAND_CARD, SUBSTITUTE, STOCK_CARD, OFFER, OVER = (
    "declare", "hand card", "substitute", "stock card", "offer", "over",
)  # fmt: skip

# What the hand card did, which decides what the stock card can do to it.
NOTHING, LAID, PAIR, PAIR_OF_TWO = range(4)

# Events that take a mining card; the first three take none in the last turn (A28). The source has
# several names for some of them (A11): to show three cards is a Jiggle Wiggle, to play them on the
# fourth a Complete Transaction; Double Spending makes a stack, Fixed Double Spending takes one.
LONGEST_CHAIN = "longest_chain"
MATCHING_KEYS = "matching_public_private_key"
CHAIN_OF_BLOCK = "chain_of_block"
FIXED_DOUBLE_SPENDING = "fixed_double_spending"
COMPLETE_TRANSACTION = "complete_transaction"
JOKER = "joker"
NOT_IN_THE_LAST_TURN = (LONGEST_CHAIN, MATCHING_KEYS, CHAIN_OF_BLOCK)
STEALING = (*NOT_IN_THE_LAST_TURN, FIXED_DOUBLE_SPENDING, COMPLETE_TRANSACTION, JOKER)

NAMED_DOUBLES = ("no_market", "junk_coin", "no_hashrate")

# Everything that is counted in a deal's statistics.
EVENTS = (
    *STEALING,
    "double_spending", "surrendered", "nothing_to_surrender", "layout_joker", "opening_stack",
    "jiggle_wiggle", "perfect_hand_shown", "perfect_hand", "void", "flip_only", "offer",
    "keep_going", "end", "abandoned_block_chain", "waste_hashrate", *NAMED_DOUBLES,
)  # fmt: skip
