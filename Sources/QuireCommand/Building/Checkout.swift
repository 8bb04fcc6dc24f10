// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The paths of Quire's own files in its checkout.
enum Checkout {
  /// The package's folder, derived from the path of this file at compile time.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// Returns the folders of the modules. `Site.runtimes` lists the subfolders that a page loads.
  static func sources() throws(CommandError) -> URL { try existing("Sources") }

  /// Returns the element's script, style and declarations.
  static func elementRuntime() throws(CommandError) -> URL { try existing("Sources/QuireElement/Runtime") }

  /// Returns the files of the element's package besides its scripts: the manifest, and declarations for frameworks.
  static func elementPackage() throws(CommandError) -> URL { try existing("Sources/QuireElement/Package") }

  /// Returns the example pages with the element.
  static func elementExamples() throws(CommandError) -> URL { try existing("Examples/Element") }

  /// Returns the package template that `quire new` copies.
  static func appTemplate() throws(CommandError) -> URL { try existing("Templates/App") }

  static func toolset() throws(CommandError) -> URL { try existing("Wasm/toolset.json") }

  /// Returns the script that calls clang when a release build links.
  static func linkingClang() throws(CommandError) -> URL { try existing("Wasm/linking-clang.sh") }

  /// Returns the sources of the module `_Concurrency`, sorted by name.
  static func concurrencySources() throws(CommandError) -> [URL] {
    let folder = try existing("Wasm/ConcurrencyStub")
    return try FolderFiles.names(in: folder).filter { $0.hasSuffix(".swift") }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }

  static func unpacker() throws(CommandError) -> URL { try existing("Sources/CUnpacker/unpack.c") }

  /// Returns the package of the program that translates sources.
  static func translator() throws(CommandError) -> URL { try existing("Tools/SourceTranslator") }

  /// Returns the declarations of missing API that `quire check` compiles.
  static func absences() throws(CommandError) -> URL { try existing("Wasm/Absences/Absences.swift") }

  private static func existing(_ path: String) throws(CommandError) -> URL {
    let url = root.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CommandError("Quire's file \(url.path) is not there any more; build the quire command anew.")
    }
    return url
  }
}
