//! The parts of a clause, and who they belong to.
//!
//! A clause names one side and one group of players at most, beside one another and before everything that is theirs, or behind
//! the one thing that is: where a comma was forgotten, what stands between two names could be either's.

use super::{
    ResultError, ResultProblem,
    tokens::{Clause, Key, Token},
};
use crate::Span;
use crate::result::{FactGame, When};
use game::{
    Call, Level, SeatSet, Team,
    rules::{Sonderpunkt, VorbehaltKind},
};

/// The parts of a clause, sorted.
#[derive(Debug, Default)]
pub(super) struct Parts {
    pub(super) team: Option<(Team, Span)>,
    pub(super) seats: Option<(SeatSet, Span)>,
    pub(super) numbers: Vec<(u16, Unit, Span)>,
    pub(super) pair: Option<((u16, u16), Span)>,
    pub(super) games: Vec<(FactGame, Option<VorbehaltKind>, Span)>,
    pub(super) calls: Vec<(Call, Span)>,
    pub(super) points: Vec<(Sonderpunkt, u16, Span)>,
    pub(super) when: Option<When>,
    /// The word that makes a call of what stands beside it.
    pub(super) said: Option<Span>,
    pub(super) wins: Option<Span>,
    pub(super) loses: Option<Span>,
    pub(super) no_trick: Option<Span>,
    pub(super) klaerung: Option<u16>,
    pub(super) schweine: bool,
    pub(super) alone: Option<Span>,
    /// The sides whose word was said: Re, Kontra.
    pub(super) ansagen: Vec<(Team, Span)>,
    /// Whether the game stands beside its players: "Damensolo N".
    pub(super) is_game_of_seats: bool,
    of: Option<Span>,
    /// The word of an Absage without its stage: "abgesagt".
    said_off: Option<Span>,
    sides: Vec<(Team, Span)>,
    order: Vec<(Mark, Span)>,
}

/// The kind of part in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Side,
    Seats,
    Game,
    Said,
    /// An item that belongs to a side or a player: a number, a call, a special point, a victory.
    Item,
    /// An item that belongs to nobody.
    Free,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    Augen,
    Tricks,
}

impl Parts {
    pub(super) fn of(clause: &Clause) -> Result<Self, ResultError> {
        let mut parts = Self::default();
        let mut at = 0;
        while let Some(&(token, span)) = clause.get(at) {
            let [next, then] = [1, 2].map(|n| clause.get(at + n).map(|&(token, _)| token));
            at += 1;
            let stray = || ResultError::at(ResultProblem::Stray, span);
            match token {
                Token::Team(team) => {
                    parts.sides.push((team, span));
                    parts.order.push((Mark::Side, span));
                }
                Token::Seats(seats) => parts.seats(seats, span)?,
                Token::Number(n) => at += parts.number(n, next, then, span)?,
                Token::Ordinal(n) => {
                    parts.ordinal(n, next).ok_or_else(stray)?;
                    at += 1;
                }
                Token::Pair(re, kontra) => {
                    parts.order.push((Mark::Free, span));
                    only(&mut parts.pair, ((re, kontra), span)).ok_or_else(stray)?;
                }
                Token::Game(game) => parts.game(FactGame::Named(game), None, span),
                Token::Call(call) => {
                    parts.order.push((Mark::Item, span));
                    parts.calls.push((call, span));
                }
                Token::Point(point) => {
                    parts.order.push((Mark::Item, span));
                    parts.points.push((point, 1, span));
                }
                Token::Key(key) => at += parts.key(key, next, then, span).ok_or_else(stray)?,
            }
        }
        if parts.klaerung == Some(0) {
            return Err(stray(clause));
        }
        parts.sort(clause)?;
        Ok(parts)
    }

