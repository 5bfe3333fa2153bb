//! A round: who deals next, which soli are outstanding, when it is over (DDV B, C.2, C.5; BSV 8.5, 10.1).
//!
//! A [`Round`] is driven by asking what is [`next`](Round::next) and telling how it [`ended`](Round::record).

use crate::bock::{Bock, BockWorth, DealerMoves};
use crate::rules::{BockEvent, DealerRepeats, Rules, SeriousNormalGame};
use crate::seat::{BySeat, Seat, Team};
use std::fmt;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// One of the four to seven at a table, by his line on the list: 1, 2, .. clockwise.
///
/// At a table of more than four some sit out, so that a player has another [`Seat`] in each game, see [`Lineup`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u8);

impl Player {
    /// Returns the left neighbour at a table of `players` players.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        if players <= self.0 { Self(1) } else { Self(self.0 + 1) }
    }

    /// Returns all players clockwise, beginning with the left neighbour and ending here.
    fn others_then_self(self, players: u8) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(self.next(players)), move |player| Some(player.next(players)))
            .take(usize::from(players))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Seats of the players in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lineup {
    /// The player in each seat.
    pub seats: BySeat<Player>,
    /// The seat that speaks and plays last. At a table of four it is the dealer's. At a larger one the four to his left
    /// play, and it is that of the last of them: he sits out himself (BSV 10.1; Recklinghausen, Allgemeines), and at a
    /// table of six or seven so do those to his right (decision OP-71).
    pub dealer: Seat,
}

impl Lineup {
    /// Returns who sits where if this player deals. At a table of four player 1 sits north, at a larger one the dealer's
    /// left neighbour sits east.
    #[must_use]
    pub fn new(players: u8, dealer: Player) -> Self {
        if players <= 4 {
            let seats = BySeat::from_fn(|seat| Player(seat.index() as u8 + 1));
            return Self { seats, dealer: Seat::from_index(usize::from(dealer.0.saturating_sub(1))) };
        }
        let mut seats = BySeat([dealer; 4]);
        for (seat, player) in Seat::E.clockwise().zip(dealer.others_then_self(players)) {
            seats[seat] = player;
        }
        Self { seats, dealer: Seat::N }
    }

    /// Returns where a player sits; `None` if he sits out.
    #[must_use]
    pub fn seat_of(&self, player: Player) -> Option<Seat> {
        self.seats.iter().find(|&(_, &sitting)| sitting == player).map(|(seat, _)| seat)
    }
}

/// The kind of a game, as far as the round keeps books on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Two against two.
    Normal,
    /// Announced, with or without a partner.
    Hochzeit,
    /// Both queens of clubs kept secret.
    StillesSolo,
    /// Trumps were handed over.
    Trumpfabgabe,
    /// A solo where no compulsory ones exist.
    Solo,
    /// A solo beyond the compulsory one.
    Lustsolo,
    /// A compulsory solo of one's own accord.
    PflichtsoloVoluntary,
    /// A compulsory solo at the end of the round, vorgeführt.
    PflichtsoloForced,
}

impl GameKind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Normal,
        Self::Hochzeit,
        Self::StillesSolo,
        Self::Trumpfabgabe,
        Self::Solo,
        Self::Lustsolo,
        Self::PflichtsoloVoluntary,
        Self::PflichtsoloForced,
    ];

    /// Returns the name in rule-book vectors.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Hochzeit => "hochzeit",
            Self::StillesSolo => "stilles_solo",
            Self::Trumpfabgabe => "trumpfabgabe",
            Self::Solo => "solo",
            Self::Lustsolo => "lustsolo",
            Self::PflichtsoloVoluntary => "pflichtsolo_voluntary",
            Self::PflichtsoloForced => "pflichtsolo_forced",
        }
    }

    /// Returns the kind with this name in rule-book vectors.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    const fn is_pflichtsolo(self) -> bool {
        matches!(self, Self::PflichtsoloVoluntary | Self::PflichtsoloForced)
    }

    /// Returns whether the game was named as a solo.
    #[must_use]
    pub const fn is_named_solo(self) -> bool {
        matches!(self, Self::Solo | Self::Lustsolo) || self.is_pflichtsolo()
    }
}

