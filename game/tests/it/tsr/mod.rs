//! Random games by the tournament rules in force, scored once more by what was written from their text (`text.rs`).

mod text;

use doko_game::{BySeat, Card, GameName, Hand, Rules, Seat, Solo, Suit, Team};
use notation::record::{Announcement, Breaches, PlayedTrick, Record, Timing, replay, resume};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use text::{Scored, Sheet};

/// A deal, most often a fair one; in the others the high cards lie together, so that sides stay under 30 or without a trick.
fn hands(rng: &mut ChaCha8Rng) -> BySeat<Vec<Card>> {
    let mut deck: Vec<Card> = Rules::TSR.deck().cards().collect();
    deck.sort_by_key(|card| HIGH_FIRST.find(&card.to_string()[1..]));
    if rng.random_ratio(1, 3) {
        for _ in 0..rng.random_range(0..24) {
            let (one, other) = (rng.random_range(0..48), rng.random_range(0..48));
            deck.swap(one, other);
        }
    } else {
        deck.shuffle(rng);
    }
    if rng.random_ratio(1, 5) {
        let queens: Vec<usize> = (0..48).filter(|&at| deck[at] == Card::CQ).collect();
        // Both queens of clubs to one hand.
        deck.swap(queens[1], if queens[0].is_multiple_of(12) { queens[0] + 1 } else { queens[0] - 1 });
    }
    BySeat::from_fn(|seat| deck[12 * seat.index()..][..12].to_vec())
}

const HIGH_FIRST: &str = "QJATK9";

const SOLI: [Solo; 7] = [
    Solo::Damen,
    Solo::Buben,
    Solo::Fleischlos,
    Solo::Farbe(Suit::Clubs),
    Solo::Farbe(Suit::Spades),
    Solo::Farbe(Suit::Hearts),
    Solo::Farbe(Suit::Diamonds),
];

/// Returns a random game, played to its end with random calls.
fn game(rng: &mut ChaCha8Rng) -> Record {
    let hands = hands(rng);
    let dealer = Seat::ALL[rng.random_range(0..4)];
    let married = Seat::ALL.into_iter().find(|&seat| Hand::of(&hands[seat]).count(Card::CQ) == 2);
    let mut soloist = None;
    let game = if rng.random_ratio(1, 4) {
        soloist = Some(Seat::ALL[rng.random_range(0..4)]);
        GameName::Solo(*SOLI.choose(rng).expect("there are soli"))
    } else {
        match married {
            Some(_) if rng.random_ratio(2, 3) => GameName::Hochzeit,
            Some(_) => GameName::StillesSolo,
            None => GameName::Normal,
        }
    };
    let hochzeiter = married.filter(|_| game == GameName::Hochzeit);
    let mut record = Record { soloist, hochzeiter, ..Record::empty(dealer, hands, game) };
    let mut play = resume(&record, &Rules::TSR, Breaches::Refuse).expect("nothing is played");
    let calls_in = [0, 2, 20][rng.random_range(0..3)];
    let takes_first = rng.random_ratio(1, 2);
    while let Some(seat) = play.actor() {
        let caller = Seat::ALL[rng.random_range(0..4)];
        let wanted = play.calls(caller).choose(rng).copied().filter(|_| rng.random_ratio(calls_in, 40));
        if let Some(say) = wanted {
            let before_card = play.public().cards_played() as u16;
            let player = caller;
            record.announcements.push(Announcement { before_card, player, say, team: None, timing: Timing::Later });
            play.call(player, say).expect("it is allowed");
            continue;
        }
        let legal: Vec<Card> = play.legal().iter().collect();
        let card = if takes_first { legal[0] } else { *legal.choose(rng).expect("a card is left") };
        if play.public().trick().is_empty() {
            record.tricks_played.push(PlayedTrick { lead: seat, cards: Vec::new() });
        }
        record.tricks_played.last_mut().expect("somebody has led").cards.push(card);
        play.play(seat, card).expect("it is legal");
    }
    record
}

/// Returns the game as text.
fn sheet(record: &Record) -> Sheet {
    let words = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<String>>();
    let game = match record.game {
        GameName::StillesSolo => "normal".to_owned(),
        game => game.to_string(),
    };
    Sheet {
        game,
        declarer: record.soloist.or(record.hochzeiter).map(Seat::index),
        hands: record.hands.0.each_ref().map(|cards| words(cards)),
        tricks: record.tricks_played.iter().map(|trick| (trick.lead.index(), words(&trick.cards))).collect(),
        calls: record.announcements.iter().map(|call| (call.player.index(), call.say.name().to_owned())).collect(),
    }
}

/// Scores this many random games twice and returns how often each item was counted.
fn score_twice(n_games: usize, seed: u64) -> BTreeMap<String, usize> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut counted = BTreeMap::new();
    for _ in 0..n_games {
        let record = game(&mut rng);
        let sheet = sheet(&record);
        for pair in sheet.tricks.windows(2) {
            assert_eq!(sheet.owner(pair[0].0, &pair[0].1).0, pair[1].0, "TSR 5.3.3\n{record}");
        }
        let outcome = replay(&record, &Rules::TSR, Breaches::Refuse).expect("the game is one");
        let score = &outcome.score;
        let mut items: Vec<(String, bool, i32)> = score
            .items
            .iter()
            .map(|item| (item.kind.name().to_owned(), item.team == Team::Re, item.points.0))
            .collect();
        items.sort();
        let found = Scored {
            winner: score.winner.map(|team| team == Team::Re),
            items,
            points: score.points.0.map(|points| points.0),
        };
        assert_eq!(found, sheet.scored(), "{record}");
        let scored_as = if sheet.re().iter().filter(|&&re| re).count() == 1 { "alone" } else { "two" };
        let winner = if score.winner.is_none() { "nobody" } else { "somebody" };
        let kind = format!("{} {scored_as}", outcome.scored_as.name());
        for name in found.items.iter().map(|item| item.0.clone()).chain([kind, winner.to_owned()]) {
            *counted.entry(name).or_default() += 1;
        }
    }
    counted
}

/// Whatever the text can count came up.
fn check_coverage(counted: &BTreeMap<String, usize>) {
    let stages = ["k90", "k60", "k30", "schwarz"];
    let called = ["re", "kontra"].map(|side| stages.map(|stage| format!("{stage}_abgesagt_{side}"))).concat();
    let others = "gewonnen unter_90 unter_60 unter_30 schwarz re_angesagt kontra_angesagt 120_gegen_k90 90_gegen_k60 60_gegen_k30 \
        30_gegen_schwarz gegen_die_alten doppelkopf fuchs charlie nobody";
    let missing: Vec<String> = called
        .into_iter()
        .chain(others.split_whitespace().map(str::to_owned))
        .filter(|name| counted.get(name).is_none_or(|&n| n < 3))
        .collect();
    assert!(missing.is_empty(), "{missing:?} of {counted:?}");
    for kind in ["normal two", "hochzeit two", "hochzeit_solo alone", "stilles_solo alone", "fleischlos alone"] {
        assert!(counted.contains_key(kind), "{kind} of {counted:?}");
    }
}

#[test]
fn twenty_thousand_random_games_by_tsr_score_as_the_text_says() {
    check_coverage(&score_twice(20_000, 2026));
}
