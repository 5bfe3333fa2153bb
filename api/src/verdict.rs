//! Verdicts: does a side take all remaining tricks anyway (zwangsläufig)?

use crate::board::board;
use crate::context::Context;
use crate::error::{Error, Source};
use crate::host::{self, Host, Nobody};
use crate::paint::{self, BAD, DIM, GOOD, styled};
use crate::plays::{self, PlayAnswer};
use crate::question;
use game::{Card, CardSet, Position, Seat, Team};
use referee::{Announced, MannerName, Said, SaidError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solver::{
    Claim, ClaimError, ForcedSpecial, Limits, Manner, Solver, Step, Verdict, explain, forced_special, takes_with_any,
};
use text::{Arg, Join, Language, Message, message};

/// Asks whether a side takes all remaining tricks anyway.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VerdictQuestion {
    /// The position, in one line.
    pub position: String,
    /// The side that is said to take all remaining tricks; that of the claimant, or re.
    #[serde(default)]
    pub party: Option<Team>,
    /// The player who claims the remaining tricks.
    #[serde(default)]
    pub claimant: Option<Seat>,
    /// How the claimant plays. If absent, by the order that he has announced; without one he has shown his cards without a word.
    #[serde(default)]
    pub manner: Option<MannerName>,
    /// The order in which the claimant has announced to play his cards: all of them.
    #[serde(default)]
    pub order: Option<Vec<String>>,
    /// The order of suits the claimant has announced: T for trump, and C S H D.
    #[serde(default)]
    pub suits: Option<Vec<String>>,
    /// Whether to explain the verdict, trick by trick.
    #[serde(default)]
    pub explain: bool,
}

impl question::Question for VerdictQuestion {
    const NAME: &'static str = "verdict";
    type Answer = VerdictAnswer;

    fn answer(self, context: &Context) -> Result<VerdictAnswer, Error> {
        self.answer_for(context, &mut Nobody)
    }

    fn answer_for(self, context: &Context, host: &mut dyn Host) -> Result<VerdictAnswer, Error> {
        let source = Source::of_question(self.position);
        let position = context.position(&source)?;
        let said = said(self.manner, self.order.as_deref(), self.suits.as_deref())?;
        let claim = claim(&position, self.party, self.claimant, said)?;
        let nodes = context.most.nodes_of(None);
        let found = host::search(Self::NAME, (nodes, &context.stop), host, |limits, watch| {
            Solver::default().ask_watched(&position, &claim, limits, watch)
        });
        let verdict = found.verdict.ok_or_else(host::stopped)?;
        let limits = Limits::until(&context.stop);
        let explained =
            self.explain.then(|| explain(&position, &claim, limits).ok_or_else(host::stopped)).transpose()?;
        let steps = explained.map(|explained| explained.steps);
        let asked = Asked { position, claim, verdict, steps };
        told(asked, context.language, limits).ok_or_else(host::stopped)
    }
}

/// Reads what a claimant has said of his play.
///
/// # Errors
/// Returns the first word that is no card or no suit, or that manner and order do not belong together.
pub fn said(manner: Option<MannerName>, order: Option<&[String]>, suits: Option<&[String]>) -> Result<Said, Error> {
    Said::read(manner, order, suits).map_err(|refused| match &refused {
        SaidError::Cards { text, error } => {
            let source = Source { name: "order".to_owned(), line: 1, text: text.clone() };
            Error::of(error).in_source(source, &error.labels)
        }
        refused => Error::of(refused),
    })
}

/// Returns the claim that `party` takes all remaining tricks, or the side of the claimant in the manner that he has said.
///
/// # Errors
/// Returns an error if such a claim is impossible.
pub fn claim(position: &Position, party: Option<Team>, claimant: Option<Seat>, said: Said) -> Result<Claim, Error> {
    let claim = match claimant {
        Some(claimant) => {
            let team = position.parties().team_of(claimant);
            match party.filter(|&party| party != team) {
                Some(team) => Err(ClaimError::OtherTeam { claimant, team }),
                None => Announced { claimant, said }.claim(position),
            }
        }
        None if said != Said::Nothing => return Err(Error::new(message!("claim-order-of-nobody"))),
        None => Claim::new(position, party.unwrap_or(Team::Re), Manner::EveryOrder),
    };
    claim.map_err(|error| Error::of(&error))
}

/// Details of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Details {
    /// The verdict, and the line that refutes the claim.
    Plain,
    /// The verdict with its reasons, trick by trick.
    Explained,
}

