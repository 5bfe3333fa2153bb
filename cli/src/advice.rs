//! What the commands that give advice share: how much is looked at, which game is meant, how a decision is shown.

use crate::input::Input;
use crate::paint::{DIM, styled};
use crate::records::{Refused, records};
use crate::session::Session;
use crate::trouble::{Failure, Source, Trouble};
use bots::evaluate::Search;
use bots::{Belief, Model, Talk, Threads, Worth, complete, viewer_of};
use clap::Args;
use game::record::{Breaches, Record, resume};
use game::{Call, Play, Rules, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// How much is looked at.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Effort {
    /// How many possible deals are looked at.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    worlds: u32,

    /// With so many tricks left the seat's later cards are looked at, too; before, all play on by rules of thumb.
    #[arg(long, value_name = "TRICKS", default_value_t = 4)]
    ahead: usize,

    /// With so many tricks left each deal is solved exactly, with all cards open, unless `--ahead` comes first.
    #[arg(long, value_name = "TRICKS", default_value_t = 0)]
    solve: usize,

    /// The seed; the same seed gives the same answer.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

impl Effort {
    /// Returns the search that looks at so much.
    pub(crate) fn search(self) -> Search {
        Search {
            worlds: self.worlds as usize,
            time: None,
            belief: Belief::Likely { model: Model::default(), candidates: 4 },
            ahead: self.ahead,
            solve: self.solve,
            finish: 0,
            nodes: None,
            prior: 0.0,
            drop: None,
            threads: Threads::All,
            talk: Talk::None,
        }
    }
}

/// A game as somebody wrote it down.
pub(crate) struct Given {
    /// The record, cut off at the moment that was asked for.
    pub(crate) record: Record,
    /// The rules it follows.
    pub(crate) rules: Rules,
    /// The game at this moment; hands that are not written are made up.
    pub(crate) play: Play,
    /// Whose hand is written, if it is only one.
    pub(crate) viewer: Option<Seat>,
}

/// Reads the first record of `FILE[@MOVE]`.
pub(crate) fn read(session: &Session, arguments: &[String]) -> Result<Given, Failure> {
    let help = "give a file with a record, FILE@MOVE for a moment in it, or - for the standard input";
    let (arguments, moment) = match arguments {
        [one] => match one.rsplit_once('@') {
            Some((file, moment)) => (vec![file.to_owned()], Some(moment.to_owned())),
            None => (vec![one.clone()], None),
        },
        _ => (arguments.to_vec(), None),
    };
    let source = Input::open(&arguments, help)?.read_all()?;
    let Some(written) = records(&source).into_iter().next() else {
        return Err(Trouble::new("there is no record here").with_help(help).into());
    };
    let (mut record, options) = written.record.map_err(first_trouble)?;
    let rules = crate::score::rules(session, &record, &options, &written.place).map_err(first_trouble)?;
    if let Some(moment) = moment {
        cut(&mut record, &moment)?;
    }
    let viewer = viewer_of(&record);
    let play = game_of(&record, &rules, &written.place)?;
    Ok(Given { record, rules, play, viewer })
}

fn first_trouble(refused: Refused) -> Failure {
    let trouble = refused.troubles.into_iter().next();
    trouble.unwrap_or_else(|| Trouble::new("this is no record")).into()
}

/// Returns the game of a record, the hidden hands made up.
pub(crate) fn game_of(record: &Record, rules: &Rules, place: &Source) -> Result<Play, Trouble> {
    if viewer_of(record).is_some() {
        return complete(record, rules).map_err(|error| Trouble::new(format!("{}: {error}", place.name)));
    }
    resume(record, rules, Breaches::CountAsValid).map_err(|breaches| {
        let first = breaches.first().map_or_else(|| "it breaks rules".to_owned(), ToString::to_string);
        Trouble::new(first).with_help("write four hands, or one hand and ? for the others")
    })
}

/// Leaves out what came after a moment: `17`, before the seventeenth card, or `5.1`, before the first card of trick 5.
fn cut(record: &mut Record, moment: &str) -> Result<(), Trouble> {
    let number = |text: &str| text.parse::<usize>().ok().filter(|number| 0 < *number);
    let card = match moment.split_once('.') {
        Some((trick, card)) => number(trick).zip(number(card)).map(|(trick, card)| 4 * (trick - 1) + card),
        None => number(moment),
    };
    let played: usize = record.tricks_played.iter().map(|trick| trick.cards.len()).sum();
    let Some(card) = card.filter(|&card| card <= played + 1) else {
        let message = format!("\"{moment}\" is no move of this game");
        return Err(Trouble::new(message).with_help(format!("write a card from 1 to {}, or TRICK.CARD", played + 1)));
    };
    let mut left = card - 1;
    for trick in &mut record.tricks_played {
        trick.cards.truncate(left);
        left -= trick.cards.len();
    }
    record.tricks_played.retain(|trick| !trick.cards.is_empty());
    record.announcements.retain(|call| usize::from(call.before_card) < card);
    record.clarifying_trick = None;
    record.re = None;
    Ok(())
}

/// What a decision is worth, as JSON.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct WorthJson {
    /// The decision: a card, a call, or `-` for silence.
    pub(crate) decision: String,
    /// The expected points.
    pub(crate) points: f64,
    /// The standard error of the expected points.
    pub(crate) error: f64,
    /// How often it brings more than nothing.
    pub(crate) win: f64,
    /// How probable each result is.
    pub(crate) distribution: std::collections::BTreeMap<i32, f64>,
    /// In how many possible deals it was looked at.
    pub(crate) worlds: usize,
}

impl WorthJson {
    pub(crate) fn new(decision: String, worth: &Worth) -> Self {
        let error = worth.standard_error();
        Self {
            decision,
            points: worth.mean(),
            error: if error.is_finite() { error } else { 0.0 },
            win: worth.probability_of_gain(),
            distribution: worth.distribution(),
            worlds: worth.worlds(),
        }
    }

    /// Returns the columns of a table: points, error, win, distribution.
    pub(crate) fn columns(&self) -> String {
        let results: Vec<String> =
            self.distribution.iter().map(|(points, p)| format!("{points:+} {:.0}%", 100.0 * p)).collect();
        let results = styled(&results.join("  "), DIM);
        format!("{:+7.2} ±{:4.2} {:5.0} %   {results}", self.points, self.error, 100.0 * self.win)
    }
}

/// Returns the word for a call, or for silence.
pub(crate) fn call_word(call: Option<Call>) -> String {
    call.map_or_else(|| "-".to_owned(), |call| call.to_string())
}