/// End of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The game was scored.
    Scored,
    /// The cards are dealt again: nothing was played, or what was played does not count.
    NotPlayed,
    /// A serious breach ended it, and it counts with the penalty as its result.
    Counts,
}

impl Ending {
    /// Returns how a serious breach ends a game (DDV G.5.1, G.5.2, decision OP-39; Recklinghausen, Fehlerhaftes Spiel).
    #[must_use]
    pub const fn by_serious_breach(rules: &Rules, kind: GameKind, offender: Team) -> Self {
        match (rules.breaches.serious_normal_game, offender) {
            (SeriousNormalGame::ScoredRestToOpponents | SeriousNormalGame::LostAlone, _) => Self::Scored,
            // Rule DDV G.5.2: the opponents of a soloist cannot take his solo away.
            (_, Team::Kontra) if kind.is_named_solo() => Self::Counts,
            (SeriousNormalGame::Counts, _) if !kind.is_named_solo() => Self::Counts,
            _ => Self::NotPlayed,
        }
    }
}

/// Returns who deals after a game (DDV C.5, G.1.2; BSV 3.3).
#[must_use]
pub fn next_dealer(rules: &Rules, players: u8, dealer: Player, kind: GameKind, ending: Ending) -> Player {
    let repeats = |reason| rules.vorbehalte.dealer_repeats_after.contains(&reason);
    let same = match (ending, kind) {
        (Ending::NotPlayed, _) => repeats(DealerRepeats::Redeal),
        (_, GameKind::PflichtsoloVoluntary) => {
            repeats(DealerRepeats::PflichtsoloVoluntary) || repeats(DealerRepeats::Solo)
        }
        _ => kind.is_named_solo() && repeats(DealerRepeats::Solo),
    };
    if same { dealer } else { dealer.next(players) }
}

/// Next step of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// A deal with a Vorbehalt round.
    Deal {
        /// The dealer.
        dealer: Player,
        /// Player who speaks and leads first.
        first: Player,
    },
    /// A deal in which an outstanding Pflichtsolo must be played.
    Vorfuehren {
        /// The dealer.
        dealer: Player,
        /// The soloist, who leads as the [`SoloLeader`](crate::rules::SoloLeader) of the rules says.
        soloist: Player,
    },
    /// The round is over.
    Over {
        /// Games that were not begun in time and are struck.
        struck: u16,
    },
}

/// Whether the time of the round is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Clock {
    /// The time is running.
    #[default]
    Running,
    /// The time is up; only outstanding Pflichtsoli are still played.
    Up,
}

/// The state of a round, unchecked; [`Round::resume`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundParts {
    /// Number of players, from four to seven.
    pub players: u8,
    /// Games of the round; `None` if not fixed.
    pub games_total: Option<u16>,
    /// Games that count so far.
    pub games_done: u16,
    /// Compulsory soli that are outstanding, for players 1, 2, ..
    pub pflichtsolo_open: Vec<u8>,
    /// Dealer of the next game.
    pub dealer: Player,
    /// Whether the time is up.
    pub clock: Clock,
    /// The games that are waiting to be multiplied.
    pub bock: Bock,
}

/// Reason why there is no such round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RoundError {
    /// The rules know no table of this size.
    TableSize(u8),
    /// There is no such player at the table.
    Player(Player),
    /// The list of outstanding soli does not cover all players.
    Pflichtsoli(usize),
    /// A Pflichtsolo without a soloist.
    NoSoloist,
    /// More games were played than the round has.
    Games(u16),
}

