//! The answer to what people know of a game: types that are written as JSON, and their texts.

use super::question::{CallFact, seats_of};
use crate::paint::{BOLD, DIM, styled};
use crate::question;
use crate::score::{ItemAnswer, PointsAnswer, item_rows, seat_points};
use game::{BySeat, Points, Rules, Schweine, Seat, SeatSet, Team};
use notation::result::{FactGame, Facts, Reckoned, Who};
use notation::{Names, write_result};
use schemars::JsonSchema;
use serde::Serialize;
use text::{Language, Localized, Message, message};

/// Result of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ResultAnswer {
    /// The rule set.
    pub rules: String,
    /// Name of the game; `solo` is one that was not named.
    pub game: String,
    /// The seats of Re; null if they are not given.
    pub re: Option<String>,
    /// The side that has won: re or kontra; null if neither has.
    pub winner: Option<&'static str>,
    /// Augen of each side.
    pub augen: SideValues<u16>,
    /// Tricks of each side; null if they are not known.
    pub tricks: Option<SideValues<u8>>,
    /// Highest call of each side: re or kontra, k90, k60, k30, schwarz; null for none.
    pub called: SideValues<Option<&'static str>>,
    /// Calls of Re, as in a question.
    pub re_calls: Vec<CallFact>,
    /// Calls of Kontra, as in a question.
    pub kontra_calls: Vec<CallFact>,
    /// The number of the Klärungsstich of a Hochzeit, from 1; null if it is not given.
    pub clarifying_trick: Option<u8>,
    /// Whether Schweine were announced.
    pub schweine: bool,
    /// Items, each with its side.
    pub items: Vec<ItemAnswer>,
    /// Factor of the value by announcements.
    pub factor: i32,
    /// The value of the game, seen from Re.
    pub re_value: i32,
    /// Points of each seat; null if Re is not given.
    pub points: Option<PointsAnswer>,
    /// Points of each member of a side.
    pub points_each: SideValues<i32>,
    /// Late calls that count because they were not claimed; with `count_breaches`.
    pub breaches: Vec<String>,
    /// The same result as a line that can be read again.
    pub line: String,
    /// Data that only the text needs.
    #[serde(skip)]
    told: Box<(Rules, Reckoned)>,
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "SideValues_{T}")]
pub struct SideValues<T> {
    /// Re's.
    pub re: T,
    /// Kontra's.
    pub kontra: T,
}

impl<T> SideValues<T> {
    fn new(mut value: impl FnMut(Team) -> T) -> Self {
        Self { re: value(Team::Re), kontra: value(Team::Kontra) }
    }
}

impl ResultAnswer {
    pub(super) fn new(language: Language, rules: &Rules, facts: &Facts, reckoned: Reckoned) -> Self {
        let score = &reckoned.score;
        let called = |team| game::Call::of(team, reckoned.levels[team]).map(game::Call::name);
        let items = score.items.iter().map(|item| ItemAnswer::new(language, rules, item));
        let each = each(&reckoned);
        let team_of = |who| match who {
            Who::Team(team) => team,
            Who::Seat(seat) => reckoned.parties.map_or(Team::Kontra, |parties| parties.team_of(seat)),
        };
        let calls = |team| facts.calls.iter().filter(|call| team_of(call.who) == team).map(CallFact::new).collect();
        Self {
            rules: rules.name.to_string(),
            game: game_name(reckoned.game),
            re: reckoned.parties.map(|parties| seats_of(parties.re)),
            winner: score.winner.map(Team::name),
            augen: SideValues::new(|team| reckoned.won[team].augen.0),
            tricks: reckoned.tricks.map(|tricks| SideValues::new(|team| tricks[team])),
            called: SideValues::new(called),
            re_calls: calls(Team::Re),
            kontra_calls: calls(Team::Kontra),
            clarifying_trick: facts.klaerung,
            schweine: facts.schweine == Schweine::Announced,
            items: items.collect(),
            factor: score.factor,
            re_value: score.re_value.0,
            points: reckoned.parties.map(|_| PointsAnswer::of(&score.points)),
            points_each: SideValues::new(|team| each(team).0),
            breaches: reckoned.late.iter().map(|late| late.text(language)).collect(),
            line: write_result(facts, language, &Names::Seats),
            told: Box::new((rules.clone(), reckoned)),
        }
    }

