//! The report as a page that needs nothing else.

use super::rows::{all_games, loss, mistake, title, trick};
use super::{Answer, Lost, is_mistake, said, total};
use crate::paint::{seat, short};
use game::{BySeat, Card, Outcome, Seat, Suit};
use sim::report::generator;
use sim::{Certainty, Choice};
use std::fmt::Write as _;
use text::{Language, Localized, Message, Sign, Texts, message};

const STYLE: &str = "body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:62em;padding:0 1em;color:#222;\
background:#fff}h1{font-size:1.5em}h2{font-size:1.15em;margin-top:2em}table{border-collapse:collapse}\
td,th{padding:.2em .6em;text-align:left;border-bottom:1px solid #ddd}td.n,th.n{text-align:right}\
.card{display:inline-block;min-width:2.1em;padding:.1em .25em;margin:.1em;border:1px solid #999;border-radius:.3em;\
background:#fff;text-align:center;font-weight:600}.C{color:#1a7f37}.S{color:#0550ae}.H{color:#cf222e}.D{color:#b35900}\
.bad{background:#ffe3e3}.best{outline:2px solid #1a7f37}svg text{font:11px system-ui,sans-serif;fill:#444}\
@media(prefers-color-scheme:dark){body{background:#16181c;color:#ddd}.card{background:#f4f4f4}.bad{background:#4a2020}\
svg text{fill:#bbb}td,th{border-color:#444}}";

/// A game on a page.
#[derive(Clone, Copy, Debug)]
pub struct Titled<'a> {
    /// Its number among the games of a file.
    pub number: usize,
    /// The line on which it begins.
    pub line: usize,
    /// What its decisions were worth.
    pub answer: &'a Answer,
}

/// The catalogue as the page needs it.
#[derive(Clone, Copy)]
struct Say(Language);

impl Say {
    fn word(self, id: &'static str) -> String {
        Message::new(id).text(self.0)
    }

    fn heads(self, heads: &[(&'static str, Align)]) -> String {
        heads.iter().map(|&(id, align)| format!("<th{}>{}", align.class(), self.word(id))).collect()
    }

    fn decimal(self, number: f64, sign: Sign) -> String {
        Texts::of(self.0).decimal(number, 2, sign)
    }
}

/// On which side of a column its cells stand.
#[derive(Clone, Copy)]
enum Align {
    Left,
    Right,
}

impl Align {
    const fn class(self) -> &'static str {
        match self {
            Self::Left => "",
            Self::Right => " class=n",
        }
    }
}

/// Returns the page of one game or of several.
#[must_use]
pub fn page(language: Language, games: &[Titled<'_>]) -> String {
    let title = message!("analyse-page-title", n = games.len()).text(language);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\">{}<title>{title}</title><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n",
        generator("analyse"),
    );
    if 1 < games.len() {
        totals(&mut page, language, games);
    }
    for game in games {
        if 1 < games.len() {
            let name = super::title(game.number, game.line).text(language);
            let _ = writeln!(page, "<h1 id=\"{}\">{name}</h1>", game.number);
        }
        head(&mut page, language, game.answer);
        plot(&mut page, language, game.answer);
        mistakes(&mut page, language, game.answer);
        tricks(&mut page, language, game.answer);
        decisions(&mut page, language, game.answer);
    }
    page.push_str("</body></html>\n");
    page
}

/// What each seat gave away in all games, and in each of them, with a link to it.
fn totals(page: &mut String, language: Language, games: &[Titled<'_>]) {
    let heads: String = Seat::ALL.into_iter().map(|of| format!("<th class=n>{}", seat(language, of))).collect();
    let _ = write!(page, "<p>{}</p><table><tr><th>{heads}</tr>", Say(language).word("analyse-page-totals"));
    let mut row = |name: &str, lost: &BySeat<Lost>| {
        let cell = |(_, lost): (Seat, &Lost)| {
            format!("<td class=n>{} ({})", Say(language).decimal(lost.points, Sign::Minus), lost.mistakes)
        };
        let _ = write!(page, "<tr><td>{name}{}</tr>", lost.iter().map(cell).collect::<String>());
    };
    for game in games {
        let name = title(game.number, game.line).text(language);
        row(&format!("<a href=\"#{}\">{name}</a>", game.number), &game.answer.lost);
    }
    let all = total(games.iter().map(|game| game.answer));
    row(&all_games(games.len()).text(language), &all);
    page.push_str("</table>\n");
}

fn card(language: Language, card: Card, class: &str) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "C",
        Suit::Spades => "S",
        Suit::Hearts => "H",
        Suit::Diamonds => "D",
    };
    format!("<span class=\"card {suit} {class}\">{}</span>", short(language, card))
}

