// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// Moves a scroll view's content with its own handling of fingers, where the host's scrolling is not enough: beyond the
/// ends of the range, by pages, and when two fingers scale.
///
/// It takes one finger at its first move, if neither a sheet nor a recognizer of the app has claimed it, so that the
/// host does not begin to scroll. It takes two fingers when they move or spread apart.
@MainActor final class ScrollGrip: UIGestureRecognizer {
  /// The distance that a finger moves before the content does, in points.
  private let slop = CGFloat(SheetTuning.standardSlop)
  @Weak private var scroll: UIScrollView?
  /// The middle of the fingers, and the distance between them, which is 0 for one finger.
  private var middle = CGPoint.zero
  private var spread: CGFloat = 0
  private var begun = (middle: CGPoint.zero, spread: CGFloat(0))
  /// The offset without the rubber band at the ends.
  private var pull = CGPoint.zero
  private var isScaling = false
  /// Whether one finger is enough, because it was taken at its first move.
  private var isTaken = false

  init(_ scroll: UIScrollView) {
    super.init()
    self.scroll = scroll
    takes = { [me = Weak(self)] way in me.wrappedValue?.take(way) ?? false }
  }

  override func reset() {
    super.reset()
    isTaken = false
    isScaling = false
  }

  // MARK: One finger

  /// Decides whether to take a finger by the direction of its first move.
  private func take(_ way: CGPoint) -> Bool {
    guard let scroll, scroll.isScrollEnabled, numberOfTouches == 1 else { return false }
    let isHorizontal = way.x.magnitude > way.y.magnitude
    let (least, greatest) = (scroll.leastOffset, scroll.greatestOffset)
    let reasons = scroll.gripReasons
    let scrolls = isHorizontal ? greatest.x > least.x : greatest.y > least.y
    if scrolls, reasons.contains(.pages) {
      isTaken = true
    } else if isHorizontal {
      isTaken = !scrolls && reasons.contains(.bouncesHorizontally)
    } else if scroll.motion != nil {
      // Content that is returning from beyond its end is caught.
      isTaken = scroll.bounds.minY < least.y || scroll.bounds.minY > greatest.y
    } else {
      isTaken =
        !scrolls && reasons.contains(.bouncesVertically)
        || reasons.contains(.refreshes) && way.y > 0 && scroll.bounds.minY <= least.y + 1
        // The host does not scroll content that fits the view.
        || reasons.contains(.pushesKeyboard) && !scrolls && way.y > 0
          && scroll.session?.environment.keyboard.isVisible == true
    }
    return isTaken
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    measure()
    begun = (middle, spread)
    guard state == .began || state == .changed, let scroll else { return }
    // Another finger joins the drag that is under way.
    arena?.grip(scroll, with: self)
    beginScaling()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let old = (middle: middle, spread: spread)
    measure()
    switch state {
    case .possible:
      let way = max((middle.x - begun.middle.x).magnitude, (middle.y - begun.middle.y).magnitude)
      guard let scroll, scroll.isScrollEnabled || numberOfTouches > 1 else { return }
      if numberOfTouches > 1 {
        guard scroll.parts.scaler?.isReady == true, max(way, (spread - begun.spread).magnitude) > slop else { return }
      } else if !isTaken || way <= slop {
        return
      }
      state = .began
      guard state == .began else { return }
      begin(scroll, way, at: event.timestamp)
    case .began, .changed:
      state = .changed
      change(from: old, at: event.timestamp)
    case .ended, .cancelled, .failed: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, isCanceled: false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, isCanceled: true)
  }

  private func lift(_ lifted: Set<UITouch>, isCanceled: Bool) {
    let left = touches.filter { !lifted.contains($0) }
    if left.isEmpty {
      endScaling()
      state = state == .possible ? .failed : isCanceled ? .cancelled : .ended
    } else {
      measure(left)
      begun = (middle, spread)
    }
  }

  private func measure() { measure(touches) }

