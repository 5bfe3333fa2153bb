//! The game that a record says is played, checked against the hands.

use crate::record::{
    Record, Said,
    breach::{Breach, Fault},
};
use game::{
    Act, Card, Contract, Deal, Due, Exchange, Found, Game, GameName, Hand, IllegalAct, Level, Named, Occasion,
    Paragraph, Play, Rules, Say, SchweineHolders, Seat, SeatSet, Solo, Spielfindung, Vorbehalt, hands_after,
    normal_trumps, partner_of,
    rules::{
        HochzeitCondition, Pflichtsolo, SchweineRule, SoloLeader, Trumpfabgabe, TrumpfabgabeAsked, Trumpfschwach,
        VorbehaltKind,
    },
    words::{noted, schweine_name},
};
use text::{Message, message};

/// Returns the game before its first card. What is wrong goes into `breaches`; without a game nothing can be played.
pub(super) fn begin(record: &Record, rules: &Rules, deal: Deal, breaches: &mut Vec<Breach>) -> Option<Play> {
    if let Some(play) = from_vorbehalte(record, rules, deal, breaches) {
        return Some(play);
    }
    let fields = Fields { record, rules, deal };
    match fields.game() {
        Ok((game, exchange)) => {
            breaches.extend(false_hochzeit(rules, &deal, &game, breaches));
            let open = record.pflichtsolo_open.iter().copied().collect();
            Some(Play::begin(rules, deal, game, (open, &[]), exchange))
        }
        Err(breach) => {
            breaches.push(*breach);
            None
        }
    }
}

/// A Hochzeit without both queens of clubs can be named, and is played until somebody claims it.
fn false_hochzeit(rules: &Rules, deal: &Deal, game: &Game, found: &[Breach]) -> Option<Breach> {
    let Named::Hochzeit { hochzeiter, .. } = game.named else { return None };
    let is_told = |breach: &Breach| match &breach.fault {
        Fault::Act(illegal) => {
            illegal.seat == hochzeiter && matches!(illegal.act, Act::Name(Vorbehalt::Hochzeit { .. }))
        }
        _ => false,
    };
    let is_false = deal.hands()[hochzeiter].count(Card::CQ) != 2 && !found.iter().any(is_told);
    is_false.then(|| Breach::new(rules, Paragraph::Hochzeit, (None, Some(hochzeiter)), Fault::FalseHochzeit))
}

/// Plays the Vorbehalt round, if it is written down; a round with breaches tells nothing about the game.
fn from_vorbehalte(record: &Record, rules: &Rules, deal: Deal, breaches: &mut Vec<Breach>) -> Option<Play> {
    let said = record.vorbehalte.as_ref()?;
    let mut round = match record.vorfuehren {
        Some(soloist) => Spielfindung::vorfuehren(rules, deal, soloist),
        None => Spielfindung::new(rules, deal, record.pflichtsolo_open.iter().copied().collect::<SeatSet>()),
    };
    let before = breaches.len();
    for index in 0..said.len() {
        if let Err(illegal) = hear(&mut round, &said[index..]) {
            breaches.push(Breach::of_act(illegal));
        }
    }
    if breaches.len() != before {
        return None;
    }
    let whole_record = (None, None);
    match round.finish() {
        Ok(Found::Play(play)) => {
            breaches.extend(contradictions(record, &play));
            Some(*play)
        }
        Ok(Found::Redeal(_)) => {
            breaches.push(Breach::new(rules, Paragraph::VorbehaltRound, whole_record, Fault::Redeal));
            None
        }
        Err(round) => {
            let seat = round.actor().unwrap_or(record.dealer);
            breaches.push(Breach::new(rules, Paragraph::VorbehaltRound, whole_record, Fault::Unresolved(seat)));
            None
        }
    }
}

/// Lets a round hear the first of these words of a record.
///
/// A player may name a Vorbehalt that is the highest in any case at once (DDV C.1, referees' handbook 3.3.4): off turn the word
/// "Vorbehalt" before it adds nothing, and on turn it may be missing.
///
/// # Errors
/// Returns why the word is not allowed.
pub fn hear(round: &mut Spielfindung, words: &[Said]) -> Result<(), IllegalAct> {
    const VORBEHALT: Act = Act::Say(Say::Vorbehalt);
    let Some((&Said { player, act }, later)) = words.split_first() else { return Ok(()) };
    let Err(illegal) = round.act(player, act) else { return Ok(()) };
    let is_named = |next: &Said| next.player == player && matches!(next.act, Act::Name(_));
    match later.first() {
        Some(next) if act == VORBEHALT && is_named(next) && round.check(player, next.act).is_ok() => return Ok(()),
        _ => {}
    }
    // Who is asked for it behind his "Vorbehalt" has not named it at once.
    let mut asked = round.clone();
    let is_at_once = matches!(act, Act::Name(_))
        && asked.act(player, VORBEHALT).is_ok()
        && matches!(asked.due(), Some((_, Due::Say)))
        && asked.act(player, act).is_ok();
    if is_at_once {
        *round = asked;
        return Ok(());
    }
    Err(illegal)
}

