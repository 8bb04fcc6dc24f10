// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Comparisons of Quire's values with values measured on Apple's UIKit. `Scripts/measured` runs them.
@MainActor @Suite struct MeasuredTests {
  @Test func equalFactsStayEqual() throws {
    let recordings = try Recording.all()
    #expect(recordings.map { $0.rows.count }.reduce(0, +) >= 201)
    var values: [String: [Double]] = [:]
    for (key, probe) in Probes.all { values[key] = try probe() }
    let keys = Set(recordings.flatMap { $0.rows }.map { $0.key })
    #expect(Set(values.keys).subtracting(keys).isEmpty)
    for row in recordings.flatMap({ $0.rows }) {
      if let complaint = row.complaint(values[row.key]) { Issue.record("\(complaint)") }
    }
    let page = MeasuredPage(recordings, values).text
    if ProcessInfo.processInfo.environment["QUIRE_MEASURED"] == "write" {
      try page.write(to: Recording.page, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: Recording.page, encoding: .utf8) == page,
      "Documentation/Measured.md is not what Scripts/measured --write makes")
  }
}
