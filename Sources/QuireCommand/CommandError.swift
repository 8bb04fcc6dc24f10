// SPDX-License-Identifier: Apache-2.0

/// An error message for the user: one sentence, no stack trace.
///
/// The command line prints it after "Error: " and exits with status 1.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) {
    description = PlainText.of(sentence)
  }
}