/// Returns the verdict on a claim, with its sentences in `language`.
///
/// # Panics
/// Panics if a search without limits ends without a verdict, which would be an error of the solver.
#[must_use]
pub fn answer(position: &Position, claim: Claim, details: Details, language: Language) -> VerdictAnswer {
    let limits = Limits::NONE;
    let (verdict, steps) = match details {
        Details::Explained => {
            let explanation = explain(position, &claim, limits).expect("nothing stops it");
            (explanation.verdict, Some(explanation.steps))
        }
        Details::Plain => (Solver::default().ask(position, &claim, limits).exact(), None),
    };
    let asked = Asked { position: position.clone(), claim, verdict, steps };
    told(asked, language, limits).expect("nothing stops it")
}

/// Returns the answer once the verdict is known; `None` if it was stopped.
fn told(asked: Asked, language: Language, limits: Limits<'_>) -> Option<VerdictAnswer> {
    let Asked { position, claim, verdict, steps } = &asked;
    let special = if verdict.holds() { Some(forced_special(position, claim, limits)?) } else { None };
    let (positions, counter_line) = match verdict {
        Verdict::Holds { positions } => (Some(*positions), None),
        Verdict::Fails { line } => (None, Some(plays::line_answer(position, line))),
    };
    let (manner, order) = match claim.manner() {
        Manner::EveryOrder => (MannerName::EveryOrder, None),
        Manner::TopFirst { .. } => (MannerName::TopFirst, None),
        Manner::TopFirstInOrder { classes, .. } => {
            let classes = classes.iter().map(|class| class.letter().to_string());
            (MannerName::TopFirstInOrder, Some(classes.collect()))
        }
        Manner::InOrder { order, .. } => (MannerName::InOrder, Some(order.iter().map(Card::to_string).collect())),
    };
    let mut answer = VerdictAnswer {
        position: position.to_string(),
        party: claim.team(),
        members: position.parties().members(claim.team()).to_string(),
        manner: manner.name(),
        claimant: claim.manner().claimant(),
        order,
        holds: verdict.holds(),
        positions,
        counter_line,
        forced_special: special.map(Specials::new),
        paragraphs: paragraphs(position, claim),
        explanation: steps.as_ref().map(|steps| steps.iter().map(StepAnswer::new).collect()),
        sentence: String::new(),
        remarks: Vec::new(),
        asked,
    };
    // The line that it announces is a field of its own.
    answer.sentence = answer.verdict_sentence().text(language).trim_end_matches([':', '.']).to_owned() + ".";
    let remarks = answer.special_sentence().into_iter().chain(answer.effort_and_paragraphs());
    answer.remarks = remarks.map(|remark| remark.text(language)).collect();
    Some(answer)
}

/// Returns where the rule texts define what was asked.
fn paragraphs(position: &Position, claim: &Claim) -> Vec<&'static str> {
    let is_solo = position.parties().soloist().is_some();
    let is_of_soloist = is_solo && claim.team() == Team::Re;
    // One list for each text. Where the rules of Recklinghausen are silent, those of the DDV and their handbook are cited.
    let [ddv, tsr]: [&[&str]; 2] = match claim.manner() {
        Manner::EveryOrder => {
            [&["handbook 1.2", "handbook 3.1.6", "DDV G.2"], &["TSR 9.2.2", "handbook 1.2", "handbook 3.1.6"]]
        }
        Manner::InOrder { .. } if is_of_soloist => {
            [&["handbook 1.2", "DDV E.1"], &["TSR 9.2.2", "TSR 5.4.5", "handbook 1.2"]]
        }
        Manner::InOrder { .. } => [&["handbook 1.2"], &["TSR 9.2.2", "handbook 1.2"]],
        _ if is_of_soloist => [&["handbook 3.10.3", "DDV E.1"], &["TSR 5.4.4", "TSR 5.4.5", "handbook 3.10.3"]],
        _ if is_solo => [&["handbook 3.10.2"], &["TSR 5.4.3", "handbook 3.10.2"]],
        _ => [&["handbook 3.10.1"], &["TSR 5.4.3", "handbook 3.10.1"]],
    };
    position.rules().book.of([ddv, &["BSV 9.2"], ddv, tsr]).to_vec()
}

