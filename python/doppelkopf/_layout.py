"""The layout of an observation, and how a game looks as text; the engine says where everything stands."""

from __future__ import annotations

import html
from typing import Any

import numpy as np

from . import _engine

#: Each feature of an observation: its bytes, and the highest value of one.
FEATURES = {name: (slice(start, start + length), most) for name, start, length, most, _ in _engine.features()}
#: The length of an observation.
LENGTH = sum(length for _, _, length, _, _ in _engine.features())
#: Where what has to be remembered begins; before it stands what can be seen now.
HISTORY = FEATURES["HISTORY_ACTION"][0].start
#: The words of all actions, by number.
ACTIONS = tuple(_engine.action_names())
#: The highest value of each byte of an observation.
MOST = np.concatenate([np.full(length, most, np.uint8) for _, _, length, most, _ in _engine.features()])

SEATS = "NESW"
_SUITS = {"C": "\N{BLACK CLUB SUIT}", "S": "\N{BLACK SPADE SUIT}", "H": "\N{BLACK HEART SUIT}", "D": "\N{BLACK DIAMOND SUIT}"}
_RANKS = {"T": "10"}


def card(number: int) -> str:
    """The card as it is drawn: its suit and its rank."""
    name = ACTIONS[number]
    return _SUITS[name[0]] + _RANKS.get(name[1], name[1])


def lying(observation: Any, feature: str, seat: int) -> list[tuple[int, int]]:
    """Seats and cards of a trick, from an observation of that seat."""
    cards = observation[FEATURES[feature][0]].reshape(4, 24)
    return [((seat + step) % 4, int(number)) for step, number in np.argwhere(cards)]


def heard(observation: Any, seat: int) -> list[tuple[int, int]]:
    """Seats and numbers of everything that was heard and seen, from an observation of that seat."""
    actions, seats = observation[FEATURES["HISTORY_ACTION"][0]], observation[FEATURES["HISTORY_SEAT"][0]]
    return [((seat + int(step) - 1) % 4, int(action) - 1) for action, step in zip(actions, seats, strict=True) if action]


def _lines(episode: _engine.Episode) -> list[tuple[str, str, list[int]]]:
    """Display of a game: a heading, a text and cards in each line."""
    observation = episode.observation(0)
    words = [(seat, action) for seat, action in heard(observation, 0) if action >= 24]
    lines: list[tuple[str, str, list[int]]] = []
    if words:
        lines.append(("said", " ".join(f"{SEATS[seat]}:{ACTIONS[action]}" for seat, action in words), []))
    for seat, hand in enumerate(episode.hands()):
        mark = "*" if episode.seat() == seat else " "
        won, augen = (int(observation[FEATURES[name][0]][seat]) for name in ("TRICKS_WON", "AUGEN_WON"))
        lines.append((f"{SEATS[seat]}{mark}", f"{won} tricks, {augen} Augen", hand))
    for name, feature in (("last trick", "LAST_TRICK"), ("trick", "TRICK")):
        cards = lying(observation, feature, 0)
        if cards:
            lines.append((name, " ".join(SEATS[seat] for seat, _ in cards), [number for _, number in cards]))
    points = episode.points()
    if points is not None:
        lines.append(("Points", " ".join(f"{SEATS[seat]}:{value:+d}" for seat, value in enumerate(points)), []))
    return lines


def as_text(episode: _engine.Episode) -> str:
    """A game with open cards, as lines of text."""
    rows = [(head, " ".join(map(card, cards)), text) for head, text, cards in _lines(episode)]
    return "\n".join(f"{head:<10}  {cards}{'  ' if cards else ''}{text}" for head, cards, text in rows)


def as_html(episode: _engine.Episode) -> str:
    """A game with open cards, as a table in HTML that needs nothing else."""

    def drawn(number: int) -> str:
        colour = "#c00" if ACTIONS[number][0] in "HD" else "inherit"
        style = f"color:{colour};border:1px solid;border-radius:3px;padding:0 3px;margin:1px;display:inline-block"
        return f'<span style="{style}">{html.escape(card(number))}</span>'

    rows = "".join(
        f"<tr><th scope='row'>{html.escape(head)}</th><td>{''.join(map(drawn, cards))}</td><td>{html.escape(text)}</td></tr>"
        for head, text, cards in _lines(episode)
    )
    return f"<table>{rows}</table>"
