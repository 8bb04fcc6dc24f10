// SPDX-License-Identifier: Apache-2.0

import Foundation

/// esbuild, which makes one short file of the element's script and of its style sheet. Nothing else does it, so that
/// the element is the same wherever it is built.
struct Bundler {
  private static let name = "esbuild"

  private let program: String

  /// Says what is missing before a build takes its time.
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

  /// A style sheet with those that it imports, as one and without what only a reader needs.
  func style(_ file: URL) throws(CommandError) -> Data {
    try run(file, ["--bundle", "--minify", "--charset=utf8"])
  }

  /// A script and all that it imports, as one module.
  ///
  /// `texts` are files by the names that scripts import them by, as texts. `shortened` are names of properties that
  /// nobody but the script itself uses, which get shorter ones.
  func script(_ entry: URL, texts: [String: URL], shortened: [String]) throws(CommandError) -> Data {
    try run(
      entry,
      ["--bundle", "--minify", "--charset=utf8", "--format=esm", "--target=es2022", "--loader:.css=text"]
        + ["--loader:.html=text", "--mangle-props=^(\(shortened.joined(separator: "|")))$"]
        + texts.map { "--alias:\($0.key)=\($0.value.path)" })
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
