//! The whole game on the page: what each decision gave away as a curve, a step for each, the tricks, and a table.

use super::ReviewAnswer;
use super::decision::{judged, loss, said, trick_of};
use super::drawing::{held, marked};
use super::html::{Page, Titled};
use crate::layout::Align;
use crate::paint::seat;
use game::Seat;
use game::words::seat_letter;
use sim::{Certainty, Choice, Decision};
use std::fmt::Write as _;
use text::{Arg, Message, Sign, Texts, message};

/// Returns the class of the cells of a column.
const fn class(align: Align) -> &'static str {
    match align {
        Align::Left => "",
        Align::Right => " class=n",
    }
}

/// Returns the place of the step of a decision on the page.
fn step_id(game: &Titled<'_>, at: usize) -> String {
    format!("g{}d{at}", game.number)
}

/// Returns a decision in a line: where, who, what, and what it gave away if it is a mistake.
fn step_name(decision: &Decision, lost: f64) -> Message {
    let (who, done, best) = (seat_letter(decision.seat), said(&decision.done), said(&decision.best));
    let at = match trick_of(decision) {
        Some(trick) => message!("review-step-trick", trick),
        None => message!("review-step-before"),
    };
    if lost == 0.0 {
        return message!("review-step-right", at, seat = who, done);
    }
    message!("review-step-wrong", at, seat = who, done, best, loss = Arg::decimal(lost, 2))
}

/// Left end of the curve.
const LEFT: f64 = 26.0;

/// Places of decisions and points in the curve.
struct Scale {
    /// Width of a decision.
    step: f64,
    /// Most points that a decision gave away, at least one.
    high: f64,
}

impl Scale {
    fn of(all: &[(&Decision, f64)]) -> Self {
        let high = all.iter().map(|&(_, lost)| lost).fold(1.0, f64::max).ceil();
        Self { step: 310.0 / all.len().max(1) as f64, high }
    }

    fn x(&self, at: usize) -> f64 {
        LEFT + self.step * (at as f64 + 0.5)
    }

    fn y(&self, lost: f64) -> f64 {
        10.0 + 112.0 * (self.high - lost) / self.high
    }
}

impl Page {
    /// Writes all decisions, folded away until the reader opens them.
    pub(super) fn course(&mut self, answer: &ReviewAnswer) {
        let title = self.words(&message!("review-page-course"));
        let _ = writeln!(self.text, "<details><summary>{title}</summary>");
        self.tricks(answer);
        self.decisions(answer);
        self.text.push_str("</details>\n");
    }

    fn word(&self, id: &'static str) -> String {
        self.words(&Message::new(id))
    }

    fn choice(&self, choice: Choice) -> String {
        match choice {
            Choice::Card(played) => self.card(played),
            _ => self.words(&said(&choice)),
        }
    }

    /// Writes what each decision gave away as a curve for each seat; a tap on it goes to the step of the decision.
    pub(super) fn curve(&mut self, game: &Titled<'_>) {
        let review = &game.answer.shown.review;
        // What is no mistake is nobody's loss, however it looked at first sight.
        let lost = |decision: &Decision| review.mistake(decision).map_or(0.0, |moment| moment.decision.price.loss());
        let all: Vec<(&Decision, f64)> =
            review.decisions.iter().map(|decision| (judged(decision, review), lost(decision))).collect();
        let scale = Scale::of(&all);
        let title = self.word("review-page-curve");
        let _ = write!(
            self.text,
            "<p>{title}</p>\n<svg class=\"curve\" viewBox=\"0 0 360 150\" width=\"100%\" role=\"group\" aria-label=\"{title}\">"
        );
        self.axes(&all, &scale);
        for of in game.answer.in_order().into_iter().rev() {
            self.curve_of(game.answer, of, &all, &scale);
        }
        for (at, &(decision, lost)) in all.iter().enumerate() {
            let (name, id) = (self.words(&step_name(decision, lost)), step_id(game, at));
            let (left, width) = (scale.x(at) - scale.step / 2.0, scale.step);
            let _ = write!(
                self.text,
                "<a href=\"#{id}\" aria-label=\"{name}\"><rect x=\"{left:.1}\" y=\"0\" width=\"{width:.1}\" height=\"130\" fill=\"#0000\"/></a>"
            );
        }
        self.text.push_str("</svg>\n");
        for (at, &decision) in all.iter().enumerate() {
            self.step(game, (at, all.len()), decision);
        }
    }

    /// Writes the lines of the points and the numbers of the tricks.
    fn axes(&mut self, all: &[(&Decision, f64)], scale: &Scale) {
        for lost in [0.0, scale.high / 2.0, scale.high] {
            let (at, number) = (scale.y(lost), Texts::of(self.language).decimal(lost, 1, Sign::Minus));
            let _ = write!(
                self.text,
                "<line x1=\"{LEFT}\" x2=\"336\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"#8884\"/>\
                 <text x=\"0\" y=\"{:.1}\">{number}</text>",
                at + 4.0
            );
        }
        let mut before = None;
        for (at, (decision, _)) in all.iter().enumerate() {
            if let Some(trick) = trick_of(decision).filter(|&trick| before != Some(trick)) {
                let left = scale.x(at) - scale.step / 2.0;
                let _ = write!(self.text, "<text x=\"{left:.1}\" y=\"142\">{trick}</text>");
                before = Some(trick);
            }
        }
    }

