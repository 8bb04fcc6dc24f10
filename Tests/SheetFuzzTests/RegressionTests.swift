// SPDX-License-Identifier: Apache-2.0

import Foundation
import SheetScript
import Testing

@testable import SheetFuzz

/// Failures that random sessions found, each as a script in `Tests/Regressions`.
@Suite struct RegressionTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Regressions")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".sheet") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test(arguments: names) func staysMended(name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".sheet"), encoding: .utf8)
    let watch = Session.play(try Script(parsing: text))
    #expect(watch.inputs > 0)
    #expect(watch.failure == nil, "by \(watch.amount)")
  }

  @Test func thereAreRegressions() {
    #expect(Self.names.count >= 15)
  }

  /// Random sessions can be written as scripts, and play the same when they are read back.
  @Test func drawnSessionsAreScripts() throws {
    for number in 0..<40 {
      let script = Session.script(seed: 99, number: number)
      let again = try Script(parsing: script.text)
      #expect(again.text == script.text)
      let first = Session.play(script)
      let second = Session.play(again)
      #expect(first.inputs == second.inputs && first.failure == second.failure, "session \(number)")
    }
  }
}
