//! The ruling on one page: facts, position, decision, reasons, signatures (2.1.1 no. 8).

use crate::context::Context;
use crate::error::Source;
use game::words::card_short;
use game::{BySeat, Card, Position, Seat, Suit};
use notation::record::Moment;
use referee::text::{class, consequence, continuation, fact_value, number, points, question, title};
use referee::{Case, Claims, Decider, Judged, Ruling, case};
use sim::report::generator;
use std::fmt::Write;
use text::visible_lines;
use text::{Language, Localized, Message, message};

/// The game of an evening that a protocol is about, as far as it is given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// The table.
    pub table: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The number of the game in the round.
    pub game_number: Option<String>,
    /// Names of the players by seat.
    pub players: Option<BySeat<String>>,
}

impl Occasion {
    /// Returns the rows of the page: what each is called and what was said.
    fn rows(&self) -> Vec<(Message, String)> {
        let of_game = [
            (message!("label-table"), &self.table),
            (message!("label-round"), &self.round),
            (message!("label-game-number"), &self.game_number),
        ];
        let of_game = of_game.into_iter().filter_map(|(label, said)| Some((label, said.clone()?)));
        let players = self.players.iter().flat_map(BySeat::iter);
        of_game.chain(players.map(|(seat, player)| (seat.message(), player.clone()))).collect()
    }
}

/// Content of a protocol.
#[derive(Debug)]
pub struct Page<'a> {
    /// Case of the ruling.
    pub case: &'a Case,
    /// The ruling.
    pub ruling: &'a Ruling,
    /// The game it is about.
    pub occasion: &'a Occasion,
    /// The position before the breach, in one line.
    pub position: Option<&'a str>,
    /// The moments of claims that were named, by claimant.
    pub moments: Vec<(Seat, Moment)>,
    /// Name of the file with the certificates, if there is one.
    pub proof: Option<String>,
}

/// Returns the page, which needs nothing besides itself.
#[must_use]
pub fn html(context: &Context, page: &Page<'_>) -> String {
    let Page { case, ruling, occasion, position, moments, proof } = page;
    let language = context.language;
    let mut html = String::new();
    let title = format!("{} {}", number(ruling.entry).text(language), title(ruling.entry).text(language));
    let heading = message!("protocol-title", body = ruling.decided_by.name()).text(language);
    // Writing to a string cannot fail.
    let _ = write!(
        html,
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n{}\n<title>{}</title>\n\
         <style>{STYLE}</style>\n<h1>{}</h1>\n<h2>{}</h2>\n",
        generator("referee"),
        escaped(&title),
        escaped(&heading),
        escaped(&title)
    );
    rows(&mut html, language, &occasion.rows());
    facts(&mut html, language, case, moments);
    let position = position.map(Source::of_question).and_then(|line| context.position(&line).ok());
    if let Some(position) = position {
        table(&mut html, language, &position);
    }
    decision(&mut html, language, ruling);
    if let Some(file) = proof {
        let _ = writeln!(html, "<p>{}</p>", escaped(&message!("protocol-proof", file = &**file).text(language)));
    }
    signatures(&mut html, language, ruling.decided_by);
    html
}

fn facts(html: &mut String, language: Language, case: &Case, moments: &[(Seat, Moment)]) {
    let mut rows = vec![
        (message!("label-rules"), case.rules().name.to_string()),
        (message!("label-game"), case.game().kind.text(language)),
    ];
    if let Some(soloist) = case.game().soloist {
        rows.push((message!("label-soloist"), soloist.text(language)));
    }
    let offender = case.offender().map_or_else(|| message!("nobody"), |seat| seat.message());
    rows.push((message!("label-offender"), offender.text(language)));
    rows.push((message!("label-absagen"), case.absagen().to_string()));
    if let Claims::Made(claims) = case.claims() {
        rows.extend(claims.iter().map(|claim| (message!("label-claim"), claimed(language, claim, moments))));
    }
    if let Some(told) = case.announced() {
        let told = referee::text::announced(case.rules(), told).into_iter();
        rows.extend(told.map(|(question, answer)| (question, answer.text(language))));
    }
    for (name, value) in case.facts().iter() {
        let shown = case::fact_of(case.entry(), name).map(|fact| fact_value(fact.name, value).text(language));
        rows.push((question(case.entry().number, name), shown.unwrap_or_else(|| value.to_string())));
    }
    heading(html, language, &message!("label-facts"));
    self::rows(html, language, &rows);
}

