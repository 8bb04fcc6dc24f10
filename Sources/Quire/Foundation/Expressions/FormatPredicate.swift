// SPDX-License-Identifier: Apache-2.0

/// A test of a format, such as `SELF BEGINSWITH[c] 'a' AND length < 9`.
indirect enum FormatPredicate {
  /// How many of the values on the left must pass.
  enum Quantity {
    case one, any, all, none
  }

  case constant(Bool)
  case not(FormatPredicate)
  case both(FormatPredicate, FormatPredicate)
  case either(FormatPredicate, FormatPredicate)
  case compare(FormatComparison, FormatExpression, FormatExpression)

  /// Returns whether an object passes the test.
  func isTrue(of object: FormatValue) -> Bool {
    switch self {
    case .constant(let result): return result
    case .not(let predicate): return !predicate.isTrue(of: object)
    case .both(let left, let right): return left.isTrue(of: object) && right.isTrue(of: object)
    case .either(let left, let right): return left.isTrue(of: object) || right.isTrue(of: object)
    case .compare(let comparison, let left, let right):
      let (left, right) = (left.value(for: object), right.value(for: object))
      guard comparison.quantity != .one, case .list(let values) = left else { return comparison.isTrue(left, right) }
      switch comparison.quantity {
      case .any: return values.contains { comparison.isTrue($0, right) }
      case .none: return !values.contains { comparison.isTrue($0, right) }
      default: return values.allSatisfy { comparison.isTrue($0, right) }
      }
    }
  }
}

/// A comparison of two values.
struct FormatComparison {
  enum Relation {
    case equal, different, less, atMost, greater, atLeast, contains, begins, ends, like, matches, isIn, between
  }

  let relation: Relation
  /// How texts are compared.
  let options: String.CompareOptions
  let quantity: FormatPredicate.Quantity

  func isTrue(_ left: FormatValue, _ right: FormatValue) -> Bool {
    switch relation {
    case .equal: return isEqual(left, right)
    case .different: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .atMost: return [.orderedAscending, .orderedSame].contains(order(left, right))
    case .atLeast: return [.orderedDescending, .orderedSame].contains(order(left, right))
    case .isIn: return isPart(left, of: right)
    case .contains: return isPart(right, of: left)
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { return false }
      return [.orderedDescending, .orderedSame].contains(order(left, bounds[0]))
        && [.orderedAscending, .orderedSame].contains(order(left, bounds[1]))
    case .begins, .ends, .like, .matches:
      guard case .text(let text) = left, case .text(let operand) = right else { return false }
      return isTrue(text, operand)
    }
  }

  private func isTrue(_ text: String, _ operand: String) -> Bool {
    switch relation {
    case .begins: return operand.isEmpty || text.range(of: operand, options: options.union(.anchored)) != nil
    case .ends:
      return operand.isEmpty || text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
    case .like: return matches(text, Self.pattern(operand))
    default: return matches(text, operand)
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let options = options.subtracting(.diacriticInsensitive).union(.regularExpression)
    return text.range(of: "\\A(?:" + pattern + ")\\z", options: options) != nil
  }

  /// Returns the regular expression for a text in which `?` stands for one character and `*` for any number of them.
  private static func pattern(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x2A: result += ".*".utf8
      case 0x3F: result.append(0x2E)
      case 0x24, 0x28, 0x29, 0x2B, 0x2E, 0x5B, 0x5C, 0x5D, 0x5E, 0x7B, 0x7C, 0x7D: result += [0x5C, byte]
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func isEqual(_ left: FormatValue, _ right: FormatValue) -> Bool {
    switch (left, right) {
    case (.none, .none): return true
    case (.list(let first), .list(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { isEqual($0, $1) }
    default: return order(left, right) == .orderedSame
    }
  }

  /// Returns the order of two values, or `nil` if they can't be compared.
  private func order(_ left: FormatValue, _ right: FormatValue) -> ComparisonResult? {
    if case .text(let first) = left, case .text(let second) = right { return first.compare(second, options: options) }
    guard let first = left.double, let second = right.double else { return nil }
    return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
  }

  private func isPart(_ value: FormatValue, of whole: FormatValue) -> Bool {
    if case .list(let values) = whole { return values.contains { isEqual($0, value) } }
    guard case .text(let text) = whole, case .text(let part) = value else { return false }
    return part.isEmpty || text.range(of: part, options: options) != nil
  }
}
