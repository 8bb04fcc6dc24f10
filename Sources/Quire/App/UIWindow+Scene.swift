// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
  /// The scene that shows the window; `nil` before that. Setting it has no effect, because there is only one scene.
  public final var windowScene: UIWindowScene? {
    get {
      guard let session, session === Session.current else { return nil }
      return UIApplication.shared.windowScene
    }
    set {}
  }

  /// The screen that shows the window. Setting it has no effect, because there is only one.
  public final var screen: UIScreen {
    get { .main }
    set {}
  }
}
