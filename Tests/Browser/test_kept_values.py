# SPDX-License-Identifier: Apache-2.0
"""The values that scripts read back from the browser's storage, which may contain anything: damaged and truncated
values, and values of other programs. Also how a development page replays a user's actions. The scripts run without an
app."""

import json
import pathlib

import pytest

from engines import NAMES
from serving import serving

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
COUNT = 5000
"""The number of random values for each engine, which has a seed of its own."""

DEFAULTS = """async ([seed, count]) => {
  const { open } = await import("/QuireWeb/Runtime/services/defaults.js");
  const { ParcelWriter, ParcelReader } = await import("/QuireWeb/Runtime/services/parcel.js");
  const { place } = await import("/QuireWeb/Runtime/services/place.js");
  // A module's memory: a question at 0, an answer at 4096.
  const memory = new WebAssembly.Memory({ initial: 4 });
  const part = open({ memory });
  const said = [];
  console.warn = (...words) => said.push(words.join(" "));
  const bytes = new Uint8Array(memory.buffer);
  const get = (key) => {
    const question = new ParcelWriter().text(key).bytes;
    bytes.set(question, 0);
    const length = part.get(0, question.length);
    part.take(4096);
    return bytes.slice(4096, 4096 + length);
  };
  const letters = (value) => Array.from(value, (byte) => String.fromCharCode(byte)).join("");
  let state = seed;
  const random = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
  const text = () => "a".repeat(random(6));
  const wholes = [
    () => new ParcelWriter().word(1).text(text()), () => new ParcelWriter().word(2).text(`${random(1000)}`),
    () => new ParcelWriter().word(3).number(random(9) / 3), () => new ParcelWriter().word(4).word(random(2)),
    () => new ParcelWriter().word(5).content(new Uint8Array(random(6))),
    () => {
      const count = random(4), parcel = new ParcelWriter().word(6).word(count);
      for (let index = 0; index < count; index++) parcel.text(text());
      return parcel;
    },
  ];
  // The parts of an answer that Swift reads: all must be there.
  const isReadable = (value) => {
    const reader = new ParcelReader(value);
    const inside = (read) => { read(); return true; };
    const rest = () => reader.rest().length;
    switch (reader.word()) {
      case 0: return rest() === 0;
      case 1: case 2: case 5: case 7: { const count = reader.word(); return count === rest(); }
      case 3: return rest() === 8;
      case 4: return rest() === 4;
      case 6: {
        const count = reader.word();
        for (let index = 0; index < count; index++) {
          if (rest() < 4) return false;
          const length = reader.word();
          if (length > rest()) return false;
          for (let byte = 0; byte < length; byte += 4) if (length - byte >= 4) reader.word();
          return "later";
        }
        return rest() === 0;
      }
    }
    return false;
  };
  const faults = [];
  let damaged = 0, whole = 0;
  for (let round = 0; round < count; round++) {
    const value = wholes[random(wholes.length)]().bytes;
    const key = `key ${round}`;
    localStorage.setItem(`${place}#${key}`, letters(value));
    if (letters(get(key)) !== letters(value)) faults.push(`whole: ${value}`);
    whole++;
    let other = [...value];
    for (let change = random(3); change >= 0; change--) {
      const at = random(other.length);
      if (random(3) === 0) other.length = at;
      else if (random(3) === 0) other.push(random(256));
      else other[at] = random(4) === 0 ? 255 : random(256);
    }
    localStorage.setItem(`${place}#${key}`, letters(other));
    const got = get(key);
    if (isReadable(got) === false) faults.push(`damaged: ${other}: ${got}`);
    if (got.length === 4) damaged++;
    localStorage.removeItem(`${place}#${key}`);
  }
  // The eight bytes, a count of a hundred million, letters that are no bytes; each with one warning.
  said.length = 0;
  const bad = [[6, 0, 0, 0, 255, 255, 255, 255], [6, 0, 0, 0, 0, 225, 245, 5], [256, 300, 0, 0, 1, 0, 0, 0]];
  for (const [index, value] of bad.entries()) {
    localStorage.setItem(`${place}#bad ${index}`, letters(value));
    for (let time = 0; time < 3; time++) {
      if (letters(get(`bad ${index}`)) !== "\\0\\0\\0\\0") faults.push(`${value}`);
    }
  }
  return { faults, damaged, whole, warnings: said.length };
}"""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory):
    """The address of Quire's own scripts, with an empty page beside them."""
    folder = tmp_path_factory.mktemp("scripts")
    for name in ("QuireWeb", "SheetBrowser"):
        (folder / name).symlink_to(SOURCES / name)
    (folder / "index.html").write_text("<!doctype html><title>Scripts</title><quire-app></quire-app>")
    with serving(folder) as address:
        yield address


