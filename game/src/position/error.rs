//! Why the parts of a position do not fit together.

use crate::card::{Augen, Card};
use crate::contract::{Contract, Solo};
use crate::seat::{Seat, SeatSet, Team};
use crate::won::Won;
use crate::words::{noted, noted_seats, schweine_name};
use text::{Arg, Join, Localized, Message, english_errors, message};

/// Change of the order of the cards by two aces in one hand that is still open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenOrder {
    /// The second becomes a Schwein once the first has won its trick.
    SecondAce,
    /// The first of two tens of hearts wins once they are shown.
    HeartTens,
    /// The aces are Schweine or two ordinary foxes, as their holder decides when he plays the first.
    Showing,
}

/// Reason why the parts of a position do not fit together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The card is not in the deck of the rule set.
    NotInDeck {
        /// The card.
        card: Card,
        /// Place of the card: a seat, or the trick.
        place: Place,
    },
    /// A kind occurs more than twice.
    TooManyCopies {
        /// The card.
        card: Card,
        /// Every place where it is, once for each copy.
        places: Vec<Place>,
    },
    /// A seat holds more or fewer cards than the others and the trick allow.
    HandSize {
        /// The seat.
        seat: Seat,
        /// Number of its cards.
        has: usize,
        /// Expected number of cards.
        expected: usize,
    },
    /// Four or more cards lie on the table; a complete trick belongs to its winner.
    TrickComplete {
        /// Number of cards on the table.
        len: usize,
    },
    /// There are no cards in the hands and on the table.
    NoCards,
    /// A hand has more cards than the rule set deals.
    TooManyCards {
        /// The seat.
        seat: Seat,
        /// Number of its cards, those it has played to the trick included.
        has: usize,
        /// Number of cards dealt to each seat.
        dealt: usize,
    },
    /// A card in the trick does not follow although its player could have.
    Revoke {
        /// Seat that did not follow.
        seat: Seat,
        /// The card played.
        played: Card,
        /// A card still in hand that had to be played.
        held: Card,
    },
    /// The number of Re players does not fit the game.
    WrongParties {
        /// The members of Re.
        re: SeatSet,
        /// The game.
        contract: Contract,
    },
    /// The game cannot be played as a position, because its sides are still open or it needs no own notation.
    UnsupportedContract {
        /// The game.
        contract: Contract,
    },
    /// A Null, in which Augen do not count.
    Null,
    /// The change of the order of the cards by two aces in one hand is still open.
    OpenSchweine {
        /// Seat that has both.
        seat: Seat,
        /// The ace.
        card: Card,
        /// Effect of the Schweine.
        change: OpenOrder,
    },
    /// Schweine do not exist here.
    NoSchweine {
        /// The rank: from 0 for the aces.
        rank: usize,
        /// Reason why not.
        reason: NoSchweine,
    },
    /// The Augen already won and those still to come are not 240 together.
    AugenSum {
        /// Augen won before.
        won: Augen,
        /// Augen in the hands and on the table.
        left: Augen,
    },
    /// The tricks already won and those still to come do not make a deal.
    TrickSum {
        /// Tricks won before.
        won: usize,
        /// Tricks still to come.
        left: usize,
        /// Tricks in a deal.
        dealt: usize,
    },
    /// The rule set does not have this solo.
    NoSuchSolo {
        /// The solo.
        solo: Solo,
    },
    /// A queen of clubs is, or has just been, with a seat that is not Re.
    QueenOutsideRe {
        /// The seat.
        seat: Seat,
        /// Place of the queen.
        place: Place,
        /// The members of Re.
        re: SeatSet,
        /// Most trumps of the giver, if the rule set has a Trumpfabgabe, which would explain it.
        giver_max: Option<u8>,
    },
    /// A seat with both queens of clubs has a partner although no trick can have found him.
    PartnerTooEarly {
        /// The seat.
        seat: Seat,
    },
    /// A seat with both queens of clubs has a partner although their side has won no trick.
    PartnerWithoutTrick {
        /// The seat.
        seat: Seat,
    },
    /// A seat that plays alone would have played both queens of clubs in one trick.
    QueensInOneTrick {
        /// The seat.
        seat: Seat,
    },
    /// The side of the seat that leads has won no trick although some are over.
    LeaderWithoutTrick {
        /// The leader.
        leader: Seat,
        /// His side.
        team: Team,
    },
    /// A side cannot have these Augen in these tricks of the cards that are gone.
    WonImpossible {
        /// The side.
        team: Team,
        /// The stated gains.
        won: Won,
    },
}

/// Reason why there are no Schweine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoSchweine {
    /// The rule set does not know them.
    Rules,
    /// There are none in this game.
    Contract,
    /// The lower ones are not announced.
    WithoutLower,
    /// This seat cannot have the higher ones together with the lower ones, or without them.
    Hand(Seat),
    /// A seat holds or played a card that the announcer must have.
    HeldBy {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
}

/// Place of a card of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The hand of this seat.
    Hand(Seat),
    /// The trick, as the card with this number, from 0.
    Trick(usize),
}

