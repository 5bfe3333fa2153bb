"""A policy is a bot: in matches, in batches, in reviews."""

import functools
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import doppelkopf
from doppelkopf import AnyBot, Batch, BotError, Card, Game, InputError, Policy, View, answers, match

Row = NDArray[np.uint8]


def first(masks: Row) -> NDArray[np.int64]:
    """The first legal action of each row; silent and gesund where that is legal."""
    chosen: NDArray[np.int64] = masks.argmax(axis=1)
    for modest in (37, 36, 31, 24):
        if modest < masks.shape[1]:
            chosen = np.where(masks[:, modest] == 1, modest, chosen)
    return chosen


class OfView:
    """Decides by a view, with a number."""

    def __init__(self, more: int = 0) -> None:
        self.more = more

    def decide(self, view: View) -> int:
        return int(first(view.mask()[np.newaxis])[0]) + self.more


class Together:
    """Decides for all seats."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def decide(self, observations: Row, masks: Row) -> NDArray[np.int64]:
        assert observations.shape == (len(masks), 825)
        self.sizes.append(len(masks))
        return first(masks)


def by_view(view: View, more: int = 0) -> Any:
    return np.int64(first(view.mask()[np.newaxis])[0] + more)


def by_word(view: View) -> str:
    return Game.action_name(OfView().decide(view))


def by_rows(observations: Row, masks: Row) -> Any:
    return first(masks).tolist()


class Static:
    @staticmethod
    def decide(observations: Row, masks: Row) -> Any:
        return first(masks)


class Called:
    def __call__(self, view: View) -> int:
        return OfView().decide(view)


ALL: list[AnyBot] = [
    OfView,
    OfView(),
    functools.partial(OfView, 0),
    functools.partial(by_view, more=0),
    by_view,
    by_word,
    lambda view: OfView().decide(view),
    Called(),
    Together,
    Together(),
    Static,
    Static(),
    by_rows,
    functools.partial(Together().decide),
]


@pytest.mark.parametrize("scope", ["everything", "cards"])
def test_whatever_is_a_bot_plays_the_same_games(scope: Any) -> None:
    points = [match([("policy", bot), "rules"], n=3, seed=4, scope=scope).games.points for bot in ALL]
    assert all(np.array_equal(other, points[0]) for other in points)


@pytest.mark.parametrize("scope", ["everything", "cards"])
def test_whatever_is_a_bot_sits_in_a_batch(scope: Any) -> None:
    def played(bot: AnyBot) -> list[Any]:
        batch, seen = Batch(6, scope=scope, seed=2, opponents=(bot, None, "rules", bot)), []
        for _ in range(120):
            assert (batch.seats == 1).all()
            _, rewards, ended, _, _ = batch.step(first(batch.masks))
            seen.append((batch.observations.tobytes(), rewards.tobytes(), ended.tobytes()))
        return seen

    runs = [played(bot) for bot in (OfView, by_word, Together(), Together)]
    assert all(other == runs[0] for other in runs)


def test_one_that_decides_together_is_asked_for_many() -> None:
    policy = Together()
    batch = Batch(64, scope="cards", opponents=(None, policy, policy, policy))
    for _ in range(12):
        batch.step(first(batch.masks))
    assert len(policy.sizes) < 12 * 12 and 40 < max(policy.sizes)
    policy = Together()
    match([policy, "random"], n=40, seed=1)
    assert sum(policy.sizes) < 40 * 4 * 200


@pytest.mark.parametrize("rules", ["ddv", "bsv", "recklinghausen", "tsr"])
def test_random_policies_play_all_of_doppelkopf(rules: str) -> None:
    """Cards that are handed over are chosen one by one."""

    def wild(observations: Row, masks: Row) -> Any:
        # A row decides by itself, so that the games come out the same every time.
        return [int(np.random.default_rng(int(row.sum())).choice(np.flatnonzero(mask))) for row, mask in zip(observations, masks)]

    def alone(view: View) -> int:
        return int(wild(view.observation()[np.newaxis], view.mask()[np.newaxis])[0])

    together, single = (match([("wild", bot), "random"], n=12, seed=3, rules=rules) for bot in (wild, alone))
    assert np.array_equal(together.games.points, single.games.points)
    assert 20 < len(together.games.deal)


def test_a_bot_of_cards_plays_among_those_who_say_everything() -> None:
    class Cards(OfView):
        scope = "cards"

        def decide(self, view: View) -> int:
            assert view.asked == "card"
            return super().decide(view)

    class CardRows(Together):
        scope = "cards"

        def decide(self, observations: Row, masks: Row) -> NDArray[np.int64]:
            assert masks.shape[1] == 24 and masks.any(axis=1).all()
            return super().decide(observations, masks)

    results = [match([("cards", bot), "rules"], n=4, seed=9).games.points for bot in (Cards, CardRows)]
    assert np.array_equal(results[0], results[1])
    for bot in (Cards, CardRows()):
        batch = Batch(4, opponents=(None, bot, bot, bot))
        for _ in range(60):
            batch.step(first(batch.masks))


def test_an_object_is_copied_for_each_seat() -> None:
    class Counting:
        def begin(self, seed: int) -> None:
            self.cards = 0

        def decide(self, view: View) -> str:
            self.cards += view.asked == "card"
            assert self.cards + len(view.hand) in (12, 13)
            return by_word(view)

    bot = Counting()
    match([bot], n=6, seed=1, threads=3)
    assert not hasattr(bot, "cards")


@pytest.mark.parametrize("failing", [lambda view: 1 / 0, lambda observations, masks: 1 / 0], ids=["alone", "together"])
def test_a_bot_that_fails_says_so_everywhere(failing: AnyBot) -> None:
    with pytest.raises(BotError, match="division by zero") as caught:
        match([failing, "rules"], n=2)
    assert isinstance(caught.value.__cause__, ZeroDivisionError) and caught.value.view
    with pytest.raises(BotError, match="division by zero"):
        Batch(3, opponents=(None, failing, failing, failing))
    calls: list[int] = []

    def later(view: View) -> Any:
        calls.append(1)
        return 1 / 0 if 40 < len(calls) else by_view(view)

    batch = Batch(3, seed=1, opponents=(None, later, later, later))
    with pytest.raises(BotError, match="division by zero"):
        for _ in range(1000):
            batch.step(first(batch.masks))
    with pytest.raises(InputError, match="reset all games first"):
        batch.step(first(batch.masks))
    with pytest.raises(InputError, match="reset all games first"):
        batch.reset(options={"reset_mask": np.array([True, False, False])})
    calls.clear()
    batch.reset()
    batch.step(first(batch.masks))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda view: "XX", 'replied "XX"; legal is'),
        (lambda view: 1000, "replied 1000; legal is"),
        (lambda view: -1, "replied -1"),
        (lambda view: None, "decide returned None; expected a word"),
        (lambda view: 1.5, "decide returned 1.5"),
        (lambda observations, masks: first(masks)[:-1], "decide returned shape"),
        (lambda observations, masks: first(masks) * 1.0, "dtype float64; expected integers"),
        (lambda observations, masks: first(masks) * 0 - 1, "replied -1"),
        (lambda observations, masks: None, "expected integers"),
    ],
)
def test_a_reply_that_is_none_is_named(wrong: AnyBot, told: str) -> None:
    with pytest.raises(BotError, match=told):
        match([wrong], n=1)
    with pytest.raises(BotError):
        Batch(2, opponents=(wrong, wrong, None, wrong), seed=1)
        Batch(2, opponents=(wrong, None, wrong, wrong), seed=1)


def test_a_program_that_is_missing_is_missed() -> None:
    with pytest.raises(BotError, match="no-such-program"):
        Batch(2, scope="cards", opponents=(None, "cmd:./no-such-program", "rules", "rules"), seed=1)


@pytest.mark.parametrize("kind", [KeyboardInterrupt, SystemExit])
def test_what_ends_a_program_passes_a_bot(kind: type[BaseException]) -> None:
    def leaves(view: View) -> str:
        raise kind("away")

    def leave(observations: Row, masks: Row) -> Any:
        raise kind("away")

    for bot in (leaves, leave):
        with pytest.raises(kind, match="away"):
            match([bot, "rules"], n=2)
        with pytest.raises(kind, match="away"):
            Batch(2, opponents=(None, bot, bot, bot), seed=1)


def interrupted(work: Callable[[], object]) -> None:
    """Does what would take hours, until a signal comes; the test would hang if nobody looked for it."""
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    with pytest.raises(KeyboardInterrupt):
        work()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no timer")
def test_long_work_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        slow = "doko:worlds=1000000"
        interrupted(lambda: Batch(1000, opponents=(None, slow, slow, slow)))
        interrupted(lambda: Batch(1 << 18, opponents=(None, "rules", "rules", "rules")))
        batch = Batch(1 << 14, seed=1)
        interrupted(lambda: [batch.step(first(batch.masks)) for _ in range(1 << 20)])
        batch.reset(seed=1)
        batch.step(first(batch.masks))
        view = Game(seed=1, scope="cards").view("N")
        for name in (slow, "pimc:worlds=1000000", "uct:assignments=100000,rollouts=1000000", "ismcts:iterations=1000000"):
            interrupted(lambda: doppelkopf.Bot(name).card(view))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_what_a_bot_would_have_played() -> None:
    game = Game(seed=4, scope="cards")
    while not game.is_over:
        game.step(game.legal_actions()[0])
    record, policy = game.record(), Together()
    together = doppelkopf.opinions(record, policy)
    assert policy.sizes == [48] and [opinion.moment for opinion in together] == list(record.moments[:48])
    assert together == doppelkopf.opinions(record, OfView) == doppelkopf.opinions(record, by_word)
    assert [opinion.played for opinion in together] == [card for _, _, card in record.plays]
    # The first legal card is what was played.
    assert all(opinion.card == opinion.played for opinion in together)
    of_ours = doppelkopf.opinions(record, "rules", seat="E")
    assert len(of_ours) == 12 and {opinion.seat for opinion in of_ours} == {"E"}
    with pytest.raises(BotError, match="legal is"):
        doppelkopf.opinions(record, lambda view: "re!")
    suggestion = answers.suggest(record, at="11.1", effort={"worlds": 4}, bot=policy)
    assert suggestion.bot is not None and Card(suggestion.bot) and "Together: " in suggestion.text


def test_weights_are_a_bot(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    weights = {"w0": rng.normal(size=(24, 8)), "b0": np.zeros(8), "w1": rng.normal(size=(8, 24)), "b1": np.zeros(24)}
    policy = Policy({**weights, "columns": np.arange(24), "scale": np.full(24, 0.5)})
    kept: dict[str, Any] = {**weights, "columns": np.arange(24), "scale": np.full(24, 0.5)}
    np.savez(tmp_path / "policy.npz", **kept)
    read = Policy(tmp_path / "policy.npz")
    results = [match([("policy", bot), "random"], n=5, seed=2).games.points for bot in (policy, read)]
    assert np.array_equal(results[0], results[1])
    assert repr(read) == "<Policy 24 > 8 > 24, scope='cards'>"
    hand = rng.integers(0, 3, size=(3, 825), dtype=np.uint8)
    by_hand = np.maximum(hand[:, :24] * np.float32(0.5) @ weights["w0"], 0) @ weights["w1"]
    assert np.allclose(policy.outputs(hand), by_hand, atol=1e-4)
    for wrong in ({}, {"w0": weights["w0"]}, {**weights, "b0": np.zeros(7)}, {**weights, "w1": np.zeros((7, 24))}, {**weights, "columns": np.arange(3)}):
        with pytest.raises(ValueError, match="expected"):
            Policy(wrong)


def test_what_is_no_bot() -> None:
    for wrong in (3, None, object(), ("a", 3), ("mine", "rules")):
        with pytest.raises(TypeError, match="bots: "):
            match([wrong], n=1)  # type: ignore[list-item]
    with pytest.raises(TypeError, match="bots: expected"):
        Batch(1, opponents=(None, 3, None, None))  # type: ignore[arg-type]
    with pytest.raises(InputError):
        Batch(1, opponents=(None, "nobody", None, None))
