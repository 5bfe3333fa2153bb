#!/usr/bin/env python3
"""Counts the lines of play of datasets/perft/*.txt again, with rules written down a second time.

A line is a position and, behind #, the numbers of sequences of 1, 2, .. cards: scripts/perft.py datasets/perft/*.txt"""
import sys

HEAD = "HT CQ SQ HQ DQ CJ SJ HJ DJ".split()


def trumps(game, schweine):
    """The trumps from the highest to the lowest."""
    if game in ("damensolo", "bubensolo"):
        return [suit + ("Q" if game == "damensolo" else "J") for suit in "CSHD"]
    if game == "fleischlos":
        return []
    suit = game[-1] if game.startswith("farbsolo") else "D"
    rest = [suit + rank for rank in "ATK9" if suit + rank not in HEAD]
    return ["DA"] + HEAD + rest[1:] if schweine else HEAD + rest


def count(state, hands, leader, trick, depth):
    """The number of sequences of this many cards; a trick is a list of cards, led by leader."""
    ranking, second_wins = state
    if len(trick) == 4:
        best = 0
        for i in range(1, 4):
            a, b = (ranking.get(trick[j], (trick[j][0], -"ATKQJ9".index(trick[j][1]))) for j in (i, best))
            same_ten = trick[i] == trick[best] == "HT" and second_wins and "HT" in ranking
            if (a[0] == b[0] and a[1] > b[1]) or (a[0] == "T" != b[0]) or same_ten:
                best = i
        leader, trick = (leader + best) % 4, []
    if depth == 0:
        return 1
    seat = (leader + len(trick)) % 4
    hand = hands[seat]
    group = lambda card: "T" if card in ranking else card[0]
    following = {card for card in hand if trick and group(card) == group(trick[0])}
    total = 0
    for card in following or set(hand):
        left = list(hand)
        left.remove(card)
        total += count(state, hands[:seat] + [left] + hands[seat + 1:], leader, trick + [card], depth - 1)
    return total


failed = 0
for path in sys.argv[1:]:
    for number, line in enumerate(open(path), 1):
        text, counts = line.split("#")
        field = dict(part.split("=") for part in text.split())
        order = trumps(field["game"], "schweine" in field)
        ranking = {card: ("T", len(order) - i) for i, card in enumerate(order)}
        hands = [field[seat].split(",") for seat in "NESW"]
        state = (ranking, field["rules"] == "bsv")
        for depth, expected in enumerate(map(int, counts.split()), 1):
            got = count(state, hands, "NESW".index(field["leader"]), [], depth)
            if got != expected:
                failed += 1
                print(f"{path}:{number}: {got} sequences of {depth} cards instead of {expected}")
sys.exit(f"{failed} counts differ" if failed else 0)
