//! Language of an answer.

use axum::http::{HeaderMap, header};
use text::Language;

/// Returns the language that a browser asks for, if it asks for one of ours.
pub(crate) fn asked_for(headers: &HeaderMap) -> Option<Language> {
    let values = headers.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|value| value.to_str().ok());
    let ranges = values.flat_map(|value| value.split(','));
    let mut best = None;
    for range in ranges {
        let (tag, parameters) = range.split_once(';').unwrap_or((range, ""));
        let Some(language) = Language::from_code(tag.trim()) else { continue };
        let weight = parameters.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.trim().parse().ok());
        let weight: f32 = weight.filter(|weight| (0.0..=1.0).contains(weight)).unwrap_or(0.0);
        // The first of several that are wanted alike.
        let is_better = best.is_none_or(|(_, most)| most < weight);
        if 0.0 < weight && is_better {
            best = Some((language, weight));
        }
    }
    best.map(|(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_browser_is_answered_in_the_language_it_likes_best() {
        let language = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(value));
            asked_for(&headers)
        };
        assert_eq!(language("de-DE,de;q=0.9,en;q=0.8"), Some(Language::German));
        assert_eq!(language("fr, en;q=0.4, de;q=0.7"), Some(Language::German));
        assert_eq!(language("en, de"), Some(Language::English));
        assert_eq!(language("de;q=0, en;q=0.1"), Some(Language::English));
        assert_eq!(language("fr;q=0.9, *"), None);
        assert_eq!(language("de;q=x, ;;,,"), None);
        assert_eq!(asked_for(&HeaderMap::new()), None);
    }
}
