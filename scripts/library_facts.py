#!/usr/bin/env python3
"""Tables and plots of the library of solved deals (docs/LIBRARY.md). Needs numpy, and matplotlib for `write`.

python3 scripts/library_facts.py winners|points|seats|leaders|cards|hands|leads|soli|decided|hidden [de]    prints a table
python3 scripts/library_facts.py write                   renews the tables of docs/FACTS.md and docs/de/fakten.md, and the plots

Values come from datasets/library, played games from docs/library/games.csv (scripts/open_values.py). Least squares are fitted on the deals
for training and tested on the others. Intervals are 95 %: over deals, or over games.
"""
import csv
import json
import re
import sys
from collections import defaultdict
from itertools import combinations
from pathlib import Path

import numpy
from library_deals import deal

ROOT = Path(__file__).parent.parent
PAGES = {"en": ROOT / "docs/FACTS.md", "de": ROOT / "docs/de/fakten.md"}
GERMAN = dict(line.split(" = ") for line in (ROOT / "docs/library/words.txt").read_text().splitlines())
SOLI = ["Damensolo", "Bubensolo", "Fleischlos", "Kreuzsolo", "Piksolo", "Herzsolo", "Karosolo"]
WON = 5
LEVELS = [1, 30, 60, 90, 121, 151, 181, 211, 240]


def values(part):
    """(number of cards, values): a row for each deal of a part, from deal 0 on."""
    head, records = (ROOT / f"datasets/library/{part}.values").read_bytes().split(b"\n", 1)
    head = json.loads(head)
    found = numpy.frombuffer(records, dtype=numpy.int8 if part == "points-40" else numpy.uint8)
    found = found.reshape(-1, head["record_bytes"]).astype(int)
    if part == "soli-40":
        found = numpy.stack([found & 15, found >> 4], axis=2).reshape(len(found), -1)
    return head["cards"], found


def is_trump(card, solo=None):
    if solo == "Damensolo":
        return card[1] == "Q"
    if solo == "Bubensolo":
        return card[1] == "J"
    suit = {"Kreuzsolo": "C", "Piksolo": "S", "Herzsolo": "H"}.get(solo, "D")
    return solo != "Fleischlos" and (card[1] in "QJ" or card[0] == suit or card == "HT")


def seats_of_re(hands):
    return [seat for seat, hand in enumerate(hands) if "CQ" in hand]


def spread(sample):
    """Mean and half an interval, or only the mean where there is no spread to see."""
    sample = numpy.asarray(sample, dtype=float)
    return sample.mean(), 1.96 * sample.std(ddof=1) / len(sample) ** 0.5 if 1 < len(sample) else float("nan")


def share(hits):
    """The same of a share, in percent, as far as Wilson's interval reaches: a share of 0 has one, too."""
    n, p = len(hits), numpy.mean(hits)
    middle, half = (p + 1.92 / n) / (1 + 3.84 / n), 1.96 * (p * (1 - p) / n + 0.96 / n**2) ** 0.5 / (1 + 3.84 / n)
    return 100 * p, 100 * (abs(middle - p) + half)


def signed(found, decimals=1):
    return f"{found[0]:+.{decimals}f} ±{found[1]:.{decimals}f}"


def plain(found, decimals=1):
    return f"{found[0]:.{decimals}f} ±{found[1]:.{decimals}f}"


# Each table is a function: (columns, rows, notes), all in English, and perhaps what to plot.


def of_two(part):
    """The values of the deals of two against two."""
    n_cards, found = values(part)
    return numpy.array([value for number, value in enumerate(found[:, 0].tolist()) if len(seats_of_re(deal(n_cards, number))) == 2])


def winners():
    augen = {n_cards: of_two(f"augen-{n_cards}") for n_cards in (40, 48)}
    decks = []
    for n_cards, levels in ((40, numpy.searchsorted(LEVELS, augen[40], side="right")), (48, of_two("level-48"))):
        shares = (share(hits) for hits in (levels >= WON, levels >= WON + 1, levels < WON - 1))
        decks.append([f"{n_cards} cards", len(levels), *(f"{plain(found)} %" for found in shares),
                      len(augen[n_cards]), plain(spread(augen[n_cards])), f"{numpy.std(augen[n_cards]):.0f}"])
    names = ["two against two", "deals", "Re wins", "Kontra below 90", "Re below 90", "deals with exact Augen", "Augen of Re", "standard deviation"]
    columns, *rows = zip(names, *decks)
    bins = numpy.arange(0, 241, 10)
    heights = 100 * numpy.histogram(augen[40], bins=bins)[0] / len(augen[40])
    return columns, rows, ("bars", "Augen of Re", "% of deals", [str(low) for low in bins[:-1]], list(heights), None)


