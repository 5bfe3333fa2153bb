//! Answers what a page asks: each line of `tests/page.jsonl` with one line.
//!
//! Natively the answers are printed. Built for wasm32 there is no output, nor anything else from outside: no clock, no file, no
//! thread. There whoever runs the module finds the answers in its memory, as `tests/page.mjs` does to compare both.

use std::hint::black_box;

/// Between these marks the answers stand in the memory.
const MARKS: [&str; 2] = ["<answers>\n", "</answers>"];

fn main() {
    let requests = include_str!("../tests/page.jsonl").lines();
    let answers: String = requests.map(|request| doko_api::answer_text(request) + "\n").collect();
    print!("{answers}");
    black_box([MARKS[0], &answers, MARKS[1]].concat().leak());
}
