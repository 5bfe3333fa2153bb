"""Bots decide, and meet in matches."""

import json
import random
import subprocess
import sysconfig
from pathlib import Path

import numpy as np
import pytest

import doppelkopf
from doppelkopf import AnyBot, Bot, BotError, Card, Game, View

RECORD = """rules=ddv dealer=W game=normal
N: HT CQ SQ DQ CJ SJ DA DT CA CT SA HA
E: ?
S: ?
W: ?
vorbehalte N:gesund E:gesund S:gesund W:gesund
"""


def lowest(view: View) -> str:
    """Says nothing, and plays the last card of what is legal."""
    for modest in ("gesund", "no", "pass", "-"):
        if modest in view.replies():
            return modest
    return view.replies()[-1]


class Wild:
    """Says and plays anything."""

    def begin(self, seed: int) -> None:
        self._random = random.Random(seed)

    def decide(self, view: View) -> str | Card:
        return self._random.choice(view.replies())


def test_a_bot_of_ours_decides() -> None:
    bot = Bot("doko:worlds=10", seed=3)
    card = bot.card(RECORD)
    assert str(card) in "HT CQ SQ DQ CJ SJ DA DT CA CT SA HA".split()
    assert Bot("doko:worlds=10", seed=3).card(RECORD) == card
    assert bot.decide(RECORD) in (str(card), "re!")
    assert str(bot) == "doko:worlds=10"
    with pytest.raises(doppelkopf.InputError):
        Bot("nobody")
    with pytest.raises(doppelkopf.InputError, match="nothing to decide"):
        bot.card(RECORD + "1 N: HA\n")


def test_a_match_is_that_of_the_program() -> None:
    doko = Path(sysconfig.get_path("scripts")) / "doko"
    arguments = ["match", "--bots", "rules", "--bots", "random", "-n", "20", "--seed", "5", "--json"]
    done = subprocess.run([doko, *arguments], capture_output=True, text=True, check=True)
    of_program = json.loads(done.stdout)
    result = doppelkopf.match(["rules", Bot("random")], n=20, seed=5)
    for report in (of_program, result.report):
        for bot in report["bots"]:
            bot.pop("time", None)
    assert result.report == of_program
    assert result.bots[0].name == "rules"
    assert result.points.shape == (20, 2)
    points, difference = result.bots[0].points, result.pairs[0].difference
    assert points is not None
    assert difference is not None
    assert points.mean == pytest.approx(result.points[:, 0].mean())
    assert difference.mean == pytest.approx(result.differences[:, 0].mean())
    assert difference.interval[0] < difference.mean
    assert (result.games.points.sum(axis=1) == 0).all()
    assert result.games.seats.shape == (of_program["games"], 4)
    assert "rules - random" in str(result)


def test_bots_of_python_play_without_a_process() -> None:
    told: list[tuple[int, int]] = []
    bots: list[AnyBot | tuple[str, AnyBot]] = ["rules", lowest, ("wild", Wild)]
    result = doppelkopf.match(bots, n=4, seed=2, progress=lambda done, of: told.append((done, of)))
    assert [bot.name for bot in result.bots] == ["rules", "lowest", "wild"]
    assert told[-1] == (4, 4)
    again = doppelkopf.match(bots, n=4, seed=2, threads=1)
    assert np.array_equal(again.games.points, result.games.points)
    assert all(not bot["faults"] for bot in result.report["bots"])


def test_a_bot_of_python_that_asks_ours_decides_as_ours() -> None:
    class Ours:
        def begin(self, seed: int) -> None:
            self._bot = Bot("rules", seed=seed)

        def decide(self, view: View) -> str:
            return self._bot.decide(view)

    ours = doppelkopf.match(["rules", "random"], n=10, seed=4)
    theirs = doppelkopf.match([("rules", Ours), "random"], n=10, seed=4)
    assert np.array_equal(theirs.games.points, ours.games.points)


def test_a_view_is_what_a_seat_knows() -> None:
    seen: list[View] = []

    def watch(view: View) -> str:
        seen.append(view)
        return lowest(view)

    doppelkopf.match([watch, "rules"], n=1, seed=1, seatings="one", threads=1)
    said = next(view for view in seen if view.asked == "say")
    assert "gesund" in said.replies()
    assert said.game is None
    late = next(view for view in reversed(seen) if view.asked == "card" and len(view.hand) == 4)
    assert late.seat in "NESW"
    assert 32 <= len(late.plays) < 36
    assert set(late.legal()) <= set(late.hand)
    n = doppelkopf.count(late)
    assert n is not None
    assert n > 0
    assert doppelkopf.count(late.record()) == n
    deals = doppelkopf.sample(late, 20, seed=1)
    assert (deals[:, "NESW".index(late.seat)].sum(axis=1) == 4).all()
    worlds = doppelkopf.worlds(late)
    assert worlds is not None
    assert worlds.weights.sum() == pytest.approx(1.0)
    assert (np.diff(worlds.weights) <= 0).all()
    assert Bot("rules").card(late) in late.legal()
    with pytest.raises(ValueError, match="still being found"):
        doppelkopf.count(said)


def test_among_strangers_every_bot_has_the_same_tables() -> None:
    result = doppelkopf.match(["rules", lowest], n=2, scope="cards", lineup="strangers", seatings="one", threads=2)
    strangers = result.report["strangers"]
    tables = strangers["tables"]
    assert strangers["baseline"] == "rules" and len(result.games.deal) == 2 * 2 * len(tables)
    assert np.allclose(result.differences[:, 0], result.points[:, 0] - result.points[:, 1])
    styles = [table["bots"][0]["points"]["mean"] for table in tables if table["kind"] == "style"]
    assert np.isclose(np.mean(styles), result.points[:, 0].mean())


def test_an_exception_ends_the_match_and_says_where() -> None:
    def broken(view: View) -> str:
        if len(view.plays) >= 12:
            raise ZeroDivisionError("by nothing")
        return lowest(view)

    with pytest.raises(BotError, match="broken: ZeroDivisionError: by nothing") as caught:
        doppelkopf.match([broken, "rules"], n=50, seed=1)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert caught.value.bot == "broken"
    assert caught.value.view is not None and doppelkopf.count(caught.value.view) is not None
    with pytest.raises(BotError) as again:
        doppelkopf.match([broken, "rules"], n=50, seed=1, threads=1)
    assert str(again.value) == str(caught.value)


def test_an_illegal_reply_is_named() -> None:
    def wrong(view: View) -> str:
        return "XX" if view.asked == "card" else lowest(view)

    with pytest.raises(BotError, match='replied "XX"; legal is'):
        doppelkopf.match([wrong, "rules"], n=1)


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.match(["nobody"], n=1)
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.match([], n=1)
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.match(["rules"], n=1, lineup="one-vs-three")
    with pytest.raises(ValueError, match="lineup: expected one of mixed"):
        doppelkopf.match(["rules"], n=1, lineup="nonsense")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="bots: expected"):
        doppelkopf.match([3], n=1)  # type: ignore[list-item]


def test_bots_play_a_running_game() -> None:
    game = Game(seed=5)
    bots = [Bot("rules", seed=seat) for seat in range(4)]
    while game.turn is not None:
        assert game.turn_index is not None
        view = game.view(game.turn)
        assert view.asked == game.asked
        reply = bots[game.turn_index].decide(view)
        assert reply in view.replies()
        game.step(reply)
    assert game.points is not None
    assert sum(game.points.values()) == 0
