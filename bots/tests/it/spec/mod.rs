//! Random games, and whether a deal can be what was seen and heard: the game is replayed with it.

use doko_bots::Draw;
use game::rules::{
    CalledGame, FuchsCount, GivenCards, HeartTenInLastTrick, HigherSchwein, HigherSchweineBy, OfferTold,
    SchweineInSolo, SchweineRule, Trumpfabgabe, TrumpfabgabeAsked, Trumpfschwach, TrumpsTold, VorbehaltKind,
    WerfenWhen,
};
use game::{
    Act, BySeat, Card, Due, Exchange, Found, Hand, Move, Named, Occasion, Play, Rules, Say, Seat, SeatSet, Solo,
    Spielfindung, View,
};

/// The published rule sets, and some that clubs might play.
pub(crate) fn rule_sets() -> Vec<Rules> {
    let exchange = Rules::BSV.with(|rules| {
        rules.trumpfschwach.becomes = Trumpfschwach::Exchange;
        rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenNormal;
        rules.trumpfabgabe.asked = TrumpfabgabeAsked::PartnerFirst;
        rules.trumpfabgabe.cards = GivenCards::ThreeWithoutTrump;
    });
    let duty = entangled().with(|rules| {
        rules.werfen.nine_suits = None;
        rules.werfen.nines_and_kings = None;
        rules.werfen.augen = None;
        rules.werfen.augen_max = None;
    });
    let before = throwing(&Rules::RECKLINGHAUSEN, WerfenWhen::Before).with(|rules| {
        rules.schweine.above = vec![HigherSchwein::Tens].into();
        rules.schweine.above_by = HigherSchweineBy::OtherHand;
        rules.trumpfabgabe.offer = OfferTold::Trumps;
        rules.trumpfabgabe.asked = TrumpfabgabeAsked::Partner;
    });
    let asked = Rules::DDV.with(|rules| {
        rules.schweine.when = SchweineRule::BeforePlay;
        rules.schweine.in_solo = SchweineInSolo::Soloist;
        rules.schweine.above = vec![HigherSchwein::Nines, HigherSchwein::Kings].into();
    });
    // The holder of both aces of diamonds has Schweine, and shows them with the first.
    let shown = Rules::RECKLINGHAUSEN.with(|rules| {
        rules.schweine.when = SchweineRule::FirstPlayed;
        rules.schweine.in_solo = SchweineInSolo::Any;
        rules.deck.heart_ten_in_last_trick = HeartTenInLastTrick::Reversed;
        rules.soli.named = Solo::ALL.into_iter().filter(|&solo| solo != Solo::Neunen).collect();
        rules.vorbehalte.priority =
            vec![VorbehaltKind::Solo, VorbehaltKind::Werfen, VorbehaltKind::Trumpfabgabe, VorbehaltKind::Hochzeit]
                .into();
    });
    // A player who shows or announces Schweine has called for its side.
    let kept = Rules::DDV.with(|rules| {
        rules.schweine.when = SchweineRule::Optional;
        rules.schweine.in_solo = SchweineInSolo::Soloist;
    });
    let late = Rules::DDV.with(|rules| {
        rules.schweine.when = SchweineRule::AfterTrick;
        rules.schweine.in_solo = SchweineInSolo::Any;
    });
    // All soli are alike, a solo counts as called, and a nine of diamonds makes an Armut of four trumps.
    let alike = Rules::DDV.with(|rules| {
        rules.soli.pflichtsolo_first = false;
        rules.soli.named = vec![Solo::Asse, Solo::Zehnen, Solo::Neunen, Solo::Null].into();
        rules.calls.counts_as_called = vec![CalledGame::Solo, CalledGame::Hochzeit, CalledGame::Trumpfabgabe].into();
        rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenNormal;
        rules.trumpfabgabe.max_with_nine = Some(4);
    });
    let alike = alike.fitted(|_| false);
    vec![Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN, exchange, duty, before, asked, shown, kept, late, alike]
}

/// Returns a rule set that requires most weak hands to be thrown in, so the remaining ones cannot be counted.
pub(crate) fn entangled() -> Rules {
    throwing(&Rules::DDV.with(|rules| rules.werfen.mandatory = true), WerfenWhen::Vorbehalt)
}

/// A rule set in which hands may be thrown in for every reason, and Füchse are no trumps of a weak hand.
fn throwing(base: &Rules, when: WerfenWhen) -> Rules {
    let mut priority = base.vorbehalte.priority.to_vec();
    priority.retain(|&kind| kind != VorbehaltKind::Werfen);
    if when == WerfenWhen::Vorbehalt {
        priority.insert(0, VorbehaltKind::Werfen);
    }
    base.clone().with(|rules| {
        rules.vorbehalte.priority = priority.into();
        rules.werfen.kings = Some(5);
        rules.werfen.nines = base.deck.nines.then_some(5);
        rules.werfen.nine_suits = base.deck.nines.then_some(4);
        rules.werfen.nines_and_kings = base.deck.nines.then_some(7);
        rules.werfen.augen = Some(80);
        rules.werfen.augen_max = Some(35);
        rules.werfen.no_trump_above = Some(Card::DA);
        rules.werfen.trumps_max = Some(2);
        rules.werfen.when = when;
        rules.trumpfabgabe.fuechse = FuchsCount::SingleFree;
        rules.trumpfabgabe.told = TrumpsTold::Whether;
        rules.trumpfabgabe.cards = GivenCards::AtLeastThree;
    })
}

