// SPDX-License-Identifier: Apache-2.0

/// The view that a sheet or a popover moves, which is its `presentedView`.
///
/// It contains the view of the shown controller, which fills it from its top left corner. Each presentation has one
/// wrapper and keeps it in every style, so that adapting never moves the content to another position in the tree.
@MainActor final class WrapperView: UIView {
  @Weak private(set) var presentation: Presentation?
  /// The controller's view. Kept until the presentation ends, even if an animator has moved it elsewhere.
  private(set) var content: UIView?
  /// The distances by which the content extends beyond the wrapper's edges. These areas are outside the content's safe
  /// area.
  var outsets = UIEdgeInsets.zero {
    didSet {
      guard outsets != oldValue else { return }
      coverContent()
      fitContent()
    }
  }

  init(of presentation: Presentation) {
    super.init(frame: .zero)
    self.presentation = presentation
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a controller's view behind the views that the app has added, and removes the previous one.
  func hold(_ view: UIView) {
    guard view !== content || view.superview !== self else { return }
    // Before the wrapper is placed, it has the content's initial size.
    if frame.size == .zero { frame.size = view.frame.size }
    if let content, content !== view, content.superview === self { content.removeFromSuperview() }
    insertSubview(view, at: 0)
    content = view
    coverContent()
    fitContent()
  }

  override var frame: CGRect { didSet { fitContent() } }
  override var bounds: CGRect { didSet { fitContent() } }

  /// Takes the areas beyond the edges out of the content's safe area. A floating layer has no safe area of its own.
  private func coverContent() {
    guard let controller = content?.controller, controller.barInsets != outsets else { return }
    controller.barInsets = outsets
  }

  private func fitContent() {
    // An animator may have moved the content elsewhere.
    let box = bounds.inset(
      by: UIEdgeInsets(top: -outsets.top, left: -outsets.left, bottom: -outsets.bottom, right: -outsets.right))
    guard let content, content.frame != box, content.superview === self else { return }
    content.frame = box
  }
}

extension UIView {
  /// Whether the engine sets the view's frame, because the view fills a wrapper that fills a layer.
  final var isFitted: Bool {
    guard let wrapper = superview as? WrapperView else { return false }
    return wrapper.place != nil && wrapper.content === self && wrapper.outsets == .zero
  }
}
