// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app's texts in its languages: `Localizable.strings` in folders named after languages, and
/// `Localizable.xcstrings`.
struct AppTexts: Equatable {
  /// The texts by language, such as `en` or `pt-BR`, then by key.
  private(set) var tables: [String: [String: String]] = [:]
  /// The language whose texts replace those that another language lacks.
  var fallback = "en"

  /// The name of the files, without their extensions. Files with other names are tables that a call must name.
  static let name = "Localizable"

  init(_ files: [URL] = []) throws(CommandError) {
    for file in files {
      if file.pathExtension == "xcstrings" { try readCatalog(file) } else { try readStrings(file) }
    }
  }

  /// Whether the texts of a file are used.
  static func has(_ file: URL) -> Bool {
    guard file.deletingPathExtension().lastPathComponent == name else { return false }
    return file.pathExtension == "xcstrings" || file.pathExtension == "strings" && language(of: file) != nil
  }

  /// Returns the language of the folder `de.lproj`.
  private static func language(of file: URL) -> String? {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
  }

  /// Reads a file of `"key" = "value";`, which is a property list's table without its braces.
  private mutating func readStrings(_ file: URL) throws(CommandError) {
    guard let language = Self.language(of: file) else { return }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CommandError("\(file.path) can't be read.")
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw CommandError("\(file.path) is no text in UTF-8 or UTF-16.")
    }
    let plain = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    var reader = OpenStepReader(PropertyListText(Data("{\(plain)\n}".utf8), file: file.path))
    let table = try reader.read().table ?? [:]
    for (key, value) in table { tables[language, default: [:]][key] = value.text }
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable {
      var localizations: [String: Localization]?
    }
    struct Localization: Decodable {
      var stringUnit: Unit?
    }
    struct Unit: Decodable {
      var value: String
    }
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  /// Reads a string catalog. Texts that vary by number or by device are left out.
  private mutating func readCatalog(_ file: URL) throws(CommandError) {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CommandError("\(file.path) can't be read.")
    }
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else {
      throw CommandError("\(file.path) is not what a catalog of texts is.")
    }
    if let source = catalog.sourceLanguage { fallback = source }
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let value = localization.stringUnit?.value { tables[language, default: [:]][key] = value }
      }
    }
  }

  // MARK: Source

  /// The Swift source with the texts, in which `NSLocalizedString` is the app's own.
  var text: String {
    let quoted = AppTemplate.Source.quoted
    var lines = ""
    for (language, table) in tables.sorted(by: { $0.key < $1.key }) {
      // One string for each language, because a string is data, while a list of strings is code.
      let all = table.sorted { $0.key < $1.key }.map { "\($0.key)\u{1}\($0.value)\u{2}" }.joined()
      lines += "    (\(quoted(language)), \(quoted(all))),\n"
    }
    return """
      // Made by quire from the app's texts; a change here is lost.

      import UIKit

      private nonisolated enum Texts {
        static let chosen = table(of: language)
        static let fallback = table(of: \(quoted(fallback)))

        private static let all: [(language: String, texts: String)] = [
      \(lines)  ]

        private static var language: String {
          for wanted in Locale.preferredLanguages {
            if let same = all.first(where: { $0.language.utf8.elementsEqual(wanted.utf8) }) { return same.language }
            let plain = wanted.utf8.prefix { $0 != 0x2D }
            if let same = all.first(where: { $0.language.utf8.elementsEqual(plain) }) { return same.language }
          }
          return \(quoted(fallback))
        }

        private static func table(of language: String) -> [[UInt8]: String] {
          var table: [[UInt8]: String] = [:]
          for entry in all where entry.language.utf8.elementsEqual(language.utf8) {
            for line in Array(entry.texts.utf8).split(separator: 2) {
              let parts = line.split(separator: 1, maxSplits: 1, omittingEmptySubsequences: false)
              if parts.count == 2 { table[Array(parts[0])] = String(decoding: parts[1], as: UTF8.self) }
            }
          }
          return table
        }
      }

      private nonisolated func text(_ key: String, _ value: String) -> String {
        let bytes = Array(key.utf8)
        return Texts.chosen[bytes] ?? Texts.fallback[bytes] ?? (value.utf8.isEmpty ? key : value)
      }

      // They have the types of the functions that they replace. A module's own declarations take precedence over
      // imported ones.
      #if hasFeature(Embedded)
        nonisolated func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "", comment: String
        ) -> String {
          text(key, value)
        }

        extension String {
          nonisolated init(
            localized key: String, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
          ) {
            self = text(key, "")
          }
        }
      #else
        nonisolated func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
          text(key, value)
        }

        extension String {
          nonisolated init(localized key: String, comment: StaticString? = nil) {
            self = text(key, "")
          }
        }
      #endif

      """
  }
}
