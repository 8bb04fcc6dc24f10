// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import Testing

@Suite struct DetentTableTests {
  @Test func theSystemsDetentsHaveTheirKeys() {
    var table = DetentTable()
    #expect(table.key(for: "com.apple.UIKit.medium") == .medium)
    #expect(table.key(for: "com.apple.UIKit.large") == .large)
    #expect(table.identifier(of: .medium) == DetentTable.medium)
  }

  @Test func eachIdentifierHasOneKey() {
    var table = DetentTable()
    let small = table.key(for: "small")
    #expect(small != .medium && small != .large)
    #expect(table.key(for: "small") == small)
    #expect(table.key(for: "Small") != small)
    #expect(table.identifier(of: small) == "small")
    #expect(table.knownKey(for: "nowhere") == nil)
    #expect(table.identifier(of: DetentKey(rawValue: 99)) == nil)
    #expect(table.identifier(of: DetentKey(rawValue: -1)) == nil)
  }

  /// A precomposed letter, and a letter with a combining accent: canonically equivalent in Unicode, but two names here.
  @Test func identifiersAreEqualByTheirBytes() {
    var table = DetentTable()
    #expect("caf\u{e9}" == "cafe\u{301}")
    #expect(table.key(for: "caf\u{e9}") != table.key(for: "cafe\u{301}"))
  }

  @Test func aForgottenKeyIsNeverGivenAgain() {
    var table = DetentTable()
    #expect(!table.hasNewIdentifiers)
    let (first, second) = (table.key(for: "first"), table.key(for: "second"))
    #expect(table.hasNewIdentifiers)
    table.forget { $0 == second }
    #expect(!table.hasNewIdentifiers)
    #expect(table.identifier(of: first) == nil && table.knownKey(for: "first") == nil)
    #expect(table.key(for: "second") == second && !table.hasNewIdentifiers)
    let again = table.key(for: "first")
    #expect(again != first && again != second && table.identifier(of: again) == "first")
    table.forget { _ in false }
    #expect(table.key(for: DetentTable.medium) == .medium && table.key(for: DetentTable.large) == .large)
  }

  @Test func ofTheSameKeyTheFirstCounts() {
    let detents = [Detent.large, Detent(key: .medium, height: .value(1)), .medium, .large]
    #expect(DetentTable.withoutDuplicates(detents) == [.large, Detent(key: .medium, height: .value(1))])
  }
}
