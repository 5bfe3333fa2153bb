"""Rules, cards, hands, deals, positions: what they say, how they are written down, and what is refused."""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import doppelkopf
from doppelkopf import Card, Deal, Game, Hand, IllegalAction, InputError, Position, Record, Rules, View

ANY: Any = doppelkopf
LINE = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA"
CLUB = Rules("ddv").with_options(name="stammtisch", werfen_kings=5)


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def evaluated(thing: Any) -> Any:
    return eval(repr(thing), vars(doppelkopf))


def test_cards_are_in_the_order_of_the_observation() -> None:
    cards = Card.all()
    assert [str(card) for card in cards[:7]] == ["CA", "CT", "CK", "CQ", "CJ", "C9", "SA"]
    assert [card.index for card in cards] == list(range(24))
    assert sorted(reversed(cards)) == list(cards)
    assert sum(card.augen for card in cards) * 2 == 240
    ten = Card("HT")
    assert ten == Card("Herz 10") == Card("♥10") == Card("Dulle") == Card.from_index(13)
    assert (ten.suit, ten.rank, ten.symbol) == ("H", "T", "♥10")
    assert (ten.name(), ten.name("de")) == ("ten of hearts", "Herz Zehn")
    assert all(again(card) == evaluated(card) == card for card in cards)
    assert np.arange(24)[ten] == 13


def test_what_is_trump_depends_on_the_game() -> None:
    assert Card("HT").is_trump("ddv")
    assert not Card("HT").is_trump("ddv", game="damensolo")
    assert Card("HT").is_trump(Position(LINE))
    assert len(Rules("ddv").trumps()) == 13
    assert {card.rank for card in Rules("ddv").trumps("bubensolo")} == {"J"}


def test_a_hand_is_a_multiset() -> None:
    hand = Hand("HT,CQ DA HT")
    assert (len(hand), hand.count("HT"), Card("DA") in hand, "D9" in hand) == (4, 2, True, False)
    assert [str(card) for card in hand] == ["CQ", "HT", "HT", "DA"]
    assert hand == Hand([Card("DA"), "HT", "HT", "CQ"]) == Hand.from_counts(hand.counts()) == Hand.from_json(hand.to_json())
    assert hand - "HT" + "HT" == hand
    assert hand - hand == Hand() == Hand("-")
    assert hand.kinds == (Card("CQ"), Card("HT"), Card("DA"))
    assert hand.augen == 34
    assert [str(card) for card in hand.sorted()] == ["HT", "HT", "CQ", "DA"]
    assert [str(card) for card in hand.sorted("bsv", game="damensolo")][0] == "CQ"
    assert hand[-1] == Card("DA")
    assert hand.counts().dtype == np.uint8
    assert len({hand, again(hand), evaluated(hand)}) == 1
    with pytest.raises(InputError, match="third time"):
        hand + "HT"
    with pytest.raises(InputError, match="D9 is not in"):
        hand - "D9"
    with pytest.raises(IndexError):
        hand[4]
    with pytest.raises(InputError, match="24 numbers"):
        Hand.from_counts(np.full(24, 3, np.uint8))


def test_rule_sets_come_from_names_files_texts_and_dictionaries(tmp_path: Path) -> None:
    assert [rules.name for rules in Rules.published()] == ["ddv", "bsv", "recklinghausen", "tsr"]
    assert Rules() == Rules("ddv") == Rules("DDV") != Rules("bsv")
    file = tmp_path / "stammtisch.toml"
    file.write_text('extends = "ddv"\nwerfen_kings = 5\n')
    dictionary = {"extends": "ddv", "name": "stammtisch", "werfen_kings": 5}
    assert CLUB == Rules.from_file(file) == Rules.from_toml(CLUB.to_toml()) == Rules.from_dict(dictionary)
    assert CLUB["werfen_kings"] == 5
    assert CLUB.options["hand_size"] == CLUB.hand_size == 12
    for rules in [*Rules.published(), CLUB]:
        assert rules == again(rules) == evaluated(rules) == Rules.from_json(rules.to_json())
        assert hash(rules) == hash(again(rules))
        assert rules == Rules.from_dict({"name": rules.name, **rules.options})
    assert "Hochzeit" in Rules("ddv").explain("de")
    assert CLUB.explain() != Rules("ddv").explain().replace("ddv", "stammtisch")
    with pytest.raises(InputError) as caught:
        Rules.from_toml('extends = "ddv"\nwerfen_kinks = 5')
    assert "werfen_kinks" in str(caught.value)
    assert "^" in str(caught.value)
    with pytest.raises(KeyError, match="colour"):
        CLUB["colour"]
    with pytest.raises(FileNotFoundError):
        Rules.from_file(tmp_path / "none.toml")


