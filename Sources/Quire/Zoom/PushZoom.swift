// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A push that zooms out of a view, and a pop that zooms back into one.
@MainActor final class PushZoom: NavigationZoom {
  let flight: ZoomSession

  init(_ settings: ZoomSettings, of zoomed: UIViewController, in navigation: UINavigationController) {
    flight = ZoomSession(settings, of: zoomed)
    super.init(of: zoomed)
    let frame = navigation.view.bounds
    flight.makeRig(around: zoomed.view, in: navigation.view, frame: frame, hasBackdrop: false)
    let pan = ZoomPan()
    pan.mayClaim = { [me = Weak(self), navigation = Weak(navigation)] pan, isFree in
      guard let zoom = me.wrappedValue, let navigation = navigation.wrappedValue, zoom.isFree(in: navigation) else {
        return false
      }
      return zoom.flight.mayClaim(pan, isFree: isFree)
    }
    pan.addAction { [me = Weak(self), navigation = Weak(navigation)] recognizer in
      guard let navigation = navigation.wrappedValue, let pan = recognizer as? ZoomPan else { return }
      me.wrappedValue?.follow(pan, in: navigation)
    }
    stage?.addGestureRecognizer(pan)
  }

  override var stage: UIView? { flight.rig?.stage }
  override func place(_ frame: CGRect) { flight.rig?.place(frame) }
  override func land() { flight.land(fadingSource: false) }
  override func removeBackdrop() { flight.removeBackdrop() }

  override func end() {
    let view = flight.rig?.content
    flight.end()
    view?.removeFromSuperview()
  }

  override func start(
    _ transition: NavigationTransition, isBack: Bool, _ timing: Timing, in navigation: UINavigationController
  ) -> Bool {
    guard let session = navigation.view.window?.session else { return false }
    let hasSource = flight.findSource(from: isBack ? transition.new : transition.old)
    guard hasSource || transition.isSwipe else { return false }
    transition.zoom = self
    UIView.performWithoutAnimation { flight.makeBackdrop() }
    if let grip = transition.grip {
      flight.beginDrag(at: grip.place, isSideways: grip.isSideways, isFlying: false, in: session)
      return true
    }
    let bar = navigation.navigationBar
    UIView.performWithoutAnimation { bar.fadesIn = true }
    UIView.animate(with: timing) { bar.fadesIn = false }
    let duration = isBack ? flight.depart(with: nil, in: session) : flight.arrive(in: session)
    navigation.finish(transition, after: duration, in: session)
    return true
  }

  // MARK: Drags

  /// Returns whether a finger may take the zoomed view, at rest or in flight.
  private func isFree(in navigation: UINavigationController) -> Bool {
    navigation.transition.map { $0.zoom === self } ?? (navigation.topViewController === zoomed)
  }

  private func follow(_ pan: ZoomPan, in navigation: UINavigationController) {
    if pan.state == .began { take(at: pan.start(in: navigation.view), in: navigation) }
    // The transition that the finger began, or caught.
    guard let transition = navigation.transition, let zoom = transition.zoom else { return }
    switch pan.state {
    case .began, .changed: zoom.carry(pan, transition, in: navigation)
    case .ended, .cancelled: zoom.letGo(pan, transition, in: navigation)
    case .possible, .failed: break
    }
  }

  /// Begins a drag of the top controller, or of the one that is leaving. A push is never reversed: it ends, and a pop
  /// begins at the view's current position.
  private func take(at start: CGPoint, in navigation: UINavigationController) {
    guard let transition = navigation.transition, let zoom = transition.zoom as? PushZoom,
      zoom.zoomed !== navigation.topViewController, let session = navigation.view.window?.session
    else {
      return navigation.beginSwipe(SwipeGrip(place: start, isSideways: false))
    }
    if let ending = transition.ending { session.unschedule(ending) }
    zoom.flight.beginDrag(at: start, isSideways: false, isFlying: true, in: session)
    transition.catchInFlight()
  }

  override func carry(
    _ pan: UIPanGestureRecognizer, _ transition: NavigationTransition, in navigation: UINavigationController
  ) {
    guard transition.isSwipe else { return }
    transition.follow(Double(flight.carry(pan.translation(in: navigation.view))))
  }

  override func letGo(
    _ pan: UIPanGestureRecognizer, _ transition: NavigationTransition, in navigation: UINavigationController
  ) {
    guard transition.isSwipe, let session = navigation.view.window?.session else { return }
    let finger = pan.velocity(in: navigation.view)
    let pops = pan.state != .cancelled && flight.leaves(with: finger, in: session)
    if !pops { navigation.restoreRow(after: transition) }
    let along = transition.letGo(pops: pops, velocity: 0, spring: session.tuning.spring, at: session.clock)
    let own = pops ? flight.depart(with: finger, in: session) : flight.comeBack(with: finger, in: session)
    navigation.finish(transition, after: max(along, own), in: session)
  }
}
