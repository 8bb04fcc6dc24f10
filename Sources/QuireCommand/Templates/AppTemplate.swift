// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The template of an app's package: the files of `Templates/App`, with the app's name and the source of Quire filled
/// in.
struct AppTemplate {
  /// The source from which the package gets Quire.
  enum Source: Equatable {
    /// A checkout on this machine.
    case folder(URL)
    /// A repository and the minimum version. Before 1.0, the second number must be equal.
    case version(String, url: String)

    /// The dependency's line in the manifest.
    var dependency: String {
      switch self {
      case .folder(let folder): ".package(name: \"Quire\", path: \(Self.quoted(folder.path)))"
      case .version(let version, let url):
        ".package(url: \(Self.quoted(url)), \(Self.requirement(version)))"
      }
    }

    /// The package's name in the manifest's targets.
    var name: String {
      switch self {
      case .folder: "Quire"
      case .version(_, let url):
        url.split(separator: "/").last.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : String($0) } ?? "Quire"
      }
    }

    /// Returns the version requirement. Before 1.0, a release that breaks code increases the second number.
    private static func requirement(_ version: String) -> String {
      let least = "from: \(quoted(version))"
      return version.hasPrefix("0.") ? ".upToNextMinor(\(least))" : least
    }

    /// Returns a text as a Swift literal.
    static func quoted(_ text: String) -> String {
      "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
    }
  }

  var name: String
  var source: Source

  /// The placeholder of the app's name in the files and their paths.
  private static let nameMarker = "AppName"
  /// The placeholder of Quire's source in the template's manifest.
  private static let dependencyMarker = ".package(name: \"Quire\", path: \"../..\")"
  private static let packageMarker = "package: \"Quire\""
  /// The template's name of `.gitignore`. Under its real name, git would apply the file to the template's folder.
  private static let ignoreFile = "gitignore"

  /// Names that a target of the package can't have, in lower case: modules of the build and types that every source
  /// uses have them. Some disks don't distinguish upper and lower case.
  private static let taken: Set<String> = Set(
    [
      // Quire's modules and their dependencies.
      "Quire", "QuireWeb", "QuireSimulator", "QuireCommand", "QuireElement", "UIKit", "SheetMotion", "SheetEngine",
      "SheetScript", "SheetBrowser", "SheetInteraction", "Constraints", "CEmbeddedRuntime", "CUnpacker",
      "_Testing_UIKit",
      "ArgumentParser", "ArgumentParserToolInfo", "FlyingFox", "FlyingSocks",
      // The toolchain's modules.
      "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Glibc", "Darwin", "Testing",
      "XCTest", "Synchronization", "Observation", "Distributed", "Cxx", "Builtin", "Main", "PackageDescription",
      "PackagePlugin", "RegexBuilder",
      // Types.
      "String", "Substring", "Character", "Int", "UInt", "Double", "Float", "Bool", "Array", "Dictionary", "Set",
      "Optional", "Result", "Error", "Never", "Void", "Range", "Sequence", "Collection", "Duration", "Task", "Data",
      "Date", "URL", "UUID", "Timer", "Equatable", "Hashable", "Comparable", "Codable", "Sendable", "Mirror",
      "MainActor", "RootViewController", "NoteViewController",
    ].map { $0.lowercased() })
  /// Keywords of the language.
  private static let reserved: Set<String> = [
    "Any", "Self", "Type", "Protocol", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator",
    "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Returns whether Swift or Quire uses a name, so that a module can't have it.
  static func isTaken(_ name: String) -> Bool { taken.contains(name.lowercased()) || isReserved(name) }

  /// Returns whether a name is a keyword of the language.
  static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  init(name: String, source: Source) throws(CommandError) {
    let isLetter = { (character: Character) in character.isASCII && (character.isLetter || character == "_") }
    guard let first = name.first, isLetter(first), name.allSatisfy({ isLetter($0) || ($0.isASCII && $0.isNumber) })
    else {
      throw CommandError(
        "\(name.debugDescription) can't be the name of an app: a module's name has letters, digits and underscores only, "
          + "and begins with a letter.")
    }
    guard !Self.isTaken(name) else {
      throw CommandError("An app can't be named \(name): Swift or Quire has that name already.")
    }
    if case .version(let version, _) = source, version.wholeMatch(of: /\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?/) == nil {
      throw CommandError("\(version.debugDescription) is not a version; give three numbers, such as 0.1.0.")
    }
    self.name = name
    self.source = source
  }

  /// Writes the package into a folder that is empty or does not exist. Leaves nothing behind if that fails.
  func write(to folder: URL) throws(CommandError) {
    let files = FileManager.default
    let isThere = files.fileExists(atPath: folder.path)
    guard isThere || (try? files.attributesOfItem(atPath: folder.path)) == nil else {
      throw CommandError("\(folder.path) is a link to nothing; name a folder with --output.")
    }
    if isThere {
      guard let found = try? files.contentsOfDirectory(atPath: folder.path) else {
        throw CommandError("\(folder.path) is not a folder that can be read.")
      }
      guard found.isEmpty else {
        throw CommandError("The folder \(folder.path) is not empty; name another one with --output.")
      }
    }
    let template = try Checkout.appTemplate()
    // The package is made elsewhere on the same disk and moved there, so that incomplete files are never visible.
    let above = isThere ? folder : folder.deletingLastPathComponent()
    let draft = above.appendingPathComponent(".\(folder.lastPathComponent)-\(UUID().uuidString)")
    do {
      try files.createDirectory(at: draft, withIntermediateDirectories: true)
    } catch {
      throw CommandError("The folder \(above.path) can't be written to.")
    }
    defer { try? files.removeItem(at: draft) }
    do {
      for path in try FolderFiles.list(template) {
        let place = path == Self.ignoreFile ? ".gitignore" : path.replacing(Self.nameMarker, with: name)
        let file = draft.appendingPathComponent(place)
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = try String(contentsOf: template.appendingPathComponent(path), encoding: .utf8)
        try Data(filled(text).utf8).write(to: file)
      }
      if isThere {
        // The folder may be a link, a mount point or the current directory.
        for name in try files.contentsOfDirectory(atPath: draft.path) {
          try files.moveItem(at: draft.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
      } else {
        try files.moveItem(at: draft, to: folder)
      }
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("The folder \(folder.path) can't be written to.")
    }
  }

  private func filled(_ text: String) -> String {
    // The name is replaced first, because an address may contain its placeholder.
    text.replacing(Self.nameMarker, with: name)
      .replacing(Self.dependencyMarker, with: source.dependency)
      .replacing(Self.packageMarker, with: "package: \(Source.quoted(source.name))")
  }
}
