// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Watches fingers for a gesture, and calls methods and closures when it occurs.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a recogniser for the fingers that are down.
  public enum State: Int, Sendable {
    /// The gesture has not been recognised, and still may be.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed; occurs repeatedly until it ends.
    case changed = 2
    /// The gesture was recognised, or a continuous gesture ended because the fingers left.
    case ended = 3
    /// A scroller, a sheet, another recogniser or the system took the fingers.
    case cancelled = 4
    /// The gesture will not be recognised with these fingers.
    case failed = 5

    /// The same as `ended`, for discrete gestures such as taps.
    public static let recognized = State.ended
  }

  public override init() {
    super.init()
  }

  /// A recogniser that sends an action to a target; without an action it calls nothing.
  public init(target: AnyTarget?, action: Selector?) {
    super.init()
    #if canImport(ObjectiveC)
      if let action { connect(target, action) }
    #else
      if let action { action.method.connect(self, target, action) }
    #endif
  }

  /// Subclasses set it to report what they recognise. The change is delayed while another recogniser must fail first,
  /// and becomes `failed` if the delegate or another recogniser prevents it.
  open var state: State {
    get { storedState }
    set { arena?.move(self, to: newValue) ?? force(newValue) }
  }
  final var storedState = State.possible

  /// The view that it watches for touches, including its subviews.
  @Weak public final package(set) var view: UIView?
  /// May prevent it, or let it run beside others; held weakly.
  @Weak open var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging; it has no effect.
  open var name: String?

  /// Whether it watches. Disabled during a gesture, it is cancelled.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue, !isDriven else { return }
      arena?.disable(self)
    }
  }

  /// Whether the view's touches are cancelled, and no control in it is pressed, once the gesture is recognised.
  open var cancelsTouchesInView = true

  /// Makes it wait until another recogniser has failed.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !required.contains(where: { $0.wrappedValue === otherGestureRecognizer }) else { return }
    required.append(Weak(otherGestureRecognizer))
  }
  final var required: [Weak<UIGestureRecognizer>] = []

  // MARK: Fingers

  /// The fingers that it watches, in the order in which they came.
  final var touches: [UITouch] = []

  /// How many fingers it watches.
  public final var numberOfTouches: Int { isDriven ? (state == .possible ? 0 : 1) : touches.count }

  /// The middle of the fingers in a view's coordinates; `nil` stands for the window. After they have left, the last
  /// place.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }

  /// The place of one of the fingers; `touchIndex` must be below `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touchIndex >= 0 && touchIndex < numberOfTouches, "There is no touch \(touchIndex).")
    return isDriven ? location(in: view) : touches[touchIndex].location(in: view)
  }

  /// The middle of the fingers in the window.
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
  /// The system, a scroller or a sheet took fingers that it watches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over, and the next one may begin.
  open func reset() {}

  /// Whether it prevents another recogniser, unless a delegate allows both; yes by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recogniser can prevent it; yes by default. If one of `canPrevent` and this is false, it is not
  /// prevented.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits for another one to fail, in addition to `require(toFail:)`; no by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits for this one to fail; no by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: In the arena

  /// Whether notices of the engine or the host drive it, instead of fingers of its own.
  final var isDriven = false
  @Weak final var arena: GestureArena?
  /// The state that it has set while it waits for others to fail.
  final var awaited: State?
  /// The delegate's answer; `nil` before it was asked.
  final var permission: Bool?
  final var actions: [GestureAction] = []
  /// Whether it takes a finger, at the first move, that the engine leaves to scrollers; `nil` if it never does.
  final var takes: ((_ way: CGPoint) -> Bool)?

  /// Whether it may claim a finger at its first move.
  final var claimsAtFirstMove: Bool { self is UIPanGestureRecognizer }

  final func force(_ state: State) {
    storedState = state
  }

  final func callActions() {
    for action in actions { action.handler(self) }
  }
}

/// Decides whether recognisers may begin and run together.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether it may begin, once it has recognised its gesture; `true` by default. If a sheet or another recogniser may
  /// want the finger, a pan is asked at the first move.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both may recognise at the same time; `false` by default. One delegate that returns `true` is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it waits until the other one has failed; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other one waits until this one has failed; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it watches this finger; `true` by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// `true`, the default: it begins.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// `false`, the default: only one of the two recognises, unless the other one's delegate allows both.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// `false`, the default: it does not wait for the other one.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// `false`, the default: the other one does not wait for it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// `true`, the default: it watches every finger.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
}
