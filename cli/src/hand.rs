//! `doko hand`: what a hand is worth, whatever is played with it.

use crate::advice::{Effort, WorthJson, call_word};
use crate::lang::Lang;
use crate::paint::{self, BAD, BOLD, GOOD, styled};
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::{Failure, Source, Trouble};
use bots::evaluate::{Judged, Plan, judge_calls, judge_plans};
use bots::{Draw, fallback};
use clap::Args;
use game::notation::{Label, Span, parse_card};
use game::rules::VorbehaltKind;
use game::{
    BySeat, Call, Card, Contract, Deal, Found, Hand, Order, Play, Rules, Schweine, Seat, SeatSet, Spielfindung,
    Vorbehalt,
};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Write;

/// Say what a hand is worth as a normal game, a Hochzeit, a stilles Solo and each solo.
///
/// Examples:
///   doko hand "HT CQ CQ SQ HQ CJ SJ DA DT CA CA SA"
///   doko hand "HT CQ SQ SQ HQ DJ DA DT D9 CA SA S9" --position 3 --worlds 1000
///   doko hand "HT HT CQ SQ HQ DQ CJ DA CA SA" --rules bsv --json
///
/// The other cards are dealt at random, those who speak before are gesund, and everybody plays by the
/// rules of thumb of the bot `rules`, with the last tricks solved exactly. Who speaks after may have
/// a Vorbehalt of his own. The points are those of the hand; the interval holds the true mean of such
/// play in 95 of 100 cases.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The hand as it was dealt.
    #[arg(value_name = "CARD", required = true)]
    hand: Vec<String>,

    /// The place at the table: 1 speaks and leads first, 4 deals.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=4))]
    position: u8,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    output: Output,
}

/// What a hand is worth, as JSON.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// The hand.
    hand: Vec<Card>,
    /// The place at the table, 1 to 4.
    position: u8,
    /// What each game is worth, the best first.
    games: Vec<WorthJson>,
    /// What the first calls of a normal game that everybody is gesund in are worth, silence among them.
    calls: Vec<WorthJson>,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let rules = session.rules();
    let hand = read_hand(&rules, &arguments.hand.join(" "))?;
    let seat = Seat::W.plus(usize::from(arguments.position));
    let search = arguments.effort.search();
    let seed = arguments.effort.seed;
    let impossible = |error: bots::NoWorld| Trouble::new(error.to_string());
    let round = round(&rules, hand, seat)?;
    let asked = round.view(seat);
    let plans = plans(&rules, hand);
    let judged = judge_plans(&asked, &plans, &search, seed).map_err(impossible)?;
    let play = everybody_gesund(round.clone());
    let calls = match &play {
        Some(play) => {
            let view = play.view(seat);
            judge_calls(&view, &view.calls(), &search, seed).map_err(impossible)?
        }
        None => Vec::new(),
    };
    let is_alone = hand.count(Card::CQ) == 2;
    let mut games: Vec<WorthJson> =
        judged.iter().map(|judged| WorthJson::new(name(judged.decision, is_alone), &judged.worth)).collect();
    games.sort_by(|a, b| b.points.total_cmp(&a.points));
    let answer = Answer {
        hand: hand.cards().collect(),
        position: arguments.position,
        games,
        calls: calls
            .iter()
            .map(|judged: &Judged<Option<Call>>| WorthJson::new(call_word(judged.decision), &judged.worth))
            .collect(),
    };
    match arguments.output.format(true) {
        Format::Json => session.write_json(&answer)?,
        _ => write_text(session, &rules, hand, &answer)?,
    }
    Ok(Exit::Done)
}

fn read_hand(rules: &Rules, text: &str) -> Result<Hand, Trouble> {
    let source = || Source { name: "argument".to_owned(), line: 1, text: text.to_owned() };
    let mut cards = Vec::new();
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let label = Label { span: Span { start, end: start + word.len() }, text: String::new() };
        let trouble = |message: String| Trouble::new(message).in_source(source(), std::slice::from_ref(&label));
        let card = parse_card(word).map_err(|error| trouble(error.to_string()).with_help(error.help()))?;
        if !rules.kinds().contains(card) {
            return Err(trouble(format!("{card} is not in the deck of this rule set")));
        }
        if cards.iter().filter(|&&other| other == card).count() == 2 {
            return Err(trouble(format!("{card} comes three times")));
        }
        cards.push(card);
    }
    if cards.len() != rules.n_tricks() {
        let message = format!("a hand of this rule set has {} cards, not {}", rules.n_tricks(), cards.len());
        return Err(Trouble::new(message));
    }
    Ok(Hand::of(&cards))
}

