"""Display of objects in notebooks: cards that look like cards, light or dark as the page around them."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._engine import Card, Deal, Game, Hand, Position, Record, Rules, View

_SYMBOLS = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
_RANKS = {"T": "10"}

# A card is paper, whatever is around it; the words around it have the colour of the page.
_CARD = (
    "display:inline-block;box-sizing:border-box;min-width:2.1em;padding:.15em .3em;margin:.1em;border:1px solid #8a8a8a;"
    "border-radius:.3em;background:#fffdf6;text-align:center;font-weight:600;line-height:1.3;white-space:nowrap;color:"
)
_COLOURS = {"C": "#1a1a1a", "S": "#1a1a1a", "H": "#b3141b", "D": "#b3141b"}
_GRID = "display:inline-grid;grid-template-columns:auto 1fr;gap:.15em .6em;align-items:center;text-align:left"


def _face(card: Card) -> str:
    colour = _COLOURS[card.suit]
    face = _SYMBOLS[card.suit] + _RANKS.get(card.rank, card.rank)
    return f'<span style="{_CARD}{colour}" title="{escape(card.name())}">{face}</span>'


def _faces(cards: Iterable[Card]) -> str:
    faces = "".join(_face(card) for card in cards)
    return faces or "–"


def _rows(rows: Iterable[tuple[str, str]]) -> str:
    cells = "".join(f"<div><b>{escape(name)}</b></div><div>{html}</div>" for name, html in rows)
    return f'<div style="{_GRID}">{cells}</div>'


def _words(html: str) -> str:
    return f'<div style="margin:.2em 0">{html}</div>'


def _text(text: str) -> str:
    return f'<pre style="white-space:pre-wrap;margin:.2em 0;text-align:left">{escape(text)}</pre>'


def card(card: Card) -> str:
    return _face(card)


def hand(hand: Hand) -> str:
    return _words(_faces(hand))


def deal(deal: Deal) -> str:
    head = _words(f"{escape(deal.rules.name)}, dealer {escape(deal.dealer)}")
    return head + _rows((seat, _faces(hand.sorted(deal.rules))) for seat, hand in deal.hands.items())


def position(position: Position) -> str:
    sides = " ".join(position.re)
    words = [position.rules.name, position.game, f"Re {sides}"]
    words.append("over" if position.turn is None else f"{position.turn} to play")
    if position.augen is not None:
        words.append(f"Augen Re {position.augen['re']}, Kontra {position.augen['kontra']}")
    words += [f"{side} {level}" for side, level in position.calls.items() if level is not None]
    rows: list[tuple[str, str]] = [(seat, _faces(hand.sorted(position))) for seat, hand in position.hands.items()]
    if position.trick:
        rows.append((f"trick of {position.leader}", _faces(position.trick)))
    return _words(escape(", ".join(words))) + _rows(rows)


def view(view: View) -> str:
    words = [view.rules.name, view.game or "being found", f"seat {view.seat}"]
    if view.team is not None:
        words.append(view.team)
    if view.turn is not None:
        words.append(f"{view.turn} to play")
    rows: list[tuple[str, str]] = [(view.seat, _faces(view.hand.sorted(view.rules, view.game or "normal")))]
    if view.trick:
        rows.append(("trick", _faces(view.trick)))
    if view.said:
        rows.append(("said", escape(" ".join(f"{seat}:{word}" for seat, word in view.said))))
    return _words(escape(", ".join(words))) + _rows(rows)


def record(record: Record) -> str:
    tricks: dict[int, list[Card]] = {}
    leaders: dict[int, str] = {}
    for trick, seat, card in record.plays:
        leaders.setdefault(trick, seat)
        tricks.setdefault(trick, []).append(card)
    rows: list[tuple[str, str]] = [(seat, _faces(hand)) for seat, hand in record.hands.items()]
    rows += [(f"{trick} {leaders[trick]}", _faces(cards)) for trick, cards in tricks.items()]
    words = f"{record.rules.name}, {record.game}, dealer {record.dealer}"
    return _words(escape(words)) + _rows(rows)


def game(game: Game) -> str:
    outcome = game.outcome
    is_dealt_again = outcome is not None and outcome.redeal is not None
    played = None if is_dealt_again else game.view("N").game
    words = [game.rules.name, "over" if game.turn is None else f"{game.turn} decides: {game.asked}"]
    rows: list[tuple[str, str]] = [(seat, _faces(hand.sorted(game.rules, played or "normal"))) for seat, hand in game.hands.items()]
    if game.turn is not None:
        rows.append(("legal", escape(" ".join(game.legal()))))
    elif game.points is not None:
        rows.append(("Points", escape(", ".join(f"{seat} {points:+}" for seat, points in game.points.items()))))
    return _words(escape(", ".join(words))) + _rows(rows)


def rules(rules: Rules) -> str:
    return _text(rules.explain())
