#!/usr/bin/env python3
"""Checks certificates of `doko prove`: `scripts/check_proof.py FILE..`, one JSON object a line. It knows the rules of trick taking and
nothing of doko; docs/PROOFS.md describes the walk. Exit code 0 if all are accepted, 1 if one is refused, 2 if a file cannot be read."""
import json
import sys

SEATS, SUITS, RANKS = "NESW", "CSHD", "ATKQJ9"
AUGEN = dict(zip(RANKS, (11, 10, 4, 3, 2, 0)))
MOST_POSITIONS, MOST_CHARACTERS = 3_000_000, 64_000_000


class Refused(Exception):
    """The certificate proves nothing; the text says why."""


def classes_of(rules, game, schweine):
    """The trumps and the four suits, each from the highest card to the lowest."""
    if rules not in ("tsr", "ddv", "bsv", "recklinghausen"):
        raise Refused(f"the rules {rules!r} are not known here")
    ranks = RANKS if rules in ("tsr", "ddv") else RANKS[:-1]
    trump_suit = {"normal": "D", **{f"farbsolo_{suit}": suit for suit in SUITS}}.get(game)
    if trump_suit:
        trumps = ["HT", *(suit + rank for rank in "QJ" for suit in SUITS)]
        trumps += [trump_suit + rank for rank in ranks if rank not in "QJ" and trump_suit + rank != "HT"]
    elif game in ("damensolo", "bubensolo", "fleischlos"):
        trumps = [suit + rank for suit in SUITS for rank in {"d": "Q", "b": "J", "f": ""}[game[0]]]
    else:
        raise Refused(f"the game {game!r} is not known here")
    if schweine:
        trumps = ["DA", *(card for card in trumps if card != "DA")]
    return [trumps, *([suit + rank for rank in ranks if suit + rank not in trumps] for suit in SUITS)]


class Deal:
    """A position that cards are played to and taken back from."""

    def __init__(self, line):
        fields = dict(field.split("=", 1) for field in line.split())
        self.re = set(fields["re"])
        self.second_wins = fields["rules"] == "bsv"
        self.classes = classes_of(fields["rules"], fields["game"], "schweine" in fields)
        self.class_of = {card: number for number, cards in enumerate(self.classes) for card in cards}
        self.rank = {card: place for cards in self.classes for place, card in enumerate(cards)}
        self.hands = [dict.fromkeys(self.class_of, 0) for _ in SEATS]
        for seat, name in enumerate(SEATS):
            for card in fields[name].replace("-", "").replace(",", " ").split():
                self.hands[seat][card] += 1
        self.leader = SEATS.index(fields["leader"])
        self.trick = [card for card in fields.get("trick", "-").split(",") if card != "-"]
        cards = [card for hand in self.hands for card, n in hand.items() for _ in range(n)] + self.trick
        sizes = [sum(hand.values()) + ((seat - self.leader) % 4 < len(self.trick)) for seat, hand in enumerate(self.hands)]
        if len(set(sizes)) != 1 or any(cards.count(card) > 2 for card in cards) or not self.re <= set(SEATS) or len(self.trick) > 3:
            raise Refused("there is no such position")
        self.augen_left = sum(AUGEN[card[1]] for card in cards)
        self.tricks_left = sizes[0]

    def turn(self):
        return (self.leader + len(self.trick)) % 4

    def legal(self):
        hand = self.hands[self.turn()]
        held = [card for cards in self.classes for card in cards if hand[card]]
        led = self.class_of[self.trick[0]] if self.trick else None
        return [card for card in held if self.class_of[card] == led] or held

    def beats(self, new, best):
        if self.class_of[new] != self.class_of[best]:
            return self.class_of[new] == 0
        return self.rank[new] < self.rank[best] or (new == best == "HT" and self.second_wins and self.class_of[new] == 0)

    def play(self, card):
        """Returns the winner and the cards of the trick if it is complete, and what takes the card back."""
        seat, leader, trick = self.turn(), self.leader, self.trick
        self.hands[seat][card] -= 1
        self.trick = [*trick, card]
        done = None
        if len(self.trick) == 4:
            best = 0
            for place in (1, 2, 3):
                best = place if self.beats(self.trick[place], self.trick[best]) else best
            done = ((leader + best) % 4, self.trick)
            self.leader, self.trick = done[0], []
        return done, (seat, card, leader, trick)

    def take_back(self, played):
        seat, card, self.leader, self.trick = played
        self.hands[seat][card] += 1

    def replies(self):
        """The legal cards without those that are worth as much as the one before them and stand next to it."""
        legal, tried, seat = set(self.legal()), [], self.turn()
        for cards in self.classes:
            previous = None
            for card in cards:
                others = card in self.trick or any(hand[card] for other, hand in enumerate(self.hands) if other != seat)
                if card in legal and (previous is None or AUGEN[previous[1]] != AUGEN[card[1]] or others):
                    tried.append(card)
                previous = None if others else card if card in legal else previous
        return tried

    def key(self):
        """The position up to the names of its cards: who leads, and of each class who holds which Augen, from the highest card on."""
        return self.leader, tuple(
            tuple((AUGEN[card[1]], card == "HT" and number == 0, *(hand[card] for hand in self.hands))
                  for card in cards if any(hand[card] for hand in self.hands))
            for number, cards in enumerate(self.classes))


