// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds an app into a folder that any static server can serve.",
    discussion: """
      The name element stands for <quire-sheet>, the custom element for pages without Swift. Beside each text and the \
      module stand smaller copies, .gz and, where brotli is installed, .br.
      """)

  @Argument(help: "The app's name: NAME stands for the executable NAMEWeb or NAME. The package's one app if left out.")
  var app: String?

  @Option(help: "The folder to write to; it is made if it is not there.")
  var output: String

  @OptionGroup var options: BuildOptions

  func run() async throws {
    Interruption.endQuietly(status: 130)
    let output = URL(fileURLWithPath: output).standardizedFileURL
    if app == ElementFolder.name {
      let element = try options.prepareElement()
      try element.write(to: output)
      try compress(Set(element.files.map(\.name)), in: output)
      return Console.say("Wrote the element to \(output.path)")
    }
    try Site.check(output: output)
    let site = try options.prepare(app).site
    try compress(try site.write(to: output).files, in: output)
    Console.say("Wrote \(site.title) to \(output.path)")
  }

  /// Only release builds get compressed copies: a debug build is several times as large, and served to its author only.
  private func compress(_ files: Set<String>, in output: URL) throws(CommandError) {
    let copies = CompressedCopies(folder: output, files: files)
    if options.mode != .debug { try copies.write() } else { try copies.remove() }
  }
}
