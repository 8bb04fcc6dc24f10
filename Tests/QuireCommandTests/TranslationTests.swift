// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct TranslationTests {
  // MARK: Places

  /// Text before or after the difference of two lines keeps its column. Differing text gets the column where the
  /// difference begins.
  @Test(arguments: [(3, 3), (9, 6), (21, 6), (27, 20)])
  func columns(translated: Int, own: Int) {
    let column = TranslatedPlaces.column(
      translated, in: "  { [me_ = Weak(self)] in gone() }", of: "  { [weak self] in gone() }")
    #expect(column == own)
  }

  @Test func messagesShowTheReadersLines() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("import UIKit\n@objc func tap() { missing() }\n", to: "Screen.swift")
    let translation = try folder.write("import UIKit\n      func tap() { missing() }\n", to: "0-Screen.swift")
    var places = TranslatedPlaces([Translation(source: source.path, translation: translation.path)])
    let output = [
      "\(source.path):2:20: error: cannot find 'missing' in scope", "      func tap() { missing() }",
      "                   ^~~~~~~", "/elsewhere/Other.swift:2:20: error: cannot find 'x' in scope",
    ]
    #expect(
      output.map { places.reading($0) } == [
        "\(source.path):2:20: error: cannot find 'missing' in scope", "@objc func tap() { missing() }",
        "                   ^", "/elsewhere/Other.swift:2:20: error: cannot find 'x' in scope",
      ])
  }

  /// The excerpt below a message has the reader's lines, and its mark is below the reader's column.
  @Test func excerptsShowTheReadersLines() throws {
    let folder = try TemporaryFolder()
    let own = "import UIKit\n  view.animate { [weak self] in missing() }\n  @objc func tap() {}\n"
    let source = try folder.write(own, to: "Screen.swift")
    let translation = try folder.write(
      "import UIKit\n  view.animate { [me_ = Weak(self)] in missing() }\n        func tap() {}\n", to: "0-Screen.swift")
    var places = TranslatedPlaces([Translation(source: source.path, translation: translation.path)])
    let output = [
      "\(source.path):2:40: error: cannot find 'missing' in scope", "1 | import UIKit",
      "2 |   view.animate { [me_ = Weak(self)] in missing() }",
      "  |                                        `- error: cannot find 'missing' in scope",
      "3 |         func tap() {}",
      "4 | ",
    ]
    #expect(
      output.map { places.reading($0) } == [
        "\(source.path):2:33: error: cannot find 'missing' in scope", "1 | import UIKit",
        "2 |   view.animate { [weak self] in missing() }",
        "  |                                 `- error: cannot find 'missing' in scope", "3 |   @objc func tap() {}",
        "4 | ",
      ])
  }

  /// Two apps of a package have one list. A build of one app leaves the other app's translations in the list.
  @Test func anotherAppKeepsItsTranslations() throws {
    let folder = try TemporaryFolder()
    let own = try folder.write("let a = 1", to: "Own.swift").path
    let other = try folder.write("let b = 1", to: "Other.swift").path
    let entries = [own, other, "\(folder.url.path)/Gone.swift"].map {
      #"{"external-contents": "\#($0).translated", "name": "\#($0)", "type": "file"}"#
    }
    try folder.write(
      """
      {"case-sensitive": true, "roots": [\(entries.joined(separator: ", "))], "use-external-names": false, "version": 0}
      """, to: "translation/overlay.json")
    let translation = SourceTranslation(
      purpose: .browser, toolchain: try Toolchain.find(), folder: folder.url.appendingPathComponent("translation"))
    _ = try translation.update([.init(name: "Own", files: [own])])
    #expect(translation.translations() == [Translation(source: other, translation: "\(other).translated")])
  }

  /// Xcode accepts a space between an attribute and its arguments, which Swift's newer parser reports as an error.
  @Test func anAttributeMayHaveASpaceBeforeItsArguments() throws {
    let folder = try TemporaryFolder()
    let own = try folder.write(
      "import UIKit\n@available (iOS 17, *)\n#Preview { UIViewController() }\n@objc final class Lamp: NSObject {}\n",
      to: "Own.swift"
    ).path
    let translation = SourceTranslation(
      purpose: .native, toolchain: try Toolchain.find(), folder: folder.url.appendingPathComponent("translation"))
    let refusals = try translation.translate([.init(name: "Own", files: [own])])
    #expect(refusals.isEmpty)
    let translated = try #require(translation.translations().first).translation
    let text = try String(contentsOfFile: translated, encoding: .utf8)
    #expect(!text.contains("#Preview") && !text.contains("@objc") && text.contains("final class Lamp: NSObject {}"))
  }
}
