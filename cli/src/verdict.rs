//! `doko verdict`: does a party take all remaining tricks anyway?

use crate::claim::ClaimArguments;
use crate::input::Input;
use crate::lang::{Lang, team_name};
use crate::paint::{self, BAD, DIM, GOOD, styled};
use crate::plays::{self, PlayJson};
use crate::session::{Exit, Format, Output, Session};
use crate::stream::Threads;
use crate::trouble::{Failure, Source};
use clap::Args;
use game::rules::Book;
use game::{Card, CardSet, Class, Position, Seat, Team};
use schemars::JsonSchema;
use serde::Serialize;
use solver::{Claim, ForcedSpecial, Limits, Manner, Solver, Step, Verdict, explain, forced_special};
use std::io::Write;

/// Say whether a party takes all remaining tricks anyway (zwangsläufig), with proof.
///
/// Examples:
///   doko verdict 'rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA'
///   doko verdict positions.txt --party kontra       whatever is played
///   doko verdict positions.txt --claimant N         N shows his cards and plays from the top
///   doko verdict positions.txt --claimant N --suits T,S       and first trumps, then Pik
///   doko verdict positions.txt --claimant N --order HT,D9     N has announced this order
///   doko verdict positions.txt --explain            why, trick by trick
///   cat positions.txt | doko verdict | grep ^no     one answer a line, in a pipe
///
/// The exit code is 0 if all answers are yes, 1 if some are no, 2 if a line cannot be read.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A position, a file with a position a line, or - for the standard input.
    #[arg(value_name = "POSITION|FILE|-")]
    input: Vec<String>,

    #[command(flatten)]
    claim: ClaimArguments,

    /// Show why, trick by trick: which cards are masters, and which can be beaten.
    #[arg(long)]
    explain: bool,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let input = Input::open(
        &arguments.input,
        "give a position in quotes, a file, or positions on the standard input; `doko verdict --help` has examples",
    )?;
    let format = arguments.output.format(arguments.explain);
    let find = move |position: &Position, source: &Source| {
        let claim = arguments.claim.claim(position, source)?;
        Ok(Found::new(position, claim, arguments.explain))
    };
    session.answer_positions(input, format, arguments.threads, find, |session, _, line, found| {
        match format {
            Format::Json => session.write_json(&found.answer(line))?,
            Format::Text => found.write_text(session, line)?,
            Format::Auto | Format::Lines => writeln!(session.out, "{}", found.line())?,
        }
        Ok(if found.verdict.holds() { Exit::Done } else { Exit::No })
    })
}

/// A verdict and what belongs to it.
struct Found {
    position: Position,
    claim: Claim,
    verdict: Verdict,
    special: ForcedSpecial,
    steps: Option<Vec<Step>>,
}

impl Found {
    fn new(position: &Position, claim: Claim, wants_steps: bool) -> Self {
        let (verdict, steps) = if wants_steps {
            let explanation = explain(position, &claim);
            (explanation.verdict, Some(explanation.steps))
        } else {
            (Solver::default().ask(position, &claim, Limits::NONE).exact(), None)
        };
        let special = forced_special(position, &claim);
        Self { position: position.clone(), claim, verdict, special, steps }
    }

    fn specials(&self) -> Vec<(&'static str, u8)> {
        let ForcedSpecial { fuchs, doppelkopf, charlie } = self.special;
        let all = [("fuchs", fuchs), ("doppelkopf", doppelkopf), ("charlie", charlie)];
        all.into_iter().filter(|&(_, count)| 0 < count).collect()
    }