/// Returns the fields that say something else than the round.
fn contradictions(record: &Record, play: &Play) -> Vec<Breach> {
    let found = Record::of(play);
    let mut breaches = Vec::new();
    let mut compare = |field, stated: Option<Message>, found: Option<Message>| {
        if let Some(stated) = stated
            && found.as_ref() != Some(&stated)
        {
            let found = found.unwrap_or_else(|| Message::new("found-nobody"));
            let fault = Fault::Contradiction { field, stated, found };
            breaches.push(Breach::new(play.public().rules(), Paragraph::VorbehaltRound, (None, None), fault));
        }
    };
    let seat = |seat: Option<Seat>| seat.as_ref().map(noted);
    let is_order_only = record.game == GameName::Normal && record.reservation.is_some();
    if contract_of(record.game) != play.public().game().contract() && !is_order_only {
        compare("game", Some(noted(&record.game)), Some(noted(&found.game)));
    }
    let reservation = record.reservation.map(|kind| named_kind(play.public().rules(), kind));
    compare("reservation", reservation.as_ref().map(noted), found.reservation.as_ref().map(noted));
    compare("soloist", seat(record.soloist), seat(found.soloist));
    compare("hochzeiter", seat(record.hochzeiter), seat(found.hochzeiter));
    compare(
        "hochzeit_condition",
        record.hochzeit_condition.as_ref().map(noted),
        found.hochzeit_condition.as_ref().map(noted),
    );
    // Where the first ace decides what the second becomes, it turns out later.
    let is_known = play.public().rules().schweine.when != SchweineRule::AfterTrick;
    let schweine = play.open_schweine();
    for (rank, key) in SchweineHolders::KEYS.into_iter().enumerate().filter(|_| is_known) {
        compare(key, seat(record.schweine.0[rank]), seat(schweine.0[rank]));
    }
    compare("giver", seat(record.giver), seat(found.giver));
    compare("taker", seat(record.taker), seat(found.taker));
    breaches
}

/// Returns what a Vorbehalt is by the rules: where no solo is compulsory, every one is what others call a Lustsolo.
fn named_kind(rules: &Rules, kind: VorbehaltKind) -> VorbehaltKind {
    if kind == VorbehaltKind::Lustsolo { rules.solo_kind(Pflichtsolo::Done) } else { kind }
}

/// Returns the game that was named, if the words say what it turned out to be.
const fn contract_of(game: GameName) -> Contract {
    match game {
        GameName::Normal | GameName::StillesSolo => Contract::Normal,
        GameName::Hochzeit | GameName::HochzeitSolo => Contract::Hochzeit,
        GameName::Trumpfabgabe => Contract::Trumpfabgabe,
        GameName::Solo(solo) => Contract::Solo(solo),
    }
}

/// The fields of a record that say what is played.
struct Fields<'a> {
    record: &'a Record,
    rules: &'a Rules,
    deal: Deal,
}

type Begun<T> = Result<T, Box<Breach>>;

