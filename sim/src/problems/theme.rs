//! Themes of problems.

use super::claim::Rest;
use super::problem::{Kind, Problem, ProblemQuestion};
use super::proof::wins_the_game;
use super::seen::Seen;
use game::rules::Sonderpunkt;
use game::{Card, Class, Hand, Named, Scoring, Seat, Team, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// A theme. Each is a predicate over what the player sees, the question and the right answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// The player plays a solo.
    Solo,
    /// Another one plays a solo.
    AgainstSolo,
    /// A Hochzeit is played, or could be said.
    Hochzeit,
    /// The player does not know his partner.
    HiddenPartner,
    /// He is the last to play to the trick.
    LastToPlay,
    /// A trump is led.
    TrumpLed,
    /// A Fehl ace is led.
    AceLed,
    /// Another Fehl card is led.
    FehlLed,
    /// A Fehl trick is taken with a trump.
    Ruff,
    /// A card is thrown away that neither follows nor takes.
    Discard,
    /// The trick is taken, though it could be left.
    Take,
    /// The trick is left, though it could be taken.
    Leave,
    /// Ten Augen or more are given to a trick that another takes.
    Smear,
    /// The right card counts little, though one that counts much could be played.
    Save,
    /// The ten of hearts is in the hand, as the highest trump.
    Dulle,
    /// A fox is in the hand.
    Fox,
    /// The jack of clubs is in the hand and near the last trick.
    Charlie,
    /// Not the highest card that could be played of the class.
    NotTheHighest,
    /// The goal is to win the game.
    WinTheGame,
    /// The goal is to lose less.
    LoseLess,
    /// The goal is to win higher.
    WinHigher,
    /// Something is called.
    Call,
    /// Nothing is called.
    Silence,
    /// A Vorbehalt is said.
    Vorbehalt,
    /// The right word is gesund.
    Gesund,
    /// The remaining tricks are the claimant's, in every order.
    EveryOrder,
    /// The remaining tricks are the claimant's if he plays from the top.
    FromTheTop,
    /// The remaining tricks only look as if they were the claimant's.
    NotYours,
    /// Few tricks are left.
    LastTricks,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 29] = [
        Self::Solo,
        Self::AgainstSolo,
        Self::Hochzeit,
        Self::HiddenPartner,
        Self::LastToPlay,
        Self::TrumpLed,
        Self::AceLed,
        Self::FehlLed,
        Self::Ruff,
        Self::Discard,
        Self::Take,
        Self::Leave,
        Self::Smear,
        Self::Save,
        Self::Dulle,
        Self::Fox,
        Self::Charlie,
        Self::NotTheHighest,
        Self::WinTheGame,
        Self::LoseLess,
        Self::WinHigher,
        Self::Call,
        Self::Silence,
        Self::Vorbehalt,
        Self::Gesund,
        Self::EveryOrder,
        Self::FromTheTop,
        Self::NotYours,
        Self::LastTricks,
    ];

    /// Returns its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::AgainstSolo => "against-solo",
            Self::Hochzeit => "hochzeit",
            Self::HiddenPartner => "hidden-partner",
            Self::LastToPlay => "last-to-play",
            Self::TrumpLed => "trump-led",
            Self::AceLed => "ace-led",
            Self::FehlLed => "fehl-led",
            Self::Ruff => "ruff",
            Self::Discard => "discard",
            Self::Take => "take",
            Self::Leave => "leave",
            Self::Smear => "smear",
            Self::Save => "save",
            Self::Dulle => "dulle",
            Self::Fox => "fox",
            Self::Charlie => "charlie",
            Self::NotTheHighest => "not-the-highest",
            Self::WinTheGame => "win-the-game",
            Self::LoseLess => "lose-less",
            Self::WinHigher => "win-higher",
            Self::Call => "call",
            Self::Silence => "silence",
            Self::Vorbehalt => "vorbehalt",
            Self::Gesund => "gesund",
            Self::EveryOrder => "every-order",
            Self::FromTheTop => "from-the-top",
            Self::NotYours => "not-yours",
            Self::LastTricks => "last-tricks",
        }
    }

    /// Returns the themes of a problem.
    #[must_use]
    pub fn of(problem: &Problem, seen: &Seen) -> Vec<Self> {
        let about = About { problem, seen };
        Self::ALL.into_iter().filter(|&theme| about.is(theme)).collect()
    }
}

impl Localized for Theme {
    fn message(&self) -> Message {
        Message::new(format!("problems-theme-{}", self.name()))
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no theme of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoTheme(String);

impl Localized for NoTheme {
    fn message(&self) -> Message {
        let names = Arg::list(Theme::ALL.map(Theme::name), Join::Comma);
        message!("problems-no-theme", name = text::brief(&self.0), names)
    }
}

english_errors!(NoTheme);

impl FromStr for Theme {
    type Err = NoTheme;

    fn from_str(text: &str) -> Result<Self, NoTheme> {
        Self::ALL.into_iter().find(|theme| theme.name() == text).ok_or_else(|| NoTheme(text.to_owned()))
    }
}

/// Input of the predicates.
struct About<'a> {
    problem: &'a Problem,
    seen: &'a Seen,
}

impl About<'_> {
    fn is(&self, theme: Theme) -> bool {
        let right = self.problem.right.as_str();
        match theme {
            Theme::Call => self.problem.question == ProblemQuestion::Call && right != "-",
            Theme::Silence => self.problem.question == ProblemQuestion::Call && right == "-",
            Theme::Vorbehalt => self.problem.question == ProblemQuestion::Game && right != "gesund",
            Theme::Gesund => self.problem.question == ProblemQuestion::Game && right == "gesund",
            Theme::EveryOrder => self.claims(Rest::Every),
            Theme::FromTheTop => self.claims(Rest::Top),
            Theme::NotYours => self.claims(Rest::No),
            _ => match self.seen {
                Seen::Round(round, seat) => is_of_hand(theme, round.hands()[*seat]),
                Seen::Play(..) => self.seen.view().is_some_and(|view| self.is_of_view(theme, &view)),
            },
        }
    }

