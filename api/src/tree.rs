//! A walk through the solved game, card by card.

use crate::board::board;
use crate::cards::read_cards;
use crate::context::Context;
use crate::error::{Error, Source};
use crate::host::{self, Host, Nobody};
use crate::layout::sentence;
use crate::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use crate::plays::{self, PlayAnswer};
use crate::question;
use crate::solve::{line_rows, shown};
use game::rules::Sonderpunkt;
use game::words::{card_short, seat_letter};
use game::{BySeat, Card, CardSet, Position, Seat, Team, Trick, WhichTrick, special_points};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solver::{BestAugen, BestPoints, Config, Limits, PointsError, Solver, Unit, Watching};
use text::{Arg, Join, Language, Message, message};

/// Goal of best play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Augen.
    #[default]
    Augen,
    /// The score.
    Points,
}

/// Asks what each card is worth after some have been played, and how play goes on.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TreeQuestion {
    /// The position in which the walk begins, in one line.
    pub position: String,
    /// The cards that are played from there.
    #[serde(default)]
    pub cards: Vec<String>,
    /// Goal of best play.
    #[serde(default)]
    pub aim: Aim,
    /// The most cards that each of the two searches plays in the tree; the bounds at that point are the answer.
    #[serde(default)]
    pub nodes: Option<u64>,
}

impl question::Question for TreeQuestion {
    const NAME: &'static str = "tree";
    type Answer = TreeAnswer;

    fn answer(self, context: &Context) -> Result<TreeAnswer, Error> {
        self.answer_for(context, &mut Nobody)
    }

    fn answer_for(self, context: &Context, host: &mut dyn Host) -> Result<TreeAnswer, Error> {
        let position = context.position(&Source::of_question(self.position))?;
        let mut walk = Walk::new(position, &Config::default());
        walk.aim = self.aim;
        for (card, _) in read_cards(&self.cards.join(","), "cards")? {
            walk.play(card)?;
        }
        host::search(Self::NAME, (context.most.nodes_of(self.nodes), &context.stop), host, |limits, watch| {
            let mut answer = walk.look(limits, watch)?;
            if !walk.here().cards().is_over() {
                answer.add_line(walk.line(limits, watch)?);
            }
            Ok(answer)
        })
    }
}

/// A place in a game, and the path to it.
#[derive(Debug)]
pub struct Walk {
    /// Goal of best play.
    pub aim: Aim,
    /// The positions before, and how many special points were earned by then.
    past: Vec<(Position, usize)>,
    here: Position,
    /// The special points of the tricks that were played on the way.
    earned: Vec<(Sonderpunkt, Team)>,
    /// It remembers what it has found on the way.
    solver: Solver,
    /// The trick that the last step has completed.
    completed: Option<Trick>,
}

/// Bounds of what something is worth to Re.
type Bounds = (i32, i32);

/// Returns the bounds of the position and of each card as numbers.
fn numbers<V: Unit>(answer: &solver::ValueAnswer<V>, number: impl Fn(V) -> i32) -> (Bounds, Vec<(Card, Bounds)>) {
    let bounds = |of: solver::Bounds<V>| (number(of.lower), number(of.upper));
    (bounds(answer.bounds), answer.cards.iter().map(|&(card, of)| (card, bounds(of))).collect())
}

fn unscored(error: PointsError) -> Error {
    Error::of(&error)
}

impl Walk {
    /// Begins at a position.
    #[must_use]
    pub fn new(position: Position, config: &Config) -> Self {
        let solver = Solver::new(config);
        Self { aim: Aim::Augen, past: Vec::new(), here: position, earned: Vec::new(), solver, completed: None }
    }

    /// Returns the position he is at.
    #[must_use]
    pub const fn here(&self) -> &Position {
        &self.here
    }

    /// Plays a card.
    ///
    /// # Errors
    /// It may not be legal.
    pub fn play(&mut self, card: Card) -> Result<(), Error> {
        let next = self.here.after(card).ok_or_else(|| self.refusal(card))?;
        self.completed = plays::tricks_of(&self.here, &[card]).first().copied().filter(Trick::is_complete);
        let n_earned = self.earned.len();
        if let Some(trick) = self.completed {
            let parts = self.here.parts();
            let (rules, order, parties) = (self.here.rules(), self.here.order(), self.here.parties());
            self.earned.extend(special_points(
                rules,
                order,
                parts.schweine.kind(),
                parties,
                &trick,
                WhichTrick::Earlier,
            ));
        }
        self.past.push((std::mem::replace(&mut self.here, next), n_earned));
        Ok(())
    }

