#!/usr/bin/env python3
"""`scripts/test_check_proof.py DOKO`: 500 certificates of the program are accepted, and 500 altered ones are refused."""
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import check_proof

ENDGAMES = Path(__file__).resolve().parent.parent / "datasets/endgames"


def later(line, draw, n_cards):
    """The position after some random cards."""
    deal = check_proof.Deal(line)
    for _ in range(n_cards):
        deal.play(draw.choice(deal.legal()))
    fields = dict(field.split("=", 1) for field in line.split())
    fields |= {"leader": check_proof.SEATS[deal.leader], "trick": ",".join(deal.trick) or "-"}
    for name, hand in zip(check_proof.SEATS, deal.hands):
        fields[name] = ",".join(card for card, n in hand.items() for _ in range(n)) or "-"
    return " ".join(f"{key}={value}" for key, value in fields.items())


def certificates(doko, positions, *ask):
    made = subprocess.run([doko, "prove", "-", *ask], input="\n".join(positions), capture_output=True, encoding="utf-8", check=True)
    return [json.loads(line) for line in made.stdout.splitlines()]


def altered(certificate, draw):
    """The certificate with something wrong, of which no strategy could convince anybody."""
    certificate = json.loads(json.dumps(certificate))
    if refuted := certificate.get("refuted"):
        cards = refuted["line"].split()
        cards[draw.randrange(len(cards))] = draw.choice(["", "XX"])
        refuted["line"] = " ".join(cards)
        return certificate
    bound = draw.choice(certificate["bounds"])
    cards = bound["strategy"].split()
    how = draw.randrange(4 if cards else 2)
    if how == 0:
        bound["least"] += 1
    elif how == 1:
        cards.append("HT")
    elif how == 2:
        cards.pop()
    else:
        # One's own card that is not in hand any more, or never was.
        at = draw.randrange(len(cards))
        cards[at] = cards[at][::-1]
    bound["strategy"] = " ".join(cards)
    return certificate


def of_others(doko):
    """The certificates of a ruling and of problems are accepted."""
    with tempfile.TemporaryDirectory() as folder:
        proof, page = Path(folder) / "proof.jsonl", Path(folder) / "page.html"
        position = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,DA S=SQ,D9 W=DJ,SA"
        case = ["--entry", "3.7.1", "--offender", "E", "--position", position, "--proof", proof, "--protocol", page]
        subprocess.run([doko, "referee", "rule", *case], check=True, capture_output=True)
        of_ruling = proof.read_text().splitlines()
        if proof.name not in page.read_text():
            sys.exit("the protocol does not name its proof")
    of_problems = []
    for kind in ("claim", "proof"):
        made = subprocess.run([doko, "problems", "export", "--as", "proof", "--kind", kind, "-n", "8"], check=True, capture_output=True)
        of_problems += made.stdout.splitlines()
    checked = of_ruling + random.Random(7).sample(of_problems, min(len(of_problems), 200))
    said = [check_proof.check(json.loads(line)) for line in checked]
    answers = {json.loads(line)["answer"] for line in of_problems}
    if len(of_ruling) != 2 or not {"every", "top"} < answers:
        sys.exit(f"certificates are missing: {len(of_ruling)}, {answers}")
    print(f"{len(said)} certificates of rulings and problems accepted")


def main(doko):
    draw = random.Random(7)
    lines = [line.split(" #")[0] for path in sorted(ENDGAMES.glob("*.txt")) for line in path.read_text().splitlines()]
    lines = draw.sample([line for line in lines if line and not line.startswith("#")], 320)
    positions = [later(line, draw, draw.choice([3, 6, 8, 9, 10, 11])) for line in lines]
    all_ = certificates(doko, positions)
    all_ += certificates(doko, positions[:90], "--ask", "tricks") + certificates(doko, positions[:90], "--ask", "verdict", "--party", "kontra")
    n_refused = 0
    for certificate in all_:
        check_proof.check(certificate)
        try:
            print("accepted although it is altered:", check_proof.check(altered(certificate, draw)), certificate["position"])
        except check_proof.Refused:
            n_refused += 1
    of_others(doko)
    for name, wrong in (("least", float("nan")), ("least", "1"), ("side", "\x1b"), ("count", "points")):
        broken = json.loads(json.dumps(all_[0]))
        broken["bounds"][0][name] = wrong
        try:
            sys.exit(f"accepted: {check_proof.check(broken)}")
        except check_proof.Refused:
            pass
    print(f"{len(all_)} certificates accepted, {n_refused} altered ones refused")
    sys.exit(0 if n_refused == len(all_) == 500 else 1)


main(*sys.argv[1:])