fn choice(language: Language, choice: Choice, class: &str) -> String {
    match choice {
        Choice::Card(played) => card(language, played, class),
        _ => said(&choice).text(language),
    }
}

/// The hands, the result, and what each seat gave away.
fn head(page: &mut String, language: Language, analysis: &Answer) {
    use Align::{Left, Right};
    let end = &analysis.shown.end;
    let outcome: Option<Outcome> = end.clone().finish().ok();
    let heads = Say(language).heads(&[
        ("analyse-head-seat", Left),
        ("analyse-page-side", Left),
        ("analyse-page-hand", Left),
        ("analyse-head-points", Right),
        ("analyse-page-mistakes", Right),
        ("analyse-head-loss", Right),
    ]);
    let contract = end.public().game().contract().text(language);
    let _ = write!(page, "<p>{} · {contract}</p><table><tr>{heads}</tr>", end.public().rules().name);
    for (of, lost) in analysis.lost.iter() {
        let cards = end.public().order().arranged(end.deal().hands()[of]);
        let cards: String = cards.map(|kind| card(language, kind, "")).collect();
        let side = end.team_of(of).map_or_else(|| "?".to_owned(), |team| team.text(language));
        let points = outcome.as_ref().map_or(String::new(), |outcome| format!("{:+}", outcome.score.points[of].0));
        let (n, loss) = (lost.mistakes, Say(language).decimal(lost.points, Sign::Minus));
        let of = seat(language, of);
        let _ =
            write!(page, "<tr><td>{of}<td>{side}<td>{cards}<td class=n>{points}<td class=n>{n}<td class=n>{loss}</tr>");
    }
    page.push_str("</table>\n");
}

/// The expected points of each decision, a line for each seat.
fn plot(page: &mut String, language: Language, analysis: &Answer) {
    const COLORS: [&str; 4] = ["#cf222e", "#0550ae", "#1a7f37", "#b35900"];
    const LEFT: f64 = 36.0;
    let n_cards = (4 * analysis.shown.end.public().rules().n_tricks()) as f64;
    let values = || analysis.shown.decisions.iter().flat_map(|decision| [decision.price.done, decision.price.best]);
    let (low, high) = (values().fold(-1.0, f64::min).floor(), values().fold(1.0, f64::max).ceil());
    let x = |cards: usize| LEFT + 680.0 * cards as f64 / n_cards;
    let y = |points: f64| 12.0 + 216.0 * (high - points) / (high - low);
    let title = Say(language).word("analyse-page-plot");
    let _ = write!(
        page,
        "<h2>{title}</h2>\n<svg viewBox=\"0 0 760 260\" width=\"100%\" role=\"img\" aria-label=\"{title}\">"
    );
    let mut line = low;
    while line <= high {
        let (at, color) = (y(line), if line == 0.0 { "#888" } else { "#8883" });
        let _ = write!(
            page,
            "<line x1=\"{LEFT}\" x2=\"716\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"{color}\"/><text x=\"4\" y=\"{:.1}\">{line:+}</text>",
            at + 4.0
        );
        line += ((high - low) / 8.0).ceil().max(1.0);
    }
    for trick in 0..analysis.shown.end.public().rules().n_tricks() {
        let _ = write!(page, "<text x=\"{:.1}\" y=\"252\">{}</text>", x(4 * trick), trick + 1);
    }
    for of in Seat::ALL {
        let color = COLORS[of.index()];
        let own = || analysis.shown.decisions.iter().filter(move |decision| decision.seat == of);
        let is_card = |decision: &&sim::Decision| matches!(decision.done, Choice::Card(_));
        let points: Vec<String> = own()
            .filter(is_card)
            .map(|decision| format!("{:.1},{:.1}", x(decision.cards_played), y(decision.price.done)))
            .collect();
        let _ = write!(
            page,
            "<polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"1.5\" points=\"{}\"/>",
            points.join(" ")
        );
        for decision in own().filter(|decision| is_mistake(decision, analysis.shown.least)) {
            let (at, from, to) = (x(decision.cards_played), y(decision.price.done), y(decision.price.best));
            let _ = write!(
                page,
                "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{from:.1}\" y2=\"{to:.1}\" stroke=\"{color}\" stroke-width=\"3\" opacity=\".5\"/><circle cx=\"{at:.1}\" cy=\"{from:.1}\" r=\"4\" fill=\"{color}\"/>"
            );
        }
        let _ = write!(
            page,
            "<text x=\"724\" y=\"{}\" style=\"fill:{color}\">{}</text>",
            24 + 16 * of.index(),
            seat(language, of)
        );
    }
    page.push_str("</svg>\n");
}

