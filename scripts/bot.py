#!/usr/bin/env python3
"""A whole bot in sixty lines: takes what it can take cheaply, and otherwise gives away as little as it can.

Seat it with `doko match --bots 'cmd:python3 scripts/bot.py,random'`, check it with
`doko protocol check 'python3 scripts/bot.py'`. docs/PROTOCOL.md describes the messages.
"""
import json
import sys

AUGEN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}


def augen(card):
    return AUGEN[card[1]]


def strength(card, trumps, led):
    """Higher wins: trumps over the suit that was led over everything else."""
    if card in trumps:
        return 100 - trumps.index(card)
    return "9JQKTA".index(card[1]) if led and card[0] == led[0] and led not in trumps else -1


def choose_card(question):
    seen, legal = question["seen"], question["legal"]
    tricks, trumps = seen["record"]["tricks_played"], seen["trumps"]
    table = tricks[-1]["cards"] if tricks and len(tricks[-1]["cards"]) < 4 else []
    if not table:  # Lead an ace that no trump has to fear yet, otherwise what counts least.
        aces = [card for card in legal if card[1] == "A" and card not in trumps]
        return aces[0] if aces else min(legal, key=augen)
    best = max(strength(card, trumps, table[0]) for card in table)
    partner = seen["team"] is not None and seen["parties"].get(seen["winning"]) == seen["team"]
    winners = [card for card in legal if best < strength(card, trumps, table[0])]
    if partner and len(table) == 3:  # Our trick: give it what counts most.
        return max(legal, key=augen)
    if winners and 10 <= sum(map(augen, table)):  # Worth taking, with the weakest card that does.
        return min(winners, key=lambda card: strength(card, trumps, table[0]))
    return min(legal, key=augen)


def decide(question):
    legal = question["legal"]
    if question["what"] == "card":
        return choose_card(question)
    for modest in ("gesund", "no", "pass", "none"):  # No Vorbehalt, no call.
        if modest in legal:
            return modest
    return legal[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "scripts/bot.py"}
    elif message["type"] == "decide":
        answer = {"type": "decision", "id": message["id"], "decision": decide(message)}
    else:  # deal, result, error and bye want no answer.
        continue
    print(json.dumps(answer), flush=True)
