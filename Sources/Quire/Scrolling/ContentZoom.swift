// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// Scales the view that the scroll view's delegate provides.
@MainActor final class ContentZoom: ScrollScaler {
  /// The distance that two fingers may scale beyond a limit, in powers of two. A decision.
  private static let reach = 1.0

  @Weak private var scroll: UIScrollView?
  private(set) var least: CGFloat = 1
  private(set) var greatest: CGFloat = 1
  var bounces = true
  /// The size of the content at a scale of 1.
  private var natural = CGSize.zero
  override var scale: CGFloat { present }
  private var present: CGFloat = 1
  /// The scale without the rubber band at the limits.
  private var pull: CGFloat = 1
  private(set) var isUnderWay = false
  private(set) var isBouncing = false

  init(_ scroll: UIScrollView) {
    super.init()
    self.scroll = scroll
  }

  func limit(from least: CGFloat, to greatest: CGFloat) {
    (self.least, self.greatest) = (least, greatest)
    guard let scroll else { return }
    scroll.change(.zooms, to: greatest > least)
    scroll.changeGrip(.zooms, to: greatest > least)
  }

  /// The view that is scaled.
  private var view: UIView? { scroll.flatMap { $0.delegate?.viewForZooming(in: $0) } }

  private func within(_ scale: CGFloat) -> CGFloat { min(max(scale, least), max(least, greatest)) }

  // MARK: Fingers

  override var isReady: Bool {
    greatest > least && view != nil && scroll?.parts.extras?.pinch?.isEnabled != false
  }

  override func begin() {
    guard let scroll, !isUnderWay else { return }
    scroll.stopMotion()
    isUnderWay = true
    hasScaled = true
    isBouncing = false
    pull = unbanded(scale)
    scroll.delegate?.scrollViewWillBeginZooming(scroll, with: view)
  }

  override func scale(by factor: CGFloat, around place: CGPoint) {
    guard isUnderWay, let scroll else { return }
    pull *= factor
    let target = banded(pull)
    guard target != scale else { return }
    let new = offset(for: target, around: place)
    // While fingers hold the content, it may go beyond its ends.
    let place = scroll.isGripped ? new : bounded(new, at: target)
    resize(to: target)
    scroll.move(to: place)
    scroll.delegate?.scrollViewDidZoom(scroll)
  }

  override func end() {
    guard let scroll, isUnderWay else { return }
    isUnderWay = false
    let target = within(scale)
    guard target != scale, let session = scroll.session else { return finish() }
    isBouncing = true
    animate(to: target, offset: offset(for: target, around: middle(of: scroll)), in: session) { $0.finish() }
  }

  private func finish() {
    isBouncing = false
    guard let scroll else { return }
    let offset = scroll.clamped(scroll.contentOffset)
    if offset != scroll.contentOffset, !scroll.isGripped, scroll.fingers == 0 {
      scroll.setContentOffset(offset, animated: true)
    }
    scroll.delegate?.scrollViewDidEndZooming(scroll, with: view, atScale: scale)
  }

  // MARK: Code

  func set(_ wanted: CGFloat, around place: CGPoint, animated: Bool) {
    change(to: within(wanted), animated: animated) { offset(for: $0, around: place) }
  }

  func show(_ rect: CGRect, animated: Bool) {
    guard let scroll, let view, rect.width > 0, rect.height > 0 else { return }
    let fit = min(scroll.bounds.width / rect.width, scroll.bounds.height / rect.height)
    let own = view.layout == nil ? scale : 1
    let origin = CGPoint(
      x: view.center.x / own - view.bounds.width / 2, y: view.center.y / own - view.bounds.height / 2)
    change(to: within(fit), animated: animated) { scale in
      CGPoint(
        x: (origin.x + rect.midX) * scale - scroll.bounds.width / 2,
        y: (origin.y + rect.midY) * scale - scroll.bounds.height / 2)
    }
  }

  private func change(to target: CGFloat, animated: Bool, offset: (CGFloat) -> CGPoint) {
    guard let scroll, view != nil else { return }
    let place = offset(target)
    guard target != scale || scroll.contentOffset != place else { return }
    scroll.delegate?.scrollViewWillBeginZooming(scroll, with: view)
    if animated, let session = scroll.session, !session.environment.prefersReducedMotion {
      animate(to: target, offset: place, in: session) { zoom in
        guard let scroll = zoom.scroll else { return }
        scroll.delegate?.scrollViewDidEndZooming(scroll, with: zoom.view, atScale: zoom.scale)
        scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
      }
      return
    }
    scroll.stopMotion()
    resize(to: target)
    scroll.contentOffset = scroll.clamped(place)
    scroll.delegate?.scrollViewDidZoom(scroll)
    scroll.delegate?.scrollViewDidEndZooming(scroll, with: view, atScale: scale)
  }

  private func animate(
    to target: CGFloat, offset: CGPoint, in session: Session, _ finished: @escaping (ContentZoom) -> Void
  ) {
    guard let scroll else { return }
    let end = bounded(offset, at: target)
    scroll.run(
      ZoomAnimation(from: (scale, scroll.contentOffset), to: (target, end), at: session.clock) { [me = Weak(scroll)] in
        guard let scroll = me.wrappedValue, let zoom = scroll.parts.scaler as? ContentZoom else { return }
        finished(zoom)
      })
  }

