//! The files of a page: their bytes, compressed copies, tags and types.

use axum::body::Bytes;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Encoding of the bytes of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Encoding {
    Plain,
    Gzip,
    Brotli,
}

impl Encoding {
    /// Encodings that make a file smaller, the best one last.
    const COMPRESSED: [Self; 2] = [Self::Gzip, Self::Brotli];

    /// Returns its name in HTTP.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Plain => "identity",
            Self::Gzip => "gzip",
            Self::Brotli => "br",
        }
    }

    /// Returns how the name of a file ends whose bytes are so.
    const fn ending(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Gzip => ".gz",
            Self::Brotli => ".br",
        }
    }
}

/// A file, and its copies that were compressed before.
#[derive(Debug)]
pub(super) struct File {
    copies: Vec<(Encoding, Bytes)>,
    hash: u64,
}

impl File {
    /// Returns the best encoding that a client takes: `gzip, deflate;q=0.5, br`.
    pub(super) fn best<'a>(&self, accepted: impl Iterator<Item = &'a str>) -> Encoding {
        let takes: Vec<&str> = accepted
            .flat_map(|list| list.split(','))
            .filter(|item| !item.split_once(";q=").is_some_and(|(_, q)| q.trim().parse() == Ok(0.0)))
            .map(|item| item.split(';').next().unwrap_or_default().trim())
            .collect();
        let is_taken = |encoding: Encoding| takes.iter().any(|name| name.eq_ignore_ascii_case(encoding.name()));
        let there = self.copies.iter().map(|(encoding, _)| *encoding);
        there.filter(|&encoding| encoding == Encoding::Plain || is_taken(encoding)).max().unwrap_or(Encoding::Plain)
    }

    /// Returns the bytes in this encoding.
    pub(super) fn bytes(&self, encoding: Encoding) -> Bytes {
        let copy = self.copies.iter().find(|(there, _)| *there == encoding);
        copy.map(|(_, bytes)| bytes.clone()).unwrap_or_default()
    }

    /// Returns the entity tag of this version of the file.
    pub(super) fn tag(&self, encoding: Encoding) -> String {
        format!("\"{:016x}{}\"", self.hash, encoding.ending().replace('.', "-"))
    }
}

/// Returns the files by name, each with its compressed copies.
pub(super) fn with_encodings(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> BTreeMap<String, File> {
    let bytes = |bytes| match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    let all: BTreeMap<String, Bytes> = files.into_iter().map(|(name, file)| (name, bytes(file))).collect();
    let is_copy = |name: &str| {
        Encoding::COMPRESSED
            .iter()
            .any(|encoding| name.strip_suffix(encoding.ending()).is_some_and(|original| all.contains_key(original)))
    };
    let originals = all.iter().filter(|(name, _)| !is_copy(name));
    let files = originals.map(|(name, plain)| {
        let mut copies = vec![(Encoding::Plain, plain.clone())];
        for encoding in Encoding::COMPRESSED {
            let copy = all.get(&format!("{name}{}", encoding.ending()));
            copies.extend(copy.map(|copy| (encoding, copy.clone())));
        }
        let mut hasher = DefaultHasher::new();
        plain.hash(&mut hasher);
        (name.clone(), File { copies, hash: hasher.finish() })
    });
    files.collect()
}

/// Returns how long a file may be kept: for ever if its name changes with its contents, otherwise it is asked for again.
pub(super) fn cache_control(name: &str) -> &'static str {
    if has_hash(name) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// Returns whether a name holds a hash: `page-57C62237.css`.
fn has_hash(name: &str) -> bool {
    let name = name.rsplit('/').next().unwrap_or_default();
    let stem = name.split_once('.').map_or(name, |(stem, _)| stem);
    let is_digit = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    stem.rsplit_once('-').is_some_and(|(_, hash)| hash.len() == 8 && hash.chars().all(is_digit))
}

/// Returns the media type of a file by its name.
pub(super) fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase().as_str() {
        "html" | "htm" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "txt" | "md" | "toml" | "ftl" => "text/plain; charset=utf-8",
        "pdf" => "application/pdf",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_hash_are_kept_for_ever() {
        let kept = ["page-57C62237.css", "doko-A7EA81F3.wasm", "deep/worker-6BD0E30E.js", "x-ABCDEFGH.js.map"];
        assert!(kept.into_iter().all(has_hash));
        let asked_again =
            ["index.html", "sw.js", "icon-512.png", "manifest.webmanifest", "a-57c62237.css", "57C62237.js"];
        assert!(!asked_again.into_iter().any(has_hash));
    }

    #[test]
    fn a_compressed_copy_is_sent_to_whoever_takes_it() {
        let file = |name: &'static str| (name.to_owned(), Cow::Borrowed(name.as_bytes()));
        let files = with_encodings(["a.js", "a.js.br", "a.js.gz", "b.js", "c.gz"].map(file));
        assert_eq!(files.keys().collect::<Vec<_>>(), ["a.js", "b.js", "c.gz"]);
        let best = |name: &str, accepted: &'static str| files[name].best([accepted].into_iter());
        assert_eq!(best("a.js", "gzip, deflate, br"), Encoding::Brotli);
        assert_eq!(best("a.js", "gzip"), Encoding::Gzip);
        assert_eq!(best("a.js", "br;q=0, GZIP;q=0.5"), Encoding::Gzip);
        assert_eq!(best("a.js", ""), Encoding::Plain);
        assert_eq!(best("b.js", "gzip, br"), Encoding::Plain);
        assert_eq!(files["a.js"].bytes(Encoding::Brotli), "a.js.br");
    }
}
