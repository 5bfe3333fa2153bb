//! The likelihood of a world given the play of the others.
//!
//! A player who knows what he does shows his cards by what he plays. The others are thought to choose by the rules of
//! thumb, the likelier the better the card: with the probability `exp(worth / temperature)`, made up to 1, and now and
//! then, by the share `error`, any card at all. All of them may be thought to be of one kind of players, or each of another,
//! nobody knows which ([`Model::Strangers`], `strangers.rs`). How likely a world is beside another is the product over the others
//! of how likely each makes the cards that it has played. Where all were gesund, everybody has thought about a solo or a Hochzeit before, and
//! the less likely passed it by the more it is worth by the tables of the bot `rules`; a soloist played it the more likely, and so did who
//! took trumps. That takes as long as many cards and is asked for by itself.
//!
//! See: M. Buro, J. Long, T. Furtak and N. Sturtevant, "Improving State Evaluation, Inference, and Search in Trick-Based
//! Card Games", 2009; D. Rebstock, C. Solinas, M. Buro and N. Sturtevant, "Policy Based Inference in Trick-Taking Card
//! Games", 2019.

use crate::rules::{Games, Hands, Imagined, Prospect, Weights};
use crate::strangers::{self, Strangers};
use crate::style::Style;
use game::rules::TrumpfabgabeAsked;
use game::{BySeat, Card, Exchange, Hand, Named, Play, Public, Rules, Seat, SeenExchange, normal_trumps};
use std::borrow::Cow;
use std::cell::OnceCell;

/// Points of a game, beyond what it has to be worth, at which it is passed e times less often.
const SPREAD: f32 = 1.5;

/// Points that a solo is worth less than it has to be, at which it is played e times less often. Hands that are nearly fit for a solo are
/// many, and hardly anybody plays one with them.
const SPREAD_OF_SOLO: f32 = 0.75;

/// The share of hands with which a player who does not think plays a certain solo.
const THOUGHTLESS_SOLO: f32 = 0.01;

/// The share of players who give a trump back for those they have taken though they have something else.
const ODD_RETURN: f64 = 0.1;

/// Model of the choice of cards by a type of players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Kind {
    /// Loss of a card in Points at which it is played e times less often.
    pub temperature: f32,
    /// The share of cards that are played, and of soli that are played or not, without thinking.
    pub error: f32,
    /// The style by whose weights they choose; by those of `rules` if there is none.
    pub style: Option<Style>,
}

impl Kind {
    /// Players like the bot `rules`.
    pub const MIRROR: Self = Self { temperature: 0.1, error: 0.02, style: None };

    /// Returns the logarithm of the probability that such a player chooses `card`; 0 where it was no choice.
    pub(crate) fn log(&self, thoughts: &Thoughts<impl Fn(&Weights) -> Vec<(Card, f32)>>, card: Card) -> f64 {
        let worths = thoughts.by(self.style);
        if worths.is_empty() { 0.0 } else { f64::from(self.probability(&worths, card)).ln() }
    }

    /// Returns the probability that such a player chooses `card` from cards with these values in Points.
    pub(crate) fn probability(&self, worths: &[(Card, f32)], card: Card) -> f32 {
        let most = worths.iter().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
        let (mut sum, mut own) = (0.0, 0.0);
        for &(other, worth) in worths {
            let part = ((worth - most) / self.temperature).exp();
            sum += part;
            if other == card {
                own = part;
            }
        }
        (1.0 - self.error) * own / sum + self.error / worths.len() as f32
    }
}

/// Model of the choice of cards by the other players.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Model {
    /// All of them as one kind of players does.
    Alike(Kind),
    /// Each of them as one of the kinds that there are; which, its cards tell by and by.
    Strangers,
    /// The same, and who plays with whom is partly believed to a network that has seen players of many kinds.
    #[default]
    Anybody,
    /// As `Anybody`, as far as nothing is known of them from earlier games.
    Known(BySeat<Acquaintance>),
}

/// What earlier games tell of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Acquaintance {
    /// The style as which he plays; `None` for the bot `rules` itself.
    pub style: Option<Style>,
    /// Weight of the evidence of his cards by this style, against that of a stranger's, 0 to 1.
    pub trust: f64,
}

impl Acquaintance {
    /// Players who nearly always play the best card of their style.
    pub(crate) const fn kind(style: Option<Style>) -> Kind {
        Kind { temperature: 0.03, error: 0.01, style }
    }
}

/// Returns what the features of a card are worth to a style; `None` is the bot `rules` itself.
fn weights_of(style: Option<Style>) -> &'static Weights {
    style.map_or_else(Weights::learned, Style::weights)
}

