// SPDX-License-Identifier: Apache-2.0

import Foundation
import SheetBrowser
import SheetEngine
import Testing

/// The numbers are defined in three places: Swift, JavaScript, and the page that explains them.
struct FormatTests {
  private static let runtime = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/SheetBrowser/Runtime")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: runtime.appending(path: name), encoding: .utf8)
  }

  /// The constants `export const NAME = NUMBER;` of a script in `format`.
  private static func constants(_ script: String) throws -> [String: UInt32] {
    let lines = try text("format/\(script).js").matches(of: /(?m)^export const (\w+) = (\d+);$/)
    return Dictionary(uniqueKeysWithValues: lines.compactMap { line in UInt32(line.2).map { (String(line.1), $0) } })
  }

  /// The rows `| number | name |` of the section with that heading.
  private static func rows(_ heading: String, in page: String) throws -> [String: UInt32] {
    let start = try #require(page.range(of: "## \(heading)\n"))
    let end = page.range(of: "\n## ", range: start.upperBound..<page.endIndex)?.lowerBound ?? page.endIndex
    var table: [String: UInt32] = [:]
    for match in page[start.upperBound..<end].matches(of: /\| (\d+) \| `(\w+)` \|/) {
      table[String(match.2)] = UInt32(match.1)
    }
    return table
  }

  @Test func commandsAgree() throws {
    let swift = Dictionary(uniqueKeysWithValues: Command.allCases.map { ("\($0)", $0.rawValue) })
    #expect(try Self.constants("command") == swift)
    #expect(try Self.rows("Commands", in: Self.text("format.md")) == swift)
  }

  @Test func messagesAgree() throws {
    let swift = Dictionary(uniqueKeysWithValues: Message.allCases.map { ("\($0)", $0.rawValue) })
    #expect(try Self.constants("message") == swift)
    #expect(try Self.rows("Messages", in: Self.text("format.md")) == swift)
  }

  @Test func layoutAgrees() throws {
    let swift: [String: UInt32] = [
      "version": BufferFormat.version,
      "headerWords": UInt32(BufferFormat.headerWords),
      "lengthShift": BufferFormat.lengthShift,
      "placementWords": UInt32(BufferFormat.placementWords),
      "messageHeaderWords": UInt32(BufferFormat.messageHeaderWords),
    ]
    #expect(try Self.constants("buffer-layout") == swift)
  }

  /// The page decides by itself whether a contact is a press, and when a wheel gesture has ended.
  @Test func gesturesAgree() throws {
    let slop = try #require(Self.text("contacts.js").firstMatch(of: /(?m)^export const tapSlop = (\d+);$/))
    #expect(Double(slop.1) == SheetTuning().tapSlop)
    let pause = try #require(Self.text("wheels.js").firstMatch(of: /(?m)^const streamPause = (\d+);$/))
    #expect(Double(pause.1) == SheetTuning().wheelPause * 2 * 1000)
  }

  @Test func namesOfPartsAndPhasesAgree() throws {
    let script = try Self.text("format/phase.js")
    let list = try #require(script.firstMatch(of: /export const phases = Object\.freeze\(\[(.*)\]\)/))
    let phases = list.1.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(try phases == (0..<5 as Range<UInt8>).map { "\(try #require(Phase(rawValue: $0)))" })
    func numbers<Case: RawRepresentable<UInt8>>(_: Case.Type, _ count: UInt8) throws -> [String: UInt32] {
      Dictionary(uniqueKeysWithValues: try (0..<count).map { ("\(try #require(Case(rawValue: $0)))", UInt32($0)) })
    }
    #expect(try Self.constants("part") == numbers(TouchTarget.Part.self, 5))
    #expect(try Self.constants("owner") == numbers(Owner.self, 3))
    #expect(try Self.constants("form") == numbers(Form.self, 6))
  }
}