def test_a_deal_is_that_of_the_program() -> None:
    deal = Deal.random(7, 3)
    asked = doppelkopf.ask("deal", seed=7, n=4)["positions"][3]
    assert str(deal.position()) == asked
    assert Deal.random(7, 3) == deal != Deal.random(7, 4)
    assert sum((list(hand) for hand in deal.hands.values()), []).count(Card("HT")) == 2
    assert deal == Deal(deal.hands) == Deal(list(deal.hands.values())) == Deal.from_json(deal.to_json())
    assert deal == again(deal) == evaluated(deal)
    assert deal["Ost"] == deal[1] == deal.hands["E"]
    short = Deal.random(1, rules="bsv", dealer="S")
    assert (len(short["N"]), short.dealer, short.rules.name) == (10, "S", "bsv")
    assert deal.position("damensolo", soloist="E").soloist == "E"
    club = Deal.random(1, rules=CLUB)
    assert club == again(club) == evaluated(club) == Deal.from_json(club.to_json(), rules=CLUB)
    with pytest.raises(InputError, match="stammtisch"):
        Deal.from_json(club.to_json())
    with pytest.raises(InputError, match="soloist"):
        deal.position("damensolo")
    with pytest.raises(InputError, match="W is missing"):
        Deal({"N": "HT", "E": "HT", "S": "CQ"})
    with pytest.raises(InputError, match="CT appears four times"):
        Deal({**deal.hands, "N": [*list(deal["N"])[:-2], *list(deal["E"])[:1] * 2]})


def test_a_position_is_read_and_played() -> None:
    position = Position(LINE)
    assert (position.rules, position.game, position.re, position.soloist) == (Rules("ddv"), "normal", ("N", "S"), None)
    assert (position.leader, position.turn, position.tricks_left) == ("N", "N", 2)
    assert position.hands["W"] == Hand("DJ SA")
    assert position.legal() == (Card("CQ"), Card("HT"))
    after = position.play("HT")
    assert (after.turn, after.trick) == ("E", (Card("HT"),))
    assert position.trick == ()
    assert after.play("HQ").play("SQ").play("DJ").turn == "N"
    with pytest.raises(IllegalAction, match="E cannot play CA; expected one of HQ"):
        after.play("CA")


def test_a_position_is_written_down_until_its_end() -> None:
    position = Deal.random(5).position()
    while position.turn is not None:
        assert position == Position(str(position)) == again(position) == evaluated(position)
        assert position == Position.from_json(position.to_json())
        position = position.play(position.legal()[-1])
    assert position.augen is not None and position.tricks_won is not None
    assert sum(position.augen.values()) == 240
    assert sum(position.tricks_won.values()) == 12
    assert position == again(position) == evaluated(position)
    assert position.legal() == ()
    with pytest.raises(IllegalAction, match="all cards are played"):
        position.play("HT")
    club = Position(LINE.replace("rules=ddv ", ""), rules=CLUB)
    assert club == again(club) == evaluated(club) == Position.from_json(club.to_json())
    assert club != Position(LINE)
    assert len({Position(LINE), again(Position(LINE))}) == 1


def test_what_a_request_has_is_asked_with_objects() -> None:
    club = Position(LINE.replace("rules=ddv ", ""), rules=CLUB)
    assert doppelkopf.ask("verdict", **json.loads(club.to_json()))["holds"] is True
    assert doppelkopf.ask("verdict", position=club, rules=CLUB)["holds"] is True


