//! What is answered: mistakes with their reasons, and what each seat gave away.

use super::decision::{DecisionAnswer, kind, said, trick_of};
use super::totals::SeatAnswer;
use super::{MOMENTS, Manner};
use crate::plays::PlayAnswer;
use game::words::seat_letter;
use game::{BySeat, Card, Play, Seat, Trick};
use schemars::JsonSchema;
use serde::Serialize;
use sim::review::{Could, Counter, Fact, Fate, Finding, Moment, Proof, Rests, Review};
use sim::{Choice, Decision, Silence};
use std::collections::BTreeMap;
use text::visible;
use text::{Language, Localized, Message, message};

/// Most cases of bad luck that are listed.
const MISFORTUNES: usize = 3;

/// Review of a game: where it was lost, and why.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewAnswer {
    /// All mistakes: those of `seat` first, the dearest first.
    pub moments: Vec<MomentAnswer>,
    /// The seat whose mistakes come first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Right decisions given the information then that lost points with the cards as they lay; at most three, the
    /// costliest first.
    pub bad_luck: Vec<MisfortuneAnswer>,
    /// Losses of each seat in mistakes.
    pub seats: BySeat<SeatAnswer>,
    /// Names of the players, by seat; absent if the record does not state them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<BySeat<Option<String>>>,
    /// The decisions, in their order.
    pub decisions: Vec<DecisionAnswer>,
    /// Number of decisions that were judged again in other deals.
    pub suspects: usize,
    /// Number of decisions that would be mistakes given the play of the others, but not in equally likely deals, or not
    /// with open cards: they are not among the mistakes.
    pub disputed: usize,
    /// Whether the game was played to its end.
    pub finished: bool,
    /// Whether silence at the last moment for a call was evaluated.
    pub silence_priced: bool,
    #[serde(skip)]
    pub(super) shown: Shown,
}

/// Data that only the text needs.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub(super) end: Play,
    pub(super) review: Review,
}

/// A mistake.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MomentAnswer {
    /// Number of cards that all seats had played before.
    pub cards_played: usize,
    /// Seat whose decision it was.
    pub seat: Seat,
    /// Kind of the decision: `vorbehalt`, `call` or `card`.
    pub kind: &'static str,
    /// The decision: a card, a call such as `re!`, `-` for silence at the last moment for a call, or the game that the
    /// seat wanted to play.
    pub done: String,
    /// The better decision, given the information then.
    pub best: String,
    /// The expected points of what was done.
    pub points: f64,
    /// Loss in points.
    pub loss: f64,
    /// The standard error of the loss; 0 if all deals were examined.
    pub loss_error: f64,
    /// Number of points that each seat gets more on average than after the better decision, negative where it gets less; absent
    /// while it is open who plays with whom, and before the first card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shift: Option<BySeat<f64>>,
    /// The cards on the table, the led card first.
    pub trick: Vec<PlayAnswer>,
    /// The hand of the seat, as it is sorted.
    pub hand: Vec<Card>,
    /// Number of deals in which it was judged again.
    pub worlds: usize,
    /// Whether these were all possible deals.
    pub all_worlds: bool,
    /// Basis of the loss: `counting`, if the decision is significantly worse in equally likely deals, too; `beliefs`,
    /// if only given the play of the others; `play` for calls and words before the first card.
    pub rests_on: &'static str,
    /// Loss in equally likely deals; present for cards only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted_loss: Option<f64>,
    /// Loss with the cards as they lay, exactly; 0 is luck. Absent if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hindsight_loss: Option<i32>,
    /// Group: `lead`, `trick`, `smear`, `special`, `call`, `game`, or `other`.
    pub about: &'static str,
    /// The reason of the mistake.
    pub reason: ReasonAnswer,
    /// A deal that the seat could not exclude, in which it loses; of cards, of the first five mistakes and all of `seat`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<CounterAnswer>,
    /// Results that were still possible with open cards; for cards near the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub could: Option<CouldAnswer>,
}

