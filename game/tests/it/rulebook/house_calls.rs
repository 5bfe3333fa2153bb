//! RULES 8: calls as clubs have them.

use doko_game::rules::{
    AbsagenBy, CallHand, CallMoment, CallPace, CallSkipping, CallTiming, CalledGame, CallsAllowed, HochzeitCalls,
    PflichtansageLevel, PflichtansageScope, PflichtansageSecond, SoloRe,
};
use doko_game::{
    Act, Augen, BySeat, ByTeam, Call, CallPhase, CallRefusal, Card, Contract, Deal, Duty, Found, Hand, Ladder, Level,
    LightPlay, Limit, Moment, NoDuty, Play, Rules, Say, Seat, SeatSet, Solo, Spielfindung, Team, Timely, Vorbehalt,
    WhyNot, pflichtansage, pflichtansage_second,
};
use notation::record::{Breaches, Record, check, resume};

fn at(rules: &Rules, cards_in_hand: u8) -> Moment {
    let cards_played = 4 * (rules.deck.hand_size - cards_in_hand);
    Moment { cards_in_hand, cards_played, phase: CallPhase::Open }
}

#[test]
fn kontra_may_have_limits_of_its_own() {
    let club = Rules::DDV.with(|rules| rules.calls.limits_kontra = Some([9, 8, 7, 6, 5]));
    assert_eq!(club.check(), Ok(()));
    let silent = Ladder::default();
    for (call, team, latest) in [
        (Call::Re, Team::Re, 11),
        (Call::Keine90, Team::Re, 10),
        (Call::Kontra, Team::Kontra, 9),
        (Call::Keine90, Team::Kontra, 8),
    ] {
        let ladder = if call.team().is_some() {
            silent
        } else {
            Ladder::with_levels(ByTeam { re: Level::Ansage, kontra: Level::Ansage })
        };
        let is_legal = |cards| ladder.check(&club, team, call, &at(&club, cards)).is_ok();
        assert_eq!((is_legal(latest), is_legal(latest - 1)), (true, false), "{call} {team}");
    }
    // A reply counts from what the other side needed.
    let mut ladder = Ladder::default();
    ladder.call(&club, Team::Kontra, Call::Kontra, &at(&club, 9)).unwrap();
    let reply = |cards| ladder.check(&club, Team::Re, Call::Re, &at(&club, cards)).map(|accepted| accepted.timely);
    assert_eq!(reply(8), Ok(Timely::Reply));
    assert!(reply(7).is_err());
    let wrong = Rules::DDV.with(|rules| rules.calls.limits_kontra = Some([5, 6, 7, 8, 9]));
    assert_eq!(wrong.check().unwrap_err().options[0], "call_limits_kontra");
}

#[test]
fn there_may_be_fewer_calls_and_only_between_tricks() {
    let ask = |rules: &Rules, call, cards_played| {
        let moment = Moment { cards_in_hand: 11, cards_played, phase: CallPhase::Open };
        Ladder::default().check(rules, Team::Re, call, &moment).map_err(|refused| refused.reason).err()
    };
    let club = |which_calls| Rules::DDV.with(|rules| rules.calls.which = which_calls);
    let no_such = Some(CallRefusal::NoSuchCall);
    for (calls, expected) in [
        (CallsAllowed::All, [None, None]),
        (CallsAllowed::Ansagen, [None, no_such]),
        (CallsAllowed::None, [no_such, no_such]),
    ] {
        let rules = club(calls);
        assert_eq!([Call::Re, Call::Keine90].map(|call| ask(&rules, call, 4)), expected, "{calls:?}");
        assert_eq!(rules.check(), Ok(()));
    }
    let bids = Rules::RECKLINGHAUSEN.with(|rules| rules.calls.which = CallsAllowed::None);
    assert_eq!(bids.check().unwrap_err().options, ["which_calls", "solo_contest"]);
    let between = Rules::DDV.with(|rules| rules.calls.moment = CallMoment::BetweenTricks);
    let inside = Some(CallRefusal::InsideTrick);
    assert_eq!([0, 1, 2, 3, 4].map(|played| ask(&between, Call::Re, played)), [None, inside, inside, inside, None]);
}

