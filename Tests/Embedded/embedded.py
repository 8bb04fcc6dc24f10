# SPDX-License-Identifier: Apache-2.0
"""Compiles a small program together with parts of Quire as WebAssembly, without a browser."""

import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TARGET = "wasm32-unknown-none-wasm"
SWIFT = [
    "swiftc", "-target", TARGET, "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
    "-wmo", "-parse-as-library", "-Xfrontend", "-disable-stack-protector", "-suppress-warnings",
]
TOOLCHAIN = pathlib.Path(shutil.which("swiftc")).resolve().parent
TABLES = TOOLCHAIN.parent / f"lib/swift/embedded/{TARGET}/libswiftUnicodeDataTables.a"


def sources(program):
    """The parts of Quire that a program names in a line `// with:`."""
    line = next(line for line in program.read_text().splitlines() if line.startswith("// with: "))
    return [path for need in line.split()[2:] for path in sorted(ROOT.glob(need))]


class Compiler:
    """Leaves what all programs need in a folder."""

    def __init__(self, folder):
        self.folder = folder
        subprocess.run(
            [*SWIFT, "-module-name", "_Concurrency", "-enable-builtin-module", "-Xfrontend",
             "-disable-implicit-concurrency-module-import", "-emit-module",
             "-emit-module-path", folder / "_Concurrency.swiftmodule",
             *sorted(ROOT.glob("Wasm/ConcurrencyStub/*.swift"))], check=True)
        self.runtime = []
        for source in sorted(ROOT.glob("Sources/CEmbeddedRuntime/*.c")):
            self.runtime.append(folder / f"{source.stem}.o")
            subprocess.run(
                [TOOLCHAIN / "clang", f"--target={TARGET}", "-ffreestanding", "-fno-builtin", "-Os", "-DCER_WASI", "-c",
                 source, "-o", self.runtime[-1]], check=True)

    def compile(self, program, level, output, *exports):
        """Compiles a program with its sources, and links it. The exports are names of its functions."""
        subprocess.run(
            [*SWIFT, level, "-swift-version", "6", "-module-name", "Program", "-I", self.folder, "-Xfrontend",
             "-import-module", "-Xfrontend", "_Concurrency", *sources(program), program, "-c", "-o",
             self.folder / "program.o"], check=True)
        subprocess.run(
            [TOOLCHAIN / "wasm-ld", "--no-entry", "--gc-sections", "--stack-first", "-z", "stack-size=262144",
             *(f"--export={name}" for name in exports), self.folder / "program.o", *self.runtime, TABLES, "-o", output],
            check=True)
