#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The cases of the translator as programs: natively, and as a page.

A case is a file of `Cases`. Its function, whose name is the file's in camel case, returns lines, at once or
asynchronously, and the comments `// => ` of the file contain the expected lines. All cases are one module, which is
translated and then compiled with Quire
as the latest debug builds have left it, so that neither program needs a build of its own.

  Tests/Translation/cases.py              runs them natively and prints the lines that differ
  Tests/Translation/cases.py weak- casts  only those whose names begin with these words
"""

from __future__ import annotations

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT / "Tests/Translation/Cases"
QUIRE = ROOT / ".build/debug/quire"
LIMIT = 900
"""The time limit of a compiler run, in seconds."""
NATIVE_MODULES = ["Quire", "UIKit", "_Testing_UIKit", "SheetEngine", "SheetMotion", "Constraints"]
NATIVE_PROGRAM = "PageWalk"
"""A native program with these modules. A module's folder also contains objects of removed files."""
PAGE = "Bench"
"""The example whose debug build provides the commands and the files of a page."""


def names():
    return sorted(file.stem for file in CASES.glob("*.swift"))


def function(name):
    """`weakCaptures` for `weak-captures`."""
    first, *rest = name.split("-")
    return first + "".join(word.capitalize() for word in rest)


def expected(name):
    return re.findall(r"^.*?// => ?(.*)$", (CASES / f"{name}.swift").read_text(), re.MULTILINE)


def run(*command, **options):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=LIMIT, **options)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def translated(purpose, folder):
    run(QUIRE, "translate", CASES, "--for", purpose, "--output", folder)
    return sorted(folder.glob("*.swift"))


def table():
    calls = ",\n".join(f'    ("{name}", {{ await {function(name)}() }})' for name in names())
    return f"  static let all: [(String, @MainActor () async -> [String])] = [\n{calls},\n  ]\n"


NATIVE_MAIN = """import UIKit

@main @MainActor enum Program {
%s
  static func main() async {
    for (name, call) in all {
      let lines = await call()
      print("case \\(name)")
      for line in lines { print(line) }
      print("end of case")
    }
  }
}
"""

PAGE_MAIN = """import QuireWeb
import UIKit

@main @MainActor enum Program {
%s
  static func main() { QuireWeb.run { Lines() } }
}

/// A label for each case, and one at the end.
final class Lines: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      for (name, call) in Program.all { show((["case \\(name)"] + (await call())).joined(separator: "\\n")) }
      show("all cases")
    }
  }

  private func show(_ text: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.text = text
    view.addSubview(label)
  }
}
"""


def native():
    """The lines of each case in a native program."""
    build = ROOT / ".build/debug"
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        sources = translated("native", folder / "sources")
        main = folder / "Main.swift"
        main.write_text(NATIVE_MAIN % table())
        objects = [each for each in linked(build / f"{NATIVE_PROGRAM}.product/Objects.LinkFileList")
                   if pathlib.Path(each).parent.name.removesuffix(".build") in NATIVE_MODULES]
        program = folder / "cases"
        run("swiftc", "-swift-version", "5", "-parse-as-library", "-module-name", "Cases", "-suppress-warnings",
            "-I", build / "Modules", "-o", program, main, *sources, *objects)
        return parsed(run(program))


def parsed(text):
    """The lines of each case in a program's output, without what the case itself prints."""
    found, lines = {}, []
    for line in text.splitlines():
        if line.startswith("case "):
            lines = found.setdefault(line.removeprefix("case "), [])
        elif line == "end of case":
            lines = []
        else:
            lines.append(line)
    return found


def linked(file):
    """Writes a list of the objects for the linker."""
    return [line.strip("'\"") for line in file.read_text().splitlines() if line]


def command(plan, name):
    """The arguments of one command in the package manager's plan."""
    found = re.search(rf'^  "C\.{re.escape(name)}":\n(?:    .*\n)*?    args: (\[.*\])$', plan, re.MULTILINE)
    if not found:
        raise RuntimeError(f"the plan has no command {name}; Scripts/wasm-build debug makes it")
    return json.loads(found[1])


def page(folder):
    """Makes the folder of a page that shows the lines of each case in a label, below the case's name."""
    scratch = ROOT / ".build/wasm-debug"
    plan = (scratch / "debug.yaml").read_text()
    triple = "wasm32-unknown-none-wasm"
    shutil.copytree(ROOT / f".build/sites/{PAGE}-debug", folder, dirs_exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        work = pathlib.Path(temporary)
        sources = translated("browser", work / "sources")
        main = work / "Main.swift"
        main.write_text(PAGE_MAIN % table())
        compile = options(command(plan, f"{PAGE}Web-{triple}-debug.module"))
        made = work / "Cases.o"
        run(*compile, "-swift-version", "5", "-module-name", "Cases", "-suppress-warnings", "-wmo", "-c", "-o", made,
            main, *sources)
        link = command(plan, f"{PAGE}Web-{triple}-debug.exe")
        listed = next(each for each in link if each.startswith("@"))
        own = (f"/{PAGE}.build/", f"/{PAGE}Web.build/")
        objects = [each for each in linked(pathlib.Path(listed[1:])) if not any(part in each for part in own)]
        joined = work / "objects.txt"
        joined.write_text("\n".join(f"'{each}'" for each in [*objects, made]))
        link[link.index(listed)] = f"@{joined}"
        link[link.index("-o") + 1] = str(folder / "app.wasm")
        run(*link)


DROPPED = {"-c", "-emit-module", "-emit-dependencies", "-emit-objc-header", "-parseable-output", "-incremental",
           "-enable-testing", "-serialize-diagnostics", "-warnings-as-errors", "-static-stdlib"}
DROPPED_WITH_VALUE = {"-module-name", "-emit-module-path", "-output-file-map", "-index-store-path", "-num-threads", "-o",
                      "-swift-version", "-package-name", "-vfsoverlay"}


def options(arguments):
    """The compiler and its options, without those for the files of one module."""
    kept, rest = [], iter(arguments)
    for argument in rest:
        if argument in DROPPED_WITH_VALUE:
            next(rest)
        elif argument not in DROPPED and not argument.startswith("@") and not argument.endswith(".swift"):
            kept.append(argument)
    return kept


def differences(found, wanted=()):
    """The expected and the actual lines of the cases in which they differ."""
    chosen = [name for name in names() if not wanted or name.startswith(tuple(wanted))]
    return {name: (expected(name), found.get(name)) for name in chosen if found.get(name) != expected(name)}


if __name__ == "__main__":
    different = differences(native(), sys.argv[1:])
    for name, (should, says) in different.items():
        print(f"{name}: should say {should}, says {says}")
    print(f"{len(names())} cases, {len(different)} differ")
    sys.exit(bool(different))