#[test]
fn a_soloist_may_be_bound_to_reply() {
    let club = Rules::DDV.with(|rules| rules.calls.solo_re = SoloRe::Reply);
    assert_eq!(club.check(), Ok(()));
    let ask = |kontra, team, phase, call| {
        let moment = Moment { cards_in_hand: 12, cards_played: 0, phase };
        let ladder = Ladder::with_levels(ByTeam { re: Level::None, kontra });
        ladder.check(&club, team, call, &moment).map_err(|refused| refused.reason).err()
    };
    let (solo, open, only) = (CallPhase::Solo, CallPhase::Open, Some(CallRefusal::OnlyReply));
    assert_eq!([Call::Re, Call::Keine90].map(|call| ask(Level::None, Team::Re, solo, call)), [only, only]);
    assert_eq!([Call::Re, Call::Keine90].map(|call| ask(Level::Ansage, Team::Re, solo, call)), [None, None]);
    assert_eq!(ask(Level::None, Team::Re, open, Call::Re), None);
    assert_eq!(ask(Level::None, Team::Kontra, solo, Call::Kontra), None);
    // What was bid is announced at once, and what comes later only replies.
    let bids = Rules::RECKLINGHAUSEN.with(|rules| rules.calls.solo_re = SoloRe::Reply);
    assert_eq!(bids.check(), Ok(()));
    let silent = club.with(|rules| rules.calls.which = CallsAllowed::None);
    assert_eq!(silent.check().unwrap_err().options, ["solo_re", "which_calls", "soli"]);
}

#[test]
fn calls_may_be_a_matter_of_whoever_is_on_turn() {
    let club = Rules::DDV.with(|rules| rules.calls.moment = CallMoment::OnTurn);
    let deck: Vec<Card> = club.deck().cards().collect();
    let hands = [0, 1, 2, 3].map(|seat| deck.iter().skip(seat).step_by(4).copied().collect::<Vec<_>>());
    let hands = BySeat(hands.map(|cards| Hand::of(&cards)));
    let deal = Deal::from_hands(&club, Seat::W, hands).expect("a deal");
    let mut round = Spielfindung::new(&club, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        round.act(seat, Act::Say(Say::Gesund)).expect("it is allowed");
    }
    let Ok(Found::Play(mut play)) = round.finish() else { panic!("a game") };
    let turn = play.actor().expect("a seat");
    let callers = |play: &Play| Seat::ALL.into_iter().filter(|&seat| !play.calls(seat).is_empty()).collect::<Vec<_>>();
    assert_eq!(callers(&play), [turn]);
    let call = Call::ansage(play.team_of(turn.next()).expect("parties"));
    let WhyNot::Call(refused) = play.check_call(turn.next(), call).expect_err("it is not his turn").why else {
        panic!("another reason")
    };
    assert_eq!((refused.reason, refused.latest), (CallRefusal::OffTurn, None));
    let card = play.legal().iter().next().expect("a card");
    play.play(turn, card).expect("it is legal");
    assert_eq!(callers(&play), [turn.next()]);
}

#[test]
fn a_call_may_end_with_a_trick() {
    let club = Rules::BSV.with(|rules| {
        rules.calls.timing = CallTiming::Table;
        rules.calls.limits = [4, 8, 12, 16, 20];
    });
    let check = |cards_played| {
        let moment = Moment { cards_in_hand: 9, cards_played, phase: CallPhase::Open };
        Ladder::default().check(&club, Team::Re, Call::Re, &moment).is_ok()
    };
    assert_eq!([3, 4, 5].map(check), [true, true, false]);
}

