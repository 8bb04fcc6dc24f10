// SPDX-License-Identifier: Apache-2.0

// Arrays of tuples without labels that are used as arrays of tuples with labels.

private typealias Group = (name: String, members: [Int])

private struct Groups {
  var all: [Group] = []
  private(set) var kept: [(name: String, members: [Int])]

  init(_ table: [String: [Int]]) {
    let pairs = table.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    kept = pairs
    all = self.sorted(table)
  }

  func sorted(_ table: [String: [Int]]) -> [Group] {
    let pairs = table.map { (key, value) -> (String, [Int]) in (key, value) }.sorted { $0.0 > $1.0 }
    return pairs
  }

  func filled() -> [Group] {
    let filled = all.map { ($0.name, $0.members) }.filter { !$0.1.isEmpty }
    return shown(filled)
  }

  private func shown(_ groups: [Group]) -> [Group] {
    return groups
  }

  func first() -> [(name: String, members: [Int])] {
    let some: [Group] = kept.map { ($0.name, $0.members) }.filter { $0.0 == "a" }
    return some
  }
}

func labeledTuples() -> [String] {
  let groups = Groups(["b": [2, 3], "a": [1], "c": []])
  return [
    groups.all.map { $0.name }.joined(),  // => cba
    groups.kept.map { "\($0.name)\($0.members.count)" }.joined(),  // => a1b2c0
    groups.filled().map { $0.name }.joined(),  // => ba
    "\(groups.first().count)",  // => 1
  ]
}
