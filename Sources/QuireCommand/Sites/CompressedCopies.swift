// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Compressed copies beside the files of a folder, which a server can send instead: `app.wasm.gz`, `app.wasm.br`.
struct CompressedCopies {
  /// A compression format, and the programs for it.
  struct Format {
    /// The extension that is added to the file's name.
    var ending: String
    /// The programs. The first one that is installed is used.
    var compressors: [Compressor]
  }

  struct Compressor {
    var program: String
    /// Each program writes to its standard output. The same file always gives the same bytes, without name and date.
    var arguments: [String]
  }

  static let formats = [
    // zopfli searches longer. Its files, which any browser reads, are 4 % smaller.
    Format(
      ending: ".gz",
      compressors: [
        Compressor(program: "zopfli", arguments: ["-c"]), Compressor(program: "gzip", arguments: ["-9", "-n", "-c"]),
      ]),
    Format(ending: ".br", compressors: [Compressor(program: "brotli", arguments: ["-q", "11", "-c"])]),
  ]

  /// The extensions of text and code. Pictures, fonts and sound are already compressed.
  private static let compressible: Set<String> = [
    "html", "js", "mjs", "css", "json", "map", "txt", "svg", "wasm", "xml", "ts", "webmanifest",
  ]

  var folder: URL
  /// The files that may have copies, relative to the folder. Other files are left alone.
  var files: Set<String>

  /// Writes the copies. Leaves out a copy that is not smaller than its file, or that can't be made. Reports a missing
  /// program.
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
          try OutputFolder.write(data, to: copy)
        }
      }
    }
  }

  private func isCompressible(_ file: String) -> Bool {
    guard let dot = file.lastIndex(of: ".") else { return false }
    return Self.compressible.contains(file[file.index(after: dot)...].lowercased())
  }

  private func compressed(_ file: String, by compressor: Compressor, _ program: String) throws(CommandError) -> Data? {
    let original = folder.appendingPathComponent(file)
    let made = try ChildProcess(
      program: program, arguments: compressor.arguments + [original.path], folder: folder, limit: 600
    )
    .capture()
    guard made.ending == .exited(0), !made.output.isEmpty else {
      throw CommandError(
        "\(compressor.program) failed on \(original.path): \(made.errors.split(separator: "\n").first ?? "").")
    }
    return made.output.count < WebBuild.size(of: original) ? made.output : nil
  }
}
