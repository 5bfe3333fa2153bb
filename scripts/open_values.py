#!/usr/bin/env python3
"""What games were worth with open cards before each trick: a line of CSV for each, the games of docs/library/games.csv.

python3 scripts/open_values.py rules 40 games.parquet             games of `doko generate` with --labels augen --from-trick 1 (needs pyarrow)
python3 scripts/open_values.py people 48 games.jsonl DOKO         normal games that people played, solved by this program

`values` are Augen of Re, at last those of the result. `lost_re` and `lost_kontra` are the Augen that the cards of a side gave away.
"""
import csv
import json
import subprocess
import sys

SEATS, AUGEN = "NESW", dict(zip("ATKQJ9", (11, 10, 4, 3, 2, 0)))


def of_parquet(path):
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(path, columns=["game", "re", "leads", "re_augen", "cards", "value_at", "value_card", "value_augen"])
    for game in table.to_pylist():
        if game["game"] != "normal" or bin(game["re"]).count("1") != 2:
            continue
        known = [{} for _ in game["cards"]]
        for at, card, augen in zip(game["value_at"], game["value_card"], game["value_augen"]):
            known[at][card] = augen
        is_re = [game["re"] >> (game["leads"][at // 4] + at) % 4 & 1 for at in range(len(known))]
        before = [(max if re else min)(cards.values()) for cards, re in zip(known, is_re)]
        yield is_re, [*before, game["re_augen"]]


def of_records(path, doko):
    """Records as text, whose positions `doko solve` values."""
    for line in open(path):
        head, *rows = json.loads(line)["record"].splitlines()
        fields = dict(field.split("=") for field in head.split())
        hands = {row[0]: row[3:].split() for row in rows if row[1:3] == ": "}
        tricks = [(row.split()[1][0], [word for word in row.split()[2:] if ":" not in word]) for row in rows if row[0].isdigit()]
        re = "".join(seat for seat in SEATS if "CQ" in hands[seat])
        if fields["game"] != "normal" or len(re) != 2 or [len(cards) for _, cards in tricks] != [4] * len(hands["N"]):
            continue
        positions, is_re, taken, known = [], [], 0, []
        for leader, cards in tricks:
            for at, card in enumerate(cards):
                seat = SEATS[(SEATS.index(leader) + at) % 4]
                shown = " ".join(f"{other}={','.join(hand) or '-'}" for other, hand in hands.items())
                positions.append(f"rules=ddv game=normal re={re} leader={leader} trick={','.join(cards[:at]) or '-'} {shown}")
                hands[seat].remove(card)
                is_re.append(seat in re)
        solved = subprocess.run([doko, "solve", "-", "--json"], input="\n".join(positions), stdout=subprocess.PIPE, text=True, check=True)
        still = [json.loads(answer)["augen"] for answer in solved.stdout.splitlines()]
        for at, value in enumerate(still):
            known.append(taken + value)
            if at % 4 == 3 and at + 1 < len(still):
                taken += sum(AUGEN[card[1]] for card in tricks[at // 4][1]) * (tricks[at // 4 + 1][0] in re)
        yield is_re, [*known, known[-1]]


def main():
    players, deck, path, *doko = sys.argv[1:]
    rows = csv.writer(sys.stdout, lineterminator="\n")
    for is_re, before in of_records(path, *doko) if doko else of_parquet(path):
        steps = [after - now for now, after in zip(before, before[1:])]
        lost_re = -sum(step for step, re in zip(steps, is_re) if re)
        lost_kontra = sum(step for step, re in zip(steps, is_re) if not re)
        rows.writerow([players, deck, lost_re, lost_kontra, " ".join(map(str, before[::4]))])


main()
