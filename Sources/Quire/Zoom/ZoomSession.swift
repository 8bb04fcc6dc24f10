// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// One zoomed view: the rig around it, its source, and the backdrop behind it. The owner of the transition starts the
/// motions, and receives their durations.
@MainActor final class ZoomSession: NSObject {
  let settings: ZoomSettings
  @Weak private(set) var zoomed: UIViewController?
  private(set) var rig: ZoomRig?
  /// The view that the zoomed view grows out of or shrinks into, during the motion.
  @Weak private(set) var source: UIView?
  private var backdrop: [UIView] = []
  /// The drag of the finger that holds the view.
  private(set) var drag: ZoomDrag?
  private var translation = CGPoint.zero

  init(_ settings: ZoomSettings, of zoomed: UIViewController) {
    self.settings = settings
    super.init()
    self.zoomed = zoomed
  }

  // MARK: The source

  /// Looks up the source of the next motion. Returns whether there is one.
  func findSource(from other: UIViewController?) -> Bool {
    guard let zoomed, let other else { return false }
    let found = settings.view(from: other, to: zoomed)
    if found !== source { showSource() }
    source = found
    return found != nil
  }

  /// Makes the source visible again.
  func showSource(fading: Bool = false) {
    guard let source, source.isAway else { return }
    source.isAway = false
    guard fading, let session = source.window?.session else { return }
    // The app's own alpha does not change; only the visible alpha rises to it.
    var missing = ViewPose.zero
    missing.alpha = -Double(source.alpha)
    ViewTransaction.run(ViewTransaction(Timing(.easeInOut, duration: 0.2), start: session.clock)) {
      source.capture(missing)
    }
  }

  // MARK: The rig

  /// Adds the rig around a view, in front of its container's views and, if requested, over a backdrop.
  func makeRig(around content: UIView, in container: UIView, frame: CGRect, hasBackdrop: Bool) {
    guard rig == nil else { return }
    UIView.performWithoutAnimation {
      rig = ZoomRig(content, in: container, frame: frame)
      if hasBackdrop { makeBackdrop() }
    }
  }

  /// Adds the backdrop directly behind the rig.
  func makeBackdrop() {
    guard backdrop.isEmpty, let stage = rig?.stage, let container = stage.superview else { return }
    let dimming = UIView()
    dimming.backgroundColor = settings.options.dimmingColor ?? .sheetDimming
    backdrop = settings.options.dimmingVisualEffect.map { [UIVisualEffectView(effect: $0), dimming] } ?? [dimming]
    for view in backdrop {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      container.insertSubview(view, belowSubview: stage)
    }
  }

  /// Hides the backdrop behind a view that covers the screen, where it would not be visible but its blur would still
  /// cost time.
  func hideBackdrop(_ isHidden: Bool) {
    for view in backdrop { view.isHidden = isHidden }
  }

  func removeBackdrop() {
    for view in backdrop { view.removeFromSuperview() }
    backdrop.removeAll()
  }

  private func geometry(_ rig: ZoomRig) -> ZoomGeometry {
    let frame = rig.stage.frame
    guard let zoomed, let source, source.window != nil, let container = rig.stage.superview else {
      return ZoomGeometry(frame: frame)
    }
    let alignment = settings.options.alignmentRectProvider.flatMap { provider in
      provider(UIViewController.Transition.ZoomOptions.AlignmentRectContext(source: source, zoomed: zoomed))
    }
    return ZoomGeometry(
      frame: frame, source: source.convert(source.bounds, to: container),
      alignment: alignment.map { rig.content.convert($0, from: zoomed.view) },
      sourceRadius: settings.cornerRadius(of: source))
  }

  // MARK: Motions

  /// Zooms the view out of the source. Returns the duration.
  func arrive(in session: Session) -> Seconds {
    guard let rig else { return 0 }
    UIView.performWithoutAnimation { rig.stage.layoutUntilDone() }
    let geometry = geometry(rig)
    UIView.performWithoutAnimation {
      rig.cut(geometry)
      rig.show(geometry.source)
      if let source { rig.picture(source, in: geometry.source, alpha: 1) }
      rig.hideContent()
      for view in backdrop { view.alpha = 0 }
    }
    source?.isAway = true
    rig.fadeIn(quickly: settings.isBarButtonItem)
    dim(1, in: session)
    return rig.move(to: geometry.home, velocity: nil, spring: session.tuning.spring, at: session.clock)
  }

