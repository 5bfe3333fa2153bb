//! Whoever has both kings of diamonds chooses a partner with the first of them.

use crate::order::deal;
use doko_game::rules::GenscherRule;
use doko_game::{
    Act, BySeat, ByTeam, Call, Card, Contract, Deal, Found, Level, LightPlay, Parties, Play, Position, PositionError,
    Rules, Say, SchweineHolders, Seat, SeatSet, Solo, Spielfindung, Team, Vorbehalt,
};
use notation::record::{Breaches, Record, check, parse_record, replay, resume};

fn rules() -> Rules {
    Rules { genscher: GenscherRule::FirstKing, name: "club".into(), ..Rules::DDV }
}

/// Returns the game after N has said this; the others are gesund.
fn game(rules: &Rules, deal: Deal, said: Option<Vorbehalt>) -> Play {
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let say = if seat == Seat::N && said.is_some() { Say::Vorbehalt } else { Say::Gesund };
        let act = match said {
            Some(vorbehalt) if round.check(seat, Act::Say(say)).is_err() => Act::Name(vorbehalt),
            _ => Act::Say(say),
        };
        round.act(seat, act).expect("it is allowed");
    }
    match round.finish() {
        Ok(Found::Play(play)) => *play,
        other => panic!("a game is found: {other:?}"),
    }
}

/// N has both kings and plays with E by the queens of clubs.
fn both_kings(rules: &Rules) -> Play {
    let kings = [Card::DK, Card::DK, Card::CQ];
    game(rules, deal(rules, [&kings, &[Card::CQ, Card::DT], &[Card::HT, Card::DA], &[Card::HT, Card::DJ]]), None)
}

const BY_QUEENS: [Seat; 2] = [Seat::N, Seat::E];

/// Plays to the end, everybody the first card that is allowed.
fn play_out(mut play: Play) -> Play {
    while let Some(seat) = play.actor() {
        play.play(seat, play.legal().first().expect("a card")).expect("it is allowed");
    }
    play
}

#[test]
fn both_kings_of_diamonds_choose_a_partner_with_the_first() {
    let rules = rules();
    assert_eq!(rules.check(), Ok(()));
    let mut play = both_kings(&rules);
    assert_eq!(play.parties(), Some(Parties { re: SeatSet::of(&BY_QUEENS) }));
    assert!(play.may_choose_partner(Seat::N, Card::DK) && play.view(Seat::N).may_choose_partner(Card::DK));
    assert!(!play.may_choose_partner(Seat::N, Card::CQ) && !play.may_choose_partner(Seat::E, Card::DK));
    play.play_choosing(Seat::N, Card::DK, Seat::W).expect("it is allowed");
    let chosen = Parties { re: SeatSet::of(&[Seat::N, Seat::W]) };
    assert_eq!(play.parties(), Some(chosen));
    assert_eq!(play.public().known(), BySeat::from_fn(|seat| Some(chosen.team_of(seat))), "everybody knows it");
    for seat in Seat::ALL {
        assert_eq!(
            (play.view(seat).team(), play.team_of(seat)),
            (Some(chosen.team_of(seat)), Some(chosen.team_of(seat)))
        );
    }
    // The queens of clubs say nothing any more, and the second king chooses nobody.
    play.play(Seat::E, Card::CQ).expect("it is allowed");
    assert_eq!(play.public().known()[Seat::E], Some(Team::Kontra));
    assert!(!play.may_choose_partner(Seat::N, Card::DK));
    let mut again = play.clone();
    again.play(Seat::S, Card::HT).expect("legal");
    again.play(Seat::W, Card::DJ).expect("legal");
    again.play(Seat::S, Card::DA).expect("legal");
    again.play(Seat::W, Card::HT).expect("legal");
    again.play_choosing(Seat::N, Card::DK, Seat::S).expect("legal");
    assert_eq!(again.parties(), Some(chosen));
}

