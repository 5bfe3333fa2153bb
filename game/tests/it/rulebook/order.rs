//! How clubs rank the cards: the ten of hearts in the last trick, and Schweine without a Vorbehalt.

use doko_game::rules::{
    HeartTenInLastTrick, HeartTenWithSchweine, HigherSchwein, HigherSchweineBy, SchweineGames, SchweineRule,
    SecondHeartTen, Trumpfabgabe, TrumpfabgabeAsked, TrumpfabgabeTwo, VorbehaltKind,
};
use doko_game::{
    Act, BySeat, Card, Deal, Due, Found, Hand, LightPlay, Play, Position, Resolution, Rules, Say, SchweineFate,
    SchweineHolders, Seat, SeatSet, Spielfindung,
};
use notation::record::{Breaches, Record, check, parse_record, resume};

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

/// Returns the normal game, with no Vorbehalt; seats announce Schweine if they can.
fn normal_game(rules: &Rules, deal: Deal) -> Play {
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    while let Some((seat, due)) = round.due() {
        let act = match due {
            Due::Schweine { .. } if round.check(seat, Act::Yes).is_ok() => Act::Yes,
            Due::Schweine { .. } => Act::No,
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
        club.deck.heart_ten_in_last_trick = last;
        let before = notation::position("rules=bsv game=normal re=NS leader=N N=HT,CA E=DA,CT S=HT,CK W=DK,CK")
            .expect("a position");
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
    club.deck.second_heart_ten_wins = SecondHeartTen::Never;
    assert_eq!(club.check(), Ok(()));
}

#[test]
fn everybody_is_asked_for_schweine_when_the_game_is_found() {
    let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::BeforePlay);
    let cards = deal(&rules, [&[Card::CQ], &[Card::DA, Card::DA], &[Card::CQ], &[Card::HT]]);
    let mut round = Spielfindung::new(&rules, cards, SeatSet::EMPTY);
    for seat in [Seat::N, Seat::E, Seat::S, Seat::W] {
        round.act(seat, Act::Say(Say::Gesund)).expect("gesund");
    }
    assert_eq!(round.due(), Some((Seat::N, Due::Schweine { card: Card::DA })));
    assert!(round.check(Seat::N, Act::Yes).is_err(), "N has none");
    let play = normal_game(&rules, cards);
    assert_eq!(play.public().game().schweine, SchweineHolders::of(Seat::E));
    assert!(play.public().order().beats(Card::DA, Card::HT));
}

#[test]
fn schweine_are_a_secret_until_the_first_is_played() {
    let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::FirstPlayed);
    let cards = deal(&rules, [&[Card::HT, Card::CQ], &[Card::DA, Card::DA], &[Card::D9, Card::CQ], &[Card::DK]]);
    let mut play = normal_game(&rules, cards);
    play.play(Seat::N, Card::HT).expect("legal");
    assert_eq!(play.public().game().schweine, SchweineHolders::NONE);
    assert!(!play.public().order().beats(Card::DA, Card::HT), "nobody knows it");
    let open = play.position().expect("the parties are known");
    assert_eq!(open.parts().schweine, SchweineHolders::of(Seat::E), "with open cards it is so from the beginning");
    let mut light = LightPlay::of(&play);
    let start = play.clone();
    for (seat, card) in [(Seat::E, Card::DA), (Seat::S, Card::D9), (Seat::W, Card::DK)] {
        play.play(seat, card).expect("legal");
        light.play(&start.frame(), card);
    }
    assert_eq!(play.public().game().schweine, SchweineHolders::of(Seat::E));
    assert_eq!((play.actor(), light.turn()), (Some(Seat::E), Seat::E), "the first is one already");
}