/// Does something the seat may do; gesund more often than not, and exchanges willingly.
pub(crate) fn random_act(round: &mut Spielfindung, seat: Seat, draw: &mut Draw) {
    let options = round.options();
    let gesund = Act::Say(Say::Gesund);
    let act = if options.contains(&gesund) && draw.below(5) < 2 {
        gesund
    } else if matches!(round.due(), Some((_, Due::Take { .. }))) {
        Act::Yes
    } else if options.contains(&Act::Say(Say::Klein)) && draw.below(3) != 0 {
        Act::Say(Say::Klein)
    } else {
        draw.choice(&options).expect("somebody is due")
    };
    round.act(seat, act).expect("an option is legal");
}

/// A game that begins.
pub(crate) fn random_game(rules: &Rules, draw: &mut Draw) -> Play {
    loop {
        let dealer = Seat::from_index(draw.below(4));
        let deal = draw.deal(rules, dealer).expect("a whole deck");
        let open: SeatSet = Seat::ALL.into_iter().filter(|_| draw.below(3) == 0).collect();
        let mut round = if draw.below(40) == 0 {
            Spielfindung::vorfuehren(rules, deal, Seat::from_index(draw.below(4)))
        } else {
            Spielfindung::new(rules, deal, open)
        };
        while let Some(seat) = round.actor() {
            random_act(&mut round, seat, draw);
        }
        if let Ok(Found::Play(play)) = round.finish() {
            return *play;
        }
    }
}

/// Makes a call or plays a card.
pub(crate) fn random_move(play: &mut Play, draw: &mut Draw) {
    for seat in Seat::ALL {
        let calls = play.calls(seat);
        if draw.below(12) == 0
            && let Some(call) = draw.choice(&calls)
        {
            play.call(seat, call).expect("a legal call");
        }
    }
    let Some(seat) = play.actor() else { return };
    let options = play.options();
    let cards: Vec<Move> = options.iter().copied().filter(|option| matches!(option, Move::Card(_))).collect();
    let action = draw.choice(if cards.is_empty() { &options } else { &cards }).expect("the actor has an option");
    match action {
        Move::Card(_) if draw.below(8) == 0 && play.say_schweine(seat) => Ok(()),
        Move::Card(card) if draw.below(2) == 0 => play.play_kept(seat, card).map(|_| ()),
        action => play.act(seat, action).map(|_| ()),
    }
    .expect("an option is legal");
}

/// Returns whether a seat would have seen and heard what it has if these were the hands now.
pub(crate) fn fits(view: &View<'_>, hands: BySeat<Hand>, exchange: Option<Exchange>) -> bool {
    let public = view.public();
    let exchange = exchange.or(view.exchange().copied());
    let Ok(imagined) = Play::imagine(public, hands, exchange) else { return false };
    let rules = public.rules();
    let mut round = match public.game().named {
        Named::Solo { soloist, occasion: Occasion::Vorgefuehrt, .. } => {
            Spielfindung::vorfuehren(rules, *imagined.deal(), soloist)
        }
        _ => Spielfindung::new(rules, *imagined.deal(), public.pflichtsolo_open()),
    };
    for &(seat, act) in public.heard() {
        if round.act(seat, act).is_err() {
            return false;
        }
        if let (Some((giver, Due::Give { .. })), Some(exchange)) = (round.due(), exchange)
            && round.act(giver, Act::Give(exchange.given)).is_err()
        {
            return false;
        }
        if let (Some((taker, Due::Return { .. })), Some(exchange)) = (round.due(), exchange)
            && round.act(taker, Act::Return(exchange.returned)).is_err()
        {
            return false;
        }
    }
    let Ok(Found::Play(mut play)) = round.finish() else { return false };
    if play.exchange() != exchange.as_ref() {
        return false;
    }
    play.decide_schweine(public.schweine_fate());
    let mut calls = public.calls().iter().skip(play.public().calls().len()).peekable();
    for (number, (seat, card)) in public.plays().enumerate() {
        while let Some(called) = calls.next_if(|called| usize::from(called.before_card) <= number) {
            if play.call(called.seat, called.call).is_err() {
                return false;
            }
        }
        if play.play(seat, card).is_err() {
            return false;
        }
    }
    calls.all(|called| play.call(called.seat, called.call).is_ok())
        && play.public() == public
        && *play.hands() == hands
        && hands[view.seat()] == view.hand()
}