#[test]
fn stages_may_be_left_out_as_the_option_says() {
    let club = |call_skipping| Rules::DDV.with(|rules| rules.calls.skipping = call_skipping);
    let (in_time, always, never) = (club(CallSkipping::InTime), club(CallSkipping::Always), club(CallSkipping::Never));
    let silent = Ladder::default();
    let ask = |rules: &Rules, ladder: &Ladder, call, cards| {
        ladder.check(rules, Team::Re, call, &at(rules, cards)).map_err(|refused| refused.reason).err()
    };
    // With ten cards "Re" is too late, keine 90 is not.
    assert_eq!(ask(&in_time, &silent, Call::Keine90, 10), Some(CallRefusal::SkippedStageTooLate));
    assert_eq!(ask(&always, &silent, Call::Keine90, 10), None);
    assert_eq!(ask(&always, &silent, Call::Keine90, 9), Some(CallRefusal::TooLate));
    assert_eq!(ask(&in_time, &silent, Call::Keine90, 11), None);
    assert_eq!(ask(&never, &silent, Call::Keine90, 11), Some(CallRefusal::StageSkipped));
    let re = Ladder::with_levels(ByTeam { re: Level::Ansage, kontra: Level::None });
    assert_eq!(ask(&never, &re, Call::Keine90, 10), None);
    assert_eq!(ask(&never, &re, Call::Keine60, 10), Some(CallRefusal::StageSkipped));
    // Where none may be skipped only the next one is ever legal.
    for cards in 7..=12 {
        let legal = |ladder: &Ladder| ladder.legal(&never, Team::Re, &at(&never, cards)).count();
        assert!(legal(&silent) <= 1 && legal(&re) <= 1);
    }
}

#[test]
fn every_first_trick_may_oblige_and_to_the_next_stage() {
    let every = Rules::BSV.with(|rules| rules.pflichtansage.augen = Some(0));
    let next = every.clone().with(|rules| rules.pflichtansage.level = PflichtansageLevel::Next);
    assert_eq!(next.check(), Ok(()));
    let asked = |rules: &Rules, ladder: &Ladder| {
        pflichtansage(rules, Contract::Normal, Augen(7), Team::Re, ladder, CallPhase::Open)
    };
    let due = |call| Duty::Call { call, cards_in_hand: 9 };
    let silent = Ladder::default();
    assert_eq!(asked(&every, &silent), due(Call::Re));
    assert_eq!(asked(&Rules::BSV, &silent), Duty::None(NoDuty::TooFewAugen));
    let called = ByTeam { re: Level::Ansage, kontra: Level::None };
    assert_eq!(asked(&every, &Ladder::with_levels(called)), Duty::None(NoDuty::AlreadyAnnounced));
    assert_eq!(asked(&next, &Ladder::with_levels(called)), due(Call::Keine90));
    // What was said since the trick is what was asked for.
    assert_eq!(asked(&next, &silent.raised_to(called)), Duty::None(NoDuty::AlreadyAnnounced));
    let all = ByTeam { re: Level::Schwarz, kontra: Level::None };
    assert_eq!(asked(&next, &Ladder::with_levels(all)), Duty::None(NoDuty::AlreadyAnnounced));
}

