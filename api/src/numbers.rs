//! Between which bounds the numbers in questions lie: the one table of them, for questions and for arguments of the program.

use crate::error::Error;
use bots::Numbers;
use text::brief;
use text::{Localized, message};

/// A number that questions ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Name of the field.
    pub name: &'static str,
    /// Allowed numbers.
    pub numbers: Numbers,
}

/// Number of possible deals that advice examines.
pub const WORLDS: Field = Field { name: "worlds", numbers: bots::WORLDS };

/// Number of last tricks in which advice searches later cards, too.
pub const AHEAD: Field = Field { name: "ahead", numbers: bots::TRICKS };

/// Number of last tricks in which advice solves each deal.
pub const SOLVE: Field = Field { name: "solve", numbers: bots::TRICKS };

/// Number of possible deals in which a review evaluates a decision. It keeps up to four times as many, to describe
/// them.
pub const REVIEW_WORLDS: Field = Field { name: "worlds", numbers: Numbers::whole(1, 10_000) };

/// Number of last tricks with exact hindsight in a review.
pub const HINDSIGHT: Field = Field { name: "hindsight", numbers: Numbers::whole(0, 9) };

/// Least loss of a mistake, in points.
pub const MISTAKE: Field = Field { name: "mistake", numbers: Numbers::real(0.0, 1000.0) };

/// Number of random deals in one answer.
pub const DEALS: Field = Field { name: "n", numbers: Numbers::whole(0, 10_000) };

/// All of them.
pub const ALL: [Field; 7] = [WORLDS, AHEAD, SOLVE, REVIEW_WORLDS, HINDSIGHT, MISTAKE, DEALS];

impl Field {
    /// Refuses what is beyond the bounds.
    pub(crate) fn check(&self, asked: u64) -> Result<(), Error> {
        if self.numbers.contains(asked) { Ok(()) } else { Err(self.beyond(&asked.to_string())) }
    }

    /// Refuses what is beyond the bounds, or no number.
    pub(crate) fn check_real(&self, asked: f64) -> Result<(), Error> {
        let is_within = (self.numbers.least()..=self.numbers.most()).contains(&asked);
        if is_within { Ok(()) } else { Err(self.beyond(&asked.to_string())) }
    }

    fn beyond(&self, asked: &str) -> Error {
        Error::new(message!("number-beyond", field = self.name, asked, numbers = self.numbers.message()))
    }
}

/// Greatest length of a text of one line: a position, a row of a sheet.
pub const MOST_OF_LINE: usize = 10_000;

/// Refuses a text of one line that is longer than anybody writes.
pub(crate) fn check_line(field: &'static str, text: &str) -> Result<(), Error> {
    let n = text.chars().count();
    if n <= MOST_OF_LINE {
        return Ok(());
    }
    Err(Error::new(message!("text-too-long", field, text = brief(text), n, most = MOST_OF_LINE)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn what_is_beyond_the_bounds_is_quoted_with_them() {
        for field in ALL {
            let most = field.numbers.most();
            assert!(field.check_real(field.numbers.least()).is_ok() && field.check_real(most).is_ok());
            assert!(field.check_real(f64::NAN).is_err() && field.check_real(-1e300).is_err());
            for (asked, error) in
                [(most + 1.0, field.check_real(most + 1.0)), (1e18, field.check(1_000_000_000_000_000_000))]
            {
                let error = error.expect_err("it is beyond");
                for language in Language::ALL {
                    let told = error.text(language);
                    assert!(told.contains(field.name) && told.contains(&asked.to_string()), "{told}");
                    assert!(told.contains(&field.numbers.message().text(language)), "{told}");
                }
            }
        }
    }
}
