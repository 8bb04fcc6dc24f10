// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The views around a zoomed view that animate it. They stay around it for as long as it is shown, because a view that
/// is moved in the tree loses its scroll offset.
///
/// Only transforms and opacity are animated. Four nested boxes clip the visible part. Each has one round corner where
/// it clips, and extends far outside on the other sides. The movement of the boxes is undone for the view inside them.
@MainActor final class ZoomRig: NSObject {
  /// The box with the view's frame at home, which is moved and scaled.
  let stage = UIView()
  let cutters = [UIView(), UIView(), UIView(), UIView()]
  /// The box that contains the view.
  private let holder = UIView()
  let content: UIView
  /// A picture of the source, over the view.
  private var picture: UIView?
  /// The view that the picture shows.
  @Weak private var pictured: UIView?
  private(set) var pose: ZoomPose?

  /// Creates the rig and adds the view to the container, at a frame there.
  init(_ content: UIView, in container: UIView, frame: CGRect) {
    self.content = content
    super.init()
    var outer = stage
    for cutter in cutters {
      outer.addSubview(cutter)
      outer = cutter
    }
    outer.addSubview(holder)
    holder.addSubview(content)
    container.addSubview(stage)
    // The boxes extend far beyond the visible part; only the innermost result is visible.
    for view in [stage] + cutters.dropLast() { view.passesTouches = true }
    place(frame)
  }

  /// Sets the home of the view, a frame in the container. In flight it is the target.
  func place(_ frame: CGRect) {
    guard stage.frame != frame || content.frame.size != frame.size else { return }
    let size = frame.size
    let margin = max(size.width, size.height)
    stage.frame = frame
    // From the outermost box in, each box clips one corner: top left, top right, bottom left, bottom right.
    let box = CGSize(width: size.width + margin, height: size.height + margin)
    let origins = [
      CGPoint.zero, CGPoint(x: -margin, y: 0), CGPoint(x: 0, y: -margin), CGPoint(x: -margin, y: -margin),
    ]
    var outer = CGPoint.zero
    for (cutter, origin) in zip(cutters, origins) {
      cutter.frame = CGRect(origin: CGPoint(x: origin.x - outer.x, y: origin.y - outer.y), size: box)
      outer = origin
    }
    holder.frame = CGRect(origin: CGPoint(x: margin, y: margin), size: size)
    content.frame = holder.bounds
  }

  /// The time at which four fifths of the motion are complete, in seconds.
  private static let nearlyHome = 0.16

  // MARK: Poses

  /// Whether the rig clips with round corners.
  private(set) var isCut = false

  /// Begins to clip with round corners.
  func cut(_ geometry: ZoomGeometry) {
    isCut = true
    for cutter in cutters {
      cutter.layer.cornerRadius = geometry.radius
      cutter.clipsToBounds = true
    }
    if pose == nil { show(geometry.home) }
  }

  /// Restores the view at home, without clipping and transforms.
  func restore() {
    isCut = false
    pose = nil
    picture?.removeFromSuperview()
    picture = nil
    stage.transform = .identity
    for view in cutters + [holder] { view.transform = .identity }
    for cutter in cutters {
      cutter.clipsToBounds = false
      cutter.layer.cornerRadius = 0
    }
    stage.alpha = 1
    holder.alpha = 1
  }

  func show(_ pose: ZoomPose) {
    self.pose = pose
    stage.transform = CGAffineTransform(
      a: pose.scale, b: 0, c: 0, d: pose.scale, tx: pose.offset.x, ty: pose.offset.y)
    showPart(pose)
  }

