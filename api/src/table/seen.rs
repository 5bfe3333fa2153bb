//! What one seat of a running game sees.

use crate::plays::PlayAnswer;
use game::Course;
use game::{
    Act, Augen, BySeat, ByTeam, Call, Card, GameName, Hand, Level, Order, Play, Schweine, SchweineHolders, Seat,
    Spielfindung, Team, Trick,
};
use schemars::JsonSchema;
use serde::Serialize;

/// View of one seat of a running game.
///
/// # Information
/// No hidden card can be reached from here.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Seen {
    /// Seat of the view.
    pub seat: Seat,
    /// Its cards, trumps first, high to low.
    pub hand: Vec<Card>,
    /// Legal cards; empty off turn.
    pub legal_cards: Vec<Card>,
    /// The dealer.
    pub dealer: Seat,
    /// Words and acts before the first card, in order; cards that were given back are not shown.
    pub said: Vec<SeenSaid>,
    /// The game that is played; absent while it is being found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameName>,
    /// Seat of the Vorbehalt that is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarer: Option<Seat>,
    /// Seats that announced Schweine, and the ranks above them.
    #[serde(flatten)]
    pub schweine: SchweineHolders,
    /// Known part of the exchange of a Trumpfabgabe.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exchange: Option<SeenExchange>,
    /// Leader of the current trick; absent while the game is being found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<Seat>,
    /// The cards on the table.
    pub trick: Vec<PlayAnswer>,
    /// The complete tricks.
    pub tricks: Vec<SeenTrick>,
    /// The calls.
    pub calls: Vec<SeenCall>,
    /// The seat's own side; absent while it is not settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub party: Option<Team>,
    /// The publicly known side of each seat; null if unknown.
    pub parties: BySeat<Option<Team>>,
    /// Augen of each seat in complete tricks.
    pub augen: BySeat<Augen>,
    /// Highest call of each side; programs read the `calls`.
    #[serde(skip)]
    pub levels: ByTeam<Level>,
    /// Number of cards of each seat.
    pub cards_in_hand: BySeat<usize>,
}

/// Something that was said or done before the first card.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SeenSaid {
    /// Seat that spoke.
    pub seat: Seat,
    /// The word, in the notation.
    pub word: String,
}

/// A complete trick.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SeenTrick {
    /// The cards in order.
    pub plays: Vec<PlayAnswer>,
    /// Winner of the trick.
    pub winner: Option<Seat>,
    /// Augen of the trick.
    pub augen: Augen,
}

/// A call.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct SeenCall {
    /// Seat that called.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// Number of cards that all seats had played before.
    pub before_card: u8,
}

/// Knowledge of a seat about the exchange of a Trumpfabgabe.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SeenExchange {
    /// Seat that gave its trumps.
    pub giver: Seat,
    /// Seat that took them.
    pub taker: Seat,
    /// Number of given cards, which is that of returned ones.
    pub cards: usize,
    /// Number of trumps among the given cards, if it was stated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trumps_given: Option<usize>,
    /// Number of trumps among the returned cards; 0 or 1 if only their presence is stated, absent if nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trumps_returned: Option<usize>,
    /// The trumps given, for those who took part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<Vec<Card>>,
    /// The cards returned, for those who took part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub returned: Option<Vec<Card>>,
}

impl Seen {
    /// Returns the view of a seat; `None` if the cards are dealt again, because there are no hands then.
    pub(super) fn of(course: &Course, seat: Seat) -> Option<Self> {
        let found = || course.play().map(|play| Self::during_the_game(play, seat));
        course.finding().map(|round| Self::before_the_game(round, seat)).or_else(found)
    }

    /// Returns what a seat sees while the game is being found.
    pub(crate) fn before_the_game(round: &Spielfindung, seat: Seat) -> Self {
        let asked = round.view(seat);
        let order = Order::new(asked.rules(), game::Contract::Normal, Schweine::None);
        Self {
            seat,
            hand: sorted(&order, asked.hand()),
            legal_cards: Vec::new(),
            dealer: asked.dealer(),
            said: said(asked.heard()),
            game: None,
            declarer: None,
            schweine: SchweineHolders::NONE,
            exchange: None,
            leader: None,
            trick: Vec::new(),
            tricks: Vec::new(),
            calls: Vec::new(),
            party: None,
            parties: BySeat::default(),
            augen: BySeat::default(),
            levels: ByTeam::default(),
            cards_in_hand: BySeat::from_fn(|seat| round.hands()[seat].len()),
        }
    }

    /// Returns what a seat sees while cards are played.
    pub(crate) fn during_the_game(play: &Play, seat: Seat) -> Self {
        let view = play.view(seat);
        let public = view.public();
        let exchange = public.exchange().map(|seen| SeenExchange {
            giver: seen.giver,
            taker: seen.taker,
            cards: seen.cards,
            trumps_given: seen.trumps_given,
            trumps_returned: seen.trumps_returned,
            given: view.exchange().map(|exchange| sorted(public.order(), exchange.given)),
            returned: view.exchange().map(|exchange| sorted(public.order(), exchange.returned)),
        });
        Self {
            seat,
            hand: sorted(public.order(), view.hand()),
            legal_cards: sorted(public.order(), view.legal().iter().collect()),
            dealer: public.dealer(),
            said: said(public.heard()),
            game: Some(public.game().contract().into()),
            declarer: public.game().declarer(),
            schweine: public.game().schweine,
            exchange,
            leader: Some(public.trick().leader()),
            trick: plays(public.trick()),
            tricks: public.tricks().iter().map(SeenTrick::of).collect(),
            calls: public
                .calls()
                .iter()
                .map(|called| SeenCall { seat: called.seat, call: called.call, before_card: called.before_card })
                .collect(),
            party: view.team(),
            parties: public.known(),
            augen: public.augen(),
            levels: public.levels(),
            cards_in_hand: BySeat::from_fn(|seat| public.cards_in_hand(seat)),
        }
    }
}

impl SeenTrick {
    fn of(trick: &Trick) -> Self {
        Self { plays: plays(trick), winner: trick.owner(), augen: trick.augen() }
    }
}

fn plays(trick: &Trick) -> Vec<PlayAnswer> {
    trick.plays().map(|(seat, card)| PlayAnswer { seat, card }).collect()
}

fn said(heard: &[(Seat, Act)]) -> Vec<SeenSaid> {
    heard.iter().map(|&(seat, act)| SeenSaid { seat, word: act.to_string() }).collect()
}

/// Returns the cards of a hand in the order in which they are shown: trumps first, high to low.
pub(super) fn sorted(order: &Order, hand: Hand) -> Vec<Card> {
    order.arranged(hand).collect()
}