/// The values of the cards of one choice, by any style. Those of the bot `rules`, which several models ask for, are computed once.
pub(crate) struct Thoughts<F> {
    think: F,
    by_rules: OnceCell<Vec<(Card, f32)>>,
}

impl<F: Fn(&Weights) -> Vec<(Card, f32)>> Thoughts<F> {
    /// Returns the values that `think` computes by given weights; empty where there is no choice.
    pub(crate) const fn new(think: F) -> Self {
        Self { think, by_rules: OnceCell::new() }
    }

    /// Returns the values by a style; `None` is the bot `rules` itself.
    pub(crate) fn by(&self, style: Option<Style>) -> Cow<'_, [(Card, f32)]> {
        match style {
            None => Cow::Borrowed(self.by_rules.get_or_init(|| (self.think)(Weights::learned()))),
            Some(_) => Cow::Owned((self.think)(weights_of(style))),
        }
    }
}

/// Goes through a game and shows every card that was a choice, with the game before it.
pub(crate) fn each_choice<'a>(world: &'a Play, mut visit: impl FnMut(Seat, &Imagined<'a>, Card)) {
    let mut game = Imagined::before_first_card(world);
    let mut calls = world.public().calls().iter().peekable();
    for (n_played, (seat, card)) in world.public().plays().enumerate() {
        while let Some(called) = calls.next_if(|called| usize::from(called.before_card) <= n_played) {
            game.hear(called);
        }
        if 1 < game.legal().len() {
            visit(seat, &game, card);
        }
        game.play(card);
    }
}

impl Model {
    /// Returns the logarithm of the likelihood that the others would have played in this world as they did, discounted
    /// by the trust in it. Only differences between worlds have a meaning. `viewer` is the seat that asks; its own
    /// cards are no evidence. A network's opinion of the sides is no part of it, because that takes many worlds
    /// ([`Posterior`](crate::Posterior) has it).
    #[must_use]
    pub fn log_likelihood(&self, viewer: Seat, world: &Play) -> f64 {
        self.logs(viewer, world).0.iter().sum()
    }

    /// Returns the same for each seat by itself; 0 for the viewer.
    #[must_use]
    pub fn logs(&self, viewer: Seat, world: &Play) -> BySeat<f64> {
        let [logs] = Self::logs_of([*self], viewer, world);
        logs
    }

    /// Returns what [`logs`](Self::logs) says for each of several models, in the time of little more than one.
    #[must_use]
    pub fn logs_of<const N: usize>(models: [Self; N], viewer: Seat, world: &Play) -> [BySeat<f64>; N] {
        let mut n_cards = BySeat::<usize>::default();
        world.public().plays().for_each(|(seat, _)| n_cards[seat] += 1);
        let mut tracks = models.map(|model| BySeat::from_fn(|seat| model.track(seat, n_cards[seat])));
        each_choice(world, |seat, game, card| {
            if seat != viewer {
                let thoughts = Thoughts::new(|weights: &Weights| game.thoughts(weights));
                tracks.iter_mut().for_each(|tracks| tracks[seat].add(&thoughts, card));
            }
        });
        tracks.map(|tracks| BySeat::from_fn(|seat| tracks[seat].log()))
    }

