//! The level of each side, and whether it was possible, as far as moments are given.

use super::{FactGame, Facts, Impossible, Who};
use crate::record::Breaches;
use game::{
    ByTeam, Call, CallPhase, CallRefusal, CallRefused, GameName, Ladder, Level, Moment, Paragraph, Rules, Team,
    never_made,
    rules::{CallPace, CalledGame, HochzeitCalls, SoloContest, SoloRe},
};

/// A call that somebody remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FactCall {
    /// Seat or side that called.
    pub who: Who,
    /// The call.
    pub call: Call,
    /// The moment, if known.
    pub when: Option<When>,
}

/// The moment of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// The number of cards that the caller held.
    Hand(u8),
    /// In the trick with this number, counted from 1.
    Trick(u8),
    /// The number of cards that all had played.
    Played(u8),
}

/// The bounds that a moment sets: the least and most cards played, and the most cards that the caller held.
#[derive(Clone, Copy)]
struct Window {
    first: u8,
    last: u8,
    in_hand: u8,
}

impl When {
    /// Returns what a moment says in a deal of this many tricks; `None` if there is no such moment.
    fn window(self, n_tricks: u8) -> Option<Window> {
        match self {
            Self::Hand(cards) if (1..=n_tricks).contains(&cards) => {
                let played = n_tricks - cards;
                // Who leads has played his card when nobody else has; who plays last holds his while three lie there.
                let first = if played == 0 { 0 } else { 4 * (played - 1) + 1 };
                Some(Window { first, last: 4 * played + 3, in_hand: cards })
            }
            Self::Trick(trick) if (1..=n_tricks).contains(&trick) => {
                let before = 4 * (trick - 1);
                Some(Window { first: before, last: before + 4, in_hand: n_tricks - (trick - 1) })
            }
            Self::Played(cards) if cards < 4 * n_tricks => {
                Some(Window { first: cards, last: cards, in_hand: n_tricks - cards / 4 })
            }
            _ => None,
        }
    }
}

/// One call of a side with what its moment says.
#[derive(Clone, Copy)]
struct Timed {
    call: Call,
    /// `None` if nobody knows: then it was early enough.
    window: Option<Window>,
}

/// Returns how far Re has called by naming this game. A solo of which nobody says which was one that was named.
pub(super) fn called_with(rules: &Rules, game: FactGame) -> Level {
    let is_solo = || rules.calls.counts_as_called.contains(&CalledGame::Solo);
    match game.contract() {
        Some(contract) => rules.called_with(contract),
        None if is_solo() => Level::Ansage,
        None => Level::None,
    }
}

/// Returns how far each side has called, and the calls that came too late if they count all the same.
pub(super) fn levels(
    rules: &Rules,
    facts: &Facts,
    game: FactGame,
    side: impl Fn(Who) -> Result<Team, Impossible>,
    breaches: Breaches,
) -> Result<(ByTeam<Level>, Vec<CallRefused>), Impossible> {
    let mut calls: ByTeam<Vec<Timed>> = ByTeam::default();
    let mut repeated = Vec::new();
    for said in &facts.calls {
        let team = side(said.who)?;
        if let Some(other) = said.call.team().filter(|&other| other != team) {
            return Err(Impossible::CallOfOther { call: said.call, team, other });
        }
        if calls[team].iter().any(|other| other.call == said.call) {
            return Err(Impossible::CallTwice { call: said.call, team });
        }
        let window = match said.when {
            None => None,
            Some(when) => Some(when.window(rules.deck.hand_size).ok_or(Impossible::NoSuchMoment(when))?),
        };
        // What was said by naming the game was said before any card, and is not said again.
        let is_named = team == Team::Re && said.call.level() <= called_with(rules, game);
        if is_named && window.is_some_and(|window| 0 < window.first) {
            repeated.push(again(rules, team, said.call));
        }
        calls[team].push(Timed { call: said.call, window: window.filter(|_| !is_named) });
    }
    if let (Some(refused), Breaches::Refuse) = (repeated.first(), breaches) {
        return Err(Impossible::Call(*refused));
    }
    for team in Team::ALL {
        calls[team].sort_by_key(|timed| timed.call.level());
    }
    let reached = ByTeam::from_fn(|team| calls[team].last().map_or(Level::None, |timed| timed.call.level()));
    let open = game.contract().map_or(CallPhase::Solo, CallPhase::of);
    let said = Team::ALL.into_iter().flat_map(|team| calls[team].iter().map(move |timed| (team, timed.call)));
    if let Some(refused) = said.filter_map(|(team, call)| never_made(rules, team, call, open)).next() {
        return Err(Impossible::Call(refused));
    }
    if Team::ALL.into_iter().all(|team| calls[team].iter().all(|timed| timed.window.is_none())) {
        return Ok((reached, repeated));
    }
    let is_hochzeit = matches!(game, FactGame::Named(GameName::Hochzeit | GameName::HochzeitSolo));
    let klaerungen: Vec<Option<u8>> = match (is_hochzeit, facts.klaerung) {
        (false, _) => vec![None],
        (true, Some(trick)) => vec![Some(trick)],
        // Without a partner the last possible trick is the Klärungsstich.
        (true, None) if game == FactGame::Named(GameName::HochzeitSolo) => vec![Some(rules.hochzeit.limit)],
        (true, None) => (1..=rules.hochzeit.limit).map(Some).collect(),
    };
    let mut refused = None;
    for klaerung in klaerungen {
        let search = Search { rules, calls: &calls, klaerung, open };
        match search.fits(Ladder::default(), ByTeam { re: 0, kontra: 0 }, 0) {
            Ok(()) => return Ok((reached, repeated)),
            Err(error) => refused = Some(error),
        }
    }
    match (refused, breaches) {
        (Some(refused), Breaches::CountAsValid) => {
            repeated.push(refused);
            Ok((reached, repeated))
        }
        (Some(refused), Breaches::Refuse) => Err(Impossible::Call(refused)),
        (None, _) => Ok((reached, repeated)),
    }
}

