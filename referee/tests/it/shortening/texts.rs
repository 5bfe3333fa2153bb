//! What the texts say about a shortened game (DDV A, E, F, G; BSV 2, 5.4, 7, 9; Recklinghausen; referees' handbook 1.2, 3.1, 3.10),
//! written once more and slowly: no line of it is shared with the crates.

/// A card as the notation writes it: suit, rank.
pub(crate) type Card = [u8; 2];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Book {
    Ddv,
    Bsv,
    Recklinghausen,
}

/// A game up to the moment at which somebody shortens it; seats are 0 to 3, north first.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) book: Book,
    /// `T` for the order of the normal game, `Q`, `J`, `0` without trumps, or the suit of a Farbsolo.
    pub(crate) trumps: u8,
    pub(crate) soloist: Option<usize>,
    pub(crate) is_silent: bool,
    pub(crate) re: [bool; 4],
    pub(crate) hands: [Vec<Card>; 4],
    pub(crate) tricks: Vec<(usize, Vec<Card>)>,
    pub(crate) leader: usize,
    pub(crate) running: Vec<Card>,
    /// Who called which stage, 1 to 5, holding how many cards.
    pub(crate) calls: Vec<(usize, usize, usize)>,
}

/// What comes of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    pub(crate) penalty: [i32; 4],
    /// Whether Re gets the rest, and what is written down; `None` if the game is not scored.
    pub(crate) scored: Option<(bool, [i32; 4])>,
}

const HEAD: [&[u8; 2]; 9] = [b"HT", b"CQ", b"SQ", b"HQ", b"DQ", b"CJ", b"SJ", b"HJ", b"DJ"];

impl Table {
    /// The class that counts for following, and the strength in it: less is stronger.
    fn place(&self, card: Card) -> (u8, usize) {
        let by = |order: &[u8], what: u8| order.iter().position(|&other| other == what);
        let in_suit = by(b"ATKQJ9", card[1]).unwrap();
        match self.trumps {
            b'0' => (card[0], in_suit),
            rank @ (b'Q' | b'J') if card[1] == rank => (b'+', by(b"CSHD", card[0]).unwrap()),
            b'Q' | b'J' => (card[0], in_suit),
            suit => match HEAD.iter().position(|&&head| head == card) {
                Some(place) => (b'+', place),
                None if card[0] == if suit == b'T' { b'D' } else { suit } => (b'+', 10 + in_suit),
                None => (card[0], in_suit),
            },
        }
    }

    fn beats(&self, card: Card, best: Card) -> bool {
        let (own, other) = (self.place(card), self.place(best));
        // BSV 5.3: the second Herz 10 is the higher one, where it is trump.
        let is_second = self.book == Book::Bsv && card == *b"HT" && best == card && own.0 == b'+';
        is_second || own.0 == other.0 && own.1 < other.1 || own.0 == b'+' && other.0 != b'+'
    }

    /// Who wins these cards, and with which.
    pub(crate) fn winner(&self, leader: usize, cards: &[Card]) -> (usize, Card) {
        let mut best = (leader, cards[0]);
        for (steps, &card) in cards.iter().enumerate().skip(1) {
            if self.beats(card, best.1) {
                best = ((leader + steps) % 4, card);
            }
        }
        best
    }

    fn legal(&self, seat: usize, claimant: Option<usize>) -> Vec<Card> {
        let follows = |card: &&Card| self.running.first().is_none_or(|&led| self.place(**card).0 == self.place(led).0);
        let mut legal: Vec<Card> = self.hands[seat].iter().filter(follows).copied().collect();
        if legal.is_empty() {
            legal.clone_from(&self.hands[seat]);
        }
        legal.sort_by_key(|&card| self.place(card));
        legal.dedup();
        if claimant == Some(seat) {
            // Handbook 3.10: in trumps and in each suit from the top.
            legal.dedup_by_key(|card| self.place(*card).0);
        }
        legal
    }

    fn play(&self, card: Card) -> Self {
        let mut next = self.clone();
        let seat = (self.leader + self.running.len()) % 4;
        let at = next.hands[seat].iter().position(|&held| held == card).unwrap();
        next.hands[seat].remove(at);
        next.running.push(card);
        if next.running.len() == 4 {
            next.tricks.push((next.leader, std::mem::take(&mut next.running)));
            let (leader, cards) = next.tricks.last().unwrap();
            next.leader = next.winner(*leader, cards).0;
        }
        next
    }

    fn is_over(&self) -> bool {
        self.hands.iter().all(Vec::is_empty) && self.running.is_empty()
    }

    /// Handbook 1.2: whether a side makes every remaining trick, in every line or in those in which the claimant plays from the
    /// top.
    pub(crate) fn makes_all(&self, re: bool, claimant: Option<usize>) -> bool {
        if self.is_over() {
            return true;
        }
        let seat = (self.leader + self.running.len()) % 4;
        self.legal(seat, claimant).into_iter().all(|card| {
            let next = self.play(card);
            (next.tricks.len() == self.tricks.len() || next.re[next.leader] == re) && next.makes_all(re, claimant)
        })
    }

