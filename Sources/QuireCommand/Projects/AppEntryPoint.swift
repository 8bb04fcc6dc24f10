// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The type with `@main` and the imports of an app, found by the words of its sources.
struct AppEntryPoint {
  /// A type with `@main` or `@UIApplicationMain`.
  struct Entry: Equatable {
    var file: String
    /// `class`, `struct` or `enum`.
    var kind: String
    var name: String
    var isPublic: Bool
    /// The names of its superclass and its protocols.
    var inherited: [String]
  }

  private(set) var entries: [Entry] = []
  /// The names of all classes.
  private(set) var classes: Set<String> = []
  /// The names of static members.
  private(set) var statics: Set<String> = []
  /// Whether a source names `Bundle`.
  private(set) var usesBundle = false
  /// The modules that a source checks with `canImport`.
  private(set) var tested: Set<String> = []
  /// The names of the imported modules, each with the files that import it.
  private(set) var imports: [String: [String]] = [:]

  private static let marks: Set = ["@main", "@UIApplicationMain"]
  private static let kinds: Set = ["class", "struct", "enum", "actor"]

  init(_ files: [String]) {
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      read(SourceWords([UInt8](data)).words, file)
    }
  }

  private mutating func read(_ words: [SourceWords.Word], _ file: String) {
    for (index, word) in words.enumerated() {
      switch word.text {
      case "class":
        if let name = TranslationNeed.text(words, index + 1), name.first?.isUppercase == true { classes.insert(name) }
      case "static":
        if let name = TranslationNeed.text(words, index + 2) { statics.insert(name) }
      case "import":
        var name = TranslationNeed.text(words, index + 1) ?? ""
        if Self.parts.contains(name) { name = TranslationNeed.text(words, index + 2) ?? "" }
        if imports[name]?.last != file { imports[name, default: []].append(file) }
      case "Bundle": usesBundle = true
      case "canImport":
        if let name = TranslationNeed.text(words, index + 2) { tested.insert(name) }
      case let text where Self.marks.contains(text):
        if let entry = entry(words, from: index + 1, file) { entries.append(entry) }
      default: break
      }
    }
  }

  private static let parts: Set = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]

  private func entry(_ words: [SourceWords.Word], from start: Int, _ file: String) -> Entry? {
    guard let kind = (start..<min(start + 12, words.count)).first(where: { Self.kinds.contains(words[$0].text) }),
      let name = TranslationNeed.text(words, kind + 1)
    else { return nil }
    let modifiers = words[start..<kind].map(\.text)
    var inherited: [String] = []
    var place = kind + 2
    while let text = TranslationNeed.text(words, place), text != "{" {
      if text.first?.isLetter == true { inherited.append(text) }
      place += 1
    }
    return Entry(
      file: file, kind: words[kind].text, name: name,
      isPublic: modifiers.contains("public") || modifiers.contains("open"), inherited: inherited)
  }
}

extension AppEntryPoint {
  /// Returns the class of the app's delegate. `place` describes the sources, for messages.
  func delegate(of place: String) throws(CommandError) -> Entry {
    guard let entry = entries.first else {
      throw CommandError("\(place) has no class with @main: nothing says where the app begins.")
    }
    if entries.count > 1 {
      let files = entries.map { URL(fileURLWithPath: $0.file).lastPathComponent }.joined(separator: " and ")
      throw CommandError("\(place) has more than one type with @main: in \(files).")
    }
    guard entry.kind == "class" else {
      let kind = entry.kind == "struct" ? "a struct" : "an \(entry.kind)"
      let words = entry.inherited.contains("App") ? "an app of SwiftUI" : kind
      throw CommandError(
        "\(entry.file): \(entry.name) with @main is \(words), and Quire begins with a class that is the app's delegate: "
          + "class AppDelegate: UIResponder, UIApplicationDelegate.")
    }
    return entry
  }
}
