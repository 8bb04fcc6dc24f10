// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The table of rules names only existing tests.
@Suite struct RulesTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct Rule {
    var id: String
    var built: [String]
    var sources: [String]
    var tests: [String]
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func rules() throws -> [Rule] {
    try text("Sources/SheetEngine/SheetEngine.docc/Rules.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 7, cells[1] != "id", !cells[1].hasPrefix("---") else { return nil }
      func quoted(_ cell: String) -> [String] {
        cell.split(separator: "`").map(String.init).filter { $0.contains("/") }
      }
      return Rule(
        id: cells[1], built: quoted(cells[3]), sources: cells[4].split(separator: " ").map(String.init),
        tests: quoted(cells[5]))
    }
  }

  @Test func everyRuleHasAPlaceASourceAndATest() throws {
    let rules = try Self.rules()
    #expect(rules.count > 100)
    #expect(Set(rules.map { $0.id }).count == rules.count)
    for rule in rules {
      #expect(!rule.built.isEmpty && !rule.sources.isEmpty && !rule.tests.isEmpty, "\(rule.id)")
    }
  }

  @Test func everyPlaceExists() throws {
    for rule in try Self.rules() {
      for place in rule.built {
        let parts = place.split(separator: "/").map(String.init)
        let file = try Self.text("Sources/SheetEngine/\(parts[0]).swift")
        #expect(file.contains(parts[1]), "\(rule.id): \(place)")
      }
    }
  }

  @Test func everySourceExists() throws {
    let table = try Self.text("Documentation/Sources.md")
    for rule in try Self.rules() {
      for source in rule.sources where source != "own" {
        #expect(table.contains("\n| \(source) |"), "\(rule.id): \(source)")
      }
    }
  }

  @Test func everyTestExists() throws {
    for rule in try Self.rules() {
      for test in rule.tests {
        let parts = test.split(separator: "/").map(String.init)
        let file = try Self.text("Tests/SheetEngineTests/\(parts[0]).swift")
        let pieces = file.components(separatedBy: "func \(parts[1])(")
        #expect(pieces.count == 2, "\(rule.id): \(test)")
        // The attribute comes before the function, with at most its arguments and comments in between.
        let before = pieces[0].components(separatedBy: "\n  }\n").last ?? ""
        #expect(before.contains("@Test"), "\(rule.id): \(test) is not a test")
      }
    }
  }
}
