//! Games to learn from.

use bots::Draw;
use game::rules::{HochzeitCondition, VorbehaltKind};
use game::{
    Act, Asked, Bid, Card, CardSet, Deal, Due, Found, Hand, Level, Play, Rank, Rules, Say, Schweine, Seat, SeatSet,
    Solo, Spielfindung, Suit, Vorbehalt,
};

/// Finds a game: mostly what the cards say, sometimes a solo of a seat with a hand for it.
pub(crate) fn begin(rules: &Rules, draw: &mut Draw) -> Option<Play> {
    let dealer = Seat::from_index(draw.below(4));
    let deal = draw.deal(rules, dealer).expect("a whole deck");
    let solo = match draw.below(100) {
        0..12 => Some(Solo::Farbe(Suit::ALL[draw.below(4)])),
        12..21 => Some(Solo::Damen),
        21..30 => Some(Solo::Buben),
        30..39 => Some(Solo::Fleischlos),
        _ => None,
    };
    let wishes = match solo {
        Some(solo) => Wishes::Solo(best_for(solo, &deal), solo),
        None if draw.below(2) == 0 => Wishes::Silence,
        None => Wishes::Vorbehalte,
    };
    let open = if draw.below(2) == 0 { SeatSet::ALL } else { SeatSet::EMPTY };
    find(rules, deal, open, wishes, |_| None)
}

/// Wishes of the seats.
#[derive(Clone, Copy)]
pub(crate) enum Wishes {
    /// No Vorbehalt.
    Silence,
    /// Hochzeiten and Schweine are named.
    Vorbehalte,
    /// A Hochzeit under this condition.
    Hochzeit(Seat, HochzeitCondition),
    /// This solo.
    Solo(Seat, Solo),
    /// A Trumpfabgabe.
    Offer(Seat),
}

impl Wishes {
    fn wants(self, asked: &Asked<'_>, act: Act) -> bool {
        let (seat, hand) = (asked.seat(), asked.hand());
        match (self, act) {
            (Self::Silence, _) => false,
            (Self::Solo(soloist, _), Act::Say(Say::Vorbehalt | Say::Gross)) => soloist == seat,
            (Self::Solo(soloist, solo), Act::Name(Vorbehalt::Solo(named))) => soloist == seat && solo == named,
            (Self::Solo(soloist, solo), Act::Bid(bid)) => soloist == seat && bid == Bid { solo, level: Level::None },
            (Self::Hochzeit(one, _) | Self::Offer(one), Act::Say(Say::Vorbehalt | Say::Klein)) => one == seat,
            (Self::Hochzeit(_, wanted), Act::Name(Vorbehalt::Hochzeit { condition, schweine: Schweine::None })) => {
                wanted == condition
            }
            (Self::Offer(_), Act::Name(named)) => named == Vorbehalt::Trumpfabgabe,
            (Self::Vorbehalte, Act::Say(Say::Vorbehalt)) => hand.count(Card::CQ) == 2,
            (Self::Vorbehalte, Act::Say(Say::Klein)) => hand.count(Card::CQ) == 2 || hand.count(Card::DA) == 2,
            (Self::Vorbehalte, Act::Name(Vorbehalt::Hochzeit { .. } | Vorbehalt::Schweine)) => true,
            (Self::Vorbehalte, Act::Yes) => matches!(
                asked.due(),
                Some(Due::Answer(VorbehaltKind::Hochzeit | VorbehaltKind::Schweine) | Due::Schweine { .. })
            ),
            _ => false,
        }
    }
}

/// Finds the game that is wanted; `decide` is asked first.
pub(crate) fn find(
    rules: &Rules,
    deal: Deal,
    pflichtsolo_open: SeatSet,
    wishes: Wishes,
    mut decide: impl FnMut(&Asked<'_>) -> Option<Act>,
) -> Option<Play> {
    let mut round = Spielfindung::new(rules, deal, pflichtsolo_open);
    while let Some(seat) = round.actor() {
        let asked = round.view(seat);
        let wanted = || asked.options().iter().copied().rfind(|&act| wishes.wants(&asked, act));
        let act = decide(&asked).or_else(wanted).unwrap_or_else(|| bots::fallback(&asked));
        round.act(seat, act).expect("a legal act");
    }
    match round.finish().ok()? {
        Found::Play(play) => Some(*play),
        Found::Redeal(_) => None,
    }
}

/// Returns the seat with the hand that is best for a solo, by a rough count.
pub(crate) fn best_for(solo: Solo, deal: &Deal) -> Seat {
    let aces = |hand: Hand| 2 * hand.count_in(CardSet::rank(Rank::Ace)) + hand.count_in(CardSet::rank(Rank::Ten));
    let strength = |hand: Hand| match solo {
        Solo::Damen => 4 * hand.count_in(CardSet::rank(Rank::Queen)) + aces(hand),
        Solo::Buben => 4 * hand.count_in(CardSet::rank(Rank::Jack)) + aces(hand),
        Solo::Fleischlos => aces(hand),
        Solo::Farbe(suit) => {
            let heads = CardSet::rank(Rank::Queen) | CardSet::rank(Rank::Jack);
            2 * hand.count_in(heads | CardSet::suit(suit)) + 2 * hand.count(Card::HT) + aces(hand)
        }
        // Of the soli of clubs nothing is learned.
        Solo::Koenige
        | Solo::DamenBuben
        | Solo::KoenigeDamen
        | Solo::KoenigeBuben
        | Solo::Koehler
        | Solo::Asse
        | Solo::Zehnen
        | Solo::Neunen
        | Solo::Null => 0,
    };
    Seat::ALL.into_iter().max_by_key(|&seat| strength(deal.hands()[seat])).unwrap_or(Seat::N)
}
