"""Values of positions, one at a time and thousands."""

import gc
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import doppelkopf
from doppelkopf import UNPLAYABLE, Solver

POSITION = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=CQ,DJ W=SJ,SA"
# Re has won the game and cannot reach 151, but it can catch the fox.
FOX = "rules=ddv game=normal re=NS leader=N N=HT E=DA S=CQ W=SJ won=re:121/6,kontra:93/5"


POSITIONS = Path(__file__).parents[2] / "datasets" / "positions"


def endings(tricks: int) -> tuple[list[str], list[int]]:
    """Returns positions with this number of tricks left, and their values."""
    lines = (POSITIONS / f"values-normal-{tricks:02}.txt").read_text().splitlines()
    return [line.split(" # ")[0] for line in lines], [int(line.split("value=")[1].split()[0]) for line in lines]


def positions(n: int, tricks: int = 6) -> list[str]:
    """Returns ``n`` positions with ``tricks`` tricks left."""
    return endings(tricks)[0][:n]


def whole_deal() -> str:
    return str(doppelkopf.Deal.random(seed=1).position())


def test_a_position_is_solved() -> None:
    answer = doppelkopf.solve(POSITION)
    assert (answer.value, answer.lower, answer.upper, answer.finished) == (42, 42, 42, True)
    asked = doppelkopf.ask("solve", position=POSITION, what="moves")
    assert {str(card): value for card, value in answer.values.items()} == {
        move["card"]: move["augen"] for move in asked["moves"]
    }
    assert len(answer.line) == 8
    assert answer.line[0] == doppelkopf.Card("HT")
    assert doppelkopf.solve(doppelkopf.Position(POSITION)) == answer
    assert doppelkopf.solve(POSITION, moves=False, line=False).moves == ()


def test_points_heed_the_score_and_special_points_before() -> None:
    assert doppelkopf.solve(FOX, points=True).value == 2
    assert doppelkopf.solve(FOX, points=True, earned=["fuchs:re"]).value == 3
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.solve(FOX, points=True, earned=["nonsense"])
    with pytest.raises(doppelkopf.InputError):
        doppelkopf.solve(POSITION, points=True)


def test_thresholds_and_tricks() -> None:
    assert doppelkopf.reaches(POSITION, augen=42) is True
    assert doppelkopf.reaches(POSITION, augen=43) is False
    assert doppelkopf.reaches(FOX, points=2) is True
    assert doppelkopf.reaches(FOX, points=3) is False
    with pytest.raises(TypeError, match="either"):
        doppelkopf.reaches(POSITION)
    assert doppelkopf.forced(POSITION) is True
    assert doppelkopf.forced(POSITION, "kontra", at_least=1) is False
    with pytest.raises(ValueError, match="at most 2"):
        doppelkopf.forced(POSITION, at_least=99)
    with Solver() as solver:
        assert solver.tricks(POSITION).value == 2
        assert solver.tricks(POSITION, "kontra").value == 0


def test_limits_leave_bounds_and_never_a_guess() -> None:
    deal = whole_deal()
    answer = doppelkopf.solve(deal, nodes=1000)
    assert not answer.finished
    assert answer.value is None
    assert 0 <= answer.lower < answer.upper <= 240
    assert doppelkopf.solve(deal, nodes=1000) == answer
    assert not doppelkopf.solve(deal, seconds=0.0).finished
    assert doppelkopf.reaches(deal, augen=121, nodes=10) is None
    with pytest.raises(ValueError, match="seconds: expected"):
        doppelkopf.solve(deal, seconds=-1.0)


def test_many_positions_have_the_values_of_each() -> None:
    many, expected = endings(6)
    values = doppelkopf.values(many)
    assert values.dtype == np.int16
    assert values.tolist() == expected
    many, values = many[:20], values[:20]
    assert [doppelkopf.solve(position, moves=False, line=False).value for position in many] == values.tolist()
    cards = doppelkopf.card_values(many)
    assert cards.shape == (20, 24)
    assert (np.where(cards == UNPLAYABLE, -1, cards).max(axis=1) >= values).all()
    asked = doppelkopf.ask("solve", position=many[0], what="moves")
    assert sorted(cards[0][cards[0] != UNPLAYABLE].tolist()) == sorted(move["augen"] for move in asked["moves"])
    assert (doppelkopf.values(np.array(many)) == values).all()
    assert (doppelkopf.values([doppelkopf.Position(position) for position in many]) == values).all()
    assert doppelkopf.values([]).shape == (0,)
    assert doppelkopf.card_values([]).shape == (0, 24)


