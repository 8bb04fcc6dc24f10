/// Why a script can't be read, and where.
public struct ScriptError: Error, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in bytes of the line.
  public var column: Int
  public var problem: Problem

  public enum Problem: Sendable {
    case unknownStatement(String)
    /// Something must stand here; what, in words.
    case missing(String)
    /// Something stands here that can't; what ought to, in words.
    case expected(String, found: String)
    case unknownOption(String)
    case repeatedOption(String)
    case surplus(String)
    /// `rotate` needs a device with two ways to stand.
    case nothingToRotate
  }

  /// One sentence.
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

  /// Line, column and sentence, as compilers put it.
  public var text: String { decimal(line) + ":" + decimal(column) + ": " + message }
}

extension ScriptError: CustomStringConvertible {
  public var description: String { text }
}
