//! Bytes: files with games, and the numbers by which a learner decides.

use crate::{Fate, check_words};
use bots::Draw;
use env::layout::LEN;
use env::{Ending, Single, perfect};
use game::Scope;
use game::{Rules, Seat, SeatSet};
use sha2::{Digest, Sha256};
use sim::{GameRow, Header, WireError, WireReader, WireWriter};

/// Any bytes are a file with games or are not, and so are any bytes as the games of a block whose checksum is right.
pub(crate) fn games(bytes: &[u8]) -> Fate {
    if let Err(error) = read_rows(bytes) {
        check_words(&error);
    }
    let Ok(rows) = read_rows(&sealed(bytes)) else { return Fate::Refused };
    assert_eq!(sealed_rows(&rows), sealed(bytes), "other bytes for the same games");
    for row in &rows {
        for rules in Rules::ALL {
            let _ = row.play(&rules);
            let _ = row.positions(&rules, &[0, row.cards.len() / 2, row.cards.len()]);
        }
    }
    Fate::Read
}

const HEADER: Header = Header { content: *b"fuzzing\0", config: [7; 32] };

/// Reads all games of a file.
fn read_rows(file: &[u8]) -> Result<Vec<GameRow>, WireError> {
    let (mut reader, _) = WireReader::open(file)?;
    let mut rows = Vec::new();
    while let Some(block) = reader.next_block::<GameRow>()? {
        assert!(reader.whole() <= file.len() as u64);
        rows.extend(block);
    }
    Ok(rows)
}

/// Returns the file whose only block is these bytes, the number of its games first. Of changed bytes no other is read, for none
/// has the right checksum.
fn sealed(payload: &[u8]) -> Vec<u8> {
    let n_games = payload.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes)) as u32;
    let mut file = WireWriter::new(Vec::new(), &HEADER).and_then(WireWriter::finish).expect("memory can be written");
    // The end, which follows the block: two numbers and a checksum.
    let end = file.split_off(file.len() - 16);
    let lengths = [n_games.to_le_bytes(), (payload.len() as u32).to_le_bytes()].concat();
    let check = Sha256::new().chain_update(&lengths).chain_update(payload).finalize();
    [file, lengths, payload.to_vec(), check[..8].to_vec(), end].concat()
}

/// Returns the file with these games in one block.
fn sealed_rows(rows: &[GameRow]) -> Vec<u8> {
    let mut writer = WireWriter::new(Vec::new(), &HEADER).expect("memory can be written");
    writer.block(rows).expect("a few games");
    writer.finish().expect("memory can be written")
}

/// Any bytes are decisions in a game: what is legal is done, what is not is refused and changes nothing, and whatever happens
/// there is something to see.
///
/// The first bytes say which game: rule set, what is decided, the cards.
pub(crate) fn actions(bytes: &[u8]) -> Fate {
    let [rules, scope, seed, decisions @ ..] = bytes else { return Fate::Refused };
    let rules = &Rules::ALL[usize::from(*rules) % Rules::ALL.len()];
    let scope = [Scope::Everything, Scope::Cards][usize::from(*scope) % 2];
    let deal = Draw::new(5, u64::from(*seed)).deal(rules, Seat::ALL[usize::from(*seed) % 4]).expect("a whole deck");
    let open = if seed % 3 == 0 { SeatSet::ALL } else { SeatSet::EMPTY };
    let mut game = Single::new(rules.clone(), scope, deal, open);
    let mut fate = Fate::Refused;
    for &decision in decisions {
        let mut mask = vec![0; game.n_actions()];
        game.write_mask(&mut mask);
        assert_eq!(game.seat().is_none(), mask.iter().all(|&legal| legal == 0));
        // Most bytes choose one of the legal actions, so that games come to their end; the others are taken as they are.
        let legal: Vec<usize> = (0..mask.len()).filter(|&index| mask[index] != 0).collect();
        let number = match decision {
            0..=199 if !legal.is_empty() => legal[usize::from(decision) % legal.len()] as i64,
            200..=209 => i64::from(decision) - 205 + i64::MAX / 2,
            210..=219 => i64::from(decision) - 220,
            decision => i64::from(decision),
        };
        let is_legal = usize::try_from(number).is_ok_and(|index| mask.get(index).is_some_and(|&legal| legal != 0));
        let n_before = game.actions().len();
        match game.step(number) {
            Ok(()) => {
                assert!(is_legal, "{number} was not offered");
                fate = Fate::Read;
            }
            Err(error) => {
                assert!(!is_legal, "{number} was offered: {error}");
                assert_eq!(game.actions().len(), n_before);
                check_words(&error);
            }
        }
        look(&game);
    }
    fate
}

/// Looks at a game from all seats, and at its end.
fn look(game: &Single) {
    let (mut seen, mut all) = ([0xEE; LEN], vec![0xEE; perfect::LEN]);
    for seat in Seat::ALL {
        game.observe(seat, &mut seen);
        game.observe_perfectly(seat, &mut all);
    }
    if let Some(Ending::Played(points)) = game.ended() {
        assert_eq!(points.iter().map(|(_, points)| points.0).sum::<i32>(), 0);
    }
}