#[test]
fn the_second_trick_obliges_as_the_option_says() {
    let club = |pflichtansage_second| {
        Rules::BSV.with(|rules| {
            rules.pflichtansage.second = pflichtansage_second;
            rules.pflichtansage.level = PflichtansageLevel::Next;
            rules.pflichtansage.scope = PflichtansageScope::NormalOnly;
            rules.calls.reply_extension = None;
        })
    };
    let ladder = Ladder::with_levels(ByTeam { re: Level::Ansage, kontra: Level::None });
    let asked = |rules: &Rules, contract, tricks: [u16; 2]| {
        pflichtansage_second(rules, contract, tricks.map(Augen), Team::Re, &ladder, CallPhase::Open)
    };
    let due = Duty::Call { call: Call::Keine90, cards_in_hand: 8 };
    let none = |why| Duty::None(why);
    let (never, after, always) =
        (club(PflichtansageSecond::Never), club(PflichtansageSecond::AfterFirst), club(PflichtansageSecond::Always));
    for (rules, tricks, expected) in [
        (&never, [30, 30], none(NoDuty::TooFewAugen)),
        (&after, [30, 30], due),
        (&after, [29, 30], none(NoDuty::TooFewAugen)),
        (&after, [30, 29], none(NoDuty::TooFewAugen)),
        (&always, [4, 30], due),
        (&always, [30, 29], none(NoDuty::TooFewAugen)),
    ] {
        assert_eq!(asked(rules, Contract::Normal, tricks), expected, "{tricks:?}");
    }
    assert_eq!(asked(&always, Contract::Hochzeit, [30, 30]), none(NoDuty::InHochzeit));
    assert_eq!(asked(&always, Contract::Solo(Solo::Damen), [30, 30]), none(NoDuty::OtherGame));
    // Re has not called, and with eight cards it is too late for that.
    let kontra =
        pflichtansage_second(&always, Contract::Normal, [Augen(30); 2], Team::Kontra, &ladder, CallPhase::Open);
    assert_eq!(kontra, none(NoDuty::TooLate));
}

/// Returns a Hochzeit of N, who leads, before its first card; E has both tens of hearts.
fn hochzeit(rules: &Rules) -> Play {
    let mut left = rules.deck();
    let mut hands =
        BySeat([Hand::of(&[Card::CQ, Card::CQ]), Hand::of(&[Card::HT, Card::HT]), Hand::EMPTY, Hand::EMPTY]);
    hands.0.iter().flat_map(|hand| hand.cards()).for_each(|card| left.remove(card));
    let mut left: Vec<Card> = left.cards().collect();
    for hand in &mut hands.0 {
        while hand.len() < rules.n_tricks() {
            hand.add(left.remove(0));
        }
    }
    let deal = Deal::from_hands(rules, Seat::W, hands).expect("a whole deck");
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    for (seat, say) in
        [(Seat::N, Say::Vorbehalt), (Seat::E, Say::Gesund), (Seat::S, Say::Gesund), (Seat::W, Say::Gesund)]
    {
        round.act(seat, Act::Say(say)).expect("N has a Vorbehalt");
    }
    round.act(Seat::N, Act::Name(Vorbehalt::HOCHZEIT)).expect("N has both queens");
    match round.finish() {
        Ok(Found::Play(play)) => *play,
        other => panic!("a game is found: {other:?}"),
    }
}

#[test]
fn what_the_partner_has_called_becomes_a_call_of_re() {
    assert!(hochzeit(&Rules::DDV).calls(Seat::N).is_empty() && hochzeit(&Rules::DDV).calls(Seat::E).is_empty());
    let club = Rules::DDV.with(|rules| rules.calls.hochzeit = HochzeitCalls::Anytime);
    let mut play = hochzeit(&club);
    assert_eq!(play.calls(Seat::N)[0], Call::Re);
    assert_eq!(play.view(Seat::E).calls(), play.calls(Seat::E));
    assert!(play.check_call(Seat::E, Call::Re).is_err(), "who has no partner yet is Kontra");
    play.call(Seat::E, Call::Kontra).expect("E calls for Kontra");
    play.call(Seat::E, Call::Keine90).expect("and goes on");
    assert_eq!(play.public().levels(), ByTeam { re: Level::None, kontra: Level::Keine90 });
    let mut light = LightPlay::of(&play);
    let start = play.clone();
    for _ in 0..4 {
        let seat = play.actor().expect("somebody is on turn");
        let legal = play.legal();
        let card = if legal.contains(Card::HT) { Card::HT } else { legal.first().expect("a legal card") };
        play.play(seat, card).expect("legal");
        light.play(&start.frame(), card);
    }
    assert_eq!(play.team_of(Seat::E), Some(Team::Re), "E has won the first trick");
    assert_eq!(play.public().levels(), ByTeam { re: Level::Keine90, kontra: Level::None });
    assert_eq!(light.ladder(), play.public().ladder());
    assert!(play.public().calls().iter().all(|called| called.team == Team::Re));
    play.call(Seat::S, Call::Kontra).expect("Kontra has not called");
    let record = Record::of(&play);
    assert_eq!(check(&record, &club), Vec::new());
    assert_eq!(resume(&record, &club, Breaches::Refuse).expect("a game").public().levels(), play.public().levels());
}