    /// Returns what was reckoned up.
    #[must_use]
    pub fn reckoned(&self) -> &Reckoned {
        &self.told.1
    }
}

/// Returns the points of a member of a side; the score has a seat of either side even if Re is not given.
fn each(reckoned: &Reckoned) -> impl Fn(Team) -> Points + use<> {
    let points: BySeat<Points> = reckoned.score.points;
    let re = reckoned.parties.map_or(SeatSet::only(Seat::N), |parties| parties.re);
    let kontra = if reckoned.parties.is_some() { !re } else { SeatSet::only(Seat::E) };
    move |team| {
        let members = if team == Team::Re { re } else { kontra };
        members.iter().next().map_or(Points(0), |seat| points[seat])
    }
}

fn game_name(game: FactGame) -> String {
    match game {
        FactGame::Named(name) => name.to_string(),
        FactGame::SomeSolo => "solo".to_owned(),
    }
}

impl question::Answer for ResultAnswer {
    fn line(&self) -> String {
        let score = &self.told.1.score;
        let points = match &self.points {
            Some(_) => {
                score.points.iter().map(|(seat, points)| format!("{seat}={points}")).collect::<Vec<_>>().join(" ")
            }
            None => format!("re={} kontra={}", self.points_each.re, self.points_each.kontra),
        };
        let items: Vec<String> = score.items.iter().map(|item| format!("{}:{}", item.kind, item.team)).collect();
        format!(
            "{} {points} winner={} game={} augen=re:{},kontra:{} items={}",
            self.re_value,
            self.winner.unwrap_or("-"),
            self.game,
            self.augen.re,
            self.augen.kontra,
            items.join(","),
        )
    }

    fn rows(&self, language: Language) -> Vec<String> {
        let (rules, reckoned) = &*self.told;
        let mut rows = vec![styled(&headline(reckoned).text(language), BOLD)];
        rows.extend(self.breaches.iter().map(|late| styled(&format!("- {late}"), DIM)));
        rows.push(String::new());
        rows.extend(item_rows(language, rules, &reckoned.score));
        rows.push(String::new());
        match reckoned.parties {
            Some(_) => rows.push(seat_points(language, &reckoned.score.points)),
            None => {
                let each = each(reckoned);
                let kontra = message!("result-each-kontra").text(language);
                let re = if reckoned.is_solo { message!("label-soloist") } else { message!("result-each-re") };
                rows.push(format!(
                    "  {} {:+}   {kontra} {:+}",
                    re.text(language),
                    each(Team::Re).0,
                    each(Team::Kontra).0
                ));
            }
        }
        rows.push(String::new());
        rows
    }
}

/// Returns who has won, with whose Augen.
fn headline(reckoned: &Reckoned) -> Message {
    let augen = |team: Team| reckoned.won[team].augen.0;
    let what = match reckoned.score.winner {
        // It is not won by Augen.
        Some(team) if reckoned.game.is_null() => {
            message!("result-null", won = if team == Team::Re { "yes" } else { "no" })
        }
        Some(team) => message!("result-wins", team, augen = augen(team), others = !team, others_augen = augen(!team)),
        None => message!("result-nobody", re = augen(Team::Re), kontra = augen(Team::Kontra)),
    };
    match reckoned.parties {
        Some(parties) => message!("result-game-and-re", what, game = reckoned.game, members = parties.re),
        None => message!("result-game", what, game = reckoned.game),
    }
}