    /// Whether one line shows that neither side makes every remaining trick: too many to look at them all.
    pub(crate) fn is_plainly_open(&self) -> bool {
        let mut lost = [false; 2];
        let mut table = self.clone();
        while !table.is_over() {
            let seat = (table.leader + table.running.len()) % 4;
            let n_tricks = table.tricks.len();
            table = table.play(table.legal(seat, None)[0]);
            if n_tricks < table.tricks.len() {
                lost[usize::from(!table.re[table.leader])] = true;
            }
        }
        lost == [true; 2]
    }

    /// Handbook 3.1.7: the least number of Doppelköpfe, and whether a Charlie makes the last trick in every line.
    fn forced(&self, claimant: Option<usize>) -> (i32, i32) {
        let last_trick = |table: &Self| {
            let (leader, cards) = table.tricks.last().unwrap();
            i32::from(table.winner(*leader, cards).1 == *b"CJ")
        };
        if self.is_over() {
            return (0, last_trick(self));
        }
        let seat = (self.leader + self.running.len()) % 4;
        let lines = self.legal(seat, claimant).into_iter().map(|card| {
            let next = self.play(card);
            let is_rich = self.tricks.len() < next.tricks.len() && 40 <= augen(&next.tricks.last().unwrap().1);
            let (doppelkopf, charlie) = next.forced(claimant);
            (doppelkopf + i32::from(is_rich), charlie)
        });
        lines.fold((i32::MAX, 1), |least, line| (least.0.min(line.0), least.1.min(line.1)))
    }

    fn level(&self, re: bool) -> usize {
        self.calls.iter().filter(|call| self.re[call.0] == re).map(|call| call.1).max().unwrap_or(0)
    }

    /// What a side has in complete tricks: Augen, tricks.
    fn won(&self, re: bool) -> (i32, usize) {
        let own = self.tricks.iter().filter(|(leader, cards)| self.re[self.winner(*leader, cards).0] == re);
        own.fold((0, 0), |(sum, n), (_, cards)| (sum + augen(cards), n + 1))
    }

    /// DDV A.6, F.1; BSV 7.1.
    fn has_won(&self, re: bool, (augen, tricks): (i32, usize)) -> bool {
        let (own, other) = (self.level(re), self.level(!re));
        match (own, other) {
            (5, _) => tricks == if self.book == Book::Ddv { 12 } else { 10 },
            (2..=4, _) => [151, 181, 211][own - 2] <= augen,
            (_, 5) => 1 <= tricks,
            (_, 2..=4) => [90, 60, 30][other - 2] <= augen,
            _ => {
                let only_kontra = self.level(true) == 0 && self.level(false) == 1;
                (if re == only_kontra { 120 } else { 121 }) <= augen
            }
        }
    }

    /// Handbook 1.2, 3.1.3: won in complete tricks, and no Absage is possible any more.
    fn is_decided(&self, re: bool) -> bool {
        let level = self.level(re);
        let n_played = 4 * self.tricks.len() + self.running.len();
        let may_call = |seat: usize| match self.book {
            Book::Recklinghausen => n_played <= 5 + 4 * level,
            Book::Ddv => 11 - level <= self.hands[seat].len(),
            Book::Bsv => 9 - level <= self.hands[seat].len(),
        };
        let first = if self.book == Book::Ddv { 11 } else { 9 };
        let was_reply =
            |&(seat, stage, held): &(usize, usize, usize)| self.re[seat] == re && stage == 1 && held < first;
        let only_replied = self.book != Book::Recklinghausen && self.calls.iter().any(was_reply);
        let goes_on = level < 5 && !only_replied && (0..4).any(|seat| self.re[seat] == re && may_call(seat));
        self.has_won(re, self.won(re)) && !goes_on
    }

    /// What each seat writes down if one side gets the rest, with these further special points for it.
    fn score(&self, to_re: bool, more: i32) -> [i32; 4] {
        let n_tricks = if self.book == Book::Ddv { 12 } else { 10 };
        let won = [false, true].map(|re| {
            let (augen, tricks) = self.won(re);
            if re != to_re {
                return (augen, tricks);
            }
            (240 - self.won(!re).0, n_tricks - self.won(!re).1)
        });
        let under = |(augen, tricks): (i32, usize)| {
            [90, 60, 30].iter().filter(|&&bound| augen < bound).count() as i32 + i32::from(tricks == 0)
        };
        let reached = |re: bool| {
            let stages = self.level(!re).saturating_sub(1);
            let bounds = [120, 90, 60, 30].iter().take(stages).filter(|&&bound| bound <= won[usize::from(re)].0);
            if self.book == Book::Recklinghausen { 0 } else { bounds.count() as i32 }
        };
        let is_solo = self.soloist.is_some();
        let winner = [true, false].into_iter().find(|&re| self.has_won(re, won[usize::from(re)]));
        let of = |re: bool| if re { 1 } else { -1 };
        let mut value = match winner {
            None => [true, false].map(|re| of(re) * (under(won[usize::from(!re)]) + reached(re))).iter().sum(),
            Some(re) => {
                let absagen: usize = [true, false].map(|re| self.level(re).saturating_sub(1)).iter().sum();
                let said = [true, false].iter().filter(|&&re| 0 < self.level(re)).count() as i32;
                let words = if self.book == Book::Recklinghausen { 0 } else { 2 * said };
                let alten = i32::from(!re && !is_solo);
                of(re) * (1 + under(won[usize::from(!re)]) + words + absagen as i32 + reached(re) + alten)
            }
        };
        if !is_solo {
            value += self.earned() + of(to_re) * more;
        }
        if self.book == Book::Recklinghausen && winner.is_some() {
            value *= [true, false].iter().filter(|&&re| 0 < self.level(re)).map(|_| 2).product::<i32>();
        }
        [0, 1, 2, 3].map(|seat| match (self.re[seat], is_solo) {
            (true, true) => 3 * value,
            (true, false) => value,
            (false, _) => -value,
        })
    }

