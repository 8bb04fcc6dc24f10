// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A store of small values that persist after the app ends, for builds without Foundation: settings, a favorite, the
  /// last choice.
  ///
  /// The values are available from the start. A value that the browser refuses to store, because there is no space or
  /// because the user forbids it, is kept until the user leaves the page, and a message in the browser's console
  /// reports it.
  @preconcurrency @MainActor public final class UserDefaults: NSObject {
    /// The app's own values.
    nonisolated public static let standard = UserDefaults()

    nonisolated private override init() {
      super.init(anywhere: ())
    }

    /// Returns the number for a key without its fraction, or the integer that a string represents. Returns 0 if there
    /// is none.
    nonisolated public func integer(forKey defaultName: String) -> Int {
      switch value(defaultName) {
      case .integer(let integer): integer
      case .number(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
      case .flag(let flag): flag ? 1 : 0
      case .text(let text): Int(text) ?? 0
      default: 0
      }
    }

    /// Returns the number for a key, or 0 if there is none.
    nonisolated public func double(forKey defaultName: String) -> Double {
      switch value(defaultName) {
      case .integer(let integer): Double(integer)
      case .number(let number): number
      case .flag(let flag): flag ? 1 : 0
      default: 0
      }
    }

    /// Returns the number for a key, or 0 if there is none.
    nonisolated public func float(forKey defaultName: String) -> Float {
      Float(double(forKey: defaultName))
    }

    /// Returns whether the value for a key is `true` or a number other than 0; `false` if there is none.
    nonisolated public func bool(forKey defaultName: String) -> Bool {
      switch value(defaultName) {
      case .integer(let integer): integer != 0
      case .number(let number): number != 0
      case .flag(let flag): flag
      default: false
      }
    }

    /// Returns the string for a key, or a number as a string, or `nil` if there is none.
    nonisolated public func string(forKey defaultName: String) -> String? {
      switch value(defaultName) {
      case .text(let text): text
      case .integer(let integer): "\(integer)"
      case .number(let number): "\(number)"
      case .flag(let flag): flag ? "1" : "0"
      default: nil
      }
    }

    /// Returns the data for a key, or `nil` if there is none.
    nonisolated public func data(forKey defaultName: String) -> Data? {
      if case .bytes(let bytes) = value(defaultName) { Data(bytes) } else { nil }
    }

    /// Returns the array of strings for a key, or `nil` if there is none.
    nonisolated public func stringArray(forKey defaultName: String) -> [String]? {
      if case .texts(let texts) = value(defaultName) { texts } else { nil }
    }

    /// Stores an integer.
    nonisolated public func set(_ value: Int, forKey defaultName: String) {
      keep(.integer(value), defaultName)
    }

    /// Stores a number.
    nonisolated public func set(_ value: Double, forKey defaultName: String) {
      keep(.number(value), defaultName)
    }

    /// Stores a number.
    nonisolated public func set(_ value: Float, forKey defaultName: String) {
      keep(.number(Double(value)), defaultName)
    }

    /// Stores a Boolean value.
    nonisolated public func set(_ value: Bool, forKey defaultName: String) {
      keep(.flag(value), defaultName)
    }

    /// Stores a string. `nil` removes the key.
    @_disfavoredOverload
    nonisolated public func set(_ value: String?, forKey defaultName: String) {
      keep(value.map { .text($0) }, defaultName)
    }

    /// Stores data. `nil` removes the key.
    @_disfavoredOverload
    nonisolated public func set(_ value: Data?, forKey defaultName: String) {
      keep(value.map { .bytes(Array($0)) }, defaultName)
    }

    /// Stores an array of strings. `nil` removes the key.
    @_disfavoredOverload
    nonisolated public func set(_ value: [String]?, forKey defaultName: String) {
      keep(value.map { .texts($0) }, defaultName)
    }

    /// Removes a key and its value.
    nonisolated public func removeObject(forKey defaultName: String) {
      keep(nil, defaultName)
    }

    /// The defaults for keys that have no value. Safe because there is only one thread.
    nonisolated(unsafe) var registered: [(key: String, value: DefaultsValue)] = []

    nonisolated func value(_ key: String) -> DefaultsValue? {
      let kept = MainActor.assumeIsolated { HostServices.defaults.value(forKey: key) }
      return unsafe kept ?? registered.first { $0.key.hasSameBytes(as: key) }?.value
    }

    nonisolated func keep(_ value: DefaultsValue?, _ key: String) {
      MainActor.assumeIsolated { HostServices.defaults.set(value, forKey: key) }
    }
  }

#else

  /// While an app runs, the host stores its defaults.
  extension UserDefaults {
    /// The app's own values.
    ///
    /// In files that do not import Foundation themselves, it hides Foundation's declaration.
    @_disfavoredOverload
    public class var standard: UserDefaults {
      guard MainThread.isCurrent else { return UserDefaults(suiteName: nil) ?? UserDefaults() }
      let hosted = MainActor.assumeIsolated { HostedDefaults.current.map { MainThread.Object($0) } }
      return hosted?.value ?? UserDefaults(suiteName: nil) ?? UserDefaults()
    }
  }

  /// Defaults that are stored by the running app's host.
  final class HostedDefaults: UserDefaults {
    @MainActor private static var latest: HostedDefaults?

    /// The instance for the current host; `nil` if no app runs. It is replaced only when the host changes.
    @MainActor static var current: HostedDefaults? {
      guard let host = Session.current?.services?.defaults else { return nil }
      if latest?.host !== host { latest = HostedDefaults(host) }
      return latest
    }

    private let host: any DefaultsHost

    private init?(_ host: any DefaultsHost) {
      self.host = host
      super.init(suiteName: nil)
    }

    override func object(forKey defaultName: String) -> Any? {
      let host = MainThread.Object(host)
      return switch MainThread.value({ host.value.value(forKey: defaultName) }) {
      case .text(let text): text
      case .integer(let integer): integer
      case .number(let number): number
      case .flag(let flag): flag
      case .bytes(let bytes): Data(bytes)
      case .texts(let texts): texts
      case .list(let text): PropertyListText.value(text)
      case nil: nil
      }
    }

    override func set(_ value: Any?, forKey defaultName: String) {
      switch value {
      case nil: keep(nil, defaultName)
      case let text as String: keep(.text(text), defaultName)
      case let data as Data: keep(.bytes(Array(data)), defaultName)
      case let texts as [String]: keep(.texts(texts), defaultName)
      case let flag as Bool where Swift.type(of: value!) == Bool.self: keep(.flag(flag), defaultName)
      case let integer as Int: keep(.integer(integer), defaultName)
      case let number as Double: keep(.number(number), defaultName)
      case .some(let value):
        guard let text = PropertyListText.text(value) else {
          preconditionFailure(
            "UserDefaults keeps texts, numbers, flags, Data, dates, and arrays and dictionaries of them, not a "
              + "\(Swift.type(of: value)).")
        }
        keep(.list(text), defaultName)
      }
    }

    override func set(_ value: Int, forKey defaultName: String) {
      keep(.integer(value), defaultName)
    }

    override func set(_ value: Double, forKey defaultName: String) {
      keep(.number(value), defaultName)
    }

    override func set(_ value: Float, forKey defaultName: String) {
      keep(.number(Double(value)), defaultName)
    }

    override func set(_ value: Bool, forKey defaultName: String) {
      keep(.flag(value), defaultName)
    }

    override func removeObject(forKey defaultName: String) {
      keep(nil, defaultName)
    }

    private func keep(_ value: DefaultsValue?, _ key: String) {
      let host = MainThread.Object(host)
      MainThread.value { host.value.set(value, forKey: key) }
    }
  }

#endif
