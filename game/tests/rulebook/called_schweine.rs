//! Schweine that count as called: whoever announces, says or shows them has called for his side.

use crate::order::{deal, normal_game};
use doko_game::rules::{CalledGame, CallsAllowed, HochzeitCalls, List, SchweineInSolo, SchweineRule, SoloRe};
use doko_game::{
    Act, BySeat, ByTeam, Call, Card, Contract, Found, Hand, Level, LightPlay, OpenOrder, Parties, Play, Position,
    PositionError, PositionParts, Rules, Say, SchweineFate, SchweineHolders, Seat, SeatSet, Spielfindung, Team,
    Vorbehalt,
};
use notation::record::{Announcement, Breaches, Record, Timing, check, parse_record, replay, resume};
use notation::result::{Facts, Impossible, reckon};
use notation::{Names, parse_result};

/// Re has 120 Augen, and W, of Kontra, has both aces of diamonds.
const RE_HAS_120: &str = "dealer=S game=normal
N: CQ SQ HJ D9 CK CK C9 SA ST SK S9 HK
E: HT HT HQ DQ CJ SJ DJ DK CT C9 ST HA
S: CQ SQ HQ SJ HJ DJ DK CA SA S9 HA HK
W: DA DA DQ CJ DT DT D9 CA CT SK H9 H9
1 W: CT C9 CT CA
2 S: SA SK ST ST
3 S: HA H9 HK HA
4 S: SQ CJ SQ DQ
5 S: DJ D9 HJ HT
6 E: C9 HJ CA CK";

/// Kontra has 120 Augen, and N, of Kontra, has won the last trick with the first of two aces of diamonds.
const KONTRA_HAS_120: &str = "dealer=S game=normal
N: DA DA HT SQ HQ DQ DJ DK CA S9 HA HA
E: CQ SJ HJ DT D9 CA CK SA ST SK HK H9
S: CQ CJ SJ DT CT CK C9 SA ST S9 HK H9
W: HT SQ HQ DQ CJ HJ DJ DK D9 CT C9 SK
1 W: DJ HT HJ DT
2 N: CA CA C9 CT
3 N: DQ DT CJ SQ
4 W: DQ HQ CQ CQ
5 E: H9 H9 HT HA
6 W: C9 DA CK CT";

fn resumed(text: &str, rules: &Rules) -> Play {
    resume(&parse_record(text).expect("a record"), rules, Breaches::Refuse).expect("a legal game")
}

fn schweine() -> List<CalledGame> {
    vec![CalledGame::Schweine].into()
}

fn club(schweine_rule: SchweineRule) -> Rules {
    Rules { schweine: schweine_rule, counts_as_called: schweine(), ..Rules::DDV }
}

/// Returns a game in which E, of Kontra, has both aces of diamonds, and N and S are Re.
fn start(rules: &Rules) -> Play {
    let others = [Card::DA, Card::DA, Card::CJ, Card::SJ, Card::HJ, Card::DJ];
    let cards = [&[Card::HT, Card::CQ][..], &others, &[Card::D9, Card::CQ], &[Card::DK]];
    normal_game(rules, deal(rules, cards))
}

/// Lets the seat at turn play this card if it can, or any.
fn lay(play: &mut Play, card: Card) {
    let legal = play.legal();
    let other = || legal.without(Card::DA).first().or(legal.first()).expect("a card");
    let card = if legal.contains(card) { card } else { other() };
    play.play(play.actor().expect("a seat"), card).expect("legal");
}

/// Plays tricks in which nobody shows Schweine.
fn lay_tricks(play: &mut Play, n: usize) {
    for _ in 0..4 * n {
        lay(play, Card::HT);
    }
}

