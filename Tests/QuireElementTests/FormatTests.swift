// SPDX-License-Identifier: Apache-2.0

import Foundation
import SheetEngine
import Testing

@testable import QuireElement

/// Swift and the scripts have the same numbers.
@Suite struct FormatTests {
  static let runtime = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/QuireElement/Runtime")

  /// The constants `export const NAME = NUMBER;` of a script in `format`.
  static func script(_ name: String) throws -> [String: UInt32] {
    let file = runtime.appendingPathComponent("format/\(name).js")
    let lines = try String(contentsOf: file, encoding: .utf8).matches(of: /(?m)^export const (\w+) = (\d+);$/)
    return Dictionary(uniqueKeysWithValues: lines.compactMap { line in UInt32(line.2).map { (String(line.1), $0) } })
  }

  static func swift<Cases: CaseIterable & RawRepresentable<UInt32>>(_ type: Cases.Type) -> [String: UInt32] {
    Dictionary(uniqueKeysWithValues: type.allCases.map { ("\($0)", $0.rawValue) })
  }

  @Test func noticesAndDetents() throws {
    #expect(try Self.script("notice") == Self.swift(ElementNotice.self))
    #expect(try Self.script("detent") == Self.swift(ElementDetent.self))
  }

  /// Until the engine has loaded, the style sheet alone places an open sheet.
  @Test func standingBeforeTheModuleHasLoaded() throws {
    let style = try String(contentsOf: Self.runtime.appendingPathComponent("quire-sheet.css"), encoding: .utf8)
    func number(_ text: Regex<(Substring, Substring)>) throws -> Double {
      let found = try #require(style.firstMatch(of: text))
      return try #require(Double(found.1))
    }
    let (tuning, look) = (SheetTuning(), Look.classic)
    #expect(try number(/--medium: (0\.\d+);/) == tuning.mediumFraction)
    #expect(try number(/--quire-corner-radius: (\d+)px/) == look.cornerRadius)
    #expect(try number(/--gap: clamp\((\d+)px/) == look.topGap)
    #expect(try number(/--gap: .*, (\d+)px\);/) == look.topGapWithoutHomeIndicator)
    #expect(try number(/--width: (\d+)px;/) == tuning.pageWidth)
    #expect(try number(/--quire-preferred-width, (\d+)px/) == look.formSize.width)
    #expect(try number(/--quire-preferred-height, (\d+)px/) == look.formSize.height)
  }

  @Test func flags() throws {
    let flags: [String: ElementFlags] = [
      "prefersGrabberVisible": .prefersGrabberVisible,
      "prefersEdgeAttachedInCompactHeight": .prefersEdgeAttachedInCompactHeight,
      "widthFollowsPreferredContentSize": .widthFollowsPreferredContentSize,
      "prefersPageSizing": .prefersPageSizing, "pushesBackPresenter": .pushesBackPresenter,
      "modalInPresentation": .modalInPresentation,
      "wantsProgressInMotion": .wantsProgressInMotion, "hasSource": .hasSource,
    ]
    #expect(try Self.script("flags") == flags.mapValues(\.rawValue))
  }
}
