//! How a running game stands, as an answer.

use super::screen::{self, COLUMNS};
use super::words::{GIVE, RETURN};
use super::{By, Made, Seen, Table, question, spoken, told};
use crate::paint;
use crate::score::{Scored, sheet};
use game::rules::VorbehaltKind;
use game::{Act, Call, Due, Outcome, Redeal, Rules, Seat};
use game::{Ask, Ended, Replies, Reply};
use notation::Record;
use notation::parse_act;
use schemars::JsonSchema;
use serde::Serialize;
use text::{Language, Localized, message};

/// State of a running game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableAnswer {
    /// Decisions since those of the request, in order, except that a bot has kept Schweine to itself.
    pub made: Vec<MadeAnswer>,
    /// All decisions, to be sent with the next request.
    pub decisions: Vec<String>,
    /// Number of decisions left if a person takes back his last one; absent if another player has said or shown
    /// something since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_back: Option<usize>,
    /// The decision that is due; absent when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedAnswer>,
    /// View of the seat that is asked, or of the one that was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Seen>,
    /// The words of `view.said`, in the language of the question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<String>,
    /// The game of the view in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Knowledge of that seat about a game in progress, as a record with one hand, to ask `suggest` about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<Record>,
    /// Faults of bots, in words; each was replaced by a legal decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
    /// Reason for a new deal, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redeal: Option<RedealAnswer>,
    /// Outcome of the game, once it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Scored>,
    /// The game written down, when it was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
    /// Data that only the text needs.
    #[serde(skip)]
    shown: Shown,
}

#[derive(Clone, Debug)]
struct Shown {
    made: Vec<Made>,
    since: usize,
    asked: Option<(Seat, Ask, Replies)>,
    outcome: Option<(Rules, Outcome)>,
}

/// A decision that was made.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MadeAnswer {
    /// Seat of the decision.
    pub seat: Seat,
    /// The decision, as a word of the notation. The cards that a bot gave back stay hidden: `return`.
    pub word: String,
    /// Maker of the decision.
    pub by: By,
}

/// The decision that is due.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AskedAnswer {
    /// Seat to decide.
    pub seat: Seat,
    /// For what: `say`, `answer`, `name`, `bid`, `take`, `return`, `schweine`, `call`, `pflichtansage` or `card`.
    pub kind: &'static str,
    /// The Vorbehalt that the answer is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vorbehalt: Option<VorbehaltKind>,
    /// The call that is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<Call>,
    /// Giver of the trumps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub giver: Option<Seat>,
    /// Taker of the cards that are to be handed over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taker: Option<Seat>,
    /// Number of cards that are given, or given back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<usize>,
    /// The question in words.
    pub question: String,
    /// Everything that may be decided. Before the own card it can also be the card at once, which means silence before.
    pub legal: Vec<TableOptionAnswer>,
}

/// Something that may be decided.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableOptionAnswer {
    /// It as a word of the notation.
    pub word: String,
    /// It in words.
    pub text: String,
}

/// Reason for a new deal.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct RedealAnswer {
    /// Seat of the Vorbehalt.
    pub declarer: Seat,
    /// Kind of the Vorbehalt.
    pub kind: VorbehaltKind,
    /// The next dealer.
    pub dealer: Seat,
}

