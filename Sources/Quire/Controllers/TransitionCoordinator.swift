// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The coordinator of one transition. It exists from the time at which controllers may request it until the end of the
/// transition.
///
/// Animations alongside the transition follow its leader. While a finger leads, they stay at its position. Otherwise
/// they run forward or back together with the leader.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case waiting, running, ended
  }

  @Weak private var from: UIViewController?
  @Weak private var to: UIViewController?
  /// The incoming and outgoing views, if they are not those of the controllers.
  private let views: (from: UIView?, to: UIView?)?
  let containerView: UIView
  /// The y-coordinate of a sheet's top edge at the beginning of its dismissal. `nil` if a finger leads the dismissal,
  /// which is then measured from the smallest detent.
  let departureStart: Double?
  let presentationStyle: UIModalPresentationStyle
  /// The timing of the transition; `nil` if it isn't animated.
  private var timing: Timing?
  private(set) var isInteractive: Bool
  private(set) var initiallyInteractive: Bool
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  /// The fraction that was complete when a finger last let go.
  private var leftAt: CGFloat?
  private var stage = Stage.waiting
  private var start: Seconds = 0
  /// The reported duration for springs, which settle later. `nil` means the timing's own duration.
  private var nominalDuration: TimeInterval?
  /// Whether the transition is a presentation.
  private let isPresentation: Bool
  /// The leader of the transition. `nil` for a transition that runs on `timing` from beginning to end.
  @Weak private var leader: (any TransitionDriver)?
  /// The position of the transition while it runs and has a leader.
  private var playhead: AnimationPosition?
  /// The animations that follow the playhead.
  private var transaction: ViewTransaction?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView, style: UIModalPresentationStyle,
    timing: Timing?, isInteractive: Bool = false, views: (from: UIView?, to: UIView?)? = nil,
    departureStart: Double? = nil, duration: TimeInterval? = nil, isPresentation: Bool = false,
    leader: (any TransitionDriver)? = nil
  ) {
    self.containerView = containerView
    presentationStyle = style
    self.timing = timing
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    self.views = views
    self.departureStart = departureStart
    nominalDuration = duration
    self.isPresentation = isPresentation
    super.init()
    self.from = from
    self.to = to
    self.leader = leader
  }

  private var clock: Seconds { Session.current?.clock ?? start }

  // MARK: Running

  /// Runs the animations alongside the transition: with the leader if the transition is led, otherwise on the timing.
  func run(isLed: Bool = true) {
    guard stage == .waiting else { return }
    stage = .running
    start = clock
    let animations = self.animations
    self.animations.removeAll()
    guard let leader, self.timing != nil, UIView.areAnimationsEnabled, isLed else {
      guard !animations.isEmpty else { return }
      UIView.animate(with: self.timing) {
        for animation in animations { animation(self) }
      }
      return
    }
    let playhead = AnimationPosition(at: min(max(leader.fraction(of: self), 0), 1))
    self.playhead = playhead
    if !animations.isEmpty {
      let transaction = ViewTransaction(playhead)
      self.transaction = transaction
      ViewTransaction.run(transaction) {
        for animation in animations { animation(self) }
      }
    }
    if !isInteractive { goOn() }
  }

  /// Runs the animations alongside an animator's transition, with its duration and its views.
  func run(with transition: AnimatorTransition) {
    guard stage == .waiting else { return }
    if let timing = transition.timing {
      self.timing = timing
      nominalDuration = nil
    }
    isInteractive = transition.isInteractive
    initiallyInteractive = isInteractive
    run(isLed: transition.isDriven)
  }

  /// Moves the animations alongside the transition to the finger's position. Called once per turn.
  func follow() {
    guard isInteractive, let playhead, let leader else { return }
    let fraction = min(max(leader.fraction(of: self), 0), 1)
    guard !playhead.isHeld || playhead.value(at: clock) != fraction else { return }
    playhead.hold(at: fraction)
    transaction?.playheadMoved(isAnew: false)
  }

  /// Continues the transition without a finger.
  private func goOn() {
    guard let playhead, let leader else { return }
    let way = leader.way(of: self, isCanceled: isCancelled)
    if initiallyInteractive {
      completionVelocity = CGFloat(way.velocity)
      completionCurve = way.curve
    }
    playhead.run(from: clock, duration: way.duration, way.fraction)
    transaction?.setUndone(isCancelled)
    transaction?.playheadMoved(isAnew: true)
  }

  /// Ends the interaction when the finger lets go. The transition then runs to its end, or back if it is canceled.
  func endInteraction(isCanceled: Bool) {
    guard isInteractive else { return }
    follow()
    leftAt = percentComplete
    isInteractive = false
    self.isCancelled = isCanceled
    goOn()
    for handler in interactionHandlers { handler(self) }
  }

  /// Begins an interaction when a finger catches the transition in flight.
  func beginInteraction() {
    guard !isInteractive, stage == .running, playhead != nil else { return }
    isInteractive = true
    isCancelled = false
    follow()
    transaction?.setUndone(false)
    transaction?.playheadMoved(isAnew: true)
    for handler in interactionHandlers { handler(self) }
  }

  func end(isCanceled: Bool = false) {
    guard stage != .ended else { return }
    endInteraction(isCanceled: isCanceled)
    // Animations alongside a transition that was canceled before it began are not run.
    if !isCanceled { run() }
    self.isCancelled = isCanceled
    stage = .ended
    endTransaction()
    let completions = self.completions
    self.completions.removeAll()
    interactionHandlers.removeAll()
    for completion in completions { completion(self) }
  }

  /// Ends the animations that are still running. Those of a canceled transition run back independently.
  private func endTransaction() {
    guard let transaction else { return }
    self.transaction = nil
    guard isCancelled else { return transaction.cut(at: clock) }
    transaction.setUndone(true)
    transaction.cut(at: clock, handingTo: ViewTransaction(TransitionCoordinator.standardTiming, start: clock))
  }

  // MARK: UIViewControllerTransitionCoordinator

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    guard stage != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return stage == .waiting }
    guard stage == .waiting else { return false }
    animations.append(animation)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    guard stage != .ended else { return }
    interactionHandlers.append(handler)
  }

  var isAnimated: Bool { timing != nil }
  var isInterruptible: Bool { initiallyInteractive }
  var transitionDuration: TimeInterval {
    // The duration of a presentation is 0 until its animation begins. [OPENUIKIT]
    guard let timing, !isPresentation || stage != .waiting else { return 0 }
    return nominalDuration ?? timing.duration
  }
  var targetTransform: CGAffineTransform { .identity }

  /// The fraction that is complete. It keeps the value at which a finger let go. [DOC-TRANS]
  var percentComplete: CGFloat {
    if isInteractive, let leader { return CGFloat(min(max(leader.fraction(of: self), 0), 1)) }
    if let leftAt { return leftAt }
    switch stage {
    case .waiting: return 0
    case .running: break
    case .ended: return isCancelled ? 0 : 1
    }
    if let playhead { return CGFloat(min(max(playhead.value(at: clock), 0), 1)) }
    return timing.map { CGFloat($0.progress(at: clock - start)) } ?? 1
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let views { return key == .from ? views.from : views.to }
    return viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }
}
