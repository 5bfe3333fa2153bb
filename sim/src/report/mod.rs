//! Results as pages with plots: self-contained HTML, the plots as SVG inside. The pages need the feature `plots`.

#[cfg(feature = "plots")]
mod match_page;
#[cfg(feature = "plots")]
mod page;
#[cfg(feature = "plots")]
mod plot;
#[cfg(feature = "plots")]
mod strangers_section;
#[cfg(feature = "plots")]
mod study_page;
#[cfg(feature = "plots")]
mod words;

#[cfg(feature = "plots")]
pub use match_page::match_page;
#[cfg(feature = "plots")]
pub use plot::{Band, Bar, PlotError};
#[cfg(feature = "plots")]
pub use study_page::study_page;

/// Returns the tag by which a page is known again that the command of this name has written.
#[must_use]
pub fn generator(command: &str) -> String {
    format!("<meta name=\"generator\" content=\"doko {command}\">")
}