fn same_when_replayed(play: &Play, rules: &Rules) {
    let record = Record::of(play);
    assert_eq!(parse_record(&record.to_string()).as_ref(), Ok(&record));
    assert_eq!(check(&record, rules), []);
    assert_eq!(resume(&record, rules, Breaches::Refuse).expect("the same game").public(), play.public());
    // The call of Schweine follows from the cards and need not be written down.
    let silent = Record { announcements: Vec::new(), ..record.clone() };
    if play.public().calls().is_empty() {
        assert_eq!(resume(&silent, rules, Breaches::Refuse).expect("the same game").public(), play.public());
    }
}

#[test]
fn whoever_shows_schweine_has_called_for_his_side_at_any_time() {
    for rule in [SchweineRule::FirstPlayed, SchweineRule::Optional] {
        let rules = club(rule);
        assert_eq!(rules.check(), Ok(()));
        let mut play = start(&rules);
        lay_tricks(&mut play, 2);
        assert!(play.check_call(Seat::E, Call::Kontra).is_err(), "it is too late to say it");
        assert_eq!(play.public().levels(), ByTeam::default());
        while play.actor() != Some(Seat::E) || !play.legal().contains(Card::DA) {
            lay(&mut play, Card::HT);
        }
        // With open cards it is called already, if he cannot but show it; otherwise nobody can say what the cards are worth.
        let (frame, mut light) = (play.clone(), LightPlay::of(&play));
        assert_eq!(light.levels(&frame.frame()).kontra, Level::Ansage);
        let called = play.position().map(|position| position.parts().calls.kontra);
        assert_eq!(called, (rule == SchweineRule::FirstPlayed).then_some(Level::Ansage));
        let n_cards = play.public().cards_played() as u8;
        play.play(Seat::E, Card::DA).expect("legal");
        light.play(&frame.frame(), Card::DA);
        assert_eq!(play.public().levels(), ByTeam { re: Level::None, kontra: Level::Ansage });
        assert_eq!((light.ladder(), play.public().calls()), (play.public().ladder(), &[][..]));
        let called: Vec<_> = play.public().all_calls().map(|c| (c.before_card, c.seat, c.call, c.team)).collect();
        assert_eq!(called, [(n_cards, Seat::E, Call::Kontra, Team::Kontra)]);
        assert_eq!(play.public().known()[Seat::E], Some(Team::Kontra), "he has said his party");
        same_when_replayed(&play, &rules);
        // Kept, they say nothing.
        let mut kept = frame;
        kept.play_kept(Seat::E, Card::DA).expect("legal");
        let expected = if rule == SchweineRule::Optional { Level::None } else { Level::Ansage };
        assert_eq!(kept.public().levels().kontra, expected);
        // Kontra alone has called, so it needs 121 Augen, and the call brings its points.
        while play.actor().is_some() {
            lay(&mut play, Card::HT);
        }
        let record = Record::of(&play);
        let outcome = play.finish().expect("the last card is played");
        assert_eq!((outcome.levels.kontra, outcome.calls.len()), (Level::Ansage, 0));
        assert!(outcome.score.items.iter().any(|item| item.kind.name() == "kontra_angesagt"));
        assert_eq!(replay(&record, &rules, Breaches::Refuse).as_ref(), Ok(&outcome));
        let reckoned = reckon(&rules, &Facts::of(&outcome), Breaches::Refuse).expect("the same game");
        assert_eq!((reckoned.score, reckoned.levels), (outcome.score, outcome.levels));
    }
}

#[test]
fn schweine_open_the_way_to_absagen_that_are_still_in_time() {
    // No stage may be left out, and the first is too late; keine 90 is not.
    let rules = Rules {
        call_limits: [12, 9, 8, 7, 6],
        call_skipping: doko_game::rules::CallSkipping::Never,
        ..club(SchweineRule::FirstPlayed)
    };
    let mut play = start(&rules);
    lay(&mut play, Card::DK);
    assert!(play.check_call(Seat::W, Call::Keine90).is_err());
    play.play(Seat::E, Card::DA).expect("legal");
    play.call(Seat::W, Call::Keine90).expect("his side has called");
    assert!(play.check_call(Seat::E, Call::Kontra).is_err(), "it has said so");
    same_when_replayed(&play, &rules);
    // A side that has called gets nothing more by Schweine, but the holder has said his party.
    let mut before = start(&rules);
    before.call(Seat::W, Call::Kontra).expect("in time");
    lay(&mut before, Card::DK);
    before.play(Seat::E, Card::DA).expect("legal");
    assert_eq!(before.public().levels().kontra, Level::Ansage);
    assert_eq!(before.public().known()[Seat::E], Some(Team::Kontra));
    same_when_replayed(&before, &rules);
}

