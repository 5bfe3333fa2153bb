//! A record moment by moment, for who steps through a game.

use crate::context::Context;
use crate::error::Error;
use crate::paint::{self, DIM, styled};
use crate::plays::{self, PlayAnswer};
use crate::question;
use crate::records::{self, Written};
use crate::score::rules;
use bots::viewer_of;
use game::words::card_short;
use game::{BySeat, Card, GameName, Play, Position, Rules, Seat, Trick};
use notation::record::{Breaches, Event, Incident, Moment, Record, Step, resume};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::{Language, Localized, Message, message};

/// Asks for the moments of a game that is written down.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplayQuestion {
    /// The game: the object of a record, or its text.
    #[schemars(with = "referee::json::RecordOrText")]
    pub record: Value,
}

impl question::Question for ReplayQuestion {
    const NAME: &'static str = "replay";
    type Answer = ReplayAnswer;

    fn answer(self, context: &Context) -> Result<ReplayAnswer, Error> {
        answer(context, records::only(self.record, context)?)
    }
}

/// Returns the moments of a game. What breaks a rule and was not claimed is played as it is written.
///
/// # Errors
/// All four hands are needed; returns the first thing that is wrong with the record.
pub fn answer(context: &Context, written: Written) -> Result<ReplayAnswer, Error> {
    let assumed = written.assumed().iter().map(|message| message.text(context.language)).collect();
    let place = written.place;
    let first = |refused: records::Refused| refused.errors.into_iter().next().expect("what is refused has a reason");
    let (record, options) = written.record.map_err(first)?;
    let rules = rules(context, &record, &options, &place).map_err(first)?;
    if viewer_of(&record).is_some() {
        return Err(Error::new(message!("replay-four-hands")));
    }
    let end = resumed(&record, &rules)?;
    let language = context.language;
    let steps = record.timeline();
    let last = steps.len();
    let row = |index: usize| ReplayMomentAnswer::new(language, &record, &rules, &steps, index);
    let moments = (0..=last).map(row).collect::<Result<_, _>>()?;
    Ok(ReplayAnswer { assumed, ..ReplayAnswer::new(&rules, &record, end, moments) })
}

/// Returns the game as far as it was played.
fn resumed(record: &Record, rules: &Rules) -> Result<Play, Error> {
    resume(record, rules, Breaches::CountAsValid).map_err(|breaches| {
        let first = breaches.first().map_or_else(|| message!("record-breaks-rules"), Localized::message);
        Error::new(first)
    })
}

/// A game moment by moment.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReplayAnswer {
    /// The name of the rule set.
    pub rules: String,
    /// The game that is played.
    pub game: GameName,
    /// The dealer.
    pub dealer: Seat,
    /// The members of Re at the end; absent as long as a Hochzeiter has no partner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub re: Option<Vec<Seat>>,
    /// Dealt hand of each seat: trumps first, then the suits, each from the highest to the lowest.
    pub dealt: BySeat<Vec<Card>>,
    /// The tricks that are over.
    pub tricks: Vec<ReplayTrickAnswer>,
    /// Everything that happened, in order, each with how the game stood right before it; and how it stood at the end.
    pub moments: Vec<ReplayMomentAnswer>,
    /// The record as text, whatever it was written as.
    pub record: String,
    /// Assumptions about what the text does not say; absent for a record in our notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<String>,
    /// The game at its end, for the text.
    #[serde(skip)]
    end: Play,
}

/// A trick that is over.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReplayTrickAnswer {
    /// Its cards.
    pub cards: Vec<PlayAnswer>,
    /// Winner of the trick.
    pub winner: Seat,
    /// Its Augen.
    pub augen: u16,
}

/// State of the game at a point, and the next action.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReplayMomentAnswer {
    /// The moment: `5.1` before the first card of the fifth trick and before calls that come before it; `v2` after two words of
    /// the Vorbehalt round. In this spelling the questions that know `at` take it.
    pub at: String,
    /// The action; absent at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<ActionAnswer>,
    /// Hand of each seat, from the first card on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<BySeat<Vec<Card>>>,
    /// The cards on the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trick: Vec<PlayAnswer>,
    /// Seat to play a card, from the first card on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// The position, from the first card on; absent while a Hochzeiter has no partner, where a breach fits no position, and when
    /// all cards are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ActionAnswer {
    /// `word` (in the Vorbehalt round), `call`, `card`, or `incident` for everything else.
    pub kind: &'static str,
    /// Seat that did it; absent for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The action, in the notation of records.
    pub what: String,
    /// The action, in words.
    pub said: String,
}

