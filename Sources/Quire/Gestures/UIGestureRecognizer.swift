// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// An object that watches fingers for a gesture, and calls methods and closures when the gesture occurs.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer for the fingers that are down.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized, and still may be.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed; occurs repeatedly until it ends.
    case changed = 2
    /// The gesture was recognized, or a continuous gesture ended because the fingers left.
    case ended = 3
    /// A scroller, a sheet, another recognizer or the system took the fingers.
    case cancelled = 4
    /// The gesture will not be recognized with these fingers.
    case failed = 5

    /// Equal to `ended`; the name for discrete gestures such as taps.
    public static let recognized = State.ended
  }

  public override init() {
    super.init()
  }

  /// Creates a recognizer that sends an action to a target. Without an action it calls nothing.
  public init(target: AnyTarget?, action: Selector?) {
    super.init()
    #if canImport(ObjectiveC)
      if let action { connect(target, action) }
    #else
      if let action { action.method.connect(self, target, action) }
    #endif
  }

  /// Called when the object was created from a storyboard or a nib, after its outlets and actions were connected. The
  /// default implementation does nothing.
  open func awakeFromNib() {}

  /// The state of the recognizer. A subclass sets it to report a gesture. The change is delayed while another
  /// recognizer must fail first, and becomes `failed` if the delegate or another recognizer prevents the gesture.
  open var state: State {
    get { storedState }
    set { arena?.move(self, to: newValue) ?? force(newValue) }
  }
  final var storedState = State.possible
  /// The class below which the recognizer's own class lies.
  final var family = GestureFamily.other

  /// The view whose touches the recognizer watches, including those of its descendants.
  @Weak public final package(set) var view: UIView?
  /// The delegate, which may prevent the gesture or allow it to run beside others. Held weakly.
  @Weak open var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging; it has no effect.
  open var name: String?

  /// Whether the recognizer watches its view. Setting `false` during a gesture cancels the gesture.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue, !isDriven else { return }
      arena?.disable(self)
    }
  }

  /// Whether recognizing the gesture cancels the view's touches, so that no control in the view is pressed.
  open var cancelsTouchesInView = true

  /// Makes this recognizer wait until another recognizer has failed.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !required.contains(where: { $0.wrappedValue === otherGestureRecognizer }) else { return }
    required.append(Weak(otherGestureRecognizer))
  }
  final var required: [Weak<UIGestureRecognizer>] = []

  // MARK: Fingers

  /// The fingers that the recognizer watches, in the order in which they came down.
  final var touches: [UITouch] = []

  /// The number of fingers that the recognizer watches.
  public final var numberOfTouches: Int { isDriven ? (state == .possible ? 0 : 1) : touches.count }

  /// Returns the middle of the fingers in the coordinates of a view, or of the window if `view` is `nil`. After the
  /// fingers have left, returns the last location.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }

  /// Returns the location of one finger. `touchIndex` must be below `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touchIndex >= 0 && touchIndex < numberOfTouches, "There is no touch \(touchIndex).")
    return isDriven ? location(in: view) : touches[touchIndex].location(in: view)
  }

  /// The middle of the fingers, in the window.
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

  /// Called when fingers come down. The default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when watched fingers move. A subclass sets `state` according to their locations. The default implementation
  /// does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when watched fingers are lifted. `numberOfTouches` includes them until the method returns. The default
  /// implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system, a scroller or a sheet takes watched fingers. The default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the gesture is over and the next one may begin. The default implementation does nothing.
  open func reset() {}

  /// Returns whether this recognizer prevents another one unless a delegate allows both. `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer can prevent this one. `true` by default. If either this method or the other
  /// recognizer's `canPrevent` returns `false`, this recognizer is not prevented.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer waits for another one to fail, in addition to `require(toFail:)`. `false` by
  /// default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits for this one to fail. `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: In the arena

  /// Whether the engine or the host drives the recognizer, which then has no fingers itself.
  final var isDriven = false
  @Weak final var arena: GestureArena?
  /// The state that the recognizer will have once the recognizers that it waits for have failed.
  final var awaited: State?
  /// The delegate's answer, or `nil` before the delegate was asked.
  final var permission: Bool?
  final var actions: [GestureAction] = []
  /// The settings that few apps change; `nil` until one was changed.
  final var settings: GestureSettings?
  /// Whether the recognizer takes, at the first move, a finger that the engine leaves to scrollers. `nil` if it never
  /// does.
  final var takes: ((_ way: CGPoint) -> Bool)?

  /// Whether the recognizer tracks two fingers, so that the host must not zoom the page with them.
  final var takesTwoFingers = false
  /// Whether the recognizer may claim a finger at its first move.
  final var claimsAtFirstMove: Bool { asPan != nil }

  final func force(_ state: State) {
    storedState = state
  }

  final func callActions() {
    for action in actions { action.handler(self) }
  }
}

/// Decides whether recognizers may begin and whether they may run together.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a recognizer may begin, now that it has recognized its gesture. `true` by default. A pan is asked
  /// at the first move if a sheet or another recognizer may claim the finger.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether both recognizers may recognize at the same time. `false` by default. It is enough if one of the
  /// two delegates returns `true`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the first recognizer waits until the second has failed. `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the second recognizer waits until the first has failed. `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer watches this finger. `true` by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`: the recognizer begins.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `false`: only one of the two recognizers succeeds, unless the other recognizer's delegate allows both.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`: the first recognizer does not wait for the second.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`: the second recognizer does not wait for the first.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `true`: the recognizer watches every finger.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
}
