// SPDX-License-Identifier: Apache-2.0

/// Something that the build for the browser refuses.
struct Finding: Equatable, Hashable {
  /// The file as given to the compiler.
  var path: String
  /// From 1.
  var line: Int
  /// From 1, in bytes.
  var column: Int
  /// One clause, without a full stop.
  var what: String
  /// What to write instead.
  var instead: String

  var text: String { "\(path):\(line):\(column): \(what); \(instead)." }
}

extension [Finding] {
  /// In the order of the sources, each place only once: the type checker and later stages may report the same one.
  var inOrder: [Finding] {
    var seen: Set<[String]> = []
    return sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
      .filter { seen.insert([$0.path, "\($0.line)", $0.what]).inserted }
  }
}
