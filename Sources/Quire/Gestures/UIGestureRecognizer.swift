// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Watches fingers for a gesture.
///
/// UIKit calls a target's method; that needs Objective-C. Here `addAction` takes a closure.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a recogniser has come with the fingers that are down.
  public enum State: Int, Sendable {
    /// It has not been seen, and may yet be.
    case possible = 0
    /// A gesture that goes on has begun.
    case began = 1
    /// A gesture that goes on has moved; told again and again until it ends.
    case changed = 2
    /// It was seen; of a gesture that goes on: the fingers have left.
    case ended = 3
    /// The fingers were taken away: by a scroller, a sheet, another recogniser or the system.
    case cancelled = 4
    /// It will not be seen with these fingers.
    case failed = 5

    /// The same as `ended`, for gestures that are seen at once, such as taps.
    public static let recognized = State.ended
  }

  public override init() {
    super.init()
  }

  /// Subclasses set it, and so say what they have seen. What is set is kept back while another recogniser must fail
  /// first, and becomes `failed` where the delegate or another recogniser minds.
  open var state: State {
    get { storedState }
    set { arena?.move(self, to: newValue) ?? force(newValue) }
  }
  final var storedState = State.possible

  /// The view whose touches it watches, and all in it.
  @Weak public final package(set) var view: UIView?
  /// May mind, and lets it run beside others; not kept alive.
  @Weak open var delegate: (any UIGestureRecognizerDelegate)?
  /// For the developer; it changes nothing.
  open var name: String?

  /// Whether it watches. Switched off in the middle of a gesture, it is cancelled.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue, !isDriven else { return }
      arena?.disable(self)
    }
  }

  /// Whether the view's touches are cancelled, and no control in it is pressed, once the gesture is seen.
  open var cancelsTouchesInView = true

  /// Has it wait until another one has failed.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !required.contains(where: { $0.wrappedValue === otherGestureRecognizer }) else { return }
    required.append(Weak(otherGestureRecognizer))
  }
  final var required: [Weak<UIGestureRecognizer>] = []

  // MARK: Fingers

  /// Those that it watches, in the order in which they came.
  final var touches: [UITouch] = []

  /// How many fingers it watches.
  public final var numberOfTouches: Int { isDriven ? (state == .possible ? 0 : 1) : touches.count }

  /// The middle of the fingers in a view's coordinates; `nil` stands for the window. After they have left: where it
  /// was.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }

  /// Where one of the fingers is; `touchIndex` is below `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touchIndex >= 0 && touchIndex < numberOfTouches, "There is no touch \(touchIndex).")
    return isDriven ? location(in: view) : touches[touchIndex].location(in: view)
  }

  /// In the window.
  final var point = CGPoint.zero

  final func updatePoint() {
    guard !touches.isEmpty else { return }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: nil)
      sum.x += place.x
      sum.y += place.y
    }
    point = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Stops watching a finger.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  // MARK: For subclasses

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that it watches moved; a subclass sets `state` by where they are.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that it watches were lifted; `numberOfTouches` counts them until the method returns.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system, a scroller or a sheet has them now.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over and done with; the next one may begin.
  open func reset() {}

  /// Whether it keeps another one from being seen; the delegates have their say beside it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one keeps it from being seen; yes by default, and one no of the two is enough.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits for another one to fail, beside what `require(toFail:)` says.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits for this one to fail; no by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: In the arena

  /// Whether the engine's or the host's notices move it, and no fingers of its own.
  final var isDriven = false
  @Weak final var arena: GestureArena?
  /// What it has seen while it waits for others to fail.
  final var awaited: State?
  /// Whether the delegate was asked, and what it said.
  final var permission: Bool?
  final var actions: [GestureAction] = []

  /// Whether a move in a direction would be the beginning of what it looks for.
  final var claimsAtFirstMove: Bool { self is UIPanGestureRecognizer }

  final func force(_ state: State) {
    storedState = state
  }

  final func callActions() {
    for action in actions { action.handler(self) }
  }
}

/// What decides about recognisers.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// It has seen its gesture: may it go on? Yes by default. Where a sheet or another recogniser may want the finger,
  /// a pan is asked at the first move.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// May both be seen at a time? No by default; one yes is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Does it wait until the other one has failed? No by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Does the other one wait until this one has failed? No by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Does it watch this finger? Yes by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes, the default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// No, the default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No, the default: nothing waits.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No, the default: nothing waits.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes, the default: it watches every finger.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
}
