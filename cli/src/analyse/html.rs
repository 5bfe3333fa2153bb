//! The report as a page that needs nothing else.

use super::{Analysis, error, headline, sentence, total, trick};
use crate::lang::Say;
use api::paint::short;
use game::{BySeat, Card, Outcome, Seat, Suit};
use sim::report::generator;
use sim::{Certainty, Choice};
use std::fmt::Write as _;
use text::Language;

const STYLE: &str = "body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:62em;padding:0 1em;color:#222;\
background:#fff}h1{font-size:1.5em}h2{font-size:1.15em;margin-top:2em}table{border-collapse:collapse}\
td,th{padding:.2em .6em;text-align:left;border-bottom:1px solid #ddd}td.n,th.n{text-align:right}\
.card{display:inline-block;min-width:2.1em;padding:.1em .25em;margin:.1em;border:1px solid #999;border-radius:.3em;\
background:#fff;text-align:center;font-weight:600}.C{color:#1a7f37}.S{color:#0550ae}.H{color:#cf222e}.D{color:#b35900}\
.bad{background:#ffe3e3}.best{outline:2px solid #1a7f37}svg text{font:11px system-ui,sans-serif;fill:#444}\
@media(prefers-color-scheme:dark){body{background:#16181c;color:#ddd}.card{background:#f4f4f4}.bad{background:#4a2020}\
svg text{fill:#bbb}td,th{border-color:#444}}";

/// Returns the page of one game or of several.
pub(super) fn page(lang: Language, analyses: &[Analysis]) -> String {
    let title = match analyses {
        [_] => lang.say("Analyse eines Spiels", "Analysis of a game").to_owned(),
        several => match lang {
            Language::German => format!("Analyse von {} Spielen", several.len()),
            Language::English => format!("Analysis of {} games", several.len()),
        },
    };
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\">{}<title>{title}</title><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n",
        lang.say("de", "en"),
        generator("analyse"),
    );
    if 1 < analyses.len() {
        totals(&mut page, lang, analyses);
    }
    for analysis in analyses {
        if 1 < analyses.len() {
            let number = analysis.place.number;
            let _ = writeln!(page, "<h1 id=\"{number}\">{}</h1>", analysis.title(lang));
        }
        head(&mut page, lang, analysis);
        plot(&mut page, lang, analysis);
        mistakes(&mut page, lang, analysis);
        tricks(&mut page, lang, analysis);
        decisions(&mut page, lang, analysis);
    }
    page.push_str("</body></html>\n");
    page
}

/// What each seat gave away in all games, and in each of them, with a link to it.
fn totals(page: &mut String, lang: Language, analyses: &[Analysis]) {
    let heads: String = Seat::ALL.into_iter().map(|seat| format!("<th class=n>{seat}")).collect();
    let title = lang.say("Verschenkte Punkte (Fehler)", "Points given away (mistakes)");
    let _ = write!(page, "<p>{title}</p><table><tr><th>{heads}</tr>");
    let mut row = |name: &str, losses: &BySeat<(f64, usize)>| {
        let cells: String = losses.iter().map(|(_, (loss, n))| format!("<td class=n>{loss:.2} ({n})")).collect();
        let _ = write!(page, "<tr><td>{name}{cells}</tr>");
    };
    for analysis in analyses {
        row(&format!("<a href=\"#{}\">{}</a>", analysis.place.number, analysis.title(lang)), &analysis.losses());
    }
    row(&headline(lang, analyses.len()), &total(analyses));
    page.push_str("</table>\n");
}

fn card(lang: Language, card: Card, class: &str) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "C",
        Suit::Spades => "S",
        Suit::Hearts => "H",
        Suit::Diamonds => "D",
    };
    format!("<span class=\"card {suit} {class}\">{}</span>", short(lang, card))
}

fn choice(lang: Language, choice: Choice, class: &str) -> String {
    match choice {
        Choice::Card(played) => card(lang, played, class),
        _ => choice.to_string(),
    }
}

/// The hands, the result, and what each seat gave away.
fn head(page: &mut String, lang: Language, analysis: &Analysis) {
    let end = &analysis.end;
    let outcome: Option<Outcome> = end.clone().finish().ok();
    let head = lang.say(
        "<th>Sitz<th>Partei<th>Blatt<th class=n>Punkte<th class=n>Fehler<th class=n>verschenkt",
        "<th>seat<th>side<th>hand<th class=n>points<th class=n>mistakes<th class=n>given away",
    );
    let _ =
        write!(page, "<p>{} · {}</p><table><tr>{head}</tr>", end.public().rules().name, end.public().game().contract());
    for (seat, (loss, n)) in analysis.losses().iter() {
        let order = end.public().order().sorted();
        let hand = end.deal().hands()[seat];
        let cards = order.iter().flat_map(|&kind| std::iter::repeat_n(kind, hand.count(kind)));
        let cards: String = cards.map(|kind| card(lang, kind, "")).collect();
        let side = end.team_of(seat).map_or("?", game::Team::name);
        let points = outcome.as_ref().map_or(String::new(), |outcome| format!("{:+}", outcome.score.points[seat].0));
        let _ = write!(
            page,
            "<tr><td>{seat}<td>{side}<td>{cards}<td class=n>{points}<td class=n>{n}<td class=n>{loss:.2}</tr>"
        );
    }
    page.push_str("</table>\n");
}

