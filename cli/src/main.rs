//! The program `doko`.

use std::process::ExitCode;

fn main() -> ExitCode {
    doko_cli::program(std::env::args_os().collect()).into()
}
