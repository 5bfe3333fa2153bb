//! Random legal games with one breach put into each: the reader of records finds it, and the ruling adds up.
//!
//! `DOKO_GAMES=10000 cargo test -p doko-referee --all-features --release --test injector -- --nocapture` runs more of
//! them and tells the time of a ruling.

use game::record::{Announcement, Breaches, PlayedTrick, Record, Timing, resume};
use game::{BySeat, Call, Card, GameName, Hand, Play, Rules, Seat, Solo};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use referee::fact::{self, Value};
use referee::finding::find;
use referee::{Class, Continuation, Facts, Finding, Language, Ruling, Texts, rule};
use std::time::{Duration, Instant};

/// What can be put into a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Nichtbedienen,
    FalseLead,
    WrongWord,
    LateCall,
    RepeatedCall,
    EarlyCall,
}

const KINDS: [Kind; 6] =
    [Kind::Nichtbedienen, Kind::FalseLead, Kind::WrongWord, Kind::LateCall, Kind::RepeatedCall, Kind::EarlyCall];

/// A breach that was put into a game.
struct Injected {
    kind: Kind,
    offender: Seat,
    cards_played: usize,
}

fn empty_record(rules: &Rules, rng: &mut ChaCha8Rng) -> Record {
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    deck.shuffle(rng);
    let size = rules.n_tricks();
    let hands = BySeat::from_fn(|seat| deck[seat.index() * size..][..size].to_vec());
    let dealer = Seat::ALL[rng.random_range(0..4)];
    let holds_both = |seat: &Seat| Hand::of(&hands[*seat]).count(Card::CQ) == 2;
    let hochzeiter = Seat::ALL.into_iter().find(holds_both);
    let wants_solo = rng.random_range(0..3) == 0;
    let soloist = Seat::ALL[rng.random_range(0..4)];
    let (game, soloist, hochzeiter) = match hochzeiter {
        _ if wants_solo => (GameName::Solo(*Solo::ALL.choose(rng).expect("there are soli")), Some(soloist), None),
        Some(seat) if rng.random() => (GameName::Hochzeit, None, Some(seat)),
        Some(_) => (GameName::StillesSolo, None, None),
        None => (GameName::Normal, None, None),
    };
    Record {
        rules: Some(rules.name.to_string()),
        dealer,
        hands,
        game,
        reservation: None,
        soloist,
        hochzeiter,
        hochzeit_condition: None,
        clarifying_trick: None,
        schweine: None,
        giver: None,
        taker: None,
        given: None,
        returned: None,
        exchanged: None,
        trumps_returned: None,
        re: None,
        pflichtsolo_open: Vec::new(),
        vorfuehren: None,
        vorbehalte: None,
        announcements: Vec::new(),
        tricks_played: Vec::new(),
        incidents: Vec::new(),
    }
}

/// Plays a random game and commits one breach of this kind, if it comes to it.
fn game_with(kind: Kind, rules: &Rules, rng: &mut ChaCha8Rng) -> Option<(Record, Injected)> {
    let mut record = empty_record(rules, rng);
    let mut play = resume(&record, rules, Breaches::Refuse).ok()?;
    let from = rng.random_range(0..4 * rules.n_tricks());
    let mut injected: Option<Injected> = None;
    while play.actor().is_some() {
        let cards_played = play.public().cards_played();
        if injected.is_none()
            && from <= cards_played
            && let Some(offender) = commit(kind, &mut play, &mut record, rng)
        {
            injected = Some(Injected { kind, offender, cards_played });
            continue;
        }
        // A little talk, always legal.
        if rng.random_range(0..12) == 0 {
            let seat = Seat::ALL[rng.random_range(0..4)];
            if let Some(&call) = play.calls(seat).choose(rng) {
                say(&mut record, &play, seat, call);
                play.call(seat, call).expect("the call is among the legal ones");
            }
        }
        let seat = play.actor()?;
        if let Some(call) = play.duty() {
            say(&mut record, &play, seat, call);
            play.call(seat, call).expect("the duty can be done");
        }
        let legal: Vec<Card> = play.legal().iter().collect();
        let card = *legal.choose(rng)?;
        lay(&mut record, &play, seat, card);
        play.play(seat, card).expect("the card is among the legal ones");
    }
    injected.map(|injected| (record, injected))
}

