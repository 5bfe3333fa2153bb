//! The ruling on one page: facts, position, decision, reasons, signatures (2.1.1 no. 8).

use super::occasion::Occasion;
use super::shown;
use crate::lang::Say;
use crate::session::Session;
use crate::target::Target;
use crate::trouble::Trouble;
use ::referee::{Arg, Case, Claims, Judged, Language, Ruling, Texts, case};
use game::notation::{RuleBook, parse_position, visible, visible_lines};
use game::record::Moment;
use game::{Card, Position, Seat, Suit};
use sim::report::generator;
use std::fmt::Write;

/// What a protocol is about.
#[derive(Debug)]
pub(super) struct Page<'a> {
    pub(super) case: &'a Case,
    pub(super) ruling: &'a Ruling,
    pub(super) occasion: &'a Occasion,
    /// The position before the breach, in one line.
    pub(super) position: Option<&'a str>,
    /// The moments of claims that were named, by claimant.
    pub(super) moments: Vec<(Seat, Moment)>,
}

/// Writes the page, which needs nothing besides itself, and says where it is.
pub(super) fn write(session: &Session, target: &Target, page: &Page<'_>) -> Result<(), Trouble> {
    target.write(&html(super::texts(session), page, &session.book))?;
    let written = session.lang.say("Protokoll geschrieben:", "protocol written:");
    eprintln!("{written} {}", visible(&target.path().display().to_string()));
    Ok(())
}

fn html(texts: &Texts, page: &Page<'_>, book: &RuleBook) -> String {
    let Page { case, ruling, occasion, position, moments } = page;
    let mut html = String::new();
    let title = format!("{} {}", texts.number(ruling.entry), texts.title(ruling.entry));
    let heading = texts.say("protocol-title");
    let lang = texts.language().code();
    // Writing to a string cannot fail.
    let _ = write!(
        html,
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n{}\n<title>{}</title>\n<style>{STYLE}</style>\n\
         <h1>{}</h1>\n<h2>{}</h2>\n",
        generator("referee"),
        escaped(&title),
        escaped(&heading),
        escaped(&title)
    );
    rows(&mut html, &occasion.rows(texts));
    facts(&mut html, texts, case, moments);
    if let Some(position) = position.and_then(|line| parse_position(line, book).ok()) {
        table(&mut html, texts, &position);
    }
    decision(&mut html, texts, ruling);
    signatures(&mut html, texts);
    html
}

fn facts(html: &mut String, texts: &Texts, case: &Case, moments: &[(Seat, Moment)]) {
    let mut rows = vec![
        (texts.say("label-rules"), case.rules().name.to_string()),
        (texts.say("label-game"), texts.game(case.game().kind)),
    ];
    if let Some(soloist) = case.game().soloist {
        rows.push((texts.say("label-soloist"), texts.seat(soloist)));
    }
    let offender = case.offender().map_or_else(|| texts.say("nobody"), |seat| texts.seat(seat));
    rows.push((texts.say("label-offender"), offender));
    rows.push((texts.say("label-absagen"), case.absagen().to_string()));
    if let Claims::Made(claims) = case.claims() {
        rows.extend(claims.iter().map(|claim| (texts.say("label-claim"), claimed(texts, claim, moments))));
    }
    for (name, value) in case.facts().iter() {
        let question = texts.question(case.entry().number, name);
        let shown = case::fact_of(case.entry(), name).map(|fact| texts.fact_value(fact.name, value));
        rows.push((question, shown.unwrap_or_else(|| value.to_string())));
    }
    let _ = writeln!(html, "<h3>{}</h3>", escaped(&texts.say("label-facts")));
    self::rows(html, &rows);
}

/// Who claimed, when if that is known, and whether he could.
fn claimed(texts: &Texts, claim: &Judged, moments: &[(Seat, Moment)]) -> String {
    let validity = if claim.invalid.is_none() { "claim-valid" } else { "claim-invalid" };
    let moment = moments.iter().find(|(seat, _)| *seat == claim.claimant).map(|(_, moment)| when(texts, *moment));
    let parts = [Some(texts.seat(claim.claimant)), moment, Some(texts.say(validity))];
    parts.into_iter().flatten().collect::<Vec<String>>().join(", ")
}

fn when(texts: &Texts, moment: Moment) -> String {
    let number = |name, n: u16| (name, Arg::Number(i64::from(n)));
    match moment {
        Moment::Query { said } => texts.fill("claim-after-words", &[number("words", said)]),
        Moment::Play { cards, calls: 0 } => texts.fill("claim-after-cards", &[number("cards", cards)]),
        Moment::Play { cards, calls } => {
            texts.fill("claim-after-calls", &[number("cards", cards), number("calls", calls)])
        }
    }
}