impl TableAnswer {
    /// Returns the answer after the decisions `given`. `since` is the number of decisions made before.
    pub(super) fn of(
        table: &mut Table,
        (given, since): (&[String], usize),
        viewer: Option<Seat>,
        language: Language,
    ) -> Self {
        let made: Vec<MadeAnswer> = told(table.made()).skip(given.len()).map(MadeAnswer::of).collect();
        let (redeal, outcome) = match table.ended() {
            Some(Ended::Redeal(Redeal { declarer, kind, dealer })) => {
                (Some(RedealAnswer { declarer, kind, dealer }), None)
            }
            Some(Ended::Played(outcome, _)) => (None, Some(*outcome)),
            None => (None, None),
        };
        let scored = |outcome: &Outcome| Scored::of_played(language, table.rules(), outcome.clone());
        let scored = outcome.as_ref().map(scored);
        let asked = table.asked().map(|(seat, ask)| (seat, ask, table.legal()));
        let view = viewer.and_then(|seat| table.seen(seat));
        let said = view.iter().flat_map(|seen| &seen.said).map(|said| said_in(&said.word, language)).collect();
        Self {
            decisions: given.iter().cloned().chain(made.iter().map(|made| made.word.clone())).collect(),
            made,
            take_back: table.take_back().map(|left| told(&table.made()[..left]).count()),
            asked: asked.as_ref().map(|(seat, ask, legal)| AskedAnswer::of(*seat, *ask, legal, language)),
            game: view.as_ref().and_then(|seen| seen.game).map(|game| game.text(language)),
            said,
            view,
            known: asked.as_ref().and(viewer).and_then(|seat| table.known(seat)),
            faults: table.take_faults().iter().map(|fault| fault.text(language)).collect(),
            redeal,
            outcome: scored,
            record: table.record(),
            shown: Shown {
                made: table.made().to_vec(),
                since,
                asked,
                outcome: outcome.map(|outcome| (table.rules().clone(), outcome)),
            },
        }
    }
}

/// Returns a word of the notation in words.
fn said_in(word: &str, language: Language) -> String {
    parse_act(word).map_or_else(|_| word.to_owned(), |act| act.message().text(language))
}

impl MadeAnswer {
    fn of(made: &Made) -> Self {
        let word = match (made.by, made.reply) {
            (By::Bot, Reply::Act(Act::Return(_))) => RETURN.to_owned(),
            (By::Bot, Reply::Act(Act::Give(_))) => GIVE.to_owned(),
            (_, reply) => reply.to_string(),
        };
        Self { seat: made.seat, word, by: made.by }
    }
}

impl AskedAnswer {
    fn of(seat: Seat, ask: Ask, legal: &[Reply], language: Language) -> Self {
        let mut asked = Self {
            seat,
            kind: ask.name(),
            vorbehalt: None,
            due: None,
            giver: None,
            taker: None,
            cards: None,
            question: question(ask).text(language),
            legal: legal.iter().map(|&reply| TableOptionAnswer::of(reply, language)).collect(),
        };
        match ask {
            Ask::Act(Due::Answer(kind)) => asked.vorbehalt = Some(kind),
            Ask::Act(Due::Take { giver, trumps: cards } | Due::Return { giver, cards }) => {
                (asked.giver, asked.cards) = (Some(giver), Some(cards));
            }
            Ask::Act(Due::Give { taker, cards }) => (asked.taker, asked.cards) = (Some(taker), Some(cards)),
            Ask::Pflichtansage(due) => asked.due = Some(due),
            _ => {}
        }
        asked
    }
}

impl TableOptionAnswer {
    fn of(reply: Reply, language: Language) -> Self {
        Self { word: reply.to_string(), text: spoken(reply).text(language) }
    }
}

impl crate::question::Answer for TableAnswer {
    fn line(&self) -> String {
        match &self.asked {
            Some(asked) => {
                let words: Vec<&str> = asked.legal.iter().map(|option| option.word.as_str()).collect();
                format!("{} {} {}", asked.seat, asked.kind, words.join(" "))
            }
            None if self.redeal.is_some() => "redeal".to_owned(),
            None => "over".to_owned(),
        }
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let Shown { made, since, asked, outcome } = &self.shown;
        let mut rows = Vec::new();
        if let Some(seen) = &self.view {
            rows.extend(screen::news(language, seen, made, *since, COLUMNS));
            if asked.is_some() {
                rows.extend(screen::table(language, seen, COLUMNS));
            }
        }
        if let Some(RedealAnswer { declarer, kind, .. }) = self.redeal {
            rows.push(message!("table-redeal", seat = declarer, kind).text(language));
        }
        if let Some((seat, ask, legal)) = asked {
            let question = question(*ask).text(language);
            rows.push(format!("{}: {question}", paint::seat(language, *seat)));
            rows.extend(screen::choices(language, legal, COLUMNS));
        }
        if let Some((rules, outcome)) = outcome {
            rows.extend(sheet(language, rules, outcome));
        }
        rows
    }
}
