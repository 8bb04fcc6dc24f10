import Foundation
import SheetBrowser
import SheetEngine
import Testing

/// The numbers stand in three places: Swift, JavaScript, and the page that explains them.
struct FormatTests {
  private static let runtime = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/SheetBrowser/Runtime")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: runtime.appending(path: name), encoding: .utf8)
  }

  /// The `name: number` pairs of an object literal `export const TABLE = Object.freeze({ ... })`.
  private static func table(_ name: String, in script: String) throws -> [String: UInt32] {
    let start = try #require(script.range(of: "export const \(name) = Object.freeze({"))
    let end = try #require(script.range(of: "})", range: start.upperBound..<script.endIndex))
    var table: [String: UInt32] = [:]
    for match in script[start.upperBound..<end.lowerBound].matches(of: /(\w+): (\d+)/) {
      table[String(match.1)] = UInt32(match.2)
    }
    return table
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
    #expect(try Self.table("Command", in: Self.text("format.js")) == swift)
    #expect(try Self.rows("Commands", in: Self.text("format.md")) == swift)
  }

  @Test func messagesAgree() throws {
    let swift = Dictionary(uniqueKeysWithValues: Message.allCases.map { ("\($0)", $0.rawValue) })
    #expect(try Self.table("Message", in: Self.text("format.js")) == swift)
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
    #expect(try Self.table("Layout", in: Self.text("format.js")) == swift)
  }

  @Test func namesOfPartsAndPhasesAgree() throws {
    let script = try Self.text("format.js")
    func list(_ name: String) throws -> [String] {
      let pattern = try Regex("export const \(name) = Object.freeze\\(\\[([^\\]]*)\\]\\)")
      let match = try #require(script.firstMatch(of: pattern))
      return try #require(match.output[1].substring).matches(of: /"(\w+)"/).map { String($0.1) }
    }
    #expect(try list("phases") == (0..<5 as Range<UInt8>).map { "\(try #require(Phase(rawValue: $0)))" })
    func numbers<Case: RawRepresentable<UInt8>>(_: Case.Type, _ count: UInt8) throws -> [String: UInt32] {
      Dictionary(uniqueKeysWithValues: try (0..<count).map { ("\(try #require(Case(rawValue: $0)))", UInt32($0)) })
    }
    #expect(try Self.table("Part", in: script) == numbers(TouchTarget.Part.self, 5))
    #expect(try Self.table("Owner", in: script) == numbers(Owner.self, 3))
    #expect(try Self.table("Form", in: script) == numbers(Form.self, 6))
  }
}
