//! The answer: class, points, how the game goes on, who decides, and why.

use crate::claim::Claims;
use game::{BySeat, Rules, Seat, Team};
use text::Message;

/// The sanctions of the Schiedsgericht where no points are deducted; no row of the catalogue names them.
pub(crate) const SANCTIONS: &str = "sanctions";

/// The class of a breach (REFEREE 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// No breach.
    None,
    /// Unerheblich: no points, play goes on.
    Unerheblich,
    /// Geringfügig: 3 points, play goes on.
    Minor,
    /// Schwerwiegend: 12 points and more, the game ends.
    Serious,
    /// Unsportlichkeit: points of its own.
    Unsport,
    /// Ermahnung: recorded, no points.
    Warning,
    /// The game is stopped without points and scored (Recklinghausen).
    Abort,
}

impl Class {
    /// All classes.
    pub const ALL: [Self; 7] =
        [Self::None, Self::Unerheblich, Self::Minor, Self::Serious, Self::Unsport, Self::Warning, Self::Abort];

    /// Returns the name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Unerheblich => "unerheblich",
            Self::Minor => "minor",
            Self::Serious => "serious",
            Self::Unsport => "unsport",
            Self::Warning => "warning",
            Self::Abort => "abort",
        }
    }
}

/// The side that gets the remaining tricks of a game that is stopped and scored, seen from the offender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// His own side.
    OwnSide,
    /// The other side.
    Opponents,
}

/// The continuation of the game (REFEREE 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Continuation {
    /// No game is affected.
    NoGame,
    /// From the present state.
    Continue,
    /// A false lead is taken back, the entitled player leads.
    ContinueLead,
    /// Until the trick that decides the class is complete.
    ContinueUnderReservation,
    /// The consequence of a serious breach; resolved by the procedure.
    SeriousEnd,
    /// The game ends and is scored, all remaining tricks go to this side.
    StopScored(Rest),
    /// The game ends, only the penalty counts, the same dealer deals again.
    StopNotPlayed,
    /// The game ends and counts, with the penalty as its only points.
    StopCounts,
    /// The game ends, no game points; the solo counts as played.
    StopSoloCounts,
    /// The same, with 0 points for each player.
    StopSoloZero,
    /// The soloist chooses between going on and stopping with 0 points.
    SoloistChooses,
    /// The referee chooses between going on and dealing again.
    RefereeChooses,
    /// The same dealer deals again.
    Redeal,
    /// The dealer of the list deals again.
    RedealListed,
    /// The game is played again.
    RepeatGame,
    /// The game is deleted.
    Struck,
    /// Scored item by item.
    ScoredByRules,
    /// Scored as the majority says.
    ScoredByMajority,
    /// Scored with what both sides agree on.
    ScoredWithAgreedPoints,
    /// The special point counts.
    SpecialPointCounted,
    /// The special point does not count.
    SpecialPointNotCounted,
    /// The entry is corrected.
    Corrected,
    /// The game that was begun may be played.
    GameMayBePlayed,
    /// The penalty points count.
    PenaltyStands,
    /// The penalty points do not count.
    PenaltyVoid,
    /// The game with 0 points stands, its repetition is void.
    NullGameStands,
    /// The result is found by 3.12.2.
    JudgedByResult,
}

impl Continuation {
    /// Returns the name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoGame => "none",
            Self::Continue => "continue",
            Self::ContinueLead => "continue_lead",
            Self::ContinueUnderReservation => "continue_under_reservation",
            Self::SeriousEnd => "serious_end",
            Self::StopScored(_) => "stop_scored",
            Self::StopNotPlayed => "stop_not_played",
            Self::StopCounts => "stop_counts",
            Self::StopSoloCounts => "stop_solo_counts",
            Self::StopSoloZero => "stop_solo_zero",
            Self::SoloistChooses => "soloist_chooses_continue_or_stop",
            Self::RefereeChooses => "referee_chooses_redeal_or_continue",
            Self::Redeal => "redeal",
            Self::RedealListed => "redeal_listed",
            Self::RepeatGame => "repeat_game",
            Self::Struck => "struck",
            Self::ScoredByRules => "scored_by_rules",
            Self::ScoredByMajority => "scored_by_majority",
            Self::ScoredWithAgreedPoints => "scored_with_agreed_points",
            Self::SpecialPointCounted => "special_point_counted",
            Self::SpecialPointNotCounted => "special_point_not_counted",
            Self::Corrected => "corrected",
            Self::GameMayBePlayed => "game_may_be_played",
            Self::PenaltyStands => "penalty_stands",
            Self::PenaltyVoid => "penalty_void",
            Self::NullGameStands => "null_game_stands",
            Self::JudgedByResult => "judged_by_3.12.2",
        }
    }

    /// Returns whether cards are played on after the ruling.
    #[must_use]
    pub const fn goes_on(self) -> bool {
        matches!(self, Self::Continue | Self::ContinueLead | Self::ContinueUnderReservation)
    }
}

