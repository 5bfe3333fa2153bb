//! A sheet as a question and an answer.

use super::edit::{with_fixed, with_line, with_moved, with_row, with_row_before, without};
use super::evening::{Evening, evening};
use super::export::csv;
use super::money::payments;
use super::show;
use super::written::Sheet;
use crate::context::Context;
use crate::error::{Error, ErrorAnswer, Source};
use crate::numbers::check_line;
use crate::question;
use game::{GameKind, Next, Player};
use notation::{Label, Span};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use text::{Language, message};

/// Asks what a sheet adds up to, or what it is with one more row or another one.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetQuestion {
    /// The text of the sheet.
    pub sheet: String,
    /// A row to be added: a game as people say it; what happens between games begins with `-`.
    #[serde(default)]
    pub add: Option<String>,
    /// The number of a game whose row is replaced by `add`.
    #[serde(default)]
    pub fix: Option<u16>,
    /// The record of that game, as text or JSON, if the row is `record`.
    #[serde(default)]
    pub record: Option<String>,
    /// The line of any row, a game or not, as `rows` has it: `add` replaces it; without, it is moved before the row in
    /// `before`, or removed if there is none. Games are renumbered.
    #[serde(default)]
    pub row: Option<usize>,
    /// The line of the row before which `add`, or the moved row, comes. Games are renumbered.
    #[serde(default)]
    pub before: Option<usize>,
    /// Whether the answer includes the sheet as a table.
    #[serde(default)]
    pub csv: bool,
}

/// Totals of a sheet.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SheetAnswer {
    /// The text of the sheet, with what was added or fixed.
    pub sheet: String,
    /// The rule set.
    pub rules: String,
    /// The players, by their lines on the list.
    pub players: Vec<String>,
    /// The rows.
    pub rows: Vec<RowAnswer>,
    /// Totals of the players, without deductions that no other is credited with.
    pub totals: Vec<i32>,
    /// Deductions of each player that no other is credited with.
    pub deductions: Vec<i32>,
    /// Whether the list can be right: each row sums to zero, and is all even or all odd if the rules imply that.
    pub sound: bool,
    /// Minutes of the round, added time included; null if they are not fixed.
    pub minutes: Option<u16>,
    /// Dealer of the next game, by line from 1; null if the round is over.
    pub next_dealer: Option<u8>,
    /// Players who sit out in it.
    pub next_sit_out: Vec<u8>,
    /// Player who has to play a Pflichtsolo in it; null if none has.
    pub forced_soloist: Option<u8>,
    /// Number of Pflichtsoli that each player still has to play.
    pub pflichtsoli: Vec<u8>,
    /// Number of games that are still to be multiplied by a Bock.
    pub bock_games: usize,
    /// Payments, if a point is worth money.
    pub payments: Vec<PaymentAnswer>,
    /// The sheet as comma-separated values, if that was wanted: the same in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub csv: Option<String>,
    /// Data that only the text needs.
    #[serde(skip)]
    told: Box<(Sheet, Evening)>,
}

/// A row of a sheet.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RowAnswer {
    /// The number of its line, from 1.
    pub line: usize,
    /// The number of the game; null for what happens between games.
    pub game: Option<u16>,
    /// Text of the row.
    pub text: String,
    /// Kind of the game: normal, hochzeit, stilles_solo, trumpfabgabe, solo, lustsolo, pflichtsolo_voluntary,
    /// pflichtsolo_forced; null if it is no game.
    pub kind: Option<&'static str>,
    /// The dealer, by line from 1.
    pub dealer: u8,
    /// Players who sat out.
    pub sit_out: Vec<u8>,
    /// Number of players at the table; who comes later is not among them.
    pub table: u8,
    /// Factor of the points by a Bock.
    pub bock: i32,
    /// Points that a Bock adds for the winner instead.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bock_points: i32,
    /// Points of the players.
    pub points: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
    /// Reason why it does not fit; it adds nothing then.
    pub error: Option<ErrorAnswer>,
    /// Reason why it cannot be right by the check of the list, although it counts.
    pub doubt: Option<String>,
}

/// A payment between two players.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PaymentAnswer {
    /// Player who pays, by line from 1.
    pub from: u8,
    /// Player who is paid.
    pub to: u8,
    /// Amount in cents; a half where a point is worth one.
    #[serde(serialize_with = "whole_or_half")]
    pub cents: f64,
}

impl question::Question for SheetQuestion {
    const NAME: &'static str = "sheet";
    type Answer = SheetAnswer;

    fn answer(self, context: &Context) -> Result<SheetAnswer, Error> {
        let read = |text| {
            let source = Source { name: "sheet".to_owned(), line: 1, text };
            Sheet::read(context, &source).map_err(|error| in_whole(error, source))
        };
        let mut sheet = read(self.sheet.clone())?;
        if let Some(text) = self.changed(&sheet)? {
            sheet = read(text)?;
        }
        let evening = evening(context, &sheet)?;
        let csv = self.csv.then(|| csv(&sheet, &evening));
        Ok(SheetAnswer { csv, ..SheetAnswer::new(context.language, sheet, evening) })
    }
}

