//! Random legal games with one breach put into each: the reader of records finds it, and the ruling adds up.
//!
//! `DOKO_GAMES=10000 cargo test -p doko-referee --all-features --release --test it injector:: -- --nocapture` runs more of
//! them and tells the time of a ruling.

use doko_referee::claim::Moment as ClaimMoment;
use doko_referee::fact::{self, Value};
use doko_referee::finding::{Certainty, ClaimAt, find};
use doko_referee::written::{self, Asked, Made, When};
use doko_referee::{Class, Continuation, Facts, Finding, Ruling, rule};
use game::{Act, BySeat, Call, Card, GameName, Hand, Play, Rules, Say, Seat, Timely};
use notation::record::{Announcement, Breaches, Deed, Incident, Moment, PlayedTrick, Record, Said, Timing, resume};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};
use text::{Language, Texts};

/// What can be put into a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Nichtbedienen,
    Verwerfen,
    FalseLead,
    Vorwerfen,
    TwoCardsFall,
    WrongWord,
    LateCall,
    RepeatedCall,
    RepeatedReply,
    SameCallAtOnce,
    EarlyCall,
    EarlyWord,
    CallInTheQuery,
    LeadInTheQuery,
    FalseHochzeit,
    ClaimOfTheRest,
    HandedOver,
    CardsShown,
    TrickLookedAt,
}

const KINDS: [Kind; 19] = [
    Kind::Nichtbedienen,
    Kind::Verwerfen,
    Kind::FalseLead,
    Kind::Vorwerfen,
    Kind::TwoCardsFall,
    Kind::WrongWord,
    Kind::LateCall,
    Kind::RepeatedCall,
    Kind::RepeatedReply,
    Kind::SameCallAtOnce,
    Kind::EarlyCall,
    Kind::EarlyWord,
    Kind::CallInTheQuery,
    Kind::LeadInTheQuery,
    Kind::FalseHochzeit,
    Kind::ClaimOfTheRest,
    Kind::HandedOver,
    Kind::CardsShown,
    Kind::TrickLookedAt,
];

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
        _ if wants_solo => {
            (GameName::Solo(*rules.soli.named.choose(rng).expect("there are soli")), Some(soloist), None)
        }
        Some(seat) if rng.random() => (GameName::Hochzeit, None, Some(seat)),
        Some(_) => (GameName::StillesSolo, None, None),
        None => (GameName::Normal, None, None),
    };
    Record { rules: Some(rules.name.to_string()), soloist, hochzeiter, ..Record::empty(dealer, hands, game) }
}