/// The deciding authority.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// The referee.
    Schiedsrichter,
    /// The court of referees.
    Schiedsgericht,
    /// The tournament management (Recklinghausen).
    Spielleitung,
}

impl Decider {
    /// All deciders.
    pub const ALL: [Self; 3] = [Self::Schiedsrichter, Self::Schiedsgericht, Self::Spielleitung];

    /// Returns the name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Schiedsrichter => "schiedsrichter",
            Self::Schiedsgericht => "schiedsgericht",
            Self::Spielleitung => "spielleitung",
        }
    }

    /// Returns who decides by these rules, unless it is for the court of referees: the house rules have no referee (004).
    #[must_use]
    pub const fn of(rules: &Rules) -> Self {
        rules.book.of([Self::Schiedsrichter, Self::Schiedsrichter, Self::Spielleitung, Self::Schiedsrichter])
    }
}

/// The content of a consequence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Says {
    /// A word.
    Word(String),
    /// Several words.
    Words(Vec<String>),
    /// It is so, or not.
    YesNo(bool),
    /// There is none.
    Null,
    /// A number.
    Number(i64),
    /// A seat.
    Seat(Seat),
    /// Seats.
    Seats(Vec<Seat>),
    /// A word about one player, and between which points he loses.
    About(Seat, &'static str, Option<(u8, u8)>),
}

/// A further consequence of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// Its name in files, such as `card`.
    pub key: &'static str,
    /// The content, such as `stays`.
    pub says: Says,
}

/// One step of the reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The message, without its paragraph.
    pub message: Message,
    /// The paragraph.
    pub paragraph: String,
}

/// The way to the Schiedsgericht.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appeal {
    /// Any player may call it at once (2.1.1 no. 5 and 6).
    Schiedsgericht,
    /// It decides anyway; its decision is final (2.2.3).
    Final,
    /// The tournament management decides, the house rules know no appeal.
    None,
}

impl Appeal {
    /// All ways.
    pub const ALL: [Self; 3] = [Self::Schiedsgericht, Self::Final, Self::None];

    /// Returns the name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Schiedsgericht => "schiedsgericht",
            Self::Final => "final",
            Self::None => "none",
        }
    }
}

/// A ruling.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// The entry that was asked.
    pub entry: &'static str,
    /// The row of the handbook that applies.
    pub row: &'static str,
    /// The entry by which the case is judged instead, if it is another one.
    pub judged_by_entry: Option<&'static str>,
    /// The class.
    pub class: Class,
    /// The class it would have had, if a side had not been bound to make all remaining tricks.
    pub tempered_from: Option<Class>,
    /// The points of each seat.
    pub points: BySeat<i16>,
    /// The price of minor and serious breaches, without the sign; 0: none.
    pub amount: u8,
    /// The Schiedsgericht deducts between these two; `points` then shows 0.
    pub points_range: Option<(u8, u8)>,
    /// The Schiedsgericht deducts one of these; `points` then shows 0.
    pub points_choices: &'static [u8],
    /// The continuation of the game.
    pub game: Continuation,
    /// The side that gets the remaining tricks.
    pub rest_to: Option<Team>,
    /// The deciding authority.
    pub decided_by: Decider,
    /// Further consequences.
    pub consequences: Vec<Consequence>,
    /// The facts that were not stated and that the credit depends on: `game`.
    pub assumed: Vec<&'static str>,
    /// The claims, where the ruling depends on them.
    pub claims: Option<Claims>,
    /// Why, step by step.
    pub reasons: Vec<Step>,
    /// The right of appeal.
    pub appeal: Appeal,
    /// The instruction about it, with its paragraph.
    pub remedy: Step,
}

impl Ruling {
    /// Returns the sum of all points: 0 unless something is deducted without credit.
    #[must_use]
    pub fn sum(&self) -> i16 {
        self.points.iter().map(|(_, points)| points).sum()
    }

    /// Returns whether a penalty protocol is written in any case (2.1.1, last paragraph).
    #[must_use]
    pub fn needs_protocol(&self) -> bool {
        self.decided_by == Decider::Schiedsgericht
    }
}