#[test]
fn schweine_that_are_said_or_announced_are_called_then() {
    let rules = club(SchweineRule::Optional);
    let mut play = start(&rules);
    lay(&mut play, Card::DK);
    assert!(play.may_say_schweine(Seat::E));
    // It comes before the calls of the same moment.
    let mut late = play.clone();
    late.call(Seat::W, Call::Kontra).expect("in time");
    assert!(!late.may_say_schweine(Seat::E));
    assert!(play.say_schweine(Seat::E));
    assert_eq!(play.public().levels().kontra, Level::Ansage);
    play.call(Seat::W, Call::Keine90).expect("his side has called");
    same_when_replayed(&play, &rules);
    let mut again = start(&rules);
    again.decide_schweine(Some(SchweineFate::Said(1)));
    lay(&mut again, Card::DK);
    again.call(Seat::W, Call::Keine90).expect("his side has called");
    assert_eq!(again.public(), play.public());
    // Announced before the game they are a call before the first card.
    let rules = club(SchweineRule::BeforePlay);
    let play = start(&rules);
    let called: Vec<_> = play.public().all_calls().map(|called| (called.before_card, called.call)).collect();
    assert_eq!((called, play.public().levels().kontra), (vec![(0, Call::Kontra)], Level::Ansage));
    same_when_replayed(&play, &rules);
}

#[test]
fn who_has_no_side_yet_calls_when_he_has_one() {
    for hochzeit_calls in [HochzeitCalls::AfterFinding, HochzeitCalls::Anytime] {
        let rules = Rules { hochzeit_calls, ..club(SchweineRule::BeforePlay) };
        let cards = [&[Card::CQ, Card::CQ, Card::D9][..], &[Card::DA, Card::DA], &[Card::DK], &[Card::HT, Card::HT]];
        let mut round = Spielfindung::new(&rules, deal(&rules, cards), SeatSet::EMPTY);
        while let Some((seat, due)) = round.due() {
            let act = match due {
                doko_game::Due::Say if seat == Seat::N => Act::Say(Say::Vorbehalt),
                doko_game::Due::Say => Act::Say(Say::Gesund),
                doko_game::Due::Schweine { .. } if seat == Seat::E => Act::Yes,
                doko_game::Due::Schweine { .. } => Act::No,
                _ if round.check(seat, Act::Name(Vorbehalt::HOCHZEIT)).is_ok() => Act::Name(Vorbehalt::HOCHZEIT),
                _ => Act::No,
            };
            round.act(seat, act).expect("it is allowed");
        }
        let Ok(Found::Play(play)) = round.finish() else { panic!("a game is found") };
        assert_eq!(play.public().game().schweine.aces(), Some(Seat::E));
        assert_eq!(play.public().levels(), ByTeam::default(), "nobody knows which side it is");
        for (winner, team) in [(Seat::E, Team::Re), (Seat::W, Team::Kontra)] {
            let mut play = (*play).clone();
            let (start, mut light) = (play.clone(), LightPlay::of(&play));
            let second = if winner == Seat::E { Card::DA } else { Card::DJ };
            for card in [Card::D9, second, Card::DK, Card::HT] {
                let legal = play.legal();
                let card = if legal.contains(card) { card } else { legal.without(Card::DA).first().expect("a card") };
                play.play(play.actor().expect("a seat"), card).expect("legal");
                light.play(&start.frame(), card);
            }
            assert_eq!(play.team_of(Seat::E), Some(team));
            assert_eq!(play.public().levels()[team], Level::Ansage);
            assert_eq!(play.public().schweine_call().map(|called| called.before_card), Some(4));
            assert_eq!(light.ladder(), play.public().ladder());
            same_when_replayed(&play, &rules);
        }
    }
}

