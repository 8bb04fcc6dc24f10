// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Puts the translation of a folder's Swift files in their place, for good.",
    discussion: """
      Nobody needs this: the other commands translate sources on their way to the compiler. It prints the lines that \
      change, and changes files only with --write, and only if every place can be translated.
      """)

  @Argument(help: "The folder with the sources.")
  var folder: String

  @Option(name: .customLong("for"), help: "What the translation is for: browser or native.")
  var purpose = SourceTranslation.Purpose.browser

  @Flag(help: "Change the files.")
  var write = false

  func run() throws {
    Interruption.endWithoutNotification(status: 130)
    let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    let sources = try SourceFolder(folder)
    let (translation, refusals) = try sources.translated(for: purpose)
    defer { translation.remove() }
    for line in refusals { Console.say(line) }
    guard refusals.isEmpty else { throw ExitCode(1) }
    let translations = translation.translations()
    for translation in translations {
      Console.say(String(translation.source.dropFirst(folder.path.count + 1)))
      for (number, old, new) in try Self.changes(translation) {
        Console.say("\(number) - \(old)")
        Console.say("\(number) + \(new)")
      }
    }
    guard write else {
      return Console.note("\(translations.count) of \(sources.files.count) files would change; --write changes them")
    }
    for translation in translations {
      do {
        try Data(contentsOf: URL(fileURLWithPath: translation.translation)).write(
          to: URL(fileURLWithPath: translation.source), options: .atomic)
      } catch {
        throw CommandError("\(translation.source) can't be written.")
      }
    }
    Console.note("\(translations.count) of \(sources.files.count) files were changed")
  }

  /// Returns the lines that differ, with their numbers.
  private static func changes(_ translation: Translation) throws(CommandError) -> [(Int, Substring, Substring)] {
    let lines = { (path: String) -> [Substring]? in
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text?.split(omittingEmptySubsequences: false) { $0.isNewline }
    }
    guard let old = lines(translation.source), let new = lines(translation.translation) else {
      throw CommandError("\(translation.source) can't be read.")
    }
    return zip(old, new).enumerated().compactMap { index, pair in
      pair.0 == pair.1 ? nil : (index + 1, pair.0, pair.1)
    }
  }
}