#[test]
fn schweine_can_be_kept_to_oneself() {
    let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::Optional);
    assert_eq!(rules.check(), Ok(()));
    let cards = deal(&rules, [&[Card::HT, Card::CQ], &[Card::DA, Card::DA], &[Card::D9, Card::CQ], &[Card::DK]]);
    let mut open = normal_game(&rules, cards);
    open.play(Seat::N, Card::HT).expect("legal");
    assert!(open.may_keep(Seat::E, Card::DA) && !open.may_keep(Seat::S, Card::DA) && !open.may_keep(Seat::E, Card::DK));
    let go_on = |shown: bool| {
        let mut play = open.clone();
        if shown { play.play(Seat::E, Card::DA) } else { play.play_kept(Seat::E, Card::DA) }.expect("legal");
        assert!(!play.may_keep(Seat::E, Card::DA), "it is decided");
        // A player of a fox that is not a Schwein may have kept the other to himself.
        assert_eq!(play.public().has_no_second_fox(), None);
        play.play(Seat::S, Card::D9).expect("legal");
        play.play(Seat::W, Card::DK).expect("legal");
        (play.public().game().schweine.aces(), play.actor())
    };
    assert_eq!(go_on(true), (Some(Seat::E), Some(Seat::E)));
    assert_eq!(go_on(false), (None, Some(Seat::N)));
    let mut split = normal_game(&rules, deal(&rules, [&[Card::DA], &[Card::DA], &[], &[Card::HT]]));
    split.play(Seat::N, Card::DA).expect("legal");
    assert_eq!(split.public().game().schweine, SchweineHolders::NONE, "one ace is no Schwein");
}

/// Returns rules by which the first of two tens of hearts wins once Schweine are shown, which is optional.
fn where_tens_turn() -> Rules {
    Rules::DDV.with(|rules| {
        rules.schweine.when = SchweineRule::Optional;
        rules.deck.second_heart_ten_wins = SecondHeartTen::WhenTrump;
        rules.schweine.heart_ten = HeartTenWithSchweine::FirstWins;
    })
}

/// A normal game in which N leads and has both foxes, and E and S have a ten of hearts each.
fn two_foxes_and_tens(rules: &Rules) -> Play {
    let cards = deal(
        rules,
        [
            &[Card::DA, Card::DA, Card::DK],
            &[Card::HT, Card::D9, Card::CQ],
            &[Card::HT, Card::D9, Card::CQ],
            &[Card::DK, Card::DJ, Card::DQ],
        ],
    );
    normal_game(rules, cards)
}

#[test]
fn once_schweine_are_shown_the_first_ten_of_hearts_can_beat_the_second() {
    let rules = where_tens_turn();
    assert_eq!(rules.check(), Ok(()));
    let late = rules.clone().with(|rules| rules.schweine.when = SchweineRule::AfterTrick);
    assert_eq!(late.check().unwrap_err().options, ["heart_ten_with_schweine", "schweine"]);
    let start = two_foxes_and_tens(&rules);
    assert_eq!(start.position(), None, "there are two orders to come");
    let parts = doko_game::PositionParts {
        rules: rules.clone(),
        contract: doko_game::Contract::Normal,
        schweine: SchweineHolders::NONE,
        parties: start.parties().expect("known with open cards"),
        hands: *start.hands(),
        leader: Seat::N,
        trick: Vec::new(),
        won: None,
        calls: doko_game::ByTeam::default(),
    };
    let first_played = rules.clone().with(|rules| rules.schweine.when = SchweineRule::FirstPlayed);
    let late = late.with(|rules| rules.schweine.heart_ten = HeartTenWithSchweine::Same);
    for (rules, why) in [
        (rules.clone(), "whether he shows Schweine or keeps them to himself"),
        (first_played, "the first ten of hearts wins"),
        (late, "whether the second becomes a Schwein"),
    ] {
        let parts = doko_game::PositionParts { rules, ..parts.clone() };
        let error = Position::new(parts).expect_err("two orders").to_string();
        assert!(error.contains(why), "{error}");
    }
    // N leads; the tens meet before the Schweine are shown, after it, and after the first ace that was kept.
    let tens = [Card::HT, Card::HT];
    let run = |first: Option<bool>| {
        let mut play = start.clone();
        let fate = |shown| if shown { SchweineFate::Shown } else { SchweineFate::Kept };
        play.decide_schweine(first.map(fate));
        let (frame, mut light) = (play.clone(), LightPlay::of(&play));
        let mut lay = |card: Card| {
            play.play(play.actor().expect("a seat"), card).expect("legal");
            light.play(&frame.frame(), card);
        };
        if first.is_some() {
            [Card::DA, Card::D9, Card::D9, Card::DK].into_iter().for_each(&mut lay);
        }
        let lead = if first.is_some() { Card::DA } else { Card::DK };
        let lead = if first == Some(true) { Card::DK } else { lead };
        [lead, tens[0], tens[1], Card::DJ].into_iter().for_each(&mut lay);
        assert_eq!(play.actor(), Some(light.turn()));
        play.actor()
    };
    assert_eq!([None, Some(true), Some(false)].map(run), [Some(Seat::S), Some(Seat::E), Some(Seat::S)]);
}