#[test]
fn a_record_may_write_the_call_of_schweine_down_and_no_other() {
    let rules = club(SchweineRule::FirstPlayed);
    let mut play = start(&rules);
    lay_tricks(&mut play, 2);
    while play.actor() != Some(Seat::E) || !play.legal().contains(Card::DA) {
        lay(&mut play, Card::HT);
    }
    let before_card = play.public().cards_played() as u16;
    play.play(Seat::E, Card::DA).expect("legal");
    let record = Record::of(&play);
    let said = |before_card, player, say| Announcement { before_card, player, say, team: None, timing: Timing::Later };
    assert_eq!(record.announcements, [said(before_card, Seat::E, Call::Kontra)]);
    for (announcement, is_legal) in [
        (said(before_card, Seat::E, Call::Kontra), true),
        (said(before_card - 1, Seat::E, Call::Kontra), false),
        (said(before_card, Seat::W, Call::Kontra), false),
        (said(before_card, Seat::E, Call::Re), false),
    ] {
        let record = Record { announcements: vec![announcement], ..record.clone() };
        assert_eq!(check(&record, &rules).is_empty(), is_legal, "{announcement:?}");
    }
}

#[test]
fn a_call_that_is_answered_before_the_schwein_lies_was_said() {
    let rules = Rules { call_skipping: doko_game::rules::CallSkipping::Never, ..club(SchweineRule::FirstPlayed) };
    let mut play = start(&rules);
    lay(&mut play, Card::DK);
    play.call(Seat::E, Call::Kontra).expect("in time");
    play.call(Seat::W, Call::Keine90).expect("his side has called");
    play.play(Seat::E, Card::DA).expect("legal");
    same_when_replayed(&play, &rules);
    let mut record = Record::of(&play);
    assert_eq!(record.announcements.len(), 3, "said, answered, and shown");
    record.announcements.pop();
    assert_eq!(check(&record, &rules), []);
    assert_eq!(resume(&record, &rules, Breaches::Refuse).expect("the same game").public(), play.public());
}

#[test]
fn a_game_is_decided_if_schweine_that_are_to_come_cannot_change_it() {
    use SchweineRule::{AfterTrick, FirstPlayed, Optional};
    let decided = |rule, text| {
        let rules = |counts_as_called| Rules { counts_as_called, ..club(rule) };
        [rules(List::default()), rules(schweine())].map(|rules| resumed(text, &rules).decided_for())
    };
    // Once Kontra alone has called, 120 Augen are enough for Re, and no longer for Kontra.
    assert_eq!(decided(FirstPlayed, RE_HAS_120), [None, Some(Team::Re)]);
    assert_eq!(decided(Optional, RE_HAS_120), [None, None], "he may keep them to himself");
    assert_eq!(decided(AfterTrick, RE_HAS_120), [None, None], "the first may not win its trick");
    assert_eq!(decided(AfterTrick, KONTRA_HAS_120), [Some(Team::Kontra), None]);
}

#[test]
fn schweine_that_cannot_but_be_shown_count_in_a_shortened_game() {
    use SchweineRule::{AfterTrick, FirstPlayed, Optional};
    for (rule, text, level) in [
        (FirstPlayed, RE_HAS_120, Level::Ansage),
        (Optional, RE_HAS_120, Level::None),
        (AfterTrick, RE_HAS_120, Level::None),
        (AfterTrick, KONTRA_HAS_120, Level::Ansage),
    ] {
        let play = resumed(text, &club(rule));
        let outcome = play.finish_shortened(Team::Re, &[]);
        assert_eq!(outcome.levels, ByTeam { re: Level::None, kontra: level }, "{rule:?}");
        assert_eq!(outcome.schweine_call.is_some(), level == Level::Ansage);
        let is_item = outcome.score.items.iter().any(|item| item.kind.name() == "kontra_angesagt");
        assert_eq!(is_item, level == Level::Ansage);
    }
}

