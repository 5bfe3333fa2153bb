//! `doko score`: what a game brings, and why.

use crate::fields::{self, Options};
use crate::input::Input;
use crate::lang::{Say, team_name};
use crate::records::{Refused, records};
use crate::referee::trouble as problem_trouble;
use crate::session::{Exit, Format, Output, Session};
use crate::shortened::{self, Unscored};
use crate::trouble::Show;
use crate::trouble::{Failure, Source, Trouble};
use api::paint::{BOLD, DIM, styled};
use api::plays;
use clap::Args;
use game::notation::{Label, Span, parse_card};
use game::record::{Breach, Breaches, Record, check, replay};
use game::rules::Sonderpunkt;
use game::{Absage, ItemKind, Outcome, Rules, Seat, Team, Unplayed, Won};
use referee::{Ruling, Settled, Settlement, settle};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Write;
use text::Language;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[arg(long)]
    count_breaches: bool,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let help = "give a file with records, or records on the standard input; `doko score --help` has an example";
    let source = Input::open(&arguments.input, help)?.read_all()?;
    let format = arguments.output.format(false);
    let breaches = if arguments.count_breaches { Breaches::CountAsValid } else { Breaches::Refuse };
    let mut exit = Exit::Done;
    let written = records(&source);
    if written.is_empty() {
        return Err(Trouble::new(format!("there is no record in {}", source.name)).with_help(help).into());
    }
    for written in written {
        let scored = written.record.and_then(|(record, options)| {
            let rules = rules(session, &record, &options, &written.place)?;
            score(session.lang, &record, rules, breaches, &written.place)
        });
        match scored {
            Ok(Scored::Played(scored)) => {
                scored.breaches.iter().for_each(|breach| breach_trouble(breach, &written.place).show());
                scored.write(session, format, written.place.line)?;
            }
            Ok(Scored::Unscored(unscored)) => unscored.write(session, format, written.place.line)?,
            Err(Refused { line, troubles, breaches }) if format == Format::Json && !breaches.is_empty() => {
                exit = Exit::BadInput;
                troubles.iter().for_each(Trouble::show);
                session.write_json(&RefusedAnswer { line, error: "the record breaks rules", breaches })?;
            }
            Err(Refused { line, troubles, .. }) => {
                exit = Exit::BadInput;
                session.tell_all(&troubles, line, format)?;
            }
        }
    }
    Ok(exit)
}

/// What came of a record.
enum Scored {
    /// The game is scored.
    Played(Played),
    /// The game ended before its last card and is not scored.
    Unscored(Unscored),
}

/// A scored game.
struct Played {
    rules: Rules,
    outcome: Outcome,
    breaches: Vec<Breach>,
    /// What ended the game before its last card, if something did.
    ruling: Option<Ruling>,
}

/// Returns the rules a record follows.
pub(crate) fn rules(session: &Session, record: &Record, options: &Options, place: &Source) -> Result<Rules, Refused> {
    let rules = match &record.rules {
        None => session.rules(),
        Some(name) => session.book.get(name).cloned().ok_or_else(|| {
            let names: Vec<&str> = session.book.names().collect();
            let help = format!("known rule sets: {}; a club's own is read with --rules", names.join(", "));
            Refused::unreadable(place.line, Trouble::new(format!("unknown rule set \"{name}\"")).with_help(help))
        })?,
    };
    fields::with_options(&rules, options).map_err(|trouble| Refused::unreadable(place.line, trouble))
}

fn score(lang: Language, record: &Record, rules: Rules, breaches: Breaches, place: &Source) -> Result<Scored, Refused> {
    let refused = |breaches: &[Breach]| Refused {
        line: place.line,
        troubles: breaches.iter().map(|breach| breach_trouble(breach, place)).collect(),
        breaches: breaches.iter().map(BreachJson::new).collect(),
    };
    let found = check(record, &rules);
    if found.iter().any(|breach| !breach.can_stand()) {
        return Err(refused(&found));
    }
    let unreadable = |trouble| Refused::unreadable(place.line, trouble);
    match settle(record, &rules).map_err(|problem| unreadable(problem_trouble(lang, &problem)))? {
        None => {
            let outcome = replay(record, &rules, breaches).map_err(|breaches| refused(&breaches))?;
            Ok(Scored::Played(Played { outcome, breaches: found, ruling: None, rules }))
        }
        Some(Settlement { ruling, settled: Settled::Scored(outcome) }) => {
            // What was claimed is ruled on, everything else stands as a valid move.
            Ok(Scored::Played(Played { outcome: *outcome, breaches: Vec::new(), ruling: Some(ruling), rules }))
        }
        Some(Settlement { ruling, settled: Settled::NotScored }) => Ok(Scored::Unscored(Unscored { rules, ruling })),
        Some(Settlement { ruling, settled: Settled::GoesOn }) => Err(unreadable(shortened::goes_on(lang, &ruling))),
    }
}

