// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app's texts in its languages, from `.strings` and `.stringsdict` files in the folders of languages, and from
/// `.xcstrings` files.
struct AppTexts: Equatable {
  /// A text, or its forms for a number.
  enum Text: Equatable, ExpressibleByStringLiteral {
    case plain(String)
    /// The forms by their names, `zero`, `one`, `two`, `few`, `many` and `other`. `other` is always present.
    case forms([String: String])

    init(stringLiteral value: String) { self = .plain(value) }
  }

  /// The texts by language, such as `en` or `pt-BR`, and then by key. The key of a table other than `Localizable`
  /// begins with the table's name and `separator`.
  private(set) var tables: [String: [String: Text]] = [:]
  /// The language whose texts are used where another language has none.
  private(set) var fallback: String
  /// The texts that are left out, each with a reason.
  private(set) var left: [(name: String, reason: String)] = []

  /// The separator between the name of a table and a key.
  static let separator = "\u{4}"
  /// The table that is used by calls without a table name.
  static let usualTable = "Localizable"
  /// The folder of files without a language, which count as those of the fallback language.
  private static let base = "Base"

  static func == (left: AppTexts, right: AppTexts) -> Bool {
    left.tables == right.tables && left.fallback == right.fallback
  }

  /// Reads texts from files. `language` is the language in which the app is developed.
  init(_ files: [URL] = [], language: String = "en") throws(CommandError) {
    fallback = language
    for file in files {
      switch file.pathExtension {
      case "xcstrings": try readCatalog(file)
      case "stringsdict": try readForms(file)
      default: try readStrings(file)
      }
    }
  }

  /// Returns whether the texts of a file are used.
  static func has(_ file: URL) -> Bool {
    guard file.deletingPathExtension().lastPathComponent != "InfoPlist" else { return false }
    switch file.pathExtension {
    case "xcstrings": return true
    case "strings", "stringsdict": return folder(of: file) != nil
    default: return false
    }
  }

  /// Returns the language of the folder that contains a file, such as `de` for `de.lproj`, or `nil`.
  private static func folder(of file: URL) -> String? {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
  }

  private func language(of file: URL) -> String {
    let folder = Self.folder(of: file) ?? Self.base
    return folder == Self.base ? fallback : folder
  }

  /// The names of the tables, except the usual one.
  var names: Set<String> {
    Set(
      tables.values.flatMap(\.keys).compactMap { key in
        key.range(of: Self.separator).map { String(key[..<$0.lowerBound]) }
      })
  }

  private mutating func put(_ text: Text, _ key: String, from file: URL, _ language: String) {
    let table = file.deletingPathExtension().lastPathComponent
    let whole = table == Self.usualTable ? key : table + Self.separator + key
    tables[language, default: [:]][whole] = text
  }

  private func data(of file: URL) throws(CommandError) -> Data {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CommandError("\(file.path) can't be read.")
    }
    return data
  }
}

// MARK: Files in the folders of languages

extension AppTexts {
  /// Reads a `.strings` file: lines of `"key" = "value";`, which form a property list's table without its braces.
  private mutating func readStrings(_ file: URL) throws(CommandError) {
    let data = try data(of: file)
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw CommandError("\(file.path) is no text in UTF-8 or UTF-16.")
    }
    let plain = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    let isList = plain.hasPrefix("<?xml") || plain.hasPrefix("<plist") || data.starts(with: Data("bplist".utf8))
    let list: PropertyValue
    if isList {
      list = try PropertyListFile.read(data, file: file.path)
    } else {
      var reader = OpenStepReader(PropertyListText(Data("{\(plain)\n}".utf8), file: file.path))
      list = try reader.read()
    }
    let language = language(of: file)
    for (key, value) in list.table ?? [:] {
      if let text = value.text { put(.plain(text), key, from: file, language) }
    }
  }

  /// Reads a `.stringsdict` file, whose texts have forms that depend on a number.
  private mutating func readForms(_ file: URL) throws(CommandError) {
    let list = try PropertyListFile.read(file)
    guard let table = list.table else { throw CommandError("\(file.path):\(list.line): these texts are no dict.") }
    let language = language(of: file)
    for (key, entry) in table {
      guard let format = entry["NSStringLocalizedFormatKey"]?.text else {
        throw CommandError("\(file.path):\(entry.line): \(key) has no NSStringLocalizedFormatKey.")
      }
      let variables = Self.variables(in: format)
      guard variables.count == 1, let variable = variables.first else {
        left.append((key, variables.isEmpty ? "a text without a number" : "a text by two numbers"))
        continue
      }
      guard let forms = entry[variable.name]?.table, let other = forms["other"]?.text else {
        throw CommandError(
          "\(file.path):\(entry.line): \(key) names \(variable.name), and no form other of it is there.")
      }
      var found = ["other": format.replacing(variable.place, with: other)]
      for form in PluralRule.forms {
        if let text = forms[form]?.text { found[form] = format.replacing(variable.place, with: text) }
      }
      put(.forms(found), key, from: file, language)
    }
  }

  /// Returns the variables in a format, such as `%#@boats@` or `%1$#@boats@`.
  private static func variables(in format: String) -> [(place: String, name: String)] {
    format.matches(of: #/%(?:\d+\$)?#@(.+?)@/#).map { (String($0.0), String($0.1)) }
  }
}

// MARK: Catalogs

extension AppTexts {
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      var localizations: [String: Localization]?
    }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
      var substitutions: [String: Substitution]?

      /// The text, or the text for a phone if it depends on the device.
      var unit: Unit? { stringUnit ?? variations?.device.flatMap { $0["iphone"] ?? $0["other"] }?.stringUnit }
    }
    struct Unit: Decodable {
      var value: String
    }
    struct Variation: Decodable {
      var stringUnit: Unit?
    }
    struct Variations: Decodable {
      var plural: [String: Variation]?
      var device: [String: Variation]?

      var forms: [String: String]? {
        guard let forms = plural?.compactMapValues({ $0.stringUnit?.value }), forms["other"] != nil else { return nil }
        return forms
      }
    }
    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private mutating func readCatalog(_ file: URL) throws(CommandError) {
    let data = try data(of: file)
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else {
      throw CommandError("\(file.path) is not what a catalog of texts is.")
    }
    if let source = catalog.sourceLanguage { fallback = source }
    for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) {
      for (language, localization) in entry.localizations ?? [:] {
        if let text = text(localization, key) { put(text, key, from: file, language) }
      }
    }
  }

  private mutating func text(_ localization: Catalog.Localization, _ key: String) -> Text? {
    if let forms = localization.variations?.forms { return .forms(forms) }
    guard let text = localization.unit?.value else { return nil }
    let variables = Self.variables(in: text)
    guard let variable = variables.first else { return .plain(text) }
    guard variables.count == 1, let substitution = localization.substitutions?[variable.name],
      let forms = substitution.variations?.forms
    else {
      if !left.contains(where: { $0.name == key }) { left.append((key, "a text by two numbers")) }
      return nil
    }
    let place = substitution.argNum.map { "\($0)$" } ?? ""
    let number = "%\(place)\(substitution.formatSpecifier ?? "lld")"
    return .forms(
      forms.mapValues { text.replacing(variable.place, with: $0.replacing("%arg", with: number)) })
  }
}
