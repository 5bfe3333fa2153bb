//! Exact answers about positions with all cards open.
