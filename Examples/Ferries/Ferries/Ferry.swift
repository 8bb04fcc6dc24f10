// SPDX-License-Identifier: Apache-2.0

/// A ferry line.
struct Ferry {
  var name: String
  var pier: String
  /// The minutes between two departures.
  var interval: Int

  static let all = [
    Ferry(name: "Gull Point", pier: "Pier 1", interval: 20),
    Ferry(name: "Heron Island", pier: "Pier 3", interval: 45),
    Ferry(name: "Old Harbor", pier: "Pier 2", interval: 30),
  ]

  /// The times of the first departures, from six o'clock.
  var departures: [String] {
    (0..<8).map { index in
      let minutes = 360 + index * interval
      let minute = minutes % 60
      return "\(minutes / 60):\(minute < 10 ? "0" : "")\(minute)"
    }
  }
}
