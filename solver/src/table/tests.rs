use super::shelf::n_records_beside;
use super::*;
use crate::bitboard::each;
use crate::canonical::examples::{self, layout_and_hands};
use crate::dependencies::{above, strength};
use crate::machine::Portable;
use crate::special_cards::SpecialCards;
use game::Card;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::HashSet;
use std::thread;

/// Returns a table that threads may share.
fn shelves(table_bytes: usize) -> Shelves {
    Shelves::new(&Config { table_bytes, threads: Threads::POOL, ..Config::default() })
}

/// Returns the first so many cards of each hand, dealt again.
fn dealt_again(layout: &Layout, hands: &[u64; 4], n_tricks: usize, rng: &mut ChaCha8Rng) -> [u64; 4] {
    let hands = hands.map(|hand| Portable.pdep((1 << n_tricks) - 1, hand));
    examples::dealt_again(layout, &hands, rng)
}

fn lined_up(layout: &Layout, hands: &[u64; 4]) -> CanonicalForm {
    let mut form = CanonicalForm::default();
    form.set::<_, false>(Portable, layout, hands, SpecialCards::NONE);
    form
}

/// Stores a bound, making room where there is none.
fn store(shelves: &mut Shelves, layout: &Layout, hands: &[u64; 4], threshold: i32, found: &Bound, deps: &Dependencies) {
    let form = &mut lined_up(layout, hands);
    let key = form.hash(1, 7);
    for _ in 0..2 {
        match shelves.store::<_, false>(Portable, layout, form, key, threshold, found, deps, false) {
            Ok(()) => return,
            Err(lack) => shelves.make_room(lack == Lack::Memory),
        }
    }
}

fn find(shelves: &Shelves, layout: &Layout, hands: &[u64; 4], threshold: i32) -> Option<(Bound, Dependencies)> {
    let form = &mut lined_up(layout, hands);
    let key = form.hash(1, 7);
    let mut deps = Dependencies::NONE;
    let found = shelves.find::<_, false>(Portable, layout, form, key, threshold, &mut deps);
    found.map(|found| (found, deps))
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
        let mut shelves = shelves(1 << 20);
        store(&mut shelves, &layout, &hands, 40, &found, &deps);
        let (here, of_here) = find(&shelves, &layout, &hands, 40).expect("it was stored");
        assert_eq!((here.value, of_here), (bound, deps));
        let there = find(&shelves, &layout, &other, 40);
        assert_eq!(there.is_some(), is_so, "{deps:?} {hands:x?} {other:x?}");
        if let Some((there, of_there)) = there {
            assert_eq!(there.value, bound);
            n_elsewhere += usize::from(deps != Dependencies::NONE);
            let of_all = other.into_iter().flat_map(each);
            assert!({ of_all }.all(|bit| of_there.needs.of(bit).iter().all(|&need| need <= strength(bit))));
        }
        assert!(find(&shelves, &layout, &hands, if is_lower { 51 } else { 30 }).is_none());
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
        let shelves = shelves(1 << 20);
        let mut form = CanonicalForm::default();
        let mut lined_up = |hands: &[u64; 4]| {
            form.set::<_, true>(Portable, &layout, hands, special);
            form.clone()
        };
        let key = lined_up(&hands).hash(1, 7);
        let mut shelves = shelves;
        while shelves.store::<_, true>(Portable, &layout, &mut lined_up(&hands), key, 40, &found, &deps, false).is_err()
        {
            shelves.make_room(false);
        }
        let mut find = |hands: &[u64; 4]| {
            let mut deps = Dependencies::NONE;
            let found = shelves.find::<_, true>(Portable, &layout, &mut lined_up(hands), key, 40, &mut deps);
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
fn what_was_stored_is_found_on_long_shelves_too() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (layout, deal) = layout_and_hands();
    let mut shelves = shelves(64 << 20);
    let n = if cfg!(miri) { 100 } else { 3_000 };
    let positions: Vec<[u64; 4]> = (0..n).map(|_| dealt_again(&layout, &deal, 8, &mut rng)).collect();
    for hands in &positions {
        store(&mut shelves, &layout, hands, 10, &Bound::of_cards(20, 0), &of_order(&layout, hands));
    }
    for hands in &positions {
        assert!(find(&shelves, &layout, hands, 20).is_some());
    }
}

#[test]
fn every_record_has_its_place_beside_the_shelf() {
    for record_len in (2..=MOST_TRICKS).map(record_len) {
        let mut n_places = LEAST_PLACES;
        let mut n_known = 0;
        while n_places <= MOST_PLACES {
            let (from, n_beside) = (LINE * 3, n_records_beside(n_places));
            let shelf = (from as u64) << 8 | u64::from(n_places.ilog2());
            // Those for which smaller ones had no room, and from the beginning again if there were more.
            let places: Vec<usize> = (n_known..n_places).map(|n| place_of_record(shelf, n, record_len)).collect();
            assert_eq!((places.len(), places[0]), (n_beside, from + Shelf::n_words(n_places)));
            let step = record_len.next_multiple_of(LINE);
            assert!(places.windows(2).all(|two| two[0] + step == two[1]));
            assert_eq!(place_of_record(shelf, n_places + 5, record_len), places[5 % n_beside]);
            (n_known, n_places) = (n_places, n_places_after(n_places));
        }
    }
}

#[test]
fn on_the_largest_shelf_one_record_is_forgotten_for_each_that_comes() {
    // It takes long.
    if cfg!(miri) {
        return;
    }
    let (layout, deal) = layout_and_hands();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let hands = dealt_again(&layout, &deal, 2, &mut rng);
    let mut shelves = shelves(64 << 20);
    for _ in 0..MOST_PLACES + 1_000 {
        store(&mut shelves, &layout, &hands, 10, &Bound::of_cards(20, 0), &of_order(&layout, &hands));
    }
    let room = &shelves.rooms[2];
    let key = lined_up(&layout, &hands).hash(1, 7);
    let name = room.name(key | 1).expect("it was stored under this name");
    let shelf = Shelf::at(&room.store, name.shelves[1].load(Relaxed), 2).expect("it has a shelf");
    assert_eq!(shelf.n_places(), MOST_PLACES);
    let lines: HashSet<u32> = (0..MOST_PLACES).map(|place| shelf.number(place).load(Relaxed) as u32).collect();
    assert!(lines.len() == MOST_PLACES && !lines.contains(&0));
}

#[test]
fn a_bound_is_passed_over_only_if_cards_it_is_at_risk_of_count_otherwise() {
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
        let mut shelves = shelves(1 << 20);
        let of_store = if is_lower { bound } else { bound + 1 };
        store(&mut shelves, &layout, &hands, of_store, &found, &Dependencies::NONE);
        // By how much the question is easier for the bound than just so.
        let slack = rng.random_range(-12..24);
        let threshold = if is_lower { bound - slack } else { bound + 1 + slack };
        let [mut in_all, mut in_critical, mut n_at_risk] = [0; 3];
        for (here, there) in other.iter().zip(&hands) {
            for (here, there) in each(*here).zip(each(*there)) {
                let [here, was] = [here, there].map(|bit| i32::from(layout.augen[bit]));
                let of = |won: Won| {
                    let counts = if (was < here) == is_lower { won.certain } else { won.possible };
                    if counts >> there & 1 == 1 { here - was } else { 0 }
                };
                (in_all, in_critical) = (in_all + of(won), in_critical + of(critical));
                let (needed, is_there) = if is_lower { (was, here) } else { (here, was) };
                n_at_risk += i32::from(critical.possible >> there & 1 == 1 && is_there < 10 && 10 <= needed);
            }
        }
        let answers = is_lower == (threshold <= found.changed(in_critical, in_all, is_lower).value);
        let is_found = find(&shelves, &layout, &other, threshold).is_some();
        let is_passed_over = n_tricks <= 8 && n_at_risk != 0 && slack < 6 * n_at_risk;
        assert_eq!(is_found, answers && !is_passed_over, "{n_tricks} {is_lower} {slack} {n_at_risk}");
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
        let mut shelves = shelves(table_bytes);
        let mut n_found = 0;
        for n in 0..n_rounds {
            let hands = dealt_again(&layout, &deal, 2 + n % 8, &mut rng);
            store(&mut shelves, &layout, &hands, 10, &Bound::of_cards(20, 0), &of_order(&layout, &hands));
            assert!(8 * shelves.n_words.0.load(Relaxed) <= table_bytes);
            n_found += usize::from(find(&shelves, &layout, &hands, 20).is_some());
        }
        if !cfg!(miri) {
            assert_eq!(table_bytes < 1 << 16, n_found < 3_500, "{table_bytes} {n_found}");
        }
    }
}

