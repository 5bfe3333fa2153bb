//! Truth of the sentences that are said of any decision if nothing else holds: how it ends, by the results in each deal.

use doko_sim::review::{Fact, Finding, percent};

/// A deal: its weight, and the results of what was done and of the better decision.
pub(super) type Ends = (f64, [f64; 2]);

/// Checks such a sentence; `None` if it is another one, `Err` with what is wrong.
pub(super) fn check(finding: &Finding, deals: &[Ends]) -> Option<Result<(), String>> {
    let name = finding.reason.name;
    let gains = [0, 1].map(|which| share(deals, |points| 0.0 < points[which]));
    let told = match name {
        "gains_less_often" => [("gains", gains[0]), ("other", gains[1])],
        "gains_less" => of_means(deals, |points| 0.0 < points),
        "loses_more" => of_means(deals, |points| points <= 0.0),
        _ => return None,
    };
    let is_told = |(fact, value): (&str, f64)| match finding.fact(fact) {
        Some(Fact::Share(said) | Fact::Points(said)) => (said - value).abs() < 1e-6,
        _ => false,
    };
    let is_seldom = percent(gains[0]) < percent(gains[1]);
    let holds = told[0].1 < told[1].1 && (name == "gains_less_often") == is_seldom;
    let is_so = holds && finding.facts.len() == 2 && told.into_iter().all(is_told);
    Some(is_so.then_some(()).ok_or_else(|| format!("{name} is not so: {:?}, not {told:?}", finding.facts)))
}

fn share(deals: &[Ends], is: impl Fn([f64; 2]) -> bool) -> f64 {
    let total: f64 = deals.iter().map(|(weight, _)| weight).sum();
    deals.iter().filter(|(_, points)| is(*points)).map(|(weight, _)| weight).sum::<f64>() / total
}

/// Returns the mean results of both, each in the deals in which its own is such.
fn of_means(deals: &[Ends], is: fn(f64) -> bool) -> [(&'static str, f64); 2] {
    let mean = |which: usize| {
        let such = || deals.iter().filter(|(_, points)| is(points[which]));
        let sum: f64 = such().map(|(weight, points)| weight * points[which]).sum();
        sum / such().map(|(weight, _)| weight).sum::<f64>()
    };
    [("points", mean(0)), ("other", mean(1))]
}
