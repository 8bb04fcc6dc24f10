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
        "%lld boats": { "localizations": { "fr": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld bateau" } }, "other": { "stringUnit": { "value": "%lld bateaux" } } } } } } },
        "On": { "localizations": { "fr": { "variations": { "device": {
          "iphone": { "stringUnit": { "value": "Touchez" } }, "mac": { "stringUnit": { "value": "Cliquez" } } } } } } },
        "%@ %lld": { "localizations": { "fr": { "stringUnit": { "value": "%@ : %#@n@" }, "substitutions": { "n": {
          "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
          "other": { "stringUnit": { "value": "%arg ports" } } } } } } } } },
        "%lld %lld": { "localizations": { "fr": { "stringUnit": { "value": "%#@a@ %#@b@" } } } }, "Bye": {} } }
      """
    let files = [
      try folder.write(wide, to: "de.lproj/Localizable.strings"),
      try folder.write("\u{FEFF}\"Hello\" = \"Hello\";", to: "en.lproj/Localizable.strings"),
      try folder.write(catalog, to: "Localizable.xcstrings"),
    ]
    #expect(
      files.allSatisfy(AppTexts.has) && !AppTexts.has(folder.url.appendingPathComponent("de.lproj/InfoPlist.strings"))
        && !AppTexts.has(folder.url.appendingPathComponent("Localizable.strings")))
    let texts = try AppTexts(files)
    #expect(texts.fallback == "fr")
    #expect(
      texts.tables == [
        "de": ["Hello": "Moin, \"Jan\"", "plain": "Einfach"], "en": ["Hello": "Hello"],
        "fr": [
          "Hello": "Salut", "On": "Touchez", "%lld boats": .forms(["one": "%lld bateau", "other": "%lld bateaux"]),
          "%@ %lld": .forms(["other": "%@ : %2$lld ports"]),
        ],
      ])
    #expect(texts.left.map { "\($0.name): \($0.reason)" } == ["%lld %lld: a text by two numbers"])
    #expect(texts.text.contains(#"("de", "Hello\u{01}Moin, \"Jan\"\u{02}plain\u{01}Einfach\u{02}")"#))
  }

  /// A table that a call names, and that of the language without a folder.
  @Test func otherTables() throws {
    let folder = try TemporaryFolder()
    let files = [
      try folder.write("\"Sound\" = \"Ton\";", to: "de.lproj/Settings.strings"),
      try folder.write("\"Sound\" = \"Son\";", to: "Base.lproj/Settings.strings"),
    ]
    let texts = try AppTexts(files, language: "fr")
    #expect(texts.tables == ["de": ["Settings\u{4}Sound": "Ton"], "fr": ["Settings\u{4}Sound": "Son"]])
    #expect(!texts.text.contains("func form("))
  }

  private func forms(_ format: String, _ variables: String) -> String {
    """
    <plist version="1.0"><dict><key>boats</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    \(variables)</dict></dict></plist>
    """
  }

  private let boats =
    "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    + "<key>one</key><string>%d boat</string><key>other</key><string>%d boats</string></dict>\n"

  @Test func formsByNumber() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(forms("Here: %#@n@", boats), to: "en.lproj/Localizable.stringsdict")
    let texts = try AppTexts([file])
    #expect(texts.tables == ["en": ["boats": .forms(["one": "Here: %d boat", "other": "Here: %d boats"])]])
    #expect(texts.text.contains("boats\\u{01}\\u{03}1\\u{03}one\\u{04}Here: %d boat\\u{03}other\\u{04}Here: %d boats"))
    #expect(texts.text.contains("case \"1\": name = n == 1 ? \"one\" : \"other\""))
    try folder.write(forms("%#@n@ %#@m@", boats), to: "en.lproj/Localizable.stringsdict")
    #expect(try AppTexts([file]).left.map(\.reason) == ["a text by two numbers"])
    try folder.write(forms("%#@m@", boats), to: "en.lproj/Localizable.stringsdict")
    let error = #expect(throws: CommandError.self) { try AppTexts([file]) }
    #expect(error?.description == "\(file.path):1: boats names m, and no form other of it is there.")
  }

  /// The rules of CLDR, for the first numbers of each language that differs.
  @Test(arguments: [
    ("ja", "other other other"), ("en", "other one other"), ("fr", "one one other"), ("pt-BR", "one one other"),
    ("pt-PT", "other one other"), ("ru", "many one few"), ("ar", "zero one two"), ("he", "other one two"),
    ("cs", "other one few"), ("ro", "few one few"), ("lv", "zero one other"), ("sl", "other one two"),
  ])
  func rules(language: String, forms: String) {
    let rule = PluralRule(language: language)
    #expect((0...2).map { Self.form(rule, $0) }.joined(separator: " ") == forms, "\(rule)")
    #expect(PluralRule.forms.contains(Self.form(rule, 111)))
  }

  /// Evaluates the rule's source for a number: `condition ? "form" : …`, with the conditions that occur.
  private static func form(_ rule: PluralRule, _ n: Int) -> String {
    var parts = rule.source.split(separator: " : ").map(String.init)
    func isTrue(_ condition: String) -> Bool {
      condition.split(separator: " || ").contains { any in
        any.split(separator: " && ").allSatisfy { term in
          var words = term.filter { $0 != "(" && $0 != ")" }[...]
          let isNegated = words.hasPrefix("!")
          if isNegated { words = words.dropFirst() }
          let tokens = words.split(separator: " ").map(String.init)
          func value(_ tokens: [String]) -> Int { tokens.count > 1 ? n % Int(tokens[2])! : n }
          let sign = tokens.firstIndex { ["==", "!=", "<", ">", "~="].contains($0) }!
          let (left, right) = (Array(tokens[..<sign]), Array(tokens[(sign + 1)...]))
          let result: Bool
          switch tokens[sign] {
          case "~=":
            let ends = left[0].split(separator: ".").map { Int($0)! }
            result = (ends[0]...ends[1]).contains(value(right))
          case "==": result = value(left) == Int(right[0])!
          case "!=": result = value(left) != Int(right[0])!
          case "<": result = value(left) < Int(right[0])!
          default: result = value(left) > Int(right[0])!
          }
          return result != isNegated
        }
      }
    }
    while parts.count > 1 {
      let pair = parts.removeFirst().components(separatedBy: " ? ")
      if isTrue(pair[0]) { return pair[1].filter { $0 != "\"" } }
    }
    return parts[0].filter { $0 != "\"" }
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

  @Test func noText() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data([0x22, 0xC3, 0x28, 0x22]), to: "de.lproj/Localizable.strings")
    let error = #expect(throws: CommandError.self) { try AppTexts([file]) }
    #expect(error?.description == "\(file.path) is no text in UTF-8 or UTF-16.")
  }
}
