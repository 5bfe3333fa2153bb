//! The public state: what all seats have seen and heard.

use crate::announce::{CallRefused, Ladder, Moment};
use crate::call::{Call, LegalCalls};
use crate::card::{Augen, Card};
use crate::contract::{Level, SchweineHolders};
use crate::deal::Deal;
use crate::frame::Frame;
use crate::hand::Hand;
use crate::hochzeit::Klaerung;
use crate::illegal::WhyNot;
use crate::known::{KnownSides, PublicGame};
use crate::order::{Class, Order};
use crate::progress::Progress;
use crate::rules::{CallMoment, HochzeitCalls, Rules, SchweineRule, shared};
use crate::schweine::SchweineFate;
use crate::schweine::{LateSchweine, unshown};
use crate::seat::{BySeat, ByTeam, Parties, Seat, SeatSet, Team};
use crate::special::{Earned, Specials};
use crate::trick::Trick;
use crate::trumpfabgabe::SeenExchange;
use crate::{
    spielfindung::{Act, Game, Named},
    trumpfabgabe::Exchange,
};
use smallvec::SmallVec;
use std::sync::Arc;

/// Whether a text counts a plain card that is thrown on a trump lead among what tells a party: TSR 5.5.1 no. 5.
const DISCARD_TELLS: [bool; 4] = [false, false, false, true];

/// A call that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Called {
    /// Number of cards that all seats had played before.
    pub before_card: u8,
    /// Seat that called.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// The side it counts for. If an Absage would count for the other one, or for no known side, the side is said with
    /// it ("Kontra, keine 90") and so becomes known.
    pub team: Team,
}

/// The public state: what all seats have seen and heard.
///
/// # Information
/// No hidden card can be reached from here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// Shared, as what was heard, so that a copy of the whole, which a search makes for each world, is cheap.
    rules: Arc<Rules>,
    dealer: Seat,
    pflichtsolo_open: SeatSet,
    game: Game,
    order: Order,
    /// The order as the holder of Schweine that are shown with the first sees it, before he plays it.
    unshown: Option<Arc<Order>>,
    /// The order as it was before Schweine were shown by a card, and how many lay before this card.
    before: Option<(usize, Arc<Order>)>,
    /// The changing order of two aces of diamonds in one hand, if the rules have it.
    late: Option<Arc<LateSchweine>>,
    /// Words before the game, without the cards of an exchange.
    heard: Arc<[(Seat, Act)]>,
    exchange: Option<SeenExchange>,
    progress: Progress,
    trick: Trick,
    /// Rarely more than four, and as large as a list on the heap.
    calls: SmallVec<[Called; 4]>,
    known: KnownSides,
    /// Number of cards played when Schweine were announced before the first of them was played.
    schweine_said: Option<u8>,
}

impl Public {
    pub(crate) fn new(
        rules: &Rules,
        deal: &Deal,
        game: Game,
        (pflichtsolo_open, log): (SeatSet, &[(Seat, Act)]),
        exchange: Option<&Exchange>,
    ) -> Self {
        let order = Order::new(rules, game.contract(), game.schweine());
        let known = match game.named {
            Named::Normal => PublicGame::Hidden,
            Named::Hochzeit { hochzeiter, .. } => PublicGame::Hochzeit(hochzeiter, Klaerung::Open),
            Named::Trumpfabgabe { giver, taker } => {
                PublicGame::Settled(Parties { re: SeatSet::only(giver).with(taker) })
            }
            Named::Solo { soloist, .. } => PublicGame::Settled(Parties { re: SeatSet::only(soloist) }),
        };
        let mut public = Self {
            rules: shared(rules),
            dealer: deal.dealer(),
            pflichtsolo_open,
            late: LateSchweine::of(rules, &game, &order).map(Arc::new),
            unshown: unshown(rules, &game).map(Arc::new),
            before: None,
            game,
            order,
            heard: log.iter().copied().filter(|(_, act)| !act.is_secret()).collect(),
            exchange: exchange.map(|exchange| SeenExchange::of(rules, exchange)),
            progress: Progress::new(),
            trick: Trick::led_by(game.leader),
            calls: SmallVec::new(),
            known: KnownSides::new(known),
            schweine_said: None,
        };
        if let Some(declarer) = game.declarer() {
            let said = game.bid().max(rules.called_with(game.contract()));
            let bound = Call::words_of(Team::Re).into_iter().filter(|word| word.level() <= said);
            bound.for_each(|call| public.note_unclaimed(declarer, Team::Re, call));
        }
        public
    }

    /// Returns the rule set.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns who dealt.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Returns who still had to play a Pflichtsolo before this game.
    #[must_use]
    pub const fn pflichtsolo_open(&self) -> SeatSet {
        self.pflichtsolo_open
    }

