//! Why a game cannot have been what people say, or what is missing to reckon it up.

use super::{FactGame, When, Who};
use game::{Call, CallRefused, Seat, SeatSet, Team, rules::Sonderpunkt, words::noted_seats};
use text::{Arg, Join, Localized, Message, english_errors, message};

/// Why a game cannot have been what people say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Impossible {
    /// More entries than a game can have.
    TooMany {
        /// Number of entries.
        n: usize,
        /// Most entries that are read.
        most: usize,
    },
    /// Nobody says how many Augen a side has.
    NoAugen,
    /// More Augen than there are.
    TooManyAugen {
        /// Seat or side with these Augen.
        who: Who,
        /// Stated Augen.
        n: u16,
        /// Augen of the deck.
        most: u16,
    },
    /// More tricks than there are.
    TooManyTricks {
        /// Seat or side with these tricks.
        who: Who,
        /// Stated tricks.
        n: u16,
        /// Tricks of a deal.
        most: u16,
    },
    /// The Augen of both sides are not all.
    Sum {
        /// Augen of Re.
        re: u16,
        /// Augen of Kontra.
        kontra: u16,
        /// Augen of the deck.
        whole: u16,
    },
    /// The tricks of both sides are not all.
    TrickSum {
        /// Tricks of Re.
        re: u16,
        /// Tricks of Kontra.
        kontra: u16,
        /// Tricks of a deal.
        whole: u16,
    },
    /// Two different numbers for the same.
    TwoNumbers(Who),
    /// The members of a side do not have what their side has.
    MembersDiffer {
        /// The side.
        team: Team,
        /// Stated number of the side.
        side: u16,
        /// The sum of its members.
        sum: u16,
    },
    /// The numbers of these players are missing.
    SomeMissing(SeatSet),
    /// Something is said of a player, and nobody knows for which side he played.
    PartyUnknown(Seat),
    /// Re is nobody, or too many.
    ReSize(SeatSet),
    /// A game for one with two players.
    NeedsSoloist {
        /// The game.
        game: FactGame,
        /// The seats said to be Re.
        re: SeatSet,
    },
    /// A game for two with one player.
    NeedsPartner {
        /// The game.
        game: FactGame,
    },
    /// The rules have no such game.
    NoSuchGame(FactGame),
    /// A Pflichtsolo, and nobody has to play one.
    NoPflichtsolo,
    /// A Klärungsstich, and no Hochzeit.
    NoKlaerung {
        /// The game.
        game: FactGame,
    },
    /// A Klärungsstich after the last in which a partner can be found.
    KlaerungTooLate {
        /// Its number.
        trick: u8,
        /// The last.
        limit: u8,
    },
    /// A side without Augen may have a trick of nines or none.
    TrickOrNone(Team),
    /// Augen and no trick.
    AugenWithoutTrick {
        /// The side.
        team: Team,
        /// Its Augen.
        augen: u16,
    },
    /// This number of tricks has more Augen.
    TricksWithTooFewAugen {
        /// The side.
        team: Team,
        /// Its tricks.
        tricks: u16,
        /// Its stated Augen.
        augen: u16,
        /// The least that they have.
        least: u16,
    },
    /// This number of tricks has fewer Augen.
    TricksWithTooManyAugen {
        /// The side.
        team: Team,
        /// Its tricks.
        tricks: u16,
        /// Its stated Augen.
        augen: u16,
        /// Most Augen of this number of tricks.
        most: u16,
    },
    /// No cards of the deck make this number of Augen, or not in this number of tricks.
    NoCards {
        /// Seat or side with these Augen.
        who: Who,
        /// Stated Augen.
        augen: u16,
        /// Number of tricks, if known.
        tricks: Option<u16>,
    },
    /// The Ansage of the other side.
    CallOfOther {
        /// The call.
        call: Call,
        /// Side that is said to have called.
        team: Team,
        /// Side of the Ansage.
        other: Team,
    },
    /// The same call twice.
    CallTwice {
        /// The call.
        call: Call,
        /// Side of the caller.
        team: Team,
    },
    /// A moment that a game does not have.
    NoSuchMoment(When),
    /// A call that was not allowed at its moment.
    Call(CallRefused),
    /// These rules need the kind of solo.
    WhichSolo,
    /// The rules have no such special point.
    NoSuchPoint(Sonderpunkt),
    /// A solo has no special points.
    NoneInSolo(Sonderpunkt),
    /// A point against the old ones without a game that Kontra has won.
    NotAgainstTheOld,
    /// Announced aces of diamonds are no foxes.
    SchweineAreNoFoxes,
    /// The card of this point is no trump.
    NotTrump {
        /// The point.
        point: Sonderpunkt,
        /// The game.
        game: FactGame,
    },
    /// A point more often than it can be earned.
    TooOften {
        /// The point.
        point: Sonderpunkt,
        /// Stated number.
        n: u16,
        /// Greatest possible number.
        most: u16,
    },
    /// A point of a side that has no trick.
    PointWithoutTrick {
        /// The point.
        point: Sonderpunkt,
        /// The side.
        team: Team,
    },
    /// Both sides earn something in the last trick.
    LastTrickOfBoth {
        /// The two points.
        points: [Sonderpunkt; 2],
    },
    /// More jacks of clubs in the last trick than there are.
    ThreeCharlies(u16),
    /// More aces of diamonds, caught or in the last trick, than there are.
    ThreeFoxes(u16),
    /// A side has fewer Augen than its points hold.
    PointsNeedAugen {
        /// The side.
        team: Team,
        /// The point.
        point: Sonderpunkt,
        /// The number of times that it was earned.
        n: u16,
        /// The Augen that this takes.
        least: u16,
        /// Augen of the side.
        augen: u16,
    },
    /// A side has fewer tricks than points that are a trick each.
    PointsNeedTricks {
        /// The side.
        team: Team,
        /// The point.
        point: Sonderpunkt,
        /// The number of times that it was earned.
        n: u16,
        /// The number of its tricks.
        tricks: u16,
    },
    /// The stated winner is not the winner.
    OtherWinner {
        /// Stated winner.
        said: Team,
        /// Winner by the rules; `None`: neither side.
        winner: Option<Team>,
    },
}

