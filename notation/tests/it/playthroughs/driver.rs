//! Plays a game by drawing lots.

use game::{
    Act, Card, Deal, Found, Move, Play, Rules, Say, Seat, SeatSet, Spielfindung,
    rules::{
        CalledGame, HeartTenWithSchweine, HochzeitCalls, SchweineInSolo, SchweineRule, SecondHeartTen, SoloContest,
        Trumpfabgabe, Trumpfschwach,
    },
};
use rand::{
    RngExt,
    seq::{IndexedRandom, SliceRandom},
};
use rand_chacha::ChaCha8Rng;

/// The published rule sets, and clubs that answer what they leave open otherwise.
pub(crate) fn rule_sets() -> Vec<Rules> {
    let mut sets = Rules::ALL.to_vec();
    sets.push(Rules::BSV.with(|rules| {
        rules.trumpfschwach.becomes = Trumpfschwach::Exchange;
        rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenNormal;
        rules.pflichtansage.in_hochzeit = game::rules::PflichtansageInHochzeit::Deferred;
    }));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| {
        rules.schweine.in_solo = SchweineInSolo::Any;
        rules.soli.contest = SoloContest::Seat;
        rules.trumpfabgabe.max = 5;
    }));
    for schweine in [SchweineRule::FirstPlayed, SchweineRule::Optional, SchweineRule::AfterTrick] {
        let soli = SchweineInSolo::Any;
        sets.push(Rules::DDV.with(|rules| {
            rules.schweine.when = schweine;
            rules.schweine.in_solo = soli;
            rules.name = "club".into();
        }));
    }
    for schweine in [SchweineRule::FirstPlayed, SchweineRule::Optional] {
        let heart_ten_with_schweine = HeartTenWithSchweine::FirstWins;
        let second_heart_ten_wins = SecondHeartTen::WhenTrump;
        let name = "club".into();
        sets.push(Rules::DDV.with(|rules| {
            rules.schweine.when = schweine;
            rules.schweine.heart_ten = heart_ten_with_schweine;
            rules.deck.second_heart_ten_wins = second_heart_ten_wins;
            rules.name = name;
        }));
    }
    // With a Hochzeit or a Trumpfabgabe its player has said Re.
    let counts_as_called: game::rules::List<_> = vec![CalledGame::Hochzeit, CalledGame::Trumpfabgabe].into();
    let (hochzeit_calls, name) = (HochzeitCalls::Anytime, "club".into());
    sets.push(Rules::DDV.with(|rules| {
        rules.calls.hochzeit = hochzeit_calls;
        rules.name = name;
        rules.calls.counts_as_called = counts_as_called.clone();
    }));
    sets.push(Rules::RECKLINGHAUSEN.with(|rules| {
        rules.calls.counts_as_called = counts_as_called;
        rules.name = "club".into();
    }));
    sets.push(Rules::DDV.with(|rules| {
        rules.calls.reply_extension = Some(2);
        rules.hochzeit.limit = 5;
    }));
    sets
}

pub(crate) fn shuffled(rules: &Rules, rng: &mut ChaCha8Rng) -> Deal {
    let mut deck: Vec<Card> = rules.deck().cards().collect();
    deck.shuffle(rng);
    let dealer = *Seat::ALL.choose(rng).expect("there are four seats");
    Deal::from_deck(rules, dealer, &deck).expect("a permutation of the deck")
}

/// Returns a found game, dealing until one is found. Every other deal a hand gets what a Vorbehalt needs more often.
pub(crate) fn random_game(rules: &Rules, rng: &mut ChaCha8Rng) -> Play {
    loop {
        let deal = shuffled(rules, rng);
        let open: SeatSet = Seat::ALL.into_iter().filter(|_| rng.random()).collect();
        let forced = rng.random_ratio(1, 20);
        let mut round =
            if forced { Spielfindung::vorfuehren(rules, deal, Seat::E) } else { Spielfindung::new(rules, deal, open) };
        while let Some(actor) = round.actor() {
            let seat = if rng.random_ratio(1, 8) { *Seat::ALL.choose(rng).expect("four seats") } else { actor };
            let mut options = round.options_of(seat);
            // Most of the time people are gesund, or soli would be all that is played.
            if options.contains(&Act::Say(Say::Gesund)) && rng.random_ratio(2, 3) {
                options.retain(|&mut act| act == Act::Say(Say::Gesund));
            }
            if let Some(&act) = options.choose(rng) {
                round.act(seat, act).expect("an option is legal");
            }
        }
        match round.finish().expect("nobody is due") {
            Found::Play(play) => return *play,
            Found::Redeal(redeal) => assert_eq!(redeal.dealer, deal.dealer()),
        }
    }
}

/// Plays until the end or until this many cards are played, calling now and then, on turn and off.
pub(crate) fn play_on(play: &mut Play, cards: usize, rng: &mut ChaCha8Rng, mut see: impl FnMut(&Play)) {
    while play.public().cards_played() < cards {
        let Some(actor) = play.actor() else { return };
        see(play);
        if rng.random_ratio(1, 6) {
            let seat = *Seat::ALL.choose(rng).expect("four seats");
            if let Some(&call) = play.calls(seat).choose(rng) {
                play.call(seat, call).expect("an option is legal");
            }
        }
        let options = play.options();
        let &action = options.choose(rng).expect("the actor can always do something");
        match action {
            Move::Card(_) if rng.random_ratio(1, 6) && play.say_schweine(actor) => {}
            Move::Card(card) if rng.random() => play.play_kept(actor, card).map(|_| ()).expect("an option is legal"),
            action => play.act(actor, action).map(|_| ()).expect("an option is legal"),
        }
    }
}
