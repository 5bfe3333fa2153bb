#!/usr/bin/env python3
"""Learns which card to play from a data set, and plays it: a whole example, from games to a bot.

    doko generate plan out/rules -n 20000 --bots rules --labels legal --shards 4 && doko generate run out/rules
    doko generate merge out/rules --out rules.parquet
    python3 scripts/learn.py train rules.parquet model.npz          (pip install numpy pyarrow)
    doko generate plan out/league -n 2000 --scope cards --bots random --bots greedy --bots rules \\
        --bots 'cmd:python3 scripts/learn.py play model.npz' && doko generate run out/league
    doko generate merge out/league --out league.parquet
    python3 scripts/learn.py league league.parquet                  who is how good, at cards alone

The model is a network with one hidden layer that sees what a seat sees and gives every card a score; it learns to choose
the card that was played. It knows normal games; in soli it plays the legal card that counts least.
"""
import json
import sys

import numpy

CARDS = [suit + rank for suit in "CSHD" for rank in "ATKQJ9"]
NUMBER = {card: number for number, card in enumerate(CARDS)}
AUGEN = numpy.array([{"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}[card[1]] for card in CARDS])
TRUMPS = [NUMBER[card] for card in "HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9".split()]
STRENGTH = {card: 100 - place for place, card in enumerate(TRUMPS)}
LADY = NUMBER["CQ"]


def winning(trick):
    """The place in the trick of the card that is winning it."""
    def strength(card):
        follows = card // 6 == trick[0] // 6 and trick[0] not in STRENGTH
        return STRENGTH.get(card, 10 - card % 6 if follows else -1)
    return max(range(len(trick)), key=lambda place: (strength(trick[place]), -place))


def features(seat, hand, re, played, leads, calls):
    """What a seat sees, as numbers: its hand, what is gone, the trick on the table, and who is known to be with whom.
    `played` are the cards in order, `leads` who led each trick, `calls` the words that were said, with their seats."""
    gone, table = numpy.zeros(24), numpy.zeros((3, 24))
    sides = {}
    for at, card in enumerate(played):
        gone[card] += 1
        if card == LADY:
            sides[(leads[at // 4] + at % 4) % 4] = 0
    sides.update({who: ("re", "kontra").index(word) for who, word in calls if word in ("re", "kontra")})
    known = numpy.zeros((3, 2))
    for who, side in sides.items():
        if who != seat:
            known[(who - seat) % 4 - 1, side] = 1
    trick = played[len(played) // 4 * 4:]
    ahead = numpy.zeros(4)
    for place, card in enumerate(trick):
        table[3 - len(trick) + place, card] = 1
    if trick:
        ahead[(leads[-1] + winning(trick) - seat) % 4] = 1
    place = numpy.eye(4)[len(trick)]
    rest = [re, len(played) / 48, AUGEN[trick].sum() / 30 if trick else 0, 1]
    return numpy.concatenate([hand, gone, table.ravel(), ahead, place, known.ravel(), rest]).astype(numpy.float32)


def decisions(path):
    """What was seen, what was legal and what was played at every decision of the normal games of a data set."""
    import pyarrow.parquet
    columns = ["game", "deal", "leads", "cards", "legal", "re", "call", "call_seat", "call_before"]
    seen, legal, chosen = [], [], []
    for game in pyarrow.parquet.read_table(path, columns=columns).to_pylist():
        if game["game"] not in ("normal", "stilles_solo") or len(game["cards"]) != 48:
            continue
        hands = [numpy.bincount(game["deal"][12 * seat:12 * seat + 12], minlength=24) for seat in range(4)]
        for at, card in enumerate(game["cards"]):
            seat = (game["leads"][at // 4] + at % 4) % 4
            said = zip(game["call_before"], game["call_seat"], game["call"])
            calls = [(who, word) for before, who, word in said if before <= at]
            re = game["re"] >> seat & 1
            seen.append(features(seat, hands[seat], re, game["cards"][:at], game["leads"][:at // 4 + 1], calls))
            legal.append([game["legal"][at] >> number & 1 for number in range(24)])
            chosen.append(card)
            hands[seat][card] -= 1
    return numpy.array(seen), numpy.array(legal, dtype=bool), numpy.array(chosen)


def scores(model, seen):
    hidden = numpy.maximum(seen @ model["in"] + model["bias"], 0)
    return hidden @ model["out"], hidden


def train(path, target, hidden=128, rounds=8, batch=512, step=1e-3):
    seen, legal, chosen = decisions(path)
    n_test = len(seen) // 10
    rng = numpy.random.default_rng(1)
    model = {"in": rng.normal(0, (2 / seen.shape[1]) ** 0.5, (seen.shape[1], hidden)),
             "bias": numpy.zeros(hidden), "out": rng.normal(0, 0.05, (hidden, 24))}
    model = {name: value.astype(numpy.float32) for name, value in model.items()}
    moments = {name: [numpy.zeros_like(value), numpy.zeros_like(value)] for name, value in model.items()}
    updates = 0
    for number in range(rounds):
        order = n_test + rng.permutation(len(seen) - n_test)
        for some in numpy.array_split(order, max(1, len(order) // batch)):
            score, active = scores(model, seen[some])
            weight = numpy.exp(numpy.where(legal[some], score - score.max(1, keepdims=True), -numpy.inf))
            error = weight / weight.sum(1, keepdims=True)
            error[numpy.arange(len(some)), chosen[some]] -= 1
            error /= len(some)
            back = (error @ model["out"].T) * (active > 0)
            slopes = {"in": seen[some].T @ back, "bias": back.sum(0), "out": active.T @ error}
            updates += 1
            for name, slope in slopes.items():  # Adam
                first, second = moments[name]
                first += 0.1 * (slope - first)
                second += 0.001 * (slope ** 2 - second)
                rate = step * (1 - 0.999 ** updates) ** 0.5 / (1 - 0.9 ** updates)
                model[name] -= rate * first / (second ** 0.5 + 1e-8)
        guess = numpy.where(legal, scores(model, seen)[0], -numpy.inf)[:n_test].argmax(1)
        choices = legal[:n_test].sum(1) > 1
        same = (guess == chosen[:n_test])[choices].mean()
        print(f"round {number + 1}: {100 * same:.1f} % of {choices.sum()} choices it has not seen", flush=True)
    numpy.savez(target, **model)


def card(model, question):
    record = question["seen"]["record"]
    legal = [NUMBER[name] for name in question["legal"]]
    if len(question["seen"]["trumps"]) != len(TRUMPS) or NUMBER[question["seen"]["trumps"][-1]] != TRUMPS[-1]:
        return CARDS[min(legal, key=AUGEN.__getitem__)]
    tricks = record["tricks_played"]
    played = [NUMBER[name] for trick in tricks for name in trick["cards"]]
    leads = ["NESW".index(trick["lead"]) for trick in tricks]
    calls = [("NESW".index(call["player"]), call["say"]) for call in record["announcements"]]
    hand = numpy.bincount([NUMBER[name] for name in question["hand"]], minlength=24)
    re = int(question["seen"]["team"] == "re")
    seen = features(question["seat"], hand, re, played, leads, calls)
    score = scores(model, seen)[0]
    return CARDS[max(legal, key=score.__getitem__)]


def play(path):
    model, seat = dict(numpy.load(path)), 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "scripts/learn.py", "decides": ["card"]}
        elif message["type"] == "deal":
            seat = "NESW".index(message["seat"])
            continue
        elif message["type"] == "decide":
            answer = {"type": "decision", "id": message["id"], "decision": card(model, message | {"seat": seat})}
        else:
            continue
        print(json.dumps(answer), flush=True)


def league(path):
    """Prints the mean points per game of every bot of a data set, with 95 % intervals over games."""
    import pyarrow.parquet
    table = pyarrow.parquet.read_table(path, columns=["bots", "points", "faults"])
    bots, points = (numpy.array(table[name].to_pylist()) for name in ("bots", "points"))
    for number, name in enumerate(json.loads(table.schema.metadata[b"doko.manifest"])["bots"]):
        there = bots == number
        games = there.any(1)  # A bot may sit in several seats of a game.
        means = (points * there).sum(1)[games] / there.sum(1)[games]
        margin = 1.96 * means.std() / len(means) ** 0.5
        print(f"{name:55} {len(means):6} games  {means.mean():+.3f} ± {margin:.3f}")
    print(f"decisions made for a bot: {sum(table['faults'].to_pylist())}")


if __name__ == "__main__":
    {"train": train, "play": play, "league": league}[sys.argv[1]](*sys.argv[2:])