    /// Returns the game that is played.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the publicly known class and strength of the cards.
    #[must_use]
    pub const fn order(&self) -> &Order {
        &self.order
    }

    /// Returns class and strength of the cards as a seat with this hand knows them: if Schweine are shown with the
    /// first one played, their holder knows them before.
    #[must_use]
    pub fn order_of(&self, seat: Seat, hand: Hand) -> &Order {
        match (&self.unshown, &self.late) {
            (Some(order), _) if self.has_unshown(seat, hand) => order,
            (_, Some(late)) if late.is_known_to(self.tricks(), &self.trick, (seat, hand)) => late.after(),
            _ => &self.order,
        }
    }

    /// Returns class and strength of the cards as they were publicly known when card `n_played` (from 0) was played.
    #[must_use]
    pub fn order_when(&self, n_played: usize) -> &Order {
        match &self.before {
            Some((shown, order)) if n_played < *shown => order,
            _ => &self.order,
        }
    }

    /// Returns whether Schweine were shown by a card, so that the cards rank otherwise than at first.
    #[must_use]
    pub const fn has_turned(&self) -> bool {
        self.before.is_some()
    }

    /// Returns whether a seat that holds these cards has Schweine that it has not shown, where such are shown with the first.
    fn has_unshown(&self, seat: Seat, hand: Hand) -> bool {
        let (contract, soloist) = self.game.with_soloist();
        let has_both = self.rules.schwein(contract).is_some_and(|schwein| hand.count(schwein) == 2);
        self.game.schweine.is_none() && has_both && self.rules.schweine_exist(contract, soloist, seat)
    }

