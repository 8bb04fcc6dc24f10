// SPDX-License-Identifier: Apache-2.0

// Closures as actions. This is not Apple's API.

/// An action of a recognizer, which `removeAction` removes.
@preconcurrency @MainActor public final class GestureAction: NSObject {
  let handler: (UIGestureRecognizer) -> Void
  /// The target that receives the action, or `nil` for an action without a target.
  let target: ActionTarget?

  init(_ target: ActionTarget?, _ handler: @escaping (UIGestureRecognizer) -> Void) {
    self.handler = handler
    self.target = target
    super.init()
  }
}

extension UIGestureRecognizer {
  /// Not Apple's API: creates a recognizer with an action.
  public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Not Apple's API: adds a closure that is called when the gesture is recognized, and at each change of a continuous
  /// gesture. The recognizer keeps the closure's captures alive.
  @discardableResult
  public final func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) -> GestureAction {
    let made = GestureAction(nil, action)
    actions.append(made)
    return made
  }

  /// Not Apple's API: removes an action that `addAction` added.
  public final func removeAction(_ action: GestureAction) {
    actions.removeAll { $0 === action }
  }
}

extension UIView {
  /// The recognizers that watch this view, or `nil` if there are none. They include the drag of the sheet that presents
  /// this view.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let all = recognizers + (sheetDrag.map { [$0 as UIGestureRecognizer] } ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      let wanted = newValue ?? []
      for old in recognizers where !wanted.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
      for new in wanted where !new.isDriven { addGestureRecognizer(new) }
    }
  }

  /// Attaches a recognizer to the view, so that it watches the view and its descendants. Detaches it from the view that
  /// it watched before.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self, !gestureRecognizer.isDriven else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    if gestureRecognizer.takesTwoFingers { setNeedsShow() }
  }

  /// Detaches a recognizer from the view and cancels its gesture if one is under way. Does nothing if the recognizer
  /// watches another view.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    gestureRecognizer.arena?.disable(gestureRecognizer)
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The recognizer for the drag of the sheet that presents this view.
  private final var sheetDrag: UIPanGestureRecognizer? {
    guard let sheet = presentationThatMovesIt?.active as? UISheetPresentationController else { return nil }
    return sheet.dragRecognizer
  }

  private final var presentationThatMovesIt: Presentation? {
    if let wrapper = self as? WrapperView { return wrapper.presentation }
    guard place != nil, let session = window?.session else { return nil }
    return session.presentations.first { $0.presentedView === self }
  }
}