impl Fields<'_> {
    fn game(&self) -> Begun<(Game, Option<Exchange>)> {
        let record = self.record;
        let contract = match (contract_of(record.game), record.reservation) {
            (Contract::Normal, Some(VorbehaltKind::Hochzeit)) => Contract::Hochzeit,
            (Contract::Normal, Some(VorbehaltKind::Trumpfabgabe | VorbehaltKind::Trumpfschwach)) => {
                Contract::Trumpfabgabe
            }
            (Contract::Normal, None) if record.hochzeiter.is_some() => Contract::Hochzeit,
            (Contract::Normal, None) if record.giver.is_some() => Contract::Trumpfabgabe,
            (contract, _) => contract,
        };
        let mut exchange = None;
        let named = match contract {
            Contract::Normal => self.normal()?,
            Contract::Hochzeit => self.hochzeit()?,
            Contract::Trumpfabgabe => {
                let (giver, taker) = self.partners()?;
                exchange = self.exchange(giver, taker)?;
                Named::Trumpfabgabe { giver, taker }
            }
            Contract::Solo(solo) => self.solo(solo)?,
        };
        let leader = match named {
            Named::Solo { soloist, kind, .. } => match self.rules.soli.leader {
                SoloLeader::Always => soloist,
                SoloLeader::PflichtsoloOnly if kind == VorbehaltKind::Pflichtsolo => soloist,
                SoloLeader::PflichtsoloOnly | SoloLeader::Never => self.deal.first(),
            },
            Named::Trumpfabgabe { giver, taker } => self.rules.trumpfabgabe.leader.of(giver, taker, self.deal.first()),
            Named::Normal | Named::Hochzeit { .. } => self.deal.first(),
        };
        let schweine = self.schweine(named, exchange)?;
        Ok((Game { named, schweine, leader }, exchange))
    }

    fn holder_of_both_queens(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.deal.hands()[seat].count(Card::CQ) == 2)
    }

    fn normal(&self) -> Begun<Named> {
        if self.record.game == GameName::StillesSolo && self.holder_of_both_queens().is_none() {
            return Err(self.wrong(Paragraph::Hochzeit, None, "game-why-no-queens"));
        }
        Ok(Named::Normal)
    }

    /// Rule DDV C.4: both queens of clubs in one hand.
    fn hochzeit(&self) -> Begun<Named> {
        let seat = self.record.hochzeiter.or_else(|| self.holder_of_both_queens());
        let Some(hochzeiter) = seat else {
            return Err(self.wrong(Paragraph::Hochzeit, seat, "game-why-hochzeit-needs"));
        };
        let condition = self.record.hochzeit_condition.unwrap_or(HochzeitCondition::Any);
        if !self.rules.hochzeit.conditions.contains(&condition) {
            return Err(self.wrong(Paragraph::Hochzeit, seat, "game-why-no-condition"));
        }
        Ok(Named::Hochzeit { hochzeiter, condition })
    }

    fn solo(&self, solo: Solo) -> Begun<Named> {
        let record = self.record;
        let soloist = record.soloist.ok_or_else(|| self.missing("soloist"))?;
        let seat = Some(soloist);
        if !self.rules.soli.named.contains(&solo) {
            return Err(self.wrong(Paragraph::Soli, seat, "game-why-no-solo"));
        }
        let has_pflichtsoli = 0 < self.rules.soli.pflichtsolo_per_player;
        let led = record.tricks_played.first().is_some_and(|trick| trick.lead == soloist);
        let is_open = record.pflichtsolo_open.contains(&soloist) || record.vorfuehren == seat;
        let are_told = !record.pflichtsolo_open.is_empty();
        let kind = match record.reservation.map(|kind| named_kind(self.rules, kind)) {
            Some(VorbehaltKind::Pflichtsolo) if !has_pflichtsoli => {
                return Err(self.wrong(Paragraph::Soli, seat, "game-why-no-pflichtsolo"));
            }
            // Rule DDV C.2, C.3: a solo is the Pflichtsolo as long as that is outstanding.
            Some(VorbehaltKind::Lustsolo) if is_open => {
                return Err(self.wrong(Paragraph::Soli, seat, "game-why-lustsolo-first"));
            }
            Some(VorbehaltKind::Pflichtsolo) if are_told && !is_open => {
                return Err(self.wrong(Paragraph::Soli, seat, "game-why-pflichtsolo-done"));
            }
            Some(kind @ (VorbehaltKind::Pflichtsolo | VorbehaltKind::Lustsolo)) => kind,
            None | Some(VorbehaltKind::Solo) => {
                // Not written down, but who led tells, if it was not his turn anyway.
                let is_first = is_open || record.vorfuehren.is_some() || led && self.deal.first() != soloist;
                self.rules.solo_kind(if is_first { Pflichtsolo::Open } else { Pflichtsolo::Done })
            }
            Some(_) => return Err(self.wrong(Paragraph::Soli, seat, "game-why-other-vorbehalt")),
        };
        let occasion = if record.vorfuehren.is_some() { Occasion::Vorgefuehrt } else { Occasion::Voluntary };
        Ok(Named::Solo { soloist, solo, kind, occasion, announced: Level::None })
    }

    fn partners(&self) -> Begun<(Seat, Seat)> {
        let record = self.record;
        if self.rules.trumpfabgabe.if_nobody == Trumpfabgabe::Off
            && self.rules.trumpfschwach.becomes != Trumpfschwach::Exchange
        {
            return Err(self.wrong(Paragraph::Vorbehalt, record.giver, "game-why-unknown"));
        }
        let partners = match (record.giver, record.taker, record.re.as_deref()) {
            (Some(giver), Some(taker), _) | (None, None, Some(&[giver, taker])) => (giver, taker),
            (None, Some(taker), Some(&[giver, other] | &[other, giver])) if other == taker => (giver, taker),
            (None, ..) => return Err(self.missing("giver")),
            (_, None, _) => return Err(self.missing("taker")),
        };
        if partners.0 == partners.1 {
            return Err(self.wrong(Paragraph::Vorbehalt, Some(partners.0), "game-why-same-partner"));
        }
        Ok(partners)
    }

    /// Rule Recklinghausen, Trumpfabgabe (decision OP-14): all trumps go, and what makes three where the rules want three; as
    /// many cards come back.
    fn exchange(&self, giver: Seat, taker: Seat) -> Begun<Option<Exchange>> {
        let record = self.record;
        if record.given.is_none() && record.returned.is_none() {
            return Ok(None);
        }
        let hand = |cards: &[Card], seat| {
            Hand::try_of(cards).map_err(|_| self.wrong(Paragraph::Vorbehalt, Some(seat), "game-why-thrice-given"))
        };
        let trumps = self.deal.hands()[giver].part(normal_trumps(self.rules));
        let given = record.given.as_deref().map_or(Ok(trumps), |cards| hand(cards, giver))?;
        let n_cards = self.rules.trumpfabgabe.cards.count(trumps.len());
        let is_whole = given.len() == n_cards && given.holds(trumps) && self.deal.hands()[giver].holds(given);
        if !is_whole {
            return Err(self.wrong(Paragraph::Vorbehalt, Some(giver), "game-why-all-trumps"));
        }
        let n_given = trumps.len() as u8;
        let is_weak =
            self.rules.trumpfschwach.becomes == Trumpfschwach::Exchange && n_given <= self.rules.trumpfschwach.max;
        let [aces, nines] = [Card::DA, Card::D9].map(|card| trumps.count(card) as u8);
        let is_few = self.rules.are_few_to_offer(n_given, aces, nines);
        if !is_few && !is_weak {
            return Err(self.wrong(Paragraph::Vorbehalt, Some(giver), "game-why-too-many-trumps"));
        }
        let is_partner = partner_of(self.deal.hands(), giver) == taker;
        if self.rules.trumpfabgabe.asked == TrumpfabgabeAsked::Partner && !is_partner {
            return Err(self.wrong(Paragraph::Vorbehalt, Some(taker), "game-why-not-partner"));
        }
        let returned = hand(record.returned.as_deref().unwrap_or_default(), taker)?;
        let mut taken = self.deal.hands()[taker];
        given.cards().for_each(|card| taken.add(card));
        if returned.len() != given.len() || !taken.holds(returned) {
            return Err(self.wrong(Paragraph::Vorbehalt, Some(taker), "game-why-return"));
        }
        Ok(Some(Exchange { giver, taker, given, returned }))
    }

    /// Rule Recklinghausen, Schweine (decision OP-16).
    fn schweine(&self, named: Named, exchange: Option<Exchange>) -> Begun<SchweineHolders> {
        let holders = self.record.schweine;
        let game = match named {
            Named::Solo { soloist, solo, .. } => (Contract::Solo(solo), Some(soloist)),
            Named::Normal => (Contract::Normal, None),
            Named::Hochzeit { .. } => (Contract::Hochzeit, None),
            Named::Trumpfabgabe { .. } => (Contract::Trumpfabgabe, None),
        };
        let hands = hands_after(self.deal.hands(), exchange.as_ref());
        for (rank, seat) in holders.iter() {
            let card = self.rules.schwein_of(game.0, rank);
            let exist = self.rules.schweine_exist(game.0, game.1, seat);
            let why = match card {
                Some(_) if rank == 0 && !exist => Message::new("game-why-no-schweine"),
                None => Message::new("game-why-no-schweine"),
                Some(_) if holders.kind().ranks() <= rank => Message::new("game-why-schweine-lower"),
                Some(_) if !self.rules.can_have_schweine(game, &holders, (rank, seat)) => {
                    Message::new("game-why-schweine-lower")
                }
                Some(card) if hands[seat].count(card) != 2 => message!("game-why-schweine-need", card = noted(&card)),
                Some(_) => continue,
            };
            let fault = Fault::WrongGame { what: schweine_name(rank), why };
            return Err(Box::new(Breach::new(self.rules, Paragraph::Vorbehalt, (None, Some(seat)), fault)));
        }
        // Nobody has said so where it is the first one played that tells.
        let is_said = !self.rules.schweine.when.is_shown_by_playing();
        Ok(if is_said { holders } else { SchweineHolders::NONE })
    }

    fn missing(&self, field: &'static str) -> Box<Breach> {
        Box::new(Breach::new(self.rules, Paragraph::VorbehaltRound, (None, None), Fault::Missing(field)))
    }

    fn wrong(&self, paragraph: Paragraph, seat: Option<Seat>, why: &'static str) -> Box<Breach> {
        let what = match &self.record.reservation {
            Some(kind) if self.record.game == GameName::Normal => noted(kind),
            _ => noted(&self.record.game),
        };
        let fault = Fault::WrongGame { what, why: Message::new(why) };
        Box::new(Breach::new(self.rules, paragraph, (None, seat), fault))
    }
}
