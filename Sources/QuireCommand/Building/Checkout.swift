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

  /// The folders of the modules. `Site.runtimes` lists the subfolders that a page loads.
  static func sources() throws(CommandError) -> URL { try existing("Sources") }

  /// The element's script, style and declarations.
  static func elementRuntime() throws(CommandError) -> URL { try existing("Sources/QuireElement/Runtime") }

  /// The files of the element's package besides its scripts: the manifest, and declarations for frameworks.
  static func elementPackage() throws(CommandError) -> URL { try existing("Sources/QuireElement/Package") }

  /// Example pages with the element.
  static func elementExamples() throws(CommandError) -> URL { try existing("Examples/Element") }

  /// The package template that `quire new` copies.
  static func appTemplate() throws(CommandError) -> URL { try existing("Templates/App") }

  static func toolset() throws(CommandError) -> URL { try existing("Wasm/toolset.json") }

  /// The sources of the module `_Concurrency`, sorted by name.
  static func concurrencySources() throws(CommandError) -> [URL] {
    let folder = try existing("Wasm/ConcurrencyStub")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }

  static func unpacker() throws(CommandError) -> URL { try existing("Sources/CUnpacker/unpack.c") }

  /// The package of the program that translates sources.
  static func translator() throws(CommandError) -> URL { try existing("Tools/SourceTranslator") }

  /// The declarations of missing API that `quire check` compiles.
  static func absences() throws(CommandError) -> URL { try existing("Wasm/Absences/Absences.swift") }

  private static func existing(_ path: String) throws(CommandError) -> URL {
    let url = root.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CommandError("Quire's file \(url.path) is not there any more; build the quire command anew.")
    }
    return url
  }
}