impl Localized for Place {
    fn message(&self) -> Message {
        match self {
            Self::Hand(seat) => noted(seat),
            Self::Trick(_) => Message::new("place-trick"),
        }
    }
}

/// Says why there are no Schweine of this rank.
fn no_schweine(rank: usize, reason: &NoSchweine) -> Message {
    let what = schweine_name(rank);
    match reason {
        NoSchweine::Rules => message!("position-no-schweine-rules", what),
        NoSchweine::Contract => message!("position-no-schweine-contract", what),
        NoSchweine::WithoutLower => message!("position-no-schweine-lower", what),
        NoSchweine::Hand(seat) => message!("position-no-schweine-hand", what, seat = noted(seat)),
        NoSchweine::HeldBy { seat, card } => {
            message!("position-no-schweine-held", what, seat = noted(seat), card = noted(card))
        }
    }
}

impl Localized for PositionError {
    fn message(&self) -> Message {
        match self {
            Self::NotInDeck { card, place } => {
                message!("position-not-in-deck", card = noted(card), place = place.message())
            }
            Self::TooManyCopies { card, places } => {
                let mut shown: Vec<Arg> = places.iter().take(4).map(|place| place.message().into()).collect();
                if shown.len() < places.len() {
                    shown.push("..".into());
                }
                let places_shown = Arg::list(shown, Join::Comma);
                message!("position-too-many-copies", card = noted(card), n = places.len(), places = places_shown)
            }
            Self::HandSize { seat, has, expected } => {
                message!("position-hand-size", seat = noted(seat), cards = message!("count-cards", n = has), expected)
            }
            Self::TrickComplete { len } => message!("position-trick-complete", n = len),
            Self::NoCards => Message::new("position-no-cards"),
            Self::TooManyCards { has, dealt, .. } => {
                message!("position-too-many-cards", cards = message!("count-cards", n = has), dealt)
            }
            Self::Revoke { seat, played, held } => {
                message!("position-revoke", seat = noted(seat), played = noted(played), held = noted(held))
            }
            Self::WrongParties { re, contract } => {
                let id = match contract.solo() {
                    Some(_) => "position-wrong-parties-solo",
                    None => "position-wrong-parties",
                };
                message!(id, re = noted_seats(*re), game = noted(contract))
            }
            Self::UnsupportedContract { contract } => message!("position-unsupported", game = noted(contract)),
            Self::Null => Message::new("position-null"),
            Self::OpenSchweine { seat, card, change } => {
                let id = match change {
                    OpenOrder::SecondAce => "position-open-schweine",
                    OpenOrder::HeartTens => "position-open-heart-tens",
                    OpenOrder::Showing => "position-open-showing",
                };
                message!(id, seat = noted(seat), card = noted(card))
            }
            Self::NoSchweine { rank, reason } => no_schweine(*rank, reason),
            Self::AugenSum { won, left } => {
                message!("position-augen-sum", won = won.0, left = left.0, sum = won.0.saturating_add(left.0))
            }
            Self::TrickSum { won, left, dealt } => {
                message!("position-trick-sum", won = message!("count-tricks", n = won), left, dealt)
            }
            Self::NoSuchSolo { solo } => message!("position-no-such-solo", solo = noted(solo)),
            Self::QueenOutsideRe { seat, place, re, .. } => {
                let id = match place {
                    Place::Hand(_) => "position-queen-held",
                    Place::Trick(_) => "position-queen-played",
                };
                message!(id, seat = noted(seat), re = noted_seats(*re))
            }
            Self::PartnerTooEarly { seat } => message!("position-partner-too-early", seat = noted(seat)),
            Self::PartnerWithoutTrick { seat } => message!("position-partner-without-trick", seat = noted(seat)),
            Self::QueensInOneTrick { seat } => message!("position-queens-in-one-trick", seat = noted(seat)),
            Self::LeaderWithoutTrick { leader, team } => {
                message!("position-leader-without-trick", leader = noted(leader), team = noted(team))
            }
            Self::WonImpossible { team, won } => {
                let tricks = message!("count-tricks", n = won.tricks);
                message!("position-won-impossible", team = noted(team), augen = won.augen.0, tricks)
            }
        }
    }

    fn help(&self) -> Option<Message> {
        Some(match self {
            Self::OpenSchweine { seat, change: OpenOrder::Showing, .. } => {
                message!("position-open-showing.help", seat = noted(seat))
            }
            Self::HandSize { .. } => Message::new("position-hand-size.help"),
            Self::TooManyCopies { .. } => Message::new("position-too-many-copies.help"),
            Self::Revoke { .. } => Message::new("position-revoke.help"),
            Self::TrickComplete { .. } => Message::new("position-trick-complete.help"),
            Self::AugenSum { .. } | Self::TrickSum { .. } => Message::new("position-sum-help"),
            Self::QueenOutsideRe { giver_max: None, .. } => Message::new("position-queen-help"),
            Self::QueenOutsideRe { giver_max: Some(most), .. } => {
                message!("position-queen-help-trumpfabgabe", most)
            }
            Self::PartnerTooEarly { .. } | Self::PartnerWithoutTrick { .. } => Message::new("position-partner-help"),
            _ => return None,
        })
    }
}

english_errors!(PositionError);