    /// Adds players, who go with the players right before them.
    fn seats(&mut self, seats: SeatSet, span: Span) -> Result<(), ResultError> {
        let Some((before, from)) = self.seats else {
            self.seats = Some((seats, span));
            self.order.push((Mark::Seats, span));
            return Ok(());
        };
        if self.order.last().is_none_or(|&(mark, _)| mark != Mark::Seats) {
            return Err(ResultError::at(ResultProblem::Comma, span));
        }
        if seats.iter().any(|seat| before.contains(seat)) {
            return Err(ResultError::at(ResultProblem::Stray, span));
        }
        let both = seats.iter().fold(before, SeatSet::with);
        self.seats = Some((both, Span { start: from.start, end: span.end }));
        Ok(())
    }

    fn game(&mut self, game: FactGame, kind: Option<VorbehaltKind>, span: Span) {
        self.order.push((Mark::Game, span));
        self.games.push((game, kind, span));
    }

    /// Adds a number and returns how many of the following words belong to it.
    fn number(&mut self, n: u16, next: Option<Token>, then: Option<Token>, span: Span) -> Result<usize, ResultError> {
        let small = u8::try_from(n).unwrap_or(u8::MAX);
        let unit = match next {
            Some(Token::Key(Key::Cards)) => {
                let stray = || ResultError::at(ResultProblem::Stray, span);
                self.moment(When::Hand(small)).ok_or_else(stray)?;
                return Ok(1);
            }
            Some(Token::Point(point)) => {
                self.order.push((Mark::Item, span));
                self.points.push((point, n, span));
                // "2 Füchse gefangen"
                return Ok(1 + usize::from(then == Some(Token::Key(Key::Caught))));
            }
            Some(Token::Key(Key::Tricks)) => Unit::Tricks,
            _ => Unit::Augen,
        };
        self.order.push((Mark::Item, span));
        self.numbers.push((n, unit, span));
        Ok(usize::from(matches!(next, Some(Token::Key(Key::Augen | Key::Tricks)))))
    }

    /// Adds the moment of a call, if it is the only one.
    fn moment(&mut self, when: When) -> Option<()> {
        only(&mut self.when, when)
    }

    /// Adds "im 3. Stich", "2. Klärungsstich".
    fn ordinal(&mut self, n: u16, next: Option<Token>) -> Option<()> {
        let small = u8::try_from(n).unwrap_or(u8::MAX);
        match next {
            Some(Token::Key(Key::Tricks)) if self.klaerung == Some(0) => self.klaerung = Some(n.min(255)),
            Some(Token::Key(Key::Tricks)) => self.moment(When::Trick(small))?,
            Some(Token::Key(Key::Klaerung)) => only(&mut self.klaerung, n.min(255))?,
            _ => return None,
        }
        Some(())
    }

    /// Adds a word that says what stands beside it, and returns how many of the following words belong to it.
    fn key(&mut self, key: Key, next: Option<Token>, then: Option<Token>, span: Span) -> Option<usize> {
        let number = match next {
            Some(Token::Number(n) | Token::Ordinal(n)) => Some(n),
            _ => None,
        };
        let small = number.map(|n| u8::try_from(n).unwrap_or(u8::MAX));
        let mark = match key {
            Key::Said | Key::SaidOff => Some(Mark::Said),
            Key::Wins | Key::Loses | Key::NoTrick => Some(Mark::Item),
            Key::Schweine | Key::Klaerung => Some(Mark::Free),
            _ => None,
        };
        self.order.extend(mark.map(|mark| (mark, span)));
        match key {
            Key::Tricks => {
                self.moment(When::Trick(small?))?;
                return Some(1);
            }
            Key::After if then == Some(Token::Key(Key::Cards)) => {
                self.moment(When::Played(small?))?;
                return Some(2);
            }
            // "Klärung im 2. Stich" goes on with the trick.
            Key::Klaerung if matches!(next, Some(Token::Ordinal(_))) => only(&mut self.klaerung, 0)?,
            Key::Klaerung => {
                only(&mut self.klaerung, number?.min(255))?;
                return Some(1);
            }
            Key::Said => self.said = Some(span),
            Key::SaidOff => (self.said, self.said_off) = (Some(span), Some(span)),
            Key::Wins => self.wins = Some(span),
            Key::Loses => self.loses = Some(span),
            Key::NoTrick => self.no_trick = Some(span),
            Key::Schweine => self.schweine = true,
            Key::Solo => self.game(FactGame::SomeSolo, None, span),
            Key::Lustsolo => self.game(FactGame::SomeSolo, Some(VorbehaltKind::Lustsolo), span),
            Key::Pflichtsolo => self.game(FactGame::SomeSolo, Some(VorbehaltKind::Pflichtsolo), span),
            Key::Alone => self.alone = Some(span),
            Key::Of => self.of = Some(span),
            Key::Caught | Key::Filler => {}
            Key::Against if !self.points.is_empty() || matches!(next, Some(Token::Point(_))) => self.of = Some(span),
            Key::Augen | Key::Cards | Key::After | Key::Against => return None,
        }
        Some(0)
    }

