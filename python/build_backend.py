"""Builds the package as maturin does, and says at once what is missing for it on this machine."""

from __future__ import annotations

import os
import shutil
from typing import Any

import maturin
from maturin import build_editable, build_sdist, build_wheel, get_requires_for_build_sdist, prepare_metadata_for_build_wheel

prepare_metadata_for_build_editable = prepare_metadata_for_build_wheel
__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def _check() -> None:
    missing = []
    if shutil.which("cargo") is None:
        missing.append("Rust (no cargo on the PATH); install it from https://rustup.rs")
    compiler = os.environ.get("CC", "cc")
    if os.name != "nt" and shutil.which(compiler.split()[0]) is None:
        missing.append(f"a C compiler to link with (no {compiler} on the PATH); install gcc or clang, such as `apt install build-essential`")
    if missing:
        raise SystemExit("doppelkopf is built from Rust here, and this is missing:\n" + "\n".join(f"  - {one}" for one in missing))


def get_requires_for_build_wheel(config_settings: Any = None) -> Any:
    _check()
    return maturin.get_requires_for_build_wheel(config_settings)


def get_requires_for_build_editable(config_settings: Any = None) -> Any:
    _check()
    return maturin.get_requires_for_build_editable(config_settings)
