//! Lets the linker say in the module what refers to what: `wasm/parts` cuts it by that, and writes it short.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_for_a_page = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    if is_for_a_page && env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