    /// Sorts out which sides are parties and which are calls, and refuses what can belong to more than one.
    fn sort(&mut self, clause: &Clause) -> Result<(), ResultError> {
        if let (Some(of), false) = (self.of, self.points.is_empty()) {
            return Err(ResultError::at(ResultProblem::FuchsOf, of));
        }
        if let (Some(said), true) = (self.said_off, self.calls.is_empty()) {
            return Err(ResultError::at(ResultProblem::Stage, said));
        }
        self.sort_sides(clause.len())?;
        let place = |wanted: Mark| self.order.iter().position(|&(mark, _)| mark == wanted);
        let (side, seats, game) = (place(Mark::Side), place(Mark::Seats), place(Mark::Game));
        let [is_left, is_right] = [-1_isize, 1].map(|step| {
            let beside = |at: usize| at.checked_add_signed(step).and_then(|at| self.order.get(at));
            seats.and_then(beside).is_some_and(|&(mark, _)| mark == Mark::Game)
        });
        self.is_game_of_seats = is_left || is_right;
        if let (Some(game), Some(_), false) = (game, seats, self.is_game_of_seats || self.team.is_some()) {
            return Err(ResultError::at(ResultProblem::Comma, self.order[game].1));
        }
        if let (Some(side), Some(seats)) = (side, seats) {
            self.sort_both(side, seats)?;
        }
        let Some(first) = [side, seats].into_iter().flatten().min() else { return Ok(()) };
        let last = [side, seats].into_iter().flatten().max().unwrap_or(first);
        let are_owned = |&&(mark, _): &&(Mark, Span)| matches!(mark, Mark::Item | Mark::Said);
        let before: Vec<Span> = self.order[..first].iter().filter(are_owned).map(|&(_, span)| span).collect();
        let n_after = self.order[last + 1..].iter().filter(are_owned).count();
        let is_named = game.is_some() && seats.is_some();
        match before[..] {
            [] => Ok(()),
            [_] if n_after == 0 && !is_named => Ok(()),
            [first, ..] => Err(ResultError::at(ResultProblem::Comma, first)),
        }
    }

