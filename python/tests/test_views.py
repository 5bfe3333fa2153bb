"""What one seat knows, with its question: kept, and as a learner sees it."""

import copy
import json
import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

import doppelkopf
from doppelkopf import Game, InputError, Rules, View

RULES = ["ddv", "bsv", "recklinghausen", "tsr"]
#: Rules with every kind of question.
CLUB = Rules("ddv").with_options(name="club", schweine="optional")


def moments(rules: str | Rules, n: int) -> Iterator[Game]:
    """Random games at each of their moments, few of them soli."""
    for seed in range(n):
        rng, game = random.Random(seed), Game(rules, seed=seed, pflichtsolo_open="NE" if seed % 3 == 0 else None)
        while not game.is_over:
            yield game
            legal = game.legal()
            quiet = [word for word in legal if word in ("gesund", "-", "pass", "no")]
            game.step(rng.choice(quiet if quiet and rng.random() < 0.7 else legal))


@pytest.mark.parametrize("rules", [*RULES, CLUB], ids=str)
def test_a_view_keeps_its_question(rules: str | Rules) -> None:
    asked: dict[str | None, int] = {}
    for number, game in enumerate(moments(rules, 12)):
        for seat in "NESW" if number % 8 == 0 else game.turn or "":
            view = game.view(seat)
            asked[view.asked] = asked.get(view.asked, 0) + 1
            assert (view.asked == game.asked) == (seat == game.turn) or view.asked is None
            given = {"rules": rules} if isinstance(rules, Rules) else {}
            kept = [pickle.loads(pickle.dumps(view)), View.from_json(view.to_json(), **given), eval(repr(view), vars(doppelkopf))]
            for other in [*kept, copy.deepcopy(view)]:
                assert (other.asked, other.replies(), other.chosen) == (view.asked, view.replies(), view.chosen)
                assert other == view and hash(other) == hash(view) and str(other) == str(view)
                assert (other.observation() == view.observation()).all()
    assert {"say", "call", "card", None} <= asked.keys() and 100 < sum(asked.values())


def test_another_question_is_another_view() -> None:
    views = [game.view(seat) for game in moments("ddv", 2) for seat in "NESW"]
    by_text: dict[str, set[View]] = {}
    for view in views:
        by_text.setdefault(str(view), set()).add(view)
    assert any(1 < len(alike) for alike in by_text.values())
    assert len(set(views)) == len({view.to_json() for view in views})


@pytest.mark.parametrize("rules", RULES)
def test_a_view_is_the_row_of_a_learner(rules: str) -> None:
    for game in moments(rules, 25):
        for seat in "NESW":
            view = game.view(seat)
            assert (view.observation() == game.observation(seat)).all()
            mask = game.mask() if seat == game.turn else np.zeros(168, np.uint8)
            assert (view.mask() == mask).all() and (view.mask("cards") == mask[:24]).all()
    features = view.features()
    assert np.array_equal(np.concatenate(list(features.values())), view.observation())
    assert np.array_equal(features["HAND"], view.hand.counts())


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told["question"].update(asked="bid"),
        lambda told: told["question"].update(asked="take"),
        lambda told: told["question"].update(replies=["HT"]),
        lambda told: told["question"].update(replies=[]),
        lambda told: told["question"].update(replies=["nonsense"]),
        lambda told: told["finding"].update(hand=["HT"] * 12),
        lambda told: told["finding"].update(hand=told["finding"]["hand"][:3]),
        lambda told: told["finding"].update(heard=[["N", "yes"]]),
        lambda told: told["finding"].update(rules="skat"),
        lambda told: told.pop("finding"),
        lambda told: told.update(more=1),
    ],
)
def test_a_question_that_nobody_asks_is_refused(change: object) -> None:
    assert callable(change)
    told = json.loads(Game(seed=1).view("N").to_json())
    change(told)
    with pytest.raises(InputError):
        View.from_json(json.dumps(told))


def test_what_is_asked_during_the_play_must_be_open() -> None:
    game = Game(seed=3, scope="cards")
    told = json.loads(game.view(game.turn or "N").to_json())
    for question in ({"asked": "card", "replies": ["re!"]}, {"asked": "pflichtansage", "replies": ["re!"], "call": "re"}, {"asked": "schweine", "replies": ["yes"]}):
        with pytest.raises(InputError):
            View.from_json(json.dumps({**told, "question": question}))
