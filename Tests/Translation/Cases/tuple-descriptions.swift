// SPDX-License-Identifier: Apache-2.0

import UIKit

// Descriptions of values with tuples in them, and printing of variables outside types.

private struct Chart {
  let points: [String: [(name: String, size: Int)]]
  let pair: (Int, String)
  let empty: [String: Int]
}

private var places = [String: [(name: String, size: Int)]]()
private let list: [(name: String, size: Int)] = [(name: "Ulm", size: 3)]

@MainActor func tupleDescriptions() -> [String] {
  var lines: [String] = []
  lines.append("\(Chart(points: ["a": [(name: "x", size: 1), (name: "y", size: 2)]], pair: (4, "b"), empty: [:]))")
  // => Chart(points: ["a": [(name: "x", size: 1), (name: "y", size: 2)]], pair: (4, "b"), empty: [:])
  for place in list { places[String(place.name.prefix(1)), default: []].append(place) }
  print(places)
  print(list)
  lines.append("\(places["U"]?.count ?? 0)")
  // => 1
  return lines
}
