// SPDX-License-Identifier: Apache-2.0

import UIKit

// Key paths as functions.

private struct Stop {
  var name: String
  var place: (x: Int, y: Int) = (1, 2)
  var next: [Stop] = []
  var note: String?
}

private func names<Item>(_ items: [Item], by path: KeyPath<Item, String>) -> [String] {
  items.map { $0[keyPath: path] }
}

@MainActor func keyPaths() -> [String] {
  let stops = [Stop(name: "b", next: [Stop(name: "c")], note: "n"), Stop(name: "a")]
  let lengths: (Stop) -> Int = \.name.count
  return [
    stops.map(\.name).joined(), stops.map(\Stop.place.y).reduce(0, +).description,
    "\(stops.compactMap(\.note?.count))".count.description,
    stops.map(\.self).count.description, stops.filter(\.next.isEmpty).map(\.name).joined(), "\(lengths(stops[0]))",
    stops.prefix(1).map(\.next[0].name).joined(), names(stops, by: \.name).joined(separator: "-"),
  ]
}

// => ba
// => 4
// => 3
// => 2
// => a
// => 1
// => c
// => b-a