/// A verdict.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct VerdictAnswer {
    /// The position in its canonical form.
    pub position: String,
    /// The side that is said to take all remaining tricks: re or kontra.
    pub party: Team,
    /// Its seats.
    pub members: String,
    /// Restriction of the claimant: `every_order` (none), `top_first`, `top_first_in_order` or `in_order`.
    pub manner: &'static str,
    /// The player who claims the remaining tricks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claimant: Option<Seat>,
    /// The order he announced, of suits or of cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<String>>,
    /// Whether the side takes all remaining tricks in every play of the others.
    pub holds: bool,
    /// Number of positions examined for the proof.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positions: Option<u64>,
    /// The shortest line of play in which the other side wins a trick.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter_line: Option<Vec<PlayAnswer>>,
    /// Special points that the side is certain to get.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forced_special: Option<Specials>,
    /// Paragraphs of the rule texts.
    pub paragraphs: Vec<&'static str>,
    /// The verdict in a sentence.
    pub sentence: String,
    /// Remarks on it: certain special points, the effort of the proof, the paragraphs.
    pub remarks: Vec<String>,
    /// A line of play, trick by trick, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<Vec<StepAnswer>>,
    /// Data that only the text needs.
    #[serde(skip)]
    asked: Asked,
}

#[derive(Clone, Debug)]
struct Asked {
    position: Position,
    claim: Claim,
    verdict: Verdict,
    steps: Option<Vec<Step>>,
}

/// Special points that a side is certain to get in the remaining tricks.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Specials {
    /// Foxes caught.
    pub fuchs: u8,
    /// Doppelkopf tricks.
    pub doppelkopf: u8,
    /// Charlie in the last trick.
    pub charlie: u8,
}

impl Specials {
    const fn new(ForcedSpecial { fuchs, doppelkopf, charlie }: ForcedSpecial) -> Self {
        Self { fuchs, doppelkopf, charlie }
    }

    fn counted(self) -> impl Iterator<Item = (&'static str, u8)> {
        let all = [("fuchs", self.fuchs), ("doppelkopf", self.doppelkopf), ("charlie", self.charlie)];
        all.into_iter().filter(|&(_, count)| 0 < count)
    }
}

/// A trick of an explanation.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StepAnswer {
    /// The trick.
    pub trick: Vec<PlayAnswer>,
    /// Winner of the trick.
    pub winner: Option<Seat>,
    /// Cards of the side that no other card can beat, by seat.
    pub masters: Vec<CardsOfSeat>,
    /// Cards of the side that can be beaten.
    pub threats: Vec<ThreatAnswer>,
}

/// Cards of a seat.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CardsOfSeat {
    /// The seat.
    pub seat: Seat,
    /// Its cards.
    pub cards: Vec<Card>,
}

/// A card that opponents can beat.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ThreatAnswer {
    /// Seat that holds it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Cards that beat it, by opponent.
    pub beaten_by: Vec<CardsOfSeat>,
}

impl StepAnswer {
    fn new(step: &Step) -> Self {
        let cards = |&(seat, cards): &(Seat, CardSet)| CardsOfSeat { seat, cards: cards.iter().collect() };
        let threats = step.threats.iter().map(|threat| ThreatAnswer {
            seat: threat.seat,
            card: threat.card,
            beaten_by: threat.beaten_by.iter().map(cards).collect(),
        });
        Self {
            trick: step.trick.plays().map(|(seat, card)| PlayAnswer { seat, card }).collect(),
            winner: step.trick.owner(),
            masters: step.masters.iter().map(cards).collect(),
            threats: threats.collect(),
        }
    }
}

impl question::Answer for VerdictAnswer {
    fn line(&self) -> String {
        match &self.asked.verdict {
            Verdict::Holds { positions } => {
                let specials = self.forced_special.into_iter().flat_map(Specials::counted);
                let specials: String = specials.map(|(name, count)| format!(" {name}={count}")).collect();
                format!("yes positions={positions}{specials}")
            }
            Verdict::Fails { line } => format!("no line={}", plays::compact_line(&self.asked.position, line)),
        }
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let Asked { position, verdict, steps, .. } = &self.asked;
        let word = match self.holds {
            true => styled(&message!("answer-yes").text(language), GOOD),
            false => styled(&message!("answer-no").text(language), BAD),
        };
        let mut rows = vec![format!("{word}  {}", self.verdict_sentence().text(language)), String::new()];
        let mut block = |block: Vec<String>| {
            rows.extend(block.into_iter().map(|row| format!("  {row}")));
            rows.push(String::new());
        };
        block(board(language, position));
        match (steps, verdict) {
            (Some(steps), _) => block(self.explanation_rows(language, steps)),
            (None, Verdict::Fails { line }) => block(plays::rows(language, position, line)),
            (None, Verdict::Holds { .. }) => {}
        }
        rows.extend(self.special_sentence().map(|sentence| format!("  {}", sentence.text(language))));
        rows.extend(self.effort_and_paragraphs().map(|remark| format!("  {}", styled(&remark.text(language), DIM))));
        rows
    }
}

