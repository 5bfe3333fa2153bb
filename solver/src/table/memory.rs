//! What a search remembers.

use super::{Lack, Shelves};
use crate::bitboard::Layout;
use crate::bound::Bound;
use crate::canonical::CanonicalForm;
use crate::config::Config;
use crate::dependencies::Dependencies;
use crate::machine::Machine;
use crate::special_cards::SpecialCards;
use std::sync::Arc;

/// What a search remembers: the table, which several searches may share, and the canonical form of the position that was looked up
/// last. Nothing in the table depends on more than the layout of the cards, so that it may be kept from one position to the next;
/// what depends on the parties is told apart by the key.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    table: Option<Arc<Shelves>>,
    /// Often the next position differs in the leader only.
    form: CanonicalForm,
}

impl Memory {
    /// Returns an empty memory of the kind and size that the configuration allows.
    pub(crate) fn new(config: &Config) -> Self {
        let table = config.switches.table.is_on().then(|| Arc::new(Shelves::new(config)));
        Self { table, form: CanonicalForm::default() }
    }

    /// Returns the memory of another search that shares the table.
    pub(crate) fn sharing(&self) -> Self {
        Self { table: self.table.clone(), ..Self::default() }
    }

    /// Returns the key of a position and a question. Whatever tells questions apart has to be in the latter, the parties too.
    #[inline(always)]
    pub(crate) fn key<M: Machine, const SPECIAL: bool>(
        &mut self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        leader: usize,
        question: u64,
        special: SpecialCards,
    ) -> u64 {
        if self.table.is_none() {
            return 0;
        }
        self.form.set::<M, SPECIAL>(machine, layout, hands, special);
        self.form.hash(leader, question)
    }

    /// Returns a bound that answers whether the threshold is reached in the position whose key was asked for last, and writes what
    /// it depends on; nothing if none is known.
    #[inline(always)]
    pub(crate) fn probe<M: Machine, const SPECIAL: bool>(
        &mut self,
        machine: M,
        layout: &Layout,
        key: u64,
        threshold: i32,
        deps: &mut Dependencies,
    ) -> Option<Bound> {
        let Self { table, form } = self;
        let table = table.as_ref()?;
        machine.vectorize(|| table.find::<M, SPECIAL>(machine, layout, form, key, threshold, deps))
    }

    /// Remembers a bound of a position and what it depends on. The table makes room for it.
    #[expect(clippy::too_many_arguments, reason = "they are what is at hand")]
    #[inline(always)]
    pub(crate) fn store<M: Machine, const SPECIAL: bool>(
        &mut self,
        machine: M,
        layout: &Layout,
        hands: &[u64; 4],
        key: u64,
        threshold: i32,
        bound: &Bound,
        deps: &Dependencies,
        special: SpecialCards,
    ) {
        let Self { table, form } = self;
        let Some(table) = table else { return };
        form.set::<M, SPECIAL>(machine, layout, hands, special);
        let mut put = |table: &Shelves, may_forget: bool| {
            machine
                .vectorize(|| table.store::<M, SPECIAL>(machine, layout, form, key, threshold, bound, deps, may_forget))
        };
        let Err(lack) = put(table, false) else { return };
        // If there is still too little room, it is not remembered.
        let _ = match Arc::get_mut(table) {
            Some(own) => {
                own.make_room(lack == Lack::Memory);
                put(own, false)
            }
            None if lack == Lack::Memory => put(table, true),
            None => Ok(()),
        };
    }
}