fn breach_trouble(breach: &Breach, place: &Source) -> Trouble {
    let trouble = Trouble::of(breach);
    match spot(breach, place) {
        Some(span) => trouble.in_source(place.clone(), &[Label { span, text: None }]),
        None => trouble,
    }
}

/// Returns where something is wrong if the record is written as text: the card, or the line of the trick.
fn spot(breach: &Breach, place: &Source) -> Option<Span> {
    let trick = breach.trick?.to_string();
    let mut start = 0;
    for line in place.text.split_inclusive('\n') {
        if line.split_whitespace().next().is_some_and(|word| word.trim_end_matches('.') == trick) {
            let whole = Span { start, end: start + line.trim_end().len() };
            return Some(card_in(breach, line, start).unwrap_or(whole));
        }
        start += line.len();
    }
    None
}

/// Returns where the card of a breach stands in the line of its trick: `2 W: HA HK HK H9`.
fn card_in(breach: &Breach, line: &str, start: usize) -> Option<Span> {
    let card = breach.card()?;
    let mut words = line.split_whitespace().skip(1);
    let lead = words.next()?.chars().next().and_then(Seat::from_letter)?;
    // Calls and incidents stand between the cards.
    let cards = words.filter(|word| !word.ends_with('!') && !word.contains(':') && !word.starts_with("abort"));
    let (_, word) = (0..).zip(cards).find(|&(steps, word)| {
        Some(lead.plus(steps)) == breach.seat && parse_card(word).is_ok_and(|played| played == card)
    })?;
    let offset = word.as_ptr() as usize - line.as_ptr() as usize;
    Some(Span { start: start + offset, end: start + offset + word.len() })
}

impl Played {
    fn write(&self, session: &mut Session, format: Format, line: usize) -> Result<(), Failure> {
        match format {
            Format::Json => session.write_json(&self.answer(session.lang, line)),
            Format::Text => self.write_text(session),
            Format::Auto | Format::Lines => Ok(writeln!(session.out, "{}", self.line())?),
        }
    }

    /// Returns the answer for programs: the points of Re, then everything else.
    fn line(&self) -> String {
        let outcome = &self.outcome;
        let points: Vec<String> =
            outcome.score.points.iter().map(|(seat, points)| format!("{seat}={points}")).collect();
        let items: Vec<String> =
            outcome.score.items.iter().map(|item| format!("{}:{}", item.kind, item.team)).collect();
        let (re, kontra) = (outcome.won.re, outcome.won.kontra);
        format!(
            "{} {} winner={} re={} game={} won=re:{}/{},kontra:{}/{} items={}",
            outcome.score.re_value,
            points.join(" "),
            outcome.score.winner.map_or("-", Team::name),
            outcome.parties.re,
            outcome.scored_as,
            re.augen,
            re.tricks,
            kontra.augen,
            kontra.tricks,
            items.join(","),
        ) + &self.ruling.as_ref().map_or_else(String::new, |ruling| shortened::words(outcome, ruling))
    }

    fn answer(&self, lang: Language, line: usize) -> Answer {
        let outcome = &self.outcome;
        let items = outcome.score.items.iter().map(|item| ItemJson {
            name: item.kind.name(),
            party: item.team.name(),
            points: item.points.0,
            paragraph: self.rules.cite(item.paragraph()),
        });
        let tricks = outcome
            .tricks
            .iter()
            .map(|trick| TrickJson { winner: trick.owner().map(|seat| seat.to_string()), augen: trick.augen().0 });
        let special = outcome.special.iter().map(|special| SpecialJson {
            name: ItemKind::Sonder(special.point).name(),
            party: special.team.name(),
            trick: special.trick,
        });
        let by_team = |won: Won| WonJson { augen: won.augen.0, tricks: won.tricks };
        Answer {
            line,
            rules: self.rules.name.to_string(),
            game: outcome.game.contract().to_string(),
            scored_as: outcome.scored_as.to_string(),
            re: outcome.parties.re.to_string(),
            winner: outcome.score.winner.map(Team::name),
            re_won: by_team(outcome.won.re),
            kontra_won: by_team(outcome.won.kontra),
            tricks: tricks.collect(),
            special: special.collect(),
            items: items.collect(),
            factor: outcome.score.factor,
            re_value: outcome.score.re_value.0,
            points: PointsJson::new(|seat| outcome.score.points[seat].0),
            breaches: self.breaches.iter().map(BreachJson::new).collect(),
            unplayed: outcome
                .unplayed
                .map(|unplayed| UnplayedJson { party: unplayed.to.name(), rest: by_team(unplayed.rest) }),
            ruling: self.ruling.as_ref().map(|ruling| shortened::json(lang, ruling)),
        }
    }

