//! What came of a game, row by row, for people.

use crate::paint::{self, BOLD, DIM, styled};
use crate::plays;
use game::{Outcome, Rules, Team, Unplayed};
use text::{Language, Localized, Message, message};

/// Returns what came of a game: tricks, items with their paragraphs, points.
#[must_use]
pub fn sheet(language: Language, rules: &Rules, outcome: &Outcome) -> Vec<String> {
    let mut rows = vec![styled(&headline(outcome).text(language), BOLD), String::new()];
    let tricks = outcome.tricks.iter().enumerate();
    rows.extend(tricks.map(|(number, trick)| format!("  {}", plays::row(language, number, trick, 0))));
    rows.extend(outcome.unplayed.map(|unplayed| format!("  {}", rest(unplayed).text(language))));
    rows.push(String::new());
    for item in &outcome.score.items {
        let (name, team) = (item.kind.text(language), item.team.text(language));
        let paragraph = styled(rules.cite(item.paragraph()), DIM);
        rows.push(format!("  {name:<32} {team:<6} {:>3}   {paragraph}", item.points.to_string()));
    }
    if outcome.score.factor != 1 {
        rows.push(format!("  {:<39} ×{}", message!("score-factor").text(language), outcome.score.factor));
    }
    let value = outcome.score.re_value.to_string();
    rows.push(format!("  {:<39} {value:>3}", message!("score-value").text(language)));
    let points = outcome.score.points.iter();
    let points: Vec<String> =
        points.map(|(seat, points)| format!("{} {:+}", paint::seat(language, seat), points.0)).collect();
    rows.extend([String::new(), format!("  {}", points.join("   ")), String::new()]);
    rows
}

/// Returns who has won, with whose Augen.
fn headline(outcome: &Outcome) -> Message {
    let augen = |team: Team| outcome.won[team].augen.0;
    let members = outcome.parties.re;
    match outcome.score.winner {
        Some(team) => {
            let (augen, others_augen) = (augen(team), augen(!team));
            message!("score-wins", team, augen, others = !team, others_augen, members)
        }
        None => message!("score-nobody-wins", re = augen(Team::Re), kontra = augen(Team::Kontra), members),
    }
}

/// Returns who gets the tricks that were not played.
fn rest(Unplayed { to, rest }: Unplayed) -> Message {
    message!("score-rest", tricks = rest.tricks, augen = rest.augen.0, team = to)
}
