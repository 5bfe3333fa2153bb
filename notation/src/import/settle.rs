//! The step from a stated game to a record: seats, cards and assumptions.

mod begin;
mod calls;
mod round;

use super::{
    Hints, Imported,
    draft::{At, Draft, Played, Reading, TrickDraft, Written},
    players::Who,
    search::{Found, Laid, Law, Name, Names, Solution, search},
};
use crate::{
    RuleBook,
    record::{Breaches, ParseRecordError, PlayedTrick, Record, Said, is_player_name, resume},
};
use begin::Seating;
use game::{
    BySeat, Card, Contract, GameName, Hand, Order, Rules, SchweineHolders, Seat, rules::SchweineRule, words::noted,
};
use text::{Arg, Join, Message, brief, message};

type Read<T> = Result<T, ParseRecordError>;

/// More cards than this in a hand, or more tricks, are no game.
const MOST_CARDS: usize = 24;

/// Makes a record of what a text says.
pub(super) fn settle(draft: Draft, text: &str, book: &RuleBook, hints: &Hints) -> Read<Imported> {
    let end = At::end_of(text);
    check_size(&draft, end)?;
    if draft.may_be_by_player() && draft.tricks.iter().all(|trick| trick.written == Written::InOrder) {
        // The same player first in every trick: he has led and won them all, or the players stand in a fixed order.
        if let Ok(imported) = Settled::new(&draft, book, hints, end).and_then(|settled| settled.finish(Law::Legal)) {
            return Ok(imported);
        }
        let mut by_player = draft;
        by_player.tricks.iter_mut().for_each(|trick| trick.written = Written::ByPlayer);
        return Settled::new(&by_player, book, hints, end)?.finish(Law::Any);
    }
    Settled::new(&draft, book, hints, end)?.finish(Law::Any)
}

fn check_size(draft: &Draft, end: At) -> Read<()> {
    if let Some(trick) = draft.tricks.get(MOST_CARDS) {
        return Err(trick.at.error(message!("import-too-many-tricks", most = MOST_CARDS)));
    }
    for (who, hand) in &draft.hands {
        if let Some(card) = hand.as_ref().and_then(|hand| hand.get(MOST_CARDS)) {
            let name = brief(draft.head.players.name(*who));
            return Err(card.at.error(message!("import-too-many-cards", name, most = MOST_CARDS)));
        }
    }
    if draft.tricks.is_empty() && draft.hands.is_empty() {
        return Err(end.error_with(message!("import-no-game"), message!("import-no-line.help")));
    }
    Ok(())
}

/// A game of which it is known who sits where, what is played, and by which rules.
struct Settled<'a> {
    draft: &'a Draft,
    end: At,
    seating: Seating,
    rules: Rules,
    game: GameName,
    dealer: Seat,
    first: Seat,
    assumed: Vec<Message>,
}

impl<'a> Settled<'a> {
    fn new(draft: &'a Draft, book: &RuleBook, hints: &Hints, end: At) -> Read<Self> {
        let mut assumed = Vec::new();
        let rules = begin::rules(draft, book, end, &mut assumed)?;
        let game = begin::game(draft, hints, &mut assumed);
        let mut seating = Seating::of(draft, end, &mut assumed)?;
        seating.is_told_normal = hints.game.is_some();
        let asked = begin::Asked { draft, hints, seating: &seating, rules: &rules, game, end };
        let soloist = asked.soloist()?;
        let (dealer, first) = asked.dealer_and_leader(soloist, &mut assumed)?;
        seating.soloist = soloist;
        Ok(Self { draft, end, seating, rules, game, dealer, first, assumed })
    }

    fn seat(&self, who: Who) -> Seat {
        self.seating.seat(who)
    }

    /// Returns the record, if there is but one way to read the cards. `law` says whether a game with breaches is one.
    fn finish(mut self, law: Law) -> Read<Imported> {
        let mut readings: Vec<&Reading> = Vec::new();
        let names = self.names(&mut readings)?;
        let names = Names { readings: &readings, ..names };
        let solution = self.solve(&names, law)?;
        self.tell_readings(&readings, &solution.cards);
        let hands = self.hands(&names, &solution)?;
        self.check_queens(&hands)?;
        let tricks = self.tricks(&names, &solution);
        if self.draft.tricks.iter().skip(1).any(|trick| self.leader_of(trick).is_none()) {
            self.assumed.push(message!("import-assumed-leaders"));
        }
        let mut record = self.record(hands, tricks);
        record.announcements = self.calls(&record, &solution.leaders)?;
        self.add_round(&mut record);
        self.tell_missing(&record);
        let record = canonical(record, &self.rules);
        self.check_outcome(&record);
        let players = self.seating.names(self.draft);
        let rules = self.rules;
        Ok(Imported { record, rules, players, assumed: self.assumed, skipped: self.draft.skipped.clone() })
    }