  private func showPart(_ pose: ZoomPose) {
    let size = stage.bounds.size
    let part = pose.visible
    let left = part.minX - pose.slide
    let top = part.minY - pose.slide
    let right = part.maxX - size.width + pose.slide
    let bottom = part.maxY - size.height + pose.slide
    var outer = CGPoint.zero
    let moves = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom),
    ]
    for (cutter, move) in zip(cutters, moves) {
      cutter.transform = CGAffineTransform(translationX: move.x - outer.x, y: move.y - outer.y)
      outer = move
    }
    holder.transform = CGAffineTransform(translationX: -outer.x, y: -outer.y)
    guard let picture else { return }
    let scale = picture.transform.a
    picture.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -outer.x, ty: -outer.y)
  }

  /// Moves the view to a pose on a spring, with an initial velocity. Returns the duration.
  func move(
    to pose: ZoomPose, velocity: (x: CGFloat, y: CGFloat, scale: CGFloat)?, spring: Spring, at now: Seconds
  ) -> Seconds {
    let old = self.pose ?? pose
    self.pose = pose
    guard UIView.areAnimationsEnabled else {
      show(pose)
      return 0
    }
    var duration = 0.0
    func run(_ speed: CGFloat, from: CGFloat, to: CGFloat, least: CGFloat, _ changes: () -> Void) {
      let way = to - from
      let relative = way.magnitude >= least ? Double(speed / way) : 0
      let timing = Timing(spring, velocity: relative)
      duration = max(duration, timing.duration)
      ViewTransaction.run(ViewTransaction(timing, start: now), changes)
    }
    run(velocity?.x ?? 0, from: old.offset.x, to: pose.offset.x, least: 0.5) { stage.transform.tx = pose.offset.x }
    run(velocity?.y ?? 0, from: old.offset.y, to: pose.offset.y, least: 0.5) { stage.transform.ty = pose.offset.y }
    run(velocity?.scale ?? 0, from: old.scale, to: pose.scale, least: 0.002) {
      stage.transform.a = pose.scale
      stage.transform.d = pose.scale
    }
    var part = pose
    part.slide = old.slide
    run(0, from: 0, to: 1, least: 1) { showPart(part) }
    // The corners are fully round for as long as they are visible. They appear immediately, and disappear when the view
    // is nearly at home.
    let goes = pose.slide > old.slide
    let rounding = ViewTransaction(
      Timing(.easeInOut, duration: goes ? 0.2 : 0.08), start: now + (goes ? ZoomRig.nearlyHome : 0))
    ViewTransaction.run(rounding) { showPart(pose) }
    return max(duration, rounding.end - now)
  }

  // MARK: The source's picture

  /// Creates a picture of a source for a pose. An existing picture of that source is kept.
  func picture(_ source: UIView, in pose: ZoomPose, alpha: CGFloat) {
    guard pictured !== source || picture == nil else { return }
    picture?.removeFromSuperview()
    guard let made = source.snapshotView(afterScreenUpdates: false), let inside = holder.superview else { return }
    let scale = pose.visible.width / max(made.bounds.width, 1)
    made.center = CGPoint(
      x: holder.frame.minX + pose.visible.midX, y: holder.frame.minY + pose.visible.midY)
    made.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: holder.transform.tx, ty: holder.transform.ty)
    made.alpha = alpha
    inside.addSubview(made)
    picture = made
    pictured = source
  }

  /// Cross-fades from the source's picture to the view, quickly if the picture differs from the view, as a button's
  /// title does.
  func fadeIn(quickly isQuick: Bool) {
    // The view appears first, so that nothing behind shows through both.
    UIView.animate(with: Timing(.easeOut, duration: 0.04)) { holder.alpha = 1 }
    UIView.animate(with: Timing(.easeInOut, duration: isQuick ? 0.08 : 0.14)) { picture?.alpha = 0 }
  }

  /// Fades from the view to the source's picture, or to nothing.
  func fadeOut() {
    UIView.animate(with: Timing(.easeInOut, duration: 0.2), delay: 0.1) { picture?.alpha = 1 }
    let delay = picture == nil ? 0 : 0.28
    UIView.animate(with: Timing(.easeInOut, duration: 0.16), delay: delay) { holder.alpha = 0 }
  }

  func hideContent() {
    holder.alpha = 0
  }
}
