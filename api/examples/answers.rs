//! Answers requests from the standard input, one a line, with one line each.
//!
//! What a page is answered is compared with it by `wasm/tests/compare.mjs`.

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for request in io::stdin().lock().lines() {
        writeln!(out, "{}", doko_api::answer_text(&request?))?;
    }
    Ok(())
}
