//! Numbers as they are written in a [`Spec`](crate::Spec), read within their bounds.

use std::str::FromStr;

/// The text is no such number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoNumber;

/// A whole number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count(pub(crate) usize);

/// What a [`Count`] looks like.
pub(crate) const COUNT: &str = "spec-count";

impl FromStr for Count {
    type Err = NoNumber;

    fn from_str(text: &str) -> Result<Self, NoNumber> {
        text.parse().ok().filter(|&number| 1 <= number).map(Self).ok_or(NoNumber)
    }
}

/// A number that is not infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Finite(pub(crate) f64);

/// What a [`Finite`] looks like.
pub(crate) const FINITE: &str = "spec-finite";

impl FromStr for Finite {
    type Err = NoNumber;

    fn from_str(text: &str) -> Result<Self, NoNumber> {
        text.parse().ok().filter(|number: &f64| number.is_finite()).map(Self).ok_or(NoNumber)
    }
}

/// A number from 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct NotNegative(pub(crate) f64);

/// What a [`NotNegative`] looks like.
pub(crate) const NOT_NEGATIVE: &str = "spec-not-negative";

impl FromStr for NotNegative {
    type Err = NoNumber;

    fn from_str(text: &str) -> Result<Self, NoNumber> {
        text.parse().ok().filter(|&Finite(number)| 0.0 <= number).map(|Finite(number)| Self(number)).ok_or(NoNumber)
    }
}

/// A share, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Share(pub(crate) f32);

/// What a [`Share`] looks like.
pub(crate) const SHARE: &str = "spec-share";

impl FromStr for Share {
    type Err = NoNumber;

    fn from_str(text: &str) -> Result<Self, NoNumber> {
        text.parse().ok().filter(|&NotNegative(number)| number <= 1.0).map(|it| Self(it.0 as f32)).ok_or(NoNumber)
    }
}

/// How many Points worse a card may be to be played e times less often. Colder players choose the same cards, and exponents need
/// not stay finite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Temperature(pub(crate) f32);

impl FromStr for Temperature {
    type Err = NoNumber;

    fn from_str(text: &str) -> Result<Self, NoNumber> {
        text.parse().ok().filter(|&NotNegative(number)| 0.001 <= number).map(|it| Self(it.0 as f32)).ok_or(NoNumber)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_out_of_bounds_are_refused() {
        assert_eq!(["1", "160"].map(str::parse), [Ok(Count(1)), Ok(Count(160))]);
        assert_eq!(["0", "-1", "1.5", ""].map(str::parse::<Count>), [Err(NoNumber); 4]);
        assert_eq!(["-0.3", "1e3"].map(str::parse), [Ok(Finite(-0.3)), Ok(Finite(1000.0))]);
        assert_eq!(["nan", "inf", "x"].map(str::parse::<Finite>), [Err(NoNumber); 3]);
        assert_eq!("0".parse(), Ok(NotNegative(0.0)));
        assert_eq!(["-0.1", "nan"].map(str::parse::<NotNegative>), [Err(NoNumber); 2]);
        assert_eq!(["0", "0.5", "1"].map(str::parse), [Ok(Share(0.0)), Ok(Share(0.5)), Ok(Share(1.0))]);
        assert_eq!(["1.1", "-1", "nan"].map(str::parse::<Share>), [Err(NoNumber); 3]);
        assert_eq!("0.001".parse(), Ok(Temperature(0.001)));
        assert_eq!(["0", "0.0009", "inf"].map(str::parse::<Temperature>), [Err(NoNumber); 3]);
    }

    #[test]
    fn bots_refuse_parameters_out_of_bounds() {
        let error = |text: &str| text.parse::<crate::Spec>().expect_err("a bad value").to_string();
        let expected = "parameter 'temperature' cannot be '0'; expected none, or with others=rules a number from 0.001";
        assert_eq!(error("doko:others=rules,temperature=0"), expected);
        for text in [
            "doko:others=rules,temperature=nan",
            "doko:others=rules,error=1.5",
            "doko:temperature=0.1",
            "doko:error=0.1",
            "doko:others=me",
            "doko:worlds=0",
            "doko:prior=-1",
            "doko:call-margin=inf",
            "pimc:worlds=0",
            "pimc:nodes=x",
            "uct:assignments=0",
            "uct:rollouts=0",
            "uct:exploration=nan",
            "ismcts:iterations=0",
            "ismcts:exploration=-1",
            "ismcts:time=5",
        ] {
            assert!(error(text).starts_with("parameter '"), "{text}: {}", error(text));
        }
    }
}
