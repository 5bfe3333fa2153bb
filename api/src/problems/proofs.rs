//! Certificates of what deals show about the answers to a problem.

use super::Posed;
use crate::error::Error;
use crate::prove::{self, Ask, ProveAnswer, answer};
use game::Position;
use notation::{RuleBook, parse_position};
use serde::Serialize;
use sim::problems::claim::Rest;
use sim::problems::{Evidence, Refuted, Unsound};
use std::fmt;

/// A certificate about an answer to a problem.
#[derive(Clone, Debug, Serialize)]
pub struct ProblemProof {
    /// The name of the problem.
    problem: String,
    /// The answer that it speaks about.
    answer: String,
    /// What happens in a deal that the player cannot exclude.
    #[serde(flatten)]
    certificate: ProveAnswer,
}

/// Returns the certificates of a problem: for each answer that fails, a deal in which it does; if the tricks are the player's in
/// every order, all deals. Certificates say nothing of what holds with one plan in all deals, nor of claims from the top.
///
/// # Errors
/// As [`prove::answer`], and returns what is wrong with the problem.
pub fn of_problem(posed: &Posed<'_>, book: &RuleBook) -> Result<Vec<ProblemProof>, Error> {
    let Posed { problem, seen } = posed;
    let read = |deal: &str| parse_position(deal, book).map_err(|error| Error::of(&error));
    let proof = |answer: &dyn fmt::Display, certificate| {
        let (problem, answer) = (problem.id.clone(), answer.to_string());
        ProblemProof { problem, answer, certificate }
    };
    match &problem.evidence {
        Evidence::Judgement { .. } => Ok(Vec::new()),
        Evidence::Proof { refuted, .. } => {
            let certificate = |refuted: &Refuted| {
                let after = read(&refuted.deal)?.after(refuted.card).ok_or_else(|| Error::of(&Unsound::Deals))?;
                Ok(proof(&refuted.card, answer(&after, Ask::Value)?))
            };
            refuted.iter().map(certificate).collect()
        }
        Evidence::Claim { broken, .. } => {
            let side = |position: &Position| position.parties().team_of(problem.seat);
            let failing = broken.iter().map(|broken| {
                let position = read(&broken.deal)?;
                let line = broken.line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                let refuted = Some(prove::Refuted { side: side(&position), line });
                let certificate = ProveAnswer { proof: 1, position: position.to_string(), bounds: Vec::new(), refuted };
                Ok(proof(&broken.answer, certificate))
            });
            let mut proofs: Vec<ProblemProof> = failing.collect::<Result<_, Error>>()?;
            if problem.right == Rest::Every.name() {
                for position in seen.possible().ok_or_else(|| Error::of(&Unsound::Deals))? {
                    let certificate = answer(&position, Ask::Verdict(side(&position)))?;
                    proofs.push(proof(&problem.right, certificate));
                }
            }
            Ok(proofs)
        }
    }
}
