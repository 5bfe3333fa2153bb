"""Small games for OpenSpiel: the last tricks of a game, with all deals that the players cannot tell apart."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

import pyspiel

from . import _engine, _layout
from ._engine import Game

_SEATS = 4
_CARDS = 24
#: More than any game of cards alone is worth to anybody.
_MOST_POINTS = 20.0
#: Tries to find a game whose ending has the wanted sides.
_TRIES = 100_000

Parties = Literal["known", "hidden", "any"]


def game_type(short_name: str, long_name: str, parameters: dict[str, Any]) -> pyspiel.GameType:
    """Returns the type of a game of Doppelkopf: four seats, hidden hands, points that add up to zero."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_SEATS,
        min_num_players=_SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


ENDING_TYPE = game_type(
    "doppelkopf_ending",
    "The last tricks of Doppelkopf",
    {"rules": "ddv", "tricks": 2, "parties": "known", "worlds": 0, "seed": 1, "dealer": -1, "deal": "", "played": ""},
)


class _Start:
    """The beginning of an ending; states share it."""

    def __init__(self, worlds: list[tuple[float, _engine.Episode]], n_played: int) -> None:
        self.worlds = worlds
        self.n_played = n_played

    def __deepcopy__(self, _memo: Any) -> _Start:
        return self


