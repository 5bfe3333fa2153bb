//! What the trainers share.

pub(crate) mod deal;
pub(crate) mod fit;
pub(crate) mod gain;