/// A table with two columns; nothing if it has no rows.
fn rows(html: &mut String, rows: &[(String, String)]) {
    if rows.is_empty() {
        return;
    }
    html.push_str("<table>\n");
    for (what, said) in rows {
        let _ = writeln!(html, "<tr><th>{}</th><td>{}</td></tr>", escaped(what), escaped(said));
    }
    html.push_str("</table>\n");
}

/// The hands around the table, the running trick in the middle.
fn table(html: &mut String, texts: &Texts, position: &Position) {
    let lang = texts.language();
    let _ = writeln!(html, "<h3>{}</h3>\n<div class=\"board\">", escaped(&texts.say("label-position")));
    for seat in Seat::ALL {
        let hand = position.cards().hands()[seat];
        let order = position.order().sorted().iter();
        let cards: String = order
            .flat_map(|&card| std::iter::repeat_n(card, hand.count(card)))
            .map(|card| card_html(lang, card))
            .collect();
        let team = texts.team(position.parties().team_of(seat));
        let name = escaped(&texts.seat(seat));
        let _ = writeln!(html, "<div class=\"{seat}\"><b>{name}</b> ({team})<br>{cards}</div>");
    }
    let lying: String = position
        .cards()
        .trick()
        .plays()
        .map(|(seat, card)| format!("{} {}", texts.seat(seat), card_html(lang, card)))
        .collect();
    let _ = writeln!(html, "<div class=\"C\">{lying}</div></div>");
}

fn card_html(lang: Language, card: Card) -> String {
    let color = if matches!(card.suit(), Suit::Hearts | Suit::Diamonds) { "red" } else { "black" };
    format!("<span class=\"card {color}\">{}{}</span>", card.suit().symbol(), lang.rank(card.rank()))
}

fn decision(html: &mut String, texts: &Texts, ruling: &Ruling) {
    let class = texts.say(&format!("class-{}", ruling.class.name()));
    let _ = writeln!(
        html,
        "<h3>{}</h3>\n<p class=\"class\">{}</p>\n<p>{}</p>\n<p>{}</p>",
        escaped(&texts.say("label-decision")),
        escaped(&class),
        escaped(&shown::points(texts, ruling)),
        escaped(&texts.continuation(ruling))
    );
    html.push_str("<ul>\n");
    for consequence in &ruling.consequences {
        let _ = writeln!(html, "<li>{}</li>", escaped(&texts.consequence(consequence)));
    }
    let _ = writeln!(html, "</ul>\n<h3>{}</h3>\n<ol>", escaped(&texts.say("label-reasons")));
    for step in &ruling.reasons {
        let _ = writeln!(html, "<li>{}</li>", escaped(&texts.step(step)));
    }
    let appeal = texts.step(&ruling.remedy);
    let _ = writeln!(html, "</ol>\n<p>{}</p>", escaped(&appeal));
}

fn signatures(html: &mut String, texts: &Texts) {
    html.push_str("<div class=\"signatures\">\n");
    for who in ["date", "extra-time", "referee", "court-1", "court-2", "court-3"] {
        let _ = writeln!(html, "<div>{}</div>", escaped(&texts.say(&format!("signature-{who}"))));
    }
    html.push_str("</div>\n</html>\n");
}

/// Returns text in which nothing is taken for HTML and nothing is unseen.
fn escaped(text: &str) -> String {
    visible_lines(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const STYLE: &str = "
body { font: 12pt/1.4 Georgia, serif; max-width: 48em; margin: 2em auto; padding: 0 1em; color: #111; }
h1 { font-size: 1.5em; } h2 { font-size: 1.2em; } h3 { margin-bottom: .2em; border-bottom: 1px solid #999; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: normal; width: 60%; }
th, td { border-bottom: 1px solid #ddd; padding: .2em .4em; vertical-align: top; }
.class { font-size: 1.3em; font-weight: bold; }
.board { display: grid; grid-template-areas: '. N .' 'W C E' '. S .'; gap: .6em; text-align: center; }
.N { grid-area: N } .E { grid-area: E } .S { grid-area: S } .W { grid-area: W } .C { grid-area: C; align-self: center }
.card { display: inline-block; border: 1px solid #555; border-radius: 3px; padding: 0 .25em; margin: .1em; }
.red { color: #b00 } .black { color: #000 }
.signatures { display: grid; grid-template-columns: 1fr 1fr; gap: 3em 2em; margin-top: 4em; }
.signatures div { border-top: 1px solid #000; padding-top: .2em; font-size: .9em; }
@media print { body { margin: 0; } h3 { break-after: avoid; } .signatures { break-inside: avoid; } }
";
