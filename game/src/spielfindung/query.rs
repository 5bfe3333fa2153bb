//! The public round of Vorbehalte: a machine that knows no card, only the kinds that each seat can have.

mod legal;

use crate::contract::{Level, Schweine, SchweineHolders};
use crate::rules::{
    HochzeitCondition, Pflichtsolo, Rules, SoloContest, SoloFirst, SoloLeader, Trumpfabgabe, TrumpfabgabeAsked,
    TrumpfabgabeTwo, Trumpfschwach, VorbehaltKind, shared,
};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::spielfindung::act::{Act, Bid, Say, Vorbehalt};
use crate::spielfindung::contest::Contest;
use crate::spielfindung::named::{Game, Named, Occasion, Redeal, Resolution};
use crate::spielfindung::possible::{KindSet, public_kinds};
use std::sync::Arc;

/// A question of the dealer's left neighbour's query after the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VorbehaltQuestion {
    /// Kind of Vorbehalt in the question.
    pub kind: VorbehaltKind,
    /// Seat that is asked.
    pub seat: Seat,
}

/// Act that the table waits for.
#[derive(Clone, Debug)]
pub(crate) enum Wait {
    /// The next seat of the round.
    Say(Seat),
    /// The answer to a question, the last one asked.
    Answer(VorbehaltQuestion),
    /// The name of a Vorbehalt of one of these kinds.
    Name(Seat, KindSet),
    /// A bid.
    Bid(Contest),
    /// Whether a seat takes the trumps that `giver` offers for a Vorbehalt of this kind.
    Take { seat: Seat, giver: Seat, kind: VorbehaltKind },
    /// Nothing more.
    Found(Resolution),
}

/// The public state of the Vorbehalte so far.
#[derive(Clone, Debug)]
pub(crate) struct Query {
    rules: Arc<Rules>,
    dealer: Seat,
    pflichtsolo_open: SeatSet,
    possible: BySeat<KindSet>,
    said: BySeat<Option<Say>>,
    /// Seat that may still correct what it said: the last to speak, until anything else happens.
    last_to_speak: Option<Seat>,
    /// Seats that have already corrected themselves; once is enough, so that the round always ends.
    corrected: SeatSet,
    /// Seat that may name another solo.
    may_rename: Option<Seat>,
    questions: Vec<VorbehaltQuestion>,
    /// Seats with the Vorbehalte that the questions are about.
    asked: SeatSet,
    /// Seats that have said yes to a question or named a Vorbehalt.
    heard: SeatSet,
    /// Partner of each seat by the queens of clubs; `None` if the hands are not known.
    partners: Option<BySeat<Seat>>,
    schweine: Option<Seat>,
    hochzeit: Option<(Seat, HochzeitCondition)>,
    /// Seat that will offer its trumps unless another hand would do so, too.
    armut: Option<Seat>,
    wait: Wait,
}

impl Query {
    /// Returns the query before the first seat speaks.
    pub(crate) fn new(rules: &Rules, dealer: Seat, pflichtsolo_open: SeatSet, possible: BySeat<KindSet>) -> Self {
        let first = dealer.next();
        let before = VorbehaltQuestion { kind: VorbehaltKind::Werfen, seat: first };
        Self {
            rules: shared(rules),
            dealer,
            pflichtsolo_open: if rules.soli.pflichtsolo_per_player == 0 { SeatSet::EMPTY } else { pflichtsolo_open },
            possible,
            said: BySeat::default(),
            last_to_speak: None,
            corrected: SeatSet::EMPTY,
            may_rename: None,
            questions: Vec::new(),
            asked: SeatSet::EMPTY,
            heard: SeatSet::EMPTY,
            partners: None,
            schweine: None,
            hochzeit: None,
            armut: None,
            wait: if rules.is_thrown_in_before() { Wait::Answer(before) } else { Wait::Say(first) },
        }
    }

    /// Says whose partner is whom, before anybody has spoken.
    pub(crate) const fn with_partners(mut self, partners: BySeat<Seat>) -> Self {
        self.partners = Some(partners);
        self
    }

