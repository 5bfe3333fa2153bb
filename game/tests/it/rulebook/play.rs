//! What may be played and called when, with the reason and what would be legal.

use doko_game::{
    Call, Card, CardSet, Deal, Found, Hand, IllegalMove, Level, Move, Play, Rules, Say, Seat, SeatSet, Spielfindung,
    Team, WhyNot,
};

/// Returns a game by W in which all are gesund and the seats hold these cards, N first.
fn gesund(rules: &Rules, hands: [&str; 4]) -> Play {
    let cards = |codes: &str| codes.split(' ').map(|code| code.parse().expect("a card")).collect::<Vec<Card>>();
    let dealt = doko_game::BySeat(hands.map(cards));
    let deal = Deal::from_cards(rules, Seat::W, &dealt).expect("the whole deck");
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    for seat in Seat::N.clockwise() {
        round.act(seat, doko_game::Act::Say(Say::Gesund)).expect("gesund is legal");
    }
    match round.finish().expect("all have spoken") {
        Found::Play(play) => *play,
        Found::Redeal(_) => panic!("nobody had a Vorbehalt"),
    }
}

/// A deal of 40 cards in which N can win 44 Augen with the first trick.
fn rich_first_trick() -> Play {
    let mut play = gesund(
        &Rules::BSV,
        [
            "SA ST SK CQ CQ HT HQ DQ DJ DK",
            "SA CA CT CK SQ SJ HJ DA DT HA",
            "ST CA CT CK SQ SJ HJ DA DT HA",
            "SK HK HK HT HQ DQ CJ CJ DJ DK",
        ],
    );
    for (seat, card) in [(Seat::N, Card::SA), (Seat::E, Card::SA), (Seat::S, Card::ST), (Seat::W, Card::SK)] {
        play.play(seat, card).expect("a legal card");
    }
    play
}

fn refused(result: Result<impl std::fmt::Debug, IllegalMove>) -> IllegalMove {
    result.expect_err("not allowed")
}

#[test]
fn a_card_must_be_held_follow_and_come_in_turn() {
    let mut play = rich_first_trick();
    play.call(Seat::N, Call::Re).expect("the Pflichtansage");
    let error = refused(play.play(Seat::E, Card::HA));
    assert_eq!((error.why, error.paragraph), (WhyNot::NotYourTurn(Seat::N), "BSV 5.3"));
    let error = refused(play.play(Seat::N, Card::CA));
    assert_eq!(error.why, WhyNot::NotHeld);
    play.play(Seat::N, Card::HT).expect("a legal lead");
    let error = refused(play.play(Seat::E, Card::HA));
    assert_eq!((error.why, error.paragraph), (WhyNot::NotFollowing(Card::HT), "BSV 5.2"));
    let trumps = [Card::SQ, Card::SJ, Card::HJ, Card::DA, Card::DT].map(Move::Card);
    assert_eq!(error.legal, trumps);
    assert_eq!(
        error.to_string(),
        "trick 2: E cannot play HA: HT was led and has to be followed (BSV 5.2); legal: SQ SJ HJ DA DT"
    );
}

#[test]
fn a_rich_first_trick_asks_for_the_call_before_the_next_card() {
    let mut play = rich_first_trick();
    assert_eq!((play.duty(), play.legal()), (Some(Call::Re), CardSet::EMPTY));
    let error = refused(play.play(Seat::N, Card::HT));
    assert_eq!((error.why, error.paragraph), (WhyNot::DutyFirst(Call::Re), "BSV 6.3.1"));
    assert!(error.legal.contains(&Move::Call(Call::Re)));
    // Another player cannot do it for him, and an unasked call counts for nothing.
    play.call(Seat::E, Call::Kontra).expect("in time");
    assert_eq!(play.duty(), Some(Call::Re));
    play.call(Seat::N, Call::Re).expect("the Pflichtansage");
    assert_eq!(play.duty(), None);
    assert!(play.legal().contains(Card::HT));
}

#[test]
fn an_unclaimed_omission_is_a_valid_move() {
    let mut play = rich_first_trick();
    play.play_unclaimed(Seat::N, Card::HT).expect("nobody claims it");
    play.play_unclaimed(Seat::E, Card::HA).expect("nobody claims it");
    assert!(play.play_unclaimed(Seat::W, Card::DK).is_err(), "S plays to this trick");
    assert!(play.play_unclaimed(Seat::S, Card::SK).is_err(), "S does not hold it");
}

#[test]
fn calls_come_off_turn_and_an_absage_names_its_side_where_it_must() {
    let mut play = rich_first_trick();
    play.call(Seat::N, Call::Re).expect("the Pflichtansage");
    assert_eq!(play.public().known()[Seat::S], None);
    // "Kontra, keine 90": without the word it would count for Re.
    play.call(Seat::S, Call::Keine90).expect("off turn");
    assert_eq!((play.public().levels().kontra, play.public().known()[Seat::S]), (Level::Keine90, Some(Team::Kontra)));
    let error = refused(play.call(Seat::N, Call::Re));
    assert_eq!(error.paragraph, "BSV 6.5");
    let calls: Vec<_> = play.public().calls().iter().map(|called| (called.before_card, called.seat)).collect();
    assert_eq!(calls, [(4, Seat::N), (4, Seat::S)]);
}

#[test]
fn after_a_false_ansage_an_absage_counts_for_the_side_that_was_named() {
    let mut play = rich_first_trick();
    assert!(play.call(Seat::N, Call::Kontra).is_err());
    play.call_unclaimed(Seat::N, Call::Kontra).expect("nobody claims it");
    let error = refused(play.call(Seat::N, Call::Keine90));
    assert_eq!((error.why, error.paragraph), (WhyNot::WrongSide(Team::Kontra), "BSV 6.5"));
    play.call_unclaimed(Seat::N, Call::Keine90).expect("nobody claims it");
    assert_eq!(play.public().levels(), doko_game::ByTeam { re: Level::None, kontra: Level::Keine90 });
}

#[test]
fn a_holder_of_both_queens_plays_a_silent_solo() {
    let mut play = rich_first_trick();
    assert_eq!(play.parties().and_then(doko_game::Parties::soloist), Some(Seat::N));
    assert_eq!(play.public().known(), doko_game::BySeat([None; 4]));
    play.call(Seat::N, Call::Re).expect("the Pflichtansage");
    assert!(!play.public().is_cleared());
    assert_eq!(
        play.view(Seat::N).hand(),
        Hand::of(&[Card::ST, Card::SK, Card::CQ, Card::CQ, Card::HT, Card::HQ, Card::DQ, Card::DJ, Card::DK,])
    );
}

#[test]
fn a_plain_card_on_a_trump_lead_tells_a_side_by_tsr_alone() {
    for (rules, told) in [(Rules::TSR, Some(Team::Kontra)), (Rules::DDV, None)] {
        let mut play = gesund(
            &rules,
            [
                "HT HT CQ SQ SQ HQ HQ DQ DQ CJ CJ SJ",
                "CA CA CT CT CK CK C9 C9 SA SA ST ST",
                "SJ HJ HJ DJ DJ DA DA DT DT DK DK CQ",
                "D9 D9 SK SK S9 S9 HA HA HK HK H9 H9",
            ],
        );
        for card in [Card::HT, Card::CA, Card::CQ, Card::D9] {
            let seat = play.actor().expect("the trick goes on");
            play.play(seat, card).expect("it is legal");
        }
        assert_eq!(play.public().known(), doko_game::BySeat([None, told, Some(Team::Re), None]), "{}", rules.name);
    }
}
