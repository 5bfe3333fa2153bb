//! Random games, and whether a deal can be what was seen and heard: the game is played anew with it.

#![allow(dead_code, unreachable_pub, reason = "every test takes what it needs")]

use doko_bots::Draw;
use game::rules::{
    CalledGame, FuchsCount, GivenCards, HeartTenInLastTrick, HigherSchwein, HigherSchweineBy, OfferTold,
    SchweineInSolo, SchweineRule, Trumpfabgabe, TrumpfabgabeAsked, Trumpfschwach, TrumpsTold, VorbehaltKind,
    WerfenWhen,
};
use game::{
    Act, BySeat, Call, Card, Due, Exchange, Found, Hand, Move, Named, Occasion, Play, Rules, Say, Seat, SeatSet, Solo,
    Spielfindung, View,
};

/// The published rule sets, and some that clubs might play.
pub fn rule_sets() -> Vec<Rules> {
    let exchange = Rules {
        trumpfschwach: Trumpfschwach::Exchange,
        trumpfabgabe: Trumpfabgabe::AskAllThenNormal,
        trumpfabgabe_asked: TrumpfabgabeAsked::PartnerFirst,
        trumpfabgabe_cards: GivenCards::ThreeWithoutTrump,
        ..Rules::BSV
    };
    let duty = Rules {
        werfen_nine_suits: None,
        werfen_nines_and_kings: None,
        werfen_augen: None,
        werfen_augen_max: None,
        ..entangled()
    };
    let before = Rules {
        schweine_above: vec![HigherSchwein::Tens].into(),
        schweine_above_by: HigherSchweineBy::OtherHand,
        trumpfabgabe_offer: OfferTold::Trumps,
        trumpfabgabe_asked: TrumpfabgabeAsked::Partner,
        ..throwing(&Rules::RECKLINGHAUSEN, WerfenWhen::Before)
    };
    let asked = Rules {
        schweine: SchweineRule::BeforePlay,
        schweine_in_solo: SchweineInSolo::Soloist,
        schweine_above: vec![HigherSchwein::Nines, HigherSchwein::Kings].into(),
        ..Rules::DDV
    };
    // Whoever has both aces of diamonds has Schweine, and shows it with the first.
    let shown = Rules {
        schweine: SchweineRule::FirstPlayed,
        schweine_in_solo: SchweineInSolo::Any,
        heart_ten_in_last_trick: HeartTenInLastTrick::Reversed,
        soli: Solo::ALL.into_iter().filter(|&solo| solo != Solo::Neunen).collect(),
        reservation_priority: vec![
            VorbehaltKind::Solo,
            VorbehaltKind::Werfen,
            VorbehaltKind::Trumpfabgabe,
            VorbehaltKind::Hochzeit,
        ]
        .into(),
        ..Rules::RECKLINGHAUSEN
    };
    // Whoever shows or says that he has Schweine has called for his side.
    let kept = Rules { schweine: SchweineRule::Optional, schweine_in_solo: SchweineInSolo::Soloist, ..Rules::DDV };
    let late = Rules { schweine: SchweineRule::AfterTrick, schweine_in_solo: SchweineInSolo::Any, ..Rules::DDV };
    // All soli are alike, a solo counts as called, and a nine of diamonds makes an Armut of four trumps.
    let alike = Rules {
        pflichtsolo_first: false,
        soli: vec![Solo::Asse, Solo::Zehnen, Solo::Neunen, Solo::Null].into(),
        counts_as_called: vec![CalledGame::Solo, CalledGame::Hochzeit, CalledGame::Trumpfabgabe].into(),
        trumpfabgabe: Trumpfabgabe::AskAllThenNormal,
        trumpfabgabe_max_with_nine: Some(4),
        ..Rules::DDV
    };
    let alike = alike.fitted(|_| false);
    vec![Rules::DDV, Rules::BSV, Rules::RECKLINGHAUSEN, exchange, duty, before, asked, shown, kept, late, alike]
}

/// A rule set in which so many hands must be thrown in that the others cannot be counted.
pub fn entangled() -> Rules {
    throwing(&Rules { werfen_mandatory: true, ..Rules::DDV }, WerfenWhen::Vorbehalt)
}

/// A rule set in which hands may be thrown in for every reason, and Füchse are no trumps of a weak hand.
fn throwing(base: &Rules, when: WerfenWhen) -> Rules {
    let mut priority = base.reservation_priority.to_vec();
    priority.retain(|&kind| kind != VorbehaltKind::Werfen);
    if when == WerfenWhen::Vorbehalt {
        priority.insert(0, VorbehaltKind::Werfen);
    }
    Rules {
        reservation_priority: priority.into(),
        werfen_kings: Some(5),
        werfen_nines: base.nines.then_some(5),
        werfen_nine_suits: base.nines.then_some(4),
        werfen_nines_and_kings: base.nines.then_some(7),
        werfen_augen: Some(80),
        werfen_augen_max: Some(35),
        werfen_no_trump_above: Some(Card::DA),
        werfen_trumps_max: Some(2),
        werfen_when: when,
        trumpfabgabe_fuechse: FuchsCount::SingleFree,
        trumpfabgabe_told: TrumpsTold::Whether,
        trumpfabgabe_cards: GivenCards::AtLeastThree,
        ..base.clone()
    }
}

/// Does something the seat may do; gesund more often than not, and exchanges willingly.
pub fn random_act(round: &mut Spielfindung, seat: Seat, draw: &mut Draw) {
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
pub fn random_game(rules: &Rules, draw: &mut Draw) -> Play {
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
pub fn random_move(play: &mut Play, draw: &mut Draw) {
    for seat in Seat::ALL {
        let calls: Vec<Call> = play.calls(seat);
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
pub fn fits(view: &View<'_>, hands: BySeat<Hand>, exchange: Option<Exchange>) -> bool {
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
