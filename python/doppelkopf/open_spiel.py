"""Doppelkopf as a game of OpenSpiel.

Importing this module registers the game ``doppelkopf``, and its last tricks as a small game ``doppelkopf_ending``:

>>> import doppelkopf.open_spiel
>>> import pyspiel
>>> game = pyspiel.load_game("doppelkopf(rules=ddv,scope=cards)")
>>> game.num_distinct_actions()
24

Chance deals the cards kind by kind, each copy to one of the four seats with the probability that it has in a shuffled deck; with
``scope=cards`` the second queen of clubs goes to another seat than the first.
Then the players decide as everywhere in this package: the actions are those of ``docs/OBSERVATION.md``, player 0 to 3 sit
north, east, south and west, returns are Points. The information state of a player is the whole observation, the observation
is what of it can be seen without a memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from . import _engine, _layout
from ._extras import needed

with needed("open-spiel"):
    import pyspiel

from ._endings import ENDING_TYPE, EndingGame, EndingState, ending, game_type

__all__ = ["DoppelkopfGame", "DoppelkopfObserver", "DoppelkopfState", "EndingGame", "EndingState", "ending"]

_SEATS = 4
_QUEEN_OF_CLUBS = _layout.ACTIONS.index("CQ")
#: More than any game of any rule set is worth to anybody.
_MOST_POINTS = 10_000.0
#: At most ten calls; before each card, and after each call again, all seats may be asked; words before the first card.
_MOST_ACTIONS = 48 + 4 * (48 + 10) + 10 + 60

_GAME_TYPE = game_type("doppelkopf", "Doppelkopf", {"rules": "ddv", "scope": "everything", "dealer": 3})


class DoppelkopfGame(pyspiel.Game):  # type: ignore[misc]
    """The game.

    Parameters of ``pyspiel.load_game``: ``rules`` (``tsr``, ``ddv``, ``bsv``, ``recklinghausen``), ``scope`` (``everything`` or
    ``cards`` only), ``dealer`` (0 to 3; the next player speaks and leads first).
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules = given.get("rules", "ddv")
        self.scope = given.get("scope", "everything")
        self.dealer = given.get("dealer", 3)
        probe = _engine.Episode.deal(rules=self.rules, scope=self.scope)
        #: The cards in the order in which chance deals them. The queens of clubs come first where no hand has both of them: then the
        #: others are dealt as they would be anyway.
        self.deck = sorted((number for hand in probe.dealt() for number in hand), key=self._place)
        info = pyspiel.GameInfo(
            num_distinct_actions=probe.n_actions,
            max_chance_outcomes=_SEATS,
            num_players=_SEATS,
            min_utility=-_MOST_POINTS,
            max_utility=_MOST_POINTS,
            utility_sum=0.0,
            max_game_length=_MOST_ACTIONS,
        )
        super().__init__(_GAME_TYPE, info, given)

    def _place(self, card: int) -> tuple[bool, int]:
        return self.scope == "cards" and card != _QUEEN_OF_CLUBS, card

    def new_initial_state(self) -> DoppelkopfState:
        """The game before the first card is dealt."""
        return DoppelkopfState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each card."""
        return len(self.deck)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> DoppelkopfObserver:
        """An observer of states."""
        return DoppelkopfObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class DoppelkopfState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment."""

    def __init__(self, game: DoppelkopfGame) -> None:
        super().__init__(game)
        self._rules, self._scope, self._dealer = game.rules, game.scope, game.dealer
        self._deck = game.deck
        self._hands: list[list[int]] = [[] for _ in range(_SEATS)]
        #: The game itself, once all cards are dealt.
        self.episode: _engine.Episode | None = None

    def current_player(self) -> int:
        """Returns the player to decide, chance, or the terminal player."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.seat()
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None and player == self.episode.seat()
        return self.episode.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the seats for the next card, each with a probability proportional to its free places."""
        places = [len(self._deck) // _SEATS - len(hand) for hand in self._hands]
        if self._scope == "cards" and sum(map(len, self._hands)) == 1:
            places = [0 if hand else free for hand, free in zip(self._hands, places, strict=True)]
        left = sum(places)
        return [(seat, free / left) for seat, free in enumerate(places) if free]

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.step(action)
            return
        dealt = sum(map(len, self._hands))
        self._hands[action].append(self._deck[dealt])
        if dealt + 1 == len(self._deck):
            self.episode = _engine.Episode(self._hands, rules=self._rules, scope=self._scope, dealer=self._dealer)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{_layout.ACTIONS[self._deck[sum(map(len, self._hands))]]} to {_layout.SEATS[action]}"
        return _layout.ACTIONS[action]

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.episode is not None and self.episode.is_over()

    def returns(self) -> list[float]:
        """The Points of each player; zeros before the end."""
        points = self.episode.points() if self.episode is not None else None
        return [0.0] * _SEATS if points is None else [float(value) for value in points]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> DoppelkopfState:
        """The game as the player may imagine it: each deal that is possible for him is as likely as any other."""
        state = self.get_game().new_initial_state()
        if self.episode is None:
            raise ValueError("cards are still dealt; expected a state in which a player decides, or the end")
        seed = int(probability_sampler() * 2**53)
        imagined = self.episode.imagine(player, seed)
        holders: list[list[int]] = [[] for _ in range(24)]
        for seat, hand in enumerate(imagined.dealt()):
            for number in hand:
                holders[number].append(seat)
        for number in self._deck:
            state.apply_action(holders[number].pop(0))
        for action in imagined.actions():
            state.apply_action(action)
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.episode is not None:
            return _layout.as_text(self.episode)
        return "\n".join(f"{_layout.SEATS[seat]} {_names(hand)}" for seat, hand in enumerate(self._hands))


class DoppelkopfObserver:
    """The view of a player, as a tensor and as a text (see ``open_spiel.python.observation``)."""

    def __init__(self, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters {params}; expected none")
        self._recalls = iig_obs_type.perfect_recall
        self._sees_own = iig_obs_type.private_info != pyspiel.PrivateInfoType.NONE
        self._length = _layout.LENGTH if self._recalls else _layout.HISTORY
        self.tensor = np.zeros(self._length, np.float32)
        self.dict = {
            name: self.tensor[place] for name, (place, _) in _layout.FEATURES.items() if place.stop <= self._length
        }

    def set_from(self, state: DoppelkopfState, player: int) -> None:
        """Writes the tensor: the bytes of the observation."""
        self.tensor.fill(0)
        if state.episode is None:
            return
        self.tensor[:] = state.episode.observation(player)[: self._length]
        if not self._sees_own:
            for name in _PRIVATE:
                self.dict[name].fill(0)

    def string_from(self, state: DoppelkopfState, player: int) -> str:
        """The same as a text."""
        if state.episode is None:
            return f"{_layout.SEATS[player]} waits for cards"
        seen = state.episode.observation(player)
        if not self._sees_own:
            for name in _PRIVATE:
                seen[_layout.FEATURES[name][0]] = 0
        parts = [f"{_layout.SEATS[player]} {_names(_cards(seen, 'HAND'))}"]
        for name in ("GIVEN", "RETURNED", "CHOSEN"):
            if seen[_layout.FEATURES[name][0]].any():
                parts.append(f"{name.lower()} {_names(_cards(seen, name))}")
        for name in ("EXCHANGED", "TRUMPS_RETURNED", "ASKED", "ASKED_KIND", "DUE", "SCHWEINE", "TO_CHOOSE"):
            values = seen[_layout.FEATURES[name][0]]
            if values.any():
                parts.append(f"{name.lower()} {' '.join(map(str, np.flatnonzero(values)))}:{int(values.max())}")
        if self._recalls:
            events = _layout.heard(seen, player)
        else:
            events = _layout.lying(seen, "LAST_TRICK", player) + _layout.lying(seen, "TRICK", player)
            parts.append(f"augen {' '.join(map(str, seen[_layout.FEATURES['AUGEN_WON'][0]]))}")
            parts.append(f"called {' '.join(map(str, np.flatnonzero(seen[_layout.FEATURES['CALLED'][0]])))}")
            parts.append(f"played {' '.join(map(str, np.flatnonzero(seen[_layout.FEATURES['PLAYED'][0]])))}")
        parts.append(" ".join(f"{_layout.SEATS[seat]}:{_layout.ACTIONS[action]}" for seat, action in events))
        return " | ".join(parts)


#: What only the player knows.
_PRIVATE = ("HAND", "OWN_SIDE", "GIVEN", "RETURNED", "CHOSEN", "ASKED", "ASKED_KIND", "DUE", "TO_CHOOSE")


def _cards(observation: Any, feature: str) -> list[int]:
    return [int(number) for number in np.repeat(np.arange(24), observation[_layout.FEATURES[feature][0]])]


def _names(cards: list[int]) -> str:
    return " ".join(_layout.ACTIONS[number] for number in cards)


pyspiel.register_game(_GAME_TYPE, DoppelkopfGame)
pyspiel.register_game(ENDING_TYPE, EndingGame)
