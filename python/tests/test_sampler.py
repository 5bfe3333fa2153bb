"""Hidden hands are counted, drawn and weighed."""

import json
import math

import numpy as np
import pytest

import doppelkopf

RECORD = """rules=ddv dealer=W game=normal
N: HT CQ SQ DQ CJ SJ DA DT CA CT SA HA
E: ?
S: ?
W: ?
vorbehalte N:gesund E:gesund S:gesund W:gesund
"""

def late() -> doppelkopf.View:
    """Returns the view of a seat in the third trick of some game."""
    game = doppelkopf.Game(seed=3, scope="cards")
    bot = doppelkopf.Bot("rules")
    while game.asked != "card" or len(game.actions) < 9:
        assert game.turn is not None
        game.step(bot.decide(game.view(game.turn)))
    assert game.turn is not None
    return game.view(game.turn)


def test_the_deals_of_a_hand_are_counted_exactly() -> None:
    # Nobody is married, and N has one of the queens: 36 cards for three, whoever has the other one.
    assert doppelkopf.count(RECORD) == math.factorial(36) // math.factorial(12) ** 3
    queen = doppelkopf.count(RECORD, constraints="E has CQ")
    assert queen is not None
    assert 3 * queen == doppelkopf.count(RECORD)
    assert doppelkopf.count(RECORD, constraints="E has >= 12 trumps and S has >= 12 trumps") == 0


def test_deals_are_drawn_that_fit() -> None:
    deals = doppelkopf.sample(RECORD, 300, seed=1)
    assert deals.shape == (300, 4, 24)
    assert deals.dtype == np.uint8
    assert (deals.sum(axis=1) == 2).all()
    assert (deals.sum(axis=2) == 12).all()
    assert (deals[:, 0] == deals[0, 0]).all()
    assert (doppelkopf.sample(RECORD, 300, seed=1, threads=1) == deals).all()
    assert (doppelkopf.sample(RECORD, 10, seed=1) == deals[:10]).all()
    assert (doppelkopf.sample(RECORD, 300, seed=2) != deals).any()
    assert doppelkopf.sample(RECORD, 0, seed=1).shape == (0, 4, 24)


def test_each_deal_is_equally_likely() -> None:
    deals = doppelkopf.sample(RECORD, 6000, seed=3)
    own = deals[0, 0]
    for seat in (1, 2, 3):
        # Each unseen copy is with each of the others in a third of the deals; five standard errors.
        expected = (2 - own) / 3
        error = np.sqrt((2 - own) * (2 / 9) / 6000)
        assert (np.abs(deals[:, seat].mean(axis=0) - expected) <= 5 * error).all()


def test_constraints_hold() -> None:
    deals = doppelkopf.sample(RECORD, 200, seed=1, constraints="E has CQ")
    assert (deals[:, 1].sum(axis=1) == 12).all()
    assert (deals[:, 1, doppelkopf.Card("CQ").index] == 1).all()
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.sample(RECORD, 1, seed=1, constraints="E has >= 12 trumps and S has >= 12 trumps")
    with pytest.raises(doppelkopf.InputError) as caught:
        doppelkopf.sample(RECORD, 1, seed=1, constraints="E has nonsense")
    assert caught.value.text == "E has nonsense"


def test_beliefs_are_those_of_advice() -> None:
    view = late()
    advice = doppelkopf.ask("suggest", record=view, effort={"worlds": 100})
    beliefs = doppelkopf.beliefs(view, worlds=100)
    assert beliefs.re == pytest.approx(advice["re"])
    assert beliefs.re_counted == pytest.approx(advice["re_counted"])


def test_likely_deals_fit_as_well() -> None:
    record = RECORD + "1 N: HA H9 HK HK\n2 N: CA C9\n"
    deals = doppelkopf.sample(record, 40, seed=1, likely=True)
    assert (deals.sum(axis=2) == [[10, 10, 11, 11]]).all()
    assert (doppelkopf.sample(record, 40, seed=1, likely=True, threads=1) == deals).all()
    assert doppelkopf.worlds(record) is None


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.sample("nonsense", 1, seed=1)
    with pytest.raises(doppelkopf.InputError, match="still being found"):
        doppelkopf.count(doppelkopf.Game(seed=1).view("N"))
    with pytest.raises(ValueError, match="at most 10000000"):
        doppelkopf.sample(RECORD, 10_000_001, seed=1)
    with pytest.raises(TypeError, match="expected a record"):
        doppelkopf.count(3)  # type: ignore[arg-type]
