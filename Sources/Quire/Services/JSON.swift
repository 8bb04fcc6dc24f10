// SPDX-License-Identifier: Apache-2.0

/// A value of a JSON text, read or to be written.
///
///     let places = try JSON(data)
///     for place in places["places"].array ?? [] { show(place["name"].string ?? "") }
///
/// It stands for `JSONSerialization`, whose values of any type a build for the browser has not.
public enum JSON: Hashable, Sendable {
  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The name, unescaped.
    public var name: String
    /// The value.
    public var value: JSON

    /// A member, to be written.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// `null`; also what `[…]` returns for a member or an item that is not there.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, as the nearest `Double`: whole numbers are exact up to 2⁵³.
  case number(Double)
  /// A text, unescaped.
  case string(String)
  /// A list.
  case array([JSON])
  /// Members in the order of the text. Of several with one name the last counts.
  case object([Member])

  /// The value of a member; `null` if this is no object, or has no such member. Names are compared by their bytes.
  public subscript(name: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members.last { $0.name.hasSameBytes(as: name) }?.value ?? .null
  }

  /// An item of a list, counted from 0; `null` if this is no list, or is shorter.
  public subscript(index: Int) -> JSON {
    guard case .array(let items) = self, items.indices.contains(index) else { return .null }
    return items[index]
  }

  /// Whether this is `null`, or is not there.
  public var isNull: Bool { if case .null = self { true } else { false } }
  /// The text; `nil` for any other value.
  public var string: String? { if case .string(let string) = self { string } else { nil } }
  /// The number; `nil` for any other value.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The number, if it is whole and an `Int` can hold it.
  public var int: Int? { number.flatMap { Int(exactly: $0) } }
  /// The flag; `nil` for any other value.
  public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The items of a list; `nil` for any other value.
  public var array: [JSON]? { if case .array(let items) = self { items } else { nil } }
  /// The members of an object; `nil` for any other value.
  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// A number.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  /// A number.
  public init(integerLiteral value: Int) {
    self = .number(Double(value))
  }

  /// A flag.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// A list.
  public init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  /// An object.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  /// `null`.
  public init(nilLiteral: ()) {
    self = .null
  }
}

/// Why a text is no JSON.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a clause in English.
  public let reason: String
  /// Where, counted from 1.
  public let line: Int
  /// Where in the line, in bytes counted from 1.
  public let column: Int

  /// "3:14: a comma or ] is expected".
  public var description: String { "\(line):\(column): \(reason)" }
}
