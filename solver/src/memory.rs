//! What a search remembers.

use crate::config::Config;
use crate::pattern::Patterns;
use crate::recent::Recent;
use std::sync::Arc;

/// What a search remembers. Nothing in it depends on more than the layout of the cards, so that it may be kept from one
/// position to the next; what depends on the parties is told apart by them.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The table, which several searches may share.
    pub(crate) patterns: Option<Arc<Patterns>>,
    pub(crate) recent: Option<Recent>,
}

impl Memory {
    /// Returns an empty memory of the kind and size that the configuration allows.
    pub(crate) fn new(config: &Config) -> Self {
        let patterns = config.table.is_on().then(|| Arc::new(Patterns::new(config)));
        let recent = (patterns.is_some() && config.recent.is_on()).then(Recent::new);
        Self { patterns, recent }
    }

    /// Lets the table grow if it is about to fill up. Returns whether it has to be done later because others use it.
    #[inline(always)]
    pub(crate) fn make_room(&mut self) -> bool {
        self.patterns.as_ref().is_some_and(|patterns| patterns.is_crowded()) && !self.grow()
    }

    /// Makes the table larger if nobody else uses it.
    #[cold]
    pub(crate) fn grow(&mut self) -> bool {
        match self.patterns.as_mut().and_then(Arc::get_mut) {
            Some(own) => {
                own.grow();
                true
            }
            None => false,
        }
    }
}
