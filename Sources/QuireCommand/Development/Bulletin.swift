// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state of an app's build, for the pages that show it.
final class Bulletin: Sendable {
  /// The path of its event stream.
  static let path = "/development-events"

  enum State: String, Encodable {
    case building, built, failed
  }

  struct Text: Encodable {
    var app: String
    var state: State
    /// The identifier of the served build, which its page contains too.
    var build: String
    /// The reason why there is no newer build.
    var sentence = ""
    var errors: [CompilerMessage] = []
  }

  private let latest = Locked<(number: Int, event: Data, changed: (@Sendable () -> Void)?)>((0, Data(), nil))

  /// Sets a function that is called after each change, on any thread.
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

  /// Returns the bulletin as an event of the stream, or `nil` if `number` is the current number.
  func event(after number: Int) -> (number: Int, event: Data)? {
    latest.withLock { $0.number == number ? nil : ($0.number, $0.event) }
  }
}
