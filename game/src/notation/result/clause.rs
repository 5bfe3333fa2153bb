//! What a clause says.

use super::tokens::{Clause, Key, Token};
use super::{ResultError, ResultProblem};
use crate::call::Call;
use crate::contract::{Level, Schweine};
use crate::game_name::GameName;
use crate::notation::Span;
use crate::result::{FactCall, FactGame, Facts, When, Who};
use crate::rules::Sonderpunkt;
use crate::seat::{SeatSet, Team};

/// What a clause says most of all; one that names nobody goes on where the one before it was about the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    Parties,
    Calls,
    Points,
    Other,
}

/// What was read so far.
#[derive(Debug, Default)]
pub(super) struct Reader {
    facts: Facts,
    /// Who the clause before was about, and what it said.
    last: Option<(Subject, About)>,
    /// A Hochzeit for which only one player is named.
    hochzeiter: Option<Span>,
}

/// Who a clause is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    Team(Team),
    Seats(SeatSet),
}

/// The parts of a clause, sorted.
#[derive(Debug, Default)]
struct Parts {
    team: Option<(Team, Span)>,
    seats: Option<(SeatSet, Span)>,
    numbers: Vec<(u16, Unit, Span)>,
    pair: Option<((u16, u16), Span)>,
    game: Option<(FactGame, Span)>,
    calls: Vec<(Call, Span)>,
    points: Vec<(Sonderpunkt, u16, Span)>,
    when: Option<When>,
    said: bool,
    wins: Option<Span>,
    loses: Option<Span>,
    no_trick: Option<Span>,
    klaerung: Option<u16>,
    schweine: bool,
    of: Option<Span>,
    /// A side named after another one: "Re sagt Kontra".
    ansage: Option<Team>,
    /// Two sides beside one another: "Re und Kontra angesagt".
    both: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Augen,
    Tricks,
}

impl Reader {
    /// Takes in a clause.
    pub(super) fn take(&mut self, clause: &Clause) -> Result<(), ResultError> {
        let parts = Parts::of(clause)?;
        let about = self.parties(&parts)?;
        let subject = parts.subject();
        let inherited = |wanted: About| {
            let last =
                self.last.filter(|&(_, about)| about == wanted || about == About::Parties && wanted == About::Other);
            subject.or(last.map(|(subject, _)| subject))
        };
        if let Some((call, span)) = parts.unclear_schwarz() {
            let goes_on = subject.is_none() && matches!(self.last, Some((_, About::Calls)));
            if !goes_on && call == Call::Schwarz {
                return Err(ResultError::at(ResultProblem::Schwarz, span));
            }
        }
        let mut about = about;
        let of_calls = inherited(About::Calls);
        let of_points = inherited(About::Points);
        let of_numbers = inherited(About::Other);
        if self.calls(&parts, of_calls, clause)? {
            about = About::Calls;
        }
        if self.points(&parts, of_points)? {
            about = About::Points;
        }
        self.numbers(&parts, of_numbers)?;
        for (span, wins) in [(parts.wins, true), (parts.loses, false)] {
            let Some(span) = span else { continue };
            // Of a solo that is won or lost its soloist is meant; a Fuchs that somebody has lost is no game.
            let is_solo = || matches!(self.facts.game, Some(FactGame::SomeSolo | FactGame::Named(GameName::Solo(_))));
            if !wins && !parts.points.is_empty() {
                return Err(ResultError::at(ResultProblem::Stray, span));
            }
            let side = self.side(subject).or_else(|| is_solo().then_some(Team::Re)).ok_or_else(|| of_whom(span))?;
            let side = if wins { side } else { !side };
            if self.facts.winner.is_some_and(|winner| winner != side) {
                return Err(ResultError::at(ResultProblem::Twice, span));
            }
            self.facts.winner = Some(side);
        }
        if let Some(trick) = parts.klaerung {
            self.facts.klaerung = Some(trick as u8);
        }
        if parts.schweine {
            self.facts.schweine = Schweine::Announced;
        }
        let called = match about {
            About::Calls => of_calls,
            About::Points => of_points,
            About::Parties | About::Other => subject,
        };
        if let Some(called) = called {
            self.last = Some((called, about));
        }
        Ok(())
    }