fn commit(kind: Kind, play: &mut Play, record: &mut Record, rng: &mut ChaCha8Rng) -> Option<Seat> {
    let actor = play.actor()?;
    if play.duty().is_some() {
        return None;
    }
    match kind {
        Kind::Nichtbedienen => {
            play.public().trick().led()?;
            let wrong: Vec<Card> = (play.hands()[actor].kinds() - play.legal()).iter().collect();
            let card = *wrong.choose(rng)?;
            lay(record, play, actor, card);
            play.play_unclaimed(actor, card).ok()?;
            Some(actor)
        }
        Kind::FalseLead => {
            let seat = actor.plus(rng.random_range(1..4));
            if !play.public().trick().is_empty() {
                return None;
            }
            let held: Vec<Card> = play.hands()[seat].kinds().iter().collect();
            let card = *held.choose(rng)?;
            lay(record, play, seat, card);
            play.play_unclaimed(seat, card).ok()?;
            Some(seat)
        }
        Kind::WrongWord | Kind::LateCall | Kind::RepeatedCall | Kind::EarlyCall => {
            let mut options = Vec::new();
            for seat in Seat::ALL {
                for call in Call::ALL {
                    if play.check_call(seat, call).is_err_and(|illegal| reason(&illegal) == Some(kind)) {
                        options.push((seat, call));
                    }
                }
            }
            let &(seat, call) = options.choose(rng)?;
            say(record, play, seat, call);
            play.call_unclaimed(seat, call).ok()?;
            Some(seat)
        }
    }
}

fn reason(illegal: &game::IllegalMove) -> Option<Kind> {
    let game::WhyNot::Call(refused) = illegal.why else { return None };
    Some(match refused.reason {
        game::CallRefusal::WrongParty => Kind::WrongWord,
        game::CallRefusal::Repeated => Kind::RepeatedCall,
        game::CallRefusal::BeforeClarifyingTrick => Kind::EarlyCall,
        game::CallRefusal::BeforeReservationSettled => return None,
        _ => Kind::LateCall,
    })
}

fn lay(record: &mut Record, play: &Play, seat: Seat, card: Card) {
    if play.public().trick().is_empty() {
        record.tricks_played.push(PlayedTrick { lead: seat, cards: Vec::new() });
    }
    record.tricks_played.last_mut().expect("a trick was begun").cards.push(card);
}

fn say(record: &mut Record, play: &Play, seat: Seat, call: Call) {
    let before_card = u16::try_from(play.public().cards_played()).expect("a deal is small");
    record.announcements.push(Announcement { before_card, player: seat, say: call, team: None, timing: Timing::Later });
}

fn expected_entries(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Nichtbedienen => &["3.7.1", "3.7.2", "3.8.1", "3.8.2"],
        Kind::FalseLead => &["3.4.1", "3.4.2"],
        Kind::WrongWord => &["3.5.4", "3.5.5"],
        Kind::LateCall => &["3.5.6", "3.5.7"],
        Kind::RepeatedCall => &["3.5.9"],
        Kind::EarlyCall => &["3.5.2"],
    }
}

/// What only the table knows.
fn stated(finding: &Finding) -> Facts {
    match finding.entry {
        "3.5.6" | "3.5.7" => Facts::new().with(fact::CLAIMED, Value::YesNo(true)),
        "3.4.2" => Facts::new().with(fact::SOLOIST_CHOOSES, Value::Word("stop".to_owned())),
        _ => Facts::new(),
    }
}

