//! The documents tell the bounds of numbers as they are checked.

use bots::{Numbers, roster};
use doko_api::numbers::{ALL, Field};
use std::fs;

fn document(name: &str) -> String {
    fs::read_to_string(format!("{}/../docs/{name}", env!("CARGO_MANIFEST_DIR"))).expect("it is there")
}

fn bounds(numbers: Numbers) -> String {
    format!("{} to {}", numbers.least(), numbers.most())
}

#[test]
fn the_guide_of_the_bots_tells_the_bounds_of_every_number() {
    let guide = document("BOTS.md");
    for entry in roster() {
        for parameter in entry.parameters {
            let Some(numbers) = parameter.numbers else { continue };
            let row = format!("\n| `{}` | `{}` | {}", entry.name, parameter.name, bounds(numbers));
            assert!(guide.contains(&row), "{row}");
        }
    }
}

#[test]
fn the_guide_of_the_api_tells_the_bounds_of_every_field() {
    let guide = document("API.md");
    for Field { name, numbers } in ALL {
        let told = |row: &str| row.contains(&format!("{name}` | {} |", bounds(numbers)));
        assert!(guide.lines().any(told), "{name} {}", bounds(numbers));
    }
}
