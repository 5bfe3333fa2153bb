//! Constraints on the hands that a record leaves open.

use super::{Facts, Swap};
use game::rules::{SchweineRule, TrumpsTold};
use game::{
    Act, BySeat, Card, CardSet, Contract, Exchange, GameName, Hand, Order, Rules, Seat, SeatSet, SeenExchange, Told,
    Trick,
};
use notation::record::Record;

impl<'a> Facts<'a> {
    /// Returns what the owner of the only written hand knows about the hands before the first card; his is the one he
    /// had after any exchange.
    pub(crate) fn of_record(record: &Record, rules: &'a Rules, (seat, hand): (Seat, Hand)) -> Self {
        let heard: Vec<(Seat, Act)> = record.vorbehalte.iter().flatten().map(|said| (said.player, said.act)).collect();
        let open: SeatSet = record.pflichtsolo_open.iter().copied().collect();
        let told = Told::of(rules, record.dealer, open, &heard);
        let schweine = if record.schweine.is_none() { told.schweine().1 } else { record.schweine };
        let swap = swap_of(record, rules);
        let mut facts = Self { viewer: Some((seat, hand)), told, swap, ..Self::none(rules) };
        facts.see_offer();
        facts.see_asked(None);
        let contract = match record.game {
            GameName::Solo(solo) => Contract::Solo(solo),
            _ => Contract::Normal,
        };
        facts.lay(record, &Order::new(rules, contract, schweine.kind()));
        facts.have_schweine(contract, schweine);
        if let (Some(schwein), Some(seat)) = (rules.schwein(contract), has_no_second_fox(record, rules, contract)) {
            facts.lacks[seat] = facts.lacks[seat].with(schwein);
        }
        match (record.game, record.hochzeiter) {
            (GameName::Hochzeit | GameName::HochzeitSolo, Some(hochzeiter)) => {
                facts.queens[hochzeiter] = [false, false, true];
                facts.only_at(hochzeiter, Card::CQ);
            }
            (GameName::Normal | GameName::StillesSolo, None) if record.giver.is_none() => facts.hear(record),
            _ => {}
        }
        facts
    }

    /// Records the cards that were played. The viewer's played cards count among its own.
    fn lay(&mut self, record: &Record, order: &Order) {
        let mut laid = BySeat::<Hand>::default();
        for played in &record.tricks_played {
            let mut trick = Trick::led_by(played.lead);
            for &card in played.cards.iter().take(4) {
                let seat = trick.to_play();
                if laid[seat].count(card) < 2 {
                    laid[seat].add(card);
                }
                self.lacks[seat] = self.lacks[seat] - order.follow(card);
                if let Some(led) = trick.led()
                    && !order.follow(led).contains(card)
                {
                    self.lacks[seat] |= order.follow(led);
                }
                trick.push(order, card);
            }
        }
        let Some((viewer, _)) = self.viewer else { return };
        for seat in Seat::ALL.into_iter().filter(|&seat| seat != viewer) {
            self.in_hand[seat] = self.in_hand[seat].saturating_sub(laid[seat].len());
            self.played[seat] = laid[seat];
        }
        self.lacks[viewer] = CardSet::EMPTY;
    }

    /// Records the sides that were stated.
    fn hear(&mut self, record: &Record) {
        for call in &record.announcements {
            if let Some(team) = call.say.team().or(call.team) {
                self.is_of(call.player, team);
            }
        }
    }
}

/// Returns who has laid an ace that would have been shown as a Schwein if he had held the other one, too.
fn has_no_second_fox(record: &Record, rules: &Rules, contract: Contract) -> Option<Seat> {
    if rules.schweine.when != SchweineRule::FirstPlayed || !record.schweine.is_none() {
        return None;
    }
    let plays = record.tricks_played.iter().flat_map(|trick| trick.lead.clockwise().zip(trick.cards.iter()));
    let schwein = rules.schwein(contract)?;
    let (seat, _) = plays.into_iter().find(|&(_, &card)| card == schwein)?;
    rules.schweine_exist(contract, record.soloist, seat).then_some(seat)
}

/// Returns what the record says of an exchange.
fn swap_of(record: &Record, rules: &Rules) -> Swap {
    let (Some(giver), Some(taker)) = (record.giver, record.taker) else { return Swap::None };
    let hand = |cards: &Option<Vec<Card>>| cards.as_deref().and_then(|cards| Hand::try_of(cards).ok());
    match (hand(&record.given), hand(&record.returned), record.exchanged, record.trumps_returned) {
        (Some(given), Some(returned), ..) => Swap::Known(Exchange { giver, taker, given, returned }),
        (.., Some(cards), trumps) if trumps.is_some() || rules.trumpfabgabe.told == TrumpsTold::Nothing => {
            let (cards, trumps_returned) = (usize::from(cards), trumps.map(usize::from));
            let trumps_given = record.trumps_given.map(usize::from);
            Swap::Seen(SeenExchange { giver, taker, cards, trumps_given, trumps_returned })
        }
        _ => Swap::Unknown { giver, taker },
    }
}
