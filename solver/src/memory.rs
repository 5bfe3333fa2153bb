//! What a search remembers.

use crate::canonical::CanonicalForm;
use crate::config::Config;
use crate::shelves::Shelves;
use std::sync::Arc;

/// What a search remembers. Nothing in it depends on more than the layout of the cards, so that it may be kept from one
/// position to the next; what depends on the parties is told apart by them.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The table, which several searches may share.
    pub(crate) shelves: Option<Arc<Shelves>>,
    /// The position that was looked up last: often the next differs in the leader only.
    pub(crate) form: CanonicalForm,
}

impl Memory {
    /// Returns an empty memory of the kind and size that the configuration allows.
    pub(crate) fn new(config: &Config) -> Self {
        let shelves = config.table.is_on().then(|| Arc::new(Shelves::new(config)));
        Self { shelves, form: CanonicalForm::default() }
    }

    /// Returns an empty memory that shares the table.
    pub(crate) fn sharing(&self) -> Self {
        Self { shelves: self.shelves.clone(), ..Self::default() }
    }

    /// Makes room in the table if nobody else uses it, see [`Shelves::make_room`]. Returns whether that was so.
    #[cold]
    pub(crate) fn make_room(&mut self, must_forget: bool) -> bool {
        match self.shelves.as_mut().map(Arc::get_mut) {
            Some(Some(own)) => {
                own.make_room(must_forget);
                true
            }
            _ => false,
        }
    }
}
