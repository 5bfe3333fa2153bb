//! Configuration of a server.

use crate::log::Teller;
use crate::page::Page;
use crate::workers::{self, Answerer};
use game::Rules;
use std::fmt;
use std::thread;
use std::time::Duration;
use text::Language;

/// Configuration of a server.
#[derive(Clone)]
pub struct Config {
    /// Limits of its load.
    pub limits: Limits,
    /// The page that it shows.
    pub page: Page,
    /// The names under which it may be asked although it listens for this machine alone, such as that of a proxy in front.
    pub hosts: Vec<String>,
    /// Language of the answers if a request names none.
    pub language: Language,
    /// The rule set of what names none.
    pub rules: Option<Rules>,
    /// Receiver of one line, without control characters, for each request.
    pub log: Option<Teller>,
    /// Function that answers.
    pub answerer: Answerer,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            page: Page::default(),
            hosts: Vec::new(),
            language: Language::default(),
            rules: None,
            log: None,
            answerer: workers::api_answerer(),
        }
    }
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("limits", &self.limits).field("hosts", &self.hosts).finish_non_exhaustive()
    }
}

/// How much a server takes on. What goes beyond is refused with a clear answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// How long a client may take for the head of a request, and wait before it begins with the next one.
    pub head_time: Duration,
    /// How long it may then take for the body.
    pub body_time: Duration,
    /// How long it may read nothing while it is answered.
    pub write_time: Duration,
    /// How long an answer may take, with the time in the queue.
    pub answer_time: Duration,
    /// Longest time for a search to end after it was stopped.
    pub stop_time: Duration,
    /// How many connections are open at the same time; more of them wait.
    pub connections: usize,
    /// How many questions are worked on at the same time.
    pub workers: usize,
    /// How many more wait for that.
    pub queue: usize,
    /// How long those that are being answered have when the server is to end.
    pub end_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 1 << 20,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(10),
            write_time: Duration::from_secs(30),
            answer_time: Duration::from_secs(30),
            stop_time: Duration::from_secs(2),
            connections: 512,
            workers: thread::available_parallelism().map_or(1, usize::from),
            queue: 256,
            end_time: Duration::from_secs(5),
        }
    }
}
