// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension UserDefaults {
    /// Returns the value for a key as an object, or `nil` if there is none. The object is an `NSString` or an
    /// `NSNumber`; for other types of values it only indicates that there is a value.
    nonisolated public func object(forKey defaultName: String) -> NSObject? {
      switch value(defaultName) {
      case .text(let text): NSString(string: text)
      case .integer(let integer): NSNumber(value: integer)
      case .number(let number): NSNumber(value: number)
      case .flag(let flag): NSNumber(value: flag)
      case .bytes, .texts: NSValue(cgRect: .null)
      case nil: nil
      }
    }

    /// Returns the value for a key as an object, as `object(forKey:)` does.
    nonisolated public func value(forKey key: String) -> NSObject? {
      object(forKey: key)
    }

    /// Returns the URL for a key, or `nil` if there is none.
    nonisolated public func url(forKey defaultName: String) -> URL? {
      string(forKey: defaultName).flatMap { URL(string: $0) }
    }

    /// Stores a URL. `nil` removes the key.
    nonisolated public func set(_ url: URL?, forKey defaultName: String) {
      keep(url.map { .text($0.absoluteString) }, defaultName)
    }

    /// Stores a text or a number. `nil` removes the key.
    nonisolated public func set(_ value: NSObject?, forKey defaultName: String) {
      switch value {
      case let text as NSString: keep(.text(text.text), defaultName)
      case let number as NSNumber: keep(.number(number.doubleValue), defaultName)
      default: keep(nil, defaultName)
      }
    }

    /// Sets default values for keys without a value, until the user leaves the page.
    nonisolated public func register(defaults registrationDictionary: [String: RegisteredDefault]) {
      for (key, value) in registrationDictionary {
        unsafe registered.removeAll { $0.key.hasSameBytes(as: key) }
        unsafe registered.append((key, value.value))
      }
    }

    /// Always returns `true`: values are stored as soon as they are set.
    @discardableResult
    nonisolated public func synchronize() -> Bool { true }
  }

  /// A value for `UserDefaults.register(defaults:)`: a number, a flag or a text.
  public struct RegisteredDefault: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, Sendable
  {
    let value: DefaultsValue

    /// Creates a value from a Boolean literal.
    public init(booleanLiteral value: Bool) {
      self.value = .flag(value)
    }

    /// Creates a value from an integer literal.
    public init(integerLiteral value: Int) {
      self.value = .integer(value)
    }

    /// Creates a value from a floating-point literal.
    public init(floatLiteral value: Double) {
      self.value = .number(value)
    }

    /// Creates a value from a string literal.
    public init(stringLiteral value: String) {
      self.value = .text(value)
    }
  }

#endif
