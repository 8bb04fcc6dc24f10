// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translate",
    abstract: "Writes what the compiler reads in place of a folder's Swift files.",
    discussion: """
      The files of the folder and of those in it are one module. Each file is written under its own name, with its own \
      lines, also if it needs no translation. Places that can't be translated are printed, and the exit status is 1.
      """)

  @Argument(help: "The folder with the sources.")
  var folder: String

  @Option(help: "The folder to write to; it is made if it is not there. Files of the same names are replaced.")
  var output: String

  @Option(name: .customLong("for"), help: "What the translation is for: browser or native.")
  var purpose = SourceTranslation.Purpose.browser

  func run() throws {
    Interruption.endWithoutNotification(status: 130)
    let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    let output = URL(fileURLWithPath: output)
    let sources = try SourceFolder(folder)
    guard !output.resolvingSymlinksInPath().path.hasPrefix(folder.path + "/"), output.path != folder.path else {
      throw CommandError("The output would lie among the sources; name another folder than \(output.path).")
    }
    let (translation, refusals) = try sources.translated(for: purpose)
    defer { translation.remove() }
    let translations = Dictionary(translation.translations().map { ($0.source, $0.translation) }) { first, _ in first }
    for file in sources.files {
      let source = folder.appendingPathComponent(file).path
      let place = output.appendingPathComponent(file)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: URL(fileURLWithPath: translations[source] ?? source)).write(to: place, options: .atomic)
      } catch {
        throw CommandError("\(place.path) can't be written.")
      }
    }
    for line in refusals { Console.say(line) }
    let count = "\(translations.count) of \(sources.files.count) files are translated"
    Console.note("\(count); they are in \(output.path)")
    if !refusals.isEmpty { throw ExitCode(1) }
  }
}

extension SourceTranslation.Purpose: ExpressibleByArgument {}
