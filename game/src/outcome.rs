//! The outcome of a game: what each side has won, and the score.

use crate::card::Augen;
use crate::contract::Level;
use crate::game_name::GameName;
use crate::hochzeit::Klaerung;
use crate::public::{Called, Public};
use crate::round::GameKind;
use crate::rules::{Sonderpunkt, VorbehaltKind};
use crate::score::{Points, Score, score};
use crate::seat::{BySeat, ByTeam, Parties, Seat, Team};
use crate::special::{Earned, Specials};
use crate::spielfindung::{Game, Named, Occasion};
use crate::trick::Trick;
use crate::won::Won;

/// Unplayed tricks of a game that ended before its last card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unplayed {
    /// Side that gets it.
    pub to: Team,
    /// The tricks, the unfinished one included, and their Augen.
    pub rest: Won,
}

/// Outcome of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The game as it was named.
    pub game: Game,
    /// The game as it turned out.
    pub scored_as: GameName,
    /// The sides.
    pub parties: Parties,
    /// Result of the search in a Hochzeit; `None` in any other game.
    pub klaerung: Option<Klaerung>,
    /// The complete tricks in order.
    pub tricks: Vec<Trick>,
    /// Unplayed tricks; `None` if the game was played to its last card.
    pub unplayed: Option<Unplayed>,
    /// The calls in order.
    pub calls: Vec<Called>,
    /// Level of each side.
    pub levels: ByTeam<Level>,
    /// Gains of each side.
    pub won: ByTeam<Won>,
    /// The special points earned in tricks.
    pub special: Specials,
    /// The score of the game.
    pub score: Score,
}

impl Outcome {
    /// Returns the outcome of a game whose last card is played.
    pub(crate) fn of(public: &Public, parties: Parties) -> Self {
        Self::with_rest(public, parties, None, &[])
    }

    /// Returns the outcome of a game whose remaining tricks go to one side, with these special points besides those that
    /// were earned in complete tricks.
    pub(crate) fn shortened(public: &Public, parties: Parties, to: Team, more: &[(Sonderpunkt, Team)]) -> Self {
        let won = Won::of(parties, public.tricks());
        let rest = Won {
            augen: Augen(Augen::DECK.0 - won.re.augen.0 - won.kontra.augen.0),
            tricks: (public.rules().n_tricks() - public.tricks().len()) as u8,
        };
        Self::with_rest(public, parties, Some(Unplayed { to, rest }), more)
    }

    fn with_rest(public: &Public, parties: Parties, unplayed: Option<Unplayed>, more: &[(Sonderpunkt, Team)]) -> Self {
        let mut won = Won::of(parties, public.tricks());
        if let Some(Unplayed { to, rest }) = unplayed {
            won[to].augen += rest.augen;
            won[to].tricks += rest.tricks;
        }
        let special = public.special(parties, public.tricks());
        let earned = special.iter().map(|special| (special.point, special.team));
        let of_calls = public.ladder().special(public.rules());
        let counted: Earned = earned.chain(more.iter().copied()).chain(of_calls).collect();
        Self {
            game: *public.game(),
            scored_as: GameName::of(public.game().contract(), parties),
            parties,
            klaerung: public.klaerung(),
            tricks: public.tricks().to_vec(),
            unplayed,
            calls: public.calls().to_vec(),
            levels: public.levels(),
            won,
            special,
            score: score(public.rules(), public.game().contract(), parties, public.levels(), won, &counted),
        }
    }

    /// Returns the outcome of a game that `offender` has lost alone by a breach, regardless of the result. He pays the
    /// value of the game to all other seats, and as an opponent of a soloist to the soloist alone.
    #[must_use]
    pub fn lost_alone_by(mut self, offender: Seat) -> Self {
        let worth = BySeat::from_fn(|seat| Points(self.score.points[seat].0.abs()));
        let soloist = self.parties.soloist().filter(|&soloist| soloist != offender);
        self.score.points = match soloist {
            Some(soloist) => BySeat::from_fn(|seat| match seat {
                _ if seat == soloist => worth[soloist],
                _ if seat == offender => -worth[soloist],
                _ => Points(0),
            }),
            None => {
                let others = Seat::ALL.into_iter().filter(|&seat| seat != offender);
                let all: Points = others.map(|seat| worth[seat]).sum();
                BySeat::from_fn(|seat| if seat == offender { -all } else { worth[seat] })
            }
        };
        self.score.winner = Some(!self.parties.team_of(offender));
        self
    }

    /// Returns what the round keeps books on (DDV C.2, C.5).
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match (self.game.named, self.scored_as) {
            (Named::Normal, GameName::StillesSolo) => GameKind::StillesSolo,
            (Named::Normal, _) => GameKind::Normal,
            (Named::Hochzeit { .. }, _) => GameKind::Hochzeit,
            (Named::Trumpfabgabe { .. }, _) => GameKind::Trumpfabgabe,
            (Named::Solo { kind: VorbehaltKind::Pflichtsolo, occasion: Occasion::Vorgefuehrt, .. }, _) => {
                GameKind::PflichtsoloForced
            }
            (Named::Solo { kind: VorbehaltKind::Pflichtsolo, .. }, _) => GameKind::PflichtsoloVoluntary,
            (Named::Solo { kind: VorbehaltKind::Lustsolo, .. }, _) => GameKind::Lustsolo,
            (Named::Solo { .. }, _) => GameKind::Solo,
        }
    }

    /// Returns who won each trick.
    pub fn trick_winners(&self) -> impl Iterator<Item = Seat> {
        self.tricks.iter().filter_map(Trick::owner)
    }
}
