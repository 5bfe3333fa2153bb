//! The door of a page to doko: a request goes in as JSON, its answer comes out as JSON, both through the memory of the module.
//!
//! ```text
//! place = buffer(n)          makes room for a request of n bytes of UTF-8, which the page writes there
//! n = ask(n)                 answers it; the answer are n bytes at answer()
//! env.progress(place, n)     is called during a long question with JSON of n bytes, see `doko_api::Progress`
//! ```
//!
//! A panic ends the module with `unreachable`. Then n = panic_len() bytes at panic_text() say what was wrong, the request still
//! lies where it was written, and the page throws the instance away and takes a new one.
//!
//! No thread shares the memory of a module, so what lies between two calls is kept without locks.

#![expect(unsafe_code, reason = "what leaves or enters a module has its name, and only unsafe attributes give it one")]

use api::{Host, Progress};
use std::cell::RefCell;
use std::ops::ControlFlow;
use std::panic;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes room for a request of so many bytes and returns where.
// SAFETY: nothing else in the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn buffer(len: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(len, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request of so many bytes that was written into the buffer, and returns the length of the answer.
// SAFETY: nothing else in the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn ask(len: usize) -> usize {
    keep_panics();
    let given = REQUEST.with_borrow(|request| match request.get(..len) {
        Some(request) => api::answer_text_for(&String::from_utf8_lossy(request), &mut Page),
        None => api::answer_text_for("", &mut Page),
    });
    ANSWER.replace(given);
    ANSWER.with_borrow(String::len)
}

/// Returns where the answer is.
// SAFETY: nothing else in the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

/// Returns where the text of a panic is.
// SAFETY: nothing else in the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn panic_text() -> *const u8 {
    PANIC.with_borrow(|text| text.as_ptr())
}

/// Returns the length of the text of a panic; 0 if there was none.
// SAFETY: nothing else in the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn panic_len() -> usize {
    PANIC.with_borrow(String::len)
}

/// The page that waits. It stops a question by throwing the instance away.
struct Page;

impl Host for Page {
    fn progress(&mut self, progress: &Progress) -> ControlFlow<()> {
        let told = serde_json::to_string(progress).unwrap_or_default();
        tell(&told);
        ControlFlow::Continue(())
    }
}

#[cfg(target_family = "wasm")]
#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// What the page does with what it is told.
    fn progress(place: *const u8, len: usize);
}

/// Tells the page how far a question is.
#[cfg(target_family = "wasm")]
fn tell(told: &str) {
    // SAFETY: the page reads as many bytes as there are, before it returns.
    unsafe { progress(told.as_ptr(), told.len()) }
}

/// Elsewhere there is no page.
#[cfg(not(target_family = "wasm"))]
const fn tell(_: &str) {}

/// Keeps the text of a panic, of which nothing would be left but that there was one.
fn keep_panics() {
    panic::set_hook(Box::new(|info| {
        PANIC.set(info.to_string());
    }));
}
