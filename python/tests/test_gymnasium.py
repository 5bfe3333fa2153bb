"""The vector environment of Gymnasium keeps its contract."""

from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

import doppelkopf.gymnasium
from doppelkopf.gymnasium import VectorEnv
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics


def actions(infos: dict[str, Any]) -> Any:
    return infos["action_mask"].argmax(axis=1)


def test_it_is_made_by_its_name() -> None:
    envs = gymnasium.make_vec("doppelkopf-v1", num_envs=5, scope="cards", opponents="random", seat="S")
    assert isinstance(envs.unwrapped, VectorEnv)
    observations, infos = envs.reset(seed=1)
    assert envs.num_envs == 5 and observations.shape == (5, 825) and infos["action_mask"].shape == (5, 24)
    assert envs.observation_space.contains(observations) and envs.single_action_space.n == 24
    assert (envs.unwrapped.batch.seats == 2).all()
    again, _ = envs.reset(seed=1)
    assert (again == observations).all()
    envs.close()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_games_end_as_the_mode_says(mode: AutoresetMode) -> None:
    envs = VectorEnv(4, scope="cards", autoreset_mode=mode, seed=3)
    observations, infos = envs.reset(seed=3)
    for step in range(1, 40):
        kept = observations.copy()
        after, rewards, ended, truncated, infos = envs.step(actions(infos))
        assert rewards.shape == (4,) and rewards.dtype == np.float64 and not truncated.any()
        assert (kept == observations).all(), "what was returned stays as it was"
        assert not rewards[~ended].any()
        if mode is AutoresetMode.SAME_STEP:
            assert ended.all() == (step % 12 == 0) and ended.any() == ended.all()
            assert ("final_obs" in infos) == ended.any()
            if ended.any():
                last = infos["final_obs"][0]
                assert last[568] == 48 and after[0][568] < 4 and infos["_final_obs"].all()
            assert infos["action_mask"].any(axis=1).all()
        if mode is AutoresetMode.NEXT_STEP:
            assert ended.all() == (step % 13 == 12)
        if mode is AutoresetMode.DISABLED and step == 12:
            assert ended.all()
            mask = np.array([True, False, True, True])
            observations, infos = envs.reset(options={"reset_mask": mask})
            assert (infos["action_mask"].any(axis=1) == mask).all()
            return
        observations = after


def test_statistics_are_recorded() -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec("doppelkopf-v1", num_envs=3, scope="cards", autoreset_mode="SAME_STEP"))
    _, infos = envs.reset(seed=2)
    for _ in range(36):
        _, _, ended, _, infos = envs.step(actions(infos))
    assert ended.all() and (infos["episode"]["l"] == 12).all()
    assert envs.episode_count == 9


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="2 opponents; expected one bot, or three"):
        VectorEnv(1, opponents=("rules", "rules"))  # type: ignore[arg-type]
    envs = VectorEnv(2)
    with pytest.raises(ValueError, match="expected one seed"):
        envs.reset(seed=[1, 2])
    with pytest.raises(doppelkopf.IllegalAction, match="expected one of"):
        envs.step(np.array([167, 167]))
