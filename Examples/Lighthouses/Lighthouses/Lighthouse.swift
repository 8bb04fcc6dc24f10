// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lighthouse, and how its lamp is known from others.
struct Lighthouse: Codable, Equatable {
  var name: String
  /// The time from one flash to the next, in seconds.
  var period: Double
  /// In meters.
  var height: Double

  /// Those of the file in the app's bundle, from south to north.
  static let all: [Lighthouse] = {
    guard let url = Bundle.main.url(forResource: "lighthouses", withExtension: "json"),
      let data = try? Data(contentsOf: url), let list = try? JSONDecoder().decode([Lighthouse].self, from: data)
    else { return [] }
    return list
  }()
}
