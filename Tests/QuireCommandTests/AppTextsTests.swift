// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import QuireCommand

@Suite struct AppTextsTests {
  @Test func tables() throws {
    let folder = try TemporaryFolder()
    let german = "/* greeting */\n\"Hello\" = \"Moin, \\\"Jan\\\"\";\n// more\nplain = \"Einfach\";\n"
    let wide = Data([0xFF, 0xFE]) + (german.data(using: .utf16LittleEndian) ?? Data())
    let catalog = """
      { "sourceLanguage": "fr", "version": "1.0", "strings": {
        "Hello": { "localizations": { "fr": { "stringUnit": { "state": "translated", "value": "Salut" } } } },
        "%lld boats": { "localizations": { "fr": { "variations": { "plural": {} } } } }, "Bye": {} } }
      """
    let files = [
      try folder.write(wide, to: "de.lproj/Localizable.strings"),
      try folder.write("\u{FEFF}\"Hello\" = \"Hello\";", to: "en.lproj/Localizable.strings"),
      try folder.write(catalog, to: "Localizable.xcstrings"),
    ]
    #expect(
      files.allSatisfy(AppTexts.has) && !AppTexts.has(folder.url.appendingPathComponent("de.lproj/Other.strings")))
    let texts = try AppTexts(files)
    #expect(texts.fallback == "fr")
    #expect(
      texts.tables == [
        "de": ["Hello": "Moin, \"Jan\"", "plain": "Einfach"], "en": ["Hello": "Hello"], "fr": ["Hello": "Salut"],
      ])
    #expect(texts.text.contains(#"("de", "Hello\u{01}Moin, \"Jan\"\u{02}plain\u{01}Einfach\u{02}")"#))
  }

  @Test(arguments: [
    ("\"Hello\" = \"Moin\"", "de.lproj/Localizable.strings:2: there is no ; after the value (in Hello)."),
    ("\"Hello = 3;", "de.lproj/Localizable.strings:1: the text that begins here has no end."),
  ])
  func damaged(text: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "de.lproj/Localizable.strings")
    let error = #expect(throws: CommandError.self) { try AppTexts([file]) }
    #expect(error?.description == folder.url.path + "/" + sentence)
    let catalog = try folder.write(text, to: "Localizable.xcstrings")
    let other = #expect(throws: CommandError.self) { try AppTexts([catalog]) }
    #expect(other?.description == "\(catalog.path) is not what a catalog of texts is.")
  }
}
