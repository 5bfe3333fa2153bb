"""Running games: laws over random ones, copies, views, records."""

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import doppelkopf
from doppelkopf import Card, Deal, Game, IllegalAction, InputError, Position, Record, Rules, Scope, View

RULES = ["ddv", "bsv", "recklinghausen"]
SCOPES = ["everything", "cards"]


def played(game: Game, seed: int, most: int | None = None) -> Game:
    """The game after random decisions, which seldom call or want to play a solo."""
    rng = random.Random(seed)
    decided = 0
    while not game.is_over and decided != most:
        legal = game.legal()
        quiet = [word for word in legal if word in ("gesund", "-", "pass", "no")]
        game.step(rng.choice(quiet if quiet and rng.random() < 0.9 else legal))
        decided += 1
    return game


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("scope", SCOPES)
def test_random_games_end_as_their_records_say(rules: str, scope: Scope) -> None:
    n_played = 0
    for seed in range(25):
        game = played(Game(rules, seed=seed, scope=scope, dealer="NESW"[seed % 4]), seed)
        assert game.points is not None and game.outcome is not None
        assert (game.turn, game.asked, game.legal(), game.legal_actions()) == (None, None, [], [])
        assert not game.mask().any()
        assert sum(game.points.values()) == 0
        assert game.outcome.points == game.points
        if game.outcome.redeal is not None:
            with pytest.raises(InputError, match="dealt again"):
                game.record()
            continue
        n_played += 1
        record = game.record()
        assert record.breaches() == []
        assert record.outcome == game.outcome
        answer = doppelkopf.ask("score", record=record)
        assert answer["points"] == game.points
        assert answer["re_won"]["augen"] == game.outcome.augen["re"]  # type: ignore[index]
        assert sum(item["points"] for item in answer["items"]) == sum(points for _, _, points in game.outcome.items)
        for other in (Record(str(record)), Record.from_json(record.to_json()), pickle.loads(pickle.dumps(record))):
            assert other.to_json() == record.to_json()
            assert other.outcome == record.outcome
        with pytest.raises(IllegalAction):
            game.step(0)
    assert 10 < n_played


@pytest.mark.parametrize("rules", RULES)
def test_mask_numbers_and_words_say_the_same(rules: str) -> None:
    for seed in range(4):
        game = Game(rules, seed=seed)
        while not game.is_over:
            legal = game.legal_actions()
            assert game.mask().dtype == np.uint8
            assert game.mask().shape == (game.n_actions,) == (168,)
            assert np.flatnonzero(game.mask()).tolist() == legal
            assert sorted(Game.action_number(word) for word in game.legal()) == legal
            assert [Game.action_name(number) for number in legal] == sorted(game.legal(), key=Game.action_number)
            illegal = next(number for number in range(168) if number not in legal)
            with pytest.raises(IllegalAction):
                game.step(illegal)
            game.step(np.int64(random.Random(seed).choice(legal)))


def test_actions_are_read_as_they_are_said() -> None:
    assert Game.action_number("HT") == Game.action_number("Herz 10") == Game.action_number(Card("HT")) == 13
    assert Game.action_number("re!") == Game.action_number("Re") == 25
    assert Game.action_number("keine 90") == 27
    assert Game.action_name(24) == "-"
    assert Game.action_number("Gesund") == 31


def test_a_copy_takes_a_step_back() -> None:
    game = Game(seed=3)
    before = copy.copy(game)
    words = game.legal()
    game.step("gesund")
    assert game != before and before.legal() == words
    assert copy.deepcopy(game) == game
    game = before
    assert game.actions == []


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("scope", SCOPES)
def test_a_game_is_kept_at_every_moment(rules: str, scope: Scope) -> None:
    for most in range(0, 80, 7):
        game = played(Game(rules, seed=most, scope=scope), most, most)
        for other in (pickle.loads(pickle.dumps(game)), Game.from_json(game.to_json()), eval(repr(game), vars(doppelkopf))):
            assert other == game
            assert other.legal() == game.legal()
            assert all((other.observation(seat) == game.observation(seat)).all() for seat in "NESW")
        assert json.loads(game.to_json())["scope"] == scope


@pytest.mark.parametrize("rules", RULES)
def test_a_view_knows_its_own_hand_and_is_kept(rules: str) -> None:
    n_kept = 0
    for seed in range(6):
        game = played(Game(rules, seed=seed), seed, 10 + 5 * seed)
        for seat in "NESW":
            view = game.view(seat)
            assert view.seat == seat
            assert view.hand == game.hands[seat]
            if view.game is None:
                continue
            n_kept += 1
            assert view.turn == game.turn or game.asked != "card"
            assert view.record().hands[seat]
            assert [hand for other, hand in view.record().hands.items() if other != seat] == [()] * 3
            for other in (pickle.loads(pickle.dumps(view)), View(str(view)), View.from_json(view.to_json())):
                assert str(other) == str(view)
                assert (other.plays, other.trick, other.team, other.said) == (view.plays, view.trick, view.team, view.said)
            assert view == eval(repr(view), vars(doppelkopf))
            if game.turn == seat and game.asked == "card":
                assert [str(card) for card in view.legal()] == sorted(game.legal(), key=Game.action_number)
    assert 8 <= n_kept


