// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The tables of `Documentation` that name a native test and a browser test for each member.
@Suite struct TestTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [("Tasks", 80), ("FoundationMembers", 700)])
  func eachTestIsThereAndHasTheMember(page: String, least: Int) throws {
    var rows = 0
    for line in try text("Documentation/\(page).md").split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
      guard cells.count == 3, cells[0] != "member" else { continue }
      rows += 1
      for name in cells[1...] where name != "none" {
        let text = try #require(try source(of: name), "\(page) names \(name) for \(cells[0]), which is not there")
        guard name.contains("-") else { continue }
        let word = Self.word(cells[0])
        #expect(text.contains(word), "\(page): \(name) does not have \(word)")
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

  /// The last word of a member's name; of an initializer or a conformance, the type's.
  private static func word(_ member: String) -> String {
    let path = member.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").map { String($0) }
    let isOfType = ["init", "subscript"].contains(path.last) && path.count > 1
    return path.dropLast(isOfType ? 1 : 0).last ?? member
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }
}
