//! The question, the answers and the evidence in words.

use crate::advice::Decision as _;
use game::words::{card_short, seat_letter};
use game::{Call, Card, Position, Rules};
use notation::{RuleBook, parse_position};
use sim::problems::{Broken, Evidence, Lead, Problem, ProblemQuestion, Refuted};
use text::{Arg, Join, Localized, Message, message};

/// Returns what is asked.
#[must_use]
pub fn question(problem: &Problem) -> Message {
    match problem.question {
        ProblemQuestion::Card => message!("problems-ask-card"),
        ProblemQuestion::Call => message!("problems-ask-call"),
        ProblemQuestion::Game => message!("problems-ask-game"),
        ProblemQuestion::Reach { augen } => message!("problems-ask-reach", augen = augen.0),
        ProblemQuestion::Claim => message!("problems-ask-claim"),
    }
}

/// Returns how an answer is said.
#[must_use]
pub fn answer_said(problem: &Problem, answer: &str) -> Message {
    match problem.question {
        ProblemQuestion::Card | ProblemQuestion::Reach { .. } => card_said(answer),
        ProblemQuestion::Call => Call::from_name(answer.trim_end_matches('!')).said(),
        ProblemQuestion::Game => super::act_said(answer),
        ProblemQuestion::Claim => Message::new(match answer {
            "every" => "problems-answer-every",
            "top" => "problems-answer-top",
            _ => "problems-answer-no",
        }),
    }
}

fn card_said(code: &str) -> Message {
    Card::all().find(|card| card.to_string() == code).map_or_else(|| Message::verbatim(code), card_short)
}

/// Returns why the right answer is right, and why the one that was given is not.
pub(super) fn because(problem: &Problem, rules: &Rules, given: Option<&str>) -> Vec<Message> {
    let right = answer_said(problem, &problem.right);
    match &problem.evidence {
        Evidence::Judgement { leads } => leads.iter().map(|lead| of_lead(problem, lead)).collect(),
        Evidence::Proof { deals, refuted, .. } => {
            let ProblemQuestion::Reach { augen } = problem.question else { return Vec::new() };
            let mut said = vec![message!("problems-proved", card = right, augen = augen.0, n = *deals)];
            // Of the wrong cards, only the given one is explained, if it is one of them.
            let is_told = |refuted: &&Refuted| {
                given.is_none_or(|given| given == problem.right || refuted.card.to_string() == given)
            };
            said.extend(refuted.iter().filter(is_told).map(|refuted| of_refuted(rules, refuted)));
            said
        }
        Evidence::Claim { deals, broken } => {
            let held = match problem.right.as_str() {
                "no" => message!("problems-not-held", n = *deals),
                _ => message!("problems-held", answer = right, n = *deals),
            };
            std::iter::once(held).chain(broken.iter().map(|broken| of_broken(problem, rules, broken))).collect()
        }
    }
}

fn of_lead(problem: &Problem, lead: &Lead) -> Message {
    let next = answer_said(problem, &lead.next);
    let (points, error) = (Arg::decimal(lead.points, 1), Arg::decimal(lead.error, 1));
    message!("problems-lead", model = lead.model.message(), points, error, next, n = lead.deals)
}

fn of_refuted(rules: &Rules, refuted: &Refuted) -> Message {
    message!(
        "problems-refuted",
        card = card_short(refuted.card),
        augen = refuted.augen.0,
        deal = deal_said(rules, &refuted.deal)
    )
}

fn of_broken(problem: &Problem, rules: &Rules, broken: &Broken) -> Message {
    let line = line_said(rules, &broken.deal, &broken.line);
    message!(
        "problems-broken",
        answer = answer_said(problem, &broken.answer),
        deal = deal_said(rules, &broken.deal),
        line
    )
}

/// Reads a deal under the rules of the problem.
fn position_of(rules: &Rules, deal: &str) -> Option<Position> {
    parse_position(deal, &RuleBook::published().with(rules.clone())).ok()
}

/// Returns who holds what.
fn deal_said(rules: &Rules, deal: &str) -> Message {
    let Some(position) = position_of(rules, deal) else { return Message::verbatim(deal) };
    let hands = position.cards().hands().iter().map(|(seat, hand)| {
        let cards = Arg::list(position.order().arranged(*hand).map(card_short), Join::Space);
        message!("fact-hand-of", seat = seat_letter(seat), cards)
    });
    message!("problems-deal", hands = Arg::list(hands.collect::<Vec<_>>(), Join::Comma))
}

/// Returns who plays what.
fn line_said(rules: &Rules, deal: &str, line: &[Card]) -> Arg {
    let Some(position) = position_of(rules, deal) else {
        return Arg::list(line.iter().copied().map(card_short), Join::Space);
    };
    let mut play = *position.cards();
    let plays = line.iter().map(|&card| {
        let seat = seat_letter(play.turn());
        play.play_held(position.order(), card);
        message!("problems-plays", seat, card = card_short(card))
    });
    Arg::list(plays.collect::<Vec<_>>(), Join::Comma)
}
