// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension UserDefaults {
    /// The value of a key as an object: `NSString` or `NSNumber`, and for other values one that tells only that there is
    /// one; `nil` if there is none.
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

    /// The value of a key as an object, as `object(forKey:)` returns it.
    nonisolated public func value(forKey key: String) -> NSObject? {
      object(forKey: key)
    }

    /// The address of a key; `nil` if there is none.
    nonisolated public func url(forKey defaultName: String) -> URL? {
      string(forKey: defaultName).flatMap { URL(string: $0) }
    }

    /// Keeps an address; `nil` removes the key.
    nonisolated public func set(_ url: URL?, forKey defaultName: String) {
      keep(url.map { .text($0.absoluteString) }, defaultName)
    }

    /// Keeps a text, or a number; `nil` removes the key.
    nonisolated public func set(_ value: NSObject?, forKey defaultName: String) {
      switch value {
      case let text as NSString: keep(.text(text.text), defaultName)
      case let number as NSNumber: keep(.number(number.doubleValue), defaultName)
      default: keep(nil, defaultName)
      }
    }

    /// Sets values for keys that have none, until the page is left.
    nonisolated public func register(defaults registrationDictionary: [String: RegisteredDefault]) {
      for (key, value) in registrationDictionary {
        unsafe registered.removeAll { $0.key.hasSameBytes(as: key) }
        unsafe registered.append((key, value.value))
      }
    }

    /// Values are kept as soon as they are set; always `true`.
    @discardableResult
    nonisolated public func synchronize() -> Bool { true }
  }

  /// A value for `UserDefaults.register(defaults:)`: a number, a flag or a text.
  public struct RegisteredDefault: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, Sendable
  {
    let value: DefaultsValue

    /// A flag.
    public init(booleanLiteral value: Bool) {
      self.value = .flag(value)
    }

    /// A whole number.
    public init(integerLiteral value: Int) {
      self.value = .integer(value)
    }

    /// A number.
    public init(floatLiteral value: Double) {
      self.value = .number(value)
    }

    /// A text.
    public init(stringLiteral value: String) {
      self.value = .text(value)
    }
  }

#endif
