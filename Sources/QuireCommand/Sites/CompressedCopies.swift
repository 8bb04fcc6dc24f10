// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Smaller copies beside the files of a folder, which a server can give out in their place: `app.wasm.gz`, `app.wasm.br`.
struct CompressedCopies {
  /// A way to compress, and the program that does it.
  struct Format {
    /// What the copy's name has more than the file's.
    var ending: String
    var program: String
    /// The program writes to its standard output. The same file gives the same bytes: no name, no date.
    var arguments: [String]
  }

  static let formats = [
    Format(ending: ".gz", program: "gzip", arguments: ["-9", "-n", "-c"]),
    Format(ending: ".br", program: "brotli", arguments: ["-q", "11", "-c"]),
  ]

  /// Endings of what is text or code. Pictures, fonts and sound are compressed as they are.
  private static let compressible: Set<String> = [
    "html", "js", "mjs", "css", "json", "map", "txt", "svg", "wasm", "xml", "ts", "webmanifest",
  ]

  var folder: URL
  /// Relative to the folder: those that may have copies. Files beside them are left alone.
  var files: Set<String>

  /// Makes the copies anew. One that is no smaller than its file is left out, and so is every copy that can't be made:
  /// none is left from an earlier build. Says which program is missing.
  func write(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws(CommandError) {
    for format in Self.formats {
      let program = Programs.find(format.program, in: path)
      if program == nil { Console.note("\(format.program) is not installed; there are no \(format.ending) files.") }
      for file in files.sorted() where isCompressible(file) && !files.contains(file + format.ending) {
        let copy = folder.appendingPathComponent(file + format.ending)
        if let program, let data = try compressed(file, by: format, program) {
          try put(data, at: copy)
        } else {
          try Self.remove(copy)
        }
      }
    }
  }

  /// Takes the copies away, of a build that is not for readers.
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

  private func compressed(_ file: String, by format: Format, _ program: String) throws(CommandError) -> Data? {
    let original = folder.appendingPathComponent(file)
    let made = try ChildProcess(program: program, arguments: format.arguments + [original.path], folder: folder)
      .capture()
    guard made.ending == .exited(0), !made.output.isEmpty else {
      throw CommandError(
        "\(format.program) failed on \(original.path): \(made.errors.split(separator: "\n").first ?? "").")
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
