// SPDX-License-Identifier: Apache-2.0

/// An interaction that opens a context menu when the user presses a view for half a second.
///
/// The menu is a popover next to the view, or at the finger if the view is large. A preview is shown above the menu's
/// rows.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  private final var press: ContextMenuPress?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The delegate, which provides the menu. Held weakly.
  @Weak public final private(set) var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction is attached to, or `nil`.
  @Weak public final private(set) var view: UIView?
  /// The configuration of the open menu, or `nil`.
  private final var configuration: UIContextMenuConfiguration?

  /// Stops observing touches on the previous view. Overrides must call `super`.
  open func willMove(to view: UIView?) {
    if let press { self.view?.removeGestureRecognizer(press.recognizer) }
    press = nil
  }

  /// Starts observing touches on the new view. Overrides must call `super`.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = ContextMenuPress(self)
    view.addGestureRecognizer(press.recognizer)
    self.press = press
  }

  /// Returns the location of the latest press, in the coordinates of a view, or of the window if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint { press?.recognizer.location(in: view) ?? .zero }

  /// Closes the menu if it is open.
  open func dismissMenu() {
    configuration?.controller?.dismiss(animated: true)
  }

  /// Replaces the open menu. The closure receives the current menu. Does nothing if the menu is closed.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    configuration?.controller?.update(block)
  }

  /// Requests a configuration from the delegate. Returns `false` if the delegate returns `nil`.
  final func prepares(at point: CGPoint) -> Bool {
    configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    return configuration != nil
  }

  final func open(at point: CGPoint) {
    guard let view, let configuration else { return }
    let me = Weak(self)
    configuration.open(
      configuration,
      ContextMenuPlace(view: view, point: point) { event in
        guard let me = me.wrappedValue else { return }
        switch event {
        case .willDisplay(let animator):
          me.delegate?.contextMenuInteraction(me, willDisplayMenuFor: configuration, animator: animator)
        case .willEnd(let animator):
          me.delegate?.contextMenuInteraction(me, willEndFor: configuration, animator: animator)
        case .performsPreviewAction(let animator):
          me.delegate?.contextMenuInteraction(
            me, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
      })
  }
}

/// The long press that opens an interaction's menu.
@MainActor final class ContextMenuPress: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UILongPressGestureRecognizer()
  @Weak private var interaction: UIContextMenuInteraction?

  init(_ interaction: UIContextMenuInteraction) {
    super.init()
    self.interaction = interaction
    recognizer.delegate = self
    recognizer.addAction { [me = Weak(self)] press in
      guard press.state == .began, let interaction = me.wrappedValue?.interaction else { return }
      interaction.open(at: press.location(in: interaction.view))
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction else { return false }
    return interaction.prepares(at: gestureRecognizer.location(in: interaction.view))
  }
}
