// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The part of a view that the software keyboard and an accessory view cover, over the view's whole width. While both
/// are hidden, it is the safe area at the bottom edge. The guide follows the keyboard, and the sheet that contains its
/// view.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide is at least as high as the safe area at the bottom edge. `true` by default. Otherwise it has no
  /// height while the keyboard is hidden.
  public var usesBottomSafeArea = true { didSet { update() } }

  package init(of view: UIView) {
    super.init(.bottom, of: view, identifier: "UIViewKeyboardLayoutGuide")
    bottomHeight = coveredHeight
  }

  private var coveredHeight: CGFloat {
    guard let view = owningView else { return 0 }
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, let top = window.session?.keyboardTop else { return least }
    let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: window).y
    return max(least, min(bottom - top, view.bounds.height))
  }

  /// Updates the height of the guide. Returns whether the view must be laid out.
  @discardableResult func update() -> Bool {
    let height = coveredHeight
    guard height != bottomHeight, let owningView else { return false }
    bottomHeight = height
    item.tree?.markStale(owningView)
    owningView.setNeedsLayout()
    return true
  }
}

extension UIView {
  /// A guide that follows the software keyboard. Constraints to its top edge keep content above the keyboard.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let layout = madeLayout
    if let made = layout.systemGuides.first(where: { $0.role == .bottom }) as? UIKeyboardLayoutGuide { return made }
    let guide = UIKeyboardLayoutGuide(of: self)
    layout.systemGuides.append(guide)
    KeyboardGuides.add(guide)
    return guide
  }
}

/// The keyboard guides of all views.
@MainActor private final class KeyboardGuides {
  private static let shared = KeyboardGuides()
  private var guides: [Weak<UIKeyboardLayoutGuide>] = []
  /// The keyboard for which the views are laid out.
  private var keyboard = Keyboard.hidden

  private init() {
    LayerPlacement.followers.append { KeyboardGuides.shared.update(in: $0) }
  }

  static func add(_ guide: UIKeyboardLayoutGuide) {
    shared.guides.append(Weak(guide))
  }

  /// Called when the layers have been placed. Views whose covered part has changed are laid out, alongside the keyboard
  /// if it has moved.
  private func update(in session: Session) {
    guides.removeAll { $0.wrappedValue == nil }
    let hasMoved = keyboard.frame != session.environment.keyboard.frame
    keyboard = session.environment.keyboard
    let views = guides.compactMap { $0.wrappedValue }.filter { $0.update() }.compactMap { $0.owningView }
    guard hasMoved, !views.isEmpty else { return }
    UIView.animate(with: session.keyboardTiming(duration: session.keyboardDuration)) {
      for view in views { view.layoutIfNeeded() }
    }
  }
}
