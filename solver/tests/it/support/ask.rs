//! Questions to a solver that has seen nothing, in few words.

use doko_solver::{
    BestAugen, BestPoints, BestTricks, Claim, Config, Limits, PointsError, Solver, SolverQuestion, Tricks, Verdict,
};
use game::rules::Sonderpunkt;
use game::{Augen, Card, Points, Position, Team};

pub(crate) fn ask<Q: SolverQuestion>(
    position: &Position,
    question: Q,
    config: &Config,
    limits: Limits<'_>,
) -> Q::Answer {
    Solver::new(config).ask(position, question, limits)
}

pub(crate) fn value(position: &Position, config: &Config) -> Augen {
    ask(position, BestAugen::value(), config, Limits::NONE).exact()
}

pub(crate) fn reaches(position: &Position, least: Augen, config: &Config) -> bool {
    let answer = ask(position, BestAugen::at_least(least), config, Limits::NONE);
    answer.reaches(least).expect("there are no limits")
}

pub(crate) fn card_values(position: &Position, config: &Config) -> Vec<(Card, Augen)> {
    ask(position, BestAugen::each_card(), config, Limits::NONE).exact_cards()
}

pub(crate) fn line(position: &Position, config: &Config) -> Vec<Card> {
    ask(position, BestAugen::line(), config, Limits::NONE).line
}

pub(crate) type Earned = [(Sonderpunkt, Team)];

pub(crate) fn points_value(position: &Position, earned: &Earned, config: &Config) -> Result<Points, PointsError> {
    ask(position, BestPoints::value().with_earned(earned), config, Limits::NONE).map(|answer| answer.exact())
}

pub(crate) fn points_cards(
    position: &Position,
    earned: &Earned,
    config: &Config,
) -> Result<Vec<(Card, Points)>, PointsError> {
    let answer = ask(position, BestPoints::each_card().with_earned(earned), config, Limits::NONE);
    answer.map(|answer| answer.exact_cards())
}

pub(crate) fn points_line(position: &Position, earned: &Earned, config: &Config) -> Result<Vec<Card>, PointsError> {
    ask(position, BestPoints::line().with_earned(earned), config, Limits::NONE).map(|answer| answer.line)
}

pub(crate) fn tricks(position: &Position, team: Team, config: &Config) -> Tricks {
    ask(position, BestTricks::of(team), config, Limits::NONE).exact()
}

pub(crate) fn forces(position: &Position, team: Team, least: Tricks, config: &Config) -> bool {
    let answer = ask(position, BestTricks::at_least(team, least), config, Limits::NONE);
    answer.reaches(least).expect("there are no limits")
}

pub(crate) fn forces_all(position: &Position, team: Team, config: &Config) -> bool {
    forces(position, team, Tricks::left_in(position), config)
}

pub(crate) fn verdict(position: &Position, claim: &Claim) -> Verdict {
    ask(position, claim, &Config::default(), Limits::NONE).exact()
}