def points():
    found = of_two("points-40")
    rows = [["Points of Re", signed(spread(found), 2)], ["Points that change hands", plain(spread(abs(found)), 2)],
            *([f"Points of {side}, if it gets any", plain(spread(of_side[of_side > 0]), 2)] for side, of_side in (("Re", found), ("Kontra", -found))),
            ["Re gets Points", f"{plain(share(found > 0))} %"], ["nobody gets any", f"{plain(share(found == 0))} %"]]
    return [f"{len(found)} deals of 40 cards", "mean"], rows, None


def seats():
    n_cards, found = values("augen-40")
    by_seats = defaultdict(list)
    for number, value in enumerate(found[:, 0].tolist()):
        by_seats[tuple(seats_of_re(deal(n_cards, number)))].append(value)
    names = ["leader", "second", "third", "last"]
    rows = [[" and ".join(names[seat] for seat in pair), len(by_seats[pair]), f"{plain(share(numpy.array(by_seats[pair]) > 120))} %",
             plain(spread(by_seats[pair]))] for pair in combinations(range(4), 2)]
    return ["seats of Re", "deals", "Re wins", "Augen of Re"], rows, None


def leaders():
    """The same cards with each seat as the leader."""
    n_cards, found = values("leaders-40")
    gains, between, winners = [], [], []
    for number, row in enumerate(found.tolist()):
        re = seats_of_re(deal(n_cards, number))
        if len(re) == 2:
            own, other = [row[seat] for seat in re], [row[seat] for seat in range(4) if seat not in re]
            gains.append(numpy.mean(own) - numpy.mean(other))
            between += [abs(own[0] - own[1]), abs(other[0] - other[1])]
            winners.append(min(other) <= 120 < max(own))
    rows = [["Augen of Re more if Re leads", len(gains), signed(spread(gains))],
            ["between two leaders of one side", len(gains), plain(spread(between))],
            ["deals that either side wins if the right seat of it leads", len(gains), f"{plain(share(winners))} %"]]
    return ["the same cards", "deals", "mean"], rows, None


def of_hand(hand, is_first):
    """What a hand has: cards of each kind, voids and lone aces of Fehl, the lead."""
    fehl = [[card for card in hand if card[0] == suit and not is_trump(card)] for suit in "CSH"]
    return {
        **{card: hand.count(card) for card in (suit + rank for suit in "CSHD" for rank in "ATKQJ9")},
        "void": sum(not cards for cards in fehl),
        "lone ace": sum(len(cards) == 1 and cards[0][1] == "A" for cards in fehl),
        "lead": int(is_first),
        "trumps": sum(map(is_trump, hand)),
        "queens": sum(card[1] == "Q" for card in hand),
        "Fehl aces": sum(card[1] == "A" and card[0] != "D" for card in hand),
    }


def fitted(rows, sought, names, is_test):
    """The weights of these features with half their intervals, and R² of the deals for tests."""
    x = numpy.array([[1.0, *(row[name] for name in names)] for row in rows])
    train = ~is_test
    weights, *_ = numpy.linalg.lstsq(x[train], sought[train], rcond=None)
    left = sought[train] - x[train] @ weights
    errors = numpy.sqrt(numpy.diag(numpy.linalg.pinv(x[train].T @ x[train])) * (left @ left) / (train.sum() - x.shape[1]))
    return weights, 1.96 * errors, explained(sought[is_test], x[is_test] @ weights)


def explained(sought, said):
    return 1 - ((sought - said) ** 2).mean() / sought.var()


def sides():
    """Of each deal of two against two: half of what Re has more of than Kontra (so one copy of a card more is 1), the Augen of Re, and whether the deal is for tests."""
    n_cards, found = values("augen-40")
    rows, augen, is_test = [], [], []
    for number, value in enumerate(found[:, 0].tolist()):
        hands = deal(n_cards, number)
        of_re = seats_of_re(hands)
        if len(of_re) == 2:
            each = [of_hand(hand, seat == 0) for seat, hand in enumerate(hands)]
            rows.append({name: sum((1 if seat in of_re else -1) * hand[name] for seat, hand in enumerate(each)) / 2 for name in each[0]})
            augen.append(value)
            is_test.append(number % 5 == 4)
    return rows, numpy.array(augen), numpy.array(is_test)


