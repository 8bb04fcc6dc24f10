// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lighthouse, and how its light can be recognized.
struct Lighthouse: Equatable {
  var name: String
  /// The time from one flash to the next, in seconds.
  var period: Double

  static let all = [
    Lighthouse(name: "Gull Point", period: 2),
    Lighthouse(name: "North Mole", period: 3),
    Lighthouse(name: "Old Harbor", period: 5),
  ]
}
