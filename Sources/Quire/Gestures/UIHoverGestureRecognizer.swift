// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A recognizer of a pointer that is over its view without a pressed button: a mouse, a trackpad or a pen. [DOC-HOVER]
///
/// The gesture begins when the pointer enters the view, changes with each move inside it, and ends when the pointer
/// leaves it. Descendants belong to the view. Several recognizers under the pointer hover at the same time. While a
/// button is pressed, the gesture pauses. A finger does not hover.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init() {
    super.init()
    watch()
  }

  public override init(target: AnyTarget?, action: Selector?) {
    super.init(target: target, action: action)
    watch()
  }

  /// The distance of a pen from the screen, from 0 at the screen to 1 at the largest distance. Always 0 in a page,
  /// because browsers do not report it, and for a mouse.
  open var zOffset: CGFloat { CGFloat(report?.zOffset ?? 0) }
  /// The angle between a pen and the screen, in radians: π/2 for an upright pen. 0 for a mouse.
  open var altitudeAngle: CGFloat { CGFloat(report?.altitude ?? 0) }
  /// The rotation of a pen about its own axis, in radians. 0 for a mouse, and for pens that do not report it.
  open var rollAngle: CGFloat { CGFloat(report?.roll ?? 0) }

  /// Returns the direction in which a pen leans, in radians from the x axis of a view, or of the window if `view` is
  /// `nil`; positive is clockwise. Returns 0 for a mouse.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return CGFloat(FingerPair.direction(x: Double(vector.dx), y: Double(vector.dy)))
  }

  /// Returns the direction in which a pen leans, as a vector of length 1 in a view or, if `view` is `nil`, in the
  /// window. Returns the zero vector for a mouse.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    guard let azimuth = report?.azimuth else { return .zero }
    let (sin, cos) = Transcendental.sinAndCos(azimuth)
    let tip = CGPoint(x: point.x + CGFloat(cos), y: point.y + CGFloat(sin))
    guard let view, let window = view.window else { return CGVector(dx: CGFloat(cos), dy: CGFloat(sin)) }
    let (start, end) = (window.convert(point, to: view), window.convert(tip, to: view))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }

  /// The latest report of the pointer; `nil` if it is not over the view.
  private final var report: HoverReport?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }
  }

  /// Follows the pointer over the view.
  final func follow(_ report: HoverReport, in arena: GestureArena) {
    let place = CGPoint(report.point)
    switch storedState {
    case .possible:
      self.report = report
      point = place
      self.arena = arena
      arena.move(self, to: .began)
    case .began, .changed:
      let hasMoved = self.report.map { !$0.isSamePlace(as: report) } ?? true
      self.report = report
      point = place
      if hasMoved { arena.move(self, to: .changed) }
    // The delegate has refused the gesture, or the recognizer was disabled. It begins when the pointer comes again.
    case .ended, .cancelled, .failed: break
    }
  }

  /// Ends the gesture, because the pointer is no longer over the view.
  final func leave() {
    if storedState == .began || storedState == .changed { arena?.move(self, to: .ended) }
    report = nil
    force(.possible)
    permission = nil
    reset()
  }

  /// Makes the host report the pointer.
  private final func watch() {
    #if hasFeature(Embedded)
      HoverTracking.begin()
    #endif
  }
}
