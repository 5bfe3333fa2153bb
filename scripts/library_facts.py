#!/usr/bin/env python3
"""What a card, a void and the lead are worth with open cards: python3 scripts/library_facts.py datasets/library/augen-40.values

Least squares over the deals of two against two; fitted on the deals for training, tested on the others (docs/LIBRARY.md). Needs numpy.
"""
import json
import sys
from pathlib import Path

import numpy
from library_deals import deal

SUITS = "CSHD"


def is_trump(card):
    return card[1] in "QJ" or card[0] == "D" or card == "HT"


def of_hand(hand, is_first):
    """What a hand has: cards of each kind, voids and lone aces of Fehl, the lead."""
    ranks = "ATK9"
    fehl = [[card for card in hand if card[0] == suit and not is_trump(card)] for suit in "CSH"]
    return {
        **{card: hand.count(card) for card in (suit + rank for suit in SUITS for rank in "ATKQJ9")},
        "void": sum(not cards for cards in fehl),
        "lone ace": sum(len(cards) == 1 and cards[0][1] == "A" for cards in fehl),
        "lead": int(is_first),
        "trumps": sum(map(is_trump, hand)),
        "queens": sum(card[1] == "Q" for card in hand),
        "Fehl aces": sum(card[1] == "A" and card[0] != "D" for card in hand),
        "Fehl losers": sum(card[1] in ranks[1:] and not is_trump(card) for card in hand),
    }


def read(path):
    head, records = Path(path).read_bytes().split(b"\n", 1)
    head = json.loads(head)
    return head["cards"], head["first"], numpy.frombuffer(records, dtype=numpy.uint8)


def fitted(rows, values, names, is_test):
    """The weights of these features with their errors, and R² of the deals for tests."""
    x = numpy.array([[1.0, *(row[name] for name in names)] for row in rows])
    train = ~is_test
    weights, *_ = numpy.linalg.lstsq(x[train], values[train], rcond=None)
    left = values[train] - x[train] @ weights
    errors = numpy.sqrt(numpy.diag(numpy.linalg.pinv(x[train].T @ x[train])) * (left @ left) / (train.sum() - x.shape[1]))
    return weights, errors, explained(values[is_test], x[is_test] @ weights)


def explained(values, said):
    return 1 - ((values - said) ** 2).mean() / values.var()


def table(title, names, found):
    weights, errors, r2 = found
    print(f"\n{title} (R² of the tests {r2:.2f})\n")
    for name, weight, error in zip(["constant", *names], weights, errors):
        print(f"  {name:12} {weight:+7.2f} ±{1.96 * error:.2f}")


def main():
    n_cards, first, augen = read(sys.argv[1])
    kinds = [suit + rank for suit in SUITS for rank in "ATKQJ9"[: n_cards // 8] if suit + rank != "CQ"]
    sides, hands, of_side, of_own, is_test, is_test_hand = [], [], [], [], [], []
    for number, value in enumerate(augen.tolist(), first):
        dealt = deal(n_cards, number)
        re = ["CQ" in hand for hand in dealt]
        if sum(re) != 2:
            continue
        each = [of_hand(hand, seat == 0) for seat, hand in enumerate(dealt)]
        sides.append({name: sum((1 if of_re else -1) * hand[name] for hand, of_re in zip(each, re)) / 2 for name in each[0]})
        of_side.append(value)
        is_test.append(number % 5 == 4)
        for hand, of_re in zip(each, re):
            hands.append(hand | {"Re": int(of_re)})
            of_own.append(value if of_re else 240 - value)
            is_test_hand.append(number % 5 == 4)
    of_side, of_own, is_test, is_test_hand = map(numpy.array, (of_side, of_own, is_test, is_test_hand))
    print(f"{len(sides)} deals of two against two, Re has {of_side.mean():.1f} Augen, standard deviation {of_side.std():.1f}")
    names = [*kinds, "void", "lone ace", "lead"]
    table("Augen of Re for each card that it holds instead of Kontra", names, fitted(sides, of_side, names, is_test))
    names = ["queens", "HT", "trumps", "Fehl aces", "void", "lead"]
    found = fitted(sides, of_side, names, is_test)
    table("The same from six numbers", names, found)
    mat = {name: round(weight) for name, weight in zip(names, found[0][1:])}
    said = numpy.array([round(found[0][0]) + sum(mat[name] * side[name] for name in names) for side in sides])
    wins = ((said > 120) == (of_side > 120))[is_test].mean()
    print(f"\nOn a beer mat: {round(found[0][0])} {' '.join(f'{weight:+d} {name}' for name, weight in mat.items())}")
    print(f"R² {explained(of_side[is_test], said[is_test]):.2f}; it names the winner in {100 * wins:.0f} % of {is_test.sum()} deals")
    names = ["Re", *names]
    table("Augen of a side for what one of its hands holds", names, fitted(hands, of_own, names, is_test_hand))


main()