/// Returns the round in which the hand is about to speak, those before it gesund; the other hands are any.
fn round(rules: &Rules, hand: Hand, seat: Seat) -> Result<Spielfindung, Trouble> {
    let mut rest: Vec<Card> =
        rules.kinds().iter().flat_map(|card| std::iter::repeat_n(card, 2 - hand.count(card))).collect();
    // Any cards will do, but who speaks before must be able to be gesund.
    for index in 0..1000 {
        Draw::new(0, index).shuffle(&mut rest);
        let mut hands = BySeat::default();
        hands[seat] = hand;
        for (other, cards) in seat.next().clockwise().zip(rest.chunks(rules.n_tricks())) {
            hands[other] = Hand::of(cards);
        }
        let deal = Deal::from_hands(rules, Seat::W, hands).map_err(|error| Trouble::new(error.to_string()))?;
        let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
        while let Some(actor) = round.actor().filter(|&actor| actor != seat) {
            let act = fallback(&round.view(actor));
            round.act(actor, act).map_err(|error| Trouble::new(error.to_string()))?;
        }
        if round.log().iter().all(|(_, act)| *act == game::Act::Say(game::Say::Gesund)) {
            return Ok(round);
        }
    }
    Err(Trouble::new("nobody can be gesund before this hand"))
}

fn everybody_gesund(mut round: Spielfindung) -> Option<Play> {
    while let Some(actor) = round.actor() {
        let act = fallback(&round.view(actor));
        round.act(actor, act).ok()?;
    }
    match round.finish().ok()? {
        Found::Play(play) => Some(*play),
        Found::Redeal(_) => None,
    }
}

/// Returns everything that can be played with a hand.
fn plans(rules: &Rules, hand: Hand) -> Vec<Plan> {
    let mut plans = vec![Plan::Gesund];
    if hand.count(Card::CQ) == 2 {
        plans.extend(rules.hochzeit_conditions.iter().map(|&condition| {
            let named = Vorbehalt::Hochzeit { condition, schweine: Schweine::None };
            Plan::Vorbehalt(VorbehaltKind::Hochzeit, named)
        }));
    }
    let kinds = [VorbehaltKind::Lustsolo, VorbehaltKind::Solo];
    if let Some(kind) = kinds.into_iter().find(|kind| rules.reservation_priority.contains(kind)) {
        plans.extend(rules.soli.iter().map(|&solo| Plan::Vorbehalt(kind, Vorbehalt::Solo(solo))));
    }
    plans
}

fn name(plan: Plan, is_alone: bool) -> String {
    match plan {
        Plan::Gesund if is_alone => "stilles_solo".to_owned(),
        Plan::Gesund => "normal".to_owned(),
        Plan::Vorbehalt(_, vorbehalt) => vorbehalt.to_string(),
    }
}

fn write_text(session: &mut Session, rules: &Rules, hand: Hand, answer: &Answer) -> Result<(), Failure> {
    let lang = session.lang;
    let order = Order::new(rules, Contract::Normal, Schweine::None);
    let out = &mut session.out;
    let place = match lang {
        Lang::De => format!("an Position {}", answer.position),
        Lang::En => format!("in position {}", answer.position),
    };
    writeln!(out, "{} {}", paint::hand(lang, &order, hand), styled(&place, BOLD))?;
    let widest = answer.games.iter().map(|game| game.points.abs()).fold(1.0, f64::max);
    writeln!(out)?;
    writeln!(
        out,
        "  {}",
        lang.say(
            "Spiel             Punkte  95 %               Gewinn",
            "game              points  95 %               win"
        )
    )?;
    for game in &answer.games {
        writeln!(out, "  {:<16}{} {}", game.decision, numbers(game), bar(game.points, widest))?;
    }
    if !answer.calls.is_empty() {
        writeln!(out)?;
        writeln!(
            out,
            "  {}",
            lang.say("Ansage im Normalspiel (alle gesund)", "call in a normal game (everybody gesund)")
        )?;
        for call in &answer.calls {
            writeln!(out, "  {:<16}{} {}", call.decision, numbers(call), bar(call.points, widest))?;
        }
        writeln!(out)?;
        writeln!(out, "  {}", advice(lang, &answer.calls))?;
    }
    Ok(())
}

fn numbers(worth: &WorthJson) -> String {
    let (low, high) = (worth.points - 1.96 * worth.error, worth.points + 1.96 * worth.error);
    format!("{:+8.2}  {low:+6.2} .. {high:+6.2} {:6.0} %", worth.points, 100.0 * worth.win)
}

/// Returns a bar to the left or to the right of the middle.
fn bar(points: f64, widest: f64) -> String {
    const WIDTH: usize = 16;
    // The calls may bring more than any game, which are what the bars are measured by.
    let len = ((points.abs() / widest) * WIDTH as f64).round().min(WIDTH as f64) as usize;
    let (blocks, space) = ("█".repeat(len), " ".repeat(WIDTH - len));
    if points < 0.0 {
        format!("{space}{}│", styled(&blocks, BAD))
    } else {
        format!("{}│{}", " ".repeat(WIDTH), styled(&blocks, GOOD))
    }
}

/// Returns from which call on it no longer pays.
fn advice(lang: Lang, calls: &[WorthJson]) -> String {
    let silent = calls.iter().find(|call| call.decision == "-").map_or(0.0, |call| call.points);
    let best = calls.iter().max_by(|a, b| a.points.total_cmp(&b.points));
    match best {
        Some(best) if best.decision != "-" => {
            let gain = best.points - silent;
            match lang {
                Lang::De => format!("„{}“ bringt {gain:.2} Punkte mehr als nichts zu sagen.", best.decision),
                Lang::En => format!("\"{}\" brings {gain:.2} points more than silence.", best.decision),
            }
        }
        _ => lang.say("Keine Ansage lohnt sich.", "No call pays.").to_owned(),
    }
}
