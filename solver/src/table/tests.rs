use super::bucket::MOST_PLACES;
use super::*;
use crate::bitboard::each;
use crate::canonical::examples::{self, layout_and_hands};
use crate::config::Threads;
use crate::dependencies::{above, strength};
use crate::machine::Portable;
use game::Card;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

/// Returns an empty table that threads may share.
fn memory(table_bytes: usize) -> Memory {
    Memory::new(&Config { table_bytes, threads: Threads::POOL, ..Config::default() })
}

/// Returns the first `n_tricks` cards of each hand, redealt.
fn dealt_again(layout: &Layout, hands: &[u64; 4], n_tricks: usize, rng: &mut ChaCha8Rng) -> [u64; 4] {
    let hands = hands.map(|hand| Portable.pdep((1 << n_tricks) - 1, hand));
    examples::dealt_again(layout, &hands, rng)
}

/// Stores a bound under one of several questions.
fn store_for(
    memory: &mut Memory,
    layout: &Layout,
    hands: &[u64; 4],
    question: u64,
    threshold: i32,
    bound: &Bound,
    deps: &Dependencies,
) {
    let special = SpecialCards::NONE;
    let key = memory.key::<_, false>(Portable, layout, hands, 1, question, special);
    memory.store::<_, false>(Portable, layout, hands, key, threshold, bound, deps, special);
}

fn find_for(
    memory: &mut Memory,
    layout: &Layout,
    hands: &[u64; 4],
    question: u64,
    threshold: i32,
) -> Option<(Bound, Dependencies)> {
    let key = memory.key::<_, false>(Portable, layout, hands, 1, question, SpecialCards::NONE);
    let mut deps = Dependencies::NONE;
    let found = memory.probe::<_, false>(Portable, layout, key, threshold, &mut deps);
    found.map(|found| (found, deps))
}

fn store(memory: &mut Memory, layout: &Layout, hands: &[u64; 4], threshold: i32, bound: &Bound, deps: &Dependencies) {
    store_for(memory, layout, hands, 7, threshold, bound, deps);
}

fn find(memory: &mut Memory, layout: &Layout, hands: &[u64; 4], threshold: i32) -> Option<(Bound, Dependencies)> {
    find_for(memory, layout, hands, 7, threshold)
}

fn shards(memory: &Memory) -> &Shards {
    &memory.table.as_ref().expect("there is a table").shards
}

#[test]
fn a_bound_answers_where_all_that_is_needed_is_so() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (layout, deal) = layout_and_hands();
    let mut n_elsewhere = 0;
    let n_rounds = if cfg!(miri) { 30 } else { 10_000 };
    for n in 0..n_rounds {
        let hands = dealt_again(&layout, &deal, 2 + n % 11, &mut rng);
        let other = dealt_again(&layout, &deal, 2 + n % 11, &mut rng);
        let mut deps = Dependencies::NONE;
        let mut is_so = true;
        for _ in 0..rng.random_range(0..4) {
            let class = layout.classes[rng.random_range(0..4)];
            let [seat, rival] = [rng.random_range(0..4), rng.random_range(0..4)];
            let [own, theirs] = [seat, rival].map(|seat: usize| hands[seat] & class);
            if seat == rival || own == 0 || theirs == 0 {
                continue;
            }
            // The highest of one hand against the highest of another.
            let highest = |hand: u64| 63 - (hand & class).leading_zeros() as usize;
            let (own, beaten) = (highest(own), highest(theirs));
            let is_higher = rng.random_bool(0.5);
            let need = if is_higher { above } else { strength };
            if need(beaten) <= strength(own) {
                deps.needs.add(own, rival, need(beaten));
                is_so &= need(highest(other[rival])) <= strength(highest(other[seat]));
            }
        }
        // A bound that nothing that counts can make worse.
        let is_lower = n % 2 == 0;
        let bound = if is_lower { 50 } else { 30 };
        let found = Bound::of_won(bound, Won { possible: if is_lower { 0 } else { u64::MAX }, certain: u64::MAX });
        let none = Won { possible: 0, certain: 0 };
        let found = Bound { won: none, critical: none, ..found };
        let mut memory = memory(1 << 20);
        store(&mut memory, &layout, &hands, 40, &found, &deps);
        let (here, of_here) = find(&mut memory, &layout, &hands, 40).expect("it was stored");
        assert_eq!((here.value, of_here), (bound, deps));
        let there = find(&mut memory, &layout, &other, 40);
        assert_eq!(there.is_some(), is_so, "{deps:?} {hands:x?} {other:x?}");
        if let Some((there, of_there)) = there {
            assert_eq!(there.value, bound);
            n_elsewhere += usize::from(deps != Dependencies::NONE);
            let of_all = other.into_iter().flat_map(each);
            assert!({ of_all }.all(|bit| of_there.needs.of(bit).iter().all(|&need| need <= strength(bit))));
        }
        assert!(find(&mut memory, &layout, &hands, if is_lower { 51 } else { 30 }).is_none());
    }
    assert!(n_rounds / 10 < n_elsewhere || cfg!(miri), "only {n_elsewhere} are found elsewhere");
}

