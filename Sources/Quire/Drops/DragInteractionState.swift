// SPDX-License-Identifier: Apache-2.0

/// The drag of an interaction's items. A long press lifts them, and the finger carries them.
@MainActor final class DragInteractionState: NSObject, UIGestureRecognizerDelegate {
  /// The scale of the lifted image, and the duration of the animation with which it returns or disappears, in seconds.
  /// Decisions.
  private static let (growth, time): (CGFloat, TimeInterval) = (1.1, 0.25)

  @Weak private var interaction: UIDragInteraction?
  let press = UILongPressGestureRecognizer()
  private var session: DragSession?
  private var tracking: DropTracking?
  private var picture: UIView?
  private var hasMoved = false

  init(_ interaction: UIDragInteraction) {
    super.init()
    self.interaction = interaction
    press.delegate = self
    press.addAction { [me = Weak(self)] press in me.wrappedValue?.follow(press) }
  }

  /// Called when the long press has lasted long enough. Without items, it is not recognized.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let delegate = interaction.delegate, let window = interaction.view?.window else {
      return false
    }
    let made = DragSession([], in: window)
    made.point = press.location(in: nil)
    made.items = delegate.dragInteraction(interaction, itemsForBeginning: made)
    session = made.items.isEmpty ? nil : made
    return session != nil
  }

  private func follow(_ press: UIGestureRecognizer) {
    guard let interaction, let session else { return }
    switch press.state {
    case .began: begin(session, interaction)
    case .changed:
      session.point = press.location(in: nil)
      if !hasMoved { interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session) }
      hasMoved = true
      interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
      move(to: session.point)
    case .ended: end(session, interaction, isDropped: true)
    case .cancelled, .failed: end(session, interaction, isDropped: false)
    case .possible: break
    }
  }

  private func begin(_ session: DragSession, _ interaction: UIDragInteraction) {
    hasMoved = false
    session.allowsMoveOperation =
      interaction.delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
    let drop = DropSession(session.items, in: session.window)
    drop.localDragSession = session
    drop.allowsMoveOperation = session.allowsMoveOperation
    tracking = DropTracking(drop)
    picture = interaction.view?.snapshotView(afterScreenUpdates: false)
    move(to: session.point)
    UIView.animate(withDuration: DragInteractionState.time) { [picture] in
      picture?.transform = CGAffineTransform(scaleX: DragInteractionState.growth, y: DragInteractionState.growth)
    }
  }

  private func move(to point: CGPoint) {
    guard let running = session?.window?.session else { return }
    let (view, layer) = running.topView(at: point)
    tracking?.move(to: point, over: view)
    guard let picture, let layer else { return }
    if picture.superview !== layer { layer.addSubview(picture) }
    picture.center = layer.convert(point, from: nil)
  }

  private func end(_ session: DragSession, _ interaction: UIDragInteraction, isDropped: Bool) {
    let (delegate, tracking, picture) = (interaction.delegate, tracking, picture)
    self.session = nil
    self.tracking = nil
    self.picture = nil
    let operation = isDropped ? tracking?.operation ?? .cancel : .cancel
    let isTaken = operation.answer.isTaken
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    if isTaken { tracking?.drop() } else { tracking?.cancel() }
    UIView.animate(
      withDuration: DragInteractionState.time,
      animations: {
        picture?.transform = .identity
        if isTaken { picture?.alpha = 0 }
        guard !isTaken, let picture, let layer = picture.superview, let source = interaction.view else { return }
        picture.center = layer.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), from: source)
      },
      completion: { _ in
        picture?.removeFromSuperview()
        delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
        if isTaken { delegate?.dragInteraction(interaction, sessionDidTransferItems: session) }
      })
  }
}

extension Session {
  /// Returns the view at a point of the window in the topmost layer that receives touches there, and the view that
  /// fills the layer.
  fileprivate func topView(at point: CGPoint) -> (view: UIView?, layer: UIView?) {
    for presentation in presentations.reversed() where !presentation.place.isInert {
      let layer = presentation.shownView
      if let found = layer.hitTest(layer.convert(point, from: nil), with: nil) { return (found, layer) }
    }
    guard !rootPlace.isInert, let layer = window.rootViewController?.viewIfLoaded else { return (nil, nil) }
    return (layer.hitTest(layer.convert(point, from: nil), with: nil), layer)
  }
}