def cards():
    rows, augen, is_test = sides()
    names = [suit + rank for suit in "CSHD" for rank in "ATKQJ" if suit + rank != "CQ"] + ["void", "lone ace", "lead"]
    weights, halves, r2 = fitted(rows, augen, names, is_test)
    found = sorted(zip(names, zip(weights[1:], halves[1:])), key=lambda row: -row[1][0])
    note = f"R² {r2:.2f}"
    return (["card", "Augen"], [[name, signed(pair)] for name, pair in found] + [["constant", plain((weights[0], halves[0]))], [note, ""]],
            ("bars", "", "Augen", [name for name, _ in found], [pair[0] for _, pair in found], [pair[1] for _, pair in found]))


def hands():
    rows, augen, is_test = sides()
    names = ["queens", "HT", "trumps", "Fehl aces", "void", "lead"]
    rows = [{name: 2 * row[name] for name in names} for row in rows]
    weights, halves, r2 = fitted(rows, augen, names, is_test)
    mat = [round(weight) for weight in weights]
    said = numpy.array([mat[0] + sum(weight * row[name] for weight, name in zip(mat[1:], names)) for row in rows])
    right = ((said > 120) == (augen > 120))[is_test]
    return (["what Re has more of", "Augen", "on a beer mat"],
            [[name, signed(pair), f"{weight:+d}"] for name, *pair, weight in zip(names, weights[1:], halves[1:], mat[1:])]
            + [["constant", plain((weights[0], halves[0])), mat[0]], ["R²", f"{r2:.2f}", f"{explained(augen[is_test], said[is_test]):.2f}"],
               ["names the winner", "", f"{plain(share(right), 0)} %"]], None)


def leads():
    n_cards, found = values("cards-40")
    by_kind = defaultdict(lambda: [[], []])
    for number, of_cards in enumerate(found.tolist()):
        north = deal(n_cards, number)[0]
        side = 1 if "CQ" in north else -1
        best = max(side * value for value in of_cards)
        losses = defaultdict(list)
        for card, value in zip(north, of_cards):
            of_suit = [other for other in north if other[0] == card[0] and not is_trump(other)]
            kind = "ten of hearts" if card == "HT" else "queen" if card[1] == "Q" else "fox" if card == "DA" else "other trump" if is_trump(card) else \
                "lone Fehl ace" if card[1] == "A" and len(of_suit) == 1 else "other Fehl ace" if card[1] == "A" else "low Fehl"
            losses[kind].append(best - side * value)
        for kind, all_losses in losses.items():
            by_kind[kind][0].append(min(all_losses))
            by_kind[kind][1].append(min(all_losses) == 0)
    rows = sorted(by_kind.items(), key=lambda row: numpy.mean(row[1][0]))
    return (["lead", "hands", "Augen lost", "is best"],
            [[kind, len(lost), plain(spread(lost)), f"{plain(share(best), 0)} %"] for kind, (lost, best) in rows], None)


def soli():
    n_cards, found = values("soli-40")
    features = {"Damensolo": "queens", "Bubensolo": "jacks", "Fleischlos": "aces"}
    by_hand = defaultdict(list)
    for number, of_deal in enumerate(found.tolist()):
        for seat, hand in enumerate(deal(n_cards, number)):
            for at, solo in enumerate(SOLI):
                count = sum(card[1] == "A" for card in hand) if solo == "Fleischlos" else sum(is_trump(card, solo) for card in hand)
                by_hand[solo, count].append(of_deal[7 * seat + at] >= WON)
    def row(solo):
        by_count = {count: hits for (name, count), hits in sorted(by_hand.items()) if name == solo}
        most = [f"{count}: {plain(share(hits), 0)}" for count, hits in by_count.items() if 10 <= len(hits)][-3:]
        return [f"{solo}: {features.get(solo, 'trumps')}", *most, plain(share(sum(by_count.values(), [])))]
    return ["solo", "", "", "", "all hands"], [row(solo) for solo in SOLI], None


def games():
    with (ROOT / "docs/library/games.csv").open() as lines:
        return [{**row, "values": [int(value) for value in row["values"].split()]} for row in csv.DictReader(lines)]


