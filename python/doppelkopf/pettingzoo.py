"""Doppelkopf as an environment for PettingZoo (AEC).

>>> from doppelkopf.pettingzoo import env
>>> doppelkopf = env()
>>> doppelkopf.reset(seed=1)
>>> observation, reward, termination, truncation, info = doppelkopf.last()
>>> sorted(observation)
['action_mask', 'observation']

Importing this module also registers ``doppelkopf-v1``, so that ``pettingzoo.make("aec", "doppelkopf-v1")`` makes it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import _engine, _layout
from ._extras import needed
from ._outcome import Scope

with needed("pettingzoo"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, aec_registry, register
    from pettingzoo.utils import wrappers

__all__ = ["env", "raw_env"]

_ID = "doppelkopf-v1"


def env(**arguments: Any) -> Any:
    """The environment with PettingZoo's usual wrappers; the arguments are those of :class:`raw_env`.

    An illegal action ends the game with a reward of -1 for who chose it.
    """
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]
    """One game of Doppelkopf after another, decision by decision.

    The agents ``player_0`` to ``player_3`` sit north, east, south and west. An observation is a dict: ``"observation"``, the
    bytes (uint8) that ``docs/OBSERVATION.md`` explains, and ``"action_mask"`` (int8), all 0 for an agent that is not asked.
    Rewards are Points, at the end of the game, and add up to nothing.

    Args:
        rules: A published rule set (``"tsr"``, ``"ddv"``, ``"bsv"``, ``"recklinghausen"``) or the text of a rule file.
        scope: ``"everything"`` decisions (Vorbehalte, calls, cards) or ``"cards"`` only; ``action_space(agent).n`` is their number.
        render_mode: ``None``, ``"ansi"`` or ``"html"``; ``render`` returns the game with open cards as text.

    Raises:
        ValueError: An argument is not one of these; in ``step``, the action is not legal.
    """

    metadata = {"name": "doppelkopf_v1", "render_modes": ["ansi", "html"], "is_parallelizable": False, "render_fps": 1}

    def __init__(self, rules: str = "ddv", scope: Scope = "everything", render_mode: str | None = None) -> None:
        EzPickle.__init__(self, rules, scope, render_mode)
        super().__init__()
        if render_mode not in (None, "ansi", "html"):
            raise ValueError(f'render_mode {render_mode!r}; expected None, "ansi" or "html"')
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(4)]
        self._rules = rules
        self._scope: Scope = scope
        self._seed, self._index = 0, -1
        # A rule set or scope that does not exist is reported now, not at the first reset.
        self._episode = _engine.Episode.deal(rules=rules, scope=scope)
        n_actions = self._episode.n_actions
        self._nothing = np.zeros(n_actions, np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(_layout.MOST), _layout.MOST, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (n_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(n_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The space of observations, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of actions, the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game: the first one of the seed, or without one the next. Who deals goes round."""
        if seed is not None:
            self._seed, self._index = seed, -1
        elif self._index < 0:
            self._seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        self._index += 1
        self._episode = _engine.Episode.deal(rules=self._rules, scope=self._scope, seed=self._seed, index=self._index)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns the observation of an agent."""
        seat = self.possible_agents.index(agent)
        mask = self._episode.mask().view(np.int8) if self._episode.seat() == seat else self._nothing.copy()
        return {"observation": self._episode.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Does what the agent whose turn it is has decided."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("no action; expected the number of a legal one, for the game is not over")
        self._episode.step(int(action))
        self._cumulative_rewards[agent] = 0
        points = self._episode.points()
        if points is None:
            self._clear_rewards()
        else:
            self.rewards = dict(zip(self.possible_agents, points, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._choose_agent()
        self._accumulate_rewards()

    def _choose_agent(self) -> None:
        seat = self._episode.seat()
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def render(self) -> str | None:
        """The game with open cards, as text or HTML."""
        if self.render_mode is None:
            return None
        return _layout.as_html(self._episode) if self.render_mode == "html" else _layout.as_text(self._episode)

    def close(self) -> None:
        """Nothing is to be closed."""


if _ID not in aec_registry:
    register("aec", _ID, entry_point="doppelkopf.pettingzoo:env")