    /// Returns who led a trick as the text says it.
    fn leader_of(&self, trick: &TrickDraft) -> Option<Seat> {
        let by_first = || match trick.written {
            Written::InOrder => trick.cards.first().and_then(|played| played.who),
            Written::ByPlayer => None,
        };
        trick.leader.or_else(by_first).map(|who| self.seat(who))
    }

    /// Numbers the names of all cards.
    fn names<'b>(&self, readings: &mut Vec<&'b Reading>) -> Read<Names<'b>>
    where
        'a: 'b,
    {
        let draft: &'b Draft = self.draft;
        let mut number = |reading: &'b Reading| -> Name {
            readings.push(reading);
            readings.len() - 1
        };
        let mut hands: BySeat<Option<Vec<Name>>> = BySeat::default();
        for (who, hand) in &draft.hands {
            hands[self.seat(*who)] = hand.as_ref().map(|cards| cards.iter().map(&mut number).collect());
        }
        let mut tricks = Vec::new();
        let n_tricks = draft.tricks.len();
        for (index, trick) in draft.tricks.iter().enumerate() {
            if trick.cards.len() < 4 && index + 1 < n_tricks {
                let problem = message!("import-short-trick", number = index + 1, n = trick.cards.len());
                return Err(trick.at.error(problem));
            }
            let leader = self.leader_of(trick);
            tricks.push(match trick.written {
                Written::InOrder => {
                    self.check_turns(trick, leader)?;
                    Laid::InOrder { leader, cards: trick.cards.iter().map(|played| number(&played.card)).collect() }
                }
                Written::ByPlayer => {
                    let mut cards: BySeat<Option<Name>> = BySeat::default();
                    for Played { who, card } in &trick.cards {
                        let who = who.ok_or_else(|| card.at.error(message!("import-who-led-this")))?;
                        let seat = self.seat(who);
                        if cards[seat].is_some() {
                            return Err(card.at.error(message!("import-twice-in-a-trick", number = index + 1)));
                        }
                        cards[seat] = Some(number(card));
                    }
                    Laid::BySeat { leader, cards }
                }
            });
        }
        Ok(Names { readings: &[], hands, moved: self.moved(), tricks, first: self.first })
    }

    /// Returns the cards of an exchange: from whom, to whom.
    fn moved(&self) -> Vec<(Seat, Seat, Card)> {
        let head = &self.draft.head;
        let (Some((giver, _)), Some((taker, _))) = (head.giver, head.taker) else { return Vec::new() };
        let (giver, taker) = (self.seat(giver), self.seat(taker));
        let given = head.given.iter().flatten().map(|&card| (giver, taker, card));
        given.chain(head.returned.iter().flatten().map(|&card| (taker, giver, card))).collect()
    }

    /// Refuses a trick in which the players are not written in their turn.
    fn check_turns(&self, trick: &TrickDraft, leader: Option<Seat>) -> Read<()> {
        let Some(leader) = leader else {
            let named = trick.cards.iter().find(|played| played.who.is_some());
            return match named {
                Some(played) => Err(played.card.at.error(message!("import-who-led-this"))),
                None => Ok(()),
            };
        };
        for (seat, played) in leader.clockwise().zip(&trick.cards) {
            let Some(who) = played.who.filter(|&who| self.seat(who) != seat) else { continue };
            let (name, due) = (self.draft.head.players.name(who), self.seating.shown(self.draft, seat));
            let problem = message!("import-turn", name = brief(name), due);
            return Err(played.card.at.error(problem));
        }
        Ok(())
    }

    fn order(&self) -> Order {
        let contract = match self.game {
            GameName::Solo(solo) => Contract::Solo(solo),
            GameName::Hochzeit | GameName::HochzeitSolo => Contract::Hochzeit,
            GameName::Trumpfabgabe => Contract::Trumpfabgabe,
            GameName::Normal | GameName::StillesSolo => Contract::Normal,
        };
        Order::new(&self.rules, contract, self.schweine().kind())
    }

    fn schweine(&self) -> SchweineHolders {
        SchweineHolders(self.draft.head.schweine.map(|holder| holder.map(|(who, _)| self.seat(who))))
    }

    fn solve(&self, names: &Names<'_>, law: Law) -> Read<Solution> {
        let order = self.order();
        let error = |name: Name, problem: &'static str| {
            let reading = names.readings.get(name);
            let at = reading.map_or(self.end, |reading| reading.at);
            let meanings = reading.map(|reading| reading.meanings.clone()).unwrap_or_default();
            let meanings = Arg::list(meanings.iter().map(noted), Join::Or);
            let text = self.seating.text_of(at);
            at.error_with(message!(problem, text, meanings), message!("import-open-card.help"))
        };
        let is_open = names.readings.iter().any(|reading| 1 < reading.meanings.len());
        match search(names, &self.rules, &order, Law::Legal) {
            Found::One(solution) => Ok(solution),
            Found::Open(name) => Err(error(name, "import-open-card")),
            // A game with a breach is still a game, if its cards are plain.
            Found::None(_) if law == Law::Any && !is_open => match search(names, &self.rules, &order, Law::Any) {
                Found::One(solution) => Ok(solution),
                Found::Open(name) | Found::None(name) => Err(error(name, "import-no-reading")),
            },
            Found::None(name) => Err(error(name, "import-no-reading")),
        }
    }

    /// Says how names were read that could have been two cards.
    fn tell_readings(&mut self, readings: &[&Reading], cards: &[Card]) {
        for (reading, &card) in readings.iter().zip(cards) {
            if 1 < reading.meanings.len() {
                let text = self.seating.text_of(reading.at);
                self.assumed.push(message!("import-read-card", text, line = reading.at.line, card = noted(&card)));
            }
        }
    }

    /// Returns what everybody was dealt: as it is written, or what he has played.
    fn hands(&mut self, names: &Names<'_>, solution: &Solution) -> Read<BySeat<Vec<Card>>> {
        let n_played: usize = self.draft.tricks.iter().map(|trick| trick.cards.len()).sum();
        let is_whole = n_played == 4 * self.rules.n_tricks();
        let n_written = self.draft.hands.iter().filter(|(_, hand)| hand.is_some()).count();
        let mut hands: BySeat<Vec<Card>> = BySeat::default();
        let order = self.order();
        for seat in Seat::ALL {
            hands[seat] = match &names.hands[seat] {
                Some(hand) => hand.iter().map(|&name| solution.cards[name]).collect(),
                None if is_whole => {
                    let plays = plays(names, solution).filter(|&(player, _)| player == seat);
                    let dealt = before_exchange(plays.map(|(_, card)| card).collect(), seat, &names.moved);
                    Hand::try_of(&dealt).map_or_else(|_| dealt.clone(), |hand| order.arranged(hand).collect())
                }
                // Somebody has written down what he knew.
                None if n_written == 1 => Vec::new(),
                None => {
                    let name = self.seating.shown(self.draft, seat);
                    let problem = message!("import-hand-missing", name);
                    return Err(self.end.error_with(problem, message!("import-hand-missing.help")));
                }
            };
        }
        if n_written == 0 {
            self.assumed.push(message!("import-assumed-hands"));
        }
        Ok(hands)
    }

    /// Both queens of clubs in one hand: nobody knows whether that was a Hochzeit unless it is written.
    fn check_queens(&self, hands: &BySeat<Vec<Card>>) -> Read<()> {
        let both = |seat: &Seat| hands[*seat].iter().filter(|&&card| card == Card::CQ).count() == 2;
        let is_open = self.draft.head.game.is_none() && self.draft.head.said.is_none();
        let Some(seat) = Seat::ALL.iter().find(|seat| both(seat)).filter(|_| is_open && self.game == GameName::Normal)
        else {
            return Ok(());
        };
        if self.seating.is_told_normal {
            return Ok(());
        }
        let name = self.seating.shown(self.draft, *seat);
        Err(self.end.error_with(message!("import-both-queens", name), message!("import-both-queens.help")))
    }

    fn tricks(&self, names: &Names<'_>, solution: &Solution) -> Vec<PlayedTrick> {
        let laid = names.tricks.iter().zip(&solution.leaders);
        laid.map(|(laid, &lead)| PlayedTrick { lead, cards: cards_of(laid, lead, solution).collect() }).collect()
    }

    fn record(&self, hands: BySeat<Vec<Card>>, tricks_played: Vec<PlayedTrick>) -> Record {
        let head = &self.draft.head;
        let seat = |who: Option<(Who, At)>| who.map(|(who, _)| self.seat(who));
        let seats = |who: &[Who]| -> Vec<Seat> { who.iter().map(|&who| self.seat(who)).collect() };
        let named = self.seating.names(self.draft);
        let said = |said: &Vec<_>| said.iter().map(|&(who, act)| Said { player: self.seat(who), act }).collect();
        Record {
            rules: Some(self.rules.name.clone().into_owned()),
            players: BySeat::from_fn(|seat| {
                named[seat].clone().filter(|name| is_player_name(name) && !is_number(name))
            }),
            reservation: head.reservation,
            soloist: self.seating.soloist,
            hochzeiter: seat(head.hochzeiter),
            hochzeit_condition: head.condition,
            schweine: self.schweine(),
            schweine_said: head.schweine_said.filter(|_| self.rules.schweine.when == SchweineRule::Optional),
            giver: seat(head.giver),
            taker: seat(head.taker),
            given: head.given.clone(),
            returned: head.returned.clone(),
            re: head.re.as_deref().map(seats),
            pflichtsolo_open: seats(&head.pflichtsolo_open),
            vorfuehren: seat(head.vorfuehren),
            vorbehalte: head.said.as_ref().map(said),
            tricks_played,
            ..Record::empty(self.dealer, hands, self.game)
        }
    }

    /// Says what a game may have had and the text does not tell.
    fn tell_missing(&mut self, record: &Record) {
        if record.vorbehalte.is_none() {
            self.assumed.push(message!("import-not-said"));
        }
        if self.draft.calls.is_empty() {
            self.assumed.push(message!("import-no-calls"));
        }
        self.assumed.extend(self.draft.told.iter().cloned());
    }
}