#[test]
fn in_a_named_solo_the_limits_may_be_others() {
    let club = Rules::DDV.with(|rules| rules.calls.limits_solo = Some([12, 12, 12, 12, 12]));
    assert_eq!(club.check(), Ok(()));
    let check = |phase, cards_in_hand| {
        let moment = Moment { cards_in_hand, cards_played: 0, phase };
        Team::ALL.map(|team| Ladder::default().check(&club, team, Call::ansage(team), &moment).is_ok())
    };
    let solo = CallPhase::of(Contract::Solo(Solo::Damen));
    assert_eq!((check(solo, 12), check(solo, 11)), ([true; 2], [false; 2]));
    assert_eq!(check(CallPhase::of(Contract::Normal), 11), [true; 2]);
    let wrong = Rules::DDV.with(|rules| rules.calls.limits_solo = Some([5, 6, 7, 8, 9]));
    assert_eq!(wrong.check().unwrap_err().options[0], "call_limits_solo");
}

#[test]
fn kontra_may_have_limits_of_its_own_in_a_solo_and_both_in_a_hochzeit() {
    let club = Rules::DDV.with(|rules| {
        rules.calls.limits_solo_kontra = Some([12, 11, 10, 9, 8]);
        rules.calls.limits_hochzeit = Some([10, 10, 10, 10, 10]);
    });
    assert_eq!(club.check(), Ok(()));
    let latest = |team, phase| {
        let is_legal = |cards: &u8| {
            let moment = Moment { cards_in_hand: *cards, cards_played: 48 - 4 * cards, phase };
            Ladder::default().check(&club, team, Call::ansage(team), &moment).is_ok()
        };
        (1..=12).find(is_legal)
    };
    assert_eq!([Team::Re, Team::Kontra].map(|team| latest(team, CallPhase::Solo)), [Some(11), Some(12)]);
    assert_eq!([Team::Re, Team::Kontra].map(|team| latest(team, CallPhase::Open)), [Some(11), Some(11)]);
    for (trick, expected) in [(1, 10), (2, 9), (3, 8)] {
        let phase = CallPhase::AfterKlaerung(trick);
        assert_eq!([Team::Re, Team::Kontra].map(|team| latest(team, phase)), [Some(expected); 2]);
    }
    for (wrong, option) in [
        (Rules::DDV.with(|rules| rules.calls.limits_solo_kontra = Some([5, 6, 7, 8, 9])), "call_limits_solo_kontra"),
        (Rules::DDV.with(|rules| rules.calls.limits_hochzeit = Some([13, 6, 5, 4, 3])), "call_limits_hochzeit"),
    ] {
        assert_eq!(wrong.check().unwrap_err().options[0], option);
    }
}