/// Returns the refusal of what the side has called already.
fn again(rules: &Rules, team: Team, call: Call) -> CallRefused {
    let reason = CallRefusal::Repeated;
    CallRefused { call, team, reason, latest: None, paragraph: rules.cite(Paragraph::CallRepeated) }
}

/// Looks for an order of the calls of both sides in which each was allowed.
struct Search<'a> {
    rules: &'a Rules,
    calls: &'a ByTeam<Vec<Timed>>,
    klaerung: Option<u8>,
    /// The phase where no partner is looked for.
    open: CallPhase,
}

impl Search<'_> {
    /// Returns whether the calls that are left, from these on, can have followed; otherwise what keeps them from it.
    fn fits(&self, ladder: Ladder, next: ByTeam<usize>, now: u8) -> Result<(), CallRefused> {
        let mut refused: Option<CallRefused> = None;
        let mut is_over = true;
        // The earlier caller is tried first, so that an error names what a reader expects.
        let begins = |team: Team| self.calls[team].get(next[team]).map(|timed| timed.window.map_or(0, |w| w.first));
        let mut teams = Team::ALL;
        teams.sort_by_key(|&team| begins(team).unwrap_or(u8::MAX));
        for team in teams {
            let Some(timed) = self.calls[team].get(next[team]) else { continue };
            is_over = false;
            let mut then = next;
            then[team] += 1;
            for start in self.starts(timed, now) {
                let tried = self.moment(timed, start, team).and_then(|(moment, at)| {
                    let mut ladder = ladder;
                    match ladder.call(self.rules, team, timed.call, &moment) {
                        // What was bid is no call that only replies.
                        Err(refused) if self.may_be_bid(team, &moment) && refused.reason == CallRefusal::OnlyReply => {
                            ladder.count_unclaimed(self.rules, team, timed.call, &moment);
                        }
                        called => {
                            called?;
                        }
                    }
                    if timed.window.is_none() {
                        ladder.forget_times();
                    }
                    self.fits(ladder, then, at)
                });
                match tried {
                    Ok(()) => return Ok(()),
                    Err(error) => refused = refused.or(Some(error)),
                }
            }
        }
        match refused {
            Some(refused) if !is_over => Err(refused),
            _ => Ok(()),
        }
    }

    /// Returns whether a call can be what a soloist has bid, who later only replies.
    fn may_be_bid(&self, team: Team, moment: &Moment) -> bool {
        let are_bids = self.rules.soli.contest == SoloContest::Bid && self.rules.calls.solo_re == SoloRe::Reply;
        are_bids && team == Team::Re && moment.phase.is_solo() && moment.cards_played == 0
    }

    /// Returns from when on the moment of a call is looked for: as early as can be, and where the next call has more time after
    /// a later one, when the trick was complete.
    fn starts(&self, timed: &Timed, now: u8) -> impl Iterator<Item = u8> {
        let later = timed.window.filter(|_| self.rules.calls.pace == CallPace::NextTrick).and_then(|window| {
            let complete = window.first.max(now) / 4 * 4 + 4;
            (complete <= window.last).then_some(complete)
        });
        [now].into_iter().chain(later)
    }

    /// Returns the earliest moment at which the call can have been made, not before what is made already.
    fn moment(&self, timed: &Timed, now: u8, team: Team) -> Result<(Moment, u8), CallRefused> {
        let n_tricks = self.rules.deck.hand_size;
        // Nobody knows when: as early as the game allows, whatever else was said when.
        let Some(window) = timed.window else {
            let phase = self.klaerung.map_or(self.open, CallPhase::AfterKlaerung);
            return Ok((Moment { cards_in_hand: n_tricks, cards_played: 0, phase }, now));
        };
        let cleared = self.klaerung.map_or(0, |trick| 4 * trick);
        // Before another call that came earlier it cannot have been; then it was made out of the order of its stages.
        let earliest = match self.rules.calls.hochzeit {
            HochzeitCalls::AfterFinding => cleared.min(window.last),
            HochzeitCalls::Anytime => 0,
        };
        let at = window.first.max(now).max(earliest);
        let phase = match self.klaerung {
            Some(_) if at < cleared => CallPhase::BeforeKlaerung,
            Some(trick) => CallPhase::AfterKlaerung(trick),
            None => self.open,
        };
        if window.last < at {
            return Err(again(self.rules, team, timed.call));
        }
        let in_hand = window.in_hand.min(n_tricks - at / 4);
        Ok((Moment { cards_in_hand: in_hand, cards_played: at, phase }, at))
    }
}