#[test]
fn nobody_has_to_choose_and_nobody_chooses_himself_or_later() {
    let rules = rules();
    for chosen in [None, Some(Seat::N)] {
        let mut play = both_kings(&rules);
        match chosen {
            None => play.play(Seat::N, Card::DK),
            Some(partner) => play.play_choosing(Seat::N, Card::DK, partner),
        }
        .expect("it is allowed");
        assert_eq!(
            (play.public().genscher(), play.parties().map(|parties| parties.re)),
            (None, Some(SeatSet::of(&BY_QUEENS)))
        );
        assert!(!play.may_choose_partner(Seat::N, Card::DK));
    }
    let mut without = both_kings(&Rules::DDV);
    assert!(!without.may_choose_partner(Seat::N, Card::DK));
    without.play_choosing(Seat::N, Card::DK, Seat::W).expect("the card is allowed");
    assert_eq!(without.public().genscher(), None);
}

#[test]
fn only_the_normal_game_has_it_and_a_stilles_solo_that_looks_like_one() {
    let rules = rules();
    let hand = [Card::DK, Card::DK, Card::CQ, Card::CQ];
    let cards = deal(&rules, [&hand, &[], &[], &[]]);
    for said in [Vorbehalt::HOCHZEIT, Vorbehalt::Solo(Solo::Farbe(doko_game::Suit::Diamonds))] {
        let play = game(&rules, cards, Some(said));
        assert!(!play.may_choose_partner(Seat::N, Card::DK), "{said:?}");
    }
    let mut alone = game(&rules, cards, None);
    assert_eq!(alone.parties().and_then(Parties::soloist), Some(Seat::N));
    alone.play_choosing(Seat::N, Card::DK, Seat::S).expect("it is allowed");
    assert_eq!(alone.parties().and_then(Parties::soloist), None, "two play against two now");
    let outcome = play_out(alone).finish().expect("it is over");
    assert_eq!(outcome.scored_as.name(), "normal");
    assert_eq!(outcome.score.points[Seat::N], outcome.score.points[Seat::S]);
}

#[test]
fn ansagen_stay_with_whoever_made_them_and_absagen_are_void() {
    let rules = rules();
    let levels = |calls: &[(Seat, Call)], partner| {
        let mut play = both_kings(&rules);
        calls.iter().for_each(|&(seat, call)| play.call(seat, call).expect("it is allowed"));
        play.play_choosing(Seat::N, Card::DK, partner).expect("it is allowed");
        play.public().levels()
    };
    let (none, ansage) = (Level::None, Level::Ansage);
    let both = [(Seat::N, Call::Re), (Seat::N, Call::Keine90), (Seat::S, Call::Kontra)];
    assert_eq!(levels(&both, Seat::W), ByTeam { re: ansage, kontra: ansage });
    assert_eq!(levels(&both, Seat::S), ByTeam { re: ansage, kontra: none }, "S has said Kontra and is Re");
    assert_eq!(levels(&[(Seat::E, Call::Re), (Seat::E, Call::Keine60)], Seat::W), ByTeam { re: none, kontra: ansage });
    assert_eq!(levels(&[], Seat::W), ByTeam { re: none, kontra: none });
    // What is called later is called for the new side, within the usual limits.
    let mut play = both_kings(&rules);
    play.call(Seat::N, Call::Re).expect("it is allowed");
    play.play_choosing(Seat::N, Card::DK, Seat::W).expect("it is allowed");
    assert_eq!(play.calls(Seat::W)[0], Call::Keine90);
    assert_eq!(play.calls(Seat::E)[0], Call::Kontra);
    play.call(Seat::E, Call::Kontra).expect("it is allowed");
    assert_eq!(play.public().calls().last().map(|called| called.team), Some(Team::Kontra));
}

#[test]
fn the_score_is_that_of_the_sides_in_the_end() {
    let rules = rules();
    let mut with = both_kings(&rules);
    with.play_choosing(Seat::N, Card::DK, Seat::S).expect("it is allowed");
    let mut without = both_kings(&rules);
    without.play(Seat::N, Card::DK).expect("it is allowed");
    let [with, without] = [with, without].map(|play| play_out(play).finish().expect("it is over"));
    assert_eq!(with.tricks, without.tricks, "the same cards");
    let augen = |outcome: &doko_game::Outcome, re: [Seat; 2]| -> u16 {
        let own = outcome.tricks.iter().filter(|trick| trick.owner().is_some_and(|owner| re.contains(&owner)));
        own.map(|trick| trick.augen().0).sum()
    };
    assert_eq!(with.won.re.augen.0, augen(&with, [Seat::N, Seat::S]));
    assert_eq!(without.won.re.augen.0, augen(&without, BY_QUEENS));
    assert_eq!(with.score.points[Seat::N], with.score.points[Seat::S]);
    assert_eq!(with.score.points.0.iter().map(|points| points.0).sum::<i32>(), 0);
}

