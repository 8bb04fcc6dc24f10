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

  @Argument(
    help: """
      The app's name: NAME stands for the executable NAMEWeb or NAME. The package's one app if left out. Or an Xcode \
      project, or a folder with one, with a package, or with Swift files.
      """)
  var app: String?

  @Option(help: "The folder to write to; it is made if it is not there.")
  var output: String

  @OptionGroup var options: BuildOptions

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("--output is empty; give a folder.") }
  }

  func run() async throws {
    Interruption.endWithoutNotification(status: 130)
    let output = try OutputFolder(URL(fileURLWithPath: output))
    if app == ElementFolder.name {
      try output.check(roomFor: ElementFolder.alwaysThere)
      try options.prepareElement().write(to: output, complete: compress)
      return Console.say("Wrote the element to \(output.url.path)")
    }
    let place = try options.place(app)
    try output.check(apartFrom: [place.package, place.project?.place].compactMap { $0 })
    try output.check(roomFor: Site.alwaysThere)
    let site = try options.prepare(place, for: output).site
    try site.write(to: output, complete: compress)
    Console.say("Wrote \(site.title) to \(output.url.path)")
  }

  /// Writes compressed copies of a release build. A debug build is several times as large, and is served only to its
  /// author.
  private func compress(_ folder: URL, _ files: Set<String>) throws(CommandError) {
    if options.mode != .debug { try CompressedCopies(folder: folder, files: files).write() }
  }
}
