//! Lets the linker write the module short: it leaves five bytes for every number that it fills in, most of which need two.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_for_a_page = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    // The linker cannot do so with what a debugger wants to know.
    if is_for_a_page && env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rustc-link-arg-cdylib=--strip-debug");
        println!("cargo::rustc-link-arg-cdylib=--compress-relocations");
    }
}
