//! The page: its files, and nothing else.

use crate::support::{ask, get, plain, start};
use doko_serve::{Config, Page};
use std::fs;
use std::path::{Path, PathBuf};
use text::{Language, Localized};

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("it can be made");
        Self(path)
    }

    fn put(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().expect("it is in the folder")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn page(folder: &Folder) -> Config {
    Config { page: Page::of_folder(&folder.0).expect("it is a page"), ..plain() }
}

#[test]
fn files_have_their_types_and_are_kept_as_long_as_they_may() {
    let folder = Folder::new("types");
    folder.put("index.html", "<!doctype html>");
    folder.put("doko-A7EA81F3.wasm", "\0asm");
    folder.put("doko-A7EA81F3.wasm.br", "small");
    folder.put("sw.js", "//");
    folder.put("deep/a b.svg", "<svg/>");
    let server = start(page(&folder));
    let index = get(server.address(), "/");
    assert_eq!((index.status, index.header("content-type")), (200, "text/html; charset=utf-8"));
    assert_eq!(index.header("cache-control"), "no-cache");
    assert!(
        index
            .header("content-security-policy")
            .starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    );
    assert_eq!(index.header("x-content-type-options"), "nosniff");
    assert_eq!(index.header("referrer-policy"), "no-referrer");
    let wasm = get(server.address(), "/doko-A7EA81F3.wasm?v=1");
    assert_eq!((wasm.header("content-type"), wasm.body.as_slice()), ("application/wasm", b"\0asm".as_slice()));
    assert!(wasm.header("cache-control").ends_with("immutable"));
    let small = ask(server.address(), "GET", "/doko-A7EA81F3.wasm", "Accept-Encoding: gzip, br\r\n");
    assert_eq!((small.header("content-encoding"), small.text().as_str()), ("br", "small"));
    assert_eq!(small.header("vary"), "Accept-Encoding");
    assert_eq!(get(server.address(), "/sw.js").header("cache-control"), "no-cache");
    assert_eq!(get(server.address(), "/deep/a%20b.svg").text(), "<svg/>");
    let known = format!("If-None-Match: \"x\", {}\r\n", index.header("etag"));
    let again = ask(server.address(), "GET", "/index.html", &known);
    assert_eq!((again.status, again.body.len()), (304, 0));
    let head = ask(server.address(), "HEAD", "/", "");
    assert_eq!((head.status, head.body.len(), head.header("content-length")), (200, 0, "15"));
    let options = ask(server.address(), "OPTIONS", "/", "");
    assert_eq!((options.status, options.header("allow")), (204, "GET,HEAD"));
    let posted = ask(server.address(), "POST", "/", "Content-Length: 0\r\n");
    posted.error(405);
    assert_eq!(posted.header("allow"), "GET,HEAD");
    assert_eq!(get(server.address(), "/api").status, 200);
}

#[test]
fn nothing_outside_the_folder_is_shown() {
    let folder = Folder::new("outside");
    folder.put("secret.txt", "secret");
    folder.put("page/index.html", "<!doctype html>");
    folder.put("page/.hidden", "secret");
    folder.put("page/.git/config", "secret");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("../secret.txt", folder.0.join("page/link.txt")).expect("links can be made");
        std::os::unix::fs::symlink("..", folder.0.join("page/above")).expect("links can be made");
        std::os::unix::fs::symlink(".", folder.0.join("page/round")).expect("links can be made");
    }
    let config = Config { page: Page::of_folder(&folder.0.join("page")).expect("it is a page"), ..plain() };
    let server = start(config);
    for path in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%5csecret.txt",
        "/x/../../secret.txt",
        "//secret.txt",
        "/link.txt",
        "/above/secret.txt",
        "/.hidden",
        "/.git/config",
        "/index.html%00.txt",
        "/%",
        "/%zz",
        "/%ff",
        "/etc/passwd",
        "//etc/passwd",
        "/index.html/",
    ] {
        let response = get(server.address(), path);
        response.error(404);
        assert!(!response.text().contains("secret\n"), "{path}");
    }
    assert_eq!(get(server.address(), "/").status, 200);
}

#[test]
fn a_folder_that_is_no_page_is_refused_in_words() {
    let folder = Folder::new("none");
    let told = |path: &Path| Page::of_folder(path).expect_err("it is no page");
    let missing = told(&folder.0.join("missing"));
    assert!(missing.message().text(Language::German).contains("gibt es nicht"), "{missing:?}");
    folder.put("file.txt", "");
    told(&folder.0.join("file.txt"));
    let empty = told(&folder.0);
    assert!(empty.message().text(Language::English).contains("index.html"), "{empty:?}");
    assert!(empty.help().is_some());
}

#[test]
fn without_a_page_a_browser_is_told_so_and_the_rest_works() {
    let server = start(plain());
    let german = ask(server.address(), "GET", "/", "Accept-Language: de\r\n");
    assert_eq!((german.status, german.header("content-type")), (404, "text/plain; charset=utf-8"));
    assert!(german.text().contains("keine Seite") && german.text().contains("--page"), "{}", german.text());
    assert!(get(server.address(), "/").text().contains("no page"));
    assert_eq!(get(server.address(), "/api").status, 200);
}

/// After `npm run build`, with the feature, there is a page; then it is a whole one.
#[test]
fn the_page_within_is_whole_or_not_there() {
    let server = start(Config::default());
    let index = get(server.address(), "/");
    match Page::default().is_empty() {
        true => assert_eq!(index.status, 404),
        false => assert!(index.status == 200 && index.text().contains("<!doctype html>"), "{}", index.text()),
    }
}
