# SPDX-License-Identifier: Apache-2.0
"""The element's folder as a package: `npm pack`, bundlers, React. What is not installed is skipped, and named."""

import json
import os
import pathlib
import shutil
import subprocess

import pytest

import rules
from element import BOX, gone, present, rest
from engines import PHONE, drag
from serving import serving

STOPS = rules.Stops(PHONE.height)
X = 100
REACT = pathlib.Path("/usr/share/nodejs")
FILES = {"quire-sheet.js", "quire-engine.js", "quire-sheet.wasm", "quire-sheet.css", "waiting.css", "quire-sheet.d.ts",
         "attributes.d.ts", "react.d.ts", "preact.d.ts", "vue.d.ts", "svelte.d.ts", "package.json", "README.md", "LICENSE",
         "VERSION"}
ROLLUP = ["rollup", "main.js", "--format", "es", "--dir", "dist"]
ESBUILD = ["esbuild", "main.js", "--bundle", "--splitting", "--format=esm", "--outdir=dist", "--loader:.wasm=file"]
WEBPACK = ["node", "-e", """let webpack;
try { webpack = require('webpack'); } catch { console.error('webpack is missing'); process.exit(1); }
webpack({ mode: 'production', entry: './main.js', context: process.cwd(),
  output: { path: process.cwd() + '/dist', publicPath: 'auto' } }, (error, stats) => {
  if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exit(1); } })"""]
PLAIN = "import './node_modules/quire-sheet/quire-sheet.js';"
# The bundler copies the module, and the page says where it is.
NAMED = """import { QuireSheet } from "quire-sheet";
import address from "quire-sheet/quire-sheet.wasm";
QuireSheet.moduleAddress = new URL(address, import.meta.url);"""


def run(command, folder):
    if not shutil.which(command[0]):
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True, env=os.environ)
    if "webpack is missing" in done.stderr:
        pytest.skip("webpack is not installed, or not for this Node")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_npm_packs_it(element_folder, tmp_path):
    folder = shutil.copytree(element_folder / "quire-sheet", tmp_path / "package")
    [packed] = json.loads(run(["npm", "pack", "--json", "--offline"], folder))
    assert {file["path"] for file in packed["files"]} == FILES
    manifest = json.loads((folder / "package.json").read_text())
    assert packed["version"] == manifest["version"] == (folder / "VERSION").read_text().strip()
    named = [target for way in manifest["exports"].values() for target in ([way] if isinstance(way, str) else way.values())]
    assert all((folder / target).exists() for target in named)
    assert run(["node", "--input-type=module", "-e", "import { QuireSheet } from 'quire-sheet';"
                " console.log(QuireSheet.shadowTemplate.includes('slot'))"], folder).strip() == "true"


@pytest.mark.one_engine
@pytest.mark.parametrize("command, entry, copies", [(ESBUILD, NAMED, False), (ROLLUP, PLAIN, True), (WEBPACK, PLAIN, False)],
                         ids=["esbuild", "rollup", "webpack"])
def test_a_bundler_finds_the_parts(element, element_folder, tmp_path, command, entry, copies):
    shutil.copytree(element_folder, tmp_path, dirs_exist_ok=True)
    (tmp_path / "node_modules").mkdir()
    shutil.move(tmp_path / "quire-sheet", tmp_path / "node_modules/quire-sheet")
    (tmp_path / "main.js").write_text(entry)
    (tmp_path / "package.json").write_text('{ "type": "module" }')
    run(command, tmp_path)
    if copies:
        shutil.copy(tmp_path / "node_modules/quire-sheet/quire-sheet.wasm", tmp_path / "dist")
    page = (tmp_path / "plain.html").read_text()
    (tmp_path / "plain.html").write_text(page.replace("quire-sheet/quire-sheet.js", "dist/main.js")
                                         .replace("quire-sheet/waiting.css", "node_modules/quire-sheet/waiting.css"))
    shutil.copy(tmp_path / "node_modules/quire-sheet/waiting.css", tmp_path)
    with serving(tmp_path) as address:
        page = element("plain.html", site=address)
        assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
        assert not page.evaluate("document.querySelector('quire-sheet').matches(':state(static)')")


@pytest.mark.one_engine
def test_a_page_of_react(element, element_folder, tmp_path):
    if not (REACT / "react-dom/umd").exists():
        pytest.skip("Debian's node-react-dom is not installed")
    shutil.copytree(pathlib.Path(__file__).parent / "pages/react", tmp_path, dirs_exist_ok=True)
    shutil.copytree(element_folder / "quire-sheet", tmp_path / "quire-sheet")
    for name in ("react", "react-dom"):
        shutil.copy(REACT / f"{name}/umd/{name}.production.min.js", tmp_path)
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