#[test]
fn a_special_card_corresponds_to_its_own_kind_wherever_it_lies() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let (layout, deal) = layout_and_hands();
    let special = SpecialCards { kinds: [layout.slot(Card::CJ), layout.slot(Card::DA)] };
    let numbers = |hands: &[u64; 4]| hands.map(|hand| special.kinds.map(|kind| (hand & kind).count_ones()));
    // The cards of a hand in the order in which they correspond to those of another.
    let listed = |hand: u64| {
        let of_kinds = special.kinds.into_iter().flat_map(|kind| each(hand & kind));
        of_kinds.chain(each(hand & !special.cards())).collect::<Vec<_>>()
    };
    let (mut n_found, mut n_elsewhere, mut n_not) = (0, 0, 0);
    let n_rounds = if cfg!(miri) { 30 } else { 20_000 };
    for n in 0..n_rounds {
        let n_tricks = 2 + n % 11;
        let hands = dealt_again(&layout, &deal, n_tricks, &mut rng);
        let other = dealt_again(&layout, &deal, n_tricks, &mut rng);
        if numbers(&hands) != numbers(&other) {
            continue;
        }
        let there = |bit: usize| {
            let seat = (0..4).find(|&seat| hands[seat] >> bit & 1 == 1).expect("somebody holds it");
            let nth = listed(hands[seat]).iter().position(|&own| own == bit).expect("it is listed");
            listed(other[seat])[nth]
        };
        let mut deps = Dependencies::NONE;
        let mut is_so = true;
        for _ in 0..rng.random_range(0..5) {
            let [seat, rival] = [rng.random_range(0..4), rng.random_range(0..4)];
            let any = |hand: u64, rng: &mut ChaCha8Rng| each(hand).nth(rng.random_range(0..n_tricks));
            let (Some(own), Some(beaten)) = (any(hands[seat], &mut rng), any(hands[rival], &mut rng)) else { continue };
            if seat == rival || layout.class[own] != layout.class[beaten] || strength(own) < strength(beaten) {
                continue;
            }
            // Who beats one of two equal ones in a hand beats both; of two in different hands the first wins.
            let beaten = 63 - (hands[rival] & 3 << (beaten & !1)).leading_zeros() as usize;
            let need = if strength(own) == strength(beaten) { strength } else { above };
            match special.kind_of(beaten) {
                Some(kind) => deps.needs.over[kind] |= 1 << own,
                None => deps.needs.add(own, rival, need(beaten)),
            }
            is_so &= need(there(beaten)) <= strength(there(own));
        }
        let none = Won { possible: 0, certain: 0 };
        let volle = 1 << listed(hands[1])[0];
        let bound = if rng.random_bool(0.5) { 50 } else { 30 };
        let found = Bound { volle, ..Bound::of_won(bound, none) };
        let mut memory = memory(1 << 20);
        let key = memory.key::<_, true>(Portable, &layout, &hands, 1, 7, special);
        memory.store::<_, true>(Portable, &layout, &hands, key, 40, &found, &deps, special);
        let mut find = |hands: &[u64; 4]| {
            let mut deps = Dependencies::NONE;
            let key = memory.key::<_, true>(Portable, &layout, hands, 1, 7, special);
            let found = memory.probe::<_, true>(Portable, &layout, key, 40, &mut deps);
            found.map(|found| (found, deps))
        };
        let (here, of_here) = find(&hands).expect("it was stored");
        assert_eq!((here.value, here.volle), (bound, volle));
        // Who has to beat a special card is among those that do, for whatever is higher does, too.
        for ((kind, here), stored) in special.kinds.into_iter().zip(of_here.needs.over).zip(deps.needs.over) {
            assert_eq!(stored & !here, 0);
            assert!(each(here).all(|bit| strength(kind.trailing_zeros() as usize) <= strength(bit)));
        }
        assert!(hands.iter().flat_map(|&hand| each(hand)).all(|bit| of_here.needs.of(bit) == deps.needs.of(bit)));
        let same_volle = (layout.value_planes[VOLLE] >> there(volle.trailing_zeros() as usize)
            ^ layout.value_planes[VOLLE] >> volle.trailing_zeros())
            & 1
            == 0;
        let elsewhere = find(&other);
        assert_eq!(elsewhere.is_some(), is_so && same_volle, "{deps:?} {hands:x?} {other:x?}");
        n_found += usize::from(elsewhere.is_some() && deps != Dependencies::NONE);
        n_not += usize::from(!is_so);
        n_elsewhere += usize::from(elsewhere.is_some() && listed(hands[0])[0] != listed(other[0])[0]);
    }
    assert!(
        cfg!(miri) || [n_found, n_elsewhere, n_not].into_iter().all(|n| 100 < n),
        "{n_found} {n_elsewhere} {n_not}"
    );
}

