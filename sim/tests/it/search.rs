//! The search bots at a table: nothing illegal, whatever the rules.

use bots::{Draw, Spec};
use doko_sim::{Oracle, Table};
use game::{BySeat, Rules, Seat, SeatSet};
use game::{Ended, Scope, Setup};

#[test]
fn search_bots_decide_nothing_illegal_in_any_rule_set() {
    let specs = [
        "uct:assignments=1,rollouts=10",
        "ismcts:iterations=15",
        "pimc:worlds=2,solve=3",
        "doko:worlds=3,candidates=2,talk=3,call-margin=-1,solo-margin=-2",
        "doko:worlds=2,candidates=1,talk=2",
        "random:says=anything",
    ];
    for rules in &Rules::ALL {
        for index in 0..40 {
            let mut draw = Draw::new(21, index);
            let dealer = Seat::from_index(draw.below(4));
            let deal = draw.deal(rules, dealer).expect("a whole deck");
            let bots = BySeat::from_fn(|_| {
                let spec: Spec = draw.choice(&specs).expect("there are bots").parse().expect("a bot");
                spec.build().expect("a bot")
            });
            let forced = (index % 8 == 0 && 0 < rules.soli.pflichtsolo_per_player).then_some(Seat::S);
            let pflichtsolo_open = if index % 2 == 0 { SeatSet::ALL } else { SeatSet::EMPTY };
            let setup = Setup { rules, deal, pflichtsolo_open, forced, scope: Scope::Everything };
            let game = Table::new(bots).play(&setup, index);
            assert_eq!(game.faults, [], "{} deal {index}", rules.name);
        }
    }
}

#[test]
fn who_sees_all_cards_wins_more() {
    let rules = &Rules::DDV;
    let table = || Table::new(BySeat::from_fn(|_| "rules".parse::<Spec>().expect("a bot").build().expect("a bot")));
    let (mut honest, mut sum) = (0, 0);
    for index in 0..60 {
        let deal = Draw::new(23, index).deal(rules, Seat::W).expect("a whole deck");
        let seat = Seat::from_index(index as usize % 4);
        let setup = Setup { rules, deal, pflichtsolo_open: SeatSet::EMPTY, forced: None, scope: Scope::Cards };
        for (total, mut table) in [(&mut honest, table()), (&mut sum, table().with_oracle(seat, Oracle::new(4)))] {
            let game = table.play(&setup, index);
            assert_eq!(game.faults, []);
            let Ended::Played(outcome, _) = game.ended else { panic!("a normal game is played") };
            *total += outcome.score.points[seat].0;
        }
    }
    // A Point a game and more.
    assert!(honest + 60 <= sum, "{honest} {sum}");
}
