// SPDX-License-Identifier: Apache-2.0

/// A compiler error in a source.
struct CompilerMessage: Equatable, Encodable {
  /// The path, relative to the package if the file is inside it.
  var file: String
  var line: Int
  var column: Int
  var text: String
  /// The source line and the marker below it, if the compiler printed them.
  var source: String
}

extension CompilerMessage {
  /// Returns the errors in a build's output in order, each once, without the names of their groups.
  static func errors(in lines: [String], package: String) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    for diagnostic in Diagnostic.read(lines) where diagnostic.severity == .error {
      let message = CompilerMessage(diagnostic, package: package)
      if !found.contains(where: message.isSame) { found.append(message) }
    }
    return found
  }

  private func isSame(as other: CompilerMessage) -> Bool {
    (file, line, column, text) == (other.file, other.line, other.column, other.text)
  }

  private init(_ diagnostic: Diagnostic, package: String) {
    let path = diagnostic.path ?? ""
    self.init(
      file: path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path,
      line: diagnostic.line, column: diagnostic.column, text: diagnostic.message,
      source: path.isEmpty ? "" : diagnostic.lines.dropFirst().joined(separator: "\n"))
  }
}