#[test]
fn schweine_can_be_said_before_the_first_is_played() {
    let rules = where_tens_turn();
    let start = two_foxes_and_tens(&rules);
    let may = |play: &Play| Seat::ALL.map(|seat| play.may_say_schweine(seat));
    assert_eq!(may(&start), [true, false, false, false]);
    // N leads; he says so before the trick, between the two tens, behind them, or not.
    for (said, winner) in [(Some(0), Seat::E), (Some(2), Seat::E), (Some(3), Seat::S), (None, Seat::S)] {
        let mut play = start.clone();
        let (frame, mut light) = (start.clone(), LightPlay::of(&start));
        for (n, card) in [Card::DK, Card::HT, Card::HT, Card::DJ].into_iter().enumerate() {
            if said == Some(n) {
                assert!(!play.say_schweine(Seat::E) && play.say_schweine(Seat::N) && !play.say_schweine(Seat::N));
                assert_eq!(play.public().game().schweine.aces(), Some(Seat::N));
                // After both tens the first was winning and goes on to do so, as its cards played again would not.
                assert_eq!(play.position().is_some(), n != 3);
                if let Some(position) = play.position() {
                    assert_eq!(Position::new(position.parts().clone()), Ok(position));
                }
                (light, _) = (LightPlay::of(&play), &frame);
            }
            light.play(&play.frame(), card);
            play.play(play.actor().expect("a seat"), card).expect("legal");
        }
        assert_eq!((play.actor(), light.turn()), (Some(winner), winner), "{said:?}");
        assert_eq!(play.public().schweine_said(), said.map(|n| n as u8));
        // Written down it is the same game.
        let record = Record::of(&play);
        assert_eq!(parse_record(&record.to_string()).as_ref(), Ok(&record));
        assert_eq!(check(&record, &rules), []);
        let again = resume(&record, &rules, Breaches::Refuse).expect("the same game");
        assert_eq!(again.public(), play.public());
        // A part of it says nothing else, nor what is to come; by other rules it cannot be said.
        let begun = Record { tricks_played: Vec::new(), ..record.clone() };
        assert_eq!(check(&begun, &rules), [], "{said:?}");
        let later = Record { schweine_said: Some(9), ..begun };
        assert_eq!(check(&later, &rules), [], "{said:?}");
        assert_ne!(check(&later, &Rules::DDV), [], "{said:?}");
    }
    // The first is a Schwein then: no other seat can take its trick.
    let mut play = start;
    assert!(play.say_schweine(Seat::N));
    for card in [Card::DA, Card::HT, Card::HT, Card::DJ] {
        play.play(play.actor().expect("a seat"), card).expect("legal");
    }
    assert_eq!(play.actor(), Some(Seat::N));
}

