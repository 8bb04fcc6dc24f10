// SPDX-License-Identifier: Apache-2.0

/// A place that the build for the browser refuses.
struct Finding: Equatable, Hashable {
  /// The file, as given to the compiler.
  var path: String
  /// The line, from 1.
  var line: Int
  /// The column in bytes, from 1.
  var column: Int
  /// The problem: one clause, without a full stop.
  var what: String
  /// The replacement to write instead.
  var instead: String

  var text: String { "\(path):\(line):\(column): \(what); \(instead)." }
}

extension [Finding] {
  /// The findings in source order, with each place once: the type checker and later stages may report the same
  /// place.
  var inOrder: [Finding] {
    var seen: Set<[String]> = []
    return sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
      .filter { seen.insert([$0.path, "\($0.line)", $0.what]).inserted }
  }
}
