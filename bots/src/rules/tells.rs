//! Evidence of played cards about the sides while they are open.
//!
//! Re leads more trumps, and no player smears to a known foe. The probability of a card from a player of Re or Kontra,
//! to a trick of a friend or a foe, was counted in self-play; `tells.txt` is written by `cargo run --release -p
//! doko-lab -- train-tells` and holds logarithms, times 100. Cards are taken to be independent of one another
//! (See: P. Domingos, M. Pazzani, "On the optimality of the simple Bayesian classifier under zero-one loss", 1997).

use crate::rules::grid::Grid;
use crate::rules::partner::PAIRS;
use crate::rules::sight::{SLOTS, slot};
use game::{Card, Class, Order, Parties, Seat, SeatSet, Trick};
use std::sync::LazyLock;

/// Leads to the first trick, the next two, later; and cards to a trick: Fehl or trump led, class not followed or
/// followed, position, Augen on the table (less than 10, less than 20, more).
const CONTEXTS: usize = LEADS + 2 * 2 * 3 * 3;
const LEADS: usize = 3;
/// A card by slot, without and with taking the trick.
const ACTIONS: usize = 2 * SLOTS;
/// Kontra or Re, at a trick of a foe or a friend.
const STATES: usize = 2 * 2;

/// A card as a player who infers the sides sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tell {
    seat: Seat,
    /// Owner of the trick before the card; its player if it leads.
    owner: Seat,
    context: usize,
    action: usize,
}

impl Tell {
    /// Returns what there is to see of a card; `trick` are the cards before it.
    pub(crate) fn new(order: &Order, trick: &Trick, n_tricks: usize, card: Card) -> Self {
        let seat = trick.to_play();
        let (Some(led), Some(best), Some(owner)) = (trick.led(), trick.best(), trick.owner()) else {
            let context = [0, 1, 1, 2][n_tricks.min(3)];
            return Self { seat, owner: seat, context, action: SLOTS + slot(order, card) };
        };
        let led = order.class_of(led);
        let suit = 2 * usize::from(led == Class::Trump) + usize::from(order.class_of(card) == led);
        let augen = usize::from(trick.augen().0 / 10).min(2);
        let context = LEADS + (3 * suit + trick.len() - 1) * 3 + augen;
        Self { seat, owner, context, action: SLOTS * usize::from(order.beats(card, best)) + slot(order, card) }
    }

    const fn row(&self) -> usize {
        self.context * ACTIONS + self.action
    }
}

/// Returns the number of the state in which these are Re, by who plays and who has the trick.
const fn state(re: SeatSet, player: Seat, owner: Seat) -> usize {
    let (player, owner) = (re.contains(player), re.contains(owner));
    2 * player as usize + (player == owner) as usize
}

/// The state by who plays and who has the trick, for each of the six pairs.
const STATE: [[[u8; 6]; 4]; 4] = {
    let mut states = [[[0; 6]; 4]; 4];
    let mut at = 0;
    while at < 4 * 4 * 6 {
        let (player, owner, pair) = (at / 24, at / 6 % 4, at % 6);
        let re = SeatSet::only(PAIRS[pair].0).with(PAIRS[pair].1);
        states[player][owner][pair] = state(re, Seat::ALL[player], Seat::ALL[owner]) as u8;
        at += 1;
    }
    states
};

/// Log-probabilities of cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Tells {
    /// Log-probabilities by context and action, then by state.
    logs: Vec<[f32; STATES]>,
}

