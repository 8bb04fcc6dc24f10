// SPDX-License-Identifier: Apache-2.0

/// The view that a sheet or a popover is moved by: its `presentedView`.
///
/// It holds the view of the controller that shows, which fills it from its top left corner. There is one for each
/// presentation, kept through every style, so that adapting moves nothing of the content to another place in the tree.
@MainActor final class WrapperView: UIView {
  @Weak private(set) var presentation: Presentation?
  /// The controller's view, while it is in here; until the presentation ends also after an animator has taken it out.
  private(set) var content: UIView?

  init(of presentation: Presentation) {
    super.init(frame: .zero)
    self.presentation = presentation
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a controller's view in, behind what an app has added, and gives up the one before.
  func hold(_ view: UIView) {
    guard view !== content || view.superview !== self else { return }
    // Before it has a place, the content has the size that it was made with.
    if frame.size == .zero { frame.size = view.frame.size }
    if let content, content !== view, content.superview === self { content.removeFromSuperview() }
    insertSubview(view, at: 0)
    content = view
    fitContent()
  }

  override var frame: CGRect { didSet { fitContent() } }
  override var bounds: CGRect { didSet { fitContent() } }

  private func fitContent() {
    // An animator may have taken it out.
    guard let content, content.frame != bounds, content.superview === self else { return }
    content.frame = bounds
  }
}

extension UIView {
  /// Whether its box is the engine's, because it fills the wrapper that fills a layer.
  final var isFitted: Bool {
    guard let wrapper = superview as? WrapperView else { return false }
    return wrapper.place != nil && wrapper.content === self
  }
}
