// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lighthouse, and how its lamp is known from others.
struct Lighthouse: Equatable {
  var name: String
  /// Seconds from one flash to the next.
  var period: Double

  static let all = [
    Lighthouse(name: "Gull Point", period: 2),
    Lighthouse(name: "North Mole", period: 3),
    Lighthouse(name: "Old Harbor", period: 5),
  ]
}
