// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How an app's sources are, for the pages that show it.
final class Bulletin: Sendable {
  /// The address that pages hear it at.
  static let path = "/development-events"

  enum State: String, Encodable {
    case building, built, failed
  }

  struct Text: Encodable {
    var app: String
    var state: State
    /// The build that is served, by the name that its page knows too.
    var build: String
    /// Why there is no newer one.
    var sentence = ""
    var errors: [CompilerMessage] = []
  }

  private let latest = Locked<(number: Int, event: Data, changed: (@Sendable () -> Void)?)>((0, Data(), nil))

  /// Calls when there is something new; from any thread.
  func observe(_ changed: (@Sendable () -> Void)?) {
    latest.withLock { $0.changed = changed }
  }

  func post(_ text: Text) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let line = (try? encoder.encode(text)) ?? Data("{}".utf8)
    latest.withLock { latest in
      latest.number += 1
      latest.event = Data("data: ".utf8) + line + Data("\n\n".utf8)
      latest.changed?()
    }
  }

  /// As a stream of events has it, unless `number` is its number already.
  func event(after number: Int) -> (number: Int, event: Data)? {
    latest.withLock { $0.number == number ? nil : ($0.number, $0.event) }
  }
}
