// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A client's `Session.md`: numbered steps, each with the lines that it adds to the client's log.
struct SessionText {
  struct Step {
    var number: Int
    /// The action, in words that `SessionPlayer` reads.
    var text: String
    var log: [String]
  }

  let steps: [Step]

  /// Reads the session of a client.
  init(of client: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("Clients/\(client)/Session.md")
    self.init(try String(contentsOf: file, encoding: .utf8))
  }

  init(_ text: String) {
    var steps: [Step] = []
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /^([0-9]+)\. (.*)$/), let number = Int(match.1) {
        // The text in brackets gives the reason why nothing is logged.
        let words = String(match.2).replacing(/\ \(No line: .*\)$/, with: "")
        steps.append(Step(number: number, text: words, log: []))
      } else if let match = line.firstMatch(of: /^ +\| `([^`]*)` \|/), !steps.isEmpty {
        steps[steps.count - 1].log.append(String(match.1))
      }
    }
    self.steps = steps
  }
}