impl SheetQuestion {
    /// Returns the text with what is to be changed, if anything is.
    fn changed(&self, sheet: &Sheet) -> Result<Option<String>, Error> {
        self.add.as_ref().map_or(Ok(()), |row| check_line("add", row))?;
        let record = self.record.as_deref();
        let refused = |field: &'static str| Err(Error::new(message!("sheet-field-unasked", field)));
        Ok(Some(match (&self.add, self.fix, self.row, self.before) {
            (None, None, None, None) => return Ok(None),
            (Some(row), None, None, None) => with_row(sheet, row, record)?,
            (Some(row), Some(number), None, None) => with_fixed(sheet, number, row, record)?,
            (Some(row), None, Some(line), None) => with_line(sheet, line, row, record)?,
            (Some(row), None, None, Some(before)) => with_row_before(sheet, before, row, record)?,
            (None, None, Some(line), Some(before)) => with_moved(sheet, line, before)?,
            (None, None, Some(line), None) => without(sheet, line)?,
            (_, Some(_), _, _) => return refused("fix"),
            (Some(_), None, Some(_), Some(_)) | (None, None, None, Some(_)) => return refused("before"),
        }))
    }
}

/// Returns an error about a line as one about the whole text, for that is what was asked with.
fn in_whole(error: Error, whole: Source) -> Error {
    let Some(line) = error.source().map(|source| source.line) else { return error };
    let start: usize = whole.text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let moved = |label: &Label| {
        let Span { start: first, end } = label.span;
        Label { span: Span { start: start + first, end: start + end }, ..label.clone() }
    };
    let labels: Vec<Label> = error.labels().iter().map(moved).collect();
    error.in_source(whole, &labels)
}

impl SheetAnswer {
    /// Returns what a sheet adds up to.
    #[must_use]
    pub fn new(language: Language, sheet: Sheet, evening: Evening) -> Self {
        let n = sheet.players.len() as u8;
        let row = |row: &super::Row| RowAnswer {
            line: row.entry.line,
            game: row.entry.number,
            text: row.entry.text.clone(),
            kind: row.kind.map(GameKind::name),
            dealer: row.dealer.0,
            sit_out: (1..=n).filter(|&player| row.sits_out(Player(player))).collect(),
            table: row.table,
            bock: row.bock.factor,
            bock_points: row.bock.points,
            points: row.points.iter().zip(&row.apart).map(|(points, apart)| points + apart).collect(),
            totals: row.totals.clone(),
            error: row.wrong.as_ref().map(|error| error.answer(language, Some(row.entry.line))),
            doubt: show::doubt(&sheet, row).map(|doubt| doubt.text(language)),
        };
        let (next_dealer, forced_soloist) = match evening.round.next() {
            Next::Deal { dealer, .. } => (Some(dealer.0), None),
            Next::Vorfuehren { dealer, soloist } => (Some(dealer.0), Some(soloist.0)),
            Next::Over { .. } => (None, None),
        };
        let table = evening.round.parts().players;
        let next_sit_out = evening.round.lineup().map_or_else(Vec::new, |lineup| {
            (1..=table).filter(|&player| lineup.seat_of(Player(player)).is_none()).collect()
        });
        let paid = sheet.cents.map(|cents| payments(&evening.totals, cents)).unwrap_or_default();
        let paid = paid.iter().map(|payment| PaymentAnswer {
            from: payment.from.0,
            to: payment.to.0,
            cents: payment.half_cents as f64 / 2.0,
        });
        Self {
            sheet: sheet.source.text.clone(),
            rules: sheet.rules.name.to_string(),
            players: sheet.players.clone(),
            rows: evening.rows.iter().map(row).collect(),
            totals: evening.totals.clone(),
            deductions: evening.apart.clone(),
            sound: evening.is_sound(),
            minutes: evening.minutes,
            next_dealer,
            next_sit_out,
            forced_soloist,
            pflichtsoli: (1..=n).map(|player| evening.round.open(Player(player))).collect(),
            bock_games: evening.round.parts().bock.n_games(),
            payments: paid.collect(),
            csv: None,
            told: Box::new((sheet, evening)),
        }
    }
}

impl question::Answer for SheetAnswer {
    fn line(&self) -> String {
        let (sheet, evening) = &*self.told;
        let results = sheet.players.iter().zip(evening.results());
        results.map(|(name, points)| format!("{name}={points}")).collect::<Vec<_>>().join(" ")
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let (sheet, evening) = &*self.told;
        show::rows(language, sheet, evening)
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn whole_or_half<S: Serializer>(cents: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    if cents.fract() == 0.0 { serializer.serialize_i64(*cents as i64) } else { serializer.serialize_f64(*cents) }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(number: &i32) -> bool {
    *number == 0
}
