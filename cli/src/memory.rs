//! How much memory a search may take, as typed.

use api::arguments::Wrong;
use clap::Args;
use solver::Config;
use text::message;

// How much memory a search may take.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Memory {
    #[arg(long = "memory", default_value = "256MiB", value_parser = parse_bytes)]
    bytes: usize,
}

impl Memory {
    /// Returns how a position is searched with it, on one thread.
    pub(crate) fn config(self) -> Config {
        Config::default().with_table_bytes(self.bytes)
    }
}

/// Reads a size such as `64MiB`.
pub(crate) fn parse_bytes(text: &str) -> Result<usize, Wrong> {
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    let unit_bytes = match unit.trim_start() {
        "MiB" => Some(1usize << 20),
        "GiB" => Some(1 << 30),
        _ => None,
    };
    let bytes = unit_bytes.zip(number.parse().ok()).and_then(|(unit, number): (usize, usize)| unit.checked_mul(number));
    bytes.filter(|&bytes| 0 < bytes).ok_or_else(|| message!("memory-size").into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        memory: Memory,
    }

    #[test]
    fn a_size_is_a_number_of_mebibytes_or_gibibytes() {
        assert_eq!(parse_bytes("64MiB"), Ok(64 << 20));
        assert_eq!(parse_bytes("2 GiB"), Ok(2 << 30));
        for text in ["", "MiB", "0GiB", "64", "64MB", "64mib", "1.5GiB", "-1GiB", "+1GiB", "99999999999999999999GiB"] {
            assert!(parse_bytes(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_taken_unless_told_is_what_the_solver_takes() {
        assert_eq!(Line::parse_from(["solve"]).memory.config().table_bytes, Config::default().table_bytes);
    }
}
