"""The last tricks of a normal game by the rules of the DDV, without the engine: written from the rules, to check it."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

Hands = tuple[tuple[str, ...], ...]
Trick = tuple[tuple[int, str], ...]

TRUMPS = "HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9".split()
PLAIN = "ATK9"
AUGEN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}


def suit(card: str) -> str:
    """The suit that has to be followed."""
    return "trump" if card in TRUMPS else card[0]


def strength(card: str, led: str) -> int:
    """How high a card is in a trick of this suit; the first of two equal ones wins."""
    if card in TRUMPS:
        return 100 - TRUMPS.index(card)
    return 50 - PLAIN.index(card[1]) if card[0] == led else 0


def winner(trick: Trick) -> int:
    """Who wins a trick."""
    led = suit(trick[0][1])
    return max(trick, key=lambda play: strength(play[1], led))[0]


def legal(hand: Sequence[str], trick: Trick) -> list[str]:
    """The cards that may be played."""
    follow = [card for card in hand if trick and suit(card) == suit(trick[0][1])]
    return sorted(set(follow or hand))


def special(tricks: Sequence[Trick], re: frozenset[int], n_charlies: int = 0) -> int:
    """The special points of Re in these tricks, less those of Kontra: foxes, Doppelköpfe, and Charlie in the last one."""
    gained = 0
    for trick in tricks:
        is_re = winner(trick) in re
        found = int(sum(AUGEN[card[1]] for _, card in trick) >= 40)
        found += sum(card == "DA" and (seat in re) != is_re for seat, card in trick)
        found += n_charlies * ((winner(trick), "CJ") in trick)
        gained += found if is_re else -found
    return gained


@dataclass(frozen=True)
class Ending:
    """What everybody has seen: the complete tricks before, who leads, and which cards are left."""

    before: tuple[Trick, ...]
    leader: int

    def points(self, tricks: Sequence[Trick], re: frozenset[int]) -> list[int]:
        """The Points of each seat without calls."""
        augen, n_won = [0, 0], [0, 0]
        for trick in tricks:
            side = int(winner(trick) not in re)
            augen[side] += sum(AUGEN[card[1]] for _, card in trick)
            n_won[side] += 1
        lost = int(augen[0] >= 121)
        value = 1 + sum(augen[lost] < limit for limit in (90, 60, 30)) + (n_won[lost] == 0) + (lost == 0)
        gain = (value if lost == 1 else -value) + special(tricks[:-1], re) + special(tricks[-1:], re, n_charlies=1)
        return [gain if seat in re else -gain for seat in range(4)]

    def void(self) -> list[set[str]]:
        """Suits of which each seat has shown that it has none."""
        shown: list[set[str]] = [set() for _ in range(4)]
        for trick in self.before:
            for seat, card in trick[1:]:
                if suit(card) != suit(trick[0][1]):
                    shown[seat].add(suit(trick[0][1]))
        return shown

    def played_by(self, seat: int) -> list[str]:
        """The cards that a seat has played before."""
        return [card for trick in self.before for who, card in trick if who == seat]

    def re(self, hands: Hands) -> frozenset[int]:
        """The side of Re: who was dealt a queen of clubs."""
        return frozenset(seat for seat in range(4) if "CQ" in [*hands[seat], *self.played_by(seat)])

    def worlds(self, cards: Sequence[str]) -> dict[Hands, Fraction]:
        """All deals of the cards that are left that fit what was seen, and how probable they are: copy by copy."""
        size, copies = len(cards) // 4, list(enumerate(cards))
        counts: dict[Hands, int] = defaultdict(int)
        for dealt in _dealt(copies, size, 4):
            hands = tuple(tuple(sorted(card for _, card in hand)) for hand in dealt)
            counts[hands] += 1
        shown = self.void()
        fits = {
            hands: n
            for hands, n in counts.items()
            # In a trick that it did not follow the seat held no card of the suit, and so it holds none now.
            if all(suit(card) not in shown[seat] for seat in range(4) for card in hands[seat]) and len(self.re(hands)) == 2
        }
        whole = sum(fits.values())
        return {hands: Fraction(n, whole) for hands, n in fits.items()}


def _dealt(cards: Sequence[tuple[int, str]], size: int, seats: int) -> Iterator[tuple[tuple[tuple[int, str], ...], ...]]:
    if seats == 1:
        yield (tuple(cards),)
        return
    for hand in itertools.combinations(cards, size):
        for others in _dealt([card for card in cards if card not in hand], size, seats - 1):
            yield (hand, *others)


#: A deal, how much it counts, and who is Re.
World = tuple[Hands, Fraction, frozenset[int]]


def _go_on(ending: Ending, tricks: tuple[Trick, ...], trick: Trick, turn: int, worlds: list[World], best: int | None) -> list[Fraction]:
    """What each seat gets from these deals, which `best` cannot tell apart, if it plays as well as possible and all others at random."""
    if not any(hands[turn] for hands, _, _ in worlds) and not trick:
        whole = [Fraction(0)] * 4
        for _, weight, re in worlds:
            points = ending.points(ending.before + tricks, re)
            whole = [sum_ + weight * point for sum_, point in zip(whole, points, strict=True)]
        return whole
    after: dict[str, list[World]] = defaultdict(list)
    for hands, weight, re in worlds:
        cards = legal(hands[turn], trick)
        for card in cards:
            rest = list(hands[turn])
            rest.remove(card)
            left = (*hands[:turn], tuple(rest), *hands[turn + 1 :])
            after[card].append((left, weight if turn == best else weight / len(cards), re))
    values = []
    for card, then in after.items():
        lies = (*trick, (turn, card))
        if len(lies) == 4:
            values.append(_go_on(ending, (*tricks, lies), (), winner(lies), then, best))
        else:
            values.append(_go_on(ending, tricks, lies, (turn + 1) % 4, then, best))
    if turn == best:
        return max(values, key=lambda value: value[turn])
    return [sum(column, Fraction(0)) for column in zip(*values, strict=True)]


def random_value(ending: Ending, worlds: dict[Hands, Fraction]) -> list[Fraction]:
    """What each seat gets if all play at random."""
    given = [(hands, weight, ending.re(hands)) for hands, weight in worlds.items()]
    return _go_on(ending, (), (), ending.leader, given, None)


def nash_conv(ending: Ending, worlds: dict[Hands, Fraction]) -> Fraction:
    """How much all seats together gain if each alone plays as well as possible against others that play at random."""
    gained = Fraction(0)
    at_random = random_value(ending, worlds)
    for seat in range(4):
        by_hand: dict[tuple[str, ...], list[World]] = defaultdict(list)
        for hands, weight in worlds.items():
            by_hand[hands[seat]].append((hands, weight, ending.re(hands)))
        best = sum(_go_on(ending, (), (), ending.leader, group, seat)[seat] for group in by_hand.values())
        gained += best - at_random[seat]
    return gained


def open_value(ending: Ending, hands: Hands) -> int:
    """What a member of Re gets if everybody sees all cards and plays for his side."""
    re = ending.re(hands)

    def value(tricks: tuple[Trick, ...], trick: Trick, turn: int, hands: Hands) -> int:
        if not trick and not hands[turn]:
            return ending.points(ending.before + tricks, re)[min(re)]
        found = []
        for card in legal(hands[turn], trick):
            rest = list(hands[turn])
            rest.remove(card)
            left = (*hands[:turn], tuple(rest), *hands[turn + 1 :])
            lies = (*trick, (turn, card))
            if len(lies) == 4:
                found.append(value((*tricks, lies), (), winner(lies), left))
            else:
                found.append(value(tricks, lies, (turn + 1) % 4, left))
        return max(found) if turn in re else min(found)

    return value((), (), ending.leader, hands)
