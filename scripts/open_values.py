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
    """Positions and values of each record by `doko session`, which answers a line with a line."""
    program = subprocess.Popen([doko, "session"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(**question):
        print(json.dumps(question), file=program.stdin, flush=True)
        answer = json.loads(program.stdout.readline())
        if "error" in answer:
            sys.exit(f"{question}: {answer['error']}")
        return answer

    for line in open(path):
        game = ask(ask="replay", record=json.loads(line)["record"])
        if game["game"] != "normal" or len(game.get("re", ())) != 2 or len(game["tricks"]) * 4 != sum(map(len, game["dealt"].values())):
            continue
        taken = [0]
        for trick in game["tricks"]:
            taken.append(taken[-1] + trick["augen"] * (trick["winner"] in game["re"]))
        cards = [moment for moment in game["moments"] if moment.get("action", {}).get("kind") == "card"]
        still = [ask(ask="solve", position=moment["position"])["value"] for moment in cards]
        yield [moment["turn"] in game["re"] for moment in cards], [*(taken[at // 4] + value for at, value in enumerate(still)), taken[-1]]


def main():
    players, deck, path, *doko = sys.argv[1:]
    rows = csv.writer(sys.stdout, lineterminator="\n")
    for is_re, before in of_records(path, *doko) if doko else of_parquet(path):
        steps = [after - now for now, after in zip(before, before[1:])]
        lost_re = -sum(step for step, re in zip(steps, is_re) if re)
        lost_kontra = sum(step for step, re in zip(steps, is_re) if not re)
        rows.writerow([players, deck, lost_re, lost_kontra, " ".join(map(str, before[::4]))])


main()