    /// Returns what the features of a card are thought to be worth to a seat.
    pub(crate) fn weights(&self, seat: Seat) -> &'static Weights {
        match self {
            Self::Alike(kind) => weights_of(kind.style),
            Self::Known(known) if 0.5 < known[seat].trust => weights_of(known[seat].style),
            Self::Strangers | Self::Anybody | Self::Known(_) => Weights::learned(),
        }
    }

    /// Returns whether a network's opinion of the sides is part of it.
    pub(crate) const fn has_network(&self) -> bool {
        matches!(self, Self::Anybody | Self::Known(_))
    }

    /// Returns what is thought of a seat before the cards that it has played are looked at, of which there are `n_cards`.
    pub(crate) fn track(&self, seat: Seat, n_cards: usize) -> Track {
        match *self {
            Self::Alike(kind) => Track::Alike { kind, log: 0.0 },
            Self::Known(known) if 0.0 < known[seat].trust => {
                let Acquaintance { style, trust } = known[seat];
                Track::Known { stranger: Strangers::new(n_cards), kind: Acquaintance::kind(style), log: 0.0, trust }
            }
            Self::Strangers | Self::Anybody | Self::Known(_) => Track::Strangers(Strangers::new(n_cards)),
        }
    }

    /// Returns the share of players who play a solo, or not, without thinking.
    fn solo_error(&self) -> f32 {
        match self {
            Self::Alike(kind) => kind.error,
            Self::Strangers | Self::Anybody | Self::Known(_) => strangers::SOLO_ERROR,
        }
    }

    /// Returns the logarithm of the probability that all seats but the viewer would have said in this world what they have in the round
    /// of Vorbehalte.
    #[must_use]
    pub fn log_round(&self, viewer: Seat, world: &Play) -> f64 {
        let public = world.public();
        let games = Games::all(public.rules());
        let start = Imagined::before_first_card(world);
        let others = Seat::ALL.into_iter().filter(|&seat| seat != viewer);
        let hands = *start.game().cards().hands();
        others.map(|seat| self.log_said(public, &games, (seat, hands[seat]), world.exchange())).sum()
    }

    /// Returns the logarithm of the probability that a seat with this hand at the first card would have been gesund in a normal game, would
    /// have played this solo in its own, or would have taken or refused these trumps; 0 where nothing is concluded from what it said.
    pub(crate) fn log_said(
        &self,
        public: &Public,
        games: &Games,
        (seat, hand): (Seat, Hand),
        exchange: Option<&Exchange>,
    ) -> f64 {
        let (hands, rules, leader) = (Hands::learned(), public.rules(), public.game().leader);
        let error = self.solo_error();
        let likely = |surplus: f32, spread: f32, thoughtless: f32| {
            let thinking = 1.0 / (1.0 + (-surplus / spread).exp());
            f64::from((1.0 - error) * thinking + thoughtless * error).ln()
        };
        match (public.game().named, public.exchange()) {
            (Named::Normal, _) => likely(-hands.surplus(rules, games, (seat, hand), leader), SPREAD, 0.5),
            (Named::Solo { soloist, solo, occasion, .. }, _) if soloist == seat => {
                let surplus = hands.solo_surplus(rules, games, (seat, hand), (solo, occasion, leader));
                likely(surplus, SPREAD_OF_SOLO, THOUGHTLESS_SOLO)
            }
            (Named::Trumpfabgabe { taker, .. }, Some(seen)) if seat == taker || has_refused(rules, seen, seat) => {
                let taken = Prospect::Taker(seen.trumps_given.unwrap_or(seen.cards));
                let dealt = exchange.map_or(hand, |exchange| exchange.before(seat, hand));
                let worth = hands.expected(rules, taken, seat, dealt, leader);
                if seat != taker {
                    return likely(-worth, SPREAD, 0.5);
                }
                let trumps = normal_trumps(rules);
                let is_odd = exchange.is_some_and(|exchange| 0 < exchange.returned.count_in(trumps))
                    && hand.count_in(trumps) < hand.len();
                likely(worth, SPREAD_OF_SOLO, THOUGHTLESS_SOLO) + if is_odd { ODD_RETURN.ln() } else { 0.0 }
            }
            _ => 0.0,
        }
    }
}

/// Returns whether a seat was offered the trumps before the taker. Where partners are asked first it is not concluded.
fn has_refused(rules: &Rules, exchange: &SeenExchange, seat: Seat) -> bool {
    let mut asked = exchange.giver.next().clockwise().take_while(|&asked| asked != exchange.taker);
    rules.trumpfabgabe.asked == TrumpfabgabeAsked::All && asked.any(|asked| asked == seat)
}

/// Evidence of the cards of one seat, one after the other, about a hand that it may have held.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Track {
    Alike { kind: Kind, log: f64 },
    Strangers(Strangers),
    Known { stranger: Strangers, kind: Kind, log: f64, trust: f64 },
}

impl Track {
    /// Records the next card; nothing where it was no choice.
    pub(crate) fn add(&mut self, thoughts: &Thoughts<impl Fn(&Weights) -> Vec<(Card, f32)>>, card: Card) {
        match self {
            Self::Alike { kind, log } => *log += kind.log(thoughts, card),
            Self::Strangers(stranger) => stranger.add(thoughts.by(None).as_ref(), card),
            Self::Known { stranger, kind, log, .. } => {
                *log += kind.log(thoughts, card);
                stranger.add(thoughts.by(None).as_ref(), card);
            }
        }
    }

