// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The running animations of a layer, evaluated for each frame.
@MainActor final class LayerAnimations: NSObject {
  @MainActor private final class Entry {
    let key: String?
    let animation: CAAnimation
    var start: Seconds
    var hasStarted = false
    var hasEnded = false

    init(_ key: String?, _ animation: CAAnimation, start: Seconds) {
      self.key = key
      self.animation = animation
      self.start = start
    }

    var end: Seconds { start + animation.endTime }
  }

  private var entries: [Entry] = []
  @Weak private var layer: CALayer?
  private var isWaiting = false
  /// The speed of the layer's local time.
  var speed = 1.0
  var offset: Seconds = 0
  var begin: Seconds = 0

  init(_ layer: CALayer) {
    super.init()
    self.layer = layer
  }

  private var clock: Seconds { Session.current?.clock ?? 0 }

  /// Converts the session's clock to the layer's local time.
  func time(_ clock: Seconds) -> Seconds { (clock - begin) * speed + offset }

  // MARK: The list

  func add(_ animation: CAAnimation, _ key: String?) {
    if let key { remove(key) }
    let now = time(clock)
    let entry = Entry(key, animation, start: animation.beginTime != 0 ? animation.beginTime : now)
    entries.append(entry)
    layer?.rare.present = { [me = Weak(self)] frame, style, transform in
      me.wrappedValue?.present(&frame, &style, &transform)
    }
    // A transaction does not wait for an animation that runs forever.
    if entry.end.isFinite { LayerActions.current.ends(at: clock + max(0, entry.end - now)) }
    layer?.host.setNeedsShow()
    follow()
  }

  func remove(_ key: String) {
    for entry in entries where entry.key.map({ $0.hasSameBytes(as: key) }) == true { take(entry, finished: false) }
    layer?.host.setNeedsShow()
  }

  func removeAll() {
    for entry in entries { take(entry, finished: false) }
    layer?.host.setNeedsShow()
  }

  var keys: [String] { entries.compactMap { $0.key } }

  func animation(_ key: String) -> CAAnimation? {
    entries.first { $0.key.map { $0.hasSameBytes(as: key) } == true }?.animation
  }

  private func take(_ entry: Entry, finished: Bool) {
    entries.removeAll { $0 === entry }
    guard !entry.hasEnded else { return }
    entry.hasEnded = true
    guard let delegate = entry.animation.delegate else { return }
    Session.afterward { delegate.animationDidStop(entry.animation, finished: finished) }
  }

  // MARK: Running

  /// Requests the next frame while an animation is moving, and otherwise waits for the next start.
  private func follow() {
    guard !isWaiting, let session = Session.current, speed > 0 else { return }
    let now = time(clock)
    let running = entries.filter { !$0.hasEnded }
    guard let first = running.map({ $0.start }).min() else { return }
    isWaiting = true
    let wait = max(0, (first - now) / speed)
    if wait > 0 {
      session.schedule(at: clock + wait) { self.step() }
    } else {
      session.onNextFrame { self.step() }
    }
  }

  private func step() {
    isWaiting = false
    guard let layer else { return }
    let now = time(clock)
    for entry in entries {
      if !entry.hasStarted, now >= entry.start {
        entry.hasStarted = true
        entry.animation.delegate?.animationDidStart(entry.animation)
      }
      guard now >= entry.end, !entry.hasEnded else { continue }
      if entry.animation.isRemovedOnCompletion {
        take(entry, finished: true)
      } else {
        entry.hasEnded = true
        entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
      }
    }
    layer.host.setNeedsShow()
    follow()
  }

  /// Called when the layer's local time has changed.
  func clockChanged() {
    layer?.host.setNeedsShow()
    follow()
  }

  // MARK: Showing

  /// Returns the values that the layer displays now, derived from its own values.
  func shown(_ layer: CALayer, frame: Rect, style: ViewStyle) -> LayerShown {
    let shown = LayerShown(layer, frame: frame, style: style)
    let now = time(clock)
    for entry in entries where now < entry.end || !entry.animation.isRemovedOnCompletion {
      entry.animation.apply(at: now - entry.start, to: shown)
    }
    return shown
  }

  private func present(_ frame: inout Rect, _ style: inout ViewStyle, _ transform: inout ViewTransform) {
    guard let layer, let view = layer.view else { return }
    if entries.isEmpty {
      layer.extras?.present = nil
      (layer as? CAShapeLayer)?.present(nil)
      (layer as? CAGradientLayer)?.present(nil)
      return
    }
    let shown = shown(layer, frame: frame, style: style)
    frame = shown.frame
    style = shown.style
    let turned = shown.transform
    if turned != view.transform {
      transform = ViewTransform(
        view.centered(turned, in: CGSize(width: frame.width, height: frame.height)))
    }
    (layer as? CAShapeLayer)?.present(shown.shape)
    (layer as? CAGradientLayer)?.present(shown.gradient)
  }
}
