// SPDX-License-Identifier: Apache-2.0
// Compares JSONDecoder as WebAssembly with JSON.parse and a walk through what it returns: medians of alternating rounds.
//   node bench.mjs MODULE [ROUNDS]
import { readFileSync } from "node:fs";

const BAR = 3;
const WARM_UP = 10;
const rounds = Number(process.argv[3] ?? 20);

const kinds = ["marina", "ferry", "fishing"];
const harbors = Array.from({ length: 10_000 }, (_, i) => ({
  id: i,
  name: `Harbor ${(i * 7919) % 10_007}`,
  code: ["DE", "DK", "SE", "Åland"][i % 4],
  lat: 54 + ((i * 104_729) % 10_007) / 10_000,
  lon: -10 - ((i * 7907) % 10_007) / 10_000,
  depth: (i % 40) / 2,
  berths: i % 500,
  open: i % 3 > 0,
  note: i % 5 ? null : "\"on request\"",
  kind: kinds[i % 3],
}));
const text = JSON.stringify(harbors);

const nothing = new Proxy({}, { get: () => () => 0 });
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, new Proxy({}, { get: () => nothing }));
const bytes = new TextEncoder().encode(text);
const room = exports.bench_room(bytes.length);
new Uint8Array(exports.memory.buffer).set(bytes, room);
exports.bench_take(room, bytes.length);

const utf8 = (string) => string === "Åland" ? 6 : string.length;
const walk = (list) => {
  let sum = 0;
  for (const harbor of list) {
    sum += harbor.id + harbor.name.length + utf8(harbor.code);
    sum += harbor.lat + harbor.lon + harbor.depth + harbor.berths;
    sum += (harbor.open ? 1 : 0) + (harbor.note?.length ?? 0) + harbor.kind.length;
  }
  return sum;
};

const work = {
  "JSON.parse and a walk": () => walk(JSON.parse(text)),
  "JSONDecoder": () => exports.bench_decode(),
  "JSON.stringify": () => JSON.stringify(harbors).length,
  "JSONEncoder": () => exports.bench_encode(),
};
const times = Object.fromEntries(Object.keys(work).map((name) => [name, []]));
const results = {};
for (let round = -WARM_UP; round < rounds; round++) {
  for (const [name, run] of Object.entries(work)) {
    const start = performance.now();
    results[name] = run();
    if (round >= 0) times[name].push(performance.now() - start);
  }
}
if (results["JSONDecoder"] !== results["JSON.parse and a walk"]) {
  console.error(`json-bench: the sums differ: ${results["JSONDecoder"]}, ${results["JSON.parse and a walk"]}`);
  process.exit(1);
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const row = (name, ours, theirs) => {
  const ratio = median(times[ours]) / median(times[theirs]);
  console.log(`${name.padEnd(22)} ${median(times[ours]).toFixed(2).padStart(9)} ${median(times[theirs]).toFixed(2).padStart(9)} ${ratio.toFixed(2).padStart(7)}`);
  return ratio;
};
console.log(`${`${bytes.length} bytes`.padEnd(22)} ${"Quire ms".padStart(9)} ${"page ms".padStart(9)} ${"ratio".padStart(7)}`);
const ratio = row("decoding", "JSONDecoder", "JSON.parse and a walk");
row("encoding", "JSONEncoder", "JSON.stringify");
if (ratio > BAR) {
  console.error(`json-bench: decoding takes ${ratio.toFixed(2)} times as long as JSON.parse and a walk, and the bar is ${BAR}`);
  process.exit(1);
}