    /// Returns what was read.
    pub(super) fn finish(self) -> Result<Facts, ResultError> {
        match self.hochzeiter {
            Some(span) if self.facts.re.is_none() => Err(ResultError::at(ResultProblem::HochzeitPartner, span)),
            _ => Ok(self.facts),
        }
    }

    /// Takes in who is Re and what is played.
    fn parties(&mut self, parts: &Parts) -> Result<About, ResultError> {
        if let Some((game, span)) = parts.game {
            if self.facts.game.is_some_and(|other| other != game && game != FactGame::SomeSolo) {
                return Err(ResultError::at(ResultProblem::Twice, span));
            }
            // "Solo" says less than the name of a solo.
            self.facts.game = self.facts.game.or(Some(game));
        }
        let is_who = !parts.said && parts.ansage.is_none() && parts.points.is_empty();
        let named = match (parts.team, parts.seats, parts.game) {
            (Some((team, _)), Some((seats, span)), _) if is_who => {
                Some((if team == Team::Re { seats } else { !seats }, span))
            }
            (None, Some((seats, span)), Some((game, _))) => {
                let is_hochzeit = game == FactGame::Named(GameName::Hochzeit);
                if is_hochzeit && seats.len() == 1 {
                    self.hochzeiter = Some(span);
                    return Ok(About::Other);
                }
                Some((seats, span))
            }
            _ => None,
        };
        if let Some((re, span)) = named {
            if self.facts.re.is_some_and(|other| other != re) {
                return Err(ResultError::at(ResultProblem::Twice, span));
            }
            self.facts.re = Some(re);
            return Ok(About::Parties);
        }
        Ok(About::Other)
    }

    /// Returns the side of who a clause is about.
    fn side(&self, subject: Option<Subject>) -> Option<Team> {
        match subject? {
            Subject::Team(team) => Some(team),
            Subject::Seats(seats) => Team::ALL.into_iter().find(|&team| {
                self.facts.re.is_some_and(|re| {
                    let members = if team == Team::Re { re } else { !re };
                    seats.iter().all(|seat| members.contains(seat))
                })
            }),
        }
    }

    /// Returns who a fact belongs to: a side, or one player.
    fn who(&self, subject: Option<Subject>) -> Option<Who> {
        match subject? {
            Subject::Team(team) => Some(Who::Team(team)),
            Subject::Seats(seats) if seats.len() == 1 => seats.iter().next().map(Who::Seat),
            seats @ Subject::Seats(_) => self.side(Some(seats)).map(Who::Team),
        }
    }

    fn calls(&mut self, parts: &Parts, subject: Option<Subject>, clause: &Clause) -> Result<bool, ResultError> {
        let alone = matches!(clause[..], [(Token::Team(_), _)]);
        let ansage = match (parts.ansage, parts.team) {
            (Some(team), _) => Some(team),
            (None, Some((team, _))) if (parts.said && parts.calls.is_empty()) || alone => Some(team),
            _ => None,
        };
        // "N sagt Re": who says it is the player.
        let speaker = match (ansage, parts.seats) {
            (Some(_), Some((seats, _))) if seats.len() == 1 => seats.iter().next().map(Who::Seat),
            _ => None,
        };
        let first = parts.team.filter(|_| parts.both).map(|(team, _)| team);
        let ansagen = first.into_iter().chain(ansage).map(|team| (Call::ansage(team), clause[0].1));
        for (call, span) in ansagen.chain(parts.calls.iter().copied()) {
            let team = call.team().map(Who::Team);
            let subject = if parts.both { call.team().map(Subject::Team) } else { subject };
            let who = speaker.or(self.who(subject)).or(team).or_else(|| self.only_caller());
            let who = who.ok_or_else(|| of_whom(span))?;
            self.facts.calls.push(FactCall { who, call, when: parts.when });
        }
        if parts.when.is_some() && ansage.is_none() && parts.calls.is_empty() {
            return Err(stray(clause));
        }
        if parts.said && ansage.is_none() && parts.calls.is_empty() {
            return Err(stray(clause));
        }
        Ok(ansage.is_some() || !parts.calls.is_empty())
    }