/// How many shelves there are for each number of tricks.
const N_QUESTIONS: u64 = 8;

#[test]
fn what_threads_find_while_others_store_is_true() {
    let n_rounds = if cfg!(miri) { 60 } else { 100_000 };
    let (layout, deal) = layout_and_hands();
    // So little memory that it is used again and again.
    let mut shelves = shelves(1 << 14);
    // The directories are as large as they get, for while threads share the table they do not grow.
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let positions: Vec<[u64; 4]> = (0..200).map(|n| dealt_again(&layout, &deal, 2 + n % 4, &mut rng)).collect();
    for hands in &positions {
        store(&mut shelves, &layout, hands, 240, &Bound::of_cards(200, 0), &of_order(&layout, hands));
    }
    // How many Augen a position is worth is a hash of its cards, which all matter, and says what was asked.
    let hash = |hands: &[u64; 4]| (hands[0] ^ hands[1].rotate_left(7)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60;
    let n_found = AtomicUsize::new(0);
    let work = |thread: u64| {
        let mut rng = ChaCha8Rng::seed_from_u64(5 + thread);
        for _ in 0..n_rounds {
            let hands = &positions[rng.random_range(0..positions.len())];
            let question = rng.random_range(0..N_QUESTIONS);
            let worth = (N_QUESTIONS * (1 + hash(hands)) + question) as i32;
            let form = &mut lined_up(&layout, hands);
            let key = form.hash(1, question);
            // Won by nobody, so that it changes with no card.
            let found = Bound::of_cards(worth, 0);
            let mut deps = of_order(&layout, hands);
            let _ = shelves.store::<_, false>(Portable, &layout, form, key, worth, &found, &deps, true);
            if let Some(found) = shelves.find::<_, false>(Portable, &layout, form, key, worth, &mut deps) {
                assert!(worth <= found.value && found.value < 200, "{found:?}");
                assert_eq!(found.value as u64 % N_QUESTIONS, question, "it answers another question: {found:?}");
                n_found.fetch_add(1, Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for thread in 0..4 {
            scope.spawn(move || work(thread));
        }
    });
    assert!(n_rounds / 2 < n_found.load(Relaxed));
}