    fn refusal(&self, card: Card) -> Error {
        let legal: CardSet = self.here.cards().legal(self.here.order());
        if legal.is_empty() {
            return all_played();
        }
        let seat = seat_letter(self.here.cards().turn());
        let cards = Arg::list(legal.iter().map(card_short), Join::Space);
        Error::new(message!("tree-cannot-play", seat = &seat, card = card_short(card))).with_help(message!(
            "tree-cannot-play.help",
            seat,
            cards
        ))
    }

    /// Takes a card back.
    ///
    /// # Errors
    /// There may be none.
    pub fn back(&mut self) -> Result<(), Error> {
        let (before, n_earned) = self.past.pop().ok_or_else(|| Error::new(message!("tree-begin")))?;
        self.here = before;
        self.earned.truncate(n_earned);
        self.completed = None;
        Ok(())
    }

    /// Returns a best card.
    ///
    /// # Errors
    /// All cards may be played, or none may be known to be the best one.
    pub fn best(&mut self, limits: Limits<'_>, watch: &mut Watching<'_>) -> Result<Card, Error> {
        if self.here.cards().is_over() {
            return Err(all_played());
        }
        let best = self.look(limits, watch)?.cards.into_iter().find(|worth| worth.loss == Some(0));
        let open = || Error::new(message!("tree-open")).with_help(message!("tree-open.help"));
        Ok(best.ok_or_else(open)?.card)
    }

    /// Returns a line of best play, as far as it is known.
    ///
    /// # Errors
    /// All cards may be played, or it may not be known what the score depends on.
    pub fn line(&mut self, limits: Limits<'_>, watch: &mut Watching<'_>) -> Result<Vec<Card>, Error> {
        let Self { here, earned, aim, solver, .. } = self;
        if here.cards().is_over() {
            return Err(all_played());
        }
        match aim {
            Aim::Augen => Ok(solver.ask_watched(here, BestAugen::line(), limits, watch).line),
            Aim::Points => {
                let question = BestPoints::line().with_earned(earned);
                solver.ask_watched(here, question, limits, watch).map(|answer| answer.line).map_err(unscored)
            }
        }
    }

    /// Returns the values of the best card and of every legal one, as far as they are known. The trick that the last
    /// card has completed is reported once.
    ///
    /// # Errors
    /// Earlier results that the score depends on may be unknown.
    pub fn look(&mut self, limits: Limits<'_>, watch: &mut Watching<'_>) -> Result<TreeAnswer, Error> {
        let Self { here, earned, aim, solver, .. } = self;
        let (best, values) = match aim {
            _ if here.cards().is_over() => ((0, 0), Vec::new()),
            Aim::Augen => {
                let answer = solver.ask_watched(here, BestAugen::each_card(), limits, watch);
                numbers(&answer, |augen| augen.0.into())
            }
            Aim::Points => {
                let question = BestPoints::each_card().with_earned(earned);
                let answer = solver.ask_watched(here, question, limits, watch).map_err(unscored)?;
                numbers(&answer, |points| points.0)
            }
        };
        Ok(TreeAnswer::new(self.here.clone(), self.aim, self.completed.take(), best, &values))
    }
}

fn all_played() -> Error {
    Error::new(message!("tree-all-played")).with_help(message!("tree-all-played.help"))
}

/// Place of a walk, and the value of each card there.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TreeAnswer {
    /// The position in its canonical form.
    pub position: String,
    /// The cards of each seat.
    pub hands: BySeat<Vec<Card>>,
    /// Cards on the table.
    pub trick: Vec<PlayAnswer>,
    /// Seat to play; absent when all cards are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// The trick that the last card has completed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<TreeTrickAnswer>,
    /// Goal of best play: `augen` or `points`.
    pub aim: Aim,
    /// Augen that Re still gets, or the value of the game for it in points; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// It is no less, if no more is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lo: Option<i32>,
    /// It is no more, if no more is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hi: Option<i32>,
    /// Every legal card.
    pub cards: Vec<CardAnswer>,
    /// Continuation with best play, as far as it is known, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<PlayAnswer>>,
    #[serde(skip)]
    shown: Shown,
}

/// Data that only the text needs.
#[derive(Clone, Debug)]
struct Shown {
    here: Position,
    completed: Option<Trick>,
    best: Bounds,
    line: Option<Vec<Card>>,
}

/// A trick that is complete.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TreeTrickAnswer {
    /// Its cards.
    pub cards: Vec<PlayAnswer>,
    /// Winner of the trick.
    pub winner: Option<Seat>,
    /// Its Augen.
    pub augen: u16,
}

