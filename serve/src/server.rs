//! A server: it listens, takes connections as long as there is room, and ends in order.

use crate::config::Config;
use crate::connection::serve_connection;
use crate::router::router;
use crate::shared::{Common, Shared};
use crate::workers::{Counts, Workers};
use axum::Router;
use game::Rules;
use hyper_util::server::graceful::GracefulShutdown;
use notation::rules_file::to_toml;
use serde_json::{Value, json};
use std::io;
use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

/// A server that listens. Dropping it ends it at once.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    workers: Workers,
    end: watch::Sender<bool>,
    runtime: Runtime,
    listening: tokio::task::JoinHandle<()>,
}

impl Server {
    /// Starts a server that listens at an address; port 0 stands for any that is free.
    ///
    /// # Errors
    /// Returns why it cannot listen there.
    pub fn start(address: impl ToSocketAddrs, config: Config) -> io::Result<Self> {
        let addresses: Vec<SocketAddr> = address.to_socket_addrs()?.collect();
        // Looking after connections is little work; answers are given elsewhere.
        let threads = thread::available_parallelism().map_or(1, usize::from).min(4);
        let runtime = Builder::new_multi_thread().worker_threads(threads).enable_all().build()?;
        let listener = runtime.block_on(TcpListener::bind(&addresses[..]))?;
        let address = listener.local_addr()?;
        let workers = Workers::start(config.limits.workers, config.limits.queue, &config.answerer)?;
        let (end, is_ending) = watch::channel(false);
        let (stop, is_stopping) = watch::channel(false);
        let rules = config.rules.as_ref().map(named);
        let shared = Arc::new(Common {
            config,
            address,
            workers: workers.clone(),
            rules,
            openapi: OnceLock::new(),
            is_ending: is_stopping,
        });
        let listening = runtime.spawn(listen(listener, shared, is_ending, stop));
        Ok(Self { address, workers, end, runtime, listening })
    }

    /// Returns where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns how much it has done.
    #[must_use]
    pub fn counts(&self) -> Counts {
        self.workers.counts()
    }

    /// Listens from now on to Ctrl-C and to other requests to end a program; [`run_until`](Self::run_until) waits for
    /// it. Call it before the address is published, so that no request comes too early.
    ///
    /// # Errors
    /// Returns an error if the signals cannot be handled.
    pub fn signals(&self) -> io::Result<Signals> {
        let _inside = self.runtime.enter();
        Signals::new()
    }

    /// Waits until the program is asked to end, and ends in order; a second time ends at once.
    pub fn run_until(self, mut signals: Signals) {
        self.runtime.block_on(signals.next());
        let Self { end, runtime, mut listening, .. } = self;
        // There may be no receiver any more.
        let _ = end.send(true);
        runtime.block_on(async {
            tokio::select! {
                _ = &mut listening => {}
                () = signals.next() => {}
            }
        });
        runtime.shutdown_background();
    }

    /// Ends in order: new clients are refused, running requests have a while to finish, then they are stopped and
    /// notified.
    pub fn stop(self) {
        let Self { end, runtime, listening, .. } = self;
        let _ = end.send(true);
        let _ = runtime.block_on(listening);
        runtime.shutdown_background();
    }
}

/// Returns a rule set as a request names it: a published one by its name, any other with all its rules, whatever it is called.
fn named(rules: &Rules) -> Value {
    if Rules::ALL.contains(rules) { json!(rules.name) } else { json!({ "toml": to_toml(rules) }) }
}

/// Signals that ask a program to end: Ctrl-C and, on Unix, `SIGTERM`; on Windows also Ctrl-Break, the closing of the window
/// and the end of the system.
#[derive(Debug)]
pub struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(windows)]
    interrupt: tokio::signal::windows::CtrlC,
    #[cfg(windows)]
    abort: tokio::signal::windows::CtrlBreak,
    #[cfg(windows)]
    close: tokio::signal::windows::CtrlClose,
    #[cfg(windows)]
    shutdown: tokio::signal::windows::CtrlShutdown,
}

impl Signals {
    #[cfg(unix)]
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    #[cfg(windows)]
    fn new() -> io::Result<Self> {
        use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_shutdown};
        Ok(Self { interrupt: ctrl_c()?, abort: ctrl_break()?, close: ctrl_close()?, shutdown: ctrl_shutdown()? })
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    #[cfg(windows)]
    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.abort.recv() => {}
            _ = self.close.recv() => {}
            _ = self.shutdown.recv() => {}
        }
    }
}

/// Takes connections until the server is to end, and then sees to it that those which are open end.
async fn listen(
    listener: TcpListener,
    shared: Shared,
    mut is_ending: watch::Receiver<bool>,
    stop: watch::Sender<bool>,
) {
    let limits = shared.config.limits;
    let room = Arc::new(Semaphore::new(limits.connections.clamp(1, Semaphore::MAX_PERMITS)));
    let open = GracefulShutdown::new();
    let router = router(shared);
    tokio::select! {
        () = take_all(&listener, &router, &room, &open, limits) => {}
        _ = is_ending.wait_for(|is_ending| *is_ending) => {}
    }
    drop(listener);
    let mut all_closed = std::pin::pin!(open.shutdown());
    if timeout(limits.end_time, &mut all_closed).await.is_err() {
        // Requests still running have taken too long: they are stopped, and their clients have a moment to read the
        // error.
        let _ = stop.send(true);
        let _ = timeout(limits.stop_time, all_closed).await;
    }
}

/// Takes one connection after the other. Without room for another one they wait before the door.
async fn take_all(
    listener: &TcpListener,
    router: &Router,
    room: &Arc<Semaphore>,
    open: &GracefulShutdown,
    limits: crate::config::Limits,
) {
    /// Time to wait if the system has no room for another connection, such as no file descriptor.
    const FULL: Duration = Duration::from_millis(50);
    loop {
        let Ok(place) = Arc::clone(room).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, peer)) => {
                let connection = serve_connection(stream, peer, router.clone(), &limits, open);
                tokio::spawn(async move {
                    connection.await;
                    drop(place);
                });
            }
            Err(_) => sleep(FULL).await,
        }
    }
}
