//! Deals under conditions against deals that are drawn without conditions and filtered.

use crate::spec::{random_game, random_move, rule_sets};
use doko_bots::{Acceptance, Condition, Conditional, Draw, NoWorld, Sampler};
use game::{Contract, Deal, Order, Rules, Schweine, Seat};
use solver::Stop;

const CONDITIONS: [&str; 12] = [
    "E has >= 5 trumps and a club ace",
    "E has 4 to 7 trumps or W has no spades",
    "not (E has Dulle and W has a fox) and N has <= 2 queens",
    "S is re",
    "E is kontra and not S is alone",
    "E+W have >= 60 Augen",
    "N has <= 25 Augen or E has more than 2 Fehl aces",
    "W has 2 to 3 printed clubs, E has at most 1 trump ten",
    "E has no clubs and S has no clubs",
    "(E is re or W is re) and not (E has a king and W has a king)",
    "S has 3+ cards and N+E+S+W has 0+ cards",
    "E hat genau 1 Herz 10 und (W hat eine Dulle oder S hat keine Füchse)",
];

/// Returns whether a share of tries is what was counted.
fn is_near(hits: u32, tries: u32, share: f64) -> bool {
    let sd = (f64::from(tries) * share * (1.0 - share)).sqrt();
    (f64::from(hits) - f64::from(tries) * share).abs() <= 5.0 * sd + 1e-6
}

#[test]
fn in_whole_deals_the_count_is_what_trying_deals_tells() {
    for rules in [&Rules::DDV, &Rules::BSV] {
        let all: Condition = "N has 0+ cards".parse().expect("a condition");
        let n_deals = Conditional::of_deals(rules, &all).expect("deals").count().expect("counted");
        let order = Order::new(rules, Contract::Normal, Schweine::None);
        for text in CONDITIONS {
            let condition: Condition = text.parse().expect(text);
            let deals = Conditional::of_deals(rules, &condition).expect("deals");
            let share = deals.count().expect("counted") as f64 / n_deals as f64;
            let tries = 1000;
            let meets = |index: &u64| {
                let deal = Draw::new(9, *index).deal(rules, Seat::W).expect("a whole deck");
                condition.holds(&order, deal.hands(), deal.hands())
            };
            let hits = (0..u64::from(tries)).filter(meets).count() as u32;
            assert!(is_near(hits, tries, share), "{text}: {hits} of {tries}, counted {share}");
            let mut draw = Draw::new(10, 0);
            for _ in 0..50 {
                let deal: Deal = deals.deal(Seat::W, &mut draw, &mut Acceptance::default()).expect("there is one");
                assert!(condition.holds(&order, deal.hands(), deal.hands()), "{text}: {deal:?}");
            }
        }
    }
}

#[test]
fn in_a_view_the_count_is_what_trying_worlds_tells() {
    let (mut checked, mut impossible) = (0, 0);
    for (number, rules) in rule_sets().iter().enumerate() {
        for index in 0..16 {
            let mut draw = Draw::new(20 + number as u64, index);
            let mut play = random_game(rules, &mut draw);
            for _ in 0..draw.below(30) {
                random_move(&mut play, &mut draw);
            }
            let view = play.view(Seat::from_index(draw.below(4)));
            let sampler = Sampler::new(&view).expect("a world");
            let text = CONDITIONS[draw.below(CONDITIONS.len())];
            let condition: Condition = text.parse().expect(text);
            let order = play.public().order();
            let tries = 600;
            let mut hits = 0;
            for _ in 0..tries {
                let world = sampler.world(&mut draw);
                hits += u32::from(condition.holds(order, world.hands(), world.deal().hands()));
            }
            match Conditional::of_view(&view, &condition, &Stop::NEVER) {
                Ok(worlds) => {
                    let share = worlds.count().expect("counted") as f64 / sampler.count() as f64;
                    assert!(is_near(hits, tries, share), "{text}: {hits} of {tries}, counted {share} {view:?}");
                    let world = worlds.world(&mut draw, &mut Acceptance::default()).expect("there is one");
                    assert!(condition.holds(order, world.hands(), world.deal().hands()), "{text}");
                    checked += usize::from(share < 1.0);
                }
                Err(error) => {
                    assert_eq!((error, hits), (NoWorld::Impossible, 0), "{text}");
                    impossible += 1;
                }
            }
        }
    }
    assert!(25 < checked && 0 < impossible, "{checked} {impossible}");
}

#[test]
fn what_is_too_much_to_count_is_tried() {
    let parts: Vec<String> = ["N", "E", "S", "W"]
        .into_iter()
        .flat_map(|seat| {
            ["!= 62 Augen", "!= 1 hearts", "!= 2 kings", "!= 7 trumps"].map(|what| format!("{seat} has {what}"))
        })
        .collect();
    let condition: Condition = parts.join(" and ").parse().expect("a condition");
    let deals = Conditional::of_deals(&Rules::DDV, &condition).expect("deals");
    assert!(deals.count().is_none() && !deals.tried().is_empty());
    let order = Order::new(&Rules::DDV, Contract::Normal, Schweine::None);
    let (mut draw, mut acceptance) = (Draw::new(1, 0), Acceptance::default());
    for _ in 0..100 {
        let hands = deals.draw(&mut draw, &mut acceptance).expect("there are many");
        assert!(condition.holds(&order, &hands, &hands));
    }
    assert_eq!(acceptance.hits, 100);
    assert!(0.05 < acceptance.share() && acceptance.share() < 1.0, "{acceptance:?}");
}

#[test]
fn what_nobody_can_hold_is_impossible() {
    let condition: Condition = "E has both Dulle and W has a Dulle".parse().expect("a condition");
    assert_eq!(Conditional::of_deals(&Rules::DDV, &condition).map(|_| ()), Err(NoWorld::Impossible));
}
