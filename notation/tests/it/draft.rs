//! Positions as far as they are entered.

use crate::support::random_deal::random_deal;
use doko_notation::{NotationError, RuleBook, parse_draft};
use game::{Card, Draft, Missing, Position, Rules, Seat, SeatSet};
use rand::{RngExt, SeedableRng, seq::IteratorRandom};
use rand_chacha::ChaCha8Rng;
use text::{Language, Localized};

fn draft(line: &str) -> (Draft, Vec<NotationError>) {
    parse_draft(line, &RuleBook::published())
}

/// Returns everything that is wrong with a line, with the marked parts.
fn problems(line: &str) -> Vec<(String, Vec<&str>)> {
    let told = draft(line).1;
    told.iter()
        .map(|error| (error.to_string(), error.labels.iter().map(|label| label.span.of(line)).collect()))
        .collect()
}

/// Plays a random game and calls what follows with each of its positions.
fn every_position(seed: u64, n_games: usize, mut judge: impl FnMut(&Position, &mut ChaCha8Rng)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..n_games {
        let mut position = random_deal(&mut rng);
        loop {
            judge(&position, &mut rng);
            let legal = position.cards().legal(position.order());
            let next = legal.iter().choose(&mut rng).and_then(|card| position.after(card));
            match next.filter(|next| !next.cards().is_over()) {
                Some(next) => position = next,
                None => break,
            }
        }
    }
}

#[test]
fn nothing_entered_is_no_mistake() {
    for line in ["", "  # nothing", "rules=ddv"] {
        let (draft, told) = draft(line);
        assert_eq!((draft.clone(), told), (Draft::new(Rules::DDV), Vec::new()));
        assert_eq!(draft.missing(), [Missing::Game, Missing::Re, Missing::Leader, Missing::AllCards]);
        assert_eq!((draft.turn(), draft.legal().len(), draft.tricks_left()), (None, 0, 0));
        assert_eq!(draft.order().sorted()[0], Card::HT);
    }
}

#[test]
fn a_whole_draft_is_its_position() {
    every_position(11, 40, |position, _| {
        let (draft, told) = draft(&position.to_string());
        assert_eq!((told, draft.missing()), (Vec::new(), Vec::new()), "{position}");
        assert_eq!(draft.position().as_ref(), Some(position));
        assert_eq!(draft.turn(), Some(position.cards().turn()));
        assert_eq!(draft.legal(), position.cards().legal(position.order()));
        assert_eq!((draft.order(), draft.tricks_left()), (position.order().clone(), position.cards().tricks_left()));
        assert!(draft.possible_re().contains(&position.parties().re), "{position}");
    });
}

/// Leaves out some of what a line says.
fn some_of(line: &str, rng: &mut ChaCha8Rng) -> String {
    let part = |field: &str, rng: &mut ChaCha8Rng| match field.split_once('=') {
        Some(("N" | "E" | "S" | "W", "-")) => field.to_owned(),
        Some((key @ ("N" | "E" | "S" | "W"), cards)) => {
            let kept: Vec<&str> = cards.split(',').filter(|_| rng.random_ratio(3, 4)).collect();
            format!("{key}={}", if kept.is_empty() { "-".to_owned() } else { kept.join(",") })
        }
        Some(("trick", cards)) => {
            let cards: Vec<&str> = cards.split(',').collect();
            format!("trick={}", cards[..rng.random_range(1..=cards.len())].join(","))
        }
        _ => field.to_owned(),
    };
    let is_kept = |field: &&str, rng: &mut ChaCha8Rng| field.starts_with("rules=") || rng.random_ratio(9, 10);
    let mut kept = Vec::new();
    for field in line.split(' ') {
        if is_kept(&field, rng) {
            kept.push(part(field, rng));
        }
    }
    kept.join(" ")
}

#[test]
fn what_is_missing_is_never_a_mistake() {
    let mut n_open = 0;
    every_position(12, 60, |position, rng| {
        let line = some_of(&position.to_string(), rng);
        let (draft, told) = draft(&line);
        let _ = (draft.legal(), draft.turn());
        if draft.missing().is_empty() {
            return;
        }
        n_open += 1;
        assert_eq!(told, Vec::new(), "{line}\nof {position}");
        assert_eq!(draft.position(), None);
        let re = position.parties().re;
        assert!(draft.possible_re().contains(&re), "{line}\nof {position}");
        assert!(draft.must_be_re().iter().all(|seat| re.contains(seat)), "{line}\nof {position}");
    });
    assert!(1000 < n_open, "{n_open}");
}

#[test]
fn everything_that_cannot_be_is_told_at_once() {
    let line = "rules=recklinghausen game=normal re=NX N=H9,HT,HT E=HT,CQ,Q9 leader=N won=re:250/2,kontra:0/0";
    let said = problems(line);
    let marked: Vec<&Vec<&str>> = said.iter().map(|(_, marked)| marked).collect();
    assert_eq!(marked, [&vec!["Q9"], &vec!["X"], &vec!["H9"], &vec!["HT", "HT", "HT"], &vec!["re:250/2,kontra:0/0"]]);
    let missing: Vec<Missing> = draft(line).0.missing();
    assert_eq!(missing[0], Missing::Re);
    assert_eq!(missing[1].text(Language::German), "eine Karte von Ost");
}

#[test]
fn what_cannot_be_read_does_not_hide_the_rest() {
    let (draft, told) = draft("hello rules=ddv colour=red N=HT,XX,CQ N=C9 leader=Q E=,SA");
    assert_eq!(told.len(), 6);
    assert_eq!(draft.hands[Seat::N], [Card::HT, Card::CQ]);
    assert_eq!((draft.hands[Seat::E].as_slice(), draft.leader), (&[Card::SA][..], None));
}

#[test]
fn a_hand_that_is_too_long_is_the_mistake_of_its_seat() {
    let cards = "HT,HT,CQ,CQ,SQ,SQ,HQ,HQ,DQ,DQ,CJ,CJ,SJ";
    let line = format!("rules=ddv N={cards} E=SA");
    assert_eq!(problems(&line), [("N holds 13 cards but should hold 12".to_owned(), vec![cards])]);
    let (draft, told) = draft("rules=ddv game=normal leader=N trick=HT,CQ,SQ,DQ,D9");
    assert_eq!((told.len(), draft.turn(), draft.legal().len()), (1, None, 0));
}

#[test]
fn the_queens_of_clubs_tell_who_is_re() {
    let said = |line: &str| {
        let draft = draft(line).0;
        let first = draft.possible_re().first().map(ToString::to_string).unwrap_or_default();
        (draft.must_be_re(), first)
    };
    let both = SeatSet::of(&[Seat::N, Seat::S]);
    assert_eq!(said("rules=ddv game=normal N=CQ leader=E trick=HT,CQ").0, both);
    assert_eq!(said("rules=ddv game=normal N=CQ"), (SeatSet::of(&[Seat::N]), "NE".to_owned()));
    assert_eq!(said("rules=ddv game=normal N=CQ,CQ").1, "N");
    // Nobody knows who has led, so nobody knows who has laid it.
    assert_eq!(said("rules=ddv game=normal trick=CQ").0, SeatSet::EMPTY);
    assert_eq!(said("rules=ddv game=damensolo N=CQ").0, SeatSet::EMPTY);
    assert_eq!(said("rules=ddv N=CQ").0, SeatSet::EMPTY);
    // A Trumpfabgabe explains a queen elsewhere, as long as a seat may hold few trumps.
    assert_eq!(said("rules=recklinghausen game=normal N=CQ").0, SeatSet::EMPTY);
}
