"""What the bot net sees, thinks and was taught."""

import numpy as np
import pytest
from doppelkopf import Bot, Game, InputError, net


def test_its_best_card_is_the_one_that_it_plays() -> None:
    bot = Bot("net")
    decisions = 0
    for seed in range(6):
        game = Game("ddv", seed=seed, scope="cards")
        while game.turn is not None:
            view = game.view(game.turn)
            thought, seen = net.judgement(view), net.features(view)
            assert thought is not None and seen is not None
            assert set(thought.cards) == set(view.legal())
            assert 0 <= thought.win <= 1 and thought.held.shape == (3, 24)
            assert seen.shape == (net.FEATURES,) and 20 < seen.sum() < 300
            hand = seen[net.GROUPS["HAND"]].reshape(-1)
            assert hand.sum() == len(list(view.hand))
            decisions += 1
            card = bot.card(view)
            assert thought.cards[card] == max(thought.cards.values())
            game.step(card)
    assert decisions == 6 * 48


def test_nothing_is_known_of_a_game_that_is_not_found() -> None:
    with pytest.raises(InputError, match="still being found"):
        net.judgement(Game(seed=1).view("N"))


def test_lessons_have_what_came_of_each_card() -> None:
    lessons = net.lessons(40, seed=3)
    assert 50 < len(lessons)
    assert lessons.features.shape == (len(lessons), net.FEATURES) and lessons.features.max() == 1
    assert (lessons.legal.sum(axis=1) > 1).all() and lessons.others.max() == 2
    assert not lessons.points[lessons.legal == 0].any() and not lessons.augen[lessons.legal == 0].any()
    assert np.abs(lessons.points).max() < 30 and lessons.augen.max() <= 240
    assert lessons.partner.max() <= 6 and lessons.tricks.max() < 12
    again = net.lessons(20, seed=3, first=20)
    assert (again.features == lessons.features[-len(again) :]).all() and (again.points == lessons.points[-len(again) :]).all()
