// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows the current step: one changing line on a terminal, one line per step in a pipe.
final class StatusLine: Sendable {
  static let shared = StatusLine(isTerminal: isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb")

  private let isTerminal: Bool
  private let isShown = Locked(false)

  init(isTerminal: Bool) {
    self.isTerminal = isTerminal
  }

  func show(_ step: String) {
    let step = PlainText.of(step)
    if isTerminal {
      isShown.withLock { $0 = true }
      write("\r\u{1B}[2K" + String(step.prefix(StatusLine.width - 1)))
    } else {
      write(step + "\n")
    }
  }

  /// Removes the changing line, so that other lines can be written.
  func clear() {
    let wasShown = isShown.withLock { shown in
      defer { shown = false }
      return shown
    }
    if wasShown { write("\r\u{1B}[2K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// The number of columns of the terminal.
  private static var width: Int {
    var size = winsize()
    guard unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
    return Int(size.ws_col)
  }
}
