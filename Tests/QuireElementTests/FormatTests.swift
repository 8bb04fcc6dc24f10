import Foundation
import Testing

@testable import QuireElement

/// What Swift, the script and the page about the format say of the same numbers.
@Suite struct FormatTests {
  static let runtime = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/QuireElement/Runtime")

  /// The numbers of a frozen object in the script.
  static func script(_ name: String) throws -> [String: UInt32] {
    let text = try String(contentsOf: runtime.appendingPathComponent("wire.js"), encoding: .utf8)
    let start = try #require(text.range(of: "export const \(name) = Object.freeze({"))
    let end = try #require(text.range(of: "})", range: start.upperBound..<text.endIndex))
    var numbers: [String: UInt32] = [:]
    for match in text[start.upperBound..<end.lowerBound].matches(of: /(\w+): (\d+)/) {
      numbers[String(match.1)] = UInt32(match.2)
    }
    return numbers
  }

  /// The numbers of a table.
  static func page(_ heading: String) throws -> [String: UInt32] {
    let text = try String(contentsOf: runtime.appendingPathComponent("format.md"), encoding: .utf8)
    let start = try #require(text.range(of: "## \(heading)\n"))
    let end = text.range(of: "\n## ", range: start.upperBound..<text.endIndex)?.lowerBound ?? text.endIndex
    var numbers: [String: UInt32] = [:]
    for match in text[start.upperBound..<end].matches(of: /\| (\d+) \| `(\w+)` \|/) {
      numbers[String(match.2)] = UInt32(match.1)
    }
    return numbers
  }

  static func swift<Cases: CaseIterable & RawRepresentable<UInt32>>(_ type: Cases.Type) -> [String: UInt32] {
    Dictionary(uniqueKeysWithValues: type.allCases.map { ("\($0)", $0.rawValue) })
  }

  @Test func messages() throws {
    #expect(try Self.script("ElementMessage") == Self.swift(ElementMessage.self))
    #expect(try Self.page("Messages") == Self.swift(ElementMessage.self))
  }

  @Test func commands() throws {
    #expect(try Self.script("ElementCommand") == Self.swift(ElementCommand.self))
    #expect(try Self.page("Commands") == Self.swift(ElementCommand.self))
  }

  @Test func noticesAndDetents() throws {
    #expect(try Self.script("ElementNotice") == Self.swift(ElementNotice.self))
    #expect(try Self.script("ElementDetent") == Self.swift(ElementDetent.self))
  }

  @Test func flags() throws {
    let flags: [String: ElementFlags] = [
      "prefersGrabberVisible": .prefersGrabberVisible,
      "prefersEdgeAttachedInCompactHeight": .prefersEdgeAttachedInCompactHeight,
      "widthFollowsPreferredContentSize": .widthFollowsPreferredContentSize,
      "prefersPageSizing": .prefersPageSizing, "pushesBackPresenter": .pushesBackPresenter, "isModal": .isModal,
      "wantsProgressInMotion": .wantsProgressInMotion, "hasSource": .hasSource,
    ]
    #expect(try Self.script("ElementFlags") == flags.mapValues(\.rawValue))
  }
}