    fn write_text(&self, session: &mut Session) -> Result<(), Failure> {
        for row in sheet(session.lang, &self.rules, &self.outcome) {
            writeln!(session.out, "{row}")?;
        }
        if let Some(ruling) = &self.ruling {
            shortened::write_ruling(session, ruling)?;
        }
        Ok(())
    }
}

/// Returns what came of a game, row by row: tricks, items with their paragraphs, points.
pub(crate) fn sheet(lang: Language, rules: &Rules, outcome: &Outcome) -> Vec<String> {
    let mut rows = vec![styled(&headline(lang, outcome), BOLD), String::new()];
    rows.extend(
        outcome.tricks.iter().enumerate().map(|(number, trick)| format!("  {}", plays::row(lang, number, trick, 0))),
    );
    if let Some(Unplayed { to, rest }) = outcome.unplayed {
        rows.push(format!("  {}", shortened::rest(lang, to, rest)));
    }
    rows.push(String::new());
    for item in &outcome.score.items {
        let name = item_name(lang, item.kind);
        let paragraph = styled(rules.cite(item.paragraph()), DIM);
        let points = item.points.to_string();
        rows.push(format!("  {name:<32} {:<6} {points:>3}   {paragraph}", team_name(item.team)));
    }
    if outcome.score.factor != 1 {
        let text = lang.say("Ansagen verdoppeln", "announcements multiply");
        rows.push(format!("  {text:<39} ×{}", outcome.score.factor));
    }
    let value = lang.say("Spielwert für Re", "value for Re");
    rows.push(format!("  {value:<39} {:>3}", outcome.score.re_value.to_string()));
    let points = outcome.score.points.iter();
    let points: Vec<String> = points.map(|(seat, points)| format!("{seat} {:+}", points.0)).collect();
    rows.extend([String::new(), format!("  {}", points.join("   ")), String::new()]);
    rows
}

fn headline(lang: Language, outcome: &Outcome) -> String {
    let (re, kontra) = (outcome.won.re.augen, outcome.won.kontra.augen);
    let members = outcome.parties.re;
    match (lang, outcome.score.winner) {
        (Language::German, Some(team)) => format!("{} gewinnt {re}:{kontra}, Re ist {members}.", team_name(team)),
        (Language::German, None) => format!("Niemand gewinnt, {re}:{kontra}, Re ist {members}."),
        (Language::English, Some(team)) => format!("{} wins {re}:{kontra}, Re is {members}.", team_name(team)),
        (Language::English, None) => format!("Nobody wins, {re}:{kontra}, Re is {members}."),
    }
}

/// Returns what an item is called on a list.
fn item_name(lang: Language, kind: ItemKind) -> String {
    let bound = |absage: Absage| ["90", "60", "30"].get(absage as usize).copied();
    let stage = |absage: Absage| match (lang, bound(absage)) {
        (_, None) => "schwarz".to_owned(),
        (Language::German, Some(bound)) => format!("keine {bound}"),
        (Language::English, Some(bound)) => format!("no {bound}"),
    };
    match kind {
        ItemKind::Gewonnen => lang.say("gewonnen", "won").to_owned(),
        ItemKind::Unter(absage) => match bound(absage) {
            Some(bound) => format!("{} {bound}", lang.say("unter", "below")),
            None => lang.say("ohne Stich", "without a trick").to_owned(),
        },
        ItemKind::Angesagt(team) => format!("{} {}", team_name(team), lang.say("angesagt", "announced")),
        ItemKind::Abgesagt(absage, team) => {
            format!("{} {} ({})", stage(absage), lang.say("abgesagt", "announced"), team_name(team))
        }
        ItemKind::Gegen(absage) => {
            let reached = ["120", "90", "60", "30"][absage as usize];
            format!("{reached} {} {}", lang.say("gegen", "against"), stage(absage))
        }
        ItemKind::Sonder(point) => match point {
            Sonderpunkt::Alten => "gegen die Alten",
            Sonderpunkt::Doppelkopf => "Doppelkopf",
            Sonderpunkt::Fuchs => lang.say("Fuchs gefangen", "Fuchs caught"),
            Sonderpunkt::Charlie => "Charlie",
            Sonderpunkt::CharlieGefangen => lang.say("Charlie gefangen", "Charlie caught"),
            Sonderpunkt::Herzstich => "Herzstich",
        }
        .to_owned(),
    }
}

