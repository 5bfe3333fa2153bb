//! The fast bots in thousands of games: no decision is illegal, whatever the others say and play.

use bots::{Bot, Draw};
use doko_sim::Table;
use game::rules::{Trumpfabgabe, Trumpfschwach};
use game::{BySeat, Rules, Seat, SeatSet};
use game::{Scope, Setup};

fn bot(name: &str) -> Box<dyn Bot> {
    name.parse::<bots::Spec>().expect("a bot").build().expect("a bot")
}

#[test]
fn fast_bots_make_no_illegal_decision_in_any_rule_set() {
    let strict = Rules::BSV
        .with(|rules| {
            rules.werfen.kings = Some(4);
            rules.werfen.mandatory = true;
        })
        .fitted(|_| false);
    let exchange = Rules::BSV.with(|rules| {
        rules.trumpfschwach.becomes = Trumpfschwach::Exchange;
        rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenNormal;
    });
    let rule_sets = [Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN, strict, exchange];
    let mut tables = [
        Table::new(BySeat::from_fn(|_| bot("rules"))),
        Table::new(BySeat(["rules", "random:says=anything", "rules", "greedy"].map(bot))),
        Table::new(BySeat(["random:says=anything", "random:says=anything", "greedy", "rules"].map(bot))),
    ];
    for index in 0..3000 {
        let rules = &rule_sets[index as usize % rule_sets.len()];
        let mut draw = Draw::new(31, index);
        let dealer = Seat::from_index(draw.below(4));
        let deal = draw.deal(rules, dealer).expect("a whole deck");
        let pflichtsolo_open: SeatSet = Seat::ALL.into_iter().filter(|_| draw.below(2) == 0).collect();
        let forced = (0 < rules.soli.pflichtsolo_per_player && draw.below(10) == 0).then_some(dealer);
        let setup = Setup { rules, deal, pflichtsolo_open, forced, scope: Scope::Everything };
        let game = tables[index as usize % tables.len()].play(&setup, index);
        assert_eq!(game.faults, [], "{}, deal {index}", rules.name);
    }
}