    /// Special points of complete tricks before the last, seen from Re (DDV F.3; BSV 7.2; Recklinghausen).
    fn earned(&self) -> i32 {
        let of_trick = |(leader, cards): &(usize, Vec<Card>)| {
            let (owner, best) = self.winner(*leader, cards);
            let re = self.re[owner];
            let caught = cards.iter().enumerate();
            let caught = caught.filter(|&(steps, card)| card == b"DA" && self.re[(leader + steps) % 4] != re).count();
            let is_hearts = |card: Card| self.place(card).0 == b'H';
            let herzstich = self.book == Book::Recklinghausen && is_hearts(cards[0]) && is_hearts(best);
            let points = caught as i32 + i32::from(40 <= augen(cards)) + i32::from(herzstich);
            if re { points } else { -points }
        };
        self.tricks.iter().map(of_trick).sum()
    }

    /// Handbook 3.1.7: foxes of the other side that cannot escape and Doppelköpfe that are bound to come; and the Charlie.
    fn bound(&self, re: bool, claimant: Option<usize>) -> (i32, i32) {
        if self.soloist.is_some() {
            return (0, 0);
        }
        let laid = self.running.iter().enumerate().map(|(steps, card)| ((self.leader + steps) % 4, *card));
        let held = (0..4).flat_map(|seat| self.hands[seat].iter().map(move |card| (seat, *card)));
        let foxes = laid.chain(held).filter(|&(seat, card)| card == *b"DA" && self.re[seat] != re).count();
        let (doppelkopf, charlie) = self.forced(claimant);
        (foxes as i32 + doppelkopf, charlie)
    }

    /// What comes of it if a seat hands its cards over, or shows them and claims the rest.
    pub(crate) fn expected(&self, seat: usize, hands_over: bool) -> Expected {
        let laid_queens = self.tricks.iter().flat_map(|(_, cards)| cards).chain(&self.running);
        let is_known = !self.is_silent || laid_queens.filter(|&card| card == b"CQ").count() == 2;
        let soloist = self.soloist.filter(|_| is_known);
        let own = self.re[seat];
        let scored = |re: bool, more: i32| Some((re, self.score(re, more)));
        let free = |scored| Expected { penalty: [0; 4], scored };
        let may_show = self.book != Book::Bsv;
        let top_first = may_show.then_some(seat);
        let holds = !hands_over && self.makes_all(own, top_first);
        match soloist == Some(seat) {
            true if hands_over => return free(scored(false, 0)),
            true if may_show => return free(scored(holds, 0)),
            _ if holds => {
                // Handbook 3.10.1: a Charlie that nobody announced does not count. Bound to come is what comes in every line in
                // which the side makes the rest.
                let lines = top_first.filter(|_| !self.makes_all(own, None));
                return free(scored(own, self.bound(own, lines).0));
            }
            _ => {}
        }
        if let Some(re) = [true, false].into_iter().find(|&re| self.makes_all(re, None)) {
            let (others, charlie) = self.bound(re, None);
            return free(scored(re, others + charlie));
        }
        if self.book == Book::Recklinghausen {
            return free(scored(!own, 0));
        }
        let is_decided = [true, false].into_iter().any(|re| self.is_decided(re));
        let absagen = self.level(!own).saturating_sub(1) as i32;
        let price = if is_decided { 3 } else { 12 + 3 * absagen };
        let mut penalty = [0; 4];
        match soloist.filter(|&soloist| soloist != seat) {
            Some(soloist) => penalty[soloist] = price,
            None => penalty = [price / 3; 4],
        }
        penalty[seat] = -price;
        Expected { penalty, scored: if is_decided { scored(!own, 0) } else { None } }
    }
}

fn augen(cards: &[Card]) -> i32 {
    let of = |card: &Card| match card[1] {
        b'A' => 11,
        b'T' => 10,
        b'K' => 4,
        b'Q' => 3,
        b'J' => 2,
        _ => 0,
    };
    cards.iter().map(of).sum()
}
