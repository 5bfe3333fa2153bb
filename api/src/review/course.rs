//! The whole game on the page: how each seat stood, the tricks, every decision.

use super::ReviewAnswer;
use super::decision::{loss, said, trick_of};
use super::html::Page;
use crate::layout::Align;
use crate::paint::seat;
use game::Seat;
use sim::{Certainty, Choice, Decision};
use std::fmt::Write as _;
use text::{Message, Sign, Texts, message};

/// Returns the class of the cells of a column.
const fn class(align: Align) -> &'static str {
    match align {
        Align::Left => "",
        Align::Right => " class=n",
    }
}

impl Page {
    /// Writes all decisions, folded away until the reader opens them.
    pub(super) fn course(&mut self, answer: &ReviewAnswer) {
        let title = self.words(&message!("review-page-course"));
        let _ = writeln!(self.text, "<details><summary>{title}</summary>");
        self.plot(answer);
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

    /// The expected points of each decision, a line for each seat.
    fn plot(&mut self, answer: &ReviewAnswer) {
        const COLORS: [&str; 4] = ["#cf222e", "#0969da", "#1a7f37", "#b35900"];
        const LEFT: f64 = 36.0;
        let all = &answer.shown.review.decisions;
        let n_tricks = answer.shown.end.public().rules().n_tricks();
        let n_cards = (4 * n_tricks) as f64;
        let values = || all.iter().flat_map(|decision| [decision.price.done, decision.price.best]);
        let (low, high) = (values().fold(-1.0, f64::min).floor(), values().fold(1.0, f64::max).ceil());
        let x = |cards: usize| LEFT + 680.0 * cards as f64 / n_cards;
        let y = |points: f64| 12.0 + 216.0 * (high - points) / (high - low);
        let title = self.word("review-page-plot");
        let mut svg =
            format!("<p>{title}</p>\n<svg viewBox=\"0 0 760 260\" width=\"100%\" role=\"img\" aria-label=\"{title}\">");
        let mut line = low;
        while line <= high {
            let (at, color) = (y(line), if line == 0.0 { "#888" } else { "#8883" });
            let _ = write!(
                svg,
                "<line x1=\"{LEFT}\" x2=\"716\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"{color}\"/>\
                 <text x=\"4\" y=\"{:.1}\">{line:+}</text>",
                at + 4.0
            );
            line += ((high - low) / 8.0).ceil().max(1.0);
        }
        for trick in 0..n_tricks {
            let _ = write!(svg, "<text x=\"{:.1}\" y=\"252\">{}</text>", x(4 * trick), trick + 1);
        }
        for of in Seat::ALL {
            let color = COLORS[of.index()];
            let own = || all.iter().filter(move |decision| decision.seat == of);
            let is_card = |decision: &&Decision| matches!(decision.done, Choice::Card(_));
            let point = |decision: &Decision| format!("{:.1},{:.1}", x(decision.cards_played), y(decision.price.done));
            let points: Vec<String> = own().filter(is_card).map(point).collect();
            let _ = write!(
                svg,
                "<polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"1.5\" points=\"{}\"/>",
                points.join(" ")
            );
            for decision in own().filter(|decision| answer.shown.review.is_mistake(decision)) {
                let (at, from, to) = (x(decision.cards_played), y(decision.price.done), y(decision.price.best));
                let _ = write!(
                    svg,
                    "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{from:.1}\" y2=\"{to:.1}\" stroke=\"{color}\" \
                     stroke-width=\"3\" opacity=\".5\"/><circle cx=\"{at:.1}\" cy=\"{from:.1}\" r=\"4\" fill=\"{color}\"/>"
                );
            }
            let (row, name) = (24 + 16 * of.index(), seat(self.language, of));
            let _ = write!(svg, "<text x=\"724\" y=\"{row}\" style=\"fill:{color}\">{name}</text>");
        }
        svg.push_str("</svg>\n");
        self.text.push_str(&svg);
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
