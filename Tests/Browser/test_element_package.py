# SPDX-License-Identifier: Apache-2.0
"""The element's folder as a package: its manifest, bundlers, React, Preact, Vue and an action for Svelte. What can't be
had is skipped, and named.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

import pytest

import rules
from element import BOX, gone, present, rest
from engines import PHONE, drag
from examples import ROOT, once
from serving import serving

STOPS = rules.Stops(PHONE.height)
X = 100
PAGES = pathlib.Path(__file__).parent / "pages"
NODE = pathlib.Path("/usr/share/nodejs")
SCRIPTS = pathlib.Path("/usr/share/javascript")
FILES = {"quire-sheet.js", "quire-engine.js", "quire-sheet.wasm", "quire-sheet.css", "waiting.css", "quire-sheet.d.ts",
         "attributes.d.ts", "binding.d.ts", "binding.js", "styles.d.ts", "react.d.ts", "react.js", "preact.d.ts", "vue.d.ts",
         "vue.js", "svelte.d.ts", "svelte.js", "solid.d.ts", "solid.js", "package.json", "README.md", "LICENSE", "VERSION"}
ROLLUP = ["rollup", "main.js", "--format", "es", "--dir", "dist"]
ESBUILD = ["esbuild", "main.js", "--bundle", "--splitting", "--format=esm", "--outdir=dist", "--loader:.wasm=file"]
PREACT = ["esbuild", "page.js", "--bundle", "--format=esm", "--outfile=page.js", "--allow-overwrite"]
PLAIN = "import './node_modules/quire-sheet/quire-sheet.js';"
# The bundler copies the module, and the page sets its address.
NAMED = """import { QuireSheet } from "quire-sheet";
import address from "quire-sheet/quire-sheet.wasm";
QuireSheet.moduleAddress = new URL(address, import.meta.url);"""
VUE_CARRIER = "nicegui==3.18.0"
WEBPACK = ["--mode", "production", "--entry", "./main.js"]
WEBPACK_PACKAGES = re.compile(r"^Inst (node-\S+|terser|webpack) ", re.MULTILINE)
# Debian's webpack asks Debian's node for the location of packages. Another node gets it from a variable.
WEBPACK_PLACE = """const { config } = process, variables = { node_prefix: __dirname, node_relative_path: "usr/share/nodejs" };
Object.defineProperty(process, "config", { value: { ...config, variables: { ...config.variables, ...variables } } });
"""


def run(command, folder, **variables):
    if not shutil.which(command[0]):
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, cwd=folder, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          env={**os.environ, **variables})
    # webpack reports its own mistakes to its standard output.
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def unpack_vue(downloads):
    """Vue 3 in .build/vue, from a package of Python that carries it. It is downloaded once."""
    file = ROOT / ".build/vue/vue.js"
    if file.exists():
        return {"file": str(file)}
    loaded = subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", downloads, VUE_CARRIER],
                            check=False, capture_output=True, timeout=120)
    if loaded.returncode:
        return {"missing": f"Vue 3: pip could not download {VUE_CARRIER}"}
    [archive] = downloads.glob("*.whl")
    file.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(archive) as wheel:
        file.write_bytes(wheel.read("nicegui/static/vue.esm-browser.prod.js"))
    shutil.rmtree(downloads)
    return {"file": str(file)}


def unpack_webpack(downloads):
    """Debian's webpack in .build/webpack, for any node: its packages can be installed only beside Debian's own node.
    They are downloaded once. Without them it says what is missing."""
    folder, new = ROOT / ".build/webpack", ROOT / ".build/webpack.new"
    if folder.exists():
        return {"folder": str(folder)}
    if not shutil.which("apt-get"):
        return {"missing": "webpack: there is no apt-get to download Debian's"}
    downloads.mkdir()
    # As on a system with nothing installed, so that all packages are named.
    status = downloads / "status"
    status.touch()
    listed = subprocess.run(["apt-get", "--simulate", "--no-install-recommends", "-o", f"Dir::State::status={status}",
                             "install", "webpack"], check=False, capture_output=True, text=True)
    names = WEBPACK_PACKAGES.findall(listed.stdout)
    if "webpack" not in names:
        return {"missing": "webpack: apt-get knows no such package"}
    loaded = subprocess.run(["timeout", "120", "apt-get", "-qq", "download", *names], cwd=downloads, check=False,
                            capture_output=True)
    if loaded.returncode:
        return {"missing": "webpack: apt-get could not download it"}
    shutil.rmtree(new, ignore_errors=True)
    for archive in downloads.glob("*.deb"):
        subprocess.run(["dpkg-deb", "--extract", archive, new], check=True)
    shutil.rmtree(downloads)
    (new / "place.cjs").write_text(WEBPACK_PLACE)
    new.rename(folder)
    return {"folder": str(folder)}


@pytest.fixture
def webpack():
    """Runs webpack in a folder: `webpack(folder)`."""
    made = once("webpack", unpack_webpack)
    if "missing" in made:
        pytest.skip(made["missing"])
    place = pathlib.Path(made["folder"])
    packages = place / "usr/share/nodejs"

    def bundle(folder):
        run(["node", "--require", place / "place.cjs", packages / "webpack-cli/bin/cli.js", *WEBPACK], folder,
            NODE_PATH=str(packages))

    return bundle


def project(element_folder, folder, entry):
    """A project that depends on the package."""
    shutil.copytree(element_folder, folder, dirs_exist_ok=True)
    (folder / "node_modules").mkdir()
    shutil.move(folder / "quire-sheet", folder / "node_modules/quire-sheet")
    (folder / "main.js").write_text(entry)
    (folder / "package.json").write_text('{ "type": "module" }')
    page = (folder / "plain.html").read_text()
    (folder / "plain.html").write_text(page.replace("quire-sheet/quire-sheet.js", "dist/main.js")
                                       .replace("quire-sheet/waiting.css", "node_modules/quire-sheet/waiting.css"))


def is_static(page):
    return page.evaluate("document.querySelector('quire-sheet').matches(':state(static)')")


def test_the_manifest_names_all_files(element_folder):
    folder = element_folder / "quire-sheet"
    manifest = json.loads((folder / "package.json").read_text())
    # What `npm pack` puts in: the named files, and three that it always takes.
    packed = {file.name for pattern in [*manifest["files"], "package.json", "README.md", "LICENSE"]
              for file in folder.glob(pattern)}
    assert packed == FILES
    assert manifest["version"] == (folder / "VERSION").read_text().strip()
    named = [target for way in manifest["exports"].values() for target in ([way] if isinstance(way, str) else way.values())]
    assert all((folder / target).exists() for target in named)
    assert run(["node", "--input-type=module", "-e", "import { QuireSheet } from 'quire-sheet';"
                " console.log(QuireSheet.shadowTemplate.includes('slot'))"], folder).strip() == "true"


@pytest.mark.one_engine
@pytest.mark.parametrize("command, entry, copies", [(ESBUILD, NAMED, False), (ROLLUP, PLAIN, True)],
                         ids=["esbuild", "rollup"])
def test_a_bundler_finds_the_parts(element, element_folder, tmp_path, command, entry, copies):
    project(element_folder, tmp_path, entry)
    run(command, tmp_path)
    if copies:
        shutil.copy(tmp_path / "node_modules/quire-sheet/quire-sheet.wasm", tmp_path / "dist")
    with serving(tmp_path) as address:
        page = element("plain.html", site=address)
        assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
        assert not is_static(page)


@pytest.mark.one_engine
def test_webpack_finds_the_parts(element, element_folder, tmp_path, webpack):
    project(element_folder, tmp_path, "import 'quire-sheet';")
    webpack(tmp_path)
    assert len(list((tmp_path / "dist").glob("*.wasm"))) == 1
    page = (tmp_path / "plain.html").read_text()
    # webpack looks for its files beside the running script, which is known only for classic scripts.
    (tmp_path / "plain.html").write_text(page.replace('type="module" src="dist', 'defer src="dist'))
    with serving(tmp_path) as address:
        page = element("plain.html", site=address)
        page.evaluate("document.querySelector('#show').click()")
        assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
        assert page.evaluate("document.querySelector('quire-sheet').matches(':state(resting)')")
        assert not is_static(page)


def react(folder):
    for name in ("react", "react-dom"):
        shutil.copy(NODE / f"{name}/umd/{name}.production.min.js", folder)


def react_wrapper(folder):
    react(folder)


def preact(folder):
    run(PREACT, folder, NODE_PATH=str(NODE))


def vue(folder):
    shutil.copy(SCRIPTS / "vue/vue.esm.browser.min.js", folder)


def vue_wrapper(folder):
    made = once("vue", unpack_vue)
    if "missing" in made:
        pytest.skip(made["missing"])
    shutil.copy(made["file"], folder / "vue.js")


def svelte_wrapper(folder):
    """Calls the action as Svelte does, without Svelte."""


@pytest.mark.one_engine
@pytest.mark.parametrize("add, package, place", [
    (react, "node-react-dom", NODE / "react-dom/umd"),
    (react_wrapper, "node-react-dom", NODE / "react-dom/umd"),
    (preact, "node-preact", NODE / "preact"),
    (vue, "libjs-vue", SCRIPTS / "vue/vue.esm.browser.min.js"),
    (vue_wrapper, "", ROOT),
    (svelte_wrapper, "", ROOT),
], ids=["react", "react-wrapper", "preact", "vue", "vue-wrapper", "svelte-wrapper"])
def test_a_page_of_a_framework(element, element_folder, tmp_path, add, package, place):
    if not place.exists():
        pytest.skip(f"Debian's {package} is not installed")
    shutil.copytree(PAGES / add.__name__, tmp_path, dirs_exist_ok=True)
    shutil.copytree(element_folder / "quire-sheet", tmp_path / "quire-sheet")
    add(tmp_path)
    with serving(tmp_path) as address:
        page = element("index.html", site=address)
        page.wait_until("document.querySelector('quire-sheet')")
        page.evaluate("document.querySelector('#show').click()")
        page.wait_until(f"{BOX % 'quire-sheet'}.dataset.quirePhase == 'resting'")
        page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 500, hold=300))
        assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
        page.wait_until("document.querySelector('output').textContent == ' large'")
        page.evaluate("document.querySelector('li button').click()")
        gone(page)
        assert page.evaluate("document.querySelector('output').textContent") == "Kiel large"
