//! Penalty points in a row (docs/rules.md 12.4): `Strafe N(3) Dirk: 3.8.1`.

use super::written::line_of;
use game::{BySeat, Lineup, Player, Rules};
use notation::{Label, Span};
use text::brief;
use text::{Message, message};

/// A penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Penalty {
    form: Form,
    points: i32,
    offender: Player,
}

/// Credit of a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The three others, a third each.
    Others,
    /// The soloist.
    Soloist,
    /// No player.
    Nobody,
}

/// The most that is one penalty.
const MOST: i32 = 300;

/// Error of a penalty, with its place.
pub(super) type Wrong = (Message, Vec<Label>);

/// Text about a game, and its penalties.
pub(super) type Parted = (String, Vec<(Penalty, Span)>);

/// Takes the penalties out of the text of a row. What is left has blanks in their places.
pub(super) fn take_out(text: &str, players: &[String]) -> Result<Parted, Wrong> {
    let (mut rest, mut penalties) = (String::new(), Vec::new());
    let mut start = 0;
    for clause in text.split_inclusive([',', ';']) {
        let span = Span { start, end: start + clause.trim_end_matches([',', ';']).trim_end().len() };
        start += clause.len();
        let said = span.of(text).trim_start();
        let span = Span { start: span.end - said.len(), end: span.end };
        let mut words = said.split_whitespace();
        if !words.next().is_some_and(is_penalty) {
            rest.push_str(clause);
            continue;
        }
        penalties.push((read(said, span, players)?, span));
        rest.push_str(&" ".repeat(clause.len()));
    }
    Ok((rest, penalties))
}

fn is_penalty(word: &str) -> bool {
    ["strafe", "strafpunkte", "penalty"].contains(&word.to_lowercase().as_str())
}

fn read(said: &str, span: Span, players: &[String]) -> Result<Penalty, Wrong> {
    let wrong = |message: Message| (message, vec![Label::new(span)]);
    // What stands behind a colon is the reason.
    let words = said.split(':').next().unwrap_or_default().split_once(char::is_whitespace);
    let words = words.and_then(|(_, words)| words.trim().split_once(char::is_whitespace));
    let (points, name) = words.ok_or_else(|| wrong(message!("sheet-penalty-form", text = brief(said))))?;
    let form = points.strip_suffix(')').and_then(|points| points.split_once('('));
    let (form, points) = form.ok_or_else(|| wrong(message!("sheet-penalty-form", text = brief(said))))?;
    let form = match form {
        "N" | "n" => Form::Others,
        "S" | "s" => Form::Soloist,
        "U" | "u" => Form::Nobody,
        _ => return Err(wrong(message!("sheet-penalty-form", text = brief(said)))),
    };
    let points = points.parse::<i32>().ok().filter(|points| (1..=MOST).contains(points));
    let points = points.ok_or_else(|| wrong(message!("sheet-penalty-points", most = MOST)))?;
    if form == Form::Others && points % 3 != 0 {
        return Err(wrong(message!("sheet-penalty-third", points)));
    }
    let offender = line_of(players, name);
    let offender = offender.ok_or_else(|| wrong(message!("sheet-no-such-player", name = brief(name.trim()))))?;
    Ok(Penalty { form, points, offender: Player(offender as u8 + 1) })
}

/// Points of players 1, 2, ..: those that sum to zero, and deductions that no player is credited with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Booked {
    pub(super) points: Vec<i32>,
    pub(super) apart: Vec<i32>,
}

impl Penalty {
    /// Returns the penalty that takes and gives these points; `None` if it takes none.
    pub(super) fn of(points: &BySeat<i16>, lineup: &Lineup) -> Option<Self> {
        let (offender, &paid) = points.iter().find(|&(_, &points)| points < 0)?;
        let n_credited = points.iter().filter(|&(_, &points)| 0 < points).count();
        let form = match n_credited {
            0 => Form::Nobody,
            1 => Form::Soloist,
            _ => Form::Others,
        };
        Some(Self { form, points: i32::from(-paid), offender: lineup.seats[offender] })
    }

    /// Returns the same penalty credited to the soloist.
    pub(super) const fn to_soloist(self) -> Self {
        Self { form: Form::Soloist, ..self }
    }

    /// Returns the same penalty credited to the three others.
    pub(super) const fn to_others(self) -> Self {
        Self { form: Form::Others, ..self }
    }

    /// Returns how it is written in a row.
    pub(super) fn message(self, players: &[String]) -> Message {
        let form = match self.form {
            Form::Others => "N",
            Form::Soloist => "S",
            Form::Nobody => "U",
        };
        let name = players[usize::from(self.offender.0) - 1].clone();
        message!("sheet-write-penalty", form, points = self.points, name)
    }

    /// Returns whether it is that of a serious breach, which ends a game.
    pub(super) fn is_serious(self, rules: &Rules) -> bool {
        self.form != Form::Nobody && rules.breaches.serious_base.is_some_and(|least| i32::from(least) <= self.points)
    }

    /// Returns whether the three others are credited.
    pub(super) fn credits_others(self) -> bool {
        self.form == Form::Others
    }

    /// Returns whether the soloist is credited.
    pub(super) fn credits_soloist(self) -> bool {
        self.form == Form::Soloist
    }

    /// Returns who pays.
    pub(super) const fn offender(self) -> Player {
        self.offender
    }

    /// Books it among those who play.
    pub(super) fn book(self, booked: &mut Booked, lineup: &Lineup, soloist: Option<Player>) -> Result<(), Message> {
        let line = |player: Player| usize::from(player.0) - 1;
        let offender = line(self.offender);
        match self.form {
            Form::Nobody => booked.apart[offender] -= self.points,
            Form::Others => {
                if lineup.seat_of(self.offender).is_none() {
                    return Err(message!("sheet-penalty-sits-out"));
                }
                booked.points[offender] -= self.points;
                for (_, &player) in lineup.seats.iter().filter(|&(_, &player)| player != self.offender) {
                    booked.points[line(player)] += self.points / 3;
                }
            }
            Form::Soloist => {
                let soloist = soloist.filter(|&soloist| soloist != self.offender);
                let soloist = soloist.ok_or_else(|| message!("sheet-penalty-no-soloist"))?;
                booked.points[offender] -= self.points;
                booked.points[line(soloist)] += self.points;
            }
        }
        Ok(())
    }
}
