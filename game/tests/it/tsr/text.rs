//! What the tournament rules in force say about tricks, sides and the score (TSR 2.3, 2.4, 4.4, 5.3.3, 6.3, 7.1, 7.2), written from the
//! text alone: no line of it is shared with the crate. Seats are 0 to 3, cards are text.

/// A game that was played to its end, as somebody at the table has written it down.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    /// `normal`, `hochzeit`, or the solo that was named.
    pub(super) game: String,
    /// Who named it.
    pub(super) declarer: Option<usize>,
    pub(super) hands: [Vec<String>; 4],
    /// Who led, and the cards in their order.
    pub(super) tricks: Vec<(usize, Vec<String>)>,
    /// Who said what.
    pub(super) calls: Vec<(usize, String)>,
}

/// What is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scored {
    /// Whether Re has won; `None` if nobody has.
    pub(super) winner: Option<bool>,
    /// Name, whether it is Re's, points; sorted.
    pub(super) items: Vec<(String, bool, i32)>,
    pub(super) points: [i32; 4],
}

const HIGH_TRUMPS: &str = "HT CQ SQ HQ DQ CJ SJ HJ DJ";
const STAGES: [&str; 4] = ["k90", "k60", "k30", "schwarz"];

fn augen(cards: &[String]) -> i32 {
    let of = |card: &String| [11, 10, 4, 3, 2, 0]["ATKQJ9".find(&card[1..]).unwrap()];
    cards.iter().map(of).sum()
}

impl Sheet {
    /// 2.3.4 to 2.3.7: the suit, `+` for trump, and a number that is less for a higher card.
    fn place(&self, card: &str) -> (char, usize) {
        let (suit, rank) = (card.chars().next().unwrap(), &card[1..]);
        let in_suit = "ATKQJ9".find(rank).unwrap();
        let trump_suit = match &self.game[..] {
            "damensolo" if rank == "Q" => return ('+', "CSHD".find(suit).unwrap()),
            "bubensolo" if rank == "J" => return ('+', "CSHD".find(suit).unwrap()),
            "damensolo" | "bubensolo" | "fleischlos" => return (suit, in_suit),
            game => game.strip_prefix("farbsolo_").map_or('D', |suit| suit.chars().next().unwrap()),
        };
        match HIGH_TRUMPS.split(' ').position(|high| high == card) {
            Some(place) => ('+', place),
            None if suit == trump_suit => ('+', 9 + in_suit),
            None => (suit, in_suit),
        }
    }

