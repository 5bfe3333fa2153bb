//! Who follows and who wins, counted again from lists of words instead of tables.

use super::driver::random_game;
use crate::support::random_rules::random_rules_with;
use game::{
    Card, Hand, Play, Rules, Seat, Trick,
    rules::{
        HeartTenInLastTrick, HeartTenWithSchweine, HigherSchwein, HigherSchweineBy, SchweineInSolo, SchweineRule,
        SchweineSuit, SecondHeartTen,
    },
};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

const PICTURES: &str = "CQ SQ HQ DQ CJ SJ HJ DJ";
const KINGS: &str = "CK SK HK DK";

/// The options that say how the cards rank.
const OF_ORDER: &[&str] = &[
    "second_heart_ten_wins",
    "heart_ten_in_last_trick",
    "heart_ten_trump",
    "soli",
    "schweine",
    "schweine_in_solo",
    "schweine_suit",
    "schweine_above_by",
    "heart_ten_with_schweine",
];

/// Returns the trumps of a game by its name, the highest first.
fn trumps(rules: &Rules, play: &Play) -> Vec<String> {
    let (queens, jacks) = PICTURES.split_at(12);
    let of_suit = |suit: char, ranks: &str| ranks.chars().map(|rank| format!("{suit}{rank}")).collect::<Vec<_>>();
    let list = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let game = play.public().game();
    let name = game.contract().name();
    let suit = match name {
        "damensolo" => return list(queens),
        "bubensolo" => return list(jacks),
        "fleischlos" | "nullsolo" => return Vec::new(),
        "koenigssolo" => return list(KINGS),
        "damenbubensolo" => return list(PICTURES),
        "koenigedamensolo" => return list(&format!("{KINGS} {queens}")),
        "koenigebubensolo" => return list(&format!("{KINGS} {jacks}")),
        "koehler" => return list(&format!("{KINGS} {PICTURES}")),
        "assetrumpfsolo" => return list("CA SA HA DA"),
        "zehnensolo" => return list("CT ST HT DT"),
        "neunensolo" => return list("C9 S9 H9 D9"),
        _ => name.strip_prefix("farbsolo_").map_or('D', |suit| suit.chars().next().expect("a suit")),
    };
    let mut trumps = if rules.deck.heart_ten_trump { list(&format!("HT {PICTURES}")) } else { list(PICTURES) };
    for card in of_suit(suit, "ATK9") {
        if !trumps.contains(&card) {
            trumps.push(card);
        }
    }
    for (rank, _) in game.schweine.iter() {
        let schwein = pig(rules, suit, rank);
        trumps.retain(|card| *card != schwein);
        trumps.insert(0, schwein);
    }
    trumps
}

/// Returns the Schwein of this suit and rank: the ace, then what stands above it.
fn pig(rules: &Rules, suit: char, rank: usize) -> String {
    let letter = match rank.checked_sub(1).map(|above| rules.schweine.above[above]) {
        None => 'A',
        Some(HigherSchwein::Tens) => 'T',
        Some(HigherSchwein::Kings) => 'K',
        Some(HigherSchwein::Nines) => '9',
    };
    format!("{suit}{letter}")
}

/// Returns what has to be followed: `T` or the letter of the suit.
fn class(trumps: &[String], card: Card) -> char {
    let name = card.to_string();
    if trumps.contains(&name) { 'T' } else { name.chars().next().expect("a card has a suit") }
}

/// Returns how high a card is among its class, the highest first.
fn place(trumps: &[String], card: Card) -> usize {
    let name = card.to_string();
    let rank = name.chars().nth(1).expect("a card has a rank");
    trumps.iter().position(|trump| *trump == name).unwrap_or_else(|| "ATKQJ9".find(rank).expect("a rank"))
}