impl ActionAnswer {
    fn new(language: Language, event: &Event<'_>) -> Self {
        let (kind, seat, what, said): (_, _, _, Message) = match event {
            Event::Said(said) => ("word", Some(said.player), said.act.to_string(), said.act.message()),
            Event::Call(call) => ("call", Some(call.player), call.say.to_string(), call.say.message()),
            Event::Card { player, card } => ("card", Some(*player), card.to_string(), card_short(*card)),
            Event::Incident(Incident { player, what, .. }) => ("incident", *player, what.to_string(), what.message()),
        };
        Self { kind, seat, what, said: said.text(language) }
    }
}

impl ReplayMomentAnswer {
    /// Returns the moment before a step, or the end.
    fn new(
        language: Language,
        record: &Record,
        rules: &Rules,
        steps: &[Step<'_>],
        index: usize,
    ) -> Result<Self, Error> {
        let before = &steps[..index];
        let n_cards = before.iter().filter(|step| matches!(step.event, Event::Card { .. })).count();
        let n_words = before.iter().filter(|step| matches!(step.event, Event::Said(_))).count();
        let step = steps.get(index);
        let action = step.map(|step| ActionAnswer::new(language, &step.event));
        // In the Vorbehalt round there is no game yet that a position could be one of.
        if step.is_some_and(|step| matches!(step.at, Moment::Query { .. })) {
            let at = format!("v{n_words}");
            return Ok(Self { at, action, hands: None, trick: Vec::new(), turn: None, position: None });
        }
        let play = resumed(&until(record, before, n_cards), rules)?;
        let order = play.public().order();
        Ok(Self {
            at: format!("{}.{}", n_cards / 4 + 1, n_cards % 4 + 1),
            action,
            hands: Some(BySeat::from_fn(|seat| order.arranged(play.hands()[seat]).collect())),
            trick: play.public().trick().plays().map(|(seat, card)| PlayAnswer { seat, card }).collect(),
            turn: play.actor(),
            position: play.position().as_ref().map(Position::to_string),
        })
    }
}

/// Returns the record as it was after these steps.
fn until(record: &Record, steps: &[Step<'_>], n_cards: usize) -> Record {
    let calls = steps.iter().filter_map(|step| match step.event {
        Event::Call(call) => Some(*call),
        _ => None,
    });
    Record { announcements: calls.collect(), ..record.until(n_cards) }
}

impl ReplayAnswer {
    fn new(rules: &Rules, record: &Record, end: Play, moments: Vec<ReplayMomentAnswer>) -> Self {
        let public = end.public();
        let trick = |trick: &Trick| ReplayTrickAnswer {
            cards: trick.plays().map(|(seat, card)| PlayAnswer { seat, card }).collect(),
            winner: trick.owner().unwrap_or(trick.leader()),
            augen: trick.augen().0,
        };
        Self {
            rules: rules.name.to_string(),
            game: public.game().contract().into(),
            dealer: public.dealer(),
            re: end.parties().map(|parties| parties.re.iter().collect()),
            dealt: BySeat::from_fn(|seat| public.order().arranged(end.deal().hands()[seat]).collect()),
            tricks: public.tricks().iter().map(trick).collect(),
            moments,
            record: record.to_string(),
            assumed: Vec::new(),
            end,
        }
    }
}

impl question::Answer for ReplayAnswer {
    fn line(&self) -> String {
        let played = self.end.public().plays().map(|(seat, card)| format!("{seat}:{card}"));
        format!("{} {}", self.game, played.collect::<Vec<_>>().join(","))
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let public = self.end.public();
        let mut rows = vec![self.game.text(language)];
        rows.extend(self.end.deal().hands().iter().map(|(seat, &hand)| {
            let team = self.end.team_of(seat).map_or_else(String::new, |team| team.text(language));
            let (seat, cards) = (paint::seat(language, seat), paint::hand(language, public.order(), hand));
            format!("  {seat}  {cards}   {}", styled(&team, DIM)).trim_end().to_owned()
        }));
        rows.push(String::new());
        let spoken = self.moments.iter().filter_map(|moment| moment.action.as_ref().zip(Some(&moment.at)));
        for (action, at) in spoken.filter(|(action, _)| action.kind != "card") {
            let seat = action.seat.map_or_else(String::new, |seat| paint::seat(language, seat));
            rows.push(format!("  {at:<5} {seat:<2} {}", action.said).trim_end().to_owned());
        }
        rows.push(String::new());
        let lying = Some(public.trick()).filter(|trick| !trick.is_empty());
        let tricks = public.tricks().iter().chain(lying).enumerate();
        rows.extend(tricks.map(|(number, trick)| plays::row(language, number, trick, 0)));
        rows
    }
}