fn heading(html: &mut String, language: Language, heading: &Message) {
    let _ = writeln!(html, "<h3>{}</h3>", escaped(&heading.text(language)));
}

/// Returns the claimant, the time of the claim if known, and whether the claim was valid.
fn claimed(language: Language, claim: &Judged, moments: &[(Seat, Moment)]) -> String {
    let validity = if claim.invalid.is_none() { "claim-valid" } else { "claim-invalid" };
    let moment = moments.iter().find(|(seat, _)| *seat == claim.claimant).map(|(_, moment)| when(*moment));
    let parts = [Some(claim.claimant.message()), moment, Some(Message::new(validity))];
    parts.into_iter().flatten().map(|part| part.text(language)).collect::<Vec<String>>().join(", ")
}

fn when(moment: Moment) -> Message {
    match moment {
        Moment::Query { said } => message!("claim-after-words", words = said),
        Moment::Play { cards, calls: 0 } => message!("claim-after-cards", cards),
        Moment::Play { cards, calls } => message!("claim-after-calls", cards, calls),
    }
}

/// A table with two columns; nothing if it has no rows.
fn rows(html: &mut String, language: Language, rows: &[(Message, String)]) {
    if rows.is_empty() {
        return;
    }
    html.push_str("<table>\n");
    for (what, said) in rows {
        let _ = writeln!(html, "<tr><th>{}</th><td>{}</td></tr>", escaped(&what.text(language)), escaped(said));
    }
    html.push_str("</table>\n");
}

/// The hands around the table, the running trick in the middle.
fn table(html: &mut String, language: Language, position: &Position) {
    heading(html, language, &message!("label-position"));
    html.push_str("<div class=\"board\">\n");
    for seat in Seat::ALL {
        let hand = position.cards().hands()[seat];
        let cards: String = position.order().arranged(hand).map(|card| card_html(language, card)).collect();
        let team = position.parties().team_of(seat).text(language);
        let name = escaped(&seat.text(language));
        let _ = writeln!(html, "<div class=\"{seat}\"><b>{name}</b> ({team})<br>{cards}</div>");
    }
    let lying: String = position
        .cards()
        .trick()
        .plays()
        .map(|(seat, card)| format!("{} {}", seat.text(language), card_html(language, card)))
        .collect();
    let _ = writeln!(html, "<div class=\"C\">{lying}</div></div>");
}

fn card_html(language: Language, card: Card) -> String {
    let color = if matches!(card.suit(), Suit::Hearts | Suit::Diamonds) { "red" } else { "black" };
    format!("<span class=\"card {color}\">{}</span>", card_short(card).text(language))
}

fn decision(html: &mut String, language: Language, ruling: &Ruling) {
    let said = |message: Message| escaped(&message.text(language));
    heading(html, language, &message!("label-decision"));
    let _ = writeln!(
        html,
        "<p class=\"class\">{}</p>\n<p>{}</p>\n<p>{}</p>\n<ul>",
        said(class(ruling.class)),
        said(points(ruling)),
        said(continuation(ruling))
    );
    for further in &ruling.consequences {
        let _ = writeln!(html, "<li>{}</li>", said(consequence(ruling, further)));
    }
    html.push_str("</ul>\n");
    heading(html, language, &message!("label-reasons"));
    html.push_str("<ol>\n");
    for step in &ruling.reasons {
        let _ = writeln!(html, "<li>{}</li>", said(step.message()));
    }
    let _ = writeln!(html, "</ol>\n<p>{}</p>", said(ruling.remedy.message()));
}

fn signatures(html: &mut String, language: Language, decided_by: Decider) {
    let who: &[&str] = match decided_by {
        Decider::Spielleitung => &["date", "spielleitung"],
        Decider::Schiedsrichter | Decider::Schiedsgericht => {
            &["date", "extra-time", "referee", "court-1", "court-2", "court-3"]
        }
    };
    html.push_str("<div class=\"signatures\">\n");
    for who in who {
        let _ = writeln!(html, "<div>{}</div>", escaped(&Message::new(format!("signature-{who}")).text(language)));
    }
    html.push_str("</div>\n</html>\n");
}

/// Returns text in which nothing is taken for HTML and nothing is unseen.
pub(crate) fn escaped(text: &str) -> String {
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
