//! The sampler against its specification: a deal is possible if the whole game can be replayed with it.

use crate::spec::{entangled, fits, random_act, random_game, random_move, rule_sets};
use doko_bots::{Draw, RoundSampler, Sampler};
use game::rules::{GivenCards, TrumpsTold};
use game::{Act, BySeat, Card, Exchange, Hand, Order, Play, Rules, Schweine, Seat, SeatSet, Spielfindung, View};

/// A seat's view at some moments of many games of every rule set.
fn for_views(seed: u64, n_games: u64, every: usize, mut check: impl FnMut(&Play, &View<'_>, &mut Draw)) {
    for (number, rules) in rule_sets().iter().enumerate() {
        for index in 0..n_games {
            let mut draw = Draw::new(seed + number as u64, index);
            let mut play = random_game(rules, &mut draw);
            let mut moment = draw.below(every);
            while play.actor().is_some() {
                if moment == 0 {
                    moment = every;
                    let seat = Seat::from_index(draw.below(4));
                    check(&play, &play.view(seat), &mut draw);
                }
                moment -= 1;
                random_move(&mut play, &mut draw);
            }
        }
    }
}

#[test]
fn the_view_of_a_world_is_the_view_it_was_drawn_from() {
    let mut exchanges = 0;
    for_views(1, 60, 5, |_, view, draw| {
        let sampler = Sampler::new(view).expect("what has happened is possible");
        assert!(0 < sampler.count());
        for _ in 0..3 {
            let world = sampler.world(draw);
            let seen = world.view(view.seat());
            assert_eq!((seen.hand(), seen.exchange()), (view.hand(), view.exchange()));
            assert_eq!(seen.public(), view.public());
            assert_eq!((seen.legal(), seen.calls()), (view.legal(), view.calls()));
            assert!(fits(view, *world.hands(), world.exchange().copied()), "{:?} {:?}", view, world.hands());
            exchanges += usize::from(view.public().exchange().is_some());
        }
    });
    assert!(15 < exchanges, "{exchanges}");
}

#[test]
#[ignore = "slow"]
fn the_true_hands_are_possible() {
    for_views(2, 50, 3, |play, view, _| {
        let sampler = Sampler::new(view).expect("what has happened is possible");
        assert!(sampler.can_be(play.hands()), "{view:?} {:?}", play.hands());
    });
}

#[test]
fn the_count_is_that_of_an_enumeration() {
    let (mut checked, mut most) = (0, 0);
    for_views(3, 40, 3, |_, view, _| {
        let unseen: usize = others(view.seat()).map(|seat| view.public().cards_in_hand(seat)).sum();
        if unseen <= 8 && (view.exchange().is_some() || view.public().exchange().is_none()) {
            let worlds = enumerate(view);
            let n_worlds = worlds.iter().filter(|hands| fits(view, **hands, None)).count() as u128;
            assert_eq!(Sampler::new(view).expect("a world").count(), n_worlds, "{view:?}");
            (checked, most) = (checked + 1, most.max(n_worlds));
        }
    });
    assert!(200 < checked && 100 < most, "{checked} {most}");
}

#[test]
#[ignore = "slow"]
fn every_world_comes_as_often() {
    let (mut checked, mut far) = (0, 0);
    for_views(4, 30, 3, |_, view, draw| {
        let sampler = Sampler::new(view).expect("a world");
        let n_worlds = sampler.count() as usize;
        if (2..=300).contains(&n_worlds) && view.public().exchange().is_none() {
            // Worlds that differ only in which copy is where look the same and come more often together.
            let mut expected: Vec<([Hand; 4], f64)> = Vec::new();
            for hands in enumerate(view).into_iter().filter(|hands| fits(view, *hands, None)) {
                match expected.iter_mut().find(|(other, _)| *other == hands.0) {
                    Some((_, times)) => *times += 1.0,
                    None => expected.push((hands.0, 1.0)),
                }
            }
            let per_world = 20;
            let mut counts = vec![0.0; expected.len()];
            for _ in 0..per_world * n_worlds {
                let hands = sampler.draw(draw).0;
                let at = expected.iter().position(|(other, _)| *other == hands).expect("a possible world");
                counts[at] += 1.0;
            }
            let chi: f64 = expected
                .iter()
                .zip(&counts)
                .map(|((_, times), count)| {
                    let mean = times * f64::from(per_world as u32);
                    (count - mean) * (count - mean) / mean
                })
                .sum();
            let freedom = (expected.len() - 1) as f64;
            // Above four standard deviations once in some thousand cases.
            far += usize::from(freedom + 4.0 * (2.0 * freedom).sqrt() < chi);
            checked += 1;
        }
    });
    assert!(100 < checked && far <= checked / 50, "{far} of {checked}");
}

/// Compares counts after exchanges of others with an enumeration: `wanted` exchanges.
fn check_exchanges(rules: &Rules, wanted: usize) {
    let mut checked = 0;
    for index in 0..4000 {
        let mut draw = Draw::new(5, index);
        let mut play = random_game(rules, &mut draw);
        let Some(&seen) = play.public().exchange().filter(|seen| (1..=3).contains(&seen.cards)) else { continue };
        let most = rules.trumpfabgabe.cards.count(0).max(2);
        if most < seen.cards {
            continue;
        }
        while play.public().tricks().len() < rules.n_tricks() - 1 {
            random_move(&mut play, &mut draw);
        }
        let seat = Seat::ALL.into_iter().find(|&seat| seat != seen.giver && seat != seen.taker).expect("two others");
        let view = play.view(seat);
        let mut n_worlds = 0;
        for hands in enumerate(&view) {
            for exchange in exchanges(&view, &hands) {
                n_worlds += u128::from(fits(&view, hands, Some(exchange)));
            }
        }
        let sampler = Sampler::new(&view).expect("a world");
        assert_eq!(sampler.count(), n_worlds, "{:?} {seen:?} {:?}", play.hands(), play.deal());
        checked += 1;
        if checked == wanted {
            return;
        }
    }
    panic!("only {checked} exchanges");
}

#[test]
fn the_count_is_that_of_an_enumeration_after_a_trumpfabgabe_of_others() {
    for told in [TrumpsTold::Number, TrumpsTold::Whether, TrumpsTold::Nothing] {
        check_exchanges(&Rules::RECKLINGHAUSEN.with(|rules| rules.trumpfabgabe.told = told), 2);
    }
}

#[test]
#[ignore = "slow"]
fn the_count_is_that_of_an_enumeration_where_three_cards_are_always_given() {
    let rules = Rules::RECKLINGHAUSEN.with(|rules| rules.trumpfabgabe.cards = GivenCards::AtLeastThree);
    for told in [TrumpsTold::Number, TrumpsTold::Whether, TrumpsTold::Nothing] {
        check_exchanges(&rules.clone().with(|rules| rules.trumpfabgabe.told = told), 1);
    }
}

#[test]
#[ignore = "slow"]
fn the_count_is_that_of_an_enumeration_where_three_cards_are_given_without_a_trump() {
    let rules = Rules::RECKLINGHAUSEN.with(|rules| rules.trumpfabgabe.cards = GivenCards::ThreeWithoutTrump);
    for told in [TrumpsTold::Number, TrumpsTold::Whether, TrumpsTold::Nothing] {
        check_exchanges(&rules.clone().with(|rules| rules.trumpfabgabe.told = told), 1);
    }
}

#[test]
#[ignore = "slow"]
fn in_the_round_the_worlds_are_those_in_which_all_could_be_said() {
    let mut told = 0;
    for (number, rules) in rule_sets().iter().enumerate() {
        for index in 0..40 {
            let mut draw = Draw::new(60 + number as u64, index);
            let deal = draw.deal(rules, Seat::W).expect("a whole deck");
            let open: SeatSet = Seat::ALL.into_iter().filter(|_| draw.below(2) == 0).collect();
            let mut round = Spielfindung::new(rules, deal, open);
            while let Some(seat) = round.actor() {
                let asked = round.view(seat);
                let sampler = RoundSampler::new(&asked).expect("what was said is possible");
                for _ in 0..2 {
                    let world = sampler.round(&mut draw);
                    assert_eq!(world.hands()[seat], asked.hand());
                    assert_eq!(world.due(), round.due());
                    assert_eq!(world.view(seat).options(), asked.options());
                    assert_eq!(world.view(seat).heard(), asked.heard());
                }
                told += usize::from(!asked.heard().is_empty());
                random_act(&mut round, seat, &mut draw);
            }
        }
    }
    assert!(400 < told, "{told}");
}

#[test]
#[ignore = "slow"]
fn in_the_round_the_count_is_what_trying_deals_tells() {
    // The share of all deals with the own hand in which the acts were possible.
    let mut checked = 0;
    for (number, rules) in rule_sets().iter().enumerate() {
        for index in 0..50 {
            let mut draw = Draw::new(70 + number as u64, index);
            let deal = draw.deal(rules, Seat::W).expect("a whole deck");
            let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
            let mut n_acts = 0;
            while let Some(seat) = round.actor() {
                let asked = round.view(seat);
                n_acts += 1;
                let all = multinomial(rules.n_tricks());
                let count = RoundSampler::new(&asked).expect("possible").count() as f64;
                if n_acts == 5 && asked.exchange().is_none() && asked.seen_exchange().is_none() && 0.02 < count / all {
                    let tries = 3000;
                    let hits = (0..tries).filter(|_| could_be_said(&asked, &random_hands(&asked, &mut draw))).count();
                    let share = count / all;
                    let sd = (f64::from(tries) * share * (1.0 - share)).sqrt();
                    assert!(
                        (hits as f64 - f64::from(tries) * share).abs() <= 5.0 * sd + 1e-9,
                        "{hits} {share} {asked:?}"
                    );
                    checked += usize::from(share < 1.0);
                }
                random_act(&mut round, seat, &mut draw);
            }
        }
    }
    assert!(10 < checked, "{checked}");
}

#[test]
fn words_that_cannot_be_counted_are_tried() {
    let rules = entangled();
    for index in 0..12 {
        let mut draw = Draw::new(90, index);
        let mut play = random_game(&rules, &mut draw);
        let view = play.view(Seat::N);
        let sampler = Sampler::new(&view).expect("what was said is possible");
        assert!(sampler.can_be(play.hands()));
        for _ in 0..10 {
            let world = sampler.world(&mut draw);
            assert!(fits(&view, *world.hands(), None), "{:?}", world.hands());
        }
        if view.public().calls().is_empty() {
            // The count is an estimate.
            let tries = 1000;
            let hits = (0..tries).filter(|_| fits(&view, random_rest(&view, &mut draw), None)).count();
            let ratio = sampler.count() as f64 / multinomial(rules.n_tricks()) / (hits as f64 / f64::from(tries));
            assert!((0.8..1.25).contains(&ratio), "{ratio}");
        }
        for _ in 0..24 {
            random_move(&mut play, &mut draw);
        }
        let sampler = Sampler::new(&play.view(Seat::E)).expect("what was said is possible");
        assert!(fits(&play.view(Seat::E), *sampler.world(&mut draw).hands(), None));
    }
}

fn others(seat: Seat) -> impl Iterator<Item = Seat> {
    seat.next().clockwise().take(3)
}

fn multinomial(n: usize) -> f64 {
    let mut ways = 1.0;
    for place in 0..3 {
        for card in 0..n {
            ways = ways * (place * n + card + 1) as f64 / (card + 1) as f64;
        }
    }
    ways
}

/// Returns what the viewer has given to another seat in an exchange and has not seen since: he knows that copy.
fn known(view: &View<'_>) -> BySeat<Hand> {
    let mut known: BySeat<Hand> = BySeat::default();
    if let Some(exchange) = view.exchange() {
        let (other, sent, parted) = match view.seat() == exchange.taker {
            true => (exchange.giver, exchange.returned, Hand::EMPTY),
            // What comes back may be the same copy.
            false => (exchange.taker, exchange.given, exchange.returned),
        };
        for card in sent.kinds() {
            let n_played = view.public().plays().filter(|&(seat, played)| (seat, played) == (other, card)).count();
            (n_played + parted.count(card)..sent.count(card)).for_each(|_| known[other].add(card));
        }
    }
    known
}

fn unseen(view: &View<'_>) -> Vec<Card> {
    let seen = |card| view.hand().count(card) + view.public().plays().filter(|&(_, other)| other == card).count();
    view.public().rules().kinds().iter().flat_map(|card| std::iter::repeat_n(card, 2 - seen(card))).collect()
}

/// Returns every distribution of the unseen cards, with the copies distinguished.
fn enumerate(view: &View<'_>) -> Vec<BySeat<Hand>> {
    let known = known(view);
    let mut hands = known;
    hands[view.seat()] = view.hand();
    let mut all = vec![hands];
    let mut unseen = unseen(view);
    for card in known.iter().flat_map(|(_, hand)| hand.cards()) {
        let at = unseen.iter().position(|&other| other == card).expect("it is not seen");
        unseen.swap_remove(at);
    }
    for card in unseen {
        all = all
            .into_iter()
            .flat_map(|hands| {
                let has_room = move |seat: &Seat| hands[*seat].len() < view.public().cards_in_hand(*seat);
                others(view.seat()).filter(has_room).map(move |seat| {
                    let mut hands = hands;
                    hands[seat].add(card);
                    hands
                })
            })
            .collect();
    }
    all
}

/// Returns every exchange that can have come before these hands, with the copies distinguished.
fn exchanges(view: &View<'_>, hands: &BySeat<Hand>) -> Vec<Exchange> {
    let seen = view.public().exchange().expect("an exchange");
    let mut after = *hands;
    view.public().plays().for_each(|(seat, card)| after[seat].add(card));
    let trumps = Order::new(view.public().rules(), game::Contract::Normal, Schweine::None).trumps();
    let mut all = Vec::new();
    for returned in subsets(&after[seen.giver].cards().collect::<Vec<_>>(), seen.cards) {
        let mut pool: Vec<Card> = after[seen.taker].cards().chain(returned.iter().copied()).collect();
        let may_be_fehl = view.public().rules().trumpfabgabe.cards != GivenCards::Trumps;
        pool.retain(|&card| may_be_fehl || trumps.contains(card));
        for given in subsets(&pool, seen.cards) {
            let cards = |cards: &[Card]| Hand::of(cards);
            all.push(Exchange {
                giver: seen.giver,
                taker: seen.taker,
                given: cards(&given),
                returned: cards(&returned),
            });
        }
    }
    all
}

fn subsets(cards: &[Card], n: usize) -> Vec<Vec<Card>> {
    match cards.split_first() {
        _ if n == 0 => vec![Vec::new()],
        None => Vec::new(),
        Some((&first, rest)) => {
            let with = subsets(rest, n - 1).into_iter().map(|mut set| {
                set.push(first);
                set
            });
            with.chain(subsets(rest, n)).collect()
        }
    }
}

fn random_hands(asked: &game::Asked<'_>, draw: &mut Draw) -> BySeat<Hand> {
    let own = asked.hand();
    let kinds = asked.rules().kinds();
    let mut cards: Vec<Card> = kinds.iter().flat_map(|card| std::iter::repeat_n(card, 2 - own.count(card))).collect();
    draw.shuffle(&mut cards);
    let mut hands = BySeat::default();
    hands[asked.seat()] = own;
    for (seat, cards) in others(asked.seat()).zip(cards.chunks(asked.rules().n_tricks())) {
        hands[seat] = Hand::of(cards);
    }
    hands
}

fn random_rest(view: &View<'_>, draw: &mut Draw) -> BySeat<Hand> {
    let mut cards = unseen(view);
    draw.shuffle(&mut cards);
    let mut hands = BySeat::default();
    hands[view.seat()] = view.hand();
    for (seat, cards) in others(view.seat()).zip(cards.chunks(view.public().rules().n_tricks())) {
        hands[seat] = Hand::of(cards);
    }
    hands
}

fn could_be_said(asked: &game::Asked<'_>, hands: &BySeat<Hand>) -> bool {
    let deal = game::Deal::from_hands(asked.rules(), asked.dealer(), *hands).expect("a deal");
    let mut round = Spielfindung::new(asked.rules(), deal, asked.pflichtsolo_open());
    let say = |&(seat, act): &(Seat, Act)| round.act(seat, act).is_ok();
    asked.heard().iter().all(say)
}
