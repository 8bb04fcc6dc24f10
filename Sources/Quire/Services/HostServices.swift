// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// What an app needs of its host beside the screen. Each part is separate, and the host is asked for it at its first use:
// an app for the browser has the code, and its page the script, only of the parts that the app calls.

/// The user's clock.
@_spi(Hosts) @preconcurrency @MainActor public protocol ClockHost: AnyObject {
  /// The present time, in seconds since the beginning of 1970 in Greenwich.
  var secondsSince1970: Double { get }
}

/// Small values that outlive the app, by their keys.
///
/// They are there from the start. A host that can't keep a value keeps it until the app ends, and writes a line for the
/// developer.
@_spi(Hosts) @preconcurrency @MainActor public protocol DefaultsHost: AnyObject {
  /// The value of a key; `nil` if there is none, or it can't be read.
  func value(forKey key: String) -> DefaultsValue?
  /// Sets the value of a key; `nil` removes it.
  func set(_ value: DefaultsValue?, forKey key: String)
}

/// A value of `UserDefaults`.
@_spi(Hosts) public enum DefaultsValue: Hashable, Sendable {
  /// Also an `Int`, in its digits.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// Any number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// Bytes.
  case bytes([UInt8])
  /// A list of texts.
  case texts([String])
}

#if hasFeature(Embedded)
  /// The parts of the app's host. Each is a function of the host's own, found by its name when the module is linked:
  /// what nobody calls is not in the module.
  @MainActor enum HostServices {
    static var clock: any ClockHost { clockOfHost() }
    static var locales: any LocaleHost { localesOfHost() }
    static var defaults: any DefaultsHost { defaultsOfHost() }
    static var network: any NetworkHost { networkOfHost() }
    static var store: any StoreHost { storeOfHost() }
    static var scripts: any ScriptHost { scriptsOfHost() }
    static var pictureFiles: any PictureFileHost { pictureFilesOfHost() }
  }

  @_silgen_name("quire_clock") @MainActor private func clockOfHost() -> any ClockHost
  @_silgen_name("quire_locales") @MainActor private func localesOfHost() -> any LocaleHost
  @_silgen_name("quire_defaults") @MainActor private func defaultsOfHost() -> any DefaultsHost
  @_silgen_name("quire_network") @MainActor private func networkOfHost() -> any NetworkHost
  @_silgen_name("quire_store") @MainActor private func storeOfHost() -> any StoreHost
  @_silgen_name("quire_scripts") @MainActor private func scriptsOfHost() -> any ScriptHost
  @_silgen_name("quire_picture_files") @MainActor private func pictureFilesOfHost() -> any PictureFileHost
#else
  /// All parts, which a native host gives to its session before it starts.
  @_spi(Hosts) @preconcurrency @MainActor public protocol HostServiceParts: AnyObject {
    /// The clock that the app's dates and timers follow.
    var clock: any ClockHost { get }
    /// The small values.
    var defaults: any DefaultsHost { get }
    /// Answers requests.
    var network: any NetworkHost { get }
    /// The large values.
    var store: any StoreHost { get }
    /// Stands for the page's own script.
    var scripts: any ScriptHost { get }
    /// Reads the files of the user's pictures.
    var pictureFiles: any PictureFileHost { get }
  }

  /// The parts of the running app's host.
  @MainActor enum HostServices {
    static var network: any NetworkHost { parts.network }
    static var store: any StoreHost { parts.store }
    static var scripts: any ScriptHost { parts.scripts }
    static var pictureFiles: any PictureFileHost { parts.pictureFiles }

    private static var parts: any HostServiceParts {
      guard let parts = Session.current?.services else {
        preconditionFailure("No app runs yet: call this from the app's own code, at the earliest in its first turn.")
      }
      return parts
    }
  }
#endif