def test_what_is_wrong_is_quoted_with_carets() -> None:
    with pytest.raises(InputError) as caught:
        Position(LINE.replace("DJ", "ZZ"))
    shown = str(caught.value).split("\n")
    place = next(at for at, line in enumerate(shown) if line.strip() == "^^")
    assert shown[place - 1][shown[place].index("^") :][:2] == "ZZ"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: ANY.Card("XY"),
        lambda: ANY.Card("KD"),
        lambda: ANY.Card(7),
        lambda: ANY.Card.from_index(24),
        lambda: ANY.Card.from_index(-1),
        lambda: ANY.Card("HT").name("fr"),
        lambda: ANY.Card("HT").is_trump(3),
        lambda: ANY.Hand(7),
        lambda: ANY.Hand("HT " * 10_000_000),
        lambda: ANY.Hand([Card("HT")] * 1000),
        lambda: ANY.Hand.from_json("{"),
        lambda: ANY.Hand.from_json("[[]]"),
        lambda: ANY.Rules("nonsense"),
        lambda: ANY.Rules(3),
        lambda: ANY.Rules.from_dict({"extends": "ddv", "name": "two words"}),
        lambda: ANY.Rules.from_dict({"extends": "ddv", "werfen_kings": 1.5}),
        lambda: ANY.Rules.from_json("[]"),
        lambda: ANY.Rules("ddv").trumps("nonsense"),
        lambda: ANY.Hand("HT").sorted(7),
        lambda: ANY.Deal("HT"),
        lambda: ANY.Deal([1, 2, 3, 4, 5]),
        lambda: ANY.Deal.random(-1),
        lambda: ANY.Deal.random(1, dealer="X"),
        lambda: ANY.Deal.random(1, dealer=4),
        lambda: ANY.Deal.from_json("7"),
        lambda: ANY.Position(""),
        lambda: ANY.Position("rules=" + "x" * 2_000_000),
        lambda: ANY.Position(None),
        lambda: ANY.Position.from_json("{}"),
        lambda: ANY.Position(LINE).play(None),
        lambda: ANY.Position(LINE, rules=7),
        lambda: ANY.Record("nonsense"),
        lambda: ANY.Record("\x00\u202e"),
        lambda: ANY.Record.from_json("{}"),
        lambda: ANY.View("nonsense"),
        lambda: ANY.Game(scope="some"),
        lambda: ANY.Game(deal=7),
        lambda: ANY.Game(seed=1, dealer="X"),
        lambda: ANY.Game("bsv", Deal.random(1)),
        lambda: ANY.Game(seed=1 << 70),
        lambda: ANY.Game.from_json("{}"),
    ],
)
def test_nonsense_is_an_exception_that_says_what_was_expected(wrong: Any) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError)) as caught:
        wrong()
    assert 5 < len(str(caught.value)) < 5000


@pytest.mark.parametrize(
    "thing",
    [Card("HT"), Hand("HT CQ"), Rules("ddv"), Deal.random(1), Position(LINE), Game(seed=1), Game(seed=1).view("N")],
    ids=lambda thing: type(thing).__name__,
)
def test_a_notebook_shows_cards_and_no_markup_of_others(thing: Any) -> None:
    html = thing._repr_html_()
    assert html.startswith("<")
    assert "<script" not in html
    assert copy.copy(thing) == copy.deepcopy(thing) == thing


def test_games_that_others_wrote_down_are_read_with_what_was_assumed() -> None:
    folder = Path(__file__).parents[2] / "cli" / "tests" / "cmd" / "import.in"
    records = [Record.from_file(folder / name)[0] for name in ("list.txt", "columns.txt", "report.txt")]
    first = records[0]
    assert (first.dealer, first.game, first.hands["N"][0]) == ("N", "normal", Card("SQ"))
    assert all(record == first for record in records)
    assert "the rules are not written: ddv" in first.assumed()
    assert "Die Regeln stehen nicht dabei: ddv" in first.assumed("de")
    written = Record(str(first))
    assert written == first
    assert written.assumed() == []
    with pytest.raises(InputError, match="is not a card, a player or a call"):
        Record.from_file(folder / "broken.txt")
    with pytest.raises(InputError, match="unknown format"):
        ANY.Record.parse_all("1. KrD", format="lst")
