// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The scripts and styles of a finished page, made by esbuild if it is installed: without comments and spaces, and with
/// one script in place of fifty that import each other. A page loads two thirds of the bytes then, in one round trip. The
/// behaviour is the same with and without it.
struct BundledScripts {
  private static let name = "esbuild"
  /// The scripts that a page, or an app's own script, loads by their paths. All others are parts of these.
  private static let entries: Set<String> = ["QuireWeb/Runtime/main.js", "SheetBrowser/Runtime/words.js"]
  /// Its scripts are loaded by the names of imports.
  private static let namedFolder = "QuireWeb/Runtime/services/"

  /// The files by their paths in a folder.
  private(set) var files: [String: Data] = [:]

  /// Replaces the scripts and styles among the files of a folder. Nil if there is no esbuild or it fails. `scratch` is a
  /// folder of the build, for what is made meanwhile.
  init?(_ paths: [String], in folder: URL, scratch: URL) throws(CommandError) {
    let entries = paths.filter { path in
      path.hasSuffix(".css")
        || path.hasSuffix(".js") && (Self.entries.contains(path) || path.hasPrefix(Self.namedFolder))
    }
    guard let program = Programs.find(Self.name), !entries.isEmpty else { return nil }
    guard let staging = StagingFolder(beside: scratch.appendingPathComponent("scripts")) else {
      throw CommandError("The build folder \(scratch.path) can't be written to.")
    }
    let output = staging.url
    let made = try ChildProcess(
      program: program,
      // Scripts ask for files beside them, so that all parts stay in one folder.
      arguments: entries + [
        "--bundle", "--splitting", "--format=esm", "--target=es2022", "--minify", "--charset=utf8", "--outbase=.",
        "--outdir=\(output.path)", "--chunk-names=QuireWeb/Runtime/[name]-[hash]",
      ], folder: folder
    ).capture()
    guard made.ending == .exited(0) else {
      Console.note("esbuild failed on the scripts; they stay as they are.")
      return nil
    }
    for path in try FolderFiles.list(output) {
      do {
        files[path] = try Data(contentsOf: output.appendingPathComponent(path))
      } catch {
        throw CommandError("esbuild's \(path) can't be read.")
      }
    }
  }

  /// Whether the files of a folder have something in place of this one.
  static func replace(_ path: String) -> Bool { path.hasSuffix(".js") || path.hasSuffix(".css") }
}
