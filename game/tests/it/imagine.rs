//! A game imagined from what a seat has seen and the true hands is the true game.

use doko_game::{Act, Card, Deal, Found, Hand, Play, Rules, Say, Seat, SeatSet, Spielfindung, Unimaginable};
use notation::Record;
use notation::record::Announcement;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn random_game(rules: &Rules, rng: &mut ChaCha8Rng) -> Play {
    loop {
        let mut deck: Vec<Card> = rules.deck().cards().collect();
        deck.shuffle(rng);
        let deal = Deal::from_deck(rules, Seat::W, &deck).expect("a whole deck");
        let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
        while let Some(seat) = round.actor() {
            let options = round.options();
            let gesund = Act::Say(Say::Gesund);
            let is_shy = options.contains(&gesund) && rng.random_range(0..3) != 0;
            let act = if is_shy { gesund } else { *options.choose(rng).expect("somebody is due") };
            round.act(seat, act).expect("an option is legal");
        }
        if let Ok(Found::Play(play)) = round.finish() {
            return *play;
        }
    }
}

#[test]
fn with_the_true_hands_the_true_game_is_imagined_at_every_moment() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut exchanges = 0;
    for rules in [&Rules::DDV, &Rules::BSV, &Rules::RECKLINGHAUSEN] {
        for _ in 0..100 {
            let mut play = random_game(rules, &mut rng);
            exchanges += usize::from(play.exchange().is_some());
            while let Some(seat) = play.actor() {
                let imagined = Play::imagine(play.public(), *play.hands(), play.exchange().copied()).expect("it is so");
                assert_eq!(imagined.deal(), play.deal());
                assert_eq!(imagined.parties(), play.parties());
                assert_eq!(imagined.options(), play.options());
                assert_eq!(imagined.view(seat).calls(), play.view(seat).calls());
                let options = play.options();
                play.act(seat, *options.choose(&mut rng).expect("the actor has an option"))
                    .expect("an option is legal");
            }
        }
    }
    assert!(0 < exchanges);
}

#[test]
fn hands_that_cannot_be_are_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut play = random_game(&Rules::DDV, &mut rng);
    let Some((seat, card)) = play.actor().zip(play.legal().first()) else { panic!("a new game has a first card") };
    let before = *play.hands();
    play.play(seat, card).expect("a legal card");
    assert_eq!(Play::imagine(play.public(), before, None).map(|_| ()), Err(Unimaginable::HandSize(seat)));
    let mut hands = *play.hands();
    let other = seat.next();
    let has = hands[other].kinds().first().expect("a full hand");
    hands[other] = hands[other].cards().skip(1).fold(Hand::EMPTY, |mut hand, card| {
        hand.add(card);
        hand
    });
    let short = Play::imagine(play.public(), hands, None);
    assert_eq!(short.map(|_| ()), Err(Unimaginable::HandSize(other)), "without {has}");
}

#[test]
fn the_record_of_a_view_shows_the_own_hand_as_it_was_dealt_and_no_other() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for rules in [&Rules::DDV, &Rules::RECKLINGHAUSEN] {
        for _ in 0..100 {
            let mut play = random_game(rules, &mut rng);
            for _ in 0..rng.random_range(0..30) {
                let Some(seat) = play.actor() else { break };
                let options = play.options();
                play.act(seat, *options.choose(&mut rng).expect("the actor has an option"))
                    .expect("an option is legal");
            }
            let whole = Record::of(&play);
            for seat in Seat::ALL {
                let record = Record::of_view(&play.view(seat));
                for other in Seat::ALL {
                    let expected = if other == seat { whole.hands[seat].clone() } else { Vec::new() };
                    assert_eq!(record.hands[other], expected);
                }
                assert_eq!(record.tricks_played, whole.tricks_played);
                let without_sides = record.announcements.iter().map(|call| Announcement { team: None, ..*call });
                assert_eq!(without_sides.collect::<Vec<_>>(), whole.announcements);
                let took_part = play.exchange().is_some_and(|it| it.giver == seat || it.taker == seat);
                assert_eq!(record.given.is_some(), took_part);
            }
        }
    }
}