impl Tells {
    /// Returns what was learned.
    pub(crate) fn learned() -> &'static Self {
        static LEARNED: LazyLock<Tells> = LazyLock::new(|| Tells::read(include_str!("tells.txt")));
        &LEARNED
    }

    /// Returns what these cards tell, of which it is known who was Re.
    #[must_use]
    pub fn count(cards: impl Iterator<Item = (Tell, Parties)>) -> Self {
        let mut counts = vec![[0.0_f64; STATES]; CONTEXTS * ACTIONS];
        for (tell, parties) in cards {
            counts[tell.row()][state(parties.re, tell.seat, tell.owner)] += 1.0;
        }
        let logs = counts.chunks(ACTIONS).flat_map(|context| {
            let sums: [f64; STATES] = std::array::from_fn(|state| context.iter().map(|counts| counts[state]).sum());
            let total: f64 = sums.iter().sum();
            context.iter().map(move |counts| {
                let share = counts.iter().sum::<f64>() / total;
                if share.is_nan() || share == 0.0 {
                    return [0.0; STATES];
                }
                // The probability of rare cards is taken to be about the average over all players.
                std::array::from_fn(|state| {
                    let frequent = (counts[state] + RARE * share) / (sums[state] + RARE);
                    (frequent / share).ln() as f32
                })
            })
        });
        Self { logs: logs.collect() }
    }

    /// Adds the evidence of a card to the logarithms of the probabilities of the six pairs as Re.
    pub(crate) fn add(&self, tell: &Tell, pairs: &mut [f32; 6]) {
        let logs = &self.logs[tell.row()];
        for (log, state) in pairs.iter_mut().zip(STATE[tell.seat.index()][tell.owner.index()]) {
            *log += logs[usize::from(state)];
        }
    }

    /// Writes the table.
    #[must_use]
    pub fn write(&self) -> String {
        let column = |at: usize| {
            let rows = self.logs[at / STATES * ACTIONS..].iter().take(ACTIONS);
            rows.map(|logs| logs[at % STATES]).collect()
        };
        Self::grid().write(100.0, &(0..CONTEXTS * STATES).map(column).collect::<Vec<Vec<f32>>>())
    }

    fn read(text: &str) -> Self {
        if text.is_empty() {
            return Self { logs: vec![[0.0; STATES]; CONTEXTS * ACTIONS] };
        }
        let columns = Self::grid().read(100.0, &mut text.lines());
        let row = |at: usize| std::array::from_fn(|state| columns[at / ACTIONS * STATES + state][at % ACTIONS]);
        Self { logs: (0..CONTEXTS * ACTIONS).map(row).collect() }
    }

    fn grid() -> Grid {
        let leads = ["first", "second", "later"].map(|when| format!("lead-{when}"));
        let follows = ["fehl-other", "fehl", "trump-other", "trump"].into_iter().flat_map(|suit| {
            (2..5).flat_map(move |position| [0, 10, 20].map(|augen| format!("{suit}-{position}-{augen}")))
        });
        let states = ["kontra-foe", "kontra-friend", "re-foe", "re-friend"];
        let contexts = leads.into_iter().chain(follows);
        let columns = contexts.flat_map(|context| states.map(|state| format!("{context}/{state}"))).collect();
        let rows = ["give", "take"].into_iter().flat_map(|way| (0..SLOTS).map(move |slot| format!("{way}.{slot}")));
        Grid { name: "tells", rows: rows.collect(), columns }
    }
}

/// Number of cards without evidence that are added to the counts (smoothing).
const RARE: f64 = 10.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Draw;
    use crate::rules::RulesBot;
    use crate::rules::memory::Memory;
    use crate::rules::partner::friends;
    use crate::rules::rollout::tests::found;
    use game::{BySeat, Rules};

    #[test]
    fn what_is_told_is_nearer_to_the_truth_than_what_is_proved() {
        let (mut told, mut proved) = (0.0, 0.0);
        for index in 0..300 {
            let mut play = found(&Rules::DDV, &mut Draw::new(51, index));
            let parties = play.parties().filter(|parties| parties.soloist().is_none());
            let (Some(parties), Some(_)) = (parties, Memory::of(play.public()).pairs) else { continue };
            for _ in 0..16 {
                let seat = play.actor().expect("cards are left");
                let card = RulesBot::new().card(&play.view(seat));
                play.play(seat, card).expect("a legal card");
            }
            let memory = Memory::of(play.public());
            let loss = |me: Seat, friends: BySeat<f32>| -> f32 {
                let truth = |seat| f32::from(u8::from(parties.team_of(seat) == parties.team_of(me)));
                friends.iter().map(|(seat, friend)| (friend - truth(seat)).powi(2)).sum()
            };
            for (me, &hand) in play.hands().iter() {
                told += loss(me, friends(&memory, me, hand));
                proved += loss(me, friends(&Memory { pairs: None, ..memory.clone() }, me, hand));
            }
        }
        assert!(told < 0.8 * proved, "{told} {proved}");
    }

    #[test]
    fn the_table_is_read_as_it_was_written() {
        let learned = Tells::learned();
        assert_eq!(Tells::read(&learned.write()), *learned);
        assert!(learned.logs.iter().flatten().any(|&log| log != 0.0));
    }

    #[test]
    fn who_leads_a_card_that_only_re_leads_is_thought_to_be_re() {
        let order = game::Order::new(&Rules::DDV, game::Contract::Normal, game::Schweine::None);
        let tell = |seat| Tell::new(&order, &Trick::led_by(seat), 0, Card::CA);
        let re = game::SeatSet::only(Seat::N).with(Seat::E);
        let cards = (0..100).map(|n| (tell(if n < 80 { Seat::N } else { Seat::S }), Parties { re }));
        let tells =
            Tells::count(cards.chain([(Tell::new(&order, &Trick::led_by(Seat::S), 0, Card::C9), Parties { re })]));
        let mut pairs = [0.0; 6];
        tells.add(&tell(Seat::W), &mut pairs);
        let likeliest: Vec<bool> = pairs.iter().map(|&log| log == pairs[2]).collect();
        let has_west: Vec<bool> = PAIRS.iter().map(|&(a, b)| a == Seat::W || b == Seat::W).collect();
        assert_eq!(likeliest, has_west);
        assert!(pairs[0] < pairs[2]);
    }
}
