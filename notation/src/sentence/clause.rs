//! The content of a clause.

use super::{
    ResultError, ResultProblem,
    parts::{Parts, Unit, stray},
    tokens::Clause,
};
use crate::Span;
use crate::result::{FactCall, FactGame, Facts, Who};
use game::{
    Call, GameName, Schweine, SeatSet, Team,
    rules::{Sonderpunkt, VorbehaltKind},
};

/// The topic of a clause; one that names nobody continues the previous clause of the same topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    Parties,
    Calls,
    Points,
    Other,
}

/// The parts read so far.
#[derive(Debug, Default)]
pub(super) struct Reader {
    facts: Facts,
    /// The subject and the topic of the previous clause.
    last: Option<(Subject, About)>,
    /// A Hochzeit for which only one player is named.
    hochzeiter: Option<Span>,
    /// Single players who are said to belong to a side.
    members: Vec<Member>,
}

/// The subject of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    Team(Team),
    Seats(SeatSet),
}

/// A player who is named beside a side, without anybody else: "Re N".
#[derive(Clone, Copy, Debug)]
struct Member {
    seat: SeatSet,
    team: Team,
    span: Span,
    /// Whether the clause says something that could as well be the side's, so that the side could be a call.
    is_unclear: bool,
}

impl Reader {
    /// Adds what a clause says.
    pub(super) fn take(&mut self, clause: &Clause) -> Result<(), ResultError> {
        let parts = Parts::of(clause)?;
        for &(game, kind, span) in &parts.games {
            self.game(game, kind, span)?;
        }
        let mut about = self.parties(&parts)?;
        check_owners(&parts)?;
        let subject = subject(&parts);
        let inherited = |wanted: About| {
            let last =
                self.last.filter(|&(_, about)| about == wanted || about == About::Parties && wanted == About::Other);
            subject.or(last.map(|(subject, _)| subject))
        };
        if let Some(span) = parts.unclear_schwarz() {
            let goes_on = subject.is_none() && matches!(self.last, Some((_, About::Calls)));
            if !goes_on {
                return Err(ResultError::at(ResultProblem::Schwarz, span));
            }
        }
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
        self.winner(&parts, subject)?;
        if let Some(trick) = parts.klaerung {
            if self.facts.klaerung.is_some_and(|other| u16::from(other) != trick) {
                return Err(stray(clause));
            }
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
    pub(super) fn finish(mut self) -> Result<Facts, ResultError> {
        let is_solo = self.facts.game.is_some_and(FactGame::is_for_one);
        let of_re = self.members.iter().find(|member| member.team == Team::Re);
        let unclear = self.members.iter().find(|member| member.is_unclear);
        match (self.facts.re, of_re, self.hochzeiter, unclear) {
            // Re in a solo is the soloist.
            (None, Some(soloist), ..) if is_solo => self.facts.re = Some(soloist.seat),
            (None, _, Some(span), _) => return Err(ResultError::at(ResultProblem::HochzeitPartner, span)),
            (None, .., Some(member)) => return Err(ResultError::at(ResultProblem::Partner, member.span)),
            (Some(_), .., Some(member)) => return Err(ResultError::at(ResultProblem::Announced, member.span)),
            // Who belongs to whom is missing, and is missed where it matters.
            (None, ..) => return Ok(self.facts),
            _ => {}
        }
        let is_of = |member: &&Member| self.side(Some(Subject::Seats(member.seat))) == Some(member.team);
        match self.members.iter().find(|member| !is_of(member)) {
            Some(member) => Err(ResultError::at(ResultProblem::Twice, member.span)),
            None => Ok(self.facts),
        }
    }

    /// Adds what is played; "Solo" says less than the name of a solo.
    fn game(&mut self, game: FactGame, kind: Option<VorbehaltKind>, span: Span) -> Result<(), ResultError> {
        let twice = || ResultError::at(ResultProblem::Twice, span);
        let merged = match (self.facts.game, game) {
            (None, game) => game,
            (Some(before), game) if before == game => game,
            (Some(FactGame::SomeSolo), game) if game.is_for_one() => game,
            (Some(before @ FactGame::Named(GameName::Hochzeit)), FactGame::SomeSolo) => before,
            (Some(before), FactGame::SomeSolo) if before.is_for_one() => before,
            _ => return Err(twice()),
        };
        self.facts.game = Some(merged);
        if kind.is_some_and(|kind| self.facts.solo_kind.is_some_and(|other| other != kind)) {
            return Err(twice());
        }
        self.facts.solo_kind = self.facts.solo_kind.or(kind);
        let is_named_solo = matches!(merged, FactGame::SomeSolo | FactGame::Named(GameName::Solo(_)));
        if self.facts.solo_kind.is_some() && !is_named_solo { Err(twice()) } else { Ok(()) }
    }

    /// Adds who is Re.
    fn parties(&mut self, parts: &Parts) -> Result<About, ResultError> {
        if let Some(alone) = parts.alone {
            let of_last = || self.last.and_then(|(subject, _)| Some((subject.seats()?, alone)));
            let named = parts.seats.or_else(|| if parts.team.is_none() { of_last() } else { None });
            let is_kontra = parts.team.is_some_and(|(team, _)| team == Team::Kontra);
            let named = named.filter(|(seats, _)| seats.len() == 1 && !is_kontra);
            let (seats, span) = named.ok_or_else(|| ResultError::at(ResultProblem::Stray, alone))?;
            return self.name_re(seats, span);
        }
        let Some((seats, span)) = parts.seats else { return Ok(About::Other) };
        let is_one = seats.len() == 1;
        let is_for_one = parts.games.iter().any(|&(game, ..)| game.is_for_one());
        let is_solo = self.facts.game.is_some_and(FactGame::is_for_one);
        let is_bare = !parts.has_items() && parts.pair.is_none() && parts.klaerung.is_none() && !parts.schweine;
        match parts.team {
            Some((team, side)) if is_one => {
                let span = Span { start: span.start.min(side.start), end: span.end.max(side.end) };
                let is_unclear = parts.says_more_than_calls();
                self.members.push(Member { seat: seats, team, span, is_unclear });
                Ok(About::Other)
            }
            Some((team, _)) => self.name_re(if team == Team::Re { seats } else { !seats }, span),
            None if parts.is_game_of_seats && is_for_one => self.name_re(seats, span),
            None if parts.is_game_of_seats => match self.facts.game {
                Some(FactGame::Named(GameName::Hochzeit)) if is_one => {
                    self.hochzeiter = Some(span);
                    self.members.push(Member { seat: seats, team: Team::Re, span, is_unclear: false });
                    Ok(About::Other)
                }
                // Two players of a normal game may be of either side.
                Some(FactGame::Named(GameName::Normal)) if is_bare => Err(of_whom(span)),
                Some(FactGame::Named(GameName::Normal)) => Ok(About::Other),
                _ => self.name_re(seats, span),
            },
            // "Null, N, verloren"
            None if is_bare && is_one && is_solo => self.name_re(seats, span),
            None if !parts.has_items() => Err(ResultError::at(ResultProblem::Stray, span)),
            None => Ok(About::Other),
        }
    }

    fn name_re(&mut self, re: SeatSet, span: Span) -> Result<About, ResultError> {
        if self.facts.re.is_some_and(|other| other != re) {
            return Err(ResultError::at(ResultProblem::Twice, span));
        }
        self.facts.re = Some(re);
        Ok(About::Parties)
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
        let has_calls = !parts.ansagen.is_empty() || !parts.calls.is_empty();
        if !has_calls {
            let is_stray = parts.when.is_some() || parts.said.is_some();
            return if is_stray { Err(stray(clause)) } else { Ok(false) };
        }
        // "N sagt Re": who says it is the player.
        let speaker = parts.seats.map(|(seats, _)| seats).filter(|seats| seats.len() == 1);
        let ansagen = parts.ansagen.iter().map(|&(team, span)| (Call::ansage(team), span));
        for (call, span) in ansagen.chain(parts.calls.iter().copied()) {
            let team = call.team().map(Who::Team);
            let of_both = team.filter(|_| 1 < parts.ansagen.len());
            let said = self.who(speaker.map(Subject::Seats).or(subject));
            let who = of_both.or(said).or(team).or_else(|| self.only_caller());
            let who = who.ok_or_else(|| of_whom(span))?;
            self.facts.calls.push(FactCall { who, call, when: parts.when });
        }
        Ok(true)
    }

    /// Decision OP-24: an Absage without a side belongs to the only one that has called, if nobody else was spoken of since.
    fn only_caller(&self) -> Option<Who> {
        let first = self.facts.calls.first()?.who;
        let side = match first {
            Who::Team(team) => Some(team),
            Who::Seat(seat) => self.side(Some(Subject::Seats(SeatSet::only(seat)))),
        };
        let is_his = self.last.is_none_or(|(subject, _)| {
            self.who(Some(subject)) == Some(first) || side.is_some() && self.side(Some(subject)) == side
        });
        (is_his && self.facts.calls.iter().all(|said| said.who == first)).then_some(first)
    }

    fn points(&mut self, parts: &Parts, subject: Option<Subject>) -> Result<bool, ResultError> {
        for &(point, n, span) in &parts.points {
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

    /// Adds who has won.
    fn winner(&mut self, parts: &Parts, subject: Option<Subject>) -> Result<(), ResultError> {
        for (span, wins) in [(parts.wins, true), (parts.loses, false)] {
            let Some(span) = span else { continue };
            if !wins && !parts.points.is_empty() {
                // A Fuchs that somebody has lost is no game.
                return Err(ResultError::at(ResultProblem::Stray, span));
            }
            // Of a solo that is won or lost its soloist is meant.
            let is_solo = || matches!(self.facts.game, Some(FactGame::SomeSolo | FactGame::Named(GameName::Solo(_))));
            let soloist = || (subject.is_none() && is_solo()).then_some(Team::Re);
            let side = self.side(subject).or_else(soloist).ok_or_else(|| of_whom(span))?;
            let side = if wins { side } else { !side };
            if self.facts.winner.is_some_and(|winner| winner != side) {
                return Err(ResultError::at(ResultProblem::Twice, span));
            }
            self.facts.winner = Some(side);
        }
        Ok(())
    }
}

/// Refuses a side of which nothing is said, so that it could be its Ansage, and a pair of Augen that could be the other way round.
fn check_owners(parts: &Parts) -> Result<(), ResultError> {
    let Some((team, span)) = parts.team.filter(|_| !parts.has_items()) else { return Ok(()) };
    match (parts.pair, parts.seats) {
        // "Kontra 95:145": whose are the first?
        (Some((_, pair)), _) if team == Team::Kontra => Err(ResultError::at(ResultProblem::Pair, pair)),
        (_, None) => Err(ResultError::at(ResultProblem::Announced, span)),
        _ => Ok(()),
    }
}

/// Returns who a clause is about.
fn subject(parts: &Parts) -> Option<Subject> {
    match (parts.team, parts.seats) {
        (Some((team, _)), _) => Some(Subject::Team(team)),
        (None, Some((seats, _))) => Some(Subject::Seats(seats)),
        (None, None) => None,
    }
}

impl Subject {
    const fn seats(self) -> Option<SeatSet> {
        match self {
            Self::Team(_) => None,
            Self::Seats(seats) => Some(seats),
        }
    }
}

fn of_whom(span: Span) -> ResultError {
    ResultError::at(ResultProblem::OfWhom, span)
}
