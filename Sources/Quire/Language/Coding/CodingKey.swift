// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The key of a value in an object.
  ///
  /// The standard library's protocol of this name, and the declarations related to it, require values of any type,
  /// which Embedded Swift does not have. These declarations have the same names and members, with concrete types in
  /// place of protocols.
  public protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The key's name in an object.
    var stringValue: String { get }
    /// Creates a key from a name. Returns `nil` if the type has no such key.
    init?(stringValue: String)
    /// The number in an array; `nil` for a key that has only a name.
    var intValue: Int? { get }
    /// Creates a key from a number. Returns `nil` if the type has no such key.
    init?(intValue: Int)
  }

  extension CodingKey {
    /// The name and the number of the key.
    public var description: String { CodedKey(self).description }
    /// The name and the number of the key.
    public var debugDescription: String { description }
  }

  extension CodingKey where Self: RawRepresentable, RawValue == String {
    /// The raw value.
    public var stringValue: String { rawValue }
    /// Always `nil`, because the keys are names.
    public var intValue: Int? { nil }

    /// Creates the key with this raw value.
    public init?(stringValue: String) {
      self.init(rawValue: stringValue)
    }

    /// Always returns `nil`, because the keys are names.
    public init?(intValue: Int) { nil }
  }

  extension CodingKey where Self: RawRepresentable, RawValue == Int {
    /// The digits of the raw value.
    public var stringValue: String { "\(rawValue)" }
    /// The raw value.
    public var intValue: Int? { rawValue }

    /// Creates the key whose raw value has these digits.
    public init?(stringValue: String) {
      guard let number = Int(stringValue) else { return nil }
      self.init(rawValue: number)
    }

    /// Creates the key with this raw value.
    public init?(intValue: Int) {
      self.init(rawValue: intValue)
    }
  }

  /// A key of any type in the path of a value. It replaces `any CodingKey`.
  public struct CodedKey: CodingKey {
    private let name: String
    /// The number in an array; `nil` in an object with names.
    public let intValue: Int?
    private let isIndex: Bool

    /// The key's name in an object.
    public var stringValue: String { isIndex ? "Index \(intValue ?? 0)" : name }

    /// Creates a key from a key of another type.
    public init(_ key: some CodingKey) {
      name = key.stringValue
      intValue = key.intValue
      isIndex = false
    }

    /// Creates a key from a name.
    public init(stringValue: String) {
      name = stringValue
      intValue = nil
      isIndex = false
    }

    /// Creates a key from a number.
    public init(intValue: Int) {
      name = ""
      self.intValue = intValue
      isIndex = true
    }

    /// Creates a key from a number that is a dictionary's key.
    init(number: Int) {
      name = "\(number)"
      intValue = number
      isIndex = false
    }

    /// The name and the number, in the format of keys that the compiler generates.
    public var description: String {
      "CodingKeys(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))"
    }
  }

  /// A key of the values that a coder passes to types.
  public struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key. Names are compared byte by byte.
    public let rawValue: String

    /// Creates a key from its name. Never returns `nil`.
    public init?(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Compares the keys byte by byte.
    public static func == (left: Self, right: Self) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the key's bytes, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

#endif