    /// Returns where the rule texts define what was asked.
    fn paragraphs(&self) -> Vec<&'static str> {
        let is_solo = self.position.parties().soloist().is_some();
        match (self.position.rules().book, self.claim.manner()) {
            (Book::Bsv, _) => vec!["BSV 9.2"],
            (_, Manner::EveryOrder) => vec!["handbook 1.2", "handbook 3.1.6", "DDV G.2"],
            (_, Manner::InOrder { .. }) if is_solo && self.claim.team() == Team::Re => vec!["handbook 1.2", "DDV E.1"],
            (_, Manner::InOrder { .. }) => vec!["handbook 1.2"],
            _ if !is_solo => vec!["handbook 3.10.1"],
            _ if self.claim.team() == Team::Kontra => vec!["handbook 3.10.2"],
            _ => vec!["handbook 3.10.3", "DDV E.1"],
        }
    }

    /// Returns the answer for programs: `yes` or `no` and what belongs to it.
    fn line(&self) -> String {
        match &self.verdict {
            Verdict::Holds { positions } => {
                let specials: String = self.specials().iter().map(|(name, count)| format!(" {name}={count}")).collect();
                format!("yes positions={positions}{specials}")
            }
            Verdict::Fails { line } => format!("no line={}", plays::compact(&self.position, line)),
        }
    }

    fn answer(&self, line: Option<usize>) -> Answer {
        let (positions, counter_line) = match &self.verdict {
            Verdict::Holds { positions } => (Some(*positions), None),
            Verdict::Fails { line } => (None, Some(plays::json(&self.position, line))),
        };
        let (manner, order) = match self.claim.manner() {
            Manner::EveryOrder => ("every_order", None),
            Manner::TopFirst { .. } => ("top_first", None),
            Manner::TopFirstInOrder { classes, .. } => {
                ("top_first_in_order", Some(classes.iter().map(|class| class.letter().to_string()).collect()))
            }
            Manner::InOrder { order, .. } => ("in_order", Some(order.iter().map(Card::to_string).collect())),
        };
        Answer {
            line,
            position: self.position.to_string(),
            party: self.claim.team().to_string(),
            members: self.position.parties().members(self.claim.team()).to_string(),
            manner,
            claimant: self.claim.manner().claimant().map(|seat| seat.to_string()),
            order,
            holds: self.verdict.holds(),
            positions,
            counter_line,
            forced_special: self.verdict.holds().then_some(SpecialJson {
                fuchs: self.special.fuchs,
                doppelkopf: self.special.doppelkopf,
                charlie: self.special.charlie,
            }),
            paragraphs: self.paragraphs(),
            explanation: self.steps.as_ref().map(|steps| steps.iter().map(StepJson::new).collect()),
        }
    }

    fn write_text(&self, session: &mut Session, line: Option<usize>) -> Result<(), Failure> {
        let lang = session.lang;
        let holds = self.verdict.holds();
        let answer = if holds { lang.say("JA", "YES") } else { lang.say("NEIN", "NO") };
        let place = line.map_or_else(String::new, |line| format!("{} ", styled(&format!("{line}:"), DIM)));
        let out = &mut session.out;
        writeln!(out, "{place}{}  {}", styled(answer, if holds { GOOD } else { BAD }), self.sentence(lang))?;
        writeln!(out)?;
        for row in table(lang, &self.position) {
            writeln!(out, "  {row}")?;
        }
        writeln!(out)?;
        if let Some(steps) = &self.steps {
            for row in self.explanation(lang, steps) {
                writeln!(out, "  {row}")?;
            }
            writeln!(out)?;
        } else if let Verdict::Fails { line } = &self.verdict {
            for row in plays::rows(lang, &self.position, line) {
                writeln!(out, "  {row}")?;
            }
            writeln!(out)?;
        }
        if let Verdict::Holds { positions } = self.verdict {
            for row in self.special_rows(lang) {
                writeln!(out, "  {row}")?;
            }
            let proof = match lang {
                Lang::De => format!("bewiesen, geprüfte Stellungen: {positions}"),
                Lang::En => format!("proved, positions checked: {positions}"),
            };
            writeln!(out, "  {}", styled(&proof, DIM))?;
        }
        let paragraphs = self.paragraphs().join(", ").replace("handbook", lang.say("Handbuch", "handbook"));
        writeln!(out, "  {}", styled(&paragraphs, DIM))?;
        if line.is_some() {
            writeln!(out)?;
        }
        Ok(())
    }

    fn sentence(&self, lang: Lang) -> String {
        let team = team_name(self.claim.team());
        let others = team_name(!self.claim.team());
        let members = self.position.parties().members(self.claim.team());
        let condition = self.condition(lang);
        match (lang, self.verdict.holds(), condition) {
            (Lang::De, true, None) => {
                format!("{team} ({members}) macht alle Reststiche, wie auch immer gespielt wird.")
            }
            (Lang::De, true, Some(how)) => format!("{team} ({members}) macht alle Reststiche, wenn {how}."),
            (Lang::De, false, None) => format!("{others} kann noch zu einem Stich kommen:"),
            (Lang::De, false, Some(how)) => format!("{others} kann noch zu einem Stich kommen, auch wenn {how}:"),
            (Lang::En, true, None) => format!("{team} ({members}) takes all remaining tricks, whatever is played."),
            (Lang::En, true, Some(how)) => format!("{team} ({members}) takes all remaining tricks if {how}."),
            (Lang::En, false, None) => format!("{others} can still come to a trick:"),
            (Lang::En, false, Some(how)) => format!("{others} can still come to a trick, even if {how}:"),
        }
    }

    /// Returns how the claimant plays, for after an "if".
    fn condition(&self, lang: Lang) -> Option<String> {
        let text = match self.claim.manner() {
            Manner::EveryOrder => return None,
            Manner::TopFirst { claimant } => match lang {
                Lang::De => format!("{claimant} jede Farbe von oben spielt"),
                Lang::En => format!("{claimant} plays every suit from the top"),
            },
            Manner::TopFirstInOrder { claimant, classes } => {
                let suits: Vec<&str> = classes.iter().map(|&class| class_name(lang, class)).collect();
                match lang {
                    Lang::De => format!("{claimant} von oben spielt, erst {}", suits.join(", dann ")),
                    Lang::En => format!("{claimant} plays from the top, first {}", suits.join(", then ")),
                }
            }
            Manner::InOrder { claimant, order } => {
                let cards: Vec<String> = order.iter().map(|&card| paint::card(lang, card)).collect();
                match lang {
                    Lang::De => format!("{claimant} in der Reihenfolge {} spielt", cards.join(" ")),
                    Lang::En => format!("{claimant} plays in the order {}", cards.join(" ")),
                }
            }
        };
        Some(text)
    }

    fn special_rows(&self, lang: Lang) -> Vec<String> {
        let mut names = Vec::new();
        for (name, count) in self.specials() {
            let name = match name {
                "fuchs" => "Fuchs",
                "doppelkopf" => "Doppelkopf",
                // Rule handbook 3.1.7, 3.10.1: in a shortened game it must have been announced.
                _ if self.claim.manner().claimant().is_some() => {
                    lang.say("Charlie (falls beim Aufdecken angesagt)", "Charlie (if announced when showing the cards)")
                }
                _ => "Charlie",
            };
            names.push(if count == 1 { name.to_owned() } else { format!("{count} × {name}") });
        }
        if names.is_empty() {
            return Vec::new();
        }
        let team = team_name(self.claim.team());
        vec![match lang {
            Lang::De => format!("sichere Sonderpunkte für {team}: {}", names.join(", ")),
            Lang::En => format!("certain special points for {team}: {}", names.join(", ")),
        }]
    }

    fn explanation(&self, lang: Lang, steps: &[Step]) -> Vec<String> {
        let lying = self.position.cards().trick().len();
        let mut rows = Vec::new();
        for (number, step) in steps.iter().enumerate() {
            rows.push(plays::row(lang, number, &step.trick, if number == 0 { lying } else { 0 }));
            for &(seat, masters) in step.masters.iter().filter(|(_, masters)| !masters.is_empty()) {
                rows.push(format!(
                    "       {seat} {}: {}",
                    lang.say("unschlagbar", "masters"),
                    self.cards(lang, masters)
                ));
            }
            for threat in &step.threats {
                let beaten_by: Vec<String> = threat
                    .beaten_by
                    .iter()
                    .map(|&(seat, cards)| format!("{seat} {}", self.cards(lang, cards)))
                    .collect();
                let (seat, card) = (threat.seat, paint::card(lang, threat.card));
                let word = lang.say("schlagbar durch", "can be beaten by");
                rows.push(format!("       {seat} {card} {word} {}", beaten_by.join("; ")));
            }
        }
        rows
    }

    fn cards(&self, lang: Lang, cards: CardSet) -> String {
        let sorted = self.position.order().sorted().iter().filter(|&&card| cards.contains(card));
        sorted.map(|&card| paint::card(lang, card)).collect::<Vec<_>>().join(" ")
    }
}

