"""Doppelkopf as a vector environment for Gymnasium: one seat learns, bots sit in the other three.

>>> import gymnasium
>>> import doppelkopf.gymnasium
>>> envs = gymnasium.make_vec("doppelkopf-v1", num_envs=64, scope="cards", opponents="rules")
>>> observations, infos = envs.reset(seed=1)
>>> infos["action_mask"].shape
(64, 24)

Importing this module registers ``doppelkopf-v1``. For games in which several seats learn see :class:`doppelkopf.Batch`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _layout
from ._bots import AnyBot
from ._engine import Batch, Rules
from ._extras import needed
from ._outcome import ResetMode, Scope, Seat

with needed("gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode

__all__ = ["VectorEnv"]

_ID = "doppelkopf-v1"

Arrays = tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games, in each of which the agent sits in the same seat.

    An observation is the row of ``docs/OBSERVATION.md``; ``infos["action_mask"]`` marks the legal actions. Rewards are the agent's Points,
    at the end of a game. Games end by themselves and are never truncated.

    Args:
        num_envs: How many games.
        rules: The rule set.
        scope: What is decided.
        seat: The agent's seat.
        opponents: The bot in the other seats, or one for each of them, clockwise from the agent.
        autoreset_mode: What becomes of a game that is over. With ``SAME_STEP``, ``infos["final_obs"]`` has its last observations.
        seed: The seed of the first games, unless ``reset`` gets one; chosen by chance if absent.

    Raises:
        ValueError: An argument is not valid; in ``step``, an action is not legal.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        rules: Rules | str = "ddv",
        scope: Scope = "everything",
        seat: Seat = "N",
        opponents: AnyBot | tuple[AnyBot, AnyBot, AnyBot] = "rules",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        seed: int | None = None,
    ) -> None:
        mode = autoreset_mode if isinstance(autoreset_mode, AutoresetMode) else AutoresetMode[autoreset_mode]
        others = opponents if isinstance(opponents, tuple) else (opponents,) * 3
        if len(others) != 3:
            raise ValueError(f"{len(others)} opponents; expected one bot, or three, clockwise from the agent")
        self._seat = _layout.SEATS.index(seat)
        table: list[AnyBot | None] = [None, *others]
        table = table[4 - self._seat :] + table[: 4 - self._seat]
        # A game that is over is restarted here, where its last observation is still to be seen.
        inner: ResetMode = "NEXT_STEP" if mode is AutoresetMode.NEXT_STEP else "DISABLED"
        first = int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) if seed is None else seed
        self.batch = Batch(num_envs, rules=rules, scope=scope, seed=first, auto_reset=inner, opponents=table)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode}
        self.single_observation_space = spaces.Box(np.zeros_like(_layout.MOST), _layout.MOST, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.n_actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Restarts the games, or those that ``options={"reset_mask": array}`` marks.

        Raises:
            ValueError: There is a seed for each game; expected one for all.
        """
        if isinstance(seed, list):
            raise ValueError("a list of seeds; expected one seed, from which all games come")
        super().reset(seed=seed)
        observations, _ = self.batch.reset(seed=seed, options=options)
        return observations.copy(), self._infos()

    def step(self, actions: ArrayLike) -> Arrays:
        """Does in each game what the agent has decided."""
        observations, rewards, terminations, truncations, _ = self.batch.step(actions)
        points, ended = rewards[:, self._seat].astype(np.float64), terminations.copy()
        final: dict[str, Any] = {}
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP and ended.any():
            last = np.full(self.num_envs, None, dtype=object)
            for at in np.flatnonzero(ended):
                last[at] = observations[at].copy()
            final = {"final_obs": last, "_final_obs": ended.copy(), "final_info": {}, "_final_info": ended.copy()}
            observations, _ = self.batch.reset(options={"reset_mask": ended})
        return observations.copy(), points, ended, truncations.copy(), {**self._infos(), **final}

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}


if _ID not in gymnasium.registry:
    gymnasium.register(_ID, vector_entry_point="doppelkopf.gymnasium:VectorEnv")
