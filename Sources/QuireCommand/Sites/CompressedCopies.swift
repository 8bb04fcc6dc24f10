// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Compressed copies beside the files of a folder, which a server can send instead: `app.wasm.gz`, `app.wasm.br`.
struct CompressedCopies {
  /// A way to compress, and the programs that do it.
  struct Format {
    /// The ending that is added to the file's name.
    var ending: String
    /// The first of them that is installed is used.
    var compressors: [Compressor]
  }

  struct Compressor {
    var program: String
    /// The program writes to its standard output. The same file always gives the same bytes, without name and date.
    var arguments: [String]
  }

  static let formats = [
    // zopfli searches longer: its files, which any browser reads, are 4 % smaller.
    Format(
      ending: ".gz",
      compressors: [
        Compressor(program: "zopfli", arguments: ["-c"]), Compressor(program: "gzip", arguments: ["-9", "-n", "-c"]),
      ]),
    Format(ending: ".br", compressors: [Compressor(program: "brotli", arguments: ["-q", "11", "-c"])]),
  ]

  /// Endings of text and code. Pictures, fonts and sound are compressed already.
  private static let compressible: Set<String> = [
    "html", "js", "mjs", "css", "json", "map", "txt", "svg", "wasm", "xml", "ts", "webmanifest",
  ]

  var folder: URL
  /// Relative to the folder: the files that may have copies. Other files are left alone.
  var files: Set<String>

  /// Replaces the copies. A copy that is not smaller than its file, or that can't be made, is left out, and no old copy
  /// remains. Reports a missing program.
  func write(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws(CommandError) {
    for format in Self.formats {
      let installed = format.compressors.lazy.compactMap { compressor in
        Programs.find(compressor.program, in: path).map { (compressor, $0) }
      }.first
      if installed == nil {
        let names = format.compressors.map(\.program)
        let missing = names.count == 1 ? "\(names[0]) is not" : "neither \(names.joined(separator: " nor ")) is"
        Console.note("\(missing) installed; there are no \(format.ending) files.")
      }
      for file in files.sorted() where isCompressible(file) && !files.contains(file + format.ending) {
        let copy = folder.appendingPathComponent(file + format.ending)
        if let (compressor, program) = installed, let data = try compressed(file, by: compressor, program) {
          try put(data, at: copy)
        } else {
          try Self.remove(copy)
        }
      }
    }
  }

  /// Removes the copies, for a build that is not a release.
  func remove() throws(CommandError) {
    for format in Self.formats {
      for file in files where isCompressible(file) && !files.contains(file + format.ending) {
        try Self.remove(folder.appendingPathComponent(file + format.ending))
      }
    }
  }

  private func isCompressible(_ file: String) -> Bool {
    guard let dot = file.lastIndex(of: ".") else { return false }
    return Self.compressible.contains(file[file.index(after: dot)...].lowercased())
  }

  private func compressed(_ file: String, by compressor: Compressor, _ program: String) throws(CommandError) -> Data? {
    let original = folder.appendingPathComponent(file)
    let made = try ChildProcess(program: program, arguments: compressor.arguments + [original.path], folder: folder)
      .capture()
    guard made.ending == .exited(0), !made.output.isEmpty else {
      throw CommandError(
        "\(compressor.program) failed on \(original.path): \(made.errors.split(separator: "\n").first ?? "").")
    }
    return made.output.count < WebBuild.size(of: original) ? made.output : nil
  }

  private func put(_ data: Data, at copy: URL) throws(CommandError) {
    if let old = try? Data(contentsOf: copy), old == data { return }
    do {
      try data.write(to: copy, options: .atomic)
    } catch {
      throw CommandError("\(copy.path) can't be written.")
    }
  }

  private static func remove(_ copy: URL) throws(CommandError) {
    guard FileManager.default.fileExists(atPath: copy.path) else { return }
    do {
      try FileManager.default.removeItem(at: copy)
    } catch {
      throw CommandError("\(copy.path) is of an earlier build and can't be taken away.")
    }
  }
}