fn mistakes(page: &mut String, language: Language, analysis: &Answer) {
    let say = Say(language);
    let _ = writeln!(page, "<h2>{}</h2>", say.word("analyse-page-mistakes-known"));
    let mistakes = analysis.mistakes();
    if mistakes.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", say.word("analyse-page-none"));
        return;
    }
    page.push_str("<ol>");
    for decision in mistakes {
        let (done, best) = (choice(language, decision.done, ""), choice(language, decision.best, "best"));
        let _ = write!(page, "<li>{}</li>", mistake(decision, done, best).text(language));
    }
    page.push_str("</ol>\n");
}

fn tricks(page: &mut String, language: Language, analysis: &Answer) {
    let public = analysis.shown.end.public();
    let _ = write!(page, "<h2>{}</h2><table>", Say(language).word("analyse-page-tricks"));
    for (number, trick) in public.tricks().iter().enumerate() {
        let _ = write!(page, "<tr><td class=n>{}<td>", number + 1);
        for (at, (of, played)) in trick.plays().enumerate() {
            let done = Choice::Card(played);
            let is_bad = analysis.shown.decisions.iter().any(|decision| {
                (decision.cards_played, decision.done) == (4 * number + at, done)
                    && is_mistake(decision, analysis.shown.least)
            });
            let class = if is_bad { "bad" } else { "" };
            let _ = write!(page, "{}{} ", seat(language, of), card(language, played, class));
        }
        let owner = trick.owner().map_or(String::new(), |owner| seat(language, owner));
        let _ = write!(page, "<td>{owner}<td class=n>{}</tr>", trick.augen());
    }
    page.push_str("</table>\n");
}

fn decisions(page: &mut String, language: Language, analysis: &Answer) {
    use Align::{Left, Right};
    let say = Say(language);
    let heads = say.heads(&[
        ("analyse-head-trick", Right),
        ("analyse-head-seat", Left),
        ("analyse-head-decided", Left),
        ("analyse-head-points", Right),
        ("analyse-page-best", Left),
        ("analyse-head-loss", Right),
        ("analyse-head-hindsight", Left),
    ]);
    let (title, about) = (say.word("analyse-page-decisions"), say.word("analyse-page-about"));
    let _ = write!(page, "<h2>{title}</h2><p>{about}</p><table><tr>{heads}</tr>");
    for decision in &analysis.shown.decisions {
        let class = if is_mistake(decision, analysis.shown.least) { " class=bad" } else { "" };
        let best = match decision.price.certainty {
            Certainty::Clear => choice(language, decision.best, ""),
            Certainty::WithinChance => String::new(),
        };
        let hindsight = match decision.hindsight {
            Some((best, loss)) if loss.0 != 0 => format!("{} {:+}", choice(language, best, ""), loss.0),
            Some(_) => "=".to_owned(),
            None => String::new(),
        };
        let _ = write!(
            page,
            "<tr{class}><td class=n>{}<td>{}<td>{}<td class=n>{}<td>{best}<td class=n>{}<td>{hindsight}</tr>",
            trick(decision).map_or_else(|| "-".to_owned(), |number| number.to_string()),
            seat(language, decision.seat),
            choice(language, decision.done, ""),
            say.decimal(decision.price.done, Sign::Both),
            loss(decision).text(language),
        );
    }
    page.push_str("</table>\n");
}
