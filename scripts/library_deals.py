#!/usr/bin/env python3
"""Deals of the library of solved deals, from their numbers alone: python3 scripts/library_deals.py 40 4711

Without arguments it compares the 64 digests of datasets/library/digests.txt, and fails if one differs. See docs/LIBRARY.md.
"""
import hashlib
import sys
from pathlib import Path


def deal(n_cards, number):
    """The four hands, north first; the deck lies CA CA CT CT .. and is shuffled from its last place down."""
    ranks = "ATKQJ9"[: n_cards // 8]
    deck = [suit + rank for suit in "CSHD" for rank in ranks for _ in range(2)]
    lots = int.from_bytes(hashlib.sha256(f"doko {n_cards} {number}".encode()).digest(), "big")
    for place in range(n_cards, 1, -1):
        lots, other = divmod(lots, place)
        deck[place - 1], deck[other] = deck[other], deck[place - 1]
    hands = [deck[i : i + n_cards // 4] for i in range(0, n_cards, n_cards // 4)]
    return [sorted(hand, key=lambda card: ("CSHD".index(card[0]), ranks.index(card[1]))) for hand in hands]


def digest(n_cards, number):
    return hashlib.sha256("".join(card for hand in deal(n_cards, number) for card in hand).encode()).hexdigest()


if __name__ == "__main__" and sys.argv[1:]:
    if len(sys.argv) != 3 or sys.argv[1] not in ("40", "48") or not sys.argv[2].isdecimal():
        print(f"{sys.argv[1:]} is not a deck of 40 or 48 cards and the number of a deal, as in 40 4711", file=sys.stderr)
        sys.exit(2)
    print(*(f"{seat}={','.join(hand)}" for seat, hand in zip("NESW", deal(int(sys.argv[1]), int(sys.argv[2])))))
elif __name__ == "__main__":
    lines = (Path(__file__).parent.parent / "datasets/library/digests.txt").read_text().splitlines()
    wrong = [line for line in lines if digest(*map(int, line.split()[:2])) != line.split()[2]]
    sys.exit(f"wrong: {wrong}" if wrong or len(lines) != 64 else None)
