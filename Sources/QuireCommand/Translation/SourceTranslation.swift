// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The translations of an app's sources, and the list that makes the compiler read them in place of the originals.
///
/// The list is a virtual file system's: under the path of an original, the compiler finds the translation. Nothing of
/// the package is copied, and messages, `#filePath` and debugging information name the originals. Translations keep the
/// line numbers.
struct SourceTranslation {
  enum Purpose: String, CaseIterable {
    case browser, native
  }

  /// A module and its Swift files, as absolute paths.
  struct Module: Equatable {
    var name: String
    var files: [String]
  }

  enum Outcome {
    /// The compiler can run. `stale` are modules whose translations changed without a change of their sources, and
    /// which a build must not reuse.
    case ready(stale: [String])
    /// Some places can't be translated. Contains them in the compiler's format.
    case refused([String])
  }

  let purpose: Purpose
  let toolchain: Toolchain
  /// The folder for everything that is written here.
  let folder: URL

  /// The list for the option `-vfsoverlay`. It always exists after `prepare`.
  var overlay: URL { folder.appendingPathComponent("overlay.json") }

  private var record: URL { folder.appendingPathComponent("translated.json") }

  /// Makes an empty list if there is none.
  func prepare() throws(CommandError) {
    guard !FileManager.default.fileExists(atPath: overlay.path) else { return }
    try write(Overlay([]), to: overlay)
  }

  /// Removes everything that was written.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Translates the sources that have changed since the last call, for a build. If a place can't be translated, the
  /// compiler's list stays as it was.
  func update(_ modules: [Module], cancellation: ProcessCancellation = ProcessCancellation()) throws(CommandError)
    -> Outcome
  {
    let before = translations()
    let refusals = try translate(modules, cancellation: cancellation)
    guard refusals.isEmpty else {
      try write(Overlay(before), to: overlay)
      return .refused(refusals)
    }
    return .ready(stale: try remember(modules))
  }

  /// Translates the sources that have changed since the last call. Returns the places that can't be translated, in the
  /// compiler's format.
  func translate(_ modules: [Module], cancellation: ProcessCancellation = ProcessCancellation()) throws(CommandError)
    -> [String]
  {
    var refusals: [String] = []
    var translations: [Translation] = []
    var program: TranslatorProgram?
    for module in modules where isNeeded(by: module) {
      StatusLine.shared.show("Translating \(module.name)")
      if program == nil { program = try TranslatorProgram(toolchain: toolchain) }
      guard let translator = program else { continue }
      let output = folder.appendingPathComponent("\(module.name)-\(translator.identity)")
      refusals += try translate(module, by: translator, to: output, cancellation)
      translations += try read(output)
    }
    StatusLine.shared.clear()
    // Another app of the package may be building, whose modules have translations of their own.
    let files = Set(modules.flatMap(\.files))
    let others = self.translations().filter {
      !files.contains($0.source) && FileManager.default.fileExists(atPath: $0.source)
    }
    try write(Overlay((others + translations).sorted { $0.source < $1.source }), to: overlay)
    return refusals
  }

  /// Returns the translations that the compiler currently reads.
  func translations() -> [Translation] {
    let overlay = try? JSONDecoder().decode(Overlay.self, from: Data(contentsOf: overlay))
    return overlay?.roots.map { Translation(source: $0.name, translation: $0.external) } ?? []
  }

  private func isNeeded(by module: Module) -> Bool {
    // The translation adds code to sources.
    if module.files.contains(where: { $0.hasSuffix("/" + SourceAddition.interfaces) }) { return true }
    // A missing file is ignored here, because the compiler reports it.
    return TranslationNeed.isThere(
      in: module.files.compactMap { FileManager.default.contents(atPath: $0) }, for: purpose)
  }

  private func translate(
    _ module: Module, by program: TranslatorProgram, to output: URL, _ cancellation: ProcessCancellation
  ) throws(CommandError) -> [String] {
    var lines: [String] = []
    let ending = try ChildProcess(
      program: program.path,
      arguments: ["--for", purpose.rawValue, "--output", output.path, "--module", module.name] + module.files,
      folder: URL(fileURLWithPath: "/"), limit: 120, cancellation: cancellation
    ).run { lines.append($0) }
    switch ending {
    case .exited(0): return []
    case .exited(1) where !Diagnostic.read(lines).isEmpty: return lines
    case .exited, .tookTooLong:
      if cancellation.isCanceled { return [] }
      for line in lines { Console.note(line) }
      throw CommandError("The sources of \(module.name) could not be translated; the program's own words stand above.")
    }
  }

  /// Reads the list of translations that the translator has written for a module.
  private func read(_ output: URL) throws(CommandError) -> [Translation] {
    struct List: Decodable {
      var files: [Translation]
    }
    do {
      return try JSONDecoder().decode(
        List.self, from: Data(contentsOf: output.appendingPathComponent("overlay.json"))
      ).files
    } catch {
      throw CommandError("The translator left no list of its files in \(output.path).")
    }
  }

  /// Records the translation of each file. Returns the modules with a file whose translation has changed since the last
  /// call although its source has not: the package manager sees no difference.
  private func remember(_ modules: [Module]) throws(CommandError) -> [String] {
    let before = (try? JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: record))) ?? [:]
    let places = Dictionary(translations().map { ($0.source, $0.translation) }) { first, _ in first }
    var now = before
    var stale: [String] = []
    for module in modules {
      for file in module.files {
        let digests = [file, places[file] ?? file].map { path in
          String(Digest.of(FileManager.default.contents(atPath: path) ?? Data()), radix: 16)
        }
        // A file without a record was compiled untranslated.
        let earlier = before[file] ?? [digests[0], digests[0]]
        if earlier[0] == digests[0], earlier[1] != digests[1], !stale.contains(module.name) {
          stale.append(module.name)
        }
        now[file] = digests
      }
    }
    if now != before { try write(now, to: record) }
    return stale
  }

  private func write(_ value: some Encodable, to file: URL) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(value)
      if FileManager.default.contents(atPath: file.path) != data { try data.write(to: file, options: .atomic) }
    } catch {
      throw CommandError("The build folder \(folder.path) can't be written to.")
    }
  }
}

/// One file and its translation.
struct Translation: Codable, Equatable {
  var source: String
  var translation: String
}

/// A virtual file system, in the format that the compiler reads.
private struct Overlay: Codable {
  struct Root: Codable {
    var type = "file"
    var name: String
    var external: String

    private enum CodingKeys: String, CodingKey {
      case type, name
      case external = "external-contents"
    }
  }

  var version = 0
  var isCaseSensitive = true
  /// Messages name the originals.
  var usesExternalNames = false
  var roots: [Root]

  init(_ translations: [Translation]) {
    roots = translations.map { Root(name: $0.source, external: $0.translation) }
  }

  private enum CodingKeys: String, CodingKey {
    case version, roots
    case isCaseSensitive = "case-sensitive"
    case usesExternalNames = "use-external-names"
  }
}
