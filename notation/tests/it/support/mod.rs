//! Deals and rule sets drawn by lot.

pub(crate) mod random_deal;
pub(crate) mod random_rules;
