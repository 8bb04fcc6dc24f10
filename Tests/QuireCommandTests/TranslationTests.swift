// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct TranslationTests {
  // MARK: Is one needed

  @Test(arguments: [
    ("import UIKit\nlet delegate: Int? = nil\n", false, false),
    ("import UIKit\nfinal class Screen { weak var owner: Screen? }\n", false, true),
    ("import UIKit\nfinal class Screen: UIViewController { @objc func tap() {} }\n", true, true),
    ("import UIKit\nfunc load() throws {}\n", false, true),
    ("import UIKit\nlet names = cards.map(\\.name)\n", false, true),
    ("import Foundation\nlet now = Date()\n", true, true),
    // A file that relies on the imports of others.
    ("final class Screen {}\n", true, true),
    ("", true, true),
  ])
  func words(text: String, natively: Bool, inTheBrowser: Bool) {
    #expect(TranslationNeed.isPossible(in: Data(text.utf8), for: .native) == natively)
    #expect(TranslationNeed.isPossible(in: Data(text.utf8), for: .browser) == inTheBrowser)
  }

  // MARK: Places

  /// What stands before or after the difference of two lines keeps its column; what differs begins where that does.
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
}
