// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Small values that outlive the app, for builds without Foundation: settings, a favourite, the last choice.
  ///
  /// They are there from the start. What the browser refuses to keep, because there is no room or because the user
  /// forbids it, stays until the page is left, and a line in the browser's console says so.
  @preconcurrency @MainActor public final class UserDefaults: NSObject {
    /// The app's own values.
    nonisolated public static let standard = UserDefaults()

    nonisolated private override init() {
      super.init(anywhere: ())
    }

    /// The number of a key, without what is behind its point; of a text, the number that it writes. 0 if there is none.
    nonisolated public func integer(forKey defaultName: String) -> Int {
      switch value(defaultName) {
      case .integer(let integer): integer
      case .number(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
      case .flag(let flag): flag ? 1 : 0
      case .text(let text): Int(text) ?? 0
      default: 0
      }
    }

    /// The number of a key; 0 if there is none.
    nonisolated public func double(forKey defaultName: String) -> Double {
      switch value(defaultName) {
      case .integer(let integer): Double(integer)
      case .number(let number): number
      case .flag(let flag): flag ? 1 : 0
      default: 0
      }
    }

    /// The number of a key; 0 if there is none.
    nonisolated public func float(forKey defaultName: String) -> Float {
      Float(double(forKey: defaultName))
    }

    /// Whether a key's flag is set, or its number is not 0; `false` if there is none.
    nonisolated public func bool(forKey defaultName: String) -> Bool {
      switch value(defaultName) {
      case .integer(let integer): integer != 0
      case .number(let number): number != 0
      case .flag(let flag): flag
      default: false
      }
    }

    /// The text of a key, or its number as text; `nil` if there is none.
    nonisolated public func string(forKey defaultName: String) -> String? {
      switch value(defaultName) {
      case .text(let text): text
      case .integer(let integer): "\(integer)"
      case .number(let number): "\(number)"
      case .flag(let flag): flag ? "1" : "0"
      default: nil
      }
    }

    /// The bytes of a key; `nil` if there are none.
    nonisolated public func data(forKey defaultName: String) -> Data? {
      if case .bytes(let bytes) = value(defaultName) { Data(bytes) } else { nil }
    }

    /// The texts of a key; `nil` if there are none.
    nonisolated public func stringArray(forKey defaultName: String) -> [String]? {
      if case .texts(let texts) = value(defaultName) { texts } else { nil }
    }

    /// Keeps a whole number.
    nonisolated public func set(_ value: Int, forKey defaultName: String) {
      keep(.integer(value), defaultName)
    }

    /// Keeps a number.
    nonisolated public func set(_ value: Double, forKey defaultName: String) {
      keep(.number(value), defaultName)
    }

    /// Keeps a number.
    nonisolated public func set(_ value: Float, forKey defaultName: String) {
      keep(.number(Double(value)), defaultName)
    }

    /// Keeps a flag.
    nonisolated public func set(_ value: Bool, forKey defaultName: String) {
      keep(.flag(value), defaultName)
    }

    /// Keeps a text; `nil` removes the key.
    nonisolated public func set(_ value: String?, forKey defaultName: String) {
      keep(value.map { .text($0) }, defaultName)
    }

    /// Keeps bytes; `nil` removes the key.
    nonisolated public func set(_ value: Data?, forKey defaultName: String) {
      keep(value.map { .bytes(Array($0)) }, defaultName)
    }

    /// Keeps texts; `nil` removes the key.
    nonisolated public func set(_ value: [String]?, forKey defaultName: String) {
      keep(value.map { .texts($0) }, defaultName)
    }

    /// Removes a key with its value.
    nonisolated public func removeObject(forKey defaultName: String) {
      keep(nil, defaultName)
    }

    /// For keys that have no value. There is one thread.
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

  /// While an app runs, its values are those that the host keeps.
  extension UserDefaults {
    /// The app's own values.
    ///
    /// It hides Foundation's in files that do not import Foundation themselves.
    @_disfavoredOverload
    public class var standard: UserDefaults {
      guard MainThread.isCurrent else { return UserDefaults(suiteName: nil) ?? UserDefaults() }
      let hosted = MainActor.assumeIsolated { HostedDefaults.current.map { MainThread.Object($0) } }
      return hosted?.value ?? UserDefaults(suiteName: nil) ?? UserDefaults()
    }
  }

  /// Keeps the values with the host of the running app.
  final class HostedDefaults: UserDefaults {
    @MainActor private static var latest: HostedDefaults?

    /// The same object for the same host; `nil` if no app runs.
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
      default:
        preconditionFailure(
          "UserDefaults keeps texts, numbers, flags, Data and arrays of texts, not a \(Swift.type(of: value!)).")
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