  /// Applies one step of an animation.
  func step(to scale: CGFloat, _ offset: CGPoint) {
    guard let scroll else { return }
    resize(to: scale)
    scroll.move(to: offset)
    scroll.delegate?.scrollViewDidZoom(scroll)
  }

  // MARK: The view

  private func middle(of scroll: UIScrollView) -> CGPoint {
    CGPoint(x: scroll.bounds.width / 2, y: scroll.bounds.height / 2)
  }

  /// Returns the offset at which the same point of the content stays at a location in the scroll view's box.
  private func offset(for target: CGFloat, around place: CGPoint) -> CGPoint {
    guard let offset = scroll?.contentOffset else { return .zero }
    return CGPoint(
      x: (offset.x + place.x) * target / scale - place.x, y: (offset.y + place.y) * target / scale - place.y)
  }

  /// Returns the nearest offset within the range that the content has at a scale.
  private func bounded(_ offset: CGPoint, at target: CGFloat) -> CGPoint {
    guard let scroll else { return offset }
    let (least, insets) = (scroll.leastOffset, scroll.adjustedContentInset)
    measure(scroll)
    let size = CGSize(width: natural.width * target, height: natural.height * target)
    return CGPoint(
      x: min(max(offset.x, least.x), max(least.x, size.width + insets.right - scroll.bounds.width)),
      y: min(max(offset.y, least.y), max(least.y, size.height + insets.bottom - scroll.bounds.height)))
  }

  private func resize(to target: CGFloat) {
    guard let scroll, let view, target != scale else { return }
    let factor = target / scale
    measure(scroll)
    present = target
    view.transform = CGAffineTransform(scaleX: target, y: target)
    if view.layout == nil {
      view.center = CGPoint(x: view.center.x * factor, y: view.center.y * factor)
    } else {
      // Constraints determine the box, so only the transform moves it.
      view.transform.tx = view.center.x * (target - 1)
      view.transform.ty = view.center.y * (target - 1)
    }
    scroll.contentSize = CGSize(width: natural.width * target, height: natural.height * target)
  }

  /// Reads the content's size, which the app may have changed. Otherwise the known size is kept, so that it does not
  /// drift. If the app sets no size, it is that of the scaled view.
  private func measure(_ scroll: UIScrollView) {
    let size = scroll.contentSize
    if size == .zero { return natural = view?.bounds.size ?? .zero }
    guard size != CGSize(width: natural.width * scale, height: natural.height * scale) else { return }
    natural = CGSize(width: size.width / scale, height: size.height / scale)
  }

  // MARK: The band at the limits

  private func banded(_ pull: CGFloat) -> CGFloat {
    let limit = within(pull)
    guard limit != pull, bounces else {
      self.pull = limit
      return limit
    }
    // Measured in powers of two, the band is equal for content twice as large and for content half as large.
    let beyond = Transcendental.log(Double(pull / limit)) / Transcendental.log(2)
    let shown = RubberBand(extent: ContentZoom.reach).displacement(for: beyond)
    return limit * CGFloat(Transcendental.exp(shown * Transcendental.log(2)))
  }

  private func unbanded(_ scale: CGFloat) -> CGFloat {
    let limit = within(scale)
    guard limit != scale else { return scale }
    let shown = Transcendental.log(Double(scale / limit)) / Transcendental.log(2)
    let pull = RubberBand(extent: ContentZoom.reach).pull(for: shown)
    return limit * CGFloat(Transcendental.exp(pull * Transcendental.log(2)))
  }
}

/// A combined motion of scale and offset.
@MainActor private final class ZoomAnimation: ScrollMotion {
  /// The duration in seconds. UIKit's own is not public.
  private static let duration: Seconds = 0.3

  private let from: (scale: CGFloat, offset: CGPoint)
  private let end: (scale: CGFloat, offset: CGPoint)
  private let start: Seconds
  private let finished: () -> Void

  init(
    from: (scale: CGFloat, offset: CGPoint), to end: (scale: CGFloat, offset: CGPoint), at now: Seconds,
    _ finished: @escaping () -> Void
  ) {
    self.from = from
    self.end = end
    start = now
    self.finished = finished
  }

  override func step(_ scroll: UIScrollView, at now: Seconds) -> Bool {
    guard let zoom = scroll.parts.scaler as? ContentZoom else { return false }
    let part = CGFloat(min(max((now - start) / ZoomAnimation.duration, 0), 1))
    let share = part * part * (3 - 2 * part)
    zoom.step(
      to: from.scale + (end.scale - from.scale) * share,
      CGPoint(
        x: from.offset.x + (end.offset.x - from.offset.x) * share,
        y: from.offset.y + (end.offset.y - from.offset.y) * share))
    return part < 1
  }

  override func finish(_ scroll: UIScrollView) { finished() }
  override func cancel(_ scroll: UIScrollView) { finished() }
}
