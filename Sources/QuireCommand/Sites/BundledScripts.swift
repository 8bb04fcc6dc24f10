// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The scripts and styles of a finished page, bundled by esbuild if it is installed: without comments and spaces, and
/// with one script in place of fifty that import each other. A page then loads two thirds of the bytes, in one round
/// trip. The behavior is the same with and without bundling.
struct BundledScripts {
  private static let name = "esbuild"
  /// The scripts that a page, or an app's own script, loads by path. All others become parts of these.
  private static let entries: Set<String> = ["QuireWeb/Runtime/main.js", "SheetBrowser/Runtime/words.js"]
  /// The folder whose scripts are loaded by the names of imports.
  private static let namedFolder = "QuireWeb/Runtime/services/"

  /// The files by their paths in a folder.
  private(set) var files: [String: Data] = [:]

  /// Replaces the scripts and styles among the files of a folder. Returns `nil` if esbuild is missing or fails.
  /// `scratch` is a build folder for intermediate files.
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
      // Scripts load files relative to themselves, so all parts stay in one folder.
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

  /// Returns whether the files of a folder contain a replacement for this file.
  static func replace(_ path: String) -> Bool { path.hasSuffix(".js") || path.hasSuffix(".css") }
}