#[test]
fn what_schweine_call_belongs_to_a_position() {
    let position = |rule, kontra, holders| {
        let [n, e, s, w] = [
            [Card::CJ, Card::C9, Card::C9, Card::HA],
            [Card::DJ, Card::DK, Card::CT, Card::CT],
            [Card::DA, Card::DA, Card::CJ, Card::DK],
            [Card::SQ, Card::DT, Card::D9, Card::SK],
        ]
        .map(|cards| Hand::of(&cards));
        let parts = PositionParts {
            rules: club(rule),
            contract: Contract::Normal,
            schweine: holders,
            parties: Parties { re: SeatSet::of(&[Seat::N, Seat::E]) },
            hands: BySeat([n, e, s, w]),
            leader: Seat::E,
            trick: Vec::new(),
            won: None,
            calls: ByTeam { re: Level::None, kontra },
        };
        Position::new(parts).map(|position| position.parts().calls)
    };
    let (nobody, south) = (SchweineHolders::NONE, SchweineHolders::of(Seat::S));
    let called = |kontra| Ok(ByTeam { re: Level::None, kontra });
    for level in [Level::None, Level::Ansage] {
        assert_eq!(position(SchweineRule::FirstPlayed, level, nobody), called(Level::Ansage));
        assert_eq!(position(SchweineRule::BeforePlay, level, nobody), called(level));
        assert_eq!(position(SchweineRule::BeforePlay, level, south), called(Level::Ansage));
        assert_eq!(position(SchweineRule::Optional, level, south), called(Level::Ansage));
    }
    assert_eq!(position(SchweineRule::FirstPlayed, Level::Keine90, nobody), called(Level::Keine90));
    let open = |change| Err(PositionError::OpenSchweine { seat: Seat::S, card: Card::DA, change });
    for level in [Level::None, Level::Ansage] {
        assert_eq!(position(SchweineRule::Optional, level, nobody), open(OpenOrder::Showing));
    }
    assert_eq!(position(SchweineRule::AfterTrick, Level::Ansage, nobody), open(OpenOrder::SecondAce));
}

#[test]
fn a_result_with_schweine_says_who_had_them() {
    let rules = club(SchweineRule::FirstPlayed);
    let reckoned = |text: &str| {
        reckon(&rules, &parse_result(text, &Names::Seats).expect(text), Breaches::Refuse)
            .map(|reckoned| reckoned.levels)
    };
    let kontra = Ok(ByTeam { re: Level::None, kontra: Level::Ansage });
    assert_eq!(reckoned("Re NS 130, Schweine, Kontra angesagt"), kontra);
    assert_eq!(reckoned("Re NS 130, Schweine, Kontra angesagt mit 3 Karten"), kontra, "shown late");
    assert_eq!(reckoned("Re NS 130, Schweine"), Err(Impossible::SchweineOfWhom));
    assert!(matches!(reckoned("Re NS 130, Kontra angesagt mit 3 Karten"), Err(Impossible::Call(_))));
}

#[test]
fn what_schweine_cannot_say_is_refused() {
    let off = Rules { counts_as_called: schweine(), ..Rules::DDV };
    assert_eq!(off.check().unwrap_err().options, ["counts_as_called", "schweine"]);
    let mute = Rules { which_calls: CallsAllowed::None, ..club(SchweineRule::Optional) };
    assert_eq!(mute.check().unwrap_err().options, ["counts_as_called", "which_calls"]);
    let reply = Rules { solo_re: SoloRe::Reply, ..club(SchweineRule::Optional) };
    assert_eq!(reply.check(), Ok(()));
    let of_soloist = Rules { schweine_in_solo: SchweineInSolo::Soloist, ..reply };
    assert_eq!(of_soloist.check().unwrap_err().options, ["counts_as_called", "solo_re"]);
}