@pytest.fixture
def blank(engine, scripts):
    page = engine.open(scripts)
    yield page
    page.close()


@pytest.fixture
def seed(engine):
    return 35 + NAMES.index(engine.name)


def call(page, function, *parameters):
    return page.evaluate(f"({function})({json.dumps(parameters)})")


def test_a_damaged_default_is_absent(blank, seed):
    found = call(blank, DEFAULTS, seed, COUNT)
    assert found["faults"] == []
    assert found["damaged"] > COUNT / 4 and found["whole"] == COUNT
    assert found["warnings"] == 3


def test_a_damaged_store_gives_what_is_whole(blank):
    found = call(blank, """async () => {
      const { place } = await import("/QuireWeb/Runtime/services/place.js");
      const { open } = await import("/QuireWeb/Runtime/services/store.js");
      const { ParcelReader } = await import("/QuireWeb/Runtime/services/parcel.js");
      const request = indexedDB.open(place, 1);
      await new Promise((done) => {
        request.onupgradeneeded = () => request.result.createObjectStore("values");
        request.onsuccess = done;
      });
      // Each by itself, because some browsers keep no files, and then take back the whole transaction.
      const put = (value, key) => new Promise((done) => {
        const transaction = request.result.transaction("values", "readwrite");
        transaction.objectStore("values").put(value, key);
        transaction.oncomplete = transaction.onabort = done;
      });
      const odd = [100_000_000, "text", { length: 5 }, null, [1, 2], new Date(0), new Uint8Array(3), new Blob(["a"]), -1];
      for (const [index, value] of odd.entries()) await put(value, `odd ${index}`);
      await put(new ArrayBuffer(3), 7);
      await put(new ArrayBuffer(3), ["a"]);
      await put(new Uint8Array([1, 2, 3]).buffer, "whole");
      request.result.close();
      localStorage.setItem(`${place}!journal`, "no entry");
      localStorage.setItem(`${place}!letters`, "1.0.1+\\u1234");
      const said = [];
      console.warn = (...words) => said.push(words.join(" "));
      const memory = new WebAssembly.Memory({ initial: 1 });
      const store = await open({ memory });
      const length = store.keys();
      store.take(0);
      const reader = new ParcelReader(new Uint8Array(memory.buffer, 0, length));
      const keys = Array.from({ length: reader.word() }, () => reader.text());
      return { keys, said };
    }""")
    assert found["keys"] == ["whole"]
    assert len(found["said"]) == 1 and "odd 0" in found["said"][0]