/// A legal card.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CardAnswer {
    /// The card.
    pub card: Card,
    /// Augen that Re gets after it, or the value of the game for Re in points; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// It is no less, if no more is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lo: Option<i32>,
    /// It is no more, if no more is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hi: Option<i32>,
    /// Loss of its side against the best card; absent if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<u32>,
}

/// Returns a value, or the bounds between which it is.
fn value_or_bounds((lower, upper): Bounds) -> (Option<i32>, Option<i32>, Option<i32>) {
    if lower == upper { (Some(lower), None, None) } else { (None, Some(lower), Some(upper)) }
}

fn play_answers(trick: &Trick) -> Vec<PlayAnswer> {
    trick.plays().map(|(seat, card)| PlayAnswer { seat, card }).collect()
}

impl TreeAnswer {
    fn new(here: Position, aim: Aim, completed: Option<Trick>, best: Bounds, values: &[(Card, Bounds)]) -> Self {
        let is_over = here.cards().is_over();
        let (value, lo, hi) = value_or_bounds(best);
        let cards = values.iter().map(|&(card, bounds)| {
            let (value, lo, hi) = value_or_bounds(bounds);
            let loss = (bounds.0 == bounds.1 && best.0 == best.1).then(|| bounds.0.abs_diff(best.0));
            CardAnswer { card, value, lo, hi, loss }
        });
        Self {
            position: here.to_string(),
            hands: BySeat::from_fn(|seat| here.cards().hands()[seat].cards().collect()),
            trick: play_answers(here.cards().trick()),
            turn: (!is_over).then(|| here.cards().turn()),
            completed: completed.map(|trick| TreeTrickAnswer {
                cards: play_answers(&trick),
                winner: trick.owner(),
                augen: trick.augen().0,
            }),
            aim,
            value: value.filter(|_| !is_over),
            lo,
            hi,
            cards: cards.collect(),
            line: None,
            shown: Shown { here, completed, best, line: None },
        }
    }

    fn add_line(&mut self, line: Vec<Card>) {
        self.line = Some(plays::line_answer(&self.shown.here, &line));
        self.shown.line = Some(line);
    }

    /// Returns what the position is worth, in a sentence that ends with a colon.
    fn sentence(&self, language: Language) -> Message {
        let (lower, upper) = self.shown.best;
        let value = styled(&shown(lower, upper), BOLD);
        if self.aim == Aim::Points {
            return message!("tree-points", n = if lower == upper { lower } else { upper - lower + 1 }, value);
        }
        let left = self.shown.here.cards().augen_left().0;
        match self.shown.here.parts().won {
            Some(won) => {
                let won = styled(&message!("tree-has-won", won = won.re.augen.0).text(language), DIM);
                message!("tree-augen-won", value, left, won)
            }
            None => message!("tree-augen", value, left),
        }
    }
}

impl question::Answer for TreeAnswer {
    fn line(&self) -> String {
        let cards = self.cards.iter().map(|worth| {
            let bounds = worth.value.map(|value| (value, value)).or(worth.lo.zip(worth.hi)).unwrap_or_default();
            format!(" {}={}", worth.card, shown(bounds.0, bounds.1))
        });
        let cards: String = cards.collect();
        if self.turn.is_none() {
            "-".to_owned()
        } else {
            format!("{}{cards}", shown(self.shown.best.0, self.shown.best.1))
        }
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let mut rows = Vec::new();
        if let Some(trick) = &self.shown.completed {
            rows.push(format!("  {}", plays::row(language, 0, trick, 0).trim_start_matches([' ', '1', '.'])));
            rows.push(String::new());
        }
        let here = &self.shown.here;
        if here.cards().is_over() {
            rows.extend([message!("tree-all-played-here").text(language), String::new()]);
            return rows;
        }
        rows.extend(board(language, here).into_iter().map(|row| format!("  {row}")));
        rows.push(String::new());
        rows.extend(sentence(&self.sentence(language).text(language), 2));
        for CardAnswer { card, value, lo, hi, loss } in &self.cards {
            let (lower, upper) = value.map(|value| (value, value)).or(lo.zip(*hi)).unwrap_or_default();
            let value = styled(&format!("{:>3}", shown(lower, upper)), if *loss == Some(0) { GOOD } else { BOLD });
            let loss = match loss {
                None | Some(0) => String::new(),
                Some(loss) => format!("  {}", styled(&format!("-{loss}"), BAD)),
            };
            rows.push(format!("  {}  {value}{loss}", paint::wide_card(language, *card)));
        }
        rows.push(String::new());
        if let Some(line) = &self.shown.line {
            rows.extend(line_rows(language, here, line));
            rows.push(String::new());
        }
        rows
    }
}