    fn claims(&self, rest: Rest) -> bool {
        self.problem.kind == Kind::Claim && self.problem.right == rest.name()
    }

    fn is_of_view(&self, theme: Theme, view: &View<'_>) -> bool {
        let public = view.public();
        let soloist = match public.game().named {
            Named::Solo { soloist, .. } => Some(soloist),
            _ => None,
        };
        let plays_alone = soloist == Some(view.seat()) || is_alone(view);
        let hand = view.hand();
        let few = hand.len() <= 4;
        match theme {
            Theme::Solo => plays_alone,
            Theme::AgainstSolo => soloist.is_some_and(|soloist| soloist != view.seat()),
            Theme::Hochzeit => matches!(public.game().named, Named::Hochzeit { .. }),
            Theme::HiddenPartner => !plays_alone && hides_partner(view),
            Theme::LastTricks => few,
            Theme::LastToPlay => public.trick().len() == 3,
            Theme::Dulle => hand.contains(Card::HT) && public.order().trumps().contains(Card::HT),
            Theme::Fox => hand.contains(Card::DA) && counts(view, Sonderpunkt::Fuchs),
            Theme::Charlie => few && hand.contains(Card::CJ) && counts(view, Sonderpunkt::Charlie),
            Theme::WinTheGame | Theme::LoseLess | Theme::WinHigher => self.has_goal(theme, view),
            _ => self.card().is_some_and(|card| is_of_card(theme, view, card)),
        }
    }

    fn has_goal(&self, theme: Theme, view: &View<'_>) -> bool {
        let ProblemQuestion::Reach { augen } = self.problem.question else { return false };
        match theme {
            Theme::WinTheGame => wins_the_game(view, augen),
            Theme::LoseLess => !wins_the_game(view, augen) && augen.0 <= 90,
            _ => !wins_the_game(view, augen) && 120 < augen.0,
        }
    }

    /// Returns the right card, if it is a card.
    fn card(&self) -> Option<Card> {
        Card::all().find(|card| card.to_string() == self.problem.right)
    }
}

/// Returns what a hand is like before there is a game.
fn is_of_hand(theme: Theme, hand: Hand) -> bool {
    match theme {
        Theme::Hochzeit => hand.count(Card::CQ) == 2,
        Theme::Dulle => hand.contains(Card::HT),
        Theme::Fox => hand.contains(Card::DA),
        _ => false,
    }
}

/// Returns whether the player holds or has held both queens of clubs in a game that looks normal.
fn is_alone(view: &View<'_>) -> bool {
    let laid = view.public().plays().filter(|&(seat, card)| seat == view.seat() && card == Card::CQ).count();
    view.public().game().named == Named::Normal && laid + view.hand().count(Card::CQ) == 2
}

fn hides_partner(view: &View<'_>) -> bool {
    let known = view.public().known();
    let of_team = |team: Team| Seat::ALL.into_iter().filter(|&seat| known[seat] == Some(team)).count();
    // A player who knows two of one side knows all; he knows his own side, whatever the others know of it.
    let own = view.team();
    let partners = Seat::ALL.into_iter().filter(|&seat| seat != view.seat() && own.is_some() && known[seat] == own);
    let others = own.map_or(0, |own| of_team(!own));
    partners.count() == 0 && others < 2 && view.public().game().named == Named::Normal
}

fn counts(view: &View<'_>, point: Sonderpunkt) -> bool {
    let parties = game::Parties { re: game::SeatSet::of(&[view.seat(), view.seat().plus(2)]) };
    let soloist = view.public().game().declarer().filter(|_| matches!(view.public().game().named, Named::Solo { .. }));
    let parties = soloist.map_or(parties, |soloist| game::Parties { re: game::SeatSet::only(soloist) });
    view.public().rules().counts(point, Scoring::of(view.public().order(), parties))
}

fn is_of_card(theme: Theme, view: &View<'_>, card: Card) -> bool {
    let (order, trick, legal) = (view.public().order(), view.public().trick(), view.legal());
    let class = order.class_of(card);
    let takes = |card: Card| view.takes(card);
    let leads = trick.is_empty();
    let is_ace = card.rank() == game::Rank::Ace;
    let follows = trick.led().is_some_and(|led| order.follow(led).contains(card));
    match theme {
        Theme::TrumpLed => leads && class == Class::Trump,
        Theme::AceLed => leads && class != Class::Trump && is_ace,
        Theme::FehlLed => leads && class != Class::Trump && !is_ace,
        Theme::Ruff => !leads && !follows && takes(card),
        Theme::Discard => !leads && !follows && !takes(card),
        Theme::Take => !leads && takes(card) && legal.iter().any(|other| !takes(other)),
        Theme::Leave => !leads && !takes(card) && legal.iter().any(takes),
        Theme::Smear => !leads && !takes(card) && 10 <= card.augen().0,
        Theme::Save => !leads && card.augen().0 <= 4 && legal.iter().any(|other| 10 <= other.augen().0),
        Theme::NotTheHighest => order.highest(class, legal).is_some_and(|highest| highest != card),
        _ => false,
    }
}
