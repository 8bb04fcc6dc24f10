// SPDX-License-Identifier: Apache-2.0

import UIKit

// Observable classes, without an import of the module Observation.

@Observable
private final class Harbor {
  var boats = 2
  var piers = 1
  var name: String?
  var depth: Double { didSet { deepest = max(deepest, depth) } }
  @ObservationIgnored var visits = 0
  private(set) var deepest = 0.0
  var isBusy: Bool { boats > 3 }

  init(depth: Double) {
    self.depth = depth
  }
}

@MainActor func observableClasses() -> [String] {
  var lines: [String] = []
  let harbor = Harbor(depth: 4)
  let changes = UIView()
  withObservationTracking {
    lines.append("\(harbor.boats) \(harbor.isBusy) \(harbor.name ?? "none")")
  } onChange: {
    MainActor.assumeIsolated { changes.tag += 1 }
  }
  harbor.visits += 1
  harbor.piers = 2
  lines.append("\(changes.tag)")
  harbor.boats += 2
  harbor.boats += 1
  harbor.name = "North"
  lines.append("\(changes.tag) \(harbor.boats) \(harbor.isBusy) \(harbor.name ?? "none")")
  harbor.depth = 9
  harbor.depth = 5
  lines.append("\(Int(harbor.deepest)) \(harbor.piers) \(harbor.visits)")
  Swift.print("", terminator: "")
  return lines
}

// => 2 false none
// => 0
// => 1 5 true North
// => 9 2 1