    /// Returns the logarithm of how likely the hand makes all of them. It can only become less.
    pub(crate) fn log(&self) -> f64 {
        match self {
            Self::Alike { log, .. } => *log,
            Self::Strangers(stranger) => stranger.log(),
            Self::Known { stranger, log, trust, .. } => trust * log + (1.0 - trust) * stranger.log(),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::bot::{Bot, fallback};
    use crate::draw::Draw;
    use crate::rules::RulesBot;
    use crate::sample::Sampler;
    use game::{Found, Rules, SeatSet, Spielfindung};

    const KIND: Kind = Kind { temperature: 0.15, error: 0.02, style: None };
    const MODEL: Model = Model::Alike(KIND);

    /// Returns a normal game that these bots play to its end.
    pub(crate) fn play_of(bots: &mut BySeat<Box<dyn Bot>>, draw: Draw) -> Play {
        let mut play = begun(draw);
        while let Some(seat) = play.actor() {
            let card = bots[seat].card(&play.view(seat));
            play.play(seat, card).expect("a legal card");
        }
        play
    }

    /// Returns a normal game in which four `rules` bots have played `n_cards` cards.
    pub(crate) fn game_after(index: u64, n_cards: usize) -> Play {
        let mut play = begun(Draw::new(41, index));
        while play.public().cards_played() < n_cards {
            let seat = play.actor().expect("the game goes on");
            let card = RulesBot::new().card(&play.view(seat));
            play.play(seat, card).expect("a legal card");
        }
        play
    }

    /// Returns a normal game before its first card.
    pub(crate) fn begun(mut draw: Draw) -> Play {
        let deal = draw.deal(&Rules::DDV, Seat::W).expect("a whole deck");
        let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
        while let Some(seat) = round.actor() {
            let act = fallback(&round.view(seat));
            round.act(seat, act).expect("gesund");
        }
        let Ok(Found::Play(play)) = round.finish() else { panic!("everybody is gesund") };
        *play
    }

    #[test]
    fn the_world_that_is_is_likelier_than_others_if_the_others_play_by_the_rules_of_thumb() {
        let mut n_likelier = 0;
        for index in 0..100 {
            let play = game_after(index, 20);
            let seat = play.actor().expect("a seat is at turn");
            let other = Sampler::new(&play.view(seat)).expect("there are worlds").world(&mut Draw::new(2, index));
            n_likelier += usize::from(MODEL.log_likelihood(seat, &other) < MODEL.log_likelihood(seat, &play));
        }
        assert!(85 <= n_likelier, "{n_likelier}");
    }

    #[test]
    fn several_models_asked_together_say_what_each_says() {
        let (play, viewer) = (game_after(4, 30), Seat::S);
        let (together, other) = (Model::logs_of([MODEL, Model::Strangers], viewer, &play), Model::Strangers);
        assert_eq!(together, [MODEL.logs(viewer, &play), other.logs(viewer, &play)]);
        assert_ne!(together[0], together[1]);
    }

    #[test]
    fn own_cards_and_forced_ones_tell_nothing() {
        let play = game_after(0, 1);
        let leader = play.public().trick().leader();
        assert_eq!(MODEL.log_likelihood(leader, &play), 0.0);
        assert!(MODEL.log_likelihood(leader.next(), &play) < 0.0);
    }

    #[test]
    fn who_was_gesund_is_less_likely_to_hold_what_a_solo_needs() {
        let play = game_after(0, 0);
        let viewer = Seat::N;
        let sampler = Sampler::new(&play.view(viewer)).expect("there are worlds");
        let games = Games::all(&Rules::DDV);
        let surplus = |world: &Play, seat: Seat| {
            let hand = (seat, world.hands()[seat]);
            Hands::learned().surplus(&Rules::DDV, &games, hand, world.public().game().leader)
        };
        let worlds = (0..200).map(|index| sampler.world(&mut Draw::new(3, index)));
        let most = |world: &Play| {
            [Seat::E, Seat::S, Seat::W].map(|seat| surplus(world, seat)).into_iter().fold(f32::NEG_INFINITY, f32::max)
        };
        let (strong, weak): (Vec<Play>, Vec<Play>) = worlds.partition(|world| 0.0 < most(world));
        let mean = |worlds: &[Play]| {
            worlds.iter().map(|world| MODEL.log_round(viewer, world)).sum::<f64>() / worlds.len() as f64
        };
        assert!(!strong.is_empty() && mean(&strong) < mean(&weak) - 0.5, "{} {}", mean(&strong), mean(&weak));
    }

    #[test]
    fn probabilities_are_parts_of_one() {
        let worths = [(Card::CA, 0.3), (Card::CT, -0.1), (Card::HT, 0.25)];
        let sum: f32 = worths.iter().map(|&(card, _)| KIND.probability(&worths, card)).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
        assert!(KIND.probability(&worths, Card::HT) < KIND.probability(&worths, Card::CA));
    }
}