    /// Sorts out the sides of a clause: one that it is about, or the words that were said.
    fn sort_sides(&mut self, n_tokens: usize) -> Result<(), ResultError> {
        let marks: Vec<Mark> = self.order.iter().map(|&(mark, _)| mark).collect();
        let n_calls = self.calls.len();
        match self.sides[..] {
            [] => {}
            [(team, span)] => {
                self.team = Some((team, span));
                if self.said.is_some() && n_calls == 0 || n_tokens == 1 {
                    self.ansagen.push((team, span));
                }
            }
            // "Re und Kontra angesagt", and that Re says Kontra is refused later, with its reason.
            [first, second] if first.0 != second.0 => match marks[..] {
                [Mark::Side, Mark::Side]
                | [Mark::Said, Mark::Side, Mark::Side]
                | [Mark::Side, Mark::Side, Mark::Said] => {
                    self.ansagen.extend([first, second]);
                }
                [Mark::Side, Mark::Said, Mark::Side] => {
                    self.team = Some(first);
                    self.ansagen.push(second);
                }
                _ => return Err(ResultError::at(ResultProblem::Comma, second.1)),
            },
            // "Re N+O sagt Re": the word of the side that is named.
            [first, second] => {
                let sides: Vec<usize> = (0..marks.len()).filter(|&at| marks[at] == Mark::Side).collect();
                let said = marks.iter().position(|&mark| mark == Mark::Said);
                if said.is_none_or(|said| said.abs_diff(sides[1]) != 1) || sides[0] != 0 {
                    return Err(ResultError::at(ResultProblem::Comma, second.1));
                }
                self.team = Some(first);
                self.ansagen.push(second);
                self.order.remove(sides[1]);
            }
            [.., (_, span)] => return Err(ResultError::at(ResultProblem::Comma, span)),
        }
        Ok(())
    }

    /// Checks that a side and players beside it belong together, and cannot be a call beside a player.
    fn sort_both(&self, side: usize, seats: usize) -> Result<(), ResultError> {
        let Some((players, span)) = self.seats else { return Ok(()) };
        let is_one = players.len() == 1;
        let between = &self.order[side.min(seats) + 1..side.max(seats)];
        match between {
            // "Re N", "N+O Re", but not "Damensolo N Re", "Re N Damensolo" or "Fuchs N Re".
            [] if self.said.is_some() || side < seats && !self.is_game_of_seats => {}
            [] if seats == 0 && !is_one && !self.is_game_of_seats => {}
            // "N sagt Re": then nothing but calls is his, too.
            [(Mark::Said, _)] if is_one => {
                let is_call = |item: Span| self.calls.iter().any(|&(_, span)| span == item);
                if let Some(&(_, item)) = self.order.iter().find(|&&(mark, item)| mark == Mark::Item && !is_call(item))
                {
                    return Err(ResultError::at(ResultProblem::Comma, item));
                }
            }
            [] => return Err(ResultError::at(ResultProblem::Announced, self.order[side].1)),
            _ => return Err(ResultError::at(ResultProblem::Comma, span)),
        }
        Ok(())
    }

    /// Returns whether the clause says something that belongs to somebody.
    pub(super) fn has_items(&self) -> bool {
        self.order.iter().any(|&(mark, _)| mark == Mark::Item) || !self.ansagen.is_empty()
    }

    /// Returns whether it says something of its players beside calls, which are those of their side.
    pub(super) fn says_more_than_calls(&self) -> bool {
        self.order.iter().filter(|&&(mark, _)| mark == Mark::Item).count() != self.calls.len()
            || self.calls.is_empty() && self.ansagen.is_empty()
    }

    /// Returns a "schwarz" of which nobody knows whether it was said or played.
    pub(super) fn unclear_schwarz(&self) -> Option<Span> {
        let is_unclear = |call: Call| call.level() == Level::Schwarz && self.said.is_none() && self.when.is_none();
        self.calls.iter().find(|&&(call, _)| is_unclear(call)).map(|&(_, span)| span)
    }
}

/// Puts something where nothing is; `None` if something is there already.
fn only<T>(place: &mut Option<T>, thing: T) -> Option<()> {
    if place.is_some() {
        return None;
    }
    *place = Some(thing);
    Some(())
}

/// Returns that a whole clause says nothing.
pub(super) fn stray(clause: &Clause) -> ResultError {
    let (first, last) = (clause[0].1, clause[clause.len() - 1].1);
    ResultError::at(ResultProblem::Stray, Span { start: first.start, end: last.end })
}
