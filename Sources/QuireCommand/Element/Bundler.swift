// SPDX-License-Identifier: Apache-2.0

import Foundation

/// esbuild, which bundles and minifies the element's script and style sheet. It is required, so that every build of the
/// element gives the same files.
struct Bundler {
  private static let name = "esbuild"

  private let program: String

  /// Throws if esbuild is missing, before a long build begins.
  init() throws(CommandError) {
    guard let program = Programs.find(Self.name) else {
      throw CommandError(
        """
        The element is made with esbuild, which is not on the PATH; Debian has it as the package esbuild, and \
        https://esbuild.github.io/getting-started says how to get it elsewhere.
        """)
    }
    self.program = program
  }

  /// Returns a style sheet with its imports, bundled and minified.
  func style(_ file: URL) throws(CommandError) -> Data {
    try run(file, ["--bundle", "--minify", "--charset=utf8"])
  }

  /// Bundles each script with everything that it imports as one module. The modules load each other by their own names.
  ///
  /// `texts` are files that scripts import as text, by the imported names. `shortened` lists names of properties that
  /// only the scripts themselves use; each gets the same shorter name in all of them. `scratch` is a folder where the
  /// bundler stores these names meanwhile.
  func scripts(
    _ entries: [URL], texts: [String: URL], shortened: [String], scratch: URL
  ) throws(CommandError) -> [Data] {
    let names = scratch.appendingPathComponent("short-names.json")
    do {
      try Data("{}".utf8).write(to: names)
    } catch {
      throw CommandError("The build folder \(scratch.path) can't be written to.")
    }
    var scripts: [Data] = []
    for entry in entries {
      let others = entries.filter { $0 != entry }.map { "--external:./\($0.lastPathComponent)" }
      scripts.append(
        try run(
          entry,
          ["--bundle", "--minify", "--charset=utf8", "--format=esm", "--target=es2022", "--loader:.css=text"]
            + ["--loader:.html=text", "--mangle-props=^(\(shortened.joined(separator: "|")))$"]
            + ["--mangle-cache=\(names.path)"] + others
            + texts.map { "--alias:\($0.key)=\($0.value.path)" }))
    }
    return scripts
  }

  private func run(_ file: URL, _ arguments: [String]) throws(CommandError) -> Data {
    let made = try ChildProcess(
      program: program, arguments: [file.path] + arguments, folder: file.deletingLastPathComponent()
    ).capture()
    guard made.ending == .exited(0), !made.output.isEmpty else {
      throw CommandError("esbuild failed on \(file.lastPathComponent): \(made.errors)")
    }
    return made.output
  }
}
