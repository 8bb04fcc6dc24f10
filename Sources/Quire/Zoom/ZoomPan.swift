import SheetEngine

/// A finger that pulls a zoomed view down. It goes before scrollers that have nothing to scroll back.
@MainActor final class ZoomPan: UIPanGestureRecognizer {
  /// Asked at a first move that goes down; told whether the scrollers under the finger leave it.
  var mayTake: ((ZoomPan, _ isFree: Bool) -> Bool)?

  /// Whether it has the finger, whose first move this is.
  func takes(_ way: (x: CGFloat, y: CGFloat), from scrollers: [Scroller]) -> Bool {
    guard way.y > way.x.magnitude else { return false }
    let isFree = scrollers.allSatisfy { $0.range.dy <= 0 || $0.offset.dy <= 0 && !$0.hasRefreshControl }
    return mayTake?(self, isFree) ?? isFree
  }
}

extension ZoomTransition {
  func addPan(to stage: UIView) {
    let pan = ZoomPan()
    pan.maximumNumberOfTouches = 1
    pan.mayTake = { [me = Weak(self)] pan, isFree in me.wrappedValue?.mayTake(pan, isFree: isFree) ?? false }
    pan.addAction { [me = Weak(self)] recognizer in
      guard let zoom = me.wrappedValue, let pan = recognizer as? ZoomPan else { return }
      zoom.follow(pan)
    }
    stage.addGestureRecognizer(pan)
  }

  private func mayTake(_ pan: ZoomPan, isFree: Bool) -> Bool {
    guard let presentation, presentation.shown.madePresentation == nil else { return false }
    let view = presentation.presented.viewIfLoaded
    let speed = pan.velocity(in: view)
    let context = UIViewController.Transition.ZoomOptions.InteractionContext(
      location: pan.location(in: view), velocity: CGVector(dx: speed.x, dy: speed.y), willBegin: isFree)
    guard settings.options.interactiveDismissShouldBegin?(context) ?? isFree else { return false }
    if presentation.stage == .dismissing { return true }
    return presentation.userMayDismiss()
  }

  private func follow(_ pan: ZoomPan) {
    guard let container = presentation?.containerView else { return }
    let way = pan.translation(in: container)
    switch pan.state {
    case .began:
      let place = pan.location(in: container)
      takeUp(at: CGPoint(x: place.x - way.x, y: place.y - way.y))
      carry(way)
    case .changed: carry(way)
    case .ended, .cancelled: letGo(with: pan.velocity(in: container), isCancelled: pan.state == .cancelled)
    case .possible, .failed: break
    }
  }
}
