// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The output of a command: results on standard output, progress on standard error.
enum Console {
  /// Prints a line of the result. Written immediately, even into a pipe.
  static func say(_ line: String) {
    StatusLine.shared.clear()
    FileHandle.standardOutput.write(Data((PlainText.of(OwnNames.of(line)) + "\n").utf8))
  }

  /// Prints a line that is not a result, such as a compiler's message or a remark.
  static func note(_ line: String) {
    StatusLine.shared.clear()
    FileHandle.standardError.write(Data((PlainText.of(OwnNames.of(line)) + "\n").utf8))
  }
}
