// SPDX-License-Identifier: Apache-2.0

/// A value of a JSON text, read or to be written.
///
///     let places = try JSON(data)
///     for place in places["places"].array ?? [] { show(place["name"].string ?? "") }
///
/// It replaces `JSONSerialization`, whose values can have any type, which a build for the browser does not support.
public enum JSON: Hashable, Sendable {
  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The name, unescaped.
    public var name: String
    /// The value.
    public var value: JSON

    /// Creates a member to be written.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// `null`, which `[…]` also returns for a member or an item that does not exist.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as the nearest `Double`. Integers are exact up to 2⁵³.
  case number(Double)
  /// A text, unescaped.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object's members, in the order of the text. If several have the same name, the last is used.
  case object([Member])

  /// The value of a member, or `null` if this is not an object or has no such member. Names are compared by their
  /// bytes.
  public subscript(name: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members.last { $0.name.hasSameBytes(as: name) }?.value ?? .null
  }

  /// The item of an array at an index, from 0, or `null` if this is not an array or is too short.
  public subscript(index: Int) -> JSON {
    guard case .array(let items) = self, items.indices.contains(index) else { return .null }
    return items[index]
  }

  /// Whether the value is `null` or does not exist.
  public var isNull: Bool { if case .null = self { true } else { false } }
  /// The text; `nil` for any other value.
  public var string: String? { if case .string(let string) = self { string } else { nil } }
  /// The number; `nil` for any other value.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The number if it is an integer in the range of `Int`; otherwise `nil`.
  public var int: Int? { number.flatMap { Int(exactly: $0) } }
  /// The Boolean value; `nil` for any other value.
  public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The items of an array; `nil` for any other value.
  public var array: [JSON]? { if case .array(let items) = self { items } else { nil } }
  /// The members of an object; `nil` for any other value.
  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// Creates a number.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  /// Creates a number.
  public init(integerLiteral value: Int) {
    self = .number(Double(value))
  }

  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// Creates an array.
  public init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  /// Creates an object.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  /// Creates `null`.
  public init(nilLiteral: ()) {
    self = .null
  }
}

/// The reason why a text is not JSON.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error, as a clause in English.
  public let reason: String
  /// The line of the error, from 1.
  public let line: Int
  /// The column of the error, in bytes from 1.
  public let column: Int

  /// The error with its line and column, such as "3:14: a comma or ] is expected".
  public var description: String { "\(line):\(column): \(reason)" }
}