    /// Decision OP-24: an Absage without a side belongs to the only one that has called.
    fn only_caller(&self) -> Option<Who> {
        let first = self.facts.calls.first()?.who;
        self.facts.calls.iter().all(|said| said.who == first).then_some(first)
    }

    fn points(&mut self, parts: &Parts, subject: Option<Subject>) -> Result<bool, ResultError> {
        for &(point, n, span) in &parts.points {
            if let Some(of) = parts.of {
                return Err(ResultError::at(ResultProblem::FuchsOf, of));
            }
            let own = (point == Sonderpunkt::Alten).then_some(Who::Team(Team::Kontra));
            let who = self.who(subject).or(own);
            let who = who.ok_or_else(|| of_whom(span))?;
            if 60 < n {
                return Err(ResultError::at(ResultProblem::Number, span));
            }
            self.facts.special.extend(std::iter::repeat_n((point, who), n.into()));
        }
        Ok(!parts.points.is_empty())
    }

    fn numbers(&mut self, parts: &Parts, subject: Option<Subject>) -> Result<(), ResultError> {
        if let Some(((re, kontra), _)) = parts.pair {
            self.facts.augen.extend([(Who::Team(Team::Re), re), (Who::Team(Team::Kontra), kontra)]);
        }
        for &(n, unit, span) in &parts.numbers {
            let who = self.who(subject);
            let who = who.ok_or_else(|| of_whom(span))?;
            match unit {
                Unit::Augen => self.facts.augen.push((who, n)),
                Unit::Tricks => {
                    let n = u8::try_from(n).map_err(|_| ResultError::at(ResultProblem::Number, span))?;
                    self.facts.tricks.push((who, n));
                }
            }
        }
        if let Some(span) = parts.no_trick {
            let who = self.who(subject);
            let who = who.ok_or_else(|| of_whom(span))?;
            self.facts.tricks.push((who, 0));
        }
        Ok(())
    }
}

impl Parts {
    fn of(clause: &Clause) -> Result<Self, ResultError> {
        let mut parts = Self::default();
        let mut at = 0;
        while let Some(&(token, span)) = clause.get(at) {
            let [next, then] = [1, 2].map(|n| clause.get(at + n).map(|&(token, _)| token));
            at += 1;
            match token {
                Token::Team(team) if parts.team.is_some() => {
                    parts.both = matches!(clause[at - 2].0, Token::Team(other) if other != team);
                    parts.ansage = Some(team);
                }
                Token::Team(team) => parts.team = Some((team, span)),
                Token::Seats(seats) => {
                    let (before, from) = parts.seats.unwrap_or((SeatSet::EMPTY, span));
                    if seats.iter().any(|seat| before.contains(seat)) {
                        return Err(ResultError::at(ResultProblem::Stray, span));
                    }
                    let both = seats.iter().fold(before, SeatSet::with);
                    parts.seats = Some((both, Span { start: from.start, end: span.end }));
                }
                Token::Number(n) => at += parts.number(n, next, then, span),
                Token::Ordinal(n) => {
                    parts.ordinal(n, next).ok_or_else(|| ResultError::at(ResultProblem::Stray, span))?;
                    at += 1;
                }
                Token::Pair(re, kontra) => parts.pair = Some(((re, kontra), span)),
                Token::Game(game) => parts.game = Some((FactGame::Named(game), span)),
                Token::Call(call) => parts.calls.push((call, span)),
                Token::Point(point) => parts.points.push((point, 1, span)),
                Token::Key(key) => {
                    at +=
                        parts.key(key, next, then, span).ok_or_else(|| ResultError::at(ResultProblem::Stray, span))?;
                }
            }
        }
        if parts.klaerung == Some(0) {
            return Err(stray(clause));
        }
        Ok(parts)
    }