/// Reason of a mistake.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReasonAnswer {
    /// Its name in the catalogue (docs/REVIEW.md).
    pub name: &'static str,
    /// The sentence, in the language that was asked for.
    pub sentence: String,
    /// Values in the sentence, by name: shares of the possible deals from 0 to 1, Augen, Points, cards, seats, sides, suits.
    pub facts: BTreeMap<&'static str, FactAnswer>,
    /// Share of the loss from the deals that it concerns: at least a half; more than 1 if the others favour the
    /// decision made.
    pub explains: f64,
}

/// A value in the sentence of a reason.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum FactAnswer {
    /// A share, a number of Augen, or Points.
    Number(f64),
    /// A card, a seat, a side, or a class: `T` or the letter of a suit.
    Name(String),
}

/// A deal that could not be excluded, in which a card loses.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CounterAnswer {
    /// The deal, as a position at the decision.
    pub position: String,
    /// Its hands, each as it is sorted.
    pub hands: BySeat<Vec<Card>>,
    /// Proof: `exact`, by best play with open cards, or `played_on`, by the rules of thumb.
    pub proof: &'static str,
    /// Points of the seat after the card that was played.
    pub points: i32,
    /// Points of the seat after the better one.
    pub better: i32,
    /// The cards to the end after the card that was played.
    pub line: Vec<PlayAnswer>,
    /// The same after the better one.
    pub best_line: Vec<PlayAnswer>,
}

/// Results that were still possible from a decision on, with open cards; later calls are left out.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CouldAnswer {
    /// Points that the seat got.
    pub got: i32,
    /// Points with best play of all from here on.
    pub against_best: i32,
    /// A line of that.
    pub best_line: Vec<PlayAnswer>,
    /// Points against the cards that the others actually played, in their order as far as it is allowed.
    pub as_played: i32,
    /// The cards of that.
    pub as_played_line: Vec<PlayAnswer>,
}

/// A right decision that lost points all the same.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MisfortuneAnswer {
    /// Number of cards that all seats had played before.
    pub cards_played: usize,
    /// Seat that played the card.
    pub seat: Seat,
    /// The card.
    pub done: String,
    /// The best decision as the cards lay.
    pub hindsight_best: String,
    /// Points that it lost.
    pub hindsight_loss: i32,
}

impl ReviewAnswer {
    pub(super) fn new(
        end: Play,
        players: &BySeat<Option<String>>,
        mut review: Review,
        &Manner { seat, silence, .. }: &Manner,
        language: Language,
    ) -> Self {
        let moments = review.moments.iter().map(|moment| MomentAnswer::new(moment, language)).collect();
        let bad_luck = review.bad_luck.iter().take(MISFORTUNES).filter_map(MisfortuneAnswer::new);
        let bad_luck = bad_luck.collect();
        // Each mistake has many deals, and everything about them is in the answer already.
        for moment in &mut review.moments {
            (moment.scene, moment.said, moment.rounds, moment.results) = (None, None, None, None);
        }
        Self {
            moments,
            seat,
            bad_luck,
            seats: BySeat::from_fn(|seat| SeatAnswer::of(&review.moments, seat)),
            players: players.iter().any(|(_, name)| name.is_some()).then(|| players.clone()),
            decisions: review.decisions.iter().map(|decision| DecisionAnswer::new(decision, &review)).collect(),
            suspects: review.n_suspects,
            disputed: review.n_disputed,
            finished: end.actor().is_none(),
            silence_priced: silence == Silence::IsDecision,
            shown: Shown { end, review },
        }
    }

    /// Returns what a player is called: his name and his seat, or his seat alone.
    pub(super) fn caller(&self, seat: Seat) -> Message {
        self.called(seat).unwrap_or_else(|| seat_letter(seat))
    }

    /// The same with the whole word for a seat.
    pub(super) fn caller_in_full(&self, seat: Seat) -> Message {
        self.called(seat).unwrap_or_else(|| seat.message())
    }

