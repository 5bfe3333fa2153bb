//! `doko hand`: what a hand is worth, whatever is played with it.

use crate::advice::{self, Best, Effort, WorthJson, call_word, worths};
use crate::lang::Say;
use crate::misuse::number;
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::{Failure, Source, Trouble};
use api::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use bots::evaluate::{Judged, Plan, Search, judge_calls, judge_plans, until_clear};
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
use text::Language;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(required = true)]
    hand: Vec<String>,

    #[arg(long, default_value_t = 1, value_parser = number::<u8>(1..=4))]
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
    /// The best of them; absent if too few deals were looked at to say which it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    best_game: Option<String>,
    /// What the first calls of a normal game that everybody is gesund in are worth, silence among them.
    calls: Vec<WorthJson>,
    /// The best of them; absent if too few deals were looked at to say which it is, and where there is no call.
    #[serde(skip_serializing_if = "Option::is_none")]
    best_call: Option<String>,
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
    let budget = arguments.effort.budget();
    let judged = until_clear(budget, |worlds| judge_plans(&asked, &plans, &Search { worlds, ..search }, seed));
    let judged = judged.map_err(impossible)?;
    let play = everybody_gesund(round.clone());
    let calls = match &play {
        Some(play) => {
            let view = play.view(seat);
            let judge = |worlds| judge_calls(&view, &view.calls(), &Search { worlds, ..search }, seed);
            until_clear(budget, judge).map_err(impossible)?
        }
        None => Vec::new(),
    };
    let is_alone = hand.count(Card::CQ) == 2;
    let game_of = |plan: Plan| name(plan, is_alone);
    let answer = Answer {
        hand: hand.cards().collect(),
        position: arguments.position,
        games: worths(&judged, |&plan| game_of(plan)),
        best_game: Best::among(&judged).and_then(|best| best.one()).map(game_of),
        calls: calls.iter().map(|judged| WorthJson::new(call_word(judged.decision), &judged.worth)).collect(),
        best_call: Best::among(&calls).and_then(|best| best.one()).map(call_word),
    };
    let said = [unclear_games(session.lang, &judged, game_of), call_advice(session.lang, &calls)];
    match arguments.output.format(true) {
        Format::Json => session.write_json(&answer)?,
        _ => write_text(session, &rules, hand, &answer, &said)?,
    }
    Ok(Exit::Done)
}

fn read_hand(rules: &Rules, text: &str) -> Result<Hand, Trouble> {
    let source = || Source { name: "argument".to_owned(), line: 1, text: text.to_owned() };
    let mut cards = Vec::new();
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let label = Label { span: Span { start, end: start + word.len() }, text: None };
        let trouble = |message: String| Trouble::new(message).in_source(source(), std::slice::from_ref(&label));
        let marked = |trouble: Trouble| trouble.in_source(source(), std::slice::from_ref(&label));
        let card = parse_card(word).map_err(|error| marked(Trouble::of(&error)))?;
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

fn write_text(
    session: &mut Session,
    rules: &Rules,
    hand: Hand,
    answer: &Answer,
    said: &[String; 2],
) -> Result<(), Failure> {
    let lang = session.lang;
    let order = Order::new(rules, Contract::Normal, Schweine::None);
    let out = &mut session.out;
    let place = match lang {
        Language::German => format!("an Position {}", answer.position),
        Language::English => format!("in position {}", answer.position),
    };
    writeln!(out, "{} {}", paint::hand(lang, &order, hand), styled(&place, BOLD))?;
    let n_worlds = answer.games.first().map_or(0, |game| game.worlds);
    let looked_at = match lang {
        Language::German => format!("{n_worlds} Verteilungen angesehen, jede für sich gezogen"),
        Language::English => format!("{n_worlds} deals looked at, each drawn for itself"),
    };
    writeln!(out, "  {}", styled(&looked_at, DIM))?;
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
    }
    for sentence in said.iter().filter(|sentence| !sentence.is_empty()) {
        writeln!(out, "  {sentence}")?;
    }
    Ok(())
}

fn numbers(worth: &WorthJson) -> String {
    let interval =
        worth.interval.map_or_else(|| "     ?".to_owned(), |(low, high)| format!("{low:+6.2} .. {high:+6.2}"));
    format!("{:+8.2}  {interval} {:6.0} %", worth.points, 100.0 * worth.win)
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

/// Says which games may be best, if it is not clear; nothing else.
fn unclear_games(lang: Language, judged: &[Judged<Plan>], name: impl Fn(Plan) -> String) -> String {
    let Some(Best::Unclear(plans)) = Best::among(judged) else { return String::new() };
    let games: Vec<String> = plans.into_iter().map(name).collect();
    advice::unclear(lang, &games)
}

/// Says which call pays, as far as it can be told; nothing where there is none.
fn call_advice(lang: Language, calls: &[Judged<Option<Call>>]) -> String {
    let Some(best) = Best::among(calls) else { return String::new() };
    let worth = |call| calls.iter().find(|judged| judged.decision == call).map(|judged| &judged.worth);
    match best {
        Best::One(Some(call)) => {
            let lead = worth(Some(call)).zip(worth(None)).map(|(call, silence)| call.lead_over(silence));
            let (gain, error) = lead.unwrap_or_default();
            match lang {
                Language::German => format!("„{call}“ bringt {gain:.2} ± {error:.2} Punkte mehr als nichts zu sagen."),
                Language::English => format!("\"{call}\" brings {gain:.2} ± {error:.2} points more than silence."),
            }
        }
        Best::Unclear(calls) => {
            let words: Vec<String> = calls.into_iter().map(|call| advice::said(lang, call)).collect();
            advice::unclear(lang, &words)
        }
        Best::One(None) | Best::Equal(_) => lang.say("Keine Ansage lohnt sich.", "No call pays.").to_owned(),
    }
}
