// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// The services that an app requires of its host in addition to the screen. Each service is separate, and is requested
// at its first use: an app for the browser contains the code, and its page the script, of only those services that the
// app calls.

/// The host's clock.
@_spi(Hosts) @preconcurrency @MainActor public protocol ClockHost: AnyObject {
  /// The current time in seconds since the beginning of 1970 in GMT.
  var secondsSince1970: Double { get }
}

/// A host service that stores small values by key. They persist after the app ends.
///
/// The values are available from the start. A host that can't store a value keeps it until the app ends, and logs a
/// message for the developer.
@_spi(Hosts) @preconcurrency @MainActor public protocol DefaultsHost: AnyObject {
  /// Returns the value for a key, or `nil` if there is none or it can't be read.
  func value(forKey key: String) -> DefaultsValue?
  /// Sets the value for a key; `nil` removes it.
  func set(_ value: DefaultsValue?, forKey key: String)
}

/// A value of `UserDefaults`.
@_spi(Hosts) public enum DefaultsValue: Hashable, Sendable {
  /// A text, or an `Int` in digits.
  case text(String)
  /// An integer.
  case integer(Int)
  /// Any number.
  case number(Double)
  /// A Boolean value.
  case flag(Bool)
  /// Bytes.
  case bytes([UInt8])
  /// An array of texts.
  case texts([String])
  /// Any other array, a dictionary or a date, as the text of `PropertyListText`.
  case list(String)
}

#if hasFeature(Embedded)
  /// The services of the app's host. Each is a function of the host, found by name when the module is linked. Services
  /// that are never called are not in the module.
  @MainActor enum HostServices {
    static var clock: any ClockHost { clockOfHost() }
    static var locales: any LocaleHost { localesOfHost() }
    static var defaults: any DefaultsHost { defaultsOfHost() }
    static var files: any FileHost { filesOfHost() }
    static var network: any NetworkHost { networkOfHost() }
    static var store: any StoreHost { storeOfHost() }
    static var scripts: any ScriptHost { scriptsOfHost() }
    static var pictureFiles: any PictureFileHost { pictureFilesOfHost() }
    static var encodings: any PictureEncodingHost { encodingsOfHost() }
    /// Links the page's script for drawings. It does nothing at run time.
    static func drawings() { drawingsOfHost() }
    static var device: any DeviceHost { deviceOfHost() }
    static var keys: any KeyHost { keysOfHost() }
    static var hover: any HoverHost { hoverOfHost() }
  }

  @_silgen_name("quire_clock") @MainActor private func clockOfHost() -> any ClockHost
  @_silgen_name("quire_locales") @MainActor private func localesOfHost() -> any LocaleHost
  @_silgen_name("quire_defaults") @MainActor private func defaultsOfHost() -> any DefaultsHost
  @_silgen_name("quire_files") @MainActor private func filesOfHost() -> any FileHost
  @_silgen_name("quire_network") @MainActor private func networkOfHost() -> any NetworkHost
  @_silgen_name("quire_store") @MainActor private func storeOfHost() -> any StoreHost
  @_silgen_name("quire_scripts") @MainActor private func scriptsOfHost() -> any ScriptHost
  @_silgen_name("quire_drawings") @MainActor private func drawingsOfHost()
  @_silgen_name("quire_device") @MainActor private func deviceOfHost() -> any DeviceHost
  @_silgen_name("quire_keys") @MainActor private func keysOfHost() -> any KeyHost
  @_silgen_name("quire_hover") @MainActor private func hoverOfHost() -> any HoverHost
  @_silgen_name("quire_encodings") @MainActor private func encodingsOfHost() -> any PictureEncodingHost
  @_silgen_name("quire_picture_files") @MainActor private func pictureFilesOfHost() -> any PictureFileHost
#else
  /// All services, which a native host passes to its session before the session starts.
  @_spi(Hosts) @preconcurrency @MainActor public protocol HostServiceParts: AnyObject {
    /// The clock that the app's dates and timers follow.
    var clock: any ClockHost { get }
    /// The store of small values.
    var defaults: any DefaultsHost { get }
    /// The service that makes requests.
    var network: any NetworkHost { get }
    /// The store of large values.
    var store: any StoreHost { get }
    /// The substitute for the page's own script.
    var scripts: any ScriptHost { get }
    /// The service that reads the files of the user's images.
    var pictureFiles: any PictureFileHost { get }
    /// The service that vibrates, copies and shares.
    var device: any DeviceHost { get }
  }

  /// The services of the running app's host.
  @MainActor enum HostServices {
    static var network: any NetworkHost { parts.network }
    static var store: any StoreHost { parts.store }
    static var scripts: any ScriptHost { parts.scripts }
    static var pictureFiles: any PictureFileHost { parts.pictureFiles }
    static var device: any DeviceHost { parts.device }

    private static var parts: any HostServiceParts {
      guard let parts = Session.current?.services else {
        preconditionFailure("No app runs yet: call this from the app's own code, at the earliest in its first turn.")
      }
      return parts
    }
  }
#endif