#[test]
fn whoever_names_a_game_can_have_said_re_with_it() {
    let club =
        Rules::DDV.with(|rules| rules.calls.counts_as_called = vec![CalledGame::Solo, CalledGame::Hochzeit].into());
    assert_eq!(club.check(), Ok(()));
    let levels = |game: Contract| (club.called_with(game), Rules::DDV.called_with(game));
    assert_eq!(levels(Contract::Solo(Solo::Damen)), (Level::Ansage, Level::None));
    assert_eq!(levels(Contract::Hochzeit), (Level::Ansage, Level::None));
    assert_eq!([Contract::Normal, Contract::Trumpfabgabe].map(|game| levels(game).0), [Level::None; 2]);
    let play = hochzeit(&club);
    let hochzeiter = play.public().game().declarer().expect("a Hochzeiter");
    let called: Vec<(u8, Seat, Call)> =
        play.public().calls().iter().map(|called| (called.before_card, called.seat, called.call)).collect();
    assert_eq!(called, [(0, hochzeiter, Call::Re)]);
    assert_eq!(play.public().levels(), ByTeam { re: Level::Ansage, kontra: Level::None });
    // It is written down, and need not be.
    let record = Record::of(&play);
    assert_eq!(record.announcements.len(), 1);
    let silent = Record { announcements: Vec::new(), ..record.clone() };
    for record in [record, silent] {
        assert_eq!(check(&record, &club), []);
        let again = resume(&record, &club, Breaches::Refuse).expect("the same game");
        assert_eq!(again.public().levels(), play.public().levels());
    }
    let mute = club.clone().with(|rules| rules.calls.which = CallsAllowed::None);
    assert_eq!(mute.check().unwrap_err().options, ["counts_as_called", "which_calls"]);
    let reply = club.with(|rules| rules.calls.solo_re = SoloRe::Reply);
    assert_eq!(reply.check().unwrap_err().options, ["counts_as_called", "solo_re"]);
}

#[test]
fn a_card_can_count_as_one_in_hand_until_the_trick_is_full() {
    let club = Rules::DDV.with(|rules| rules.calls.hand = CallHand::UntilTrickIsFull);
    let may = |rules: &Rules, cards_in_hand, cards_played| {
        let moment = Moment { cards_in_hand, cards_played, phase: CallPhase::Open };
        Ladder::default().check(rules, Team::Re, Call::Re, &moment).is_ok()
    };
    // Three cards of the second trick lie, and the caller has laid the first of them.
    assert_eq!((may(&Rules::DDV, 10, 7), may(&club, 10, 7)), (false, true));
    assert_eq!((may(&Rules::DDV, 10, 8), may(&club, 10, 8)), (false, false));
    assert_eq!((may(&Rules::DDV, 11, 4), may(&club, 11, 4)), (true, true));
}

#[test]
fn an_early_call_leaves_less_time_for_the_next_one() {
    let club = Rules::RECKLINGHAUSEN.with(|rules| {
        rules.calls.limits = [1, 5, 9, 13, 17];
        rules.calls.limits_kontra = Some([5, 9, 13, 17, 21]);
        rules.calls.pace = CallPace::NextTrick;
    });
    assert_eq!(club.check(), Ok(()));
    let at = |cards_played| Moment { cards_in_hand: 10 - cards_played / 4, cards_played, phase: CallPhase::Open };
    // After Kontra with the first number of cards on the table, keine 90 comes with the second at the latest.
    for (kontra, latest) in [(0, 5), (3, 5), (4, 9), (5, 9)] {
        let mut ladder = Ladder::default();
        ladder.call(&club, Team::Kontra, Call::Kontra, &at(kontra)).expect("it is early");
        let may = |call, cards| ladder.check(&club, Team::Kontra, call, &at(cards)).is_ok();
        assert_eq!((may(Call::Keine90, latest), may(Call::Keine90, latest + 1)), (true, false), "{kontra}");
        // What is left out has no more time, though its own limit is later.
        assert_eq!((may(Call::Keine60, latest), may(Call::Keine60, latest + 1)), (true, false), "{kontra}");
        // The other side has its own time.
        let re = ladder.check(&club, Team::Re, Call::Re, &at(1));
        assert!(re.is_ok(), "{re:?}");
    }
    let mut ladder = Ladder::default();
    ladder.call(&club, Team::Kontra, Call::Kontra, &at(1)).expect("it is early");
    ladder.call(&club, Team::Kontra, Call::Keine90, &at(5)).expect("with the first card of the next trick");
    assert!(ladder.check(&club, Team::Kontra, Call::Keine60, &at(9)).is_ok());
    assert!(ladder.check(&club, Team::Kontra, Call::Keine60, &at(10)).is_err());
    let anytime = club.with(|rules| rules.calls.hochzeit = HochzeitCalls::Anytime);
    assert_eq!(anytime.check().unwrap_err().options, ["call_pace", "hochzeit_calls"]);
}