  /// Zooms the view back into the source, with the finger's velocity in points per second if a finger lets go. Returns
  /// the duration.
  func depart(with finger: CGPoint?, in session: Session) -> Seconds {
    guard let rig else { return 0 }
    hideBackdrop(false)
    let geometry = drag?.geometry ?? geometry(rig)
    UIView.performWithoutAnimation {
      rig.cut(geometry)
      if let source { rig.picture(source, in: geometry.source, alpha: 0) }
    }
    source?.isAway = true
    var target = geometry.source
    if source == nil, let pose = rig.pose {
      // Without a source, the view fades in place and becomes a little smaller.
      target = pose
      target.scale *= 0.85
    }
    rig.fadeOut()
    dim(0, in: session)
    let velocity = finger.flatMap { finger in drag?.velocity(translation, finger: finger) }
    return rig.move(to: target, velocity: velocity, spring: session.tuning.spring, at: session.clock)
  }

  /// Moves the view back to its position at rest after a canceled drag, with the finger's velocity in points per
  /// second. Returns the duration.
  func comeBack(with finger: CGPoint, in session: Session) -> Seconds {
    guard let rig, let drag else { return 0 }
    dim(1, in: session)
    return rig.move(
      to: drag.geometry.home, velocity: drag.velocity(translation, finger: finger), spring: session.tuning.spring,
      at: session.clock)
  }

  private func dim(_ alpha: CGFloat, in session: Session) {
    UIView.animate(with: Timing(session.tuning.spring)) {
      for view in backdrop { view.alpha = alpha }
    }
  }

  // MARK: Drags

  /// Begins a drag of the view at its current position. `start` is in the container's coordinates. A view in flight
  /// moves to the finger.
  func beginDrag(at start: CGPoint, isSideways: Bool, isFlying: Bool, in session: Session) {
    guard let rig else { return }
    let frame = rig.stage.frame
    let geometry = geometry(rig)
    let drag = ZoomDrag(
      geometry: geometry, size: frame.size, grip: CGPoint(x: start.x - frame.midX, y: start.y - frame.midY),
      isSideways: isSideways)
    self.drag = drag
    translation = .zero
    hideBackdrop(false)
    source?.isAway = true
    UIView.performWithoutAnimation { rig.cut(geometry) }
    guard isFlying else { return }
    rig.fadeIn(quickly: settings.isBarButtonItem)
    dim(1, in: session)
    _ = rig.move(to: drag.pose(.zero), velocity: nil, spring: session.tuning.spring, at: session.clock)
  }

  /// Moves the view with the finger. Returns the fraction of the dismissal, 0...1.
  func carry(_ translation: CGPoint) -> CGFloat {
    guard let drag, let rig else { return 0 }
    self.translation = translation
    let distance = min(drag.distance(translation), 1)
    UIView.performWithoutAnimation {
      rig.show(drag.pose(translation))
      for view in backdrop { view.alpha = 1 - distance }
    }
    return distance
  }

  /// Returns whether the view is dismissed if the finger lets go with a velocity in points per second.
  func leaves(with finger: CGPoint, in session: Session) -> Bool {
    let projection = Projection(decelerationRate: session.tuning.decelerationRate)
    return drag?.leaves(translation, finger: finger, projection) ?? false
  }

  // MARK: Ending

  /// Ends the motion at home.
  func land(fadingSource: Bool) {
    drag = nil
    rig?.restore()
    showSource(fading: fadingSource)
  }

  /// Ends the zoom. The view leaves the rig, or is removed with it.
  func end() {
    drag = nil
    showSource()
    removeBackdrop()
    rig?.stage.removeFromSuperview()
    rig = nil
  }

  /// Returns whether the app's options allow a finger to begin a drag.
  func mayClaim(_ pan: ZoomPan, isFree: Bool) -> Bool {
    let view = zoomed?.viewIfLoaded
    let speed = pan.velocity(in: view)
    let context = UIViewController.Transition.ZoomOptions.InteractionContext(
      location: pan.location(in: view), velocity: CGVector(dx: speed.x, dy: speed.y), willBegin: isFree)
    return settings.options.interactiveDismissShouldBegin?(context) ?? isFree
  }
}