/// Returns whether of two tens of hearts the second wins.
fn second_wins(rules: &Rules, play: &Play, number: usize, is_trump: bool, is_last: bool) -> bool {
    let is_solo = play.public().game().contract().solo().is_some();
    // Those that are shown are there from the trick on in which the first lies.
    let suit = play.public().game().contract().name().strip_prefix("farbsolo_").unwrap_or("D");
    let pig = format!("{suit}A");
    let is_shown = matches!(rules.schweine.when, SchweineRule::FirstPlayed | SchweineRule::Optional);
    let lies =
        play.public().tricks()[..=number].iter().any(|trick| trick.cards().iter().any(|card| card.to_string() == pig));
    // Or they are said before the second ten of hearts lies.
    let plays: Vec<Card> = play.public().tricks()[number].cards().to_vec();
    let second = 4 * number + plays.iter().rposition(|&card| card == Card::HT).unwrap_or(0);
    let is_said = play.public().schweine_said().is_some_and(|said| usize::from(said) <= second);
    if (lies || !is_shown || is_said)
        && !play.public().game().schweine.is_none()
        && rules.schweine.heart_ten == HeartTenWithSchweine::FirstWins
    {
        return false;
    }
    let is_trump = is_trump && play.public().game().contract().name() != "zehnensolo";
    let (applies, wins) = match rules.deck.second_heart_ten_wins {
        SecondHeartTen::Never => (is_trump, false),
        SecondHeartTen::WhenTrump => (is_trump, true),
        SecondHeartTen::NormalGame => (is_trump && !is_solo, true),
        SecondHeartTen::Always => (true, true),
    };
    let turns = is_last && rules.deck.heart_ten_in_last_trick == HeartTenInLastTrick::Reversed;
    applies && wins != turns
}

fn winner(rules: &Rules, play: &Play, number: usize, is_last: bool) -> Seat {
    let trick = &play.public().tricks()[number];
    let trumps = trumps(rules, play);
    let plays: Vec<(Seat, Card)> = trick.plays().collect();
    let led = class(&trumps, plays[0].1);
    let wanted = if plays.iter().any(|&(_, card)| class(&trumps, card) == 'T') { 'T' } else { led };
    let candidates = || plays.iter().filter(|&&(_, card)| class(&trumps, card) == wanted);
    let best = candidates().map(|&(_, card)| place(&trumps, card)).min().expect("the led card at least");
    let equal: Vec<&(Seat, Card)> = candidates().filter(|&&(_, card)| place(&trumps, card) == best).collect();
    match equal[..] {
        [first, second] if first.1 == Card::HT && second_wins(rules, play, number, wanted == 'T', is_last) => second.0,
        _ => equal[0].0,
    }
}

/// A holder of Schweine held both before the first card, and so did a holder of higher ones. Where the first that is played
/// tells, the holder of both aces has Schweine, and nobody else. Returns how many ranks are announced.
fn check_schweine(rules: &Rules, play: &Play, hands: &[Hand]) -> usize {
    let game = play.public().game();
    let suit = game.contract().name().strip_prefix("farbsolo_");
    let holder_of = |rank: usize| {
        let letter = suit.and_then(|suit| suit.chars().next()).unwrap_or('D');
        let schwein = pig(rules, letter, rank);
        let both = |seat: &Seat| hands[seat.index()].cards().filter(|card| card.to_string() == schwein).count() == 2;
        Seat::ALL.into_iter().find(both)
    };
    let holder = holder_of(0);
    let may_have = |seat: Seat| match (game.contract().name(), suit) {
        ("normal" | "hochzeit" | "trumpfabgabe", _) => true,
        (_, Some(suit)) => {
            let of_soloist = rules.schweine.in_solo == SchweineInSolo::Soloist && game.declarer() == Some(seat);
            (suit == "D" || rules.schweine.suit == SchweineSuit::TrumpSuit)
                && (rules.schweine.in_solo == SchweineInSolo::Any || of_soloist)
        }
        _ => false,
    };
    match rules.schweine.when {
        SchweineRule::Off => assert!(game.schweine.is_none()),
        SchweineRule::FirstPlayed => {
            assert_eq!(game.schweine.aces(), holder.filter(|&seat| may_have(seat)), "{rules:?}");
        }
        SchweineRule::AfterTrick => {
            // The hand of both has won a trick with the first.
            let has_won = |seat: &Seat| {
                let fox = format!("{}A", suit.and_then(|suit| suit.chars().next()).unwrap_or('D'));
                let tricks = play.public().tricks();
                let of_seat = |trick: &&Trick| trick.plays().any(|(who, card)| who == *seat && card.to_string() == fox);
                tricks.iter().find(of_seat).and_then(Trick::owner) == Some(*seat)
            };
            assert_eq!(game.schweine.aces(), holder.filter(|seat| may_have(*seat)).filter(has_won), "{rules:?}");
        }
        SchweineRule::Announced | SchweineRule::BeforePlay | SchweineRule::Optional => {}
    }
    let announced: Vec<Seat> = game.schweine.0.into_iter().map_while(|seat| seat).collect();
    assert_eq!(announced.len(), game.schweine.iter().count(), "there is no gap");
    for (rank, &seat) in announced.iter().enumerate() {
        assert!(holder_of(rank) == Some(seat) && may_have(seat), "{rules:?}");
        match rules.schweine.above_by {
            HigherSchweineBy::Anybody => {}
            HigherSchweineBy::SameHand => assert_eq!(seat, announced[0]),
            HigherSchweineBy::OtherHand => assert!(!announced[..rank].contains(&seat)),
        }
    }
    announced.len()
}