def decided():
    by_kind = defaultdict(list)
    for game in games():
        wins = [value > 120 for value in game["values"]]
        since = max((trick + 1 for trick, win in enumerate(wins) if win != wins[-1]), default=0)
        by_kind[game["deck"], game["players"]].append(since)
    rows, lines = [], {}
    for (deck, players), since in sorted(by_kind.items(), key=lambda row: (row[0][0], -len(row[1]))):
        n_tricks = int(deck) // 4
        shares = [share(numpy.array(since) <= trick) for trick in range(n_tricks + 1)]
        lines[f"{players}, {deck}"] = ([100 * trick / n_tricks for trick in range(n_tricks + 1)], [found[0] for found in shares])
        at = [0, n_tricks // 4, n_tricks // 2, 3 * n_tricks // 4, n_tricks - 1]
        rows.append([f"{players}, {deck}", len(since), *(plain(shares[trick], 0) for trick in at)])
    return (["players, cards", "games", "start", "¼", "½", "¾", "last trick"], rows,
            ("lines", "% of tricks played", "% of games decided", lines))


def hidden():
    by_kind = defaultdict(list)
    for game in games():
        by_kind[game["deck"], game["players"]].append((int(game["lost_re"]), int(game["lost_kontra"]), game["values"][-1] - game["values"][0]))
    rows = []
    for (deck, players), lost in sorted(by_kind.items(), key=lambda row: (row[0][0], -len(row[1]))):
        of_re, of_kontra, more = zip(*lost)
        rows.append([f"{players}, {deck}", len(lost), plain(spread(of_re)), plain(spread(of_kontra)), signed(spread(more))])
    return ["players, cards", "games", "Augen lost by Re", "lost by Kontra", "Re has more than with open cards"], rows, None


TABLES = {table.__name__: table for table in (winners, points, seats, leaders, cards, hands, leads, soli, decided, hidden)}


def said(text, lang):
    """A cell in this language: known phrases, longest first, are replaced."""
    suits = dict(zip("CSHD", "♣♠♥♦"))
    ranks = {"T": "10", **({"Q": "D", "J": "B"} if lang == "de" else {})}
    text = re.sub(r"\b([CSHD])([ATKQJ9])\b", lambda hit: suits[hit[1]] + ranks.get(hit[2], hit[2]), str(text))
    if lang == "en":
        return text
    pattern = "|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in sorted(GERMAN, key=len, reverse=True))
    text = re.sub(pattern, lambda hit: GERMAN[hit[0]], str(text))
    return re.sub(r"(\d)\.(\d)", r"\1,\2", text)


def markdown(columns, rows, lang):
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    return "\n".join("| " + " | ".join(said(cell, lang) for cell in line) + " |" for line in lines)


def table(name, lang):
    columns, rows, what = TABLES[name]()
    return markdown(columns, rows, lang), what


def plot(name, what, lang):
    import matplotlib
    matplotlib.use("svg")
    from matplotlib import pyplot
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "doko", "font.family": "sans-serif", "font.size": 9})
    kind, x_name, y_name, *data = what
    figure, axes = pyplot.subplots(figsize=(6.4, 3.2), layout="constrained")
    if kind == "bars":
        names, heights, halves = data
        axes.bar([said(label, lang) for label in names], heights, yerr=halves, color="#3b6ea5", ecolor="#222222")
        axes.tick_params(axis="x", rotation=90)
    else:
        for (label, (xs, ys)), style in zip(data[0].items(), ("-o", "--s", "-.^", ":d", "-x")):
            axes.plot(xs, ys, style, markersize=3, label=said(label, lang))
        axes.legend(frameon=False)
    axes.set_xlabel(said(x_name, lang))
    axes.set_ylabel(said(y_name, lang))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(ROOT / f"docs/library/{name}.{lang}.svg", metadata={"Date": None, "Creator": None}, facecolor="white")
    pyplot.close(figure)


def write():
    for lang, page in PAGES.items():
        text = page.read_text()
        for name in TABLES:
            found, what = table(name, lang)
            if what:
                plot(name, what, lang)
            text, n = re.subn(rf"(<!-- {name} -->\n).*?(<!-- / -->)", lambda hit: f"{hit[1]}\n{found}\n\n{hit[2]}", text, flags=re.S)
            if n != 1:
                sys.exit(f"{page} has no place for {name}")
        page.write_text(text)


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        write()
    elif sys.argv[1:2] and sys.argv[1] in TABLES and sys.argv[2:] in ([], ["de"], ["en"]):
        print(table(sys.argv[1], sys.argv[2] if sys.argv[2:] else "en")[0])
    else:
        sys.exit(__doc__)
