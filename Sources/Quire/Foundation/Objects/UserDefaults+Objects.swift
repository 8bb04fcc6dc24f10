// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension UserDefaults {
    /// Returns the value for a key as an object, or `nil` if there is none: an `NSString`, `NSNumber`, `NSData`,
    /// `NSDate`, `NSArray` or `NSDictionary`.
    nonisolated public func object(forKey defaultName: String) -> NSObject? {
      switch value(defaultName) {
      case .text(let text): NSString(string: text)
      case .integer(let integer): NSNumber(value: integer)
      case .number(let number): NSNumber(value: number)
      case .flag(let flag): NSNumber(value: flag)
      case .bytes(let bytes): NSData(data: Data(bytes))
      case .texts(let texts): texts.bridgedObject
      case .list(let text): PropertyListText.object(text)
      case nil: nil
      }
    }

    /// Returns the value for a key as an object, as `object(forKey:)` does.
    nonisolated public func value(forKey key: String) -> NSObject? {
      object(forKey: key)
    }

    /// Returns the objects of the array for a key, or `nil` if there is none.
    nonisolated public func array(forKey defaultName: String) -> [NSObject]? {
      (object(forKey: defaultName) as? NSArray)?.items
    }

    /// Returns the objects of the dictionary for a key, or `nil` if there is none.
    nonisolated public func dictionary(forKey defaultName: String) -> [String: NSObject]? {
      guard let dictionary = object(forKey: defaultName) as? NSDictionary else { return nil }
      var objects: [String: NSObject] = [:]
      for (key, value) in dictionary.entries { objects[ObjectText.plain(key)] = value }
      return objects
    }

    /// Returns the URL for a key, or `nil` if there is none.
    nonisolated public func url(forKey defaultName: String) -> URL? {
      string(forKey: defaultName).flatMap { URL(string: $0) }
    }

    /// Stores a URL. `nil` removes the key.
    @_disfavoredOverload
    nonisolated public func set(_ url: URL?, forKey defaultName: String) {
      keep(url.map { .text($0.absoluteString) }, defaultName)
    }

    /// Stores an object: a string, a number, data, a date, or an array or a dictionary of them. `nil` removes the key.
    /// Traps for an object of any other class.
    nonisolated public func set(_ value: NSObject?, forKey defaultName: String) {
      guard let value else { return keep(nil, defaultName) }
      if let text = value as? NSString { return keep(.text(text.text), defaultName) }
      if let data = value as? NSData { return keep(.bytes(data.content.bytes), defaultName) }
      if let number = value as? NSNumber {
        if number.isFlag { return keep(.flag(number.boolValue), defaultName) }
        let whole = number.whole.flatMap { Int(exactly: $0) }
        return keep(whole.map { .integer($0) } ?? .number(number.doubleValue), defaultName)
      }
      guard let text = PropertyListText.text(value) else {
        preconditionFailure("UserDefaults keeps texts, numbers, Data, dates, and arrays and dictionaries of them.")
      }
      keep(.list(text), defaultName)
    }

    /// Stores a date, or an array or a dictionary. `nil` removes the key.
    @_disfavoredOverload
    nonisolated public func set<Value: ObjectConvertible>(_ value: Value?, forKey defaultName: String) {
      set(value?.bridgedObject, forKey: defaultName)
    }

    /// Stores an object, as `set(_:forKey:)` does. `nil` removes the key.
    nonisolated public func setValue(_ value: NSObject?, forKey key: String) {
      set(value, forKey: key)
    }

    /// Stores a string, a number, data, a date, or an array or a dictionary of them. `nil` removes the key.
    @_disfavoredOverload
    nonisolated public func setValue<Value: ObjectConvertible>(_ value: Value?, forKey key: String) {
      set(value?.bridgedObject, forKey: key)
    }

    /// Unavailable: the host finds the stored values by their keys alone.
    @available(*, unavailable, message: "read the values by their keys, because the browser does not list them")
    nonisolated public func dictionaryRepresentation() -> [String: NSObject] { [:] }

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

  /// A value for `UserDefaults.register(defaults:)`: a number, a Boolean value or a string.
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