/// Plays a random game and commits one breach of this kind, if it comes to it.
fn game_with(kind: Kind, rules: &Rules, rng: &mut ChaCha8Rng) -> Option<(Record, Injected)> {
    let mut record = empty_record(rules, rng);
    let mut injected = before_the_game(kind, &mut record, rng);
    let mut play = resume(&record, rules, Breaches::CountAsValid).ok()?;
    let from = rng.random_range(0..4 * rules.n_tricks());
    // A card that was laid out of turn stays.
    let mut laid: Option<(Seat, Card)> = None;
    while play.actor().is_some() {
        let cards_played = play.public().cards_played();
        if injected.is_none()
            && from <= cards_played
            && let Some(offender) = commit(kind, &mut play, &mut record, &mut laid, rng)
        {
            injected = Some(Injected { kind, offender, cards_played });
            if ends_play(kind) {
                break;
            }
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
        let card = match laid {
            Some((player, card)) if player == seat => card,
            _ => *legal.choose(rng)?,
        };
        laid = laid.filter(|&(player, _)| player != seat);
        lay(&mut record, &play, seat, card);
        play.play(seat, card).expect("the card is among the legal ones");
    }
    injected.map(|injected| (record, injected))
}

const fn ends_play(kind: Kind) -> bool {
    matches!(kind, Kind::ClaimOfTheRest | Kind::HandedOver)
}

/// Commits a breach before the first card, for which the Vorbehalt round is written down.
fn before_the_game(kind: Kind, record: &mut Record, rng: &mut ChaCha8Rng) -> Option<Injected> {
    let first = record.dealer.next();
    let gesund = |player| Said { player, act: Act::Say(Say::Gesund) };
    let mut said: Vec<Said> = first.clockwise().take(4).map(gesund).collect();
    let is_normal = matches!(record.game, GameName::Normal | GameName::StillesSolo);
    let place = rng.random_range(1..4);
    let offender = said[place].player;
    match kind {
        Kind::EarlyWord if is_normal => {
            let early = said.remove(place);
            said.insert(rng.random_range(0..place), early);
        }
        Kind::CallInTheQuery if is_normal => {
            let has_queen = record.hands[offender].contains(&Card::CQ);
            let what = Deed::Called(if has_queen { Call::Re } else { Call::Kontra });
            record.incidents.push(Incident { at: Moment::Query { said: 1 }, player: Some(offender), what });
        }
        Kind::LeadInTheQuery if is_normal => {
            let card = *record.hands[first].choose(rng)?;
            let what = Deed::Early(card);
            record.incidents.push(Incident { at: Moment::Query { said: 3 }, player: Some(first), what });
            record.vorbehalte = Some(said);
            return Some(Injected { kind, offender: first, cards_played: 0 });
        }
        Kind::FalseHochzeit => {
            let both = |seat: &Seat| record.hands[*seat].iter().filter(|&&card| card == Card::CQ).count() == 2;
            let offender = Seat::ALL.into_iter().find(|seat| *seat == offender && !both(seat))?;
            (record.game, record.soloist, record.hochzeiter) = (GameName::Hochzeit, None, Some(offender));
            return Some(Injected { kind, offender, cards_played: 0 });
        }
        _ => return None,
    }
    record.vorbehalte = Some(said);
    Some(Injected { kind, offender, cards_played: 0 })
}

fn commit(
    kind: Kind,
    play: &mut Play,
    record: &mut Record,
    laid: &mut Option<(Seat, Card)>,
    rng: &mut ChaCha8Rng,
) -> Option<Seat> {
    let actor = play.actor()?;
    if play.duty().is_some() {
        return None;
    }
    match kind {
        Kind::Nichtbedienen | Kind::Verwerfen => {
            play.public().trick().led()?;
            let wrong: Vec<Card> = (play.hands()[actor].kinds() - play.legal()).iter().collect();
            let card = *wrong.choose(rng)?;
            if kind == Kind::Verwerfen {
                happens(record, play, actor, Deed::TookBack(vec![card]));
            } else {
                lay(record, play, actor, card);
                play.play_unclaimed(actor, card).ok()?;
            }
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
        Kind::Vorwerfen => {
            let led = play.public().trick().led()?;
            let to_come = 4 - play.public().trick().len();
            if to_come < 2 || play.public().tricks().len() + 1 == play.public().rules().n_tricks() {
                return None;
            }
            let seat = actor.plus(rng.random_range(1..to_come));
            let held = play.hands()[seat].kinds();
            let follow = held & play.public().order().follow(led);
            let fitting: Vec<Card> = if follow.is_empty() { held } else { follow }.iter().collect();
            let card = *fitting.choose(rng)?;
            happens(record, play, seat, Deed::Early(card));
            *laid = Some((seat, card));
            Some(seat)
        }
        Kind::TwoCardsFall => {
            let mut held: Vec<Card> = play.hands()[actor].cards().collect();
            held.shuffle(rng);
            let seen = held.get(..2)?.to_vec();
            happens(record, play, actor, Deed::Fell { seen, hidden: 0 });
            Some(actor)
        }
        Kind::RepeatedReply => {
            let (seat, call) = replies(play).choose(rng).copied()?;
            say(record, play, seat, call);
            play.call(seat, call).ok()?;
            let partner = partner_of(play, seat)?;
            say(record, play, partner, call);
            play.call_unclaimed(partner, call).ok()?;
            Some(partner)
        }
        Kind::SameCallAtOnce => {
            let options: Vec<(Seat, Call)> = Seat::ALL
                .into_iter()
                .flat_map(|seat| play.calls(seat).into_iter().map(move |call| (seat, call)))
                .collect();
            let &(seat, call) = options.choose(rng)?;
            let partner = partner_of(play, seat)?;
            say(record, play, seat, call);
            play.call(seat, call).ok()?;
            say(record, play, partner, call);
            record.announcements.last_mut()?.timing = Timing::Together;
            play.call_unclaimed(partner, call).ok()?;
            Some(partner)
        }
        Kind::ClaimOfTheRest | Kind::HandedOver | Kind::CardsShown | Kind::TrickLookedAt => {
            let seat = Seat::ALL[rng.random_range(0..4)];
            let card = play.hands()[seat].kinds().first()?;
            let what = match kind {
                Kind::ClaimOfTheRest => "claims".parse().ok()?,
                Kind::HandedOver => Deed::HandedOver,
                Kind::CardsShown => Deed::Showed(vec![card]),
                _ => Deed::Looked(u8::try_from(play.public().tricks().len().checked_sub(1)?).ok().filter(|&n| 0 < n)?),
            };
            happens(record, play, seat, what);
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
        // Those were committed before the game.
        Kind::EarlyWord | Kind::CallInTheQuery | Kind::LeadInTheQuery | Kind::FalseHochzeit => None,
    }
}

/// Returns everything that can be said now as a reply only.
fn replies(play: &Play) -> Vec<(Seat, Call)> {
    let public = play.public();
    let is_reply = |&(seat, call): &(Seat, Call)| {
        let team = play.team_of(seat).expect("who may call has a side");
        let checked = public.ladder().check(public.rules(), team, call, &public.moment(seat));
        call.team().is_some() && checked.is_ok_and(|accepted| accepted.timely == Timely::Reply)
    };
    let calls = Seat::ALL.into_iter().flat_map(|seat| play.calls(seat).into_iter().map(move |call| (seat, call)));
    calls.filter(is_reply).collect()
}

fn partner_of(play: &Play, seat: Seat) -> Option<Seat> {
    let team = play.team_of(seat)?;
    Seat::ALL.into_iter().find(|&other| other != seat && play.team_of(other) == Some(team))
}

/// Writes down what happens beside the cards and calls.
fn happens(record: &mut Record, play: &Play, player: Seat, what: Deed) {
    let cards = u16::try_from(play.public().cards_played()).expect("a deal is small");
    let calls = record.announcements.iter().filter(|call| call.before_card == cards).count();
    let at = Moment::Play { cards, calls: u16::try_from(calls).expect("a deal is small") };
    record.incidents.push(Incident { at, player: Some(player), what });
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
        Kind::Verwerfen => &["3.7.1", "3.7.2"],
        Kind::FalseLead => &["3.4.1", "3.4.2"],
        Kind::Vorwerfen => &["3.6.2", "3.6.3"],
        Kind::TwoCardsFall => &["3.9.3"],
        // Who says the right word next, with nothing between, has corrected himself.
        Kind::WrongWord => &["3.5.3", "3.5.4", "3.5.5"],
        Kind::LateCall => &["3.5.6", "3.5.7"],
        Kind::RepeatedCall => &["3.5.9", "3.5.11"],
        Kind::RepeatedReply => &["3.5.11"],
        Kind::SameCallAtOnce => &["3.5.10"],
        Kind::EarlyCall => &["3.5.2"],
        Kind::EarlyWord => &["3.3.3"],
        Kind::CallInTheQuery => &["3.5.1"],
        Kind::LeadInTheQuery => &["3.4.3"],
        Kind::FalseHochzeit => &["2.1.1"],
        Kind::ClaimOfTheRest | Kind::HandedOver => &["3.10.1", "3.10.2", "3.10.3"],
        Kind::CardsShown => &["3.11.6"],
        Kind::TrickLookedAt => &["3.9.2"],
    }
}

/// What only the table knows.
fn stated(finding: &Finding) -> Facts {
    match finding.entry {
        "3.5.6" | "3.5.7" => Facts::new().with(fact::CLAIMED, Value::YesNo(true)),
        "3.4.2" => Facts::new().with(fact::SOLOIST_CHOOSES, Value::Word("stop".to_owned())),
        // A Hochzeit that has no partner yet is no position to look at.
        "3.10.1" | "3.10.2" if finding.evidence.is_none() && !finding.facts.has(fact::CLAIM_OK) => {
            Facts::new().with(fact::CLAIM_OK, Value::YesNo(false))
        }
        _ => Facts::new(),
    }
}

fn check(finding: &Finding, ruling: &Ruling) {
    assert_eq!(ruling.sum() == 0, ruling.class != Class::Unsport || ruling.amount == 0, "{finding:?}");
    let Some(evidence) = &finding.evidence else { return };
    let is_claim = finding.entry.starts_with("3.10.");
    if evidence.zwangslaeufig().is_some() && ruling.amount == 0 && ruling.class != Class::None && !is_claim {
        assert!(matches!(ruling.class, Class::Unerheblich | Class::Unsport), "{finding:?}");
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
        Class::Unsport if finding.entry == "3.11.6" => {}
        Class::Unsport | Class::Warning | Class::Abort => panic!("no card or call is one: {finding:?}"),
    }
}

/// A claim at any place of the game: whether it is in time follows from what the claimant did since, told apart here without
/// the timeline.
fn check_claims(record: &Record, rules: &Rules, found: &Finding, rng: &mut ChaCha8Rng) {
    let Some(since) = found.recognisable else { return };
    let timeline = record.timeline();
    let actors: Vec<Option<Seat>> = timeline.iter().map(|step| step.event.actor()).collect();
    for _ in 0..4 {
        let steps = rng.random_range(0..=timeline.len());
        let claimant = Seat::ALL[rng.random_range(0..4)];
        let at = ClaimAt { claimant, steps, certainty: Certainty::Unsaid };
        let acted = (since..steps).any(|step| actors[step] == Some(claimant));
        let is_certain = found.certain_for.contains(claimant) && found.done <= steps;
        let expected = match (steps < since, acted, is_certain) {
            (true, _, true) => ClaimMoment::EarlyButCertain,
            (true, _, false) => ClaimMoment::TooEarly,
            (false, true, _) => ClaimMoment::TooLate,
            (false, false, _) => ClaimMoment::InTime,
        };
        assert_eq!(found.moment_of_claim(record, at), expected, "{claimant} after {steps} steps: {found:?}");
        // The moment has a name, and a claim at it comes after what happened at it.
        let name = timeline.get(steps).map_or(Moment::after_cards(record.plays().count() as u16), |step| step.at);
        let name: Moment = name.to_string().parse().expect("a moment reads back");
        let made = Made { claimant, when: When::At(name), certainty: Certainty::Unsaid };
        let asked = Asked { entry: Some(found.entry), offender: Some(found.offender) };
        let picked = written::pick(record, rules, asked, &[made]).expect("the breach is there");
        assert_eq!(picked.claims.len(), 1);
        assert_eq!(picked.claims[0].claimant, claimant);
    }
}

#[test]
fn a_breach_put_into_a_random_game_is_found_and_ruled_on() {
    let wanted = std::env::var("DOKO_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let (mut games, mut time, mut slowest) = (0, Duration::ZERO, Duration::ZERO);
    let mut by_kind = [0; KINDS.len()];
    while games < wanted {
        let rules = [Rules::DDV, Rules::BSV][games / KINDS.len() % 2].clone();
        let which = games % KINDS.len();
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
        check_claims(&record, &rules, found, &mut rng);
        can_go_on(&record, &rules, injected.cards_played, &ruling);
        for language in Language::ALL {
            let texts = Texts::of(language);
            assert!(ruling.reasons.iter().all(|step| texts.has(step.message.id())));
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
    before.incidents.clear();
    let mut play = resume(&before, rules, Breaches::CountAsValid).expect("the game before the breach is one");
    while let Some(seat) = play.actor() {
        if let Some(call) = play.duty() {
            play.call(seat, call).expect("the duty can be done");
        }
        let card = play.legal().first().expect("there is a legal card");
        play.play(seat, card).expect("it is legal");
    }
}
