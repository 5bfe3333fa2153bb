//! How clubs rank the cards: the ten of hearts in the last trick, and Schweine without a Vorbehalt.

use doko_game::rules::{HeartTenInLastTrick, SchweineRule, SecondHeartTen};
use doko_game::{
    Act, BySeat, Card, Deal, Due, Found, Hand, LightPlay, Play, Position, Rules, Say, Seat, SeatSet, Spielfindung,
};

/// Returns a deal in which N begins and these seats hold these cards, among others.
fn deal(rules: &Rules, held: [&[Card]; 4]) -> Deal {
    let mut hands = held.map(Hand::of);
    let mut left = rules.deck();
    held.iter().copied().flatten().for_each(|&card| left.remove(card));
    let mut left: Vec<Card> = left.cards().collect();
    for hand in &mut hands {
        while hand.len() < rules.n_tricks() {
            hand.add(left.pop().expect("the deck is large enough"));
        }
    }
    Deal::from_hands(rules, Seat::W, BySeat(hands)).expect("a whole deck")
}

/// Returns the game after nobody has had a Vorbehalt; whoever is asked for Schweine says so if he can.
fn normal_game(rules: &Rules, deal: Deal) -> Play {
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    while let Some((seat, due)) = round.due() {
        let act = match due {
            Due::Schweine if round.check(seat, Act::Yes).is_ok() => Act::Yes,
            Due::Schweine => Act::No,
            _ => Act::Say(Say::Gesund),
        };
        round.act(seat, act).expect("it is allowed");
    }
    match round.finish() {
        Ok(Found::Play(play)) => *play,
        other => panic!("a game is found: {other:?}"),
    }
}

#[test]
fn in_the_last_trick_the_first_ten_of_hearts_wins_where_otherwise_the_second_does() {
    let mut club = Rules::BSV;
    for (last, winner) in [(HeartTenInLastTrick::Same, Seat::S), (HeartTenInLastTrick::Reversed, Seat::N)] {
        club.heart_ten_in_last_trick = last;
        let before: Position =
            "rules=bsv game=normal re=NS leader=N N=HT,CA E=DA,CT S=HT,CK W=DK,CK".parse().expect("a position");
        let mut parts = before.parts().clone();
        parts.rules = club.clone();
        let position = Position::new(parts.clone()).expect("a position");
        let play = |position: &Position, cards: [Card; 4]| {
            let last = cards.iter().fold(position.clone(), |before, &card| before.after(card).expect("it is legal"));
            last.cards().turn()
        };
        assert_eq!(play(&position, [Card::HT, Card::DA, Card::HT, Card::DK]), Seat::S, "before the last trick");
        for seat in Seat::ALL {
            parts.hands[seat] = parts.hands[seat].part(position.order().trumps());
        }
        let position = Position::new(parts).expect("a position");
        assert_eq!(play(&position, [Card::HT, Card::DA, Card::HT, Card::DK]), winner, "{last:?}");
    }
    club.second_heart_ten_wins = SecondHeartTen::Never;
    assert_eq!(club.check(), Ok(()));
}

#[test]
fn everybody_is_asked_for_schweine_when_the_game_is_found() {
    let rules = Rules { schweine: SchweineRule::BeforePlay, ..Rules::DDV };
    let cards = deal(&rules, [&[Card::CQ], &[Card::DA, Card::DA], &[Card::CQ], &[Card::HT]]);
    let mut round = Spielfindung::new(&rules, cards, SeatSet::EMPTY);
    for seat in [Seat::N, Seat::E, Seat::S, Seat::W] {
        round.act(seat, Act::Say(Say::Gesund)).expect("gesund");
    }
    assert_eq!(round.due(), Some((Seat::N, Due::Schweine)));
    assert!(round.check(Seat::N, Act::Yes).is_err(), "N has none");
    let play = normal_game(&rules, cards);
    assert_eq!(play.public().game().schweine, Some(Seat::E));
    assert!(play.public().order().beats(Card::DA, Card::HT));
}

#[test]
fn schweine_are_a_secret_until_the_first_is_played() {
    let rules = Rules { schweine: SchweineRule::FirstPlayed, ..Rules::DDV };
    let cards = deal(&rules, [&[Card::HT, Card::CQ], &[Card::DA, Card::DA], &[Card::D9, Card::CQ], &[Card::DK]]);
    let mut play = normal_game(&rules, cards);
    play.play(Seat::N, Card::HT).expect("legal");
    assert_eq!(play.public().game().schweine, None);
    assert!(!play.public().order().beats(Card::DA, Card::HT), "nobody knows it");
    let open = play.position().expect("the parties are known");
    assert_eq!(open.parts().schweine, Some(Seat::E), "with open cards it is so from the beginning");
    let mut light = LightPlay::of(&play);
    let start = play.clone();
    for (seat, card) in [(Seat::E, Card::DA), (Seat::S, Card::D9), (Seat::W, Card::DK)] {
        play.play(seat, card).expect("legal");
        light.play(&start.frame(), card);
    }
    assert_eq!(play.public().game().schweine, Some(Seat::E));
    assert_eq!((play.actor(), light.turn()), (Some(Seat::E), Seat::E), "the first is one already");
}

#[test]
fn a_fox_that_is_no_schwein_tells_that_its_player_has_no_other() {
    let rules = Rules { schweine: SchweineRule::FirstPlayed, ..Rules::DDV };
    let cards = deal(&rules, [&[Card::HT, Card::CQ], &[Card::DA], &[Card::D9, Card::CQ], &[Card::DK, Card::DA]]);
    let mut play = normal_game(&rules, cards);
    play.play(Seat::N, Card::HT).expect("legal");
    assert_eq!(play.public().has_no_second_fox(), None);
    play.play(Seat::E, Card::DA).expect("legal");
    assert_eq!((play.public().game().schweine, play.public().has_no_second_fox()), (None, Some(Seat::E)));
    assert_eq!(play.public().trick().owner(), Some(Seat::N));
}
