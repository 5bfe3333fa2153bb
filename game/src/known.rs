//! Publicly known sides (BSV 5.5; TSR 5.5; referees' handbook 1.2; DDV G.7.1).

use crate::call::Call;
use crate::hochzeit::Klaerung;
use crate::seat::{BySeat, ByTeam, Parties, Seat, Team};

/// The public knowledge about the sides that follows from the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PublicGame {
    /// No side is known: a normal game, or a stilles Solo that looks like one.
    Hidden,
    /// A Hochzeit, and what its tricks have said so far.
    Hochzeit(Seat, Klaerung),
    /// Everything: a named solo, a Trumpfabgabe.
    Settled(Parties),
}

/// Whether a side has called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Called {
    #[default]
    Nothing,
    Something,
}

/// The public knowledge about the sides.
///
/// # Information
/// Made only of what was named, laid and said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KnownSides {
    game: PublicGame,
    queens: BySeat<u8>,
    void: BySeat<bool>,
    said: BySeat<Option<Team>>,
    called: ByTeam<Called>,
}

impl KnownSides {
    /// Returns the public knowledge once the game is named.
    #[must_use]
    pub fn new(game: PublicGame) -> Self {
        Self {
            game,
            queens: BySeat::default(),
            void: BySeat::default(),
            said: BySeat::default(),
            called: ByTeam::default(),
        }
    }

    /// Records a new state of the search for the Hochzeiter's partner.
    pub const fn clarify(&mut self, klaerung: Klaerung) {
        if let PublicGame::Hochzeit(hochzeiter, _) = self.game {
            self.game = PublicGame::Hochzeit(hochzeiter, klaerung);
        }
    }

    /// Records that a seat has laid a queen of clubs.
    pub const fn lay_queen_of_clubs(&mut self, seat: Seat) {
        self.queens.0[seat.index()] = self.queens.0[seat.index()].saturating_add(1);
    }

    /// Records that a seat has thrown a plain card on a trump lead: it holds no queen of clubs any more, and one that it has not laid
    /// it never had (TSR 5.5.1 no. 5).
    pub const fn discard_on_trump(&mut self, seat: Seat) {
        self.void.0[seat.index()] = true;
    }

    /// Records a call; `word` is the side that was said with an Absage, if any.
    ///
    /// A false call is believed until the queens of clubs disprove it.
    pub fn say(&mut self, seat: Seat, call: Call, word: Option<Team>) {
        let team = call.team().or(word).or_else(|| self.of(seat)).or_else(|| self.only_caller());
        if let Some(team) = team {
            self.said[seat] = Some(team);
            self.called[team] = Called::Something;
        }
    }

    /// Decision OP-24: an Absage without a word counts for the only side that has called.
    const fn only_caller(&self) -> Option<Team> {
        match (self.called.re, self.called.kontra) {
            (Called::Something, Called::Nothing) => Some(Team::Re),
            (Called::Nothing, Called::Something) => Some(Team::Kontra),
            _ => None,
        }
    }

    /// Returns the side of a seat, if it is publicly known.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<Team> {
        self.all()[seat]
    }

    /// Returns the side of each seat, if it is publicly known.
    #[must_use]
    pub fn all(&self) -> BySeat<Option<Team>> {
        match self.game {
            PublicGame::Settled(parties) => settled(parties),
            PublicGame::Hochzeit(hochzeiter, klaerung) => match klaerung.parties(hochzeiter) {
                Some(parties) => settled(parties),
                None => BySeat::from_fn(|seat| (seat == hochzeiter).then_some(Team::Re)),
            },
            PublicGame::Hidden => self.shown(),
        }
    }

    /// Returns whether all sides are publicly known.
    #[must_use]
    pub fn is_cleared(&self) -> bool {
        self.all().0.iter().all(Option::is_some)
    }

    /// Rules BSV 5.5, TSR 5.5.1: queens of clubs, then what was shown to be none, then calls, then exclusion.
    fn shown(&self) -> BySeat<Option<Team>> {
        // Who lays both queens plays alone.
        if let Some((soloist, _)) = self.queens.iter().find(|&(_, &queens)| 2 <= queens) {
            return BySeat::from_fn(|seat| Some(if seat == soloist { Team::Re } else { Team::Kontra }));
        }
        let mut known = BySeat::from_fn(|seat| match (self.queens[seat], self.void[seat]) {
            (1, _) => Some(Team::Re),
            (_, true) => Some(Team::Kontra),
            _ => self.said[seat],
        });
        let fill = |known: &mut BySeat<Option<Team>>, team| {
            for seat in &mut known.0 {
                *seat = seat.or(Some(team));
            }
        };
        let count = |known: &BySeat<Option<Team>>, team| known.0.iter().filter(|&&seat| seat == Some(team)).count();
        if 2 <= count(&known, Team::Re) {
            fill(&mut known, Team::Kontra);
        } else if count(&known, Team::Kontra) == 3 {
            // Two Kontra and one Re leave the fourth open: it may be a stilles Solo (decision OP-55).
            fill(&mut known, Team::Re);
        }
        known
    }
}

fn settled(parties: Parties) -> BySeat<Option<Team>> {
    BySeat::from_fn(|seat| Some(parties.team_of(seat)))
}