impl Localized for RoundError {
    fn message(&self) -> Message {
        match self {
            Self::TableSize(players) => message!("round-table-size", players),
            Self::Player(player) => message!("round-player", player = player.0),
            Self::Pflichtsoli(given) => message!("round-pflichtsoli", given),
            Self::NoSoloist => Message::new("round-no-soloist"),
            Self::Games(done) => message!("round-games", done),
        }
    }

    fn help(&self) -> Option<Message> {
        let Self::TableSize(players @ 5..=7) = self else { return None };
        let sets: Vec<Rules> =
            Rules::OFFERED.into_iter().filter(|rules| rules.deck.table_sizes.contains(players)).collect();
        if sets.is_empty() {
            return Some(message!("round-table-size.help", players));
        }
        let sets = Arg::list(sets.iter().map(|rules| rules.name.to_string()), Join::Or);
        Some(message!("round-table-size-sets", sets, players))
    }
}

english_errors!(RoundError);

/// A round of games at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    rules: Rules,
    parts: RoundParts,
}

impl Round {
    /// Returns the round of `players` players before its first game, which player 1 deals (DDV B.6, BSV 8.4).
    ///
    /// # Errors
    /// Returns an error if the rules do not allow this number of players.
    pub fn new(rules: &Rules, players: u8) -> Result<Self, RoundError> {
        Self::resume(
            rules,
            RoundParts {
                players,
                games_total: rules.round.games.at(players),
                games_done: 0,
                pflichtsolo_open: vec![rules.soli.pflichtsolo_per_player; usize::from(players)],
                dealer: Player(1),
                clock: Clock::Running,
                bock: Bock::default(),
            },
        )
    }

    /// Returns a round that is under way.
    ///
    /// # Errors
    /// Returns the first thing that does not fit together.
    pub fn resume(rules: &Rules, parts: RoundParts) -> Result<Self, RoundError> {
        if !rules.deck.table_sizes.contains(&parts.players) {
            return Err(RoundError::TableSize(parts.players));
        }
        if !(1..=parts.players).contains(&parts.dealer.0) {
            return Err(RoundError::Player(parts.dealer));
        }
        if parts.pflichtsolo_open.len() != usize::from(parts.players) {
            return Err(RoundError::Pflichtsoli(parts.pflichtsolo_open.len()));
        }
        if parts.games_total.is_some_and(|total| total < parts.games_done) {
            return Err(RoundError::Games(parts.games_done));
        }
        Ok(Self { rules: rules.clone(), parts })
    }

    /// Returns the state.
    #[must_use]
    pub const fn parts(&self) -> &RoundParts {
        &self.parts
    }

    /// Says that the time is up. Begun games are finished (DDV B.3, BSV 8.5).
    pub const fn end_time(&mut self) {
        self.parts.clock = Clock::Up;
    }

    /// Returns what comes next (DDV B.3, B.5, C.2, C.5; decision OP-40).
    #[must_use]
    pub fn next(&self) -> Next {
        let parts = &self.parts;
        let left = parts.games_total.map(|total| total - parts.games_done);
        let are_forced = self.rules.soli.pflichtsolo_forced;
        let open = parts.pflichtsolo_open.iter().filter(|_| are_forced);
        let n_open: u16 = open.map(|&open| u16::from(open)).sum();
        let is_up = parts.clock == Clock::Up;
        if left == Some(0) || (is_up && n_open == 0) {
            return Next::Over { struck: left.unwrap_or(0) };
        }
        if 0 < n_open && (is_up || left.is_some_and(|left| left <= n_open)) {
            return self.vorfuehren();
        }
        Next::Deal { dealer: parts.dealer, first: parts.dealer.next(parts.players) }
    }

