//! The sheet of an evening.

use crate::Fate;
use api::sheet::{Sheet, csv, evening, html, rank, rank_rows, rows};
use api::{Context, Error, Source};
use text::Language;

/// Any text is a sheet or is not; what its rows say is added up, and each row that does not fit is told.
pub(crate) fn sheet(bytes: &[u8]) -> Fate {
    let text = &*String::from_utf8_lossy(bytes);
    let context = Context::new(Language::German);
    let source = Source { name: "sheet".to_owned(), line: 1, text: text.to_owned() };
    let read = Sheet::read(&context, &source).and_then(|sheet| Ok((evening(&context, &sheet)?, sheet)));
    match read {
        Ok((evening, sheet)) => {
            evening.wrong().for_each(check_error);
            for language in Language::ALL {
                let shown = rows(language, &sheet, &evening).concat();
                assert!(!shown.is_empty());
                assert!(html(language, &sheet, &evening).starts_with("<!"), "no page");
            }
            assert!(csv(&sheet, &evening).lines().count() != 0);
            let ranked = rank(&[(sheet, evening)]);
            assert!(!rank_rows(Language::English, &ranked).is_empty());
            Fate::Read
        }
        Err(error) => {
            check_error(&error);
            Fate::Refused
        }
    }
}

/// Checks that an error says something in both languages, nothing that a terminal would obey, and points into its text.
pub(crate) fn check_error(error: &Error) {
    for language in Language::ALL {
        let told = error.text(language) + &error.help_text(language).unwrap_or_default();
        assert!(!told.is_empty() && !told.contains('\u{1b}'), "{told:?}");
    }
    if let Some(source) = error.source() {
        crate::check_labels(error.labels(), &source.text);
    }
}
