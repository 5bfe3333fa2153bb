//! Results as pages with plots: self-contained HTML, the plots as SVG inside.

mod match_page;
mod page;
mod plot;
mod study_page;
mod words;

pub use match_page::match_page;
pub use page::generator;
pub use plot::{Band, Bar, PlotError};
pub use study_page::study_page;