/// The answer of `doko score`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// The number of the line on which the record begins, from 1.
    line: usize,
    /// The rule set.
    rules: String,
    /// The game as it was named.
    game: String,
    /// What it turned out to be.
    scored_as: String,
    /// The seats of Re.
    re: String,
    /// The party that has won: re or kontra; null if neither has.
    winner: Option<&'static str>,
    /// What Re has won.
    re_won: WonJson,
    /// What Kontra has won.
    kontra_won: WonJson,
    /// Who won each trick.
    tricks: Vec<TrickJson>,
    /// The special points earned in tricks, whether or not they count in this game.
    special: Vec<SpecialJson>,
    /// What was earned by whom.
    items: Vec<ItemJson>,
    /// What announcements multiply the value by.
    factor: i32,
    /// The value of the game, seen from Re.
    re_value: i32,
    /// What each seat writes down.
    points: PointsJson,
    /// Breaches that count as valid moves; with --count-breaches.
    breaches: Vec<BreachJson>,
    /// What was not played any more; only if the game ended before its last card.
    #[serde(skip_serializing_if = "Option::is_none")]
    unplayed: Option<UnplayedJson>,
    /// The ruling on what ended such a game, as `doko referee rule --json` writes it; its points are
    /// penalties, apart from those of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<serde_json::Value>,
}

/// The tricks that were not played any more.
#[derive(Debug, Serialize, JsonSchema)]
struct UnplayedJson {
    /// The party that gets them: re or kontra.
    party: &'static str,
    /// Their Augen and number, the unfinished trick included.
    rest: WonJson,
}

/// The answer to a record that breaks rules.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RefusedAnswer {
    /// The number of the line on which the record begins, from 1.
    line: usize,
    /// That it does.
    error: &'static str,
    /// Where and how.
    breaches: Vec<BreachJson>,
}

/// A breach of a rule.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct BreachJson {
    /// The number of the trick, from 1; null before the first card.
    trick: Option<usize>,
    /// Who.
    seat: Option<String>,
    /// The card that was played.
    card: Option<String>,
    /// What is wrong.
    message: String,
    /// The rule.
    paragraph: &'static str,
    /// What would have been legal.
    legal: Vec<String>,
}

impl BreachJson {
    fn new(breach: &Breach) -> Self {
        Self {
            trick: breach.trick,
            seat: breach.seat.map(|seat| seat.to_string()),
            card: breach.card().map(|card| card.to_string()),
            message: breach.to_string(),
            paragraph: breach.paragraph,
            legal: breach.legal(),
        }
    }
}

/// Augen and tricks of a party.
#[derive(Debug, Serialize, JsonSchema)]
struct WonJson {
    augen: u16,
    tricks: u8,
}

/// A trick.
#[derive(Debug, Serialize, JsonSchema)]
struct TrickJson {
    winner: Option<String>,
    augen: u16,
}

/// A special point.
#[derive(Debug, Serialize, JsonSchema)]
struct SpecialJson {
    name: &'static str,
    party: &'static str,
    /// The number of the trick, from 1.
    trick: usize,
}

/// A line of the score.
#[derive(Debug, Serialize, JsonSchema)]
struct ItemJson {
    name: &'static str,
    party: &'static str,
    points: i32,
    /// Where the rule texts say so.
    paragraph: &'static str,
}

/// Points by seat.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "UPPERCASE")]
struct PointsJson {
    n: i32,
    e: i32,
    s: i32,
    w: i32,
}

impl PointsJson {
    fn new(points: impl Fn(Seat) -> i32) -> Self {
        let [n, e, s, w] = Seat::ALL.map(points);
        Self { n, e, s, w }
    }
}