    /// Takes in a number and returns how many of the following words belong to it.
    fn number(&mut self, n: u16, next: Option<Token>, then: Option<Token>, span: Span) -> usize {
        let small = u8::try_from(n).unwrap_or(u8::MAX);
        match next {
            Some(Token::Key(Key::Augen)) => self.numbers.push((n, Unit::Augen, span)),
            Some(Token::Key(Key::Tricks)) => self.numbers.push((n, Unit::Tricks, span)),
            Some(Token::Key(Key::Cards)) => self.when = Some(When::Hand(small)),
            Some(Token::Point(point)) => {
                self.points.push((point, n, span));
                // "2 Füchse gefangen"
                return 1 + usize::from(then == Some(Token::Key(Key::Caught)));
            }
            _ => {
                self.numbers.push((n, Unit::Augen, span));
                return 0;
            }
        }
        1
    }

    /// Takes in "im 3. Stich", "2. Klärungsstich".
    fn ordinal(&mut self, n: u16, next: Option<Token>) -> Option<()> {
        let small = u8::try_from(n).unwrap_or(u8::MAX);
        match next {
            Some(Token::Key(Key::Tricks)) if self.klaerung == Some(0) => self.klaerung = Some(n.min(255)),
            Some(Token::Key(Key::Tricks)) => self.when = Some(When::Trick(small)),
            Some(Token::Key(Key::Klaerung)) => self.klaerung = Some(n.min(255)),
            _ => return None,
        }
        Some(())
    }

    /// Takes in a word that says what stands beside it, and returns how many of the following words belong to it.
    fn key(&mut self, key: Key, next: Option<Token>, then: Option<Token>, span: Span) -> Option<usize> {
        let number = match next {
            Some(Token::Number(n) | Token::Ordinal(n)) => Some(n),
            _ => None,
        };
        let small = number.map(|n| u8::try_from(n).unwrap_or(u8::MAX));
        match key {
            Key::Tricks => {
                self.when = Some(When::Trick(small?));
                return Some(1);
            }
            Key::After if then == Some(Token::Key(Key::Cards)) => {
                self.when = Some(When::Played(small?));
                return Some(2);
            }
            // "Klärung im 2. Stich" goes on with the trick.
            Key::Klaerung if matches!(next, Some(Token::Ordinal(_))) => self.klaerung = Some(0),
            Key::Klaerung => {
                self.klaerung = Some(number?.min(255));
                return Some(1);
            }
            Key::Said => self.said = true,
            Key::Wins => self.wins = Some(span),
            Key::Loses => self.loses = Some(span),
            Key::NoTrick => self.no_trick = Some(span),
            Key::Schweine => self.schweine = true,
            Key::Solo => self.game = self.game.or(Some((FactGame::SomeSolo, span))),
            Key::Of => self.of = Some(span),
            Key::Caught | Key::Filler => {}
            Key::Augen | Key::Cards | Key::After => return None,
        }
        Some(0)
    }

    fn subject(&self) -> Option<Subject> {
        match (self.team, self.seats) {
            (Some((team, _)), _) => Some(Subject::Team(team)),
            (None, Some((seats, _))) => Some(Subject::Seats(seats)),
            (None, None) => None,
        }
    }

    /// Returns a "schwarz" of which nobody knows whether it was said or played.
    fn unclear_schwarz(&self) -> Option<(Call, Span)> {
        self.calls
            .iter()
            .copied()
            .find(|&(call, _)| call.level() == Level::Schwarz && !self.said && self.when.is_none())
    }
}

fn stray(clause: &Clause) -> ResultError {
    let (first, last) = (clause[0].1, clause[clause.len() - 1].1);
    ResultError::at(ResultProblem::Stray, Span { start: first.start, end: last.end })
}

fn of_whom(span: Span) -> ResultError {
    ResultError::at(ResultProblem::OfWhom, span)
}