/// Returns what rests on the whole order of the cards.
fn of_order(layout: &Layout, hands: &[u64; 4]) -> Dependencies {
    let mut deps = Dependencies::NONE;
    let all = hands.iter().fold(0, |all, hand| all | hand);
    deps.needs.add_order(layout, hands, 0b1111, all, SpecialCards::NONE);
    deps
}

#[test]
fn what_was_stored_is_found_in_large_buckets_too() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (layout, deal) = layout_and_hands();
    let mut memory = memory(64 << 20);
    let n = if cfg!(miri) { 100 } else { 3_000 };
    let positions: Vec<[u64; 4]> = (0..n).map(|_| dealt_again(&layout, &deal, 8, &mut rng)).collect();
    for hands in &positions {
        store(&mut memory, &layout, hands, 10, &Bound::of_cards(20, 0), &of_order(&layout, hands));
    }
    for hands in &positions {
        assert!(find(&mut memory, &layout, hands, 20).is_some());
    }
}

#[test]
fn of_the_largest_bucket_half_is_forgotten() {
    // It takes long.
    if cfg!(miri) {
        return;
    }
    let (layout, deal) = layout_and_hands();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let hands = dealt_again(&layout, &deal, 2, &mut rng);
    let mut memory = memory(64 << 20);
    let deps = of_order(&layout, &hands);
    for n in 0..MOST_PLACES + 1_000 {
        // One of the first answers again and again.
        let threshold = if n == 0 { 30 } else { 10 };
        store(&mut memory, &layout, &hands, threshold, &Bound::of_cards(threshold + 1, 0), &deps);
        assert!(n % 1_000 != 0 || find(&mut memory, &layout, &hands, 30).is_some());
    }
    let key = memory.key::<_, false>(Portable, &layout, &hands, 1, 7, SpecialCards::NONE);
    let shard = shards(&memory).lock(2, key);
    assert_eq!(shard[&key].sides[1].len(), MOST_PLACES / 2 + 1_000);
}