#[test]
fn a_record_says_who_was_chosen() {
    let rules = rules();
    let mut play = both_kings(&rules);
    play.call(Seat::E, Call::Re).expect("it is allowed");
    play.play_choosing(Seat::N, Card::DK, Seat::W).expect("it is allowed");
    let half = Record::of(&play);
    let play = play_out(play);
    let record = Record::of(&play);
    assert_eq!((half.chosen_partner, record.chosen_partner), (Some(Seat::W), Some(Seat::W)));
    for record in [&half, &record] {
        assert!(record.to_string().contains(" chosen_partner=W"), "{record}");
        assert_eq!(parse_record(&record.to_string()).as_ref(), Ok(record));
        assert_eq!(check(record, &rules), []);
    }
    assert_eq!(resume(&record, &rules, Breaches::Refuse).expect("the same game").public(), play.public());
    let outcome = replay(&record, &rules, Breaches::Refuse).expect("a finished game");
    assert_eq!(Ok(outcome), play.clone().finish());
    // Nobody can have chosen himself, nor anybody by other rules.
    let himself = Record { chosen_partner: Some(Seat::N), ..record.clone() };
    assert!(check(&himself, &rules)[0].to_string().contains("chosen_partner"), "{:?}", check(&himself, &rules));
    assert!(!check(&record, &Rules { name: "club".into(), ..Rules::DDV }).is_empty());
    // What is not played yet is no contradiction.
    let begun = Record { tricks_played: Vec::new(), announcements: Vec::new(), ..record.clone() };
    assert_eq!(check(&begun, &rules), []);
    // A game that goes on in thought knows it, too, and from its first card on.
    let mut light = LightPlay::before_first_card(&play);
    assert_eq!(light.parties(), Some(Parties { re: SeatSet::of(&BY_QUEENS) }));
    light.call_unclaimed(&play.frame(), Seat::E, Team::Re, Call::Re);
    for (_, card) in play.public().plays() {
        light.play(&play.frame(), card);
    }
    let outcome = play.clone().finish().expect("it is over");
    assert_eq!(light.outcome(&play.frame()).score, outcome.score);
}

#[test]
fn a_position_in_which_a_partner_can_still_be_chosen_is_refused() {
    let rules = rules();
    let mut play = both_kings(&rules);
    assert_eq!((play.position(), play.decided_for()), (None, None));
    let parts = doko_game::PositionParts {
        rules: rules.clone(),
        contract: Contract::Normal,
        schweine: SchweineHolders::NONE,
        parties: play.parties().expect("by the queens"),
        hands: *play.hands(),
        leader: Seat::N,
        trick: Vec::new(),
        won: None,
        calls: ByTeam::default(),
    };
    let error = Position::new(parts.clone()).expect_err("it is open");
    assert_eq!(error, PositionError::OpenGenscher { seat: Seat::N });
    assert!(error.to_string().contains("may choose a partner"), "{error}");
    let solo = Contract::Solo(Solo::Farbe(doko_game::Suit::Diamonds));
    let of_solo = doko_game::PositionParts { contract: solo, parties: Parties { re: SeatSet::only(Seat::N) }, ..parts };
    Position::new(of_solo).expect("a named solo has no Genscher");
    // Once the first is played there is a position, whoever the queens of clubs are with.
    play.play_choosing(Seat::N, Card::DK, Seat::W).expect("it is allowed");
    let position = play.position().expect("the sides are settled");
    assert_eq!(position.parties().re, SeatSet::of(&[Seat::N, Seat::W]));
    assert_eq!(Position::new(position.parts().clone()), Ok(position.clone()));
    // But the one that is left is with him who has chosen.
    let others = doko_game::PositionParts {
        parties: Parties { re: SeatSet::of(&[Seat::S, Seat::W]) },
        ..position.parts().clone()
    };
    assert!(matches!(Position::new(others), Err(PositionError::QueenOutsideRe { .. })));
}