/// The expected points of each decision, a line for each seat.
fn plot(page: &mut String, lang: Language, analysis: &Analysis) {
    const COLORS: [&str; 4] = ["#cf222e", "#0550ae", "#1a7f37", "#b35900"];
    const LEFT: f64 = 36.0;
    let n_cards = (4 * analysis.end.public().rules().n_tricks()) as f64;
    let values = || analysis.decisions.iter().flat_map(|decision| [decision.price.done, decision.price.best]);
    let (low, high) = (values().fold(-1.0, f64::min).floor(), values().fold(1.0, f64::max).ceil());
    let x = |cards: usize| LEFT + 680.0 * cards as f64 / n_cards;
    let y = |points: f64| 12.0 + 216.0 * (high - points) / (high - low);
    let title = lang.say(
        "Erwartete Punkte jedes Sitzes bei seinen Entscheidungen",
        "Expected points of each seat at its decisions",
    );
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
    for trick in 0..analysis.end.public().rules().n_tricks() {
        let _ = write!(page, "<text x=\"{:.1}\" y=\"252\">{}</text>", x(4 * trick), trick + 1);
    }
    for seat in Seat::ALL {
        let color = COLORS[seat.index()];
        let own = || analysis.decisions.iter().filter(move |decision| decision.seat == seat);
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
        for decision in own().filter(|decision| analysis.is_mistake(decision)) {
            let (at, from, to) = (x(decision.cards_played), y(decision.price.done), y(decision.price.best));
            let _ = write!(
                page,
                "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{from:.1}\" y2=\"{to:.1}\" stroke=\"{color}\" stroke-width=\"3\" opacity=\".5\"/><circle cx=\"{at:.1}\" cy=\"{from:.1}\" r=\"4\" fill=\"{color}\"/>"
            );
        }
        let _ = write!(page, "<text x=\"724\" y=\"{}\" style=\"fill:{color}\">{seat}</text>", 24 + 16 * seat.index());
    }
    page.push_str("</svg>\n");
}

fn mistakes(page: &mut String, lang: Language, analysis: &Analysis) {
    let _ = writeln!(
        page,
        "<h2>{}</h2>",
        lang.say("Fehler nach dem, was der Sitz wissen konnte", "Mistakes by what the seat could know")
    );
    let mistakes = analysis.mistakes();
    if mistakes.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", lang.say("Keine.", "None."));
        return;
    }
    page.push_str("<ol>");
    for decision in mistakes {
        let (done, best) = (choice(lang, decision.done, ""), choice(lang, decision.best, "best"));
        let _ = write!(page, "<li>{}</li>", sentence(lang, decision, &done, &best));
    }
    page.push_str("</ol>\n");
}

fn tricks(page: &mut String, lang: Language, analysis: &Analysis) {
    let public = analysis.end.public();
    let _ = write!(page, "<h2>{}</h2><table>", lang.say("Die Stiche", "The tricks"));
    for (number, trick) in public.tricks().iter().enumerate() {
        let _ = write!(page, "<tr><td class=n>{}<td>", number + 1);
        for (at, (seat, played)) in trick.plays().enumerate() {
            let done = Choice::Card(played);
            let is_mistake = analysis.decisions.iter().any(|decision| {
                (decision.cards_played, decision.done) == (4 * number + at, done) && analysis.is_mistake(decision)
            });
            let _ = write!(page, "{seat}{} ", card(lang, played, if is_mistake { "bad" } else { "" }));
        }
        let owner = trick.owner().map_or(String::new(), |owner| owner.to_string());
        let _ = write!(page, "<td>{owner}<td class=n>{}</tr>", trick.augen());
    }
    page.push_str("</table>\n");
}

fn decisions(page: &mut String, lang: Language, analysis: &Analysis) {
    let _ = write!(
        page,
        "<h2>{}</h2><p>{}</p><table><tr>{}</tr>",
        lang.say("Alle Entscheidungen", "All decisions"),
        lang.say(
            "Im Nachhinein heißt bei Karten: mit allen Karten offen, exakt gelöst; bei Ansagen: wenn die Karten ebenso \
             gefallen wären. Das konnte niemand wissen. Ein Strich ist Schweigen, als die Ansage zuletzt möglich war.",
            "In hindsight means for cards: with all cards open, solved exactly; for calls: had the cards fallen the same \
             way. Nobody could know that. A dash is silence when a call was possible for the last time."
        ),
        lang.say(
            "<th class=n>Stich<th>Sitz<th>entschieden<th class=n>Punkte<th>am besten<th class=n>verschenkt<th>im Nachhinein",
            "<th class=n>trick<th>seat<th>decided<th class=n>points<th>best<th class=n>given away<th>in hindsight"
        )
    );
    for decision in &analysis.decisions {
        let class = if analysis.is_mistake(decision) { " class=bad" } else { "" };
        let best = match decision.price.certainty {
            Certainty::Clear => choice(lang, decision.best, ""),
            Certainty::WithinChance => String::new(),
        };
        let hindsight = match decision.hindsight {
            Some((best, loss)) if loss.0 != 0 => format!("{} {:+}", choice(lang, best, ""), loss.0),
            Some(_) => "=".to_owned(),
            None => String::new(),
        };
        let _ = write!(
            page,
            "<tr{class}><td class=n>{}<td>{}<td>{}<td class=n>{:+.2}<td>{}<td class=n>{:.2}{}<td>{hindsight}</tr>",
            trick(decision),
            decision.seat,
            choice(lang, decision.done, ""),
            decision.price.done,
            best,
            decision.price.loss(),
            error(decision),
        );
    }
    page.push_str("</table>\n");
}