#[test]
fn a_bound_answers_elsewhere_if_it_is_good_enough_when_loosened() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let (layout, deal) = layout_and_hands();
    let (mut n_found, mut n_passed_over) = (0, 0);
    for n in 0..if cfg!(miri) { 30 } else { 20_000 } {
        let n_tricks = 2 + n % 11;
        let [hands, other] = [0, 1].map(|_| dealt_again(&layout, &deal, n_tricks, &mut rng));
        let all = hands.iter().fold(0, |all, hand| all | hand);
        // Fewer cards in more lines.
        let possible = rng.random::<u64>() & rng.random::<u64>() & all;
        let critical = Won { possible, certain: possible & rng.random::<u64>() };
        let won = Won {
            possible: critical.possible | rng.random::<u64>() & all,
            certain: critical.certain & rng.random::<u64>(),
        };
        let (bound, slack) = (rng.random_range(20..60), rng.random_range(1..30));
        let is_lower = n % 2 == 0;
        let found = Bound { critical, slack, ..Bound::of_won(bound, won) };
        let mut memory = memory(1 << 20);
        let of_store = if is_lower { bound } else { bound + 1 };
        store(&mut memory, &layout, &hands, of_store, &found, &Dependencies::NONE);
        // By how much the question is easier for the bound than just so.
        let slack = rng.random_range(-18..24);
        let threshold = if is_lower { bound - slack } else { bound + 1 + slack };
        let [mut in_all, mut in_critical] = [0; 2];
        for (here, there) in other.iter().zip(&hands) {
            for (here, there) in each(*here).zip(each(*there)) {
                let [here, was] = [here, there].map(|bit| i32::from(layout.augen[bit]));
                let of = |won: Won| {
                    let counts = if (was < here) == is_lower { won.certain } else { won.possible };
                    if counts >> there & 1 == 1 { here - was } else { 0 }
                };
                (in_all, in_critical) = (in_all + of(won), in_critical + of(critical));
            }
        }
        let answers = is_lower == (threshold <= found.changed(in_critical, in_all, is_lower).value);
        let is_found = find(&mut memory, &layout, &other, threshold).is_some();
        // What would have to become better by more than is likely is passed over.
        let is_passed_over = slack < -12;
        assert_eq!(is_found, answers && !is_passed_over, "{n_tricks} {is_lower} {slack}");
        n_found += u32::from(is_found);
        n_passed_over += u32::from(answers && is_passed_over);
    }
    assert!(cfg!(miri) || 2_000 < n_found && 0 < n_passed_over && n_passed_over < n_found / 5);
}

#[test]
fn it_takes_no_more_memory_than_it_may() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let (layout, deal) = layout_and_hands();
    let n_rounds = if cfg!(miri) { 60 } else { 4_000 };
    for table_bytes in [0, 64, 1 << 12, 1 << 16, 1 << 18] {
        let mut memory = memory(table_bytes);
        let mut n_found = 0;
        for n in 0..n_rounds {
            let hands = dealt_again(&layout, &deal, 2 + n % 8, &mut rng);
            store(&mut memory, &layout, &hands, 10, &Bound::of_cards(20, 0), &of_order(&layout, &hands));
            let (taken, most) = shards(&memory).counted_bytes();
            assert!(taken <= most && most == table_bytes);
            n_found += usize::from(find(&mut memory, &layout, &hands, 20).is_some());
        }
        // What has just been stored is there, if there is room for it at all.
        assert_eq!(table_bytes < 1 << 12, n_found == 0, "{table_bytes} {n_found}");
        assert!(table_bytes < 1 << 16 || n_found == n_rounds, "{table_bytes} {n_found}");
    }
}

/// Number of questions about each position.
const N_QUESTIONS: u64 = 8;

#[test]
fn what_threads_find_while_others_store_is_true() {
    let n_rounds = if cfg!(miri) { 60 } else { 100_000 };
    let (layout, deal) = layout_and_hands();
    // So little memory that something is forgotten again and again.
    let memory = memory(1 << 15);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let positions: Vec<[u64; 4]> = (0..200).map(|n| dealt_again(&layout, &deal, 2 + n % 4, &mut rng)).collect();
    // How many Augen a position is worth is a hash of its cards, which all matter, and says what was asked.
    let hash = |hands: &[u64; 4]| (hands[0] ^ hands[1].rotate_left(7)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60;
    let n_found = AtomicUsize::new(0);
    let work = |thread: u64| {
        let mut memory = memory.sharing();
        let mut rng = ChaCha8Rng::seed_from_u64(5 + thread);
        for _ in 0..n_rounds {
            let hands = &positions[rng.random_range(0..positions.len())];
            let question = rng.random_range(0..N_QUESTIONS);
            let worth = (N_QUESTIONS * (1 + hash(hands)) + question) as i32;
            // Won by nobody, so that it changes with no card.
            let found = Bound::of_cards(worth, 0);
            store_for(&mut memory, &layout, hands, question, worth, &found, &of_order(&layout, hands));
            if let Some((found, _)) = find_for(&mut memory, &layout, hands, question, worth) {
                assert!(worth <= found.value && found.value < 200, "{found:?}");
                assert_eq!(found.value as u64 % N_QUESTIONS, question, "it answers another question: {found:?}");
                n_found.fetch_add(1, Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for thread in 0..4 {
            let work = &work;
            scope.spawn(move || work(thread));
        }
    });
    assert!(n_rounds / 2 < n_found.load(Relaxed));
    let (taken, most) = shards(&memory).counted_bytes();
    assert!(taken <= most);
}