    fn called(&self, seat: Seat) -> Option<Message> {
        let name = self.players.as_ref()?[seat].as_deref()?;
        Some(message!("review-player", name = visible(name), seat = seat_letter(seat)))
    }

    /// Returns the mistakes in the answer, as they were found.
    pub(super) fn told(&self) -> impl Iterator<Item = (&MomentAnswer, &Moment)> {
        self.moments.iter().zip(&self.shown.review.moments)
    }

    /// Returns how many mistakes are shown in full; the others with their reason.
    pub(super) fn n_in_full(&self) -> usize {
        self.n_own().max(MOMENTS)
    }

    /// Returns how many mistakes are those of the seat that comes first.
    pub(super) fn n_own(&self) -> usize {
        self.moments.iter().filter(|moment| Some(moment.seat) == self.seat).count()
    }

    /// Returns the seats, the one that comes first in front.
    pub(super) fn in_order(&self) -> [Seat; 4] {
        let mut seats = Seat::ALL;
        seats.sort_by_key(|&seat| (Some(seat) != self.seat, seat.index()));
        seats
    }
}

impl MomentAnswer {
    fn new(moment: &Moment, language: Language) -> Self {
        let Decision { cards_played, seat, done, best, price, .. } = &moment.decision;
        let (rests_on, counted_loss) = match moment.rests {
            Rests::Counting(loss) => ("counting", Some(loss)),
            Rests::Beliefs(loss) => ("beliefs", Some(loss)),
            Rests::Play => ("play", None),
        };
        Self {
            cards_played: *cards_played,
            seat: *seat,
            kind: kind(done),
            done: done.to_string(),
            best: best.to_string(),
            points: price.done,
            loss: price.loss(),
            loss_error: price.error,
            shift: moment.shift,
            trick: trick(moment).map_or_else(Vec::new, |trick| plays(&trick.plays().collect::<Vec<_>>())),
            hand: hand(moment),
            worlds: moment.worlds,
            all_worlds: moment.is_exhaustive,
            rests_on,
            counted_loss,
            hindsight_loss: match moment.fate {
                Fate::Cost(points) => Some(points.0),
                Fate::Luck => Some(0),
                Fate::Unknown => None,
            },
            about: moment.group().name(),
            reason: ReasonAnswer::new(reason(moment), language),
            counter: moment.counter.as_ref().map(CounterAnswer::new),
            could: moment.could.as_ref().map(CouldAnswer::new),
        }
    }
}

impl ReasonAnswer {
    fn new(finding: &Finding, language: Language) -> Self {
        let fact = |fact: Fact| match fact {
            Fact::Share(number) | Fact::Augen(number) | Fact::Points(number) => FactAnswer::Number(number),
            Fact::Team(team) => FactAnswer::Name(team.to_string()),
            Fact::Seat(seat) => FactAnswer::Name(seat.to_string()),
            Fact::Class(class) => FactAnswer::Name(class.letter().to_string()),
            Fact::Card(card) => FactAnswer::Name(card.to_string()),
        };
        Self {
            name: finding.reason.name,
            sentence: finding.message().text(language),
            facts: finding.facts.iter().map(|&(name, value)| (name, fact(value))).collect(),
            explains: finding.explains,
        }
    }
}

fn plays(line: &[(Seat, Card)]) -> Vec<PlayAnswer> {
    line.iter().map(|&(seat, card)| PlayAnswer { seat, card }).collect()
}

impl CounterAnswer {
    fn new(counter: &Counter) -> Self {
        Self {
            position: counter.position.to_string(),
            hands: BySeat::from_fn(|seat| {
                let position = &counter.position;
                position.order().arranged(position.cards().hands()[seat]).collect()
            }),
            proof: if counter.proof == Proof::Exact { "exact" } else { "played_on" },
            points: counter.points[0].0,
            better: counter.points[1].0,
            line: plays(&counter.done_line),
            best_line: plays(&counter.best_line),
        }
    }
}