/// Plays to the end at random, but nobody plays a ten of hearts before he must, so that two of them meet in the last trick.
fn play_keeping_tens(play: &mut Play, rng: &mut ChaCha8Rng) {
    while let Some(actor) = play.actor() {
        if let Some(call) = play.duty() {
            play.call(actor, call).expect("the call that is due");
            continue;
        }
        let (legal, others) = (play.legal(), play.legal().without(Card::HT));
        let cards: Vec<Card> = if others.is_empty() { legal } else { others }.iter().collect();
        let card = *cards.choose(rng).expect("the actor has a card");
        let _ = rng.random_ratio(1, 8) && play.say_schweine(actor);
        let played = if rng.random() { play.play_kept(actor, card) } else { play.play(actor, card) };
        played.expect("it is legal");
    }
}

#[test]
fn everybody_follows_and_the_right_seat_wins_by_any_order_of_the_cards() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let (mut n_turned, mut n_higher, mut n_late, mut n_shown) = (0, 0, 0, 0);
    for seed in 0..900 {
        let mut rules = random_rules_with(seed, OF_ORDER);
        // Few lists that are drawn can be played.
        if matches!(rules.schweine.when, SchweineRule::Announced | SchweineRule::BeforePlay) {
            let above = [HigherSchwein::Tens, HigherSchwein::Kings];
            rules.schweine.above = above[..seed as usize % 3].to_vec().into();
        }
        assert_eq!(rules.check(), Ok(()));
        for _ in 0..4 {
            let mut play = random_game(&rules, &mut rng);
            let mut hands: Vec<Hand> = Seat::ALL.map(|seat| play.hands()[seat]).to_vec();
            play_keeping_tens(&mut play, &mut rng);
            let n_ranks = check_schweine(&rules, &play, &hands);
            n_higher += usize::from(1 < n_ranks);
            n_late += usize::from(n_ranks == 1 && rules.schweine.when == SchweineRule::AfterTrick);
            n_shown += usize::from(n_ranks == 1 && rules.schweine.when == SchweineRule::Optional);
            let trumps = trumps(&rules, &play);
            let n_tricks = play.public().tricks().len();
            for (number, trick) in play.public().tricks().iter().enumerate() {
                let is_last = number + 1 == n_tricks;
                let led = class(&trumps, trick.led().expect("it is complete"));
                for (seat, card) in trick.plays() {
                    let hand = &mut hands[seat.index()];
                    let can_follow = hand.cards().any(|card| class(&trumps, card) == led);
                    assert!(!can_follow || class(&trumps, card) == led, "{rules:?} {trick:?}");
                    hand.remove(card);
                }
                let expected = winner(&rules, &play, number, is_last);
                assert_eq!(trick.owner(), Some(expected), "{rules:?} {trick:?} {is_last}");
                n_turned += usize::from(is_last && winner(&rules, &play, number, false) != expected);
            }
        }
    }
    assert_ne!(n_turned, 0, "the rule of the last trick was never met");
    assert_ne!(n_higher, 0, "Superschweine were never met");
    assert_ne!(n_late, 0, "a second Fuchs was never a Schwein");
    assert_ne!(n_shown, 0, "Schweine were never shown");
}
