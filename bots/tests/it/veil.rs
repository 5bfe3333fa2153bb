//! A decision depends on the view only: with the hidden cards dealt otherwise it is the same.

use doko_bots::{Bot, Draw, Entry, Spec, roster};
use game::{BySeat, Card, Class, Found, Hand, Play, Public, Rules, Seat, SeatSet, Spielfindung};

/// Returns the bot with small budgets, so that the test is quick.
fn quick(entry: &Entry) -> Spec {
    let is_budget = |it: &doko_bots::Parameter| {
        matches!(it.name, "worlds" | "iterations" | "assignments" | "rollouts") && it.default.parse::<u32>().is_ok()
    };
    let budgets = entry.parameters.iter().filter(|&it| is_budget(it));
    let options: Vec<String> = budgets.map(|it| format!("{}=4", it.name)).collect();
    let text = if options.is_empty() { entry.name.to_owned() } else { format!("{}:{}", entry.name, options.join(",")) };
    text.parse().expect("a bot of the roster")
}

/// Returns a game in which some random cards are played.
fn game(rules: &Rules, draw: &mut Draw) -> Play {
    let mut play = loop {
        let dealer = Seat::from_index(draw.below(4));
        let deal = draw.deal(rules, dealer).expect("a whole deck");
        let mut round = Spielfindung::new(rules, deal, SeatSet::ALL);
        while let Some(seat) = round.actor() {
            let act = draw.choice(&round.options()).expect("somebody is due");
            round.act(seat, act).expect("an option");
        }
        match round.finish() {
            Ok(Found::Play(play)) if play.exchange().is_none() => break *play,
            _ => {}
        }
    };
    let n_cards = draw.below(4 * rules.n_tricks() - 4);
    while play.public().cards_played() < n_cards {
        let Some(seat) = play.actor() else { break };
        if let Some(call) = play.duty() {
            play.call(seat, call).expect("the call that is due");
            continue;
        }
        let legal = play.legal();
        play.play(seat, legal.nth(draw.below(legal.len())).expect("a card")).expect("a legal card");
    }
    play
}

/// Returns whether a seat can hold the cards, as far as it has followed suit.
fn can_hold(public: &Public, seat: Seat, hand: Hand) -> bool {
    let order = public.order();
    public.tricks().iter().chain([public.trick()]).all(|trick| {
        let Some(led) = trick.led() else { return true };
        let class: Class = order.class_of(led);
        let missed = trick.plays().any(|(who, card)| who == seat && order.class_of(card) != class);
        !missed || hand.count_in(order.members(class)) == 0
    })
}

/// Redeals the hidden cards so that every seat can have followed suit; some deals are given up.
fn otherwise(play: &Play, me: Seat, draw: &mut Draw) -> Option<Play> {
    let public = play.public();
    for _ in 0..200 {
        let others = Seat::ALL.into_iter().filter(|&seat| seat != me);
        let mut cards: Vec<Card> = others.clone().flat_map(|seat| play.hands()[seat].cards()).collect();
        draw.shuffle(&mut cards);
        let mut hands = BySeat::from_fn(|seat| if seat == me { play.hands()[me] } else { Hand::EMPTY });
        for seat in others {
            hands[seat] = cards.drain(..public.cards_in_hand(seat)).collect();
        }
        if Seat::ALL.into_iter().all(|seat| can_hold(public, seat, hands[seat])) {
            return Play::imagine(public, hands, None).ok();
        }
    }
    None
}

#[test]
fn no_bot_sees_a_hidden_card() {
    for entry in roster() {
        let spec = quick(entry);
        let mut n_compared = 0;
        for index in 0..45 {
            let mut draw = Draw::new(21, index);
            let play = game(&Rules::ALL[index as usize % 3], &mut draw);
            let Some(me) = play.actor().filter(|_| play.duty().is_none()) else { continue };
            let Some(other) = otherwise(&play, me, &mut draw) else { continue };
            let decide = |play: &Play| {
                let mut bot: Box<dyn Bot> = spec.build().expect("a bot");
                bot.begin(index);
                let view = play.view(me);
                let calls = view.calls();
                let call = if calls.is_empty() { None } else { bot.call(&view, &calls) };
                (call, bot.card(&view))
            };
            assert_eq!(decide(&play), decide(&other), "{spec}, game {index}");
            n_compared += 1;
        }
        assert!(20 <= n_compared, "{spec}: {n_compared}");
    }
}