impl VerdictAnswer {
    /// Returns the effort of a proof, and the paragraphs.
    fn effort_and_paragraphs(&self) -> impl Iterator<Item = Message> {
        let paragraphs = self.paragraphs.iter().map(|paragraph| match paragraph.strip_prefix("handbook ") {
            Some(number) => Arg::from(message!("paragraph-handbook", number)),
            None => Arg::from(*paragraph),
        });
        let paragraphs = message!("listed", list = Arg::list(paragraphs, Join::Comma));
        self.positions.map(|n| message!("verdict-proved", n)).into_iter().chain([paragraphs])
    }

    /// Returns the verdict in one sentence.
    fn verdict_sentence(&self) -> Message {
        let claim = &self.asked.claim;
        let (team, others) = (claim.team(), !claim.team());
        let members = self.asked.position.parties().members(team);
        match (self.holds, self.condition()) {
            (true, None) => message!("verdict-holds", team, members),
            (true, Some(condition)) => message!("verdict-holds-if", team, members, condition),
            (false, None) => message!("verdict-fails", team = others),
            (false, Some(condition)) => message!("verdict-fails-if", team = others, condition),
        }
    }

    /// Returns how the claimant plays, for after an "if".
    fn condition(&self) -> Option<Message> {
        let claimant = self.claimant?;
        match self.asked.claim.manner() {
            Manner::EveryOrder => None,
            Manner::TopFirst { .. } if takes_with_any(&self.asked.position, self.asked.claim.manner()) => {
                Some(message!("manner-takes-then-top", claimant))
            }
            Manner::TopFirst { .. } => Some(message!("manner-top-first", claimant)),
            Manner::TopFirstInOrder { classes, .. } => {
                let (first, then) = classes.split_first()?;
                let first = message!("manner-first", class = first);
                let then = then.iter().map(|class| message!("manner-then", class));
                let classes = Arg::list(std::iter::once(first).chain(then), Join::Comma);
                Some(message!("manner-top-first-in-order", claimant, classes))
            }
            Manner::InOrder { order, .. } => {
                let cards = Arg::list(order.iter().map(|&card| game::words::card_short(card)), Join::Space);
                Some(message!("manner-in-order", claimant, cards))
            }
        }
    }

    fn special_sentence(&self) -> Option<Message> {
        let names = self.forced_special?.counted().map(|(name, count)| {
            let name = match name {
                // Rule handbook 3.1.7, 3.10.1: in a shortened game it must have been announced.
                "charlie" if self.claimant.is_some() => message!("verdict-charlie-if-announced"),
                "charlie" => message!("item-charlie"),
                "fuchs" => message!("verdict-fuchs"),
                _ => message!("item-doppelkopf"),
            };
            if count == 1 { name } else { message!("times", n = count, name) }
        });
        let names: Vec<Message> = names.collect();
        (!names.is_empty())
            .then(|| message!("verdict-special", team = self.party, names = Arg::list(names, Join::Comma)))
    }

    fn explanation_rows(&self, language: Language, steps: &[Step]) -> Vec<String> {
        let lying = self.asked.position.cards().trick().len();
        let mut rows = Vec::new();
        for (number, step) in steps.iter().enumerate() {
            rows.push(plays::row(language, number, &step.trick, if number == 0 { lying } else { 0 }));
            for &(seat, masters) in step.masters.iter().filter(|(_, masters)| !masters.is_empty()) {
                let seat = paint::seat(language, seat);
                let said = message!("verdict-masters", seat, cards = self.cards(language, masters));
                rows.push(format!("       {}", said.text(language)));
            }
            for threat in &step.threats {
                let beaten_by = threat
                    .beaten_by
                    .iter()
                    .map(|&(seat, cards)| format!("{} {}", paint::seat(language, seat), self.cards(language, cards)));
                let beaten_by = beaten_by.collect::<Vec<_>>().join("; ");
                let (seat, card) = (paint::seat(language, threat.seat), paint::card(language, threat.card));
                rows.push(format!("       {}", message!("verdict-threat", seat, card, beaten_by).text(language)));
            }
        }
        rows
    }

    fn cards(&self, language: Language, cards: CardSet) -> String {
        let sorted = self.asked.position.order().sorted().iter().filter(|&&card| cards.contains(card));
        sorted.map(|&card| paint::card(language, card)).collect::<Vec<_>>().join(" ")
    }
}
