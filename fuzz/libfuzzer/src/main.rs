//! Looks for inputs of the target that `DOKO_FUZZ_TARGET` names.
#![no_main]

use doko_fuzz::{TARGETS, Target, target_named};
use libfuzzer_sys::fuzz_target;
use std::env;
use std::sync::LazyLock;

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = env::var("DOKO_FUZZ_TARGET").unwrap_or_default();
    let names = TARGETS.map(|target| target.name).join(", ");
    target_named(&name).unwrap_or_else(|| panic!("there is no target {name:?}; there are {names}"))
});

fuzz_target!(|bytes: &[u8]| {
    (TARGET.check)(bytes);
});
