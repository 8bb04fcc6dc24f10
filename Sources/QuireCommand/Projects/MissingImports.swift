// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The errors of a build in files that import missing modules, and those in the rest of the app.
struct MissingImports {
  /// The name of the file that stands for a module of a package that is not taken.
  static let standIn = "QuireAbsent.swift"

  private let errors: Int
  /// The files with errors that import missing modules, in their order, each with its number of errors.
  private var files: [(path: String, modules: [String], errors: Int)] = []

  /// Creates the counts for errors in files, an empty name for each error without a file. Relative paths begin at `base`;
  /// `package` is the package that is built.
  init(errorsIn places: [String], base: URL, package: URL) {
    errors = places.count
    let paths = places.filter { !$0.isEmpty }.map { place in
      let file = place.hasPrefix("/") ? URL(fileURLWithPath: place) : base.appendingPathComponent(place)
      return file.standardizedFileURL.path
    }
    let counts = paths.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      let modules = Self.missing(in: path, package)
      if !modules.isEmpty { files.append((path, modules, counts[path] ?? 0)) }
    }
  }

  private static func missing(in file: String, _ package: URL) -> [String] {
    AppEntryPoint([file]).imports.keys.filter { module in
      let standIn = package.appendingPathComponent("Sources/\(module)/\(standIn)").path
      return MissingModules.has(module) || !module.isEmpty && FileManager.default.fileExists(atPath: standIn)
    }.sorted()
  }

  /// A sentence that names these files and says whether the rest of the app has errors, or `nil` if there are no such
  /// files.
  var sentence: String? {
    guard !files.isEmpty else { return nil }
    let names = files.map { URL(fileURLWithPath: $0.path).lastPathComponent }
    let modules = Set(files.flatMap(\.modules)).sorted()
    let one = files.count == 1
    let place =
      "\(Self.list(names)), which \(one ? "imports" : "import") \(Self.list(modules)). "
      + (modules.count == 1 ? "This module does not exist here." : "These modules do not exist here.")
    let explained = files.reduce(0) { $0 + $1.errors }
    if explained < errors { return "\(explained) of the \(errors) errors \(explained == 1 ? "is" : "are") in \(place)" }
    return "\(errors == 1 ? "The error is" : "All errors are") in \(place) "
      + "The compiler found no error in the rest of the app, which runs once \(one ? "this file does" : "these files do") "
      + "without \(modules.count == 1 ? "it." : "them.")"
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}