fn class_name(lang: Lang, class: Class) -> &'static str {
    match class {
        Class::Trump => lang.say("Trumpf", "trump"),
        Class::Fehl(suit) => game::notation::suit_name(suit),
    }
}

/// Returns a row for each seat: its cards and its party.
pub(crate) fn table(lang: Lang, position: &Position) -> Vec<String> {
    let play = position.cards();
    let width = play.hands().iter().map(|(_, &hand)| shown_width(lang, hand.cards())).max().unwrap_or_default();
    let rows = play.hands().iter().map(|(seat, &hand)| {
        let gap = " ".repeat(width - shown_width(lang, hand.cards()));
        let team = team_name(position.parties().team_of(seat));
        let lying = play.trick().plays().find(|&(player, _)| player == seat);
        let role = match lying {
            Some((_, card)) => format!(", {} {}", lang.say("liegt", "has played"), paint::card(lang, card)),
            None if play.turn() == seat && play.trick().is_empty() => lang.say(", spielt aus", ", leads").to_owned(),
            None if play.turn() == seat => lang.say(", ist dran", ", to play").to_owned(),
            None => String::new(),
        };
        format!("{seat}  {}{gap}   {}{role}", paint::hand(lang, position.order(), hand), styled(team, DIM))
    });
    rows.collect()
}