STATES = """async ([seed, count]) => {
  const { read } = await import("/QuireWeb/Runtime/development/keep.js");
  console.warn = () => {};
  let state = seed;
  const random = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
  const place = { layer: 0, path: [0, 1], kind: "quire-button", label: "Open", around: "", isAlone: true };
  const whole = JSON.stringify({
    steps: [{ kind: "tap", place, x: 0.5, y: 0.5, before: 0, most: 1 }, { kind: "text", place, text: "a", before: 0, most: 0 }],
    detents: [".medium"], offsets: [{ place, x: 0, y: 100 }, { place: null, x: 0, y: 1 }], texts: [{ place, text: "a" }],
  });
  if (JSON.stringify(read(whole)) !== whole) return ["a whole one is not read"];
  const values = ["null", "1e308", "-1", "[]", "{}", '"a"', "true", "1.5", "[[[]]]", '{"layer":-1}'];
  const faults = [];
  for (let round = 0; round < count; round++) {
    let text = whole;
    for (let change = random(2); change >= 0; change--) {
      const at = random(text.length);
      const found = [...text.matchAll(/"[a-z]*"(?!:)|[0-9.]+|\\[[^[\\]]*\\]/g)];
      const part = found[random(found.length)];
      text = random(3) === 0 ? text.slice(0, at) + String.fromCharCode(random(128)) + text.slice(at + random(3))
        : part ? text.slice(0, part.index) + values[random(values.length)] + text.slice(part.index + part[0].length) : text;
    }
    try {
      const state = read(text);
      for (const { place, x, y, kind } of state?.steps ?? []) {
        if (!["tap", "text", "return"].includes(kind) || ![x ?? 0, y ?? 0].every(Number.isFinite)) throw new Error("a step");
        for (const index of place.path) if (!Number.isInteger(index)) throw new Error("a path");
      }
      for (const { x, y } of state?.offsets ?? []) if (!Number.isFinite(x + y)) throw new Error("an offset");
    } catch (error) {
      faults.push(`${error}: ${text}`);
    }
  }
  const bad = ["", "null", "1", "{}", '{"steps":1}', "[", `{"steps":${"[".repeat(10000)}`];
  faults.push(...bad.filter((text) => read(text) !== null));
  return faults;
}"""


def test_a_damaged_state_is_none(blank, seed):
    assert call(blank, STATES, seed, COUNT) == []


ROWS = """<main data-quire-layer="1">%s</main>"""


def row(text, button):
    return (f'<div class="quire-box" data-quire-view="1"><span class="quire-label" data-quire-view="2">{text}</span>'
            f'<button class="quire-button" data-quire-view="3">{button}</button></div>')


FIND = """async ([before, after, label, index]) => {
  const { placeOf, viewAt } = await import("/QuireWeb/Runtime/development/places.js");
  const container = document.querySelector("quire-app");
  container.innerHTML = before;
  const views = [...container.querySelectorAll("button")].filter((view) => view.textContent === label);
  const place = JSON.parse(JSON.stringify(placeOf(container, views[index])));
  container.innerHTML = after;
  const found = viewAt(container, place);
  return found && [found.textContent, found.parentElement.firstElementChild.textContent];
}"""


@pytest.mark.spread
@pytest.mark.parametrize("before, after, index, found", [
    # The same view at the same place, after a move, with another label, and after its removal.
    ([("a", "Send")], [("a", "Send")], 0, ["Send", "a"]),
    ([("a", "Send")], [("b", "Keep"), ("a", "Send")], 0, ["Send", "a"]),
    ([("a", "Send")], [("a", "Delete everything")], 0, None),
    ([("a", "Send")], [], 0, None),
    # One of several with a label, in a row that moved, and in a row that was removed.
    ([("a", "Send"), ("b", "Send")], [("b", "Send"), ("a", "Send")], 1, ["Send", "b"]),
    ([("a", "Send"), ("b", "Send"), ("c", "Send")], [("a", "Send"), ("c", "Send")], 1, None),
    ([("a", "Send"), ("b", "Send")], [("a", "Send")], 1, None),
    ([("a", "Send"), ("a", "Send")], [("a", "Send"), ("a", "Send")], 1, ["Send", "a"]),
])
def test_a_replay_presses_nothing_that_it_cannot_identify(blank, before, after, index, found):
    pages = [ROWS % "".join(row(*each) for each in rows) for rows in (before, after)]
    assert call(blank, FIND, *pages, "Send", index) == found
