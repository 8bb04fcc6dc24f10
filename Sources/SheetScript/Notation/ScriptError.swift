// SPDX-License-Identifier: Apache-2.0

/// The first error in a script, with its position.
public struct ScriptError: Error, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in the line, in bytes, counted from 1.
  public var column: Int
  /// The kind of error; `message` describes it.
  public var problem: Problem

  /// The kinds of errors, each with the words that `message` needs.
  public enum Problem: Sendable {
    /// The line begins with a word that is not a statement.
    case unknownStatement(String)
    /// A word is missing here. The text describes it.
    case missing(String)
    /// Another word is expected here. The text describes it.
    case expected(String, found: String)
    /// The statement has no option of this name.
    case unknownOption(String)
    /// The option is given twice. `message` names it.
    case repeatedOption(String)
    /// The statement is complete before this word.
    case surplus(String)
    /// `rotate` needs a device with two orientations.
    case nothingToRotate
  }

  /// A sentence that describes the error.
  public var message: String {
    switch problem {
    case .unknownStatement(let word): "There is no statement `" + word + "`."
    case .missing(let what): "Here " + what + " is missing."
    case .expected(let what, let found): "Here " + what + " is expected, not `" + found + "`."
    case .unknownOption(let word): "This statement takes no `" + word + "`."
    case .repeatedOption(let word): "`" + word + "` is set twice."
    case .surplus(let word): "The statement ends before `" + word + "`."
    case .nothingToRotate: "A custom device has no other side; say its new size with `set`."
    }
  }

  /// The line, the column and the sentence, in the format of compilers.
  public var text: String { decimal(line) + ":" + decimal(column) + ": " + message }
}

extension ScriptError: CustomStringConvertible {
  /// The text of the error; equal to `text`.
  public var description: String { text }
}
