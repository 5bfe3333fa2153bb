#!/usr/bin/env python3
"""A whole table in a hundred lines: one seat is a guest's, the three others play the first card they may, or any.

    doko match --table 'python3 scripts/table.py' --bots rules,greedy --scope cards -n 100
    doko match --table 'python3 scripts/table.py random' --bots rules --scope cards -n 100

It knows normal games without calls by the rules of the DDV. Copy it to write an adapter for a program that you have;
docs/PROTOCOL.md describes the messages.
"""
import json
import random
import sys

SEATS = "NESW"
DECK = [suit + rank for suit in "CSHD" for rank in "ATKQJ9"]
TRUMPS = ["HT", "CQ", "SQ", "HQ", "DQ", "CJ", "SJ", "HJ", "DJ", "DA", "DT", "DK", "D9"]
AUGEN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}


def say(**message):
    print(json.dumps(message), flush=True)


def suit(card):
    return "trump" if card in TRUMPS else card[0]


def legal(hand, trick):
    """Returns the cards of a hand that may be played, each once, in the order of the deck."""
    same = [card for card in hand if trick and suit(card) == suit(trick[0])]
    return sorted(set(same or hand), key=DECK.index)


def strength(card, led):
    """Higher wins; of two equal cards the first."""
    if card in TRUMPS:
        return 100 - TRUMPS.index(card)
    return "9JQKTA".index(card[1]) if suit(card) == suit(led) else -1


def augen(cards):
    return sum(AUGEN[card[1]] for card in cards)


def points(hands, tricks):
    """Returns what each seat writes down: the side with a queen of clubs is Re, and wins with 121 Augen."""
    re = {seat for seat in SEATS if "CQ" in hands[seat]}
    won = [(winner in re, lead, winner, cards) for lead, winner, cards in tricks]
    of_re = sum(augen(cards) for is_re, _, _, cards in won if is_re)
    re_wins = 121 <= of_re
    loser = 240 - of_re if re_wins else of_re
    value = 1 + (not re_wins) + sum(loser < level for level in (90, 60, 30)) + all(is_re == re_wins for is_re, *_ in won)
    for number, (is_re, lead, winner, cards) in enumerate(won, 1):
        players = [SEATS[(SEATS.index(lead) + step) % 4] for step in range(4)]
        foxes = sum(card == "DA" and (seat in re) != is_re for seat, card in zip(players, cards))
        karlchen = number == 12 and cards[players.index(winner)] == "CJ"
        value += ((40 <= augen(cards)) + foxes + karlchen) * (1 if is_re == re_wins else -1)
    return {seat: value if (seat in re) == re_wins else -value for seat in SEATS}


def play(game, choose):
    """Plays a game: asks the guest for each of its cards, and lets `choose` play the others."""
    hands = {seat: list(cards) for seat, cards in game["hands"].items()}
    leader, tricks, asked = SEATS[(SEATS.index(game["dealer"]) + 1) % 4], [], 0

    def record(hands, running):
        played = [{"lead": lead, "cards": cards} for lead, _, cards in tricks] + running
        return {"rules": game["rules"]["name"], "dealer": game["dealer"], "hands": hands, "game": "normal", "tricks_played": played}

    while len(tricks) < 12:
        trick = []
        for step in range(4):
            seat = SEATS[(SEATS.index(leader) + step) % 4]
            if seat == game["seat"]:
                seen = {other: game["hands"][other] if other == seat else [] for other in SEATS}
                running = [{"lead": leader, "cards": trick}] if trick else []
                say(type="decide", id=asked, what="card", legal=legal(hands[seat], trick), seen={"record": record(seen, running)})
                asked, card = asked + 1, json.loads(sys.stdin.readline())["decision"]
            else:
                card = choose(legal(hands[seat], trick))
            hands[seat].remove(card)
            trick = trick + [card]
        best = max(range(4), key=lambda step: (strength(trick[step], trick[0]), -step))
        winner = SEATS[(SEATS.index(leader) + best) % 4]
        tricks.append((leader, winner, trick))
        leader = winner
    say(type="result", record=record(game["hands"], []), points=points(game["hands"], tricks))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="scripts/table.py", rules=["ddv"], scopes=["cards"])
    elif message["type"] == "game":
        lot = random.Random(message["seed"])
        play(message, lot.choice if "random" in sys.argv else lambda cards: cards[0])
    elif message["type"] == "bye":
        break
