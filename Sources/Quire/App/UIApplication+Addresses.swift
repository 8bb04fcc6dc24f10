// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// A key of the options with which an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String

    /// A key from any text.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Only an installed app may open the address. A page opens it in any case.
    nonisolated public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

    /// Byte for byte.
    nonisolated public static func == (left: OpenExternalURLOptionsKey, right: OpenExternalURLOptionsKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// From the bytes, as `==` compares.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  #if hasFeature(Embedded)
    /// Opens an address outside of the app, in a new tab of the browser. Call it while a press is handled: at other
    /// times browsers block new tabs. The handler is called at the end of the turn, with `canOpenURL(_:)`'s answer;
    /// whether the browser blocked the tab is not known. Options have no effect.
    public final func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Bool] = [:],
      completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      open(url, completion)
    }
  #else
    /// Opens an address outside of the app, in a new tab of the browser. Call it while a press is handled: at other
    /// times browsers block new tabs. The handler is called at the end of the turn, with `canOpenURL(_:)`'s answer;
    /// whether the browser blocked the tab is not known. Options have no effect.
    public final func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      open(url, completion)
    }
  #endif

  /// Whether `open(_:options:completionHandler:)` opens such an address: one with a scheme, except for those that run
  /// scripts or name a file.
  public final func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme else { return false }
    // Without the tables of Unicode: a scheme has only letters of ASCII.
    let small = scheme.utf8.map { $0 | 0x20 }
    return !["javascript", "data", "blob", "file", "about"].contains { $0.utf8.elementsEqual(small) }
  }

  private func open(_ url: URL, _ completion: ((Bool) -> Void)?) {
    guard let session = Session.current else { return }
    let opens = canOpenURL(url)
    if opens { session.opens(url.absoluteString) }
    if let completion { session.work.append(.call { completion(opens) }) }
  }
}