class EndingGame(pyspiel.Game):  # type: ignore[misc]
    """The last tricks of a game in which only cards are decided.

    What was played before is public. Chance draws one of the deals that fit it, each as probable as it is in a shuffled deck; then the
    players play on. Returns are Points.

    Parameters of ``pyspiel.load_game``:
        rules: ``tsr``, ``ddv``, ``bsv`` or ``recklinghausen``.
        tricks: How many tricks are left, 1 to 4.
        parties: ``known``: everybody knows who is Re. ``hidden``: both queens of clubs are still in the hands. ``any``.
        worlds: How many deals chance draws from: the actual one and others by lot; 0 for all, with at most 2 tricks. With one world all cards
            are open.
        seed: Determines a random game, and the worlds.
        deal, played, dealer: A given game instead, as :func:`ending` writes it.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        asked = {name: given.get(name, default) for name, default in ENDING_TYPE.parameter_specification.items()}
        tricks, worlds = asked["tricks"], asked["worlds"]
        if not 1 <= tricks <= 4:
            raise ValueError(f"{tricks} tricks; expected 1 to 4")
        if asked["parties"] not in ("known", "hidden", "any"):
            raise ValueError(f"parties {asked['parties']!r}; expected 'known', 'hidden' or 'any'")
        if worlds < 0 or (worlds == 0 and 2 < tricks):
            raise ValueError(f"{worlds} worlds; expected at least 1, or 0 for all with at most 2 tricks")
        actual = _given(asked) if asked["deal"] else _random(asked)
        chosen = random.Random(f"worlds {asked['seed']}")
        drawn = list(itertools.islice(_others(actual, chosen), worlds - 1)) if worlds else list(_all(actual))
        # By lot the more probable ones come more often, so each of them counts the same.
        drawn = [(1, actual), *drawn] if worlds else drawn
        whole = sum(weight for weight, _ in drawn)
        self.start = _Start([(weight / whole, world) for weight, world in drawn], len(actual.actions()))
        info = pyspiel.GameInfo(
            num_distinct_actions=_CARDS,
            max_chance_outcomes=len(drawn),
            num_players=_SEATS,
            min_utility=-_MOST_POINTS,
            max_utility=_MOST_POINTS,
            utility_sum=0.0,
            max_game_length=_SEATS * tricks,
        )
        super().__init__(ENDING_TYPE, info, given)

    def new_initial_state(self) -> EndingState:
        """The game before chance has drawn the cards."""
        return EndingState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One: the draw."""
        return 1

    def make_py_observer(self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None) -> Any:
        """An observer of states: the tensors of the whole game, and short texts."""
        from .open_spiel import DoppelkopfObserver

        class EndingObserver(DoppelkopfObserver):
            """The view of a player, of which the text says the hand and what was played since the beginning."""

            def string_from(self, state: Any, player: int) -> str:
                return str(state.told(player))

        return EndingObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class EndingState(pyspiel.State):  # type: ignore[misc]
    """An ending at one moment."""

    def __init__(self, game: EndingGame) -> None:
        super().__init__(game)
        self._start = game.start
        #: The game itself, once the cards are drawn.
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
        """Returns the numbers of the deals with their probabilities."""
        return [(number, probability) for number, (probability, _) in enumerate(self._start.worlds)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self._start.worlds[action][1].copy()
        else:
            self.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else _layout.ACTIONS[action]

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.episode is not None and self.episode.is_over()

    def returns(self) -> list[float]:
        """The Points of each player; zeros before the end."""
        points = self.episode.points() if self.episode is not None else None
        return [0.0] * _SEATS if points is None else [float(value) for value in points]

    def told(self, player: int) -> str:
        """What a player knows besides what everybody knew at the beginning."""
        if self.episode is None:
            return f"{_layout.SEATS[player]} waits for cards"
        cards = (_layout.ACTIONS[card] for card in self.episode.hands()[player])
        plays = (_layout.ACTIONS[card] for card in self.episode.actions()[self._start.n_played :])
        return f"{_layout.SEATS[player]} {' '.join(cards)} | {' '.join(plays)}"

    def __str__(self) -> str:
        return _layout.as_text(self.episode) if self.episode is not None else "before the draw"


def ending(game: Game, tricks: int = 2, *, parties: Parties = "any", worlds: int = 0, seed: int = 1) -> EndingGame:
    """Returns the last tricks of a given game as a game of OpenSpiel.

    Args:
        game: A game with ``scope="cards"`` of a published rule set, in which the earlier tricks are played; later cards are left out.
        tricks: How many tricks are left, 1 to 4.
        parties: What is expected of the sides.
        worlds: How many deals chance draws from; 0 for all.
        seed: Determines which.

    Raises:
        ValueError: If the game is not such a game, or has not come so far.
    """
    if game.scope != "cards":
        raise ValueError('scope "everything"; expected a game with scope="cards"')
    dealt = "".join(_letter(card.index) for hand in game.deal.hands.values() for card in hand)
    params = {
        "rules": game.rules.name,
        "tricks": tricks,
        "parties": parties,
        "worlds": worlds,
        "seed": seed,
        "dealer": _layout.SEATS.index(game.deal.dealer),
        "deal": dealt,
        "played": "".join(map(_letter, game.actions[: len(dealt) - _SEATS * tricks])),
    }
    return EndingGame(params)


def _letter(card: int) -> str:
    return chr(ord("a") + card)


def _given(asked: dict[str, Any]) -> _engine.Episode:
    """The game that the parameters write down."""
    cards = [ord(letter) - ord("a") for letter in asked["deal"]]
    size = len(cards) // _SEATS
    hands = [cards[size * seat : size * (seat + 1)] for seat in range(_SEATS)]
    episode = _engine.Episode(hands, rules=asked["rules"], scope="cards", dealer=asked["dealer"] % _SEATS)
    for letter in asked["played"]:
        episode.step(ord(letter) - ord("a"))
    left = sum(map(len, episode.hands()))
    if left != _SEATS * asked["tricks"]:
        raise ValueError(f"{left} cards are left; expected {_SEATS * asked['tricks']} for {asked['tricks']} tricks")
    if not _fits(episode, asked["parties"]):
        raise ValueError(f"the sides are {_sides(episode)}; expected {asked['parties']}")
    return episode


def _random(asked: dict[str, Any]) -> _engine.Episode:
    """A game of random cards, the first with sides as they are wanted."""
    for index in range(_TRIES):
        chosen = random.Random(f"ending {asked['seed']} {index}")
        episode = _engine.Episode.deal(rules=asked["rules"], scope="cards", seed=asked["seed"], index=index)
        for _ in range(sum(map(len, episode.hands())) - _SEATS * asked["tricks"]):
            episode.step(chosen.choice(episode.legal()))
        if _fits(episode, asked["parties"]):
            return episode
    raise ValueError(f"no ending with parties={asked['parties']!r} in {_TRIES} games; expected another seed or more tricks")


def _sides(episode: _engine.Episode) -> str:
    """How much everybody knows of the sides."""
    seen = episode.observation(0)
    known = int(sum(seen[_layout.FEATURES[name][0]].sum() for name in ("KNOWN_RE", "KNOWN_KONTRA")))
    return {0: "hidden", _SEATS: "known"}.get(known, "known in part")


def _fits(episode: _engine.Episode, parties: str) -> bool:
    return parties in ("any", _sides(episode))


def _with_hands(actual: _engine.Episode, hands: list[list[int]]) -> _engine.Episode | None:
    """The same game with these cards at its end; ``None`` if it cannot have gone so."""
    now, dealt = actual.hands(), actual.dealt()
    before = [list((Counter(dealt[seat]) - Counter(now[seat])).elements()) for seat in range(_SEATS)]
    try:
        return _engine.Episode._again(
            [before[seat] + hands[seat] for seat in range(_SEATS)], actual.rules, "cards", actual.dealer, actual.actions()
        )
    except ValueError:
        return None


def _weight(episode: _engine.Episode) -> int:
    """In how many ways single cards can be dealt so: two copies of a card in different hands lie in two ways."""
    hands = episode.hands()
    counts = Counter(card for hand in hands for card in hand)
    apart = [card for card, copies in counts.items() if copies == 2 and all(hand.count(card) < 2 for hand in hands)]
    return int(2 ** len(apart))


def _all(actual: _engine.Episode) -> Iterator[tuple[int, _engine.Episode]]:
    """All deals that the players cannot tell apart."""
    cards = [card for hand in actual.hands() for card in hand]
    for hands in _dealt(sorted(cards), len(cards) // _SEATS, _SEATS):
        episode = _with_hands(actual, hands)
        if episode is not None:
            yield _weight(episode), episode


def _dealt(cards: list[int], size: int, seats: int) -> Iterator[list[list[int]]]:
    """All ways to deal these cards, copies being the same."""
    if seats == 1:
        yield [cards]
        return
    for hand in sorted(set(itertools.combinations(cards, size))):
        left = list((Counter(cards) - Counter(hand)).elements())
        for others in _dealt(left, size, seats - 1):
            yield [list(hand), *others]


def _others(actual: _engine.Episode, chosen: random.Random) -> Iterator[tuple[int, _engine.Episode]]:
    """Other deals that the players cannot tell apart, by lot, each once."""
    cards = sorted(card for hand in actual.hands() for card in hand)
    size, seen = len(cards) // _SEATS, {_key(actual.hands())}
    for _ in range(_TRIES):
        chosen.shuffle(cards)
        hands = [sorted(cards[size * seat : size * (seat + 1)]) for seat in range(_SEATS)]
        if _key(hands) in seen:
            continue
        seen.add(_key(hands))
        episode = _with_hands(actual, hands)
        if episode is not None:
            yield 1, episode


def _key(hands: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(hand)) for hand in hands)