class Walk:
    """The proof of one bound."""

    def __init__(self, deal, bound):
        self.deal, self.count, self.chooses = deal, bound["count"], not bound["whatever_is_played"]
        self.side = {SEATS.index(name) for name in (deal.re if bound["side"] == "re" else set(SEATS) - deal.re)}
        if bound["side"] not in ("re", "kontra") or self.count not in ("augen", "tricks") or type(bound["least"]) is not int:
            raise Refused("the bound is not understood")
        self.cards, self.proven, self.n_positions = iter(bound["strategy"].split()), {}, 0
        self.enter(bound["least"])
        if next(self.cards, None):
            raise Refused("the strategy has cards that nobody asks for")

    def left(self):
        if self.count == "tricks":
            return max(sum(hand.values()) for hand in self.deal.hands)
        return sum(AUGEN[card[1]] * n for hand in self.deal.hands for card, n in hand.items())

    def enter(self, needed):
        if self.deal.trick:
            return self.walk(needed)
        if needed <= 0:
            return
        if self.left() < needed:
            raise Refused("the bound fails against best play")
        key = self.deal.key()
        if self.proven.get(key, 0) < needed:
            self.walk(needed)
            self.proven[key] = needed

    def walk(self, needed):
        self.n_positions += 1
        if self.n_positions > MOST_POSITIONS:
            raise Refused("the walk is too long")
        chosen = self.chooses and self.deal.turn() in self.side
        if chosen:
            card = next(self.cards, None)
            if card not in self.deal.legal():
                raise Refused(f"the strategy ends, or its card {card!r} is not legal")
        for card in [card] if chosen else self.deal.replies():
            done, played = self.deal.play(card)
            worth = 0 if not done else 1 if self.count == "tricks" else sum(AUGEN[card[1]] for card in done[1])
            gained = worth if done and done[0] in self.side else 0
            self.enter(needed - gained)
            self.deal.take_back(played)


def check(certificate):
    """Returns what is proven, or raises Refused."""
    deal, proven = Deal(certificate["position"]), []
    for bound in certificate["bounds"]:
        Walk(deal, bound)
        how = ", whatever is played" if bound["whatever_is_played"] else ""
        proven.append(f"{bound['side']} gets at least {bound['least']} {bound['count']}{how}")
    least = {(bound["side"], bound["count"]): bound["least"] for bound in certificate["bounds"]}
    for count, total in (("augen", deal.augen_left), ("tricks", deal.tricks_left)):
        if {("re", count), ("kontra", count)} <= least.keys() and least["re", count] + least["kontra", count] == total:
            proven.append("so these are the exact values")
    if refuted := certificate.get("refuted"):
        winners = []
        for card in refuted["line"].split():
            if card not in deal.legal():
                raise Refused(f"{card!r} is not legal")
            done, _ = deal.play(card)
            winners += [done[0]] if done else []
        if deal.trick or not winners or refuted["side"] not in ("re", "kontra") or (SEATS[winners[-1]] in deal.re) == (refuted["side"] == "re"):
            raise Refused("the line refutes nothing")
        proven.append(f"{refuted['side']} does not take all remaining tricks whatever is played")
    if not proven:
        raise Refused("nothing is claimed")
    return proven


def main(*names):
    is_good = True
    for name in names:
        with open(name, encoding="utf-8", errors="replace") as file:
            for number, line in enumerate(iter(lambda: file.readline(MOST_CHARACTERS), ""), 1):
                try:
                    print(f"{name}:{number}: accepted: {'; '.join(check(json.loads(line)))}")
                except (Refused, KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as why:
                    is_good = False
                    print(f"{name}:{number}: refused: {why if isinstance(why, Refused) else f'not a certificate ({why!r})'}")
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:] or sys.exit(__doc__))
    except OSError as why:
        print(f"{why.filename} cannot be read: {why.strerror}", file=sys.stderr)
        sys.exit(2)
