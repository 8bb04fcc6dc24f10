// SPDX-License-Identifier: Apache-2.0

/// The error of a request that a page can't fulfill.
struct PageRefusal: LocalizedError {
  let errorDescription: String?

  init(_ text: String) {
    errorDescription = text
  }
}

extension UIApplication {
  /// Whether the app can change its icon; always `false`, because a page has one icon.
  public final var supportsAlternateIcons: Bool { false }
  /// The name of the icon that replaces the app's own; always `nil`.
  public final var alternateIconName: String? { nil }

  #if hasFeature(Embedded)
    /// Changes the app's icon. A page has one icon, so the handler receives an error at the end of the turn, unless the
    /// name is `nil`, which means that icon.
    public final func setAlternateIconName(
      _ alternateIconName: String?, completionHandler: (@MainActor (UniversalError?) -> Void)? = nil
    ) {
      guard let completionHandler else { return }
      Session.afterward { completionHandler(alternateIconName == nil ? nil : UniversalError(Self.iconRefusal)) }
    }
  #else
    /// Changes the app's icon. A page has one icon, so the handler receives an error at the end of the turn, unless the
    /// name is `nil`, which means that icon.
    public final func setAlternateIconName(
      _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
      guard let completionHandler else { return }
      Session.afterward { completionHandler(alternateIconName == nil ? nil : Self.iconRefusal) }
    }
  #endif

  private static var iconRefusal: PageRefusal { PageRefusal("A page can't change its icon.") }
}

// MARK: Remote notifications

extension UIApplication {
  /// Whether the app is registered for remote notifications; always `false`, because a page receives none.
  public final var isRegisteredForRemoteNotifications: Bool { false }

  /// Registers for remote notifications. A page receives none, so at the end of the turn the app's delegate is told
  /// that the registration failed, by `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  public final func registerForRemoteNotifications() {
    guard let delegate else { return }
    Session.afterward {
      let error = PageRefusal("A page does not receive remote notifications.")
      #if hasFeature(Embedded)
        delegate.application(self, didFailToRegisterForRemoteNotificationsWithError: UniversalError(error))
      #else
        delegate.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
      #endif
    }
  }

  /// Ends the registration for remote notifications. It has no effect in Quire, because there is none.
  public final func unregisterForRemoteNotifications() {}
}
