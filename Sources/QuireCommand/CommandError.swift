// SPDX-License-Identifier: Apache-2.0

/// What the user reads when a command can't go on: one sentence, no trace.
///
/// The command line prints it after "Error: " and ends with status 1.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) {
    description = sentence
  }
}
