// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Compressed copies beside the files of a folder, which a server can send instead: `app.wasm.gz`, `app.wasm.br`.
struct CompressedCopies {
  /// A way to compress, and the program that does it.
  struct Format {
    /// The ending that is added to the file's name.
    var ending: String
    var program: String
    /// The program writes to its standard output. The same file always gives the same bytes, without name and date.
    var arguments: [String]
  }

  static let formats = [
    Format(ending: ".gz", program: "gzip", arguments: ["-9", "-n", "-c"]),
    Format(ending: ".br", program: "brotli", arguments: ["-q", "11", "-c"]),
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
