//! The rules of Doppelkopf: cards, order, play, calls and scoring, as data where they are data.
//!
//! Nothing here searches, draws random numbers or does I/O. Everything else in the project stands on this crate.
//!
//! # Glossary
//! One thing, one word, everywhere. German nouns are used where English has no word for exactly this thing.
//!
//! | word | meaning |
//! |---|---|
//! | [`Augen`] | card points, 240 in a deal; never what is written down |
//! | [`Points`] | what is written down after the game |
//! | [`Card`] | a *kind* of card, 24 of them; its two copies are indistinguishable |
//! | [`CardSet`] | a set of kinds: legal cards, trumps |
//! | [`Hand`] | what one seat holds, up to two copies of each kind |
//! | [`Class`] | what counts for following suit: trump or a Fehl suit |
//! | [`Order`] | class and strength of every card in the game that is played |
//! | [`Trick`] | up to four cards and who is winning them |
//! | [`Team`], [`Parties`] | Re and Kontra, and the members of each side |
//! | [`Contract`], [`Solo`] | the game that is played |
//! | [`Level`] | how far a side has called: Ansage, keine 90, .. schwarz |
//! | [`Call`] | what is said: an Ansage ("Re", "Kontra") or an [`Absage`] ("keine 90" .. "schwarz") |
//! | [`Ladder`] | how far both sides have called |
//! | [`Klaerung`] | what the tricks of a Hochzeit say about the partner |
//! | [`KnownSides`] | the publicly known sides |
//! | [`Player`], [`Lineup`] | one of four or five by his line on the list, and the seat he has in a game |
//! | [`Rules`] | a rule set: `tsr`, `ddv`, `bsv`, `recklinghausen` or a club's own |
//! | [`Deal`], [`Spielfindung`], [`Play`], [`Outcome`] | the phases of a game, each made by consuming the one before |
//! | [`Course`] | a whole game, decision by decision: who is asked, and for what |
//! | [`LightPlay`] | a game played on in thought: what a [`Play`] is without its records |
//! | [`Asked`] | what one seat knows while the game is being found |
//! | [`Public`], [`View`] | what all seats have seen, and one hand in addition |
//! | [`Position`] | a checked state with all cards open |
//! | [`Draft`] | a position as far as it has been entered |
//! | gesund, Vorbehalt, Spielfindung | healthy, reservation, and the round in which they are said |
//! | Hochzeit, Klärungsstich | both queens of clubs looking for a partner, and the trick that finds him |
//! | Sonderpunkt | a special point: Doppelkopf, Fuchs, Charlie, .. |
//! | Dulle, Schweine | the ten of hearts; two aces of diamonds announced as the highest trumps |

mod absage;
mod announce;
mod asked;
mod bock;
mod call;
mod call_phase;
mod card;
mod cardplay;
mod check;
mod choice;
mod contract;
mod course;
mod deal;
mod decided;
mod eligibility;
mod frame;
mod game_name;
mod hand;
mod hand_over;
mod hochzeit;
mod illegal;
mod imagine;
mod known;
mod light_play;
mod list;
mod order;
mod outcome;
mod paragraph;
mod perft;
mod pflichtansage;
mod play;
mod position;
mod progress;
mod public;
mod round;
pub mod rules;
mod schweine;
mod score;
mod seat;
#[cfg(feature = "serde")]
mod serde;
mod set;
mod sides;
mod special;
mod spielfindung;
mod trick;
mod trumpfabgabe;
mod view;
mod winner;
mod won;
pub mod words;

pub use absage::{Absage, Needs};
pub use announce::{Accepted, CallRefusal, CallRefused, Ladder, Limit, Moment, Timely, never_made};
pub use asked::{Asked, AskedParts};
pub use bock::{Bock, BockFacts, BockWorth};
pub use call::{Call, LegalCalls};
pub use call_phase::CallPhase;
pub use card::{Augen, Card, ParseCardError, Rank, Suit};
pub use cardplay::{CardPlay, Undo};
pub use check::RulesConflict;
pub use choice::{Choice, ChoiceKind};
pub use contract::{Contract, Level, Schweine, SchweineHolders, Solo};
pub use course::{Ask, Course, Ended, IllegalReply, Replies, Reply, Scope, Setup};
pub use deal::{Deal, DealError};
pub use decided::Standing;
pub use eligibility::Eligibility;
pub use frame::Frame;
pub use game_name::GameName;
pub use hand::Hand;
pub use hand_over::may_call_after_hand_over;
pub use hochzeit::Klaerung;
pub use illegal::{IllegalMove, Move, Moves, WhyNot};
pub use imagine::Unimaginable;
pub use known::{KnownSides, PublicGame};
pub use light_play::{LightOutcome, LightPlay};
pub use list::{ListCheck, Parity, check_list};
pub use order::{Class, Order, normal_trumps};
pub use outcome::{Outcome, Unplayed};
pub use paragraph::{Book, Paragraph};
pub use perft::perft;
pub use pflichtansage::{Duty, NoDuty, pflichtansage, pflichtansage_second};
pub use play::{Found, Play};
pub use position::{Draft, Missing, NoSchweine, OpenOrder, Place, Position, PositionError, PositionParts};
pub use public::{Called, Public};
pub use round::{Clock, Ending, GameKind, Lineup, Next, Player, Round, RoundError, RoundParts, next_dealer};
pub use rules::Rules;
pub use schweine::{LateSchweine, SchweineFate};
pub use score::{Item, ItemKind, Items, Points, Score, points_of_seats, score};
pub use seat::{BySeat, ByTeam, Parties, Seat, SeatSet, Team};
pub use set::CardSet;
pub use special::{Earned, PlayedBy, Scoring, Seen, Special, Specials, TrickPoint, WhichTrick, special_points};
pub use spielfindung::{
    Act, Acts, Beside, Bid, Declarations, Due, Game, Heard, IllegalAct, KindSet, Named, Occasion, Redeal, Resolution,
    Resolved, Say, Spielfindung, Told, Vorbehalt, VorbehaltQuestion, WhyIllegal, resolve,
};
pub use trick::Trick;
pub use trumpfabgabe::{Exchange, SeenExchange, hands_after, partner_of};
pub use view::View;
pub use winner::{needs, winner};
pub use won::Won;
