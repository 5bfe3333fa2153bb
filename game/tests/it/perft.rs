//! The number of lines of play from known positions, as `scripts/perft.py` counts them, too.

use doko_game::perft;
use std::fs;
use std::path::Path;

#[test]
fn every_position_has_as_many_lines_as_counted() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../datasets/perft");
    let mut n_positions = 0;
    for file in fs::read_dir(folder).expect("the folder is part of the repository") {
        let path = file.expect("a file").path();
        for line in fs::read_to_string(&path).expect("a text").lines() {
            let (_, counts) = line.split_once('#').expect("counts behind the position");
            let position = notation::position(line).expect(line);
            for (depth, count) in (1..).zip(counts.split_whitespace()) {
                assert_eq!(perft(position.order(), position.cards(), depth).to_string(), count, "{depth}: {line}");
            }
            n_positions += 1;
        }
    }
    assert_eq!(n_positions, 49);
}
