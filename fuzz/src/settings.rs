//! What somebody writes who measures: bots, conditions on deals, studies, and the manifest of a data set.

use crate::Fate;
use crate::sheet::check_error;
use api::Error;
use bots::{Condition, Spec};
use game::Rules;
use sim::{Manifest, study};
use text::{Localized, message};

/// Any text is a bot or is not. A program is not started before its first game.
pub(crate) fn bot(bytes: &[u8]) -> Fate {
    match String::from_utf8_lossy(bytes).parse::<Spec>() {
        Ok(spec) => {
            let written = spec.to_string();
            assert_eq!(written.parse::<Spec>().map(|again| again.to_string()), Ok(written));
            Fate::Read
        }
        Err(error) => refused(&error),
    }
}

/// Any text is a condition or is not; one that is holds of four hands or does not.
pub(crate) fn condition(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    match text.parse::<Condition>() {
        Ok(condition) => {
            let written = condition.to_string();
            assert_eq!(written.parse::<Condition>().map(|again| again.to_string()), Ok(written));
            Fate::Read
        }
        Err(error) => refused(&error),
    }
}

/// Any text is a study or is not; a study knows only the rule sets that are built in.
pub(crate) fn study(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    let find = |name: &str| Rules::named(name).ok_or_else(|| message!("request-rules", rules = name));
    match study::parse(text, &Rules::DDV, find) {
        Ok(_) => Fate::Read,
        Err(error) => {
            let span = error.span;
            assert!(span.is_none_or(|span| text.get(span.start..span.end).is_some()), "{span:?} of {text:?}");
            refused(&error)
        }
    }
}

/// Any text is the manifest of a data set or is not.
pub(crate) fn manifest(bytes: &[u8]) -> Fate {
    match Manifest::parse(&String::from_utf8_lossy(bytes)) {
        Ok(manifest) => {
            let written = manifest.text();
            assert_eq!(Manifest::parse(&written).expect("it is a manifest again").text(), written);
            Fate::Read
        }
        Err(error) => refused(&error),
    }
}

/// Checks what is said of something that was refused. These errors quote as it stands; who shows them makes it visible.
fn refused(error: &impl Localized) -> Fate {
    check_error(&Error::of(error));
    Fate::Refused
}
