// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The tables of `Documentation` that name a native test and a browser test for each member.
@Suite struct TestTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [("Tasks", 80), ("FoundationMembers", 700)])
  func eachTestIsThere(page: String, least: Int) throws {
    var rows = 0
    for line in try text("Documentation/\(page).md").split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
      guard cells.count == 3, cells[0] != "member" else { continue }
      rows += 1
      for name in cells[1...] where name != "none" {
        #expect(try source(of: name) != nil, "\(page) names \(name) for \(cells[0]), which is not there")
      }
    }
    #expect(rows >= least)
  }

  /// The program or the test of a name, or `nil`.
  private func source(of name: String) throws -> String? {
    if let program = try? text("Tests/Translation/Cases/\(name).swift") { return program }
    let parts = name.split(separator: ".")
    let files = ["Tests/Browser/\(parts[0]).py", "Tests/QuireTests/Foundation/\(parts[0]).swift"]
    let text = (files + ["Examples/Tasks/Tests/\(parts[0]).swift"]).lazy.compactMap { try? self.text($0) }.first
    guard parts.count == 2, let text else { return text }
    return text.contains("func \(parts[1])(") || text.contains("def \(parts[1])(") ? text : nil
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }
}