    /// Writes the curve of a seat, with a dot for each mistake; that of the seat that comes first stands out.
    fn curve_of(&mut self, answer: &ReviewAnswer, of: Seat, all: &[(&Decision, f64)], scale: &Scale) {
        const COLORS: [&str; 4] = ["#cf222e", "#0969da", "#1a7f37", "#b35900"];
        let color = COLORS[of.index()];
        let (width, opacity) = match answer.seat {
            Some(own) if own == of => (3.0, 1.0),
            Some(_) => (1.2, 0.45),
            None => (1.5, 1.0),
        };
        let own = || all.iter().enumerate().filter(|(_, (decision, _))| decision.seat == of);
        let at = |(at, (_, lost)): (usize, &(&Decision, f64))| (scale.x(at), scale.y(*lost));
        let points: Vec<String> = own().map(at).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = write!(
            self.text,
            "<g opacity=\"{opacity}\"><polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\" points=\"{}\"/>",
            points.join(" ")
        );
        for (x, y) in own().filter(|(_, (_, lost))| 0.0 < *lost).map(at) {
            let _ = write!(self.text, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{color}\"/>");
        }
        let (row, name) = (24 + 16 * of.index(), seat(self.language, of));
        let _ = write!(self.text, "</g><text x=\"344\" y=\"{row}\" style=\"fill:{color}\">{name}</text>");
    }

    /// Writes a decision, seen once its step is gone to: the table, the hand, what it gave away, and the ways on.
    fn step(&mut self, game: &Titled<'_>, (at, n): (usize, usize), (decision, lost): (&Decision, f64)) {
        let name = self.words(&step_name(decision, lost));
        let _ = write!(self.text, "<section class=\"step\" id=\"{}\"><h3>{name}</h3>", step_id(game, at));
        let end = &game.answer.shown.end;
        let begun = decision.cards_played - decision.cards_played % 4;
        if trick_of(decision).is_some() {
            self.lying(end.public().plays().skip(begun).take(decision.cards_played % 4));
        }
        // The better card of a decision that is no mistake is one by chance.
        let best = if lost == 0.0 { decision.done } else { decision.best };
        self.own_cards(&marked(&held(end, decision.seat, decision.cards_played), decision.done, best));
        let to = |at: usize, id: &'static str| format!("<a href=\"#{}\">{}</a>", step_id(game, at), self.word(id));
        let back = if at == 0 { String::new() } else { to(at - 1, "review-page-back") };
        let on = if at + 1 == n { String::new() } else { to(at + 1, "review-page-on") };
        let _ = writeln!(self.text, "<nav aria-label=\"{name}\">{back}{on}</nav></section>");
    }

    fn tricks(&mut self, answer: &ReviewAnswer) {
        let title = self.word("review-page-tricks");
        let _ = write!(self.text, "<h3>{title}</h3><div class=\"wide\"><table>");
        for (number, trick) in answer.shown.end.public().tricks().iter().enumerate() {
            let _ = write!(self.text, "<tr><td class=n>{}<td>", number + 1);
            for (at, (of, played)) in trick.plays().enumerate() {
                let is_bad = answer.shown.review.decisions.iter().any(|decision| {
                    (decision.cards_played, decision.done) == (4 * number + at, Choice::Card(played))
                        && answer.shown.review.is_mistake(decision)
                });
                let (name, card) = (seat(self.language, of), self.card(played));
                let class = if is_bad { "bad" } else { "" };
                let _ = write!(self.text, "<span class=\"trick {class}\">{name}{card}</span> ");
            }
            let owner = trick.owner().map_or(String::new(), |owner| seat(self.language, owner));
            let _ = write!(self.text, "<td>{owner}<td class=n>{}</tr>", trick.augen());
        }
        self.text.push_str("</table></div>\n");
    }

    fn decisions(&mut self, answer: &ReviewAnswer) {
        use Align::{Left, Right};
        let heads = [
            ("review-head-trick", Right),
            ("review-head-seat", Left),
            ("review-head-decided", Left),
            ("review-head-points", Right),
            ("review-page-best", Left),
            ("review-head-loss", Right),
            ("review-head-hindsight", Left),
        ];
        let heads: String = heads.iter().map(|&(id, at)| format!("<th{}>{}", class(at), self.word(id))).collect();
        let (title, about) = (self.word("review-page-decisions"), self.word("review-page-decisions-about"));
        let _ = write!(
            self.text,
            "<h3>{title}</h3><p class=\"quiet\">{about}</p><div class=\"wide\"><table><tr>{heads}</tr>"
        );
        for decision in &answer.shown.review.decisions {
            let is_mistake = answer.shown.review.is_mistake(decision);
            let decision = judged(decision, &answer.shown.review);
            let best = match decision.price.certainty {
                Certainty::WithinChance if !is_mistake => String::new(),
                _ => self.choice(decision.best),
            };
            let hindsight = match decision.hindsight {
                Some((best, loss)) if loss.0 != 0 => format!("{} {:+}", self.choice(best), loss.0),
                Some(_) => "=".to_owned(),
                None => String::new(),
            };
            let row = format!(
                "<tr{}><td class=n>{}<td>{}<td>{}<td class=n>{}<td>{best}<td class=n>{}<td>{hindsight}</tr>",
                if is_mistake { " class=bad" } else { "" },
                trick_of(decision).map_or_else(|| "-".to_owned(), |number| number.to_string()),
                seat(self.language, decision.seat),
                self.choice(decision.done),
                Texts::of(self.language).decimal(decision.price.done, 2, Sign::Both),
                self.words(&loss(decision)),
            );
            self.text.push_str(&row);
        }
        self.text.push_str("</table></div>\n");
    }
}
