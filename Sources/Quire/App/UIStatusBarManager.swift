// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The status bar preferences of a scene's view controllers.
///
/// The browser draws the status bar, and a page can't change it. An app can follow the preferences itself, for example
/// with the color of its top bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  @Weak private final var scene: UIWindowScene?

  // `package`, because an internal initializer would also be compiled into the app's module, and the linker would then
  // find a duplicate symbol.
  package init(_ scene: UIWindowScene) {
    super.init()
    self.scene = scene
  }

  /// The status bar style that the frontmost view controller prefers. The style `default` is resolved to `darkContent`
  /// or `lightContent`, depending on the user interface style.
  open var statusBarStyle: UIStatusBarStyle {
    let style = controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    guard style == .default else { return style }
    return scene?.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether the frontmost view controller prefers a hidden status bar.
  open var isStatusBarHidden: Bool {
    controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  /// The area at the top of the window that the status bar covers. Empty in a browser tab, because the browser's bars
  /// are outside the page.
  open var statusBarFrame: CGRect {
    guard let window = scene?.keyWindow else { return .zero }
    let height = CGFloat(scene?.runner?.environment.safeArea.top ?? 0)
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
  }

  /// Returns the view controller that determines the status bar. This is the frontmost controller that covers the
  /// screen or captures the status bar's appearance, or the child to which it delegates.
  private final func controller(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    guard var current = scene?.keyWindow?.rootViewController else { return nil }
    while let next = current.presentedViewController, !next.isBeingDismissed,
      next.modalPresentationStyle == .fullScreen || next.modalPresentationCapturesStatusBarAppearance
    {
      current = next
    }
    while let next = child(current) { current = next }
    return current
  }
}

extension UIWindowScene {
  /// The status bar preferences of the view controllers, or `nil` after the session has ended.
  public final var statusBarManager: UIStatusBarManager? {
    runner == nil ? nil : UIStatusBarManager(self)
  }
}
