//! The files that are within the program. `build.rs` finds them.

/// Each file of the page by its name: none without the feature `page`, or if `npm run build` was not run in `web` before.
#[cfg(feature = "page")]
pub(super) static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

#[cfg(not(feature = "page"))]
pub(super) static FILES: &[(&str, &[u8])] = &[];
