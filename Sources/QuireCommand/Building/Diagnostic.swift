// SPDX-License-Identifier: Apache-2.0

/// One message of the compiler, with the source lines below it.
struct Diagnostic: Equatable {
  enum Severity: String {
    case error, warning, note, remark
  }

  /// The location, or `nil` for a message without one, such as an internal error.
  var path: String?
  var line = 0
  var column = 0
  var severity: Severity
  var message: String
  /// The lines as the compiler printed them.
  var lines: [String]

  /// Parses the compiler's output in its plain style.
  static func read(_ output: [String]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output {
      if let next = Diagnostic(headline: line) {
        found.append(next)
      } else if !found.isEmpty {
        found[found.count - 1].lines.append(line)
      }
    }
    return found
  }

  /// Parses a line such as "file.swift:12:3: error: words [#Group]", "<unknown>:0: error: words" or "error: words".
  private init?(headline: String) {
    let form = #/^(?:(.+?):(\d+):(\d+): |<unknown>:0: )?(error|warning|note|remark): (.+?)(?: \[#[^\]]+\])?$/#
    guard let found = headline.wholeMatch(of: form)?.output, let severity = Severity(rawValue: String(found.4)) else {
      return nil
    }
    self.severity = severity
    path = found.1.map(String.init)
    line = found.2.flatMap { Int($0) } ?? 0
    column = found.3.flatMap { Int($0) } ?? 0
    message = String(found.5)
    lines = [headline]
  }
}
