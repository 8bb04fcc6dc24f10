// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Pushes that grow out of a view, and pops that shrink into one.
extension UINavigationController {
  /// Puts a rig around the view of a controller that may zoom, and returns the view that represents it in this one. The
  /// root has no source to grow out of.
  func prepareZoom(of controller: UIViewController) -> UIView? {
    if let flight = controller.navigationZoom {
      flight.rig?.place(view.bounds)
      return flight.rig?.stage
    }
    guard controller !== row.first, let settings = controller.preferredTransition?.zoom else { return nil }
    let flight = ZoomFlight(settings, of: controller)
    controller.navigationZoom = flight
    flight.makeRig(around: controller.view, in: view, frame: view.bounds, hasBackdrop: false)
    guard let stage = flight.rig?.stage else { return nil }
    let pan = ZoomPan()
    pan.mayClaim = { [me = Weak(self), flight = Weak(flight)] pan, isFree in
      guard let navigation = me.wrappedValue, let flight = flight.wrappedValue, navigation.gives(flight) else {
        return false
      }
      return flight.mayClaim(pan, isFree: isFree)
    }
    pan.addAction { [me = Weak(self)] recognizer in
      guard let navigation = me.wrappedValue, let pan = recognizer as? ZoomPan else { return }
      navigation.follow(pan)
    }
    stage.addGestureRecognizer(pan)
    return stage
  }

  /// Zooms if that is wanted and there is a source; returns whether it does.
  func startZoom(_ transition: NavigationTransition, isBack: Bool, _ timing: Timing) -> Bool {
    guard let session = view.window?.session, let old = transition.old, !UIAccessibility.prefersCrossFadeTransitions
    else { return false }
    let zoomed = isBack ? old : transition.new
    guard let flight = zoomed.navigationZoom, let rig = flight.rig, rig.stage.superview === view else { return false }
    let hasSource = flight.findSource(from: isBack ? transition.new : old)
    guard hasSource || transition.isSwipe else { return false }
    transition.flight = flight
    UIView.performWithoutAnimation { flight.makeBackdrop() }
    if let grip = transition.grip {
      flight.beginDrag(at: grip.place, isSideways: grip.isSideways, isFlying: false, in: session)
      return true
    }
    UIView.performWithoutAnimation { navigationBar.fadesIn = true }
    UIView.animate(with: timing) { navigationBar.fadesIn = false }
    let duration = isBack ? flight.depart(with: nil, in: session) : flight.arrive(in: session)
    finish(transition, after: duration, in: session)
    return true
  }

  /// Whether a finger may take a zoomed view, at rest or in flight.
  private func gives(_ flight: ZoomFlight) -> Bool {
    transition.map { $0.flight === flight } ?? (topViewController === flight.zoomed)
  }

  private func follow(_ pan: ZoomPan) {
    switch pan.state {
    case .began:
      catchZoom(at: pan.start(in: view))
      _ = carryZoom(pan)
    case .changed: _ = carryZoom(pan)
    case .ended, .cancelled: letGoZoom(pan)
    case .possible, .failed: break
    }
  }

  /// A finger takes the top controller, or the one that is leaving. A push is never reversed: it is ended, and a pop
  /// begins where the view is.
  private func catchZoom(at start: CGPoint) {
    guard let transition, let flight = transition.flight, flight.zoomed !== topViewController,
      let session = view.window?.session
    else {
      return beginSwipe(SwipeGrip(place: start, isSideways: false))
    }
    if let ending = transition.ending { session.unschedule(ending) }
    flight.beginDrag(at: start, isSideways: false, isFlying: true, in: session)
    transition.catchInFlight()
  }

  /// Makes a zoomed view follow a finger; returns whether there is one.
  func carryZoom(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let transition, transition.isSwipe, let flight = transition.flight else { return false }
    transition.follow(Double(flight.carry(pan.translation(in: view))))
    return true
  }

  func letGoZoom(_ pan: UIPanGestureRecognizer) {
    guard let transition, transition.isSwipe, let flight = transition.flight, let session = view.window?.session else {
      return
    }
    let finger = pan.velocity(in: view)
    let pops = pan.state != .cancelled && flight.leaves(with: finger, in: session)
    if !pops { restoreRow(after: transition) }
    let along = transition.letGo(pops: pops, velocity: 0, spring: session.tuning.spring, at: session.clock)
    let own = pops ? flight.depart(with: finger, in: session) : flight.comeBack(with: finger, in: session)
    finish(transition, after: max(along, own), in: session)
  }
}

extension UIViewController {
  /// Removes its view from the navigation controller's, with the rig around it.
  func leaveNavigationView() {
    (navigationZoom?.rig?.stage ?? viewIfLoaded)?.removeFromSuperview()
    navigationItem.searchRole?.contentLeft()
  }

  /// It has left the row: removes the rig from its view.
  func endNavigationZoom() {
    guard let flight = navigationZoom else { return }
    navigationZoom = nil
    let view = flight.rig?.content
    flight.end()
    view?.removeFromSuperview()
  }
}