def test_an_observation_is_a_row_of_bytes() -> None:
    game = Game(seed=1, scope="cards")
    row = game.observation()
    assert row.shape == (825,) and row.dtype == np.uint8
    assert row[:24].tolist() == game.view(game.turn or "N").hand.counts().tolist()
    assert (game.observation("E") != row).any()
    assert (game.observation(0) == game.observation("N")).all()
    for wrong in ("X", 4, -1, 1.5, None.__class__):
        with pytest.raises((ValueError, TypeError)):
            game.observation(wrong)  # type: ignore[arg-type]


def test_a_position_is_that_of_the_game() -> None:
    game = played(Game(seed=2, scope="cards"), 2, 20)
    position = game.position()
    assert position.hands == game.hands
    assert position.turn == game.turn
    assert [str(card) for card in position.legal()] == game.legal()
    with pytest.raises(InputError, match="still being found"):
        Game(seed=2).position()


def test_a_record_is_looked_at_at_every_moment(tmp_path: Path) -> None:
    game = played(Game(deal=Deal.random(4, scope="cards"), scope="cards"), 4)
    record = game.record()
    assert len(record.plays) == 48 and len(record.moments) == 49
    position: Position = Deal.random(4, scope="cards").position()
    for (_, seat, card), moment in zip(record.plays, record.moments):
        assert str(record.position(moment).hands) == str(position.hands)
        assert position.turn == seat
        assert record.view(seat, moment).hand == position.hands[seat]
        position = position.play(card)
    assert record.at("5.1").plays == record.plays[:16] == record.at(17).plays
    file = tmp_path / "games.txt"
    file.write_text(f"{record}\n{record.at(9)}")
    assert Record.from_file(file) == [Record(str(record)), Record(str(record.at(9)))]
    assert Record.parse_all(f"[{record.to_json()},{record.to_json()}]") == [record, record]
    for wrong in ("13.2", "x", 0, 99, -3):
        with pytest.raises((InputError, TypeError, OverflowError)):
            record.view("N", wrong)
    with pytest.raises(InputError):
        _ = record.at(9).outcome
    view = record.view("E", 20)
    with pytest.raises(InputError, match="only the hand of E"):
        view.record().view("N")
    with pytest.raises(InputError, match="whose view"):
        record.view()


def test_a_breach_is_told() -> None:
    game = played(Game(deal=Deal.random(4, scope="cards"), scope="cards"), 4)
    raw = json.loads(game.record().to_json())
    raw["tricks_played"][0]["cards"].reverse()
    record = Record(json.dumps(raw))
    assert record.breaches() and record.breaches("de") != record.breaches()
    with pytest.raises(InputError):
        _ = record.outcome


def test_rules_of_a_club_go_with_its_games() -> None:
    club = Rules("ddv").with_options(name="stammtisch", second_heart_ten_wins="when_trump")
    game = played(Game(club, seed=1, scope="cards"), 1)
    for other in (pickle.loads(pickle.dumps(game)), Game.from_json(game.to_json(), rules=club)):
        assert other == game and other.rules == club
    record = game.record()
    assert pickle.loads(pickle.dumps(record)) == record
    assert doppelkopf.ask("score", record=record, rules=club)["points"] == game.points
    assert pickle.loads(pickle.dumps(game.view("N"))) == game.view("N")


def test_a_pflichtsolo_can_be_open() -> None:
    game = Game(seed=1, pflichtsolo_open="NE")
    assert pickle.loads(pickle.dumps(game)) == game == Game(seed=1, pflichtsolo_open=["N", 1])
    assert game != Game(seed=1)


def test_threads_do_not_break_a_game() -> None:
    import threading

    game = Game(seed=9, scope="cards")
    failed: list[BaseException] = []

    def play() -> None:
        while not game.is_over:
            try:
                legal: Any = game.legal()
                game.step(legal[0])
            except (IllegalAction, IndexError):
                continue
            except BaseException as error:
                failed.append(error)
                return

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert game.outcome is not None and len(game.actions) == 48


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is looked up as Linux tells it")
def test_games_leave_nothing_behind() -> None:
    def pages() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1])

    def work(n: int) -> None:
        for seed in range(n):
            game = played(Game(seed=seed), seed)
            assert copy.copy(game).outcome == game.outcome
            with pytest.raises(IllegalAction):
                game.step("HT")
            pickle.loads(pickle.dumps(game)).observation()

    work(50)
    before = pages()
    work(200)
    assert pages() - before < 1000