#[test]
fn a_second_fox_becomes_a_schwein_once_the_first_has_won_its_trick() {
    let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::AfterTrick);
    assert_eq!(rules.check(), Ok(()));
    let cards = deal(
        &rules,
        [
            &[Card::DA, Card::DA, Card::CQ],
            &[Card::D9, Card::HT, Card::DQ],
            &[Card::DK, Card::CQ, Card::HT],
            &[Card::D9, Card::SQ, Card::DJ],
        ],
    );
    let mut play = normal_game(&rules, cards);
    let (start, mut light) = (play.clone(), LightPlay::of(&play));
    assert_eq!(play.position(), None, "it is open what the second becomes");
    let mut lay = |cards: [Card; 4]| {
        for card in cards {
            play.play(play.actor().expect("a seat"), card).expect("legal");
            light.play(&start.frame(), card);
        }
        let known = play.public().game().schweine.aces();
        (known, play.actor(), light.turn(), play.position().map(|position| position.parts().schweine.aces()))
    };
    let won = lay([Card::DA, Card::D9, Card::DK, Card::D9]);
    assert_eq!(won, (None, Some(Seat::N), Seat::N, Some(Some(Seat::N))), "nobody has seen the second");
    let shown = lay([Card::DA, Card::HT, Card::HT, Card::SQ]);
    assert_eq!(shown, (Some(Seat::N), Some(Seat::N), Seat::N, Some(Some(Seat::N))));
}

#[test]
fn a_second_fox_stays_a_fox_if_the_first_has_lost_its_trick_or_another_hand_has_it() {
    let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::AfterTrick);
    let lost = deal(&rules, [&[Card::DA, Card::DA], &[Card::HT, Card::CQ], &[Card::D9, Card::CQ], &[Card::DK]]);
    let mut play = normal_game(&rules, lost);
    for card in [Card::DA, Card::HT, Card::D9, Card::DK] {
        play.play(play.actor().expect("a seat"), card).expect("legal");
    }
    let position = play.position().expect("the first is played");
    assert_eq!(position.parts().schweine, SchweineHolders::NONE);
    assert!(!position.order().beats(Card::DA, Card::HT));
    let apart =
        deal(&rules, [&[Card::DA, Card::HT], &[Card::D9, Card::CQ], &[Card::D9, Card::CQ], &[Card::DK, Card::DA]]);
    let mut play = normal_game(&rules, apart);
    for card in [Card::DA, Card::D9, Card::D9, Card::DK] {
        play.play(play.actor().expect("a seat"), card).expect("legal");
    }
    assert_eq!(play.actor(), Some(Seat::N));
    assert!(!play.position().expect("each hand has one").order().beats(Card::DA, Card::HT));
}

#[test]
fn a_fox_that_is_no_schwein_tells_that_its_player_has_no_other() {
    let rules = Rules::DDV.with(|rules| rules.schweine.when = SchweineRule::FirstPlayed);
    let cards = deal(&rules, [&[Card::HT, Card::CQ], &[Card::DA], &[Card::D9, Card::CQ], &[Card::DK, Card::DA]]);
    let mut play = normal_game(&rules, cards);
    play.play(Seat::N, Card::HT).expect("legal");
    assert_eq!(play.public().has_no_second_fox(), None);
    play.play(Seat::E, Card::DA).expect("legal");
    assert_eq!((play.public().game().schweine.aces(), play.public().has_no_second_fox()), (None, Some(Seat::E)));
    assert_eq!(play.public().trick().owner(), Some(Seat::N));
}

/// Rules with Superschweine, the tens of diamonds, and Hyperschweine, the kings.
fn with_higher(schweine: SchweineRule, base: &Rules) -> Rules {
    let above = vec![HigherSchwein::Tens, HigherSchwein::Kings];
    base.clone().with(|rules| {
        rules.schweine.when = schweine;
        rules.schweine.above = above.into();
    })
}

