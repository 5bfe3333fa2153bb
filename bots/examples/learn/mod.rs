//! What the trainers share; none of them needs everything.

#![allow(dead_code, reason = "each trainer uses a part")]

pub(crate) mod deal;
pub(crate) mod fit;
pub(crate) mod gain;