fn check(finding: &Finding, ruling: &Ruling) {
    assert_eq!(ruling.sum(), 0, "{finding:?}");
    let Some(evidence) = &finding.evidence else { return };
    if evidence.zwangslaeufig().is_some() && ruling.amount == 0 && ruling.class != Class::None {
        assert_eq!(ruling.class, Class::Unerheblich);
        assert_eq!(ruling.game, Continuation::Continue);
    }
    match ruling.class {
        Class::Minor => assert_eq!(ruling.points[finding.offender], -3),
        Class::Serious if evidence.decided() == Some(None) => {
            let price = 12 + 3 * i16::from(finding.absagen);
            assert_eq!(ruling.points[finding.offender], -price);
            assert!(matches!(ruling.game, Continuation::StopNotPlayed | Continuation::StopSoloCounts));
        }
        Class::Serious => {
            assert_eq!(ruling.points[finding.offender], -3);
            let opponents = !evidence.position().parties().team_of(finding.offender);
            assert_eq!(ruling.rest_to, Some(opponents));
        }
        Class::None | Class::Unerheblich => assert_eq!(ruling.points.0, [0; 4]),
        Class::Unsport | Class::Warning | Class::Abort => panic!("no card or call is one: {finding:?}"),
    }
}

#[test]
fn a_breach_put_into_a_random_game_is_found_and_ruled_on() {
    let wanted = std::env::var("DOKO_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let (mut games, mut time, mut slowest) = (0, Duration::ZERO, Duration::ZERO);
    let mut by_kind = [0; KINDS.len()];
    while games < wanted {
        let rules = [Rules::DDV, Rules::BSV][games % 2].clone();
        let which = rng.random_range(0..KINDS.len());
        let Some((record, injected)) = game_with(KINDS[which], &rules, &mut rng) else { continue };
        games += 1;
        by_kind[which] += 1;
        let start = Instant::now();
        let findings = find(&record, &rules).expect("the record is a game");
        let found = findings.first().unwrap_or_else(|| panic!("{:?} is not found in {record:?}", injected.kind));
        let case = found.case(&rules, &stated(found)).expect("nothing contradicts the record");
        let ruling = rule(&case).unwrap_or_else(|problem| panic!("{problem}: {found:?}"));
        let took = start.elapsed();
        time += took;
        slowest = slowest.max(took);
        assert_eq!(found.offender, injected.offender, "{:?}", injected.kind);
        assert_eq!(found.cards_played, injected.cards_played, "{:?}", injected.kind);
        assert!(expected_entries(injected.kind).contains(&found.entry), "{:?}: {}", injected.kind, found.entry);
        check(found, &ruling);
        can_go_on(&record, &rules, injected.cards_played, &ruling);
        for language in Language::ALL {
            let texts = Texts::of(language);
            assert!(ruling.reasons.iter().all(|step| texts.has(&step.message)));
        }
    }
    assert!(by_kind.iter().all(|&n| 0 < n), "{by_kind:?}");
    println!(
        "{games} games, {by_kind:?} of each kind; a ruling takes {:?} on average, {slowest:?} at most",
        time / games as u32
    );
}

/// Play goes on after the ruling: the game up to the breach can be played to its end.
fn can_go_on(record: &Record, rules: &Rules, cards_played: usize, ruling: &Ruling) {
    if !ruling.game.goes_on() {
        return;
    }
    let mut before = record.clone();
    before.tricks_played.truncate(cards_played.div_ceil(4));
    if let Some(last) = before.tricks_played.last_mut()
        && !cards_played.is_multiple_of(4)
    {
        last.cards.truncate(cards_played % 4);
    }
    before.announcements.retain(|call| usize::from(call.before_card) < cards_played);
    let mut play = resume(&before, rules, Breaches::CountAsValid).expect("the game before the breach is one");
    while let Some(seat) = play.actor() {
        if let Some(call) = play.duty() {
            play.call(seat, call).expect("the duty can be done");
        }
        let card = play.legal().first().expect("there is a legal card");
        play.play(seat, card).expect("it is legal");
    }
}