#[test]
fn higher_schweine_are_asked_for_once_the_lower_ones_are_announced() {
    let rules = with_higher(SchweineRule::BeforePlay, &Rules::DDV);
    let (foxes, tens, kings) = ([Card::DA, Card::DA], [Card::DT, Card::DT], [Card::DK, Card::DK]);
    let cards = deal(&rules, [&[Card::CQ], &foxes, &tens, &kings]);
    let play = normal_game(&rules, cards);
    let holders = SchweineHolders([Some(Seat::E), Some(Seat::S), Some(Seat::W)]);
    assert_eq!(play.public().game().schweine, holders);
    assert_eq!(play.public().order().sorted()[..4], [Card::DK, Card::DT, Card::DA, Card::HT]);
    let record = Record::of(&play);
    assert_eq!((record.schweine, check(&record, &rules)), (holders, Vec::new()));
    assert_eq!(parse_record(&record.to_string()).map(|read| read.schweine), Ok(holders));
    // A holder of the tens alone is not asked.
    let no_foxes = deal(&rules, [&[Card::DA], &[Card::DA], &tens, &kings]);
    assert!(normal_game(&rules, no_foxes).public().game().schweine.is_none());
    // Without Superschweine there are no Hyperschweine.
    let no_tens = deal(&rules, [&[Card::DT], &foxes, &[Card::DT], &kings]);
    assert_eq!(normal_game(&rules, no_tens).public().game().schweine, SchweineHolders::of(Seat::E));
}

#[test]
fn higher_schweine_are_asked_for_after_a_vorbehalt_too() {
    let rules = with_higher(SchweineRule::Announced, &Rules::RECKLINGHAUSEN);
    let cards = deal(&rules, [&[Card::CQ], &[Card::DA, Card::DA], &[Card::DT, Card::DT], &[Card::HT]]);
    let mut round = Spielfindung::new(&rules, cards, SeatSet::EMPTY);
    for (seat, say) in [(Seat::N, Say::Gesund), (Seat::E, Say::Klein), (Seat::S, Say::Gesund), (Seat::W, Say::Gesund)] {
        round.act(seat, Act::Say(say)).expect("E may have a Vorbehalt");
    }
    while let Some((seat, Due::Answer(_) | Due::Name)) = round.due() {
        let schweine = round.options().into_iter().find(|act| act.to_string() == "schweine").unwrap_or(Act::Yes);
        let act = if round.check(seat, schweine).is_ok() { schweine } else { Act::No };
        round.act(seat, act).expect("it is allowed");
    }
    assert_eq!(round.due(), Some((Seat::N, Due::Schweine { card: Card::DT })), "{:?}", round.log());
    for (seat, act) in [(Seat::N, Act::No), (Seat::E, Act::No), (Seat::S, Act::Yes)] {
        round.act(seat, act).expect("it is allowed");
    }
    for seat in Seat::ALL {
        assert_eq!(round.due(), Some((seat, Due::Schweine { card: Card::DK })));
        round.act(seat, Act::No).expect("nobody has both kings, or tells");
    }
    let Ok(Found::Play(play)) = round.finish() else { panic!("a game is found") };
    assert_eq!(play.public().game().schweine, SchweineHolders([Some(Seat::E), Some(Seat::S), None]));
}

#[test]
fn in_whose_hand_higher_schweine_can_be_is_agreed() {
    let pairs = [Card::DA, Card::DA, Card::DT, Card::DT];
    for (by, in_one, in_two) in [
        (HigherSchweineBy::Anybody, true, true),
        (HigherSchweineBy::SameHand, true, false),
        (HigherSchweineBy::OtherHand, false, true),
    ] {
        let rules = with_higher(SchweineRule::BeforePlay, &Rules::DDV).with(|rules| rules.schweine.above_by = by);
        let announced = |held: [&[Card]; 4]| normal_game(&rules, deal(&rules, held)).public().game().schweine.0[1];
        let of_one = announced([&pairs, &[Card::HT], &[Card::HT], &[]]);
        let of_two = announced([&pairs[..2], &[Card::HT], &pairs[2..], &[Card::HT]]);
        assert_eq!((of_one.is_some(), of_two.is_some()), (in_one, in_two), "{by:?}");
    }
}