    /// Returns what stays the same while the cards are played.
    #[must_use]
    pub fn frame(&self) -> Frame<'_> {
        Frame { rules: &self.rules, order: &self.order, game: &self.game, late: None, said: self.schweine_said }
    }

    /// Returns what two aces of diamonds in one hand become while the cards are played, where the order depends on it.
    pub(crate) fn late(&self) -> Option<&LateSchweine> {
        self.late.as_deref()
    }

    /// Returns what was said before the game, without cards that were given back; empty where it was not written down.
    #[must_use]
    pub fn heard(&self) -> &[(Seat, Act)] {
        &self.heard
    }

    pub(crate) fn share_heard(&self) -> Arc<[(Seat, Act)]> {
        Arc::clone(&self.heard)
    }

    /// Returns the public part of an exchange.
    #[must_use]
    pub const fn exchange(&self) -> Option<&SeenExchange> {
        self.exchange.as_ref()
    }

    /// Returns the completed tricks.
    #[must_use]
    pub fn tricks(&self) -> &[Trick] {
        self.progress.tricks()
    }

    pub(crate) const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Returns the cards on the table, fewer than four.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// Returns every card with who played it, in order.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        self.tricks().iter().chain([&self.trick]).flat_map(Trick::plays)
    }

    /// Returns the calls in order.
    #[must_use]
    pub fn calls(&self) -> &[Called] {
        &self.calls
    }

    /// Returns how far both sides have called, and whether in time.
    #[must_use]
    pub const fn ladder(&self) -> &Ladder {
        self.progress.ladder()
    }

    /// Returns how far each side has called.
    #[must_use]
    pub const fn levels(&self) -> ByTeam<Level> {
        self.ladder().levels()
    }

    /// Returns the side of each seat, if it is publicly known.
    #[must_use]
    pub fn known(&self) -> BySeat<Option<Team>> {
        self.known.all()
    }

    /// Returns whether all sides are publicly known.
    #[must_use]
    pub fn is_cleared(&self) -> bool {
        self.known.is_cleared()
    }

    /// Returns how far a Hochzeit has found a partner; `None` in any other game.
    #[must_use]
    pub fn klaerung(&self) -> Option<Klaerung> {
        self.frame().klaerung(self.tricks())
    }

    /// Returns who plays the next card; `None` after the last.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        (self.tricks().len() < self.rules.n_tricks()).then(|| self.trick.to_play())
    }

    /// Returns the number of cards played by all seats.
    #[must_use]
    pub fn cards_played(&self) -> usize {
        self.progress.cards_played(self.trick.len())
    }

    /// Returns how many cards a seat holds.
    #[must_use]
    pub fn cards_in_hand(&self, seat: Seat) -> usize {
        let played_now = usize::from(self.trick.leader().steps_to(seat) < self.trick.len());
        self.rules.n_tricks() - self.tricks().len() - played_now
    }

    /// Returns the facts that decide whether a call of this seat comes in time.
    #[must_use]
    pub fn moment(&self, seat: Seat) -> Moment {
        self.progress.moment(&self.frame(), self.cards_in_hand(seat), self.trick.len())
    }

    /// Returns the side that a seat calls for which may still become the partner of a Hochzeiter; `None` where it may not
    /// call yet.
    #[must_use]
    pub fn team_of_unmarried(&self) -> Option<Team> {
        (self.rules.calls.hochzeit == HochzeitCalls::Anytime).then_some(Team::Kontra)
    }

    /// Returns what this member of a side may call now, lowest first.
    #[must_use]
    pub fn legal_calls(&self, seat: Seat, team: Team) -> LegalCalls {
        let is_in_turn = |turn| turn == seat || self.rules.calls.moment != CallMoment::OnTurn;
        if self.levels()[team] == Level::Schwarz || !self.turn().is_some_and(is_in_turn) {
            return LegalCalls::new();
        }
        let moment = self.moment(seat);
        let mut calls: LegalCalls = self.ladder().legal(&self.rules, team, &moment).map(|legal| legal.call).collect();
        // A player believed to be on the other side, because of a false Ansage, makes no Absage for his own.
        if !calls.is_empty() && self.known.of(seat) == Some(!team) {
            calls.retain(|call| call.team().is_some());
        }
        calls
    }

    /// Returns whether this member of a side may call now.
    ///
    /// # Errors
    /// Returns why not.
    pub fn check_call(&self, seat: Seat, team: Team, call: Call) -> Result<(), WhyNot> {
        self.check_call_on_turn(seat, team, call)?;
        if self.rules.calls.moment == CallMoment::OnTurn && self.turn() != Some(seat) {
            return Err(WhyNot::Call(CallRefused::off_turn(&self.rules, team, call)));
        }
        Ok(())
    }

    /// Returns whether this member of a side might call now if it were his turn.
    ///
    /// # Errors
    /// Returns why not.
    pub(crate) fn check_call_on_turn(&self, seat: Seat, team: Team, call: Call) -> Result<(), WhyNot> {
        if self.turn().is_none() {
            return Err(WhyNot::Over);
        }
        let refused: Result<_, CallRefused> = self.ladder().check(&self.rules, team, call, &self.moment(seat));
        refused.map_err(WhyNot::Call)?;
        // A player believed to be on the other side, because of a false Ansage, calls for that one.
        if call.team().is_none() && self.known.of(seat) == Some(!team) {
            return Err(WhyNot::WrongSide(!team));
        }
        Ok(())
    }

    /// Returns whom a trick can oblige to call before his next card: the winner of the first, or where the rules say so of
    /// the second.
    #[must_use]
    pub fn duty_holder(&self) -> Option<Seat> {
        self.frame().duty_trick(self.tricks())?.owner()
    }

    /// Returns what [he](Self::duty_holder), a member of this side, has to say before his next card, if anything (BSV
    /// 6.3.1, decision OP-25).
    #[must_use]
    pub fn duty(&self, team: Team) -> Option<(Seat, Call)> {
        let winner = self.duty_holder()?;
        let call = self.frame().duty(self.tricks(), team, self.ladder(), &self.moment(winner))?;
        Some((winner, call))
    }

    /// Records a call that is allowed.
    pub(crate) fn note(&mut self, seat: Seat, team: Team, call: Call) -> Result<(), CallRefused> {
        let moment = self.moment(seat);
        let word = self.word_of(seat, team);
        self.progress.call(&self.rules, (seat, team, call), &moment)?;
        self.write_down(seat, team, call, word);
        Ok(())
    }

    /// Records an unclaimed call, whether it is allowed or not.
    pub(crate) fn note_unclaimed(&mut self, seat: Seat, team: Team, call: Call) {
        let moment = self.moment(seat);
        let said_for = if call.team().is_none() { self.known.of(seat).unwrap_or(team) } else { team };
        let word = self.word_of(seat, said_for);
        let counts_for = self.progress.call_unclaimed(&self.rules, (seat, said_for, call), &moment);
        self.write_down(seat, counts_for, call, word);
    }

    /// Returns the side that is said with an Absage, if it has to be.
    ///
    /// Rule DDV D.5, decision OP-24: without it an Absage counts for the only side that has called.
    fn word_of(&self, seat: Seat, team: Team) -> Option<Team> {
        (self.ladder().absage_counts_for(self.known.of(seat)) != Some(team)).then_some(team)
    }

    fn write_down(&mut self, seat: Seat, team: Team, call: Call, word: Option<Team>) {
        self.known.say(seat, call, word);
        self.calls.push(Called { before_card: self.cards_played() as u8, seat, call, team });
    }

    /// Records a card; `trick` has the cards on the table after it, four if it completes the trick.
    pub(crate) fn see(&mut self, seat: Seat, card: Card, trick: Trick) {
        if card == Card::CQ {
            self.known.lay_queen_of_clubs(seat);
        }
        if self.rules.book.of(DISCARD_TELLS) && self.is_discard_on_trump(card, trick) {
            self.known.discard_on_trump(seat);
        }
        if let (true, Some(owner)) = (trick.is_complete(), trick.owner()) {
            let is_looking = self.klaerung() == Some(Klaerung::Open);
            let said = self.schweine_said;
            let frame = Frame { rules: &self.rules, order: &self.order, game: &self.game, late: None, said };
            let klaerung = if is_looking {
                self.progress.end_trick_of_search(&frame, trick)
            } else {
                self.progress.end_trick(trick);
                None
            };
            self.trick = Trick::led_by(owner);
            if let Some(klaerung) = klaerung {
                self.known.clarify(klaerung);
                self.call_for_re(klaerung.partner());
            }
        } else {
            self.trick = trick;
        }
    }

    /// Returns whether a card was thrown on a trump lead.
    fn is_discard_on_trump(&self, card: Card, trick: Trick) -> bool {
        let is_trump = |card| self.order.class_of(card) == Class::Trump;
        !is_trump(card) && trick.plays().next().is_some_and(|(_, led)| is_trump(led))
    }

    /// Records that the earlier calls of the Hochzeiter's partner are calls of Re.
    fn call_for_re(&mut self, partner: Option<Seat>) {
        let before = self.cards_played();
        let own = self.calls.iter_mut().filter(|called| Some(called.seat) == partner);
        own.filter(|called| usize::from(called.before_card) < before).for_each(|called| called.team = Team::Re);
    }

    /// Records that the ace that this seat is about to play is a Schwein, and so is the other one that it holds.
    pub(crate) fn show_schweine(&mut self, seat: Seat, order: Order) {
        self.game.schweine = SchweineHolders::of(seat);
        let before = std::mem::replace(&mut self.order, order);
        self.before = Some((self.cards_played(), Arc::new(before)));
    }

    /// Records that this seat announces Schweine, before it has played the first.
    pub(crate) fn say_schweine(&mut self, seat: Seat, order: Order) {
        let cards_played = self.cards_played() as u8;
        self.schweine_said = Some(cards_played);
        self.late = self.late.take().map(|late| Arc::new(late.with_said(seat, cards_played)));
        self.show_schweine(seat, order);
    }

    /// Returns how many cards had been played when Schweine were said before the first of them was; `None` if they were not.
    #[must_use]
    pub const fn schweine_said(&self) -> Option<u8> {
        self.schweine_said
    }

    /// Returns the seat that has played an ace that would have been a Schwein with the other one: if Schweine are shown
    /// with the first one played, it is public that the seat did not hold both.
    #[must_use]
    pub fn has_no_second_fox(&self) -> Option<Seat> {
        if self.rules.schweine.when != SchweineRule::FirstPlayed || !self.game.schweine.is_none() {
            return None;
        }
        let schwein = self.rules.schwein(self.game.contract())?;
        let (seat, _) = self.plays().find(|&(_, card)| card == schwein)?;
        let (contract, soloist) = self.game.with_soloist();
        self.rules.schweine_exist(contract, soloist, seat).then_some(seat)
    }

    /// Returns the fate of Schweine that may be kept; `None` while none is announced or played.
    #[must_use]
    pub fn schweine_fate(&self) -> Option<SchweineFate> {
        let schwein = self.rules.schwein(self.game.contract());
        SchweineFate::of(self.schweine_said, self.game.schweine, schwein, self.plays().map(|(_, card)| card))
    }

    /// Lets another seat lead than the one whose turn it is.
    pub(crate) const fn lead_by(&mut self, seat: Seat) {
        self.trick = Trick::led_by(seat);
    }

    /// Returns the special points earned in these tricks, which are the first of the game, in order.
    #[must_use]
    pub fn special<'a>(&self, parties: Parties, tricks: impl IntoIterator<Item = &'a Trick>) -> Specials {
        self.frame().special(parties, tricks).collect()
    }

    /// Returns the special points earned so far in complete tricks, and by calls.
    #[must_use]
    pub fn earned(&self, parties: Parties) -> Earned {
        let frame = self.frame();
        frame.earned(self.ladder(), frame.special(parties, self.tricks()))
    }

    /// Returns what each seat has won in completed tricks.
    #[must_use]
    pub fn augen(&self) -> BySeat<Augen> {
        let mut augen = BySeat::default();
        for trick in self.tricks() {
            if let Some(owner) = trick.owner() {
                augen[owner] += trick.augen();
            }
        }
        augen
    }
}
