// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The wishes of the view controllers for the status bar of a scene.
///
/// The browser draws the status bar, and a page can't change it. The manager tells what the view controllers wish for,
/// so that an app can follow it, for example by the color of its own top bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  @Weak private final var scene: UIWindowScene?

  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
  package init(_ scene: UIWindowScene) {
    super.init()
    self.scene = scene
  }

  /// The style that the frontmost view controller prefers. `darkContent` or `lightContent` if it prefers `default`,
  /// according to the appearance.
  open var statusBarStyle: UIStatusBarStyle {
    let style = controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    guard style == .default else { return style }
    return scene?.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether the frontmost view controller prefers a hidden status bar.
  open var isStatusBarHidden: Bool {
    controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  /// The area at the top of the window that the status bar covers; empty in a browser's tab, whose bars are outside the
  /// page.
  open var statusBarFrame: CGRect {
    guard let window = scene?.keyWindow else { return .zero }
    let height = CGFloat(scene?.runner?.environment.safeArea.top ?? 0)
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
  }

  /// Returns the controller that decides: the frontmost that covers the screen or captures the appearance of the status
  /// bar, or the child to which it delegates the decision.
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
  /// The wishes of the view controllers for the status bar; `nil` after the session has ended.
  public final var statusBarManager: UIStatusBarManager? {
    runner == nil ? nil : UIStatusBarManager(self)
  }
}
