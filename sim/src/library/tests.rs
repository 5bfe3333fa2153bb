use super::*;
use game::{Rules, Seat};
use solver::{BestAugen, Config, Limits, Solver, Stop};
use std::fs;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("doko-library-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn part(name: &str) -> Part {
    name.parse().expect("a part")
}

/// Returns made-up values of a part, from a deal on.
fn made_up(part: Part, first: u64, n: u64) -> Values {
    let mut values = Values::new(part, first);
    for number in first..first + n {
        let of_deal: Vec<i16> = (0..part.columns().len() as i16).map(|at| (at + number as i16 % 7) % 10).collect();
        values.push(&of_deal);
    }
    values
}

#[test]
fn a_record_of_every_part_has_at_most_16_bytes_and_is_read_as_it_was_written() {
    for part in PARTS {
        let values = made_up(part, 3, 20);
        assert!(part.record_bytes() <= 16, "{}", part.name);
        assert_eq!(values.deals(), 3..23);
        for (number, found) in values.iter() {
            assert_eq!(found[0], number as i16 % 7 % 10, "{}", part.name);
            assert_eq!(part.decode(&part.encode(&found)), Some(found));
        }
        assert_eq!(values.of(2), None);
        assert_eq!(values.of(23), None);
    }
    assert_eq!(part("points-40").decode(&part("points-40").encode(&[-7])), Some(vec![-7]));
    assert_eq!(part("level-48").decode(&[10]), None);
    assert_eq!(part("augen-40").decode(&[241]), None);
    assert!("40-tricks".parse::<Part>().is_err());
}

#[test]
fn a_changed_byte_of_a_file_is_refused() {
    let folder = folder("changed");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("leaders-40.values");
    let values = made_up(part("leaders-40"), 0, 256);
    values.write(&path).expect("written");
    assert_eq!(Values::read(&path).expect("as written"), values);
    let whole = fs::read(&path).expect("a file");
    for at in (0..whole.len()).step_by(7).chain([whole.len() - 1]) {
        let mut changed = whole.clone();
        changed[at] ^= 1;
        fs::write(&path, &changed).expect("written");
        assert!(Values::read(&path).is_err(), "{at}");
    }
    for end in [0, 1, 100, whole.len() - 4, whole.len() - 1] {
        fs::write(&path, &whole[..end]).expect("written");
        assert!(Values::read(&path).is_err(), "{end}");
    }
    fs::remove_dir_all(folder).expect("a folder");
}

#[test]
fn chunks_and_merged_files_are_one_library_and_the_same_deals_twice_are_refused() {
    let folder = folder("merge");
    fs::create_dir_all(folder.join("merged")).expect("a folder");
    let part = part("points-40");
    for first in [0, 256, 768] {
        made_up(part, first, 256).write(&folder.join(format!("points-40-{first:08}.values"))).expect("written");
    }
    fs::write(folder.join("points-40-00000512.part"), "").expect("written");
    let library = Library::open(&folder).expect("a library");
    assert_eq!([0, 4, 8, 12].map(|chunk| library.has_chunk(&part, chunk)), [true, true, false, true]);
    assert_eq!(library.n_begun(&part), 1);
    let merged = merge(&library, &folder.join("merged")).expect("merged");
    assert_eq!(merged.iter().map(|merged| (merged.part, merged.deals)).collect::<Vec<_>>(), [(part, 512)]);
    let again = Library::open(&folder.join("merged")).expect("a library");
    assert_eq!(again.of(&part, 300), library.of(&part, 300));
    assert_eq!(again.of(&part, 800), None);
    fs::copy(&merged[0].path, folder.join("points-40.values")).expect("copied");
    assert!(matches!(Library::open(&folder), Err(LibraryError::Damaged(..))));
    fs::remove_dir_all(folder).expect("a folder");
}

#[test]
fn all_values_of_a_deal_agree() {
    let config = Config::default();
    let solve = |name: &str, number| part(name).solve(number, &config, &Stop::NEVER).expect("nobody stops it");
    let mut total = 0;
    for number in 0..2 {
        let position = part("augen-40").position(number);
        let augen = solve("augen-40", number)[0];
        assert_eq!(
            i16::try_from(Solver::default().ask(&position, BestAugen::value(), Limits::NONE).exact().0),
            Ok(augen)
        );
        assert_eq!(solve("leaders-40", number)[Seat::N.index()], augen);
        let cards = solve("cards-40", number);
        let best = if position.parties().re.contains(Seat::N) { cards.iter().max() } else { cards.iter().min() };
        assert_eq!(best, Some(&augen));
        total += augen;
    }
    assert!(0 < total && total < 480);
}

#[test]
fn every_deal_of_both_decks_is_a_position() {
    for part in [part("soli-40"), part("level-48")] {
        for number in 0..2000 {
            let position = part.position(number);
            assert_eq!(position.cards().tricks_left(), part.deck.rules().n_tricks());
        }
    }
}

#[test]
fn the_digests_of_the_first_deals_are_those_that_are_published() {
    let published = include_str!("../../../datasets/library/digests.txt");
    let mut n = 0;
    for line in published.lines() {
        let [cards, number, digest] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let rules = if cards == "40" { Rules::BSV } else { Rules::TSR };
        let number: u64 = number.parse().expect("a number");
        assert_eq!(verify::digest(&deal(&rules, number)), digest, "{line}");
        n += 1;
    }
    assert_eq!(n, 64);
}
