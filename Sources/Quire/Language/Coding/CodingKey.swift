// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A key of a value in an object.
  ///
  /// The standard library's protocol of this name, and those around it, need values of any type, which Embedded Swift has
  /// not. These declarations have the same names and members, with concrete types in the place of protocols.
  public protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The name in an object.
    var stringValue: String { get }
    /// The key of a name; `nil` for a name that is none of the type's.
    init?(stringValue: String)
    /// The number in a list; `nil` for a key that is a name alone.
    var intValue: Int? { get }
    /// The key of a number; `nil` for a number that is none of the type's.
    init?(intValue: Int)
  }

  extension CodingKey {
    /// The name and the number.
    public var description: String { CodedKey(self).description }
    /// The name and the number.
    public var debugDescription: String { description }
  }

  extension CodingKey where Self: RawRepresentable, RawValue == String {
    /// The raw value.
    public var stringValue: String { rawValue }
    /// `nil`: the keys are names.
    public var intValue: Int? { nil }

    /// The key with this raw value.
    public init?(stringValue: String) {
      self.init(rawValue: stringValue)
    }

    /// `nil`: the keys are names.
    public init?(intValue: Int) { nil }
  }

  extension CodingKey where Self: RawRepresentable, RawValue == Int {
    /// The raw value in digits.
    public var stringValue: String { "\(rawValue)" }
    /// The raw value.
    public var intValue: Int? { rawValue }

    /// The key with the raw value that the digits are.
    public init?(stringValue: String) {
      guard let number = Int(stringValue) else { return nil }
      self.init(rawValue: number)
    }

    /// The key with this raw value.
    public init?(intValue: Int) {
      self.init(rawValue: intValue)
    }
  }

  /// A key of any type, in the path of a value. It replaces `any CodingKey`.
  public struct CodedKey: CodingKey {
    private let name: String
    /// The number in a list; `nil` in an object with names.
    public let intValue: Int?
    private let isIndex: Bool

    /// The name in an object.
    public var stringValue: String { isIndex ? "Index \(intValue ?? 0)" : name }

    /// A key of another type.
    public init(_ key: some CodingKey) {
      name = key.stringValue
      intValue = key.intValue
      isIndex = false
    }

    /// The key of a name.
    public init(stringValue: String) {
      name = stringValue
      intValue = nil
      isIndex = false
    }

    /// The key of a number.
    public init(intValue: Int) {
      name = ""
      self.intValue = intValue
      isIndex = true
    }

    /// The key of a dictionary's number.
    init(number: Int) {
      name = "\(number)"
      intValue = number
      isIndex = false
    }

    /// The name and the number, as of keys that the compiler makes.
    public var description: String {
      "CodingKeys(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))"
    }
  }

  /// A key of the values that a coder's user gives to types.
  public struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// Any text; compared byte for byte.
    public let rawValue: String

    /// The key of a text. Never `nil`.
    public init?(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Byte for byte.
    public static func == (left: Self, right: Self) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// From the bytes, as `==` compares.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

#endif
