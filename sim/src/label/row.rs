//! The columns that every game has, and room for the others.

use super::check::played;
use super::replay::replay;
use super::{card_number, card_numbers, seat_mask, seat_number};
use game::{Outcome, Play, Position, Rules, Seat, Team};
use serde::{Deserialize, Serialize};
use text::Message;
use wincode::{SchemaRead, SchemaWrite};

/// A game as a row. Columns that were not wanted are empty lists.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, SchemaRead, SchemaWrite)]
pub struct GameRow {
    /// The number of the game in its data set, from 0.
    pub index: u64,
    /// Number of redeals before this game.
    pub redeals: u16,
    /// Bot in each seat: its index in the list of the manifest.
    pub bots: Vec<u8>,
    /// The dealer.
    pub dealer: u8,
    /// The cards as they were dealt: those of N, then those of E, S, W.
    pub deal: Vec<u8>,
    /// Words before the first card, as `N:gesund`, in order.
    pub said: Vec<String>,
    /// The name of the game, such as `normal`, `stilles_solo` or `damensolo`.
    pub game: String,
    /// Seat that announced Schweine.
    pub schweine: Option<u8>,
    /// Seat that gave its trumps away in a Trumpfabgabe.
    pub giver: Option<u8>,
    /// Seat that took them.
    pub taker: Option<u8>,
    /// The trumps that were given.
    pub given: Vec<u8>,
    /// The cards that came back.
    pub returned: Vec<u8>,
    /// The members of Re, a bit for each seat.
    pub re: u8,
    /// The trick that found the partner of a Hochzeiter, from 1.
    pub clarified: Option<u8>,
    /// Leader of each trick.
    pub leads: Vec<u8>,
    /// Winner of each trick.
    pub winners: Vec<u8>,
    /// The cards in the order they were played.
    pub cards: Vec<u8>,
    /// The calls in order: `re`, `kontra`, `k90` ..
    pub call: Vec<String>,
    /// Seat of each call.
    pub call_seat: Vec<u8>,
    /// The side each call counts for: 0 Re, 1 Kontra.
    pub call_team: Vec<u8>,
    /// Number of cards that all seats had played before each call.
    pub call_before: Vec<u8>,
    /// The Augen of Re.
    pub re_augen: u16,
    /// The tricks of Re.
    pub re_tricks: u8,
    /// The side that has won, `re` or `kontra`; absent if both failed their calls.
    pub winner: Option<String>,
    /// The items of the result, such as `gewonnen`, `unter_90`, `fuchs`.
    pub item: Vec<String>,
    /// The side that gets each item: 0 Re, 1 Kontra.
    pub item_team: Vec<u8>,
    /// Points of each item, never negative.
    pub item_points: Vec<i16>,
    /// Factor of the value by Ansagen; 1 without.
    pub factor: i16,
    /// The value of the game seen from Re.
    pub re_value: i16,
    /// Points of each seat.
    pub points: Vec<i16>,
    /// Number of decisions that were made for a bot because its own were not legal.
    pub faults: u16,
    /// The legal cards at each decision, a bit for each card.
    pub legal: Vec<u32>,
    /// Holders of the unseen cards: for each decision 24 numbers, one for each card.
    pub holders: Vec<u8>,
    /// The decision of each exact value: how many cards had been played.
    pub value_at: Vec<u8>,
    /// The card of each exact value.
    pub value_card: Vec<u8>,
    /// The Augen that Re ends with after this card and best play of all four.
    pub value_augen: Vec<i16>,
    /// Value of the game for Re, before a soloist's factor, after this card and best play of all four.
    pub value_points: Vec<i16>,
    /// The decision of each thought of a bot.
    pub thought_at: Vec<u8>,
    /// The card of each thought.
    pub thought_card: Vec<u8>,
    /// Value of the card in the opinion of the bot.
    pub thought: Vec<f32>,
}

impl GameRow {
    /// Writes down a game that was played to its end, without labels.
    pub(crate) fn of(play: &Play, outcome: &Outcome) -> Self {
        let optional = |seat: Option<Seat>| seat.map(seat_number);
        let exchange = play.exchange();
        let team = |team: Team| team as u8;
        let items = &outcome.score.items;
        Self {
            dealer: seat_number(play.deal().dealer()),
            deal: Seat::ALL.iter().flat_map(|&seat| card_numbers(play.deal().hands()[seat])).collect(),
            said: play.log().iter().map(|(seat, act)| format!("{seat}:{act}")).collect(),
            game: outcome.scored_as.to_string(),
            schweine: optional(outcome.game.schweine.aces()),
            giver: optional(exchange.map(|exchange| exchange.giver)),
            taker: optional(exchange.map(|exchange| exchange.taker)),
            given: exchange.map_or_else(Vec::new, |exchange| card_numbers(exchange.given)),
            returned: exchange.map_or_else(Vec::new, |exchange| card_numbers(exchange.returned)),
            re: seat_mask(outcome.parties.re),
            clarified: outcome.klaerung.and_then(game::Klaerung::trick),
            leads: outcome.tricks.iter().map(|trick| seat_number(trick.leader())).collect(),
            winners: outcome.trick_winners().map(seat_number).collect(),
            cards: play.public().plays().map(|(_, card)| card_number(card)).collect(),
            call: outcome.calls.iter().map(|called| called.call.to_string()).collect(),
            call_seat: outcome.calls.iter().map(|called| seat_number(called.seat)).collect(),
            call_team: outcome.calls.iter().map(|called| team(called.team)).collect(),
            call_before: outcome.calls.iter().map(|called| called.before_card).collect(),
            re_augen: outcome.won.re.augen.0,
            re_tricks: outcome.won.re.tricks,
            winner: outcome.score.winner.map(|team| team.to_string()),
            item: items.iter().map(|item| item.kind.to_string()).collect(),
            item_team: items.iter().map(|item| team(item.team)).collect(),
            item_points: items.iter().map(|item| item.points.0 as i16).collect(),
            factor: outcome.score.factor as i16,
            re_value: outcome.score.re_value.0 as i16,
            points: outcome.score.points.iter().map(|(_, points)| points.0 as i16).collect(),
            ..Self::default()
        }
    }

    /// Returns the game as it stood after its last card.
    ///
    /// # Errors
    /// Returns what cannot be, if the row is not one that was written here.
    pub fn play(&self, rules: &Rules) -> Result<Play, Message> {
        played(self, rules).map(|(play, _)| play)
    }

    /// Returns the position before each of these cards, by how many were played before; `None` before it is decided who plays
    /// with whom, while a seat has yet to decide something on which it depends, and after the last card.
    ///
    /// # Errors
    /// Returns what cannot be, if the row is not one that was written here.
    pub fn positions(&self, rules: &Rules, at: &[usize]) -> Result<Vec<Option<Position>>, Message> {
        let play = self.play(rules)?;
        let mut positions = vec![None; at.len()];
        replay(&play, |n_played, state| {
            for (position, _) in positions.iter_mut().zip(at).filter(|(_, at)| **at == n_played) {
                *position = state.parties().and_then(|_| state.position());
            }
        });
        Ok(positions)
    }
}