    /// 5.3.3: who owns a trick, and with which card; of two equal cards the one laid first is the higher one.
    pub(super) fn owner<'a>(&self, leader: usize, cards: &'a [String]) -> (usize, &'a str) {
        let mut best = 0;
        for at in 1..cards.len() {
            let (new, old) = (self.place(&cards[at]), self.place(&cards[best]));
            if new.0 == old.0 && new.1 < old.1 || new.0 == '+' && old.0 != '+' {
                best = at;
            }
        }
        ((leader + best) % 4, &cards[best])
    }

    fn owners(&self) -> Vec<usize> {
        self.tricks.iter().map(|(leader, cards)| self.owner(*leader, cards).0).collect()
    }

    /// 2.4.4, 2.4.7, 4.4.3, 4.4.5.
    pub(super) fn re(&self) -> [bool; 4] {
        let declarer = |seat| self.declarer == Some(seat);
        match &self.game[..] {
            "normal" => [0, 1, 2, 3].map(|seat: usize| self.hands[seat].iter().any(|card| card == "CQ")),
            "hochzeit" => {
                let partner = self.owners().into_iter().take(3).find(|&seat| !declarer(seat));
                [0, 1, 2, 3].map(|seat| declarer(seat) || partner == Some(seat))
            }
            _ => [0, 1, 2, 3].map(declarer),
        }
    }

    /// 6.3.1, 6.4.3: 0 for nothing, 1 for Re or Kontra, 2 to 5 for the stages; those left out are included.
    fn level(&self, of_re: bool) -> usize {
        let re = self.re();
        let stage = |word: &String| STAGES.iter().position(|stage| stage == word).map_or(1, |stage| stage + 2);
        self.calls.iter().filter(|(seat, _)| re[*seat] == of_re).map(|(_, word)| stage(word)).max().unwrap_or(0)
    }

    /// Augen and number of tricks of a side.
    fn won(&self, of_re: bool) -> (i32, usize) {
        let re = self.re();
        let own = self.tricks.iter().zip(self.owners()).filter(|(_, owner)| re[*owner] == of_re);
        own.fold((0, 0), |(sum, n), ((_, cards), _)| (sum + augen(cards), n + 1))
    }

    /// 7.1.1 and 7.1.2, case by case.
    fn has_won(&self, of_re: bool) -> bool {
        let (augen, tricks) = self.won(of_re);
        match (self.level(of_re), self.level(!of_re)) {
            (5, _) => tricks == 12,
            (own @ 2..=4, _) => [151, 181, 211][own - 2] <= augen,
            (_, 5) => 1 <= tricks,
            (_, other @ 2..=4) => [90, 60, 30][other - 2] <= augen,
            // "Nur Kontra" turns 121 and 120 round.
            (own, other) => {
                let only_kontra = if of_re { (own, other) == (0, 1) } else { (own, other) == (1, 0) };
                (if of_re == only_kontra { 120 } else { 121 }) <= augen
            }
        }
    }

    /// 7.2.3.
    fn special(&self, re: [bool; 4]) -> Vec<(String, bool, i32)> {
        let mut found = Vec::new();
        for (number, (leader, cards)) in self.tricks.iter().enumerate() {
            let (owner, best) = self.owner(*leader, cards);
            let mut add = |name: &str| found.push((name.to_owned(), re[owner], 1));
            if 40 <= augen(cards) {
                add("doppelkopf");
            }
            for (at, card) in cards.iter().enumerate() {
                if card == "DA" && re[(leader + at) % 4] != re[owner] {
                    add("fuchs");
                }
            }
            if number == 11 && best == "CJ" {
                add("charlie");
            }
        }
        found
    }

    /// 7.2.2 a: how far the other side stayed under, for the side that gets it.
    fn under(&self, of_re: bool) -> Vec<(String, bool, i32)> {
        let (augen, tricks) = self.won(!of_re);
        let steps = [90, 60, 30].into_iter().filter(|&step| augen < step).map(|step| format!("unter_{step}"));
        let black = (tricks == 0).then(|| "schwarz".to_owned());
        steps.chain(black).map(|name| (name, of_re, 1)).collect()
    }

    /// 7.2.2 e and f: what a side has reached against the Absagen of the other.
    fn reached(&self, of_re: bool) -> Vec<(String, bool, i32)> {
        let against = self.level(!of_re).saturating_sub(1);
        let steps = [120, 90, 60, 30].into_iter().zip(STAGES).take(against);
        let reached = steps.filter(|(step, _)| *step <= self.won(of_re).0);
        reached.map(|(step, stage)| (format!("{step}_gegen_{stage}"), of_re, 1)).collect()
    }

    pub(super) fn scored(&self) -> Scored {
        let re = self.re();
        let is_solo = re.iter().filter(|&&re| re).count() == 1;
        let winner = [true, false].into_iter().find(|&of_re| self.has_won(of_re));
        let mut items = Vec::new();
        match winner {
            // 7.1.3: a without the basic point, e, f.
            None => {
                for of_re in [true, false] {
                    items.extend(self.under(of_re));
                    items.extend(self.reached(of_re));
                }
            }
            Some(winner) => {
                items.push(("gewonnen".to_owned(), winner, 1));
                items.extend(self.under(winner));
                for (of_re, side) in [(true, "re"), (false, "kontra")] {
                    let level = self.level(of_re);
                    if 1 <= level {
                        items.push((format!("{side}_angesagt"), winner, 2));
                    }
                    let stages = STAGES.iter().take(level.saturating_sub(1));
                    items.extend(stages.map(|stage| (format!("{stage}_abgesagt_{side}"), winner, 1)));
                }
                items.extend(self.reached(winner));
                if !is_solo && !winner {
                    items.push(("gegen_die_alten".to_owned(), false, 1));
                }
            }
        }
        // 7.2.4: none in a solo, nor in what is scored as one.
        if !is_solo {
            items.extend(self.special(re));
        }
        items.sort();
        let value: i32 = items.iter().map(|&(_, of_re, points)| if of_re { points } else { -points }).sum();
        let points = re.map(|is_re| {
            if !is_re {
                -value
            } else if is_solo {
                3 * value
            } else {
                value
            }
        });
        Scored { winner, items, points }
    }
}