  private func measure(_ touches: [UITouch]) {
    guard let first = touches.first else { return }
    let one = first.location(in: nil)
    guard touches.count > 1 else {
      (middle, spread) = (one, 0)
      return
    }
    let other = touches[1].location(in: nil)
    middle = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    let way = CGPoint(x: one.x - other.x, y: one.y - other.y)
    spread = (way.x * way.x + way.y * way.y).squareRoot()
  }

  // MARK: The content

  /// Begins a drag after the fingers have moved a distance, at a time on the clock of the events. The content follows
  /// the part of the distance beyond the slop.
  private func begin(_ scroll: UIScrollView, _ way: CGFloat, at time: Seconds) {
    arena?.grip(scroll, with: self)
    scroll.isGripped = true
    scroll.heldChanged()
    // A busy page may deliver all moves as one. The drag then began when the finger came down.
    scroll.beginDrag(at: numberOfTouches == 1 ? touches.first?.began ?? time : time)
    pull = unbanded(scroll)
    beginScaling()
    guard numberOfTouches == 1, way > slop else { return }
    let part = slop / way
    let start = begun.middle
    change(
      from: (
        CGPoint(x: start.x + (middle.x - start.x) * part, y: start.y + (middle.y - start.y) * part), spread
      ), at: time)
  }

  private func beginScaling() {
    guard let scroll, numberOfTouches > 1, !isScaling, let scaler = scroll.parts.scaler, scaler.isReady else { return }
    isScaling = true
    scaler.begin()
  }

  private func endScaling() {
    guard isScaling else { return }
    isScaling = false
    scroll?.parts.scaler?.end()
  }

  private func change(from old: (middle: CGPoint, spread: CGFloat), at time: Seconds) {
    guard let scroll else { return }
    let way = CGPoint(x: middle.x - old.middle.x, y: middle.y - old.middle.y)
    if isScaling, old.spread > 0, spread > 0 {
      // Scaling keeps the point of the content under the old middle where it is; the translation below moves it to the
      // new middle.
      let place = scroll.window?.convert(old.middle, to: scroll.superview) ?? old.middle
      scroll.parts.scaler?.scale(
        by: spread / old.spread, around: CGPoint(x: place.x - scroll.frame.minX, y: place.y - scroll.frame.minY))
      pull = unbanded(scroll)
    }
    let (least, greatest) = (scroll.leastOffset, scroll.greatestOffset)
    let reasons = scroll.gripReasons
    let isFree = isScaling
    let movesX = isFree || greatest.x > least.x || reasons.contains(.bouncesHorizontally)
    let movesY =
      isFree || greatest.y > least.y || !reasons.isDisjoint(with: [.bouncesVertically, .refreshes, .pushesKeyboard])
    if movesX { pull.x -= way.x }
    if movesY { pull.y -= way.y }
    scroll.move(to: banded(scroll))
    scroll.release?.follow(scroll, at: time)
  }

  /// Returns the offset at which the content is shown, given the offset to which the fingers have pulled it.
  private func banded(_ scroll: UIScrollView) -> CGPoint {
    if let limit = scroll.parts.axisLimit { pull = limit(scroll, pull) }
    let inside = scroll.clamped(pull)
    guard scroll.bounces else {
      pull = inside
      return inside
    }
    return CGPoint(
      x: inside.x + displacement(pull.x - inside.x, scroll.bounds.width),
      y: inside.y + displacement(pull.y - inside.y, scroll.bounds.height))
  }

  private func displacement(_ pull: CGFloat, _ length: CGFloat) -> CGFloat {
    CGFloat(RubberBand(extent: Double(length)).displacement(for: Double(pull)))
  }

  /// Returns the offset to which the fingers would have pulled the content as it is shown.
  private func unbanded(_ scroll: UIScrollView) -> CGPoint {
    let offset = scroll.contentOffset
    let inside = scroll.clamped(offset)
    return CGPoint(
      x: inside.x
        + CGFloat(
          RubberBand(extent: Double(scroll.bounds.width)).pull(for: Double(offset.x - inside.x))),
      y: inside.y
        + CGFloat(
          RubberBand(extent: Double(scroll.bounds.height)).pull(for: Double(offset.y - inside.y))))
  }
}
