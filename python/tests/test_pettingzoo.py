"""The environment of PettingZoo passes its own tests."""

import importlib
import itertools
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import pettingzoo
from doppelkopf import Scope
from doppelkopf import pettingzoo as doppelkopf
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.test import test_save_obs as save_obs

SCOPES = pytest.mark.parametrize("scope", ["everything", "cards"])
RULES = pytest.mark.parametrize("rules", ["ddv", "bsv", "recklinghausen"])


@SCOPES
@RULES
def test_api(scope: Scope, rules: str) -> None:
    with warnings.catch_warnings():
        # What every observation with a mask is warned of, though it is what PettingZoo asks for.
        told = "Observation space for each agent probably|Observation is not a NumPy array|Action mask numpy array is all zeros"
        warnings.filterwarnings("ignore", message=told)
        api_test(doppelkopf.env(scope=scope, rules=rules), num_cycles=400, verbose_progress=False)
        api_test(doppelkopf.raw_env(scope=scope, rules=rules), num_cycles=400, verbose_progress=False)


@SCOPES
def test_seeds(scope: Scope) -> None:
    seed_test(lambda: doppelkopf.env(scope=scope), num_cycles=100)


def test_performance(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # It goes on for five seconds; of this clock they are over soon.
    ticks = itertools.count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 20)
    monkeypatch.setattr(importlib.import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    performance_benchmark(doppelkopf.raw_env(scope="cards"))
    assert "turns per second" in capsys.readouterr().out


def test_save_obs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs(doppelkopf.raw_env(scope="cards"))


def test_it_is_registered() -> None:
    made = pettingzoo.make("aec", "doppelkopf-v1", scope="cards")
    made.reset(seed=1)
    assert made.last()[0]["action_mask"].shape == (24,)


def play(env: Any, seed: int) -> tuple[dict[str, float], int]:
    env.reset(seed=seed)
    rewards: dict[str, float] = dict.fromkeys(env.possible_agents, 0)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        rewards[agent] += reward
        if termination:
            env.step(None)
            continue
        assert observation["action_mask"].any()
        env.step(int(observation["action_mask"].argmax()))
        steps += 1
    return rewards, steps


def test_rewards_are_points_and_add_up_to_nothing() -> None:
    rewards, steps = play(doppelkopf.env(scope="cards"), 7)
    assert steps == 48
    assert sum(rewards.values()) == 0 and any(rewards.values())


def test_games_of_a_seed_follow_one_another() -> None:
    env = doppelkopf.raw_env()
    env.reset(seed=3)
    first = env.render_mode, env.observe("player_0")["observation"].tobytes()
    env.reset()
    second = env.observe("player_0")["observation"].tobytes()
    env.reset(seed=3)
    assert first == (None, env.observe("player_0")["observation"].tobytes())
    assert first[1] != second


@SCOPES
def test_it_is_drawn(scope: Scope) -> None:
    for mode, told in [("ansi", "N"), ("html", "<table>")]:
        env = doppelkopf.env(scope=scope, render_mode=mode)
        env.reset(seed=1)
        assert told in env.render()
        play(env, 1)
        assert "Points" in env.render()


def test_what_is_wrong() -> None:
    with pytest.raises(ValueError, match='expected None, "ansi" or "html"'):
        doppelkopf.env(render_mode="human")
    with pytest.raises(ValueError, match="expected"):
        doppelkopf.env(rules="skat")
    env = doppelkopf.raw_env(scope="cards")
    env.reset(seed=1)
    illegal = int(env.observe(env.agent_selection)["action_mask"].argmin())
    with pytest.raises(ValueError, match=r"expected one of \d"):
        env.step(illegal)
    with pytest.raises(ValueError, match="not over"):
        env.step(None)