#[test]
fn higher_schweine_are_written_down_and_need_the_lower_ones() {
    let rules = Rules { name: "club".into(), ..with_higher(SchweineRule::BeforePlay, &Rules::BSV) };
    let book = notation::RuleBook::published().with(rules);
    let read = |fields: &str| {
        let line = format!("rules=club game=normal re=NS leader=N N=DT,CA E=DA,CT S=HT,CK W=DK,HT {fields}");
        notation::parse_position(&line, &book).map_err(|error| error.to_string())
    };
    let position = read("schweine=E superschweine=N hyperschweine=W").expect("it fits together");
    assert!(position.to_string().ends_with("schweine=E superschweine=N hyperschweine=W"));
    assert!(position.order().beats(Card::DK, Card::DT) && position.order().beats(Card::DT, Card::DA));
    for (fields, why) in [
        ("superschweine=N", "there are Superschweine only once the lower ones are announced"),
        ("schweine=E superschweine=S", "Superschweine need both DT in one hand, but N has one"),
    ] {
        let error = read(fields).expect_err("it does not fit together");
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn schweine_can_be_a_matter_of_the_normal_game_alone() {
    let base = Rules::RECKLINGHAUSEN.with(|rules| rules.schweine.games = SchweineGames::NormalOnly);
    assert_eq!(base.check(), Ok(()));
    let both = [Card::CQ, Card::CQ, Card::DA, Card::DA];
    let names = |rules: &Rules| {
        let cards = deal(rules, [&both, &[Card::HT], &[Card::HT], &[]]);
        let mut round = Spielfindung::new(rules, cards, SeatSet::EMPTY);
        for seat in [Seat::N, Seat::E, Seat::S, Seat::W] {
            let say = if seat == Seat::N { Say::Klein } else { Say::Gesund };
            round.act(seat, Act::Say(say)).expect("N has a Vorbehalt");
        }
        round.options().iter().map(Act::to_string).collect::<Vec<_>>()
    };
    let joins = |names: &[String]| names.iter().any(|name| name == "hochzeit+schweine");
    assert!(joins(&names(&Rules::RECKLINGHAUSEN)) && !joins(&names(&base)), "{:?}", names(&base));
    assert!(names(&base).contains(&"schweine".to_owned()));
    // There is no question for them in a Hochzeit.
    let asked = Rules::DDV.with(|rules| {
        rules.schweine.games = SchweineGames::NormalOnly;
        rules.schweine.when = SchweineRule::BeforePlay;
    });
    let mut round = Spielfindung::new(&asked, deal(&asked, [&both, &[], &[], &[]]), SeatSet::EMPTY);
    for seat in [Seat::N, Seat::E, Seat::S, Seat::W] {
        let say = if seat == Seat::N { Say::Vorbehalt } else { Say::Gesund };
        round.act(seat, Act::Say(say)).expect("N has a Vorbehalt");
    }
    round.act(Seat::N, Act::from_name("hochzeit").expect("an act")).expect("N has both queens");
    assert!(round.due().is_none());
    let shown = asked.with(|rules| rules.schweine.when = SchweineRule::FirstPlayed);
    assert_eq!(shown.check().expect_err("it cannot be told").options, ["schweine_games", "schweine"]);
}

/// Returns the seats that are asked whether they take the trumps of N, who has few, if all refuse.
fn asked_for_trumps(rules: &Rules, queens: [usize; 4]) -> Vec<Seat> {
    let few = [Card::CA, Card::CA, Card::SA, Card::SA, Card::HA, Card::HA, Card::CT, Card::CT, Card::HK, Card::HK];
    let mut held = queens.map(|n| vec![Card::CQ; n]);
    let fehl = rules.n_tricks() - queens[0];
    held[0].extend(few.iter().chain(&[Card::ST, Card::ST]).take(fehl));
    let [n, e, s, w] = &held;
    let mut round = Spielfindung::new(rules, deal(rules, [n, e, s, w]), SeatSet::EMPTY);
    let mut asked = Vec::new();
    while let Some((seat, due)) = round.due() {
        let act = match due {
            Due::Say if seat == Seat::N => Act::Say(Say::Vorbehalt),
            Due::Say => Act::Say(Say::Gesund),
            Due::Name => Act::from_name("trumpfabgabe").expect("an act"),
            Due::Take { giver: Seat::N, .. } => {
                asked.push(seat);
                Act::No
            }
            other => panic!("nobody is asked for {other:?}"),
        };
        round.act(seat, act).expect("it is allowed");
    }
    asked
}

#[test]
fn an_armut_can_be_a_matter_of_the_partner() {
    let rules = |trumpfabgabe_asked| {
        let rules = Rules::DDV.with(|rules| {
            rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenRedeal;
            rules.trumpfabgabe.max = 3;
            rules.trumpfabgabe.asked = trumpfabgabe_asked;
        });
        rules.fitted(|_| false)
    };
    let (e, s, w) = (Seat::E, Seat::S, Seat::W);
    for (queens, partner) in [([1, 0, 1, 0], s), ([0, 1, 1, 0], w), ([0, 0, 2, 0], s), ([2, 0, 0, 0], e)] {
        assert_eq!(asked_for_trumps(&rules(TrumpfabgabeAsked::All), queens), [e, s, w]);
        assert_eq!(asked_for_trumps(&rules(TrumpfabgabeAsked::Partner), queens), [partner]);
        let others = [e, s, w].into_iter().filter(|&seat| seat != partner);
        let first: Vec<Seat> = [partner].into_iter().chain(others).collect();
        assert_eq!(asked_for_trumps(&rules(TrumpfabgabeAsked::PartnerFirst), queens), first);
    }
}

#[test]
fn two_hands_with_an_armut_can_end_the_deal() {
    let rules = |trumpfabgabe_two| {
        let rules = Rules::DDV.with(|rules| {
            rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenNormal;
            rules.trumpfabgabe.max = 3;
            rules.trumpfabgabe.two = trumpfabgabe_two;
        });
        rules.fitted(|_| false)
    };
    let fehl = [Card::CA, Card::CT, Card::CK, Card::SA, Card::ST, Card::SK, Card::HA, Card::HK, Card::C9];
    let few = |trumps: [Card; 3]| [&fehl[..], &trumps].concat();
    let (north, south) = (few([Card::DJ, Card::D9, Card::DK]), few([Card::DJ, Card::D9, Card::DK]));
    let run = |rules: &Rules, of_south: Act| {
        let deal = deal(rules, [&north, &[], &south, &[]]);
        let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
        let mut asked = Vec::new();
        while let Some((seat, due)) = round.due() {
            let is_armut = due == Due::Answer(VorbehaltKind::Trumpfabgabe);
            let act = match due {
                Due::Say if seat == Seat::N || seat == Seat::S => Act::Say(Say::Vorbehalt),
                Due::Say => Act::Say(Say::Gesund),
                Due::Answer(_) if is_armut && seat == Seat::S => of_south,
                Due::Answer(_) if is_armut => Act::Yes,
                Due::Answer(_) | Due::Take { .. } => Act::No,
                Due::Name => Act::from_name("damensolo").expect("an act"),
                other => panic!("nobody is asked for {other:?}"),
            };
            if is_armut || matches!(due, Due::Take { .. }) {
                asked.push(seat);
            }
            round.act(seat, act).expect("it is allowed");
        }
        let is_redeal = matches!(round.resolution(), Some(Resolution::Redeal(_)));
        (asked, is_redeal)
    };
    let (n, e, s, w) = (Seat::N, Seat::E, Seat::S, Seat::W);
    let redeal = rules(TrumpfabgabeTwo::Redeal);
    assert_eq!(redeal.check(), Ok(()));
    assert_eq!(run(&redeal, Act::Yes), (vec![n, s], true));
    // All others say no before the first offers his trumps, here to no taker.
    let (asked, is_redeal) = run(&rules(TrumpfabgabeTwo::First), Act::Yes);
    assert_eq!((&asked[..4], is_redeal), (&[n, e, s, w][..], false));
}