#[test]
fn absagen_can_be_those_of_one_side() {
    let club = Rules::DDV.with(|rules| rules.calls.absagen_by = AbsagenBy::One);
    assert_eq!(club.check(), Ok(()));
    let refused = |re, kontra, team, call| {
        let ladder = Ladder::with_levels(ByTeam { re, kontra });
        ladder.check(&club, team, call, &at(&club, 11)).map_err(|refused| refused.reason).err()
    };
    let other = Some(CallRefusal::OtherAbsage);
    assert_eq!(refused(Level::Keine90, Level::None, Team::Kontra, Call::Kontra), None);
    assert_eq!(refused(Level::Keine90, Level::Ansage, Team::Kontra, Call::Keine90), other);
    assert_eq!(refused(Level::Keine90, Level::Ansage, Team::Re, Call::Keine60), None);
    assert_eq!(refused(Level::Ansage, Level::Keine90, Team::Re, Call::Keine90), other);
    assert_eq!(refused(Level::Ansage, Level::Ansage, Team::Re, Call::Keine90), None);
}

#[test]
fn both_sides_together_may_have_only_so_many_calls() {
    let club = Rules::DDV.with(|rules| rules.calls.most = Some(4));
    assert_eq!(club.check(), Ok(()));
    let refused = |re, kontra, team, call| {
        let ladder = Ladder::with_levels(ByTeam { re, kontra });
        ladder.check(&club, team, call, &at(&club, 11)).map_err(|refused| refused.reason).err()
    };
    let (re, kontra) = (Team::Re, Team::Kontra);
    let too_many = Some(CallRefusal::TooMany);
    assert_eq!(refused(Level::Keine90, Level::Ansage, kontra, Call::Keine90), None);
    assert_eq!(refused(Level::Keine90, Level::Keine90, re, Call::Keine60), too_many);
    // Stages that are left out count.
    assert_eq!(refused(Level::Ansage, Level::None, kontra, Call::Keine60), None);
    assert_eq!(refused(Level::Ansage, Level::None, kontra, Call::Keine30), too_many);
    assert_eq!(club.clone().with(|rules| rules.calls.most = Some(0)).check().unwrap_err().options, ["calls_most"]);
}

#[test]
fn a_hochzeit_can_move_the_limits_only_so_far() {
    let shift = Rules::DDV.calls.hochzeit_shift;
    let club = Rules::DDV.with(|rules| {
        rules.calls.limits = [11, 9, 6, 3, 2];
        rules.calls.hochzeit_shift_least = 3;
        rules.hochzeit.limit = 12;
    });
    assert_eq!((shift.cards, club.check()), (1, Ok(())));
    let latest = |trick, call| Limit::of(&club, Team::Re, call, CallPhase::AfterKlaerung(trick));
    for (trick, limits) in [(1, [11, 9, 6, 3, 2]), (3, [9, 7, 4, 3, 2]), (9, [3, 3, 3, 3, 2])] {
        let got = Call::words_of(Team::Re).into_iter().map(|call| latest(trick, call)).collect::<Vec<_>>();
        assert_eq!(got, limits.map(Limit::Hand));
    }
    let unbounded = club.with(|rules| rules.calls.hochzeit_shift_least = 0);
    assert_eq!(unbounded.check().unwrap_err().options[0], "hochzeit_shift");
    let of_table = Rules::RECKLINGHAUSEN.with(|rules| rules.calls.hochzeit_shift_least = 3);
    assert_eq!(of_table.check().unwrap_err().options[0], "hochzeit_shift_least");
}