    /// The first open player to the dealer's left, the dealer last. If he sits out in this deal, it passes on until he
    /// plays.
    fn vorfuehren(&self) -> Next {
        let (players, mut dealer) = (self.parts.players, self.parts.dealer);
        let is_open = |player: &Player| 0 < self.open(*player);
        let soloist = dealer.others_then_self(players).find(is_open).unwrap_or(dealer);
        while Lineup::new(players, dealer).seat_of(soloist).is_none() {
            dealer = dealer.next(players);
        }
        Next::Vorfuehren { dealer, soloist }
    }

    /// Returns how many compulsory soli of a player are outstanding.
    #[must_use]
    pub fn open(&self, player: Player) -> u8 {
        let line = usize::from(player.0).checked_sub(1);
        line.and_then(|line| self.parts.pflichtsolo_open.get(line)).copied().unwrap_or(0)
    }

    /// Returns what a solo of this player's own choice is (DDV C.2, C.3).
    #[must_use]
    pub fn solo_kind(&self, player: Player) -> GameKind {
        match (self.rules.soli.pflichtsolo_per_player, self.open(player)) {
            (0, _) => GameKind::Solo,
            (_, 0) => GameKind::Lustsolo,
            _ => GameKind::PflichtsoloVoluntary,
        }
    }

    /// Returns the seats of the players in the next game; `None` if the round is over.
    #[must_use]
    pub fn lineup(&self) -> Option<Lineup> {
        match self.next() {
            Next::Deal { dealer, .. } | Next::Vorfuehren { dealer, .. } => {
                Some(Lineup::new(self.parts.players, dealer))
            }
            Next::Over { .. } => None,
        }
    }

    /// Enters how the next game ended. `soloist` is who played a Pflichtsolo, or a stilles Solo that is one; in other games he does
    /// not matter.
    ///
    /// Rule DDV G.5: a Pflichtsolo is done when it is scored, and when an opponent's serious breach ends it.
    ///
    /// # Errors
    /// Returns an error if the round is over, or if a Pflichtsolo has no soloist at the table.
    pub fn record(&mut self, kind: GameKind, soloist: Option<Player>, ending: Ending) -> Result<(), RoundError> {
        let dealer = match self.next() {
            Next::Deal { dealer, .. } | Next::Vorfuehren { dealer, .. } => dealer,
            Next::Over { .. } => return Err(RoundError::Games(self.parts.games_done.saturating_add(1))),
        };
        let is_pflichtsolo =
            kind.is_pflichtsolo() || kind == GameKind::StillesSolo && self.rules.hochzeit.stilles_solo_is_pflicht;
        let line = match soloist.filter(|_| is_pflichtsolo) {
            Some(player) if (1..=self.parts.players).contains(&player.0) => Some(usize::from(player.0) - 1),
            Some(player) => return Err(RoundError::Player(player)),
            None if is_pflichtsolo => return Err(RoundError::NoSoloist),
            None => None,
        };
        if ending != Ending::NotPlayed {
            self.parts.games_done = self.parts.games_done.saturating_add(1);
            if let Some(line) = line {
                let open = &mut self.parts.pflichtsolo_open[line];
                *open = open.saturating_sub(1);
            }
        }
        self.parts.dealer = next_dealer(&self.rules, self.parts.players, dealer, kind, ending);
        if ending != Ending::NotPlayed {
            let dealer_moves = if self.parts.dealer == dealer { DealerMoves::Stays } else { DealerMoves::On };
            self.parts.bock.pass(&self.rules, kind, dealer_moves);
        }
        Ok(())
    }

    /// Returns what a Bock makes of the next game if it is of this kind.
    #[must_use]
    pub fn bock(&self, kind: GameKind) -> BockWorth {
        self.parts.bock.worth(&self.rules, kind)
    }

    /// Enters what happened in the game, or in the deal that was thrown in, which was recorded last: where the rules say
    /// so, a Bock begins with the next game.
    pub fn note(&mut self, events: &[BockEvent]) {
        self.parts.bock.begin(&self.rules, self.parts.players, events);
    }
}