    /// Says who is asked first for the trumps that are offered now, where it is known by his answer.
    pub(crate) fn ask_first(&mut self, giver: Seat, asked: Seat) {
        let mut partners = self.partners.unwrap_or(BySeat::from_fn(Seat::next));
        partners[giver] = asked;
        self.partners = Some(partners);
        if let Wait::Take { seat, .. } = &mut self.wait {
            *seat = asked;
        }
    }

    /// Sets the kinds of Vorbehalt that each seat can have, before any has spoken.
    pub(crate) fn set_possible(&mut self, possible: BySeat<KindSet>) {
        self.possible = possible;
    }

    /// Rule DDV C.2: in a forced Pflichtsolo there are no questions; the player names a solo.
    pub(crate) fn forced(rules: &Rules, dealer: Seat, soloist: Seat, pflichtsolo_open: SeatSet) -> Self {
        let mut query = Self::new(rules, dealer, pflichtsolo_open, BySeat::default());
        let kinds = public_kinds(rules, query.pflichtsolo(soloist)).soli();
        query.possible[soloist] = kinds;
        query.wait = Wait::Name(soloist, kinds);
        query
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Ends the time in which the last to speak may correct himself and another solo may be named.
    pub(crate) const fn close(&mut self) {
        self.last_to_speak = None;
        self.may_rename = None;
    }

    pub(crate) const fn pflichtsolo_open(&self) -> SeatSet {
        self.pflichtsolo_open
    }

    pub(crate) const fn wait(&self) -> &Wait {
        &self.wait
    }

    pub(crate) fn questions(&self) -> &[VorbehaltQuestion] {
        &self.questions
    }

    pub(crate) const fn said(&self) -> &BySeat<Option<Say>> {
        &self.said
    }

    /// Returns who has to act; `None` when the game is found.
    pub(crate) const fn actor(&self) -> Option<Seat> {
        match &self.wait {
            Wait::Say(seat) | Wait::Name(seat, _) | Wait::Take { seat, .. } => Some(*seat),
            Wait::Answer(question) => Some(question.seat),
            Wait::Bid(contest) => contest.turn(),
            Wait::Found(_) => None,
        }
    }

    /// Does something the seat may do.
    pub(crate) fn apply(&mut self, seat: Seat, act: Act) {
        debug_assert!(self.check(seat, act).is_ok());
        self.hear(seat, act);
    }

    /// Records an act of a seat, legal or not.
    pub(crate) fn hear(&mut self, seat: Seat, act: Act) {
        if let Act::Say(say) = act {
            if self.said[seat].is_some() {
                self.corrected = self.corrected.with(seat);
            }
            self.said[seat] = Some(say);
            self.last_to_speak = Some(seat);
            self.after_statement();
            return;
        }
        self.last_to_speak = None;
        if matches!((act, &self.wait), (Act::Name(_), Wait::Say(_))) && self.said[seat].is_none() {
            self.said[seat] = Some(Say::Vorbehalt);
        }
        match (act, self.wait.clone()) {
            (Act::Yes, Wait::Answer(question)) => self.accept(question),
            (Act::No, Wait::Answer(question)) if self.is_before() => self.ask_next_before(question),
            (Act::No, Wait::Answer(question)) => self.ask_next(question),
            (Act::Yes, Wait::Take { seat: taker, giver, .. }) => {
                self.find_game(Named::Trumpfabgabe { giver, taker });
            }
            (Act::No, Wait::Take { seat: other, giver, kind }) => self.decline(giver, other, kind),
            (Act::Name(vorbehalt), _) => self.name(seat, vorbehalt),
            (Act::Bid(bid), Wait::Bid(mut contest)) => {
                contest.bid(&self.rules, seat, bid);
                self.after_bid(contest);
            }
            (Act::Pass, Wait::Bid(mut contest)) => {
                contest.pass(&self.rules, seat);
                self.after_bid(contest);
            }
            _ => {}
        }
    }

    /// Returns whether all seats are still asked for what comes before the round.
    fn is_before(&self) -> bool {
        self.rules.is_thrown_in_before() && self.said.iter().all(|(_, said)| said.is_none())
    }

    /// Asks the next seat whether it throws its hand in, or begins the round.
    fn ask_next_before(&mut self, VorbehaltQuestion { kind, seat }: VorbehaltQuestion) {
        let first = self.dealer.next();
        let next = seat.next();
        if next != first {
            self.wait = Wait::Answer(VorbehaltQuestion { kind, seat: next });
            return;
        }
        Seat::ALL.into_iter().for_each(|seat| self.possible[seat] = self.possible[seat].without(kind));
        self.wait = Wait::Say(first);
    }

    /// Asks the next seat, or resolves the round when all have spoken.
    fn after_statement(&mut self) {
        let first = self.dealer.next();
        if let Some(seat) = first.clockwise().find(|&seat| self.said[seat].is_none()) {
            self.wait = Wait::Say(seat);
            return;
        }
        let who_said = |say| Seat::ALL.into_iter().filter(|&seat| self.said[seat] == Some(say)).collect::<SeatSet>();
        let gross = who_said(Say::Gross);
        if !gross.is_empty() {
            // Rule Recklinghausen, Grosser Vorbehalt: all kleine Vorbehalte are void.
            self.wait = Wait::Bid(Contest::new(self.first_for(VorbehaltKind::Solo), gross));
            return;
        }
        let klein = who_said(Say::Klein);
        self.asked = if klein.is_empty() { who_said(Say::Vorbehalt) } else { klein };
        match (self.asked.len(), self.asked.iter().next()) {
            (1, Some(seat)) if klein.is_empty() => self.wait = Wait::Name(seat, self.possible[seat]),
            (1, Some(seat)) => self.wait = Wait::Name(seat, self.possible[seat].without_soli()),
            (0, _) => self.find_game(Named::Normal),
            _ => self.ask_from(None),
        }
    }

    /// Returns the kinds that are asked for after this one; after `None` all of them.
    fn priority_after(&self, kind: Option<VorbehaltKind>) -> impl Iterator<Item = VorbehaltKind> {
        let start = match kind {
            None => 0,
            Some(kind) => self.rules.vorbehalte.priority.iter().take_while(|&&other| other != kind).count() + 1,
        };
        // Decision OP-13: Schweine and Hochzeit do not exclude each other; everything else ends the questions.
        let joined = self.schweine.is_some() || self.hochzeit.is_some();
        let klein = self.rules.soli.contest != SoloContest::Seat;
        self.rules.vorbehalte.priority.iter().copied().skip(start).filter(move |&kind| {
            let joins = matches!(kind, VorbehaltKind::Schweine | VorbehaltKind::Hochzeit);
            (!joined || joins) && !(klein && kind.is_solo())
        })
    }

    /// Returns who is asked first for a Vorbehalt of this kind.
    pub(crate) fn first_for(&self, kind: VorbehaltKind) -> Seat {
        let is_dealer = kind.is_solo() && self.rules.soli.first == SoloFirst::Dealer;
        if is_dealer { self.dealer } else { self.dealer.next() }
    }

    /// Asks all Vorbehalte for the next kind after this one, or ends the questions.
    fn ask_from(&mut self, after: Option<VorbehaltKind>) {
        let next = self.priority_after(after).next();
        if let Some(kind) = next
            && let Some(seat) = self.first_for(kind).clockwise().find(|&seat| self.asked.contains(seat))
        {
            self.ask(VorbehaltQuestion { kind, seat });
            return;
        }
        match self.hochzeit {
            Some((hochzeiter, condition)) => self.find_game(Named::Hochzeit { hochzeiter, condition }),
            None => self.find_game(Named::Normal),
        }
    }

    /// Asks the next seat for the same kind, or for the next kind.
    fn ask_next(&mut self, question: VorbehaltQuestion) {
        let later = question.seat.next().clockwise().take_while(|&seat| seat != self.first_for(question.kind));
        match later.into_iter().find(|&seat| self.asked.contains(seat)) {
            Some(seat) => self.ask(VorbehaltQuestion { kind: question.kind, seat }),
            None => match self.armut.take() {
                Some(giver) => self.offer(giver, question.kind),
                None => self.ask_from(Some(question.kind)),
            },
        }
    }

    fn ask(&mut self, question: VorbehaltQuestion) {
        self.questions.push(question);
        self.wait = Wait::Answer(question);
    }

    /// Rule DDV C.1: the first "yes" ends the questions.
    fn accept(&mut self, VorbehaltQuestion { kind, seat }: VorbehaltQuestion) {
        self.heard = self.heard.with(seat);
        match (kind, self.armut) {
            (VorbehaltKind::Trumpfabgabe, Some(first)) => self.redeal(first, kind),
            (VorbehaltKind::Trumpfabgabe, None) if self.rules.trumpfabgabe.two == TrumpfabgabeTwo::Redeal => {
                self.armut = Some(seat);
                self.ask_next(VorbehaltQuestion { kind, seat });
            }
            _ => self.accept_at_once(VorbehaltQuestion { kind, seat }),
        }
    }

    fn accept_at_once(&mut self, VorbehaltQuestion { kind, seat }: VorbehaltQuestion) {
        match kind {
            VorbehaltKind::Trumpfschwach => self.name(seat, Vorbehalt::Trumpfschwach),
            VorbehaltKind::Werfen => self.name(seat, Vorbehalt::Werfen),
            VorbehaltKind::Trumpfabgabe => self.name(seat, Vorbehalt::Trumpfabgabe),
            VorbehaltKind::Schweine => {
                self.schweine = Some(seat);
                if self.rules.schweine_join_hochzeit() {
                    self.ask_from(Some(kind));
                } else {
                    self.find_game(Named::Normal);
                }
            }
            _ => self.wait = Wait::Name(seat, [kind].into_iter().collect()),
        }
    }

    fn name(&mut self, seat: Seat, vorbehalt: Vorbehalt) {
        let kind = self.kind_of(seat, vorbehalt);
        self.heard = self.heard.with(seat);
        match vorbehalt {
            Vorbehalt::Solo(solo) => {
                self.may_rename =
                    if self.may_rename.is_some() || matches!(self.wait, Wait::Found(_)) { None } else { Some(seat) };
                let occasion = match self.said[seat] {
                    None => Occasion::Vorgefuehrt,
                    Some(_) => Occasion::Voluntary,
                };
                let kind = self.rules.solo_kind(self.pflichtsolo(seat));
                self.find_game(Named::Solo { soloist: seat, solo, kind, occasion, announced: Level::None });
            }
            Vorbehalt::Hochzeit { condition, schweine } => {
                self.hochzeit = Some((seat, condition));
                if schweine == Schweine::Announced {
                    self.schweine = Some(seat);
                }
                let asked_before = !self.questions.is_empty();
                let can_join = self.rules.schweine_join_hochzeit();
                let others = asked_before && can_join && self.priority_after(Some(kind)).next().is_some();
                if others {
                    self.ask_from(Some(kind));
                } else {
                    self.find_game(Named::Hochzeit { hochzeiter: seat, condition });
                }
            }
            Vorbehalt::Schweine => {
                self.schweine = Some(seat);
                self.find_game(Named::Normal);
            }
            // Decision OP-06: BSV names no consequence of Trumpfschwach, so the cards are dealt again.
            Vorbehalt::Trumpfschwach if self.rules.trumpfschwach.becomes == Trumpfschwach::Redeal => {
                self.redeal(seat, kind);
            }
            Vorbehalt::Werfen => self.redeal(seat, kind),
            Vorbehalt::Trumpfschwach | Vorbehalt::Trumpfabgabe => self.offer(seat, kind),
        }
    }

    /// Asks the first seat whether it takes the trumps. If the hands are not known, the answer shows who was asked.
    fn offer(&mut self, giver: Seat, kind: VorbehaltKind) {
        let partner = self.partners.map(|partners| partners[giver]);
        match (self.rules.trumpfabgabe.asked, partner) {
            (TrumpfabgabeAsked::Partner | TrumpfabgabeAsked::PartnerFirst, Some(seat)) => {
                self.wait = Wait::Take { seat, giver, kind };
            }
            _ => self.offer_next(giver, giver, kind),
        }
    }

    /// Asks the next seat after `asked`, which does not take the trumps.
    fn decline(&mut self, giver: Seat, asked: Seat, kind: VorbehaltKind) {
        let partner = self.partners.map(|partners| partners[giver]);
        match (self.rules.trumpfabgabe.asked, partner) {
            (TrumpfabgabeAsked::Partner, _) => self.refuse(giver, kind),
            (TrumpfabgabeAsked::PartnerFirst, Some(first)) if asked == first => self.offer_next(giver, giver, kind),
            _ => self.offer_next(giver, asked, kind),
        }
    }

    /// Rule Recklinghausen, Trumpfabgabe (decision OP-14): the others are asked clockwise from the giver's left.
    fn offer_next(&mut self, giver: Seat, asked: Seat, kind: VorbehaltKind) {
        let partner = self.partners.map(|partners| partners[giver]);
        let has_been = |seat| self.rules.trumpfabgabe.asked == TrumpfabgabeAsked::PartnerFirst && partner == Some(seat);
        let mut later = asked.next().clockwise().take_while(|&seat| seat != giver);
        match later.find(|&seat| !has_been(seat)) {
            Some(seat) => self.wait = Wait::Take { seat, giver, kind },
            None => self.refuse(giver, kind),
        }
    }

    /// The trumps were not taken.
    fn refuse(&mut self, giver: Seat, kind: VorbehaltKind) {
        if self.rules.trumpfabgabe.if_nobody == Trumpfabgabe::AskAllThenNormal {
            self.ask_from(Some(kind));
        } else {
            self.redeal(giver, kind);
        }
    }

    fn after_bid(&mut self, contest: Contest) {
        match (contest.turn(), contest.best()) {
            (None, Some((soloist, Bid { solo, level }))) => {
                let kind = self.rules.solo_kind(self.pflichtsolo(soloist));
                let occasion = Occasion::Voluntary;
                self.find_game(Named::Solo { soloist, solo, kind, occasion, announced: level });
            }
            _ => self.wait = Wait::Bid(contest),
        }
    }

    fn redeal(&mut self, declarer: Seat, kind: VorbehaltKind) {
        self.wait = Wait::Found(Resolution::Redeal(Redeal { declarer, kind, dealer: self.dealer }));
    }

    fn find_game(&mut self, named: Named) {
        let first = self.dealer.next();
        let leader = match named {
            Named::Solo { soloist, kind, .. } => match self.rules.soli.leader {
                SoloLeader::Always => soloist,
                // Rule DDV C.2: in a Pflichtsolo the soloist leads.
                SoloLeader::PflichtsoloOnly if kind == VorbehaltKind::Pflichtsolo => soloist,
                SoloLeader::PflichtsoloOnly | SoloLeader::Never => first,
            },
            Named::Trumpfabgabe { giver, taker } => self.rules.trumpfabgabe.leader.of(giver, taker, first),
            Named::Normal | Named::Hochzeit { .. } => first,
        };
        // Rule Recklinghausen, Schweine: in a solo all other Vorbehalte are void; after a Trumpfabgabe the question for
        // Schweine is repeated.
        let schweine = match named {
            Named::Normal | Named::Hochzeit { .. } => self.schweine.map_or(SchweineHolders::NONE, SchweineHolders::of),
            Named::Solo { .. } | Named::Trumpfabgabe { .. } => SchweineHolders::NONE,
        };
        self.wait = Wait::Found(Resolution::Game(Game { named, schweine, leader }));
    }

    const fn pflichtsolo(&self, seat: Seat) -> Pflichtsolo {
        if self.pflichtsolo_open.contains(seat) { Pflichtsolo::Open } else { Pflichtsolo::Done }
    }

    /// Returns the kind that this name is for this seat.
    pub(crate) fn kind_of(&self, seat: Seat, vorbehalt: Vorbehalt) -> VorbehaltKind {
        match vorbehalt {
            Vorbehalt::Solo(_) => {
                let soli = public_kinds(&self.rules, self.pflichtsolo(seat)).soli();
                soli.iter().next().unwrap_or(VorbehaltKind::Solo)
            }
            Vorbehalt::Hochzeit { .. } => VorbehaltKind::Hochzeit,
            Vorbehalt::Trumpfschwach => VorbehaltKind::Trumpfschwach,
            Vorbehalt::Werfen => VorbehaltKind::Werfen,
            Vorbehalt::Trumpfabgabe => VorbehaltKind::Trumpfabgabe,
            Vorbehalt::Schweine => VorbehaltKind::Schweine,
        }
    }
}
