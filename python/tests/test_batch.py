"""Many games at once."""

import copy
import gc
import threading
from typing import Any

import numpy as np
import pytest
from doppelkopf import Batch, Game, Rules, Scope
from doppelkopf._engine import Episode


def choose(masks: Any, rng: Any) -> Any:
    """Returns a random legal action of each row; 0 if there is none."""
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def test_arrays_are_written_in_place() -> None:
    batch = Batch(8, scope="cards", seed=3)
    arrays: list[Any] = [batch.observations, batch.masks, batch.seats, batch.rewards, batch.terminations, batch.truncations]
    assert [array.shape for array in arrays] == [(8, 825), (8, 24), (8,), (8, 4), (8,), (8,)]
    assert [str(array.dtype) for array in arrays] == ["uint8", "uint8", "uint8", "float32", "bool", "bool"]
    assert not any(array.flags.writeable for array in arrays)
    before = batch.observations.copy()
    observations, rewards, terminations, truncations, infos = batch.step(choose(batch.masks, np.random.default_rng(1)))
    assert observations is batch.observations is arrays[0]
    assert rewards is arrays[3] and terminations is arrays[4] and truncations is arrays[5]
    assert infos["action_mask"] is arrays[1] and infos["seat"] is arrays[2]
    assert (before != observations).any(axis=1).all()


def test_arrays_outlive_the_batch() -> None:
    observations = Batch(64, seed=5).observations
    gc.collect()
    again = Batch(64, seed=5)
    assert (observations == again.observations).all()


@pytest.mark.parametrize("scope", ["cards", "everything"])
@pytest.mark.parametrize("rules", ["ddv", "bsv", "recklinghausen"])
def test_games_are_those_of_single_episodes(scope: Scope, rules: str) -> None:
    """The first game of the first table is the one that an Episode with these cards plays."""
    rng = np.random.default_rng(2)
    batch = Batch(4, scope=scope, rules=rules, seed=9, auto_reset="DISABLED")
    single = Episode.deal(rules=rules, scope=scope, seed=9, index=0)
    for _ in range(1000):
        assert batch.seats[0] == (255 if single.seat() is None else single.seat())
        assert (batch.observations[0] == single.observation(single.seat() or 0)).all()
        assert (batch.masks[0] == single.mask()).all()
        if single.is_over():
            break
        actions = choose(batch.masks, rng)
        batch.step(actions)
        single.step(actions[0])
    assert batch.terminations[0]
    assert batch.rewards[0].tolist() == single.points()


@pytest.mark.parametrize("mode", ["NEXT_STEP", "SAME_STEP", "DISABLED"])
def test_reset_modes(mode: Any) -> None:
    rng = np.random.default_rng(1)
    batch = Batch(4, scope="cards", auto_reset=mode)
    assert batch.auto_reset == mode
    ends = 0
    for step in range(1, 100):
        if mode == "DISABLED" and step == 49:
            with pytest.raises(ValueError, match="all games are over; expected reset"):
                batch.step(np.zeros(4, np.int64))
            batch.reset(options={"reset_mask": np.array([True, False, False, True])})
            assert (batch.seats != 255).tolist() == [True, False, False, True]
            return
        _, rewards, ended, _, _ = batch.step(choose(batch.masks, rng))
        ends += int(ended.sum())
        assert rewards.sum() == 0 and rewards[~ended].any() == 0
        assert (batch.seats == 255).any() == (mode != "SAME_STEP" and bool(ended.any()))
    assert ends == 8


def test_gymnasium_names_the_modes() -> None:
    vector = pytest.importorskip("gymnasium.vector")
    for mode in vector.AutoresetMode:
        assert Batch(1, auto_reset=mode).auto_reset == mode.name


def test_seeds() -> None:
    first, again, other = (Batch(16, seed=seed).observations for seed in (1, 1, 2))
    assert (first == again).all() and (first != other).any()
    batch = Batch(16, seed=2)
    observations, _ = batch.reset(seed=1)
    assert (observations == first).all()
    assert (batch.reset()[0] != first).any()


def test_opponents_sit_in_the_other_seats() -> None:
    batch = Batch(4, scope="cards", opponents=(None, "random", "rules", "random"))
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(24):
        assert (batch.seats == 0).all()
        ended += int(batch.step(choose(batch.masks, rng))[2].sum())
    assert ended == 8


