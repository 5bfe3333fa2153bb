//! Reviews games of four players of each style, and asks the exact solver whether what they are accused of near the end was worse
//! with the cards as they lay.
//!
//! `cargo run --release -p doko-sim --example fairness -- GAMES [WORLDS [STYLES]]`, styles with `;` between them.

#[path = "../tests/it/fair/mod.rs"]
mod fair;

use bots::evaluate::Search;
use bots::population;
use doko_sim::Silence;
use doko_sim::review::Wanted;
use doko_sim::stats::interval;
use fair::{Accused, accuse};
use std::error::Error;
use text::Language;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let n_games: u64 = arguments.first().ok_or("see the first lines")?.parse()?;
    let worlds: usize = arguments.get(1).map_or(Ok(100), |text| text.parse())?;
    let styles: Vec<String> = match arguments.get(2) {
        Some(styles) => styles.split(';').map(str::to_owned).collect(),
        None => ["rules".to_owned()].into_iter().chain(population().iter().map(|of| of.spec().to_owned())).collect(),
    };
    let search = Search::of_advice(worlds);
    let silence = Silence::IsNothing;
    let wanted = Wanted { search, confirm: worlds, hindsight: 6, least: 0.3, moments: 0, silence, seed: 1 };
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