fn shown_width(lang: Lang, cards: impl Iterator<Item = Card>) -> usize {
    let widths: Vec<usize> = cards.map(|card| 1 + lang.rank(card.rank()).len()).collect();
    (widths.iter().sum::<usize>() + widths.len()).saturating_sub(1).max(1)
}

/// The answer of `doko verdict`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// The number of the line, from 1; absent if the position was an argument.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// The position in its canonical form.
    position: String,
    /// The party that is said to take all remaining tricks: re or kontra.
    party: String,
    /// Its seats.
    members: String,
    /// How the claimant is bound: `every_order` (not at all), `top_first`, `top_first_in_order` or `in_order`.
    manner: &'static str,
    /// The player who claims the rest.
    #[serde(skip_serializing_if = "Option::is_none")]
    claimant: Option<String>,
    /// The order he announced, of suits or of cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<Vec<String>>,
    /// Whether the party takes all remaining tricks whatever else is played.
    holds: bool,
    /// How many positions were looked at to prove it.
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<u64>,
    /// The shortest line of play in which the other party wins a trick.
    #[serde(skip_serializing_if = "Option::is_none")]
    counter_line: Option<Vec<PlayJson>>,
    /// Special points that the party is certain to get.
    #[serde(skip_serializing_if = "Option::is_none")]
    forced_special: Option<SpecialJson>,
    /// Where the rule texts say so.
    paragraphs: Vec<&'static str>,
    /// A line of play, trick by trick; with --explain.
    #[serde(skip_serializing_if = "Option::is_none")]
    explanation: Option<Vec<StepJson>>,
}

/// Special points that a party is certain to get in the remaining tricks.
#[derive(Debug, Serialize, JsonSchema)]
struct SpecialJson {
    fuchs: u8,
    doppelkopf: u8,
    charlie: u8,
}

/// A trick of an explanation.
#[derive(Debug, Serialize, JsonSchema)]
struct StepJson {
    /// The trick.
    trick: Vec<PlayJson>,
    /// Who wins it.
    winner: Option<String>,
    /// Cards of the party that nobody can beat, by seat.
    masters: Vec<CardsJson>,
    /// Cards of the party that can be beaten.
    threats: Vec<ThreatJson>,
}

/// Cards of a seat.
#[derive(Debug, Serialize, JsonSchema)]
struct CardsJson {
    seat: String,
    cards: Vec<String>,
}

/// A card that opponents can beat.
#[derive(Debug, Serialize, JsonSchema)]
struct ThreatJson {
    seat: String,
    card: String,
    /// What beats it, by opponent.
    beaten_by: Vec<CardsJson>,
}

impl StepJson {
    fn new(step: &Step) -> Self {
        let play = |(seat, card): (Seat, Card)| PlayJson { seat: seat.to_string(), card: card.to_string() };
        let cards = |&(seat, cards): &(Seat, CardSet)| CardsJson {
            seat: seat.to_string(),
            cards: cards.iter().map(|card| card.to_string()).collect(),
        };
        let threats = step.threats.iter().map(|threat| ThreatJson {
            seat: threat.seat.to_string(),
            card: threat.card.to_string(),
            beaten_by: threat.beaten_by.iter().map(cards).collect(),
        });
        Self {
            trick: step.trick.plays().map(play).collect(),
            winner: step.trick.owner().map(|seat| seat.to_string()),
            masters: step.masters.iter().map(cards).collect(),
            threats: threats.collect(),
        }
    }
}
