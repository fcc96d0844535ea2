"""Many packs shuffled at once, each as `Random(seed).shuffle` shuffles it.

In: a seed a pack. Out: an array with the packs as columns. Python's generator itself gives the
numbers, a great many at a time; what `Random.shuffle` does with them is done here for all packs
together: from the last place to the second, the card there changes places with one that a number
of just enough bits names, and a number that is too great is passed over.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

#: A shuffle of n cards takes about 1.4 n numbers; whatever asks for more is shuffled by itself.
_WORDS = 2
_WORD = 32  # bits that the generator makes at a time


def shuffled(seeds: Sequence[int], pack: Sequence[int]) -> NDArray[np.uint8]:
    """`pack` in the order that each seed gives it: (places, seeds), the first place first."""
    words = _WORDS * len(pack)
    numbers = _numbers(seeds, words)
    lanes = np.arange(len(seeds))
    following = lanes * words  # where each pack's next number lies
    ends = following + words
    packs = np.repeat(np.array(pack, np.uint8)[:, None], len(seeds), axis=1)
    flat = packs.reshape(-1)
    for place in range(len(pack) - 1, 0, -1):
        spare = _WORD - (place + 1).bit_length()
        other = numbers.take(following, mode="clip") >> spare
        following += 1
        again = np.flatnonzero(other > place)
        while again.size:
            other[again] = numbers.take(following[again], mode="clip") >> spare
            following[again] += 1
            again = again[(other[again] > place) & (following[again] <= ends[again])]
        here = packs[place].copy()
        there = np.minimum(other, place) * np.intp(len(seeds)) + lanes
        packs[place] = flat.take(there)
        flat[there] = here
    for lane in np.flatnonzero(following > ends).tolist():
        alone = list(pack)
        Random(seeds[lane]).shuffle(alone)
        packs[:, lane] = alone
    return packs


def _numbers(seeds: Sequence[int], words: int) -> NDArray[np.uint32]:
    """The first numbers of 32 bits that `Random(seed)` makes, seed after seed."""
    generator = Random()
    begin = super(Random, generator).seed  # what `Random.seed` hands whole numbers to
    made = []
    for seed in seeds:
        begin(seed)
        made.append(generator.getrandbits(_WORD * words).to_bytes(4 * words, "little"))
    return np.frombuffer(b"".join(made), "<u4")