def test_the_result_does_not_depend_on_threads() -> None:
    many = positions(64, tricks=6)
    one = doppelkopf.bounds(many, nodes=500, threads=1)
    assert (one[:, 0] < one[:, 1]).any()
    assert (doppelkopf.bounds(many, nodes=500, threads=3) == one).all()
    values = doppelkopf.values(many)
    assert ((one[:, 0] <= values) & (values <= one[:, 1])).all()
    limited = doppelkopf.card_bounds(many, nodes=500)
    exact = doppelkopf.card_values(many)
    assert limited.shape == (64, 24, 2)
    assert ((limited[:, :, 0] <= exact) & (exact <= limited[:, :, 1])).all()


def test_points_and_tricks_of_many() -> None:
    assert doppelkopf.values([FOX, FOX], unit="points").tolist() == [2, 2]
    assert doppelkopf.values([POSITION], unit="tricks").tolist() == [2]
    with pytest.raises(doppelkopf.InputError, match=r"positions\[1\]"):
        doppelkopf.values([FOX, POSITION], unit="points")


def test_progress_is_told_and_stops() -> None:
    told: list[tuple[int, int]] = []
    doppelkopf.values(positions(20), progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (20, 20)
    assert told == sorted(told)

    def enough(done: int, of: int) -> None:
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        doppelkopf.values(positions(2) + [whole_deal()] * 2, progress=enough, threads=1)


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(doppelkopf.InputError, match=r"positions\[1\].*XX") as caught:
        doppelkopf.values([POSITION, POSITION.replace("HT", "XX")])
    assert caught.value.text is not None
    with pytest.raises(TypeError, match=r"expected positions\[0\] to be a Position, a Deal, a Game or the text of a position, got float64"):
        doppelkopf.values(np.zeros((3, 2))[:, 0])
    with pytest.raises(TypeError, match="splitlines"):
        doppelkopf.values(POSITION)
    with pytest.raises(TypeError, match="sequence of positions, got int"):
        doppelkopf.values(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at most 1000000 positions at once, got 1000001"):
        doppelkopf.values([POSITION] * 1_000_001)
    with pytest.raises(ValueError, match="threads: expected"):
        doppelkopf.values([POSITION], threads=0)
    with pytest.raises(ValueError, match="memory: expected"):
        Solver(memory=0)
    with pytest.raises(ValueError, match="unit: expected"):
        doppelkopf.card_values([POSITION], unit="tricks")  # type: ignore[arg-type]
    with pytest.raises(doppelkopf.InputError, match="expected a whole number"):
        doppelkopf.solve(POSITION, nodes=-1)


def test_a_kept_solver_remembers_until_it_is_closed() -> None:
    position = positions(1, tricks=8)[0]
    with Solver(memory=16) as solver:
        first = solver.solve(position, moves=False, line=False)
        again = solver.solve(position, moves=False, line=False)
        assert again.value == first.value
        assert again.nodes < first.nodes
        solver.forget()
        assert solver.solve(position, moves=False, line=False).nodes == first.nodes
        assert not solver.closed
    assert solver.closed
    assert "closed" in repr(solver)
    with pytest.raises(ValueError, match="closed"):
        solver.solve(position)


def test_two_threads_cannot_ask_one_solver() -> None:
    solver = Solver()
    deal = whole_deal()
    thread = threading.Thread(target=lambda: solver.solve(deal, nodes=1_000_000))
    thread.start()
    refused = 0
    while thread.is_alive() and not refused:
        try:
            solver.closed  # noqa: B018
        except RuntimeError as error:
            assert "another question" in str(error)
            refused += 1
    assert refused
    thread.join()


@pytest.fixture
def listening_to_ctrl_c() -> Iterator[None]:
    """Python listens to Ctrl-C, even where whoever began it in the background has told it not to."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("listening_to_ctrl_c")
def test_ctrl_c_stops_a_search_at_once() -> None:
    deal = whole_deal()
    pressed: list[float] = []

    def press() -> None:
        pressed.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    for search in (lambda: doppelkopf.solve(deal), lambda: doppelkopf.values([deal] * 4)):
        timer = threading.Timer(0.2, press)
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            search()
        timer.join()
    assert len(pressed) == 2


def resident() -> int:
    """KiB of memory in use."""
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells how much memory is in use")
def test_memory_stays_flat() -> None:
    many = positions(50)

    def ask() -> None:
        for position in many:
            doppelkopf.solve(position, memory=1, nodes=500)
        doppelkopf.card_bounds(many, memory=1, nodes=500)
        with pytest.raises(doppelkopf.InputError):
            doppelkopf.solve("nonsense")

    for _ in range(10):
        ask()
    gc.collect()
    before = resident()
    for _ in range(40):
        ask()
    gc.collect()
    assert resident() - before < 4096