impl Impossible {
    /// Returns the same of tricks, where it was found of Augen.
    pub(super) const fn in_tricks(self) -> Self {
        match self {
            Self::TooManyAugen { who, n, most } => Self::TooManyTricks { who, n, most },
            Self::Sum { re, kontra, whole } => Self::TrickSum { re, kontra, whole },
            other => other,
        }
    }
}

impl Localized for Who {
    fn message(&self) -> Message {
        match self {
            Self::Team(team) => team.message(),
            Self::Seat(seat) => seat.message(),
        }
    }
}

impl From<Who> for Arg {
    fn from(who: Who) -> Self {
        who.message().into()
    }
}

impl Localized for FactGame {
    fn message(&self) -> Message {
        match self {
            Self::Named(name) => name.message(),
            Self::SomeSolo => Message::new("result-some-solo"),
        }
    }
}

impl From<FactGame> for Arg {
    fn from(game: FactGame) -> Self {
        game.message().into()
    }
}

impl Localized for When {
    fn message(&self) -> Message {
        match self {
            Self::Hand(n) => message!("result-when-hand", n = *n),
            Self::Trick(n) => message!("result-when-trick", n = *n),
            Self::Played(n) => message!("result-when-played", n = *n),
        }
    }
}

impl Localized for Impossible {
    fn message(&self) -> Message {
        match *self {
            Self::TooMany { n, most } => message!("result-too-many", n = n, most = most),
            Self::NoAugen => Message::new("result-no-augen"),
            Self::TooManyAugen { who, n, most } => message!("result-too-many-augen", who = who, n = n, most = most),
            Self::TooManyTricks { who, n, most } => {
                message!("result-too-many-tricks", who = who, n = n, most = most)
            }
            Self::Sum { re, kontra, whole } => {
                message!("result-sum", re = re, kontra = kontra, sum = re + kontra, whole = whole)
            }
            Self::TrickSum { re, kontra, whole } => {
                message!("result-trick-sum", re = re, kontra = kontra, sum = re + kontra, whole = whole)
            }
            Self::TwoNumbers(who) => message!("result-two-numbers", who = who),
            Self::MembersDiffer { team, side, sum } => {
                message!("result-members-differ", team, side = side, sum = sum)
            }
            Self::SomeMissing(seats) => message!("result-some-missing", seats = seats),
            Self::PartyUnknown(seat) => message!("result-party-unknown", seat),
            Self::ReSize(re) => message!("result-re-size", n = re.len(), re = noted_seats(re)),
            Self::NeedsSoloist { game, re } => message!("result-needs-soloist", game = game, re = re),
            Self::NeedsPartner { game } => message!("result-needs-partner", game = game),
            Self::NoSuchGame(game) => message!("result-no-such-game", game = game),
            Self::NoPflichtsolo => Message::new("result-no-pflichtsolo"),
            Self::NoKlaerung { game } => message!("result-no-klaerung", game = game),
            Self::KlaerungTooLate { trick, limit } => {
                message!("result-klaerung-too-late", trick = trick, limit = limit)
            }

            Self::TrickOrNone(team) => message!("result-trick-or-none", team),
            Self::AugenWithoutTrick { team, augen } => message!("result-augen-without-trick", team, augen = augen),
            Self::TricksWithTooFewAugen { team, tricks, augen, least } => {
                message!("result-tricks-too-few", team, tricks = tricks, augen = augen, least = least)
            }
            Self::TricksWithTooManyAugen { team, tricks, augen, most } => {
                message!("result-tricks-too-rich", team, tricks = tricks, augen = augen, most = most)
            }
            Self::NoCards { who, augen, tricks: None } => message!("result-no-cards", who = who, augen = augen),
            Self::NoCards { who, augen, tricks: Some(tricks) } => {
                message!("result-no-cards-in", who = who, augen = augen, tricks = tricks)
            }
            Self::CallOfOther { call, team, other } => message!("result-call-of-other", call, team, other),
            Self::CallTwice { call, team } => message!("result-call-twice", call, team),
            Self::NoSuchMoment(when) => message!("result-no-such-moment", when = when.message()),
            Self::Call(refused) => refused.message(),
            Self::WhichSolo => Message::new("result-which-solo"),
            Self::NoSuchPoint(point) => message!("result-no-such-point", point = point),
            Self::NoneInSolo(point) => message!("result-none-in-solo", point = point),
            Self::NotAgainstTheOld => Message::new("result-not-against-the-old"),
            Self::SchweineAreNoFoxes => Message::new("result-schweine-no-foxes"),
            Self::NotTrump { point, game } => message!("result-not-trump", point = point, game = game),
            Self::TooOften { point, n, most } => message!("result-too-often", point = point, n = n, most = most),
            Self::PointWithoutTrick { point, team } => message!("result-point-without-trick", point = point, team),
            Self::LastTrickOfBoth { points } => {
                message!("result-last-trick-of-both", points = Arg::list(points, Join::And))
            }
            Self::ThreeCharlies(n) => message!("result-three-charlies", n = n),
            Self::ThreeFoxes(n) => message!("result-three-foxes", n = n),
            Self::PointsNeedAugen { team, point, n, least, augen } => {
                message!("result-points-need-augen", team, point = point, n = n, least = least, augen = augen)
            }
            Self::PointsNeedTricks { team, point, n, tricks } => {
                message!("result-points-need-tricks", team, point = point, n = n, tricks = tricks)
            }
            Self::OtherWinner { said, winner: Some(winner) } => message!("result-other-winner", said, winner),
            Self::OtherWinner { said, winner: None } => message!("result-nobody-wins", said),
        }
    }

    fn help(&self) -> Option<Message> {
        let name = match self {
            Self::NoAugen => "result-no-augen.help",
            Self::PartyUnknown(_) => "result-party-unknown.help",
            Self::TrickOrNone(_) => "result-trick-or-none.help",
            Self::WhichSolo => "result-which-solo.help",
            Self::NoPflichtsolo => "result-no-pflichtsolo.help",
            Self::Call(_) => "result-call-help",
            _ => return None,
        };
        Some(Message::new(name))
    }
}

english_errors!(Impossible);
