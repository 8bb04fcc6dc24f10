// SPDX-License-Identifier: Apache-2.0

/// The probes that compute Quire's value of a measured fact, by the fact's key.
@MainActor enum Probes {
  typealias Probe = @MainActor () throws -> [Double]

  static var all: [String: Probe] {
    [sheets, fingers, popovers, alerts, bars, lists, texts, controls, scrolling].reduce(into: [:]) { all, some in
      all.merge(some) { _, _ in preconditionFailure("Two probes have one key.") }
    }
  }
}