def test_a_rule_file_can_be_the_rules() -> None:
    ours = Batch(4, rules='extends = "bsv"\nname = "ours"\n', scope="cards")
    assert (ours.observations == Batch(4, rules="bsv", scope="cards").observations).all()
    assert (ours.observations == Batch(4, rules=Rules("bsv"), scope="cards").observations).all()
    with pytest.raises(TypeError, match="expected a Rules"):
        Batch(1, rules=7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"games": 0}, "0 games; expected a whole number from 1 to 262144"),
        ({"games": 10**30}, "expected a whole number from 1"),
        ({"games": 1.5}, "1.5 games; expected a whole number"),
        ({"rules": "skat"}, '"ddv", "bsv"'),
        ({"scope": "bids"}, 'scope "bids"; expected "everything" or "cards"'),
        ({"auto_reset": "LATER"}, 'expected "NEXT_STEP", "SAME_STEP" or "DISABLED"'),
        ({"opponents": ("rules",)}, "1 opponents; expected four"),
        ({"opponents": ("rules",) * 4}, "at least one must be free"),
        ({"opponents": (None, "nobody", None, None)}, "nobody"),
    ],
)
def test_what_is_no_batch(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Batch(**{"games": 1, **arguments})


def test_one_bot_is_not_four_opponents() -> None:
    for wrong in ("rules", 3):
        with pytest.raises(TypeError, match="opponents: four, for north, east, south, west"):
            Batch(1, opponents=wrong)  # type: ignore[arg-type]


def test_what_is_no_action() -> None:
    batch = Batch(2, scope="cards", seed=1)
    legal = choose(batch.masks, np.random.default_rng(1))
    illegal = [legal[0], int(np.flatnonzero(batch.masks[1] == 0)[0])]
    before = batch.observations.copy()
    for actions, error, told in [
        (legal[:1], ValueError, r"actions of shape \[1\]; expected \[2\]|1 instead of 2"),
        (np.zeros((2, 1), np.int64), ValueError, r"shape \[2, 1\]; expected \[2\]"),
        (legal.astype(np.float32), TypeError, "dtype float32; expected integers"),
        (["a", "b"], TypeError, "expected integers"),
        (illegal, ValueError, r"Game 1: .* is not legal now; expected one of \d"),
        ([legal[0], 24], ValueError, "Game 1: there is no action 24, the last one is 23"),
        ([legal[0], -1], ValueError, "there is no action -1"),
        (np.array([legal[0], 2**63], np.uint64), ValueError, "there is no action"),
    ]:
        with pytest.raises(error, match=told):
            batch.step(actions)
        assert (batch.observations == before).all()
    batch.step(legal.astype(np.int8))
    batch.step(choose(batch.masks, np.random.default_rng(1))[::1].tolist())


def test_what_is_no_mask() -> None:
    batch = Batch(2)
    with pytest.raises(TypeError, match="expected bool"):
        batch.reset(options={"reset_mask": np.zeros(2)})
    with pytest.raises(ValueError, match="1 instead of 2"):
        batch.reset(options={"reset_mask": np.zeros(1, bool)})
    with pytest.raises(ValueError, match="without reset_mask"):
        batch.reset(seed=1, options={"reset_mask": np.zeros(2, bool)})


def test_two_threads_on_one_batch_are_told_so() -> None:
    batch = Batch(4096, scope="cards")
    refused: list[str] = []
    stop = threading.Event()

    def step() -> None:
        rng = np.random.default_rng(1)
        while not stop.is_set():
            try:
                batch.step(choose(batch.masks, rng))
            except RuntimeError as error:
                refused.append(str(error))
                stop.set()
            except ValueError:
                # The other thread has stepped between the choice and this.
                continue

    threads = [threading.Thread(target=step) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    stop.set()
    assert refused and "another thread is stepping this batch" in refused[0]


def test_memory_stays_flat() -> None:
    resource = pytest.importorskip("resource")
    rng = np.random.default_rng(1)
    batches = [Batch(256, scope=scope, rules=rules) for scope in ("cards", "everything") for rules in ("ddv", "bsv")]

    def play(steps: int) -> Any:
        for _ in range(steps):
            for batch in batches:
                batch.step(choose(batch.masks, rng))
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = play(200)
    # Two hundred thousand decisions later.
    assert play(200) - before < 8192


@pytest.mark.parametrize("scope", ["cards", "everything"])
@pytest.mark.parametrize("rules", ["ddv", "bsv", "recklinghausen"])
def test_a_game_is_taken_out(scope: Scope, rules: str) -> None:
    batch = Batch(8, scope=scope, rules=rules, seed=4, opponents=(None, None, "rules", None))
    rng, taken = np.random.default_rng(3), 0
    for _ in range(150):
        batch.step(choose(batch.masks, rng))
        for number in range(0, 8, 3):
            try:
                game = batch.game(number)
            except ValueError:
                assert rules == "recklinghausen"
                continue
            taken += 1
            assert game.turn_index == batch.seats[number]
            assert (game.mask() == batch.masks[number]).all() and (game.observation() == batch.observations[number]).all()
            assert Game.from_json(game.to_json()) == game
    assert 400 < taken
    with pytest.raises(IndexError, match="expected 0 to 7"):
        batch.game(8)


@pytest.mark.parametrize("scope", ["cards", "everything"])
@pytest.mark.parametrize("rules", ["ddv", "bsv", "recklinghausen"])
def test_a_batch_goes_on_from_its_bytes(scope: Scope, rules: str) -> None:
    def first(observations: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)

    opponents = (None, "random", first, None)
    batch = Batch(6, scope=scope, rules=rules, seed=4, opponents=opponents)
    other = Batch(6, scope=scope, rules=rules, seed=99, opponents=opponents)
    rng = np.random.default_rng(3)
    for step in range(60):
        batch.step(choose(batch.masks, rng))
        if step % 9:
            continue
        state, twin = batch.save(), copy.copy(batch)
        observations, infos = other.restore(state)
        assert observations is other.observations and not other.rewards.any()
        assert twin.save() == other.save() == state
        for _ in range(5):
            actions = choose(batch.masks, rng)
            for one in (batch, other, twin):
                one.step(actions)
            for name in ("observations", "masks", "seats", "rewards", "terminations"):
                assert (getattr(batch, name) == getattr(other, name)).all()
                assert (getattr(batch, name) == getattr(twin, name)).all()


def test_what_is_no_saved_batch() -> None:
    batch = Batch(3, scope="cards", seed=1)
    batch.step(choose(batch.masks, np.random.default_rng(1)))
    state, before = batch.save(), batch.observations.copy()
    damaged = bytearray(state)
    damaged[40] ^= 4
    for given in (b"", state[:-1], bytes(damaged), b"PK" + state):
        with pytest.raises(ValueError, match="not the bytes of a saved batch, or they are damaged"):
            batch.restore(given)
    for foreign in (Batch(4, scope="cards"), Batch(3), Batch(3, scope="cards", rules="bsv"), Batch(3, scope="cards", auto_reset="DISABLED")):
        with pytest.raises(ValueError, match="other rules, scope, number of games"):
            batch.restore(foreign.save())
    assert (batch.observations == before).all() and batch.save() == state
    with pytest.raises(TypeError):
        batch.restore("text")  # type: ignore[arg-type]


@pytest.mark.parametrize("scope", ["cards", "everything"])
def test_open_cards_stand_beside(scope: Scope) -> None:
    """They are those of the same game, taken out."""
    batch = Batch(8, scope=scope, seed=6)
    rng = np.random.default_rng(5)
    rows = batch.open_observations()
    assert rows.shape == (8, 953) and rows.dtype == np.uint8 and not rows.flags.writeable
    for _ in range(70):
        batch.step(choose(batch.masks, rng))
        assert batch.open_observations() is rows
        assert (rows[:, :825] == batch.observations).all()
        for number in range(8):
            assert (batch.game(number).open_observation() == rows[number]).all()
        held = rows[:, :24].sum(axis=1) + rows[:, 825:897].sum(axis=1)
        assert (held == 48 - rows[:, 568]).all()
    assert rows[:, 897:905].any()


def test_arrays_are_shared_with_other_frameworks() -> None:
    """By DLPack, without a copy."""
    batch = Batch(16, scope="cards", seed=2)
    batch.open_observations()
    tensors = batch.tensors()
    assert sorted(tensors) == ["masks", "observations", "open_observations", "rewards", "seats", "terminations"]
    taken = {name: np.from_dlpack(tensor) for name, tensor in tensors.items()}
    assert str(tensors["observations"]) == "<Tensor (16, 825) uint8>"
    readers: list[Any] = [np.from_dlpack]
    for name in ("torch", "jax.dlpack"):
        try:
            readers.append(__import__(name, fromlist=["from_dlpack"]).from_dlpack)
        except ImportError:
            continue
    for reader in readers:
        shared = {name: reader(tensor) for name, tensor in tensors.items()}
        batch.step(choose(batch.masks, np.random.default_rng(1)))
        for name in ("observations", "masks", "seats", "rewards", "terminations"):
            assert np.shares_memory(taken[name], getattr(batch, name)) and taken[name].ctypes.data % 64 == 0
            assert (np.asarray(shared[name]) == getattr(batch, name)).all()