impl CouldAnswer {
    fn new(could: &Could) -> Self {
        Self {
            got: could.got.0,
            against_best: could.against_best.0,
            best_line: plays(&could.best_line),
            as_played: could.as_played.points.0,
            as_played_line: plays(&could.as_played.line),
        }
    }
}

impl MisfortuneAnswer {
    fn new(decision: &Decision) -> Option<Self> {
        let (best, loss) = decision.hindsight?;
        Some(Self {
            cards_played: decision.cards_played,
            seat: decision.seat,
            done: decision.done.to_string(),
            hindsight_best: best.to_string(),
            hindsight_loss: loss.0,
        })
    }
}

/// Returns the reason of a mistake.
pub(super) fn reason(moment: &Moment) -> &Finding {
    moment.findings.first().expect("every mistake has a reason")
}

/// Returns the trick at a decision; `None` before the game.
pub(super) fn trick(moment: &Moment) -> Option<&Trick> {
    trick_of(&moment.decision).map(|_| moment.play.public().trick())
}

/// Returns the hand at a decision, in the order in which it is shown.
pub(super) fn hand(moment: &Moment) -> Vec<Card> {
    let (seat, play) = (moment.decision.seat, &moment.play);
    let view = play.view(seat);
    let hand = if trick_of(&moment.decision).is_none() { play.deal().hands()[seat] } else { view.hand() };
    view.order().arranged(hand).collect()
}

/// Returns what each seat gets more than after the better decision.
pub(super) fn shift(answer: &MomentAnswer) -> Option<Message> {
    use text::{Arg, Join};
    let shift = answer.shift.as_ref()?;
    let mut seats = Seat::ALL;
    seats.sort_by(|&a, &b| shift[a].total_cmp(&shift[b]).then(a.index().cmp(&b.index())));
    let of =
        |&seat: &Seat| message!("review-shift-seat", seat = seat_letter(seat), points = Arg::signed(shift[seat], 2));
    Some(message!("review-shift", list = Arg::list(seats.iter().map(of), Join::Space)))
}

/// Returns the text about the basis of a loss.
pub(super) fn rests(moment: &Moment) -> Message {
    use text::Arg;
    match moment.rests {
        Rests::Counting(loss) => message!("review-rests-counting", loss = Arg::decimal(loss, 2)),
        Rests::Beliefs(loss) => message!("review-rests-beliefs", loss = Arg::decimal(loss, 2)),
        Rests::Play => message!("review-rests-play"),
    }
}

/// Returns what became of a mistake; `None` if that is not known.
pub(super) fn fate(moment: &Moment) -> Option<Message> {
    match moment.fate {
        Fate::Cost(points) => Some(message!("review-fate-cost", points = points.message())),
        Fate::Luck => Some(message!("review-fate-luck")),
        Fate::Unknown => None,
    }
}

/// Returns what a mistake was, and what it cost.
pub(super) fn head(decision: &Decision, seat: Message, done: text::Arg, best: text::Arg) -> Message {
    use text::Arg;
    let (loss, error) = (Arg::decimal(decision.price.loss(), 2), Arg::decimal(decision.price.error, 2));
    match trick_of(decision) {
        Some(trick) if decision.price.error == 0.0 => message!("review-moment-exact", trick, seat, done, best, loss),
        Some(trick) => message!("review-moment", trick, seat, done, best, loss, error),
        None => message!("review-moment-before", seat, done, best, loss, error),
    }
}

/// Returns what is said of bad luck.
pub(super) fn misfortune(decision: &Decision, seat: Message) -> Option<Message> {
    let (_, loss) = decision.hindsight?;
    let Choice::Card(_) = decision.done else { return None };
    let (trick, done) = (decision.cards_played / 4 + 1, said(&decision.done));
    Some(message!("review-bad-luck", trick, seat, done, points = loss.message()))
}
