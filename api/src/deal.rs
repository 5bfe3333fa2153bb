//! Random deals as positions.

use crate::context::Context;
use crate::error::Error;
use crate::host::check_most;
use crate::numbers;
use crate::question;
use bots::Draw;
use game::{BySeat, Contract, Deal, GameName, Hand, Position, PositionError, PositionParts, Rules, Seat};
use notation::{Expected, WhyNoWord, WordError, parse_game};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use text::{Language, message};

/// Number of tries to deal a position; at most a quarter of the deals are not positions.
const TRIES: usize = 100;

/// Asks for random deals.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealQuestion {
    /// The seed; the same seed gives the same deals. 1 if absent.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Number of deals; 1 if absent, at most 10000.
    #[serde(default)]
    pub n: Option<u64>,
    /// The game: normal, or a solo such as damensolo or `farbsolo_C`; normal if absent.
    #[serde(default)]
    pub game: Option<String>,
    /// Seat of the soloist; north if absent.
    #[serde(default)]
    pub soloist: Option<Seat>,
    /// Number of tricks left; all if absent.
    #[serde(default)]
    pub tricks: Option<usize>,
}

impl question::Question for DealQuestion {
    const NAME: &'static str = "deal";
    type Answer = DealAnswer;

    fn answer(self, context: &Context) -> Result<DealAnswer, Error> {
        let contract =
            self.game.as_deref().map_or(Ok(Contract::Normal), |name| game(name).map_err(|error| Error::of(&error)))?;
        let deals = Deals::new(context.rules(), self.seed.unwrap_or(1), contract, self.soloist, self.tricks)?;
        let n = self.n.unwrap_or(1);
        numbers::DEALS.check(n)?;
        check_most("n", n, context.most.deals)?;
        let positions = (0..n).map(|index| Ok(deals.deal(index)?.to_string())).collect::<Result<_, Error>>()?;
        Ok(DealAnswer { positions })
    }
}

/// Random deals.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DealAnswer {
    /// The deals, each a position in one line.
    pub positions: Vec<String>,
}

impl question::Answer for DealAnswer {
    fn line(&self) -> String {
        self.positions.join("\n")
    }

    fn rows(&self, _: Language) -> Vec<String> {
        self.positions.clone()
    }
}

/// Reads what is played: the normal game, or a solo.
///
/// # Errors
/// Returns what there is.
pub fn game(name: &str) -> Result<Contract, WordError> {
    match parse_game(name)? {
        GameName::Normal => Ok(Contract::Normal),
        GameName::Solo(solo) => Ok(Contract::Solo(solo)),
        // The others are games that come of what is said.
        _ => Err(WordError { text: name.to_owned(), expected: Expected::Game, why: WhyNoWord::Unknown(None) }),
    }
}

/// Description of deals: West deals and north leads. In a normal game the holders of the queens of clubs are Re, and
/// the holder of both plays a stilles Solo. With `tricks` left, each seat keeps this number of the cards it was dealt,
/// drawn at random.
#[derive(Clone, Debug)]
pub struct Deals {
    rules: Rules,
    seed: u64,
    contract: Contract,
    soloist: Seat,
    tricks: usize,
}

impl Deals {
    /// Returns the deals of a seed.
    ///
    /// # Errors
    /// There are no deals with this number of tricks left, or there is a soloist without a solo.
    pub fn new(
        rules: Rules,
        seed: u64,
        contract: Contract,
        soloist: Option<Seat>,
        tricks: Option<usize>,
    ) -> Result<Self, Error> {
        let (tricks, most) = (tricks.unwrap_or(rules.n_tricks()), rules.n_tricks());
        if !(1..=most).contains(&tricks) {
            return Err(Error::new(message!("deal-tricks", tricks)).with_help(message!("deal-tricks.help", most)));
        }
        if soloist.is_some() && contract == Contract::Normal {
            return Err(Error::new(message!("deal-soloist")).with_help(message!("deal-soloist.help")));
        }
        Ok(Self { rules, seed, contract, soloist: soloist.unwrap_or(Seat::N), tricks })
    }

    /// Returns the deal with this number; it is the same however many are drawn.
    ///
    /// # Errors
    /// The rules may not allow any.
    pub fn deal(&self, index: u64) -> Result<Position, Error> {
        let mut draw = Draw::new(self.seed, index);
        let mut n_dealt = 0;
        loop {
            n_dealt += 1;
            let deal = draw.deal(&self.rules, Seat::W).map_err(|error| Error::of(&error))?;
            let left = BySeat::from_fn(|seat| draw.some_of(deal.hands()[seat], self.tricks));
            match self.position(&deal, left) {
                // A seat has yet to decide about Schweine, so it is not a position, and the cards are redealt.
                Err(PositionError::OpenSchweine { .. }) if n_dealt < TRIES => {}
                position => return position.map_err(|error| Error::of(&error)),
            }
        }
    }

    fn position(&self, deal: &Deal, left: BySeat<Hand>) -> Result<Position, PositionError> {
        let solo = match self.contract {
            Contract::Solo(solo) => Some((self.soloist, solo)),
            _ => None,
        };
        let parts = PositionParts { hands: left, ..PositionParts::of_deal(&self.rules, deal, solo) };
        Position::new(parts)
    }
}