/// Returns what a seat was dealt that has played these cards.
fn before_exchange(mut played: Vec<Card>, seat: Seat, moved: &[(Seat, Seat, Card)]) -> Vec<Card> {
    // The same card may have gone to and fro, so first comes back what was given away.
    played.extend(moved.iter().filter(|(from, ..)| *from == seat).map(|&(.., card)| card));
    for &(_, to, card) in moved {
        if to == seat
            && let Some(at) = played.iter().position(|&other| other == card)
        {
            played.remove(at);
        }
    }
    played
}

/// Returns every card that was played, in order, with who played it.
fn plays<'b>(names: &'b Names<'_>, solution: &'b Solution) -> impl Iterator<Item = (Seat, Card)> + 'b {
    let laid = names.tricks.iter().zip(&solution.leaders);
    laid.flat_map(|(laid, &leader)| leader.clockwise().zip(cards_of(laid, leader, solution)))
}

fn cards_of<'b>(laid: &'b Laid, leader: Seat, solution: &'b Solution) -> Box<dyn Iterator<Item = Card> + 'b> {
    match laid {
        Laid::InOrder { cards, .. } => Box::new(cards.iter().map(|&name| solution.cards[name])),
        Laid::BySeat { cards, .. } => {
            Box::new(leader.clockwise().filter_map(move |seat| cards[seat]).map(|name| solution.cards[name]))
        }
    }
}

/// Returns whether a name is none: FreeDoko numbers those of whom it does not say more.
fn is_number(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_digit())
}

/// Returns the record as we write one ourselves, where it breaks no rule.
fn canonical(record: Record, rules: &Rules) -> Record {
    let is_whole = record.hands.iter().all(|(_, hand)| !hand.is_empty());
    if !is_whole {
        return record;
    }
    match resume(&record, rules, Breaches::Refuse) {
        Ok(play) => {
            let Record { rules, players, vorbehalte, .. } = record;
            Record { rules, players, vorbehalte, ..Record::of(&play) }
        }
        Err(_) => record,
    }
}
