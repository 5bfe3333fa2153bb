//! Reviews games of four players of each style, and asks the exact solver whether what they are accused of near the end was worse
//! with the cards as they lay.
//!
//! `cargo run --release -p doko-lab -- fairness GAMES [WORLDS [STYLES]]`, styles with `;` between them.

use crate::fair::{Accused, accuse};
use crate::{Outcome, whole_number};
use bots::evaluate::Search;
use bots::population;
use sim::Silence;
use sim::review::Wanted;
use sim::stats::interval;
use text::Language;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let n_games: u64 = whole_number(arguments.first().ok_or("see the first lines")?)?;
    let worlds: usize = arguments.get(1).map_or(Ok(100), |text| whole_number(text))?;
    let styles: Vec<String> = match arguments.get(2) {
        Some(styles) => styles.split(';').map(str::to_owned).collect(),
        None => ["rules".to_owned()].into_iter().chain(population().iter().map(|of| of.spec().to_owned())).collect(),
    };
    let search = Search::of_advice(worlds);
    let silence = Silence::IsNothing;
    let wanted = Wanted { search, confirm: worlds, hindsight: 6, least: 0.3, moments: 0, own: None, silence, seed: 1 };
    println!("| four of | games | mistakes a game | near the end | price | exactly | better card was worse |");
    println!("|---|---:|---:|---:|---:|---:|---:|");
    for style in &styles {
        let mut sum = Accused::default();
        for index in 0..n_games {
            accuse(style, index, &wanted, &mut sum)?;
        }
        let a_game = sum.mistakes as f64 / n_games as f64;
        let price = sum.price.mean().unwrap_or_default();
        let exact = interval(sum.exact.estimate(), 2, Language::English);
        let worse = 100.0 * sum.worse as f64 / sum.late() as f64;
        println!("| `{style}` | {n_games} | {a_game:.2} | {} | {price:.2} | {exact} | {worse:.0} % |", sum.late());
    }
    Ok(())
}
