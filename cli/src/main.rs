//! The program `doko`.

fn main() {}
