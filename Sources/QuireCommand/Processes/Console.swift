// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The output of a command: results on standard output, progress on standard error.
enum Console {
  /// A line of the result, written at once even into a pipe.
  static func say(_ line: String) {
    StatusLine.shared.clear()
    FileHandle.standardOutput.write(Data((PlainText.of(OwnNames.of(line)) + "\n").utf8))
  }

  /// A line that is not a result: a compiler's message, a remark.
  static func note(_ line: String) {
    StatusLine.shared.clear()
    FileHandle.standardError.write(Data((PlainText.of(OwnNames.of(line)) + "\n").utf8))
  }
}
