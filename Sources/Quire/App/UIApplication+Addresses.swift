// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// A key of the options with which a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw text of the key.
    public let rawValue: String

    /// Creates a key from any text.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Opens the URL only in an installed app. A page ignores this and opens the URL in any case.
    nonisolated public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

    /// Returns whether two keys are equal, byte by byte.
    nonisolated public static func == (left: OpenExternalURLOptionsKey, right: OpenExternalURLOptionsKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the key's bytes, consistently with `==`.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  #if hasFeature(Embedded)
    /// Opens a URL outside the app, in a new tab of the browser. Call it while a press is handled: at other times
    /// browsers block new tabs. The handler is called at the end of the turn with the result of `canOpenURL(_:)`;
    /// whether the browser blocked the tab is not known. The options have no effect.
    public final func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Bool] = [:],
      completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      open(url, completion)
    }
  #else
    /// Opens a URL outside the app, in a new tab of the browser. Call it while a press is handled: at other times
    /// browsers block new tabs. The handler is called at the end of the turn with the result of `canOpenURL(_:)`;
    /// whether the browser blocked the tab is not known. The options have no effect.
    public final func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      open(url, completion)
    }
  #endif

  /// Returns whether `open(_:options:completionHandler:)` opens a URL: it must have a scheme, which must not run
  /// scripts, refer to a file, or be that of `openSettingsURLString`.
  public final func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme else { return false }
    // A scheme has only ASCII letters, so the Unicode tables are not needed.
    let small = scheme.utf8.map { $0 | 0x20 }
    return !["javascript", "data", "blob", "file", "about", "app-settings"].contains { $0.utf8.elementsEqual(small) }
  }

  private func open(_ url: URL, _ completion: ((Bool) -> Void)?) {
    guard let session = Session.current else { return }
    let opens = canOpenURL(url)
    if opens { session.opens(url.absoluteString) }
    if let completion { session.work.append(.call { completion(opens) }) }
  }
}
