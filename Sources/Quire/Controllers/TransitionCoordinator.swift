import SheetEngine

/// One transition, from the moment when controllers may ask for it to its end.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case waiting, running, ended
  }

  @Weak private var from: UIViewController?
  @Weak private var to: UIViewController?
  /// The views that come and leave, where those are not the controllers' own.
  private let views: (from: UIView?, to: UIView?)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  /// `nil` where it isn't animated.
  private var timing: Timing?
  private(set) var isInteractive: Bool
  let initiallyInteractive: Bool
  private(set) var isCancelled = false
  private var stage = Stage.waiting
  private var start: Seconds = 0
  /// What is told of springs, whose own end lies further off; `nil` tells the timing's own duration.
  private var nominalDuration: TimeInterval?
  /// Answers how far a finger has come.
  private let progress: (() -> CGFloat)?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView, style: UIModalPresentationStyle,
    timing: Timing?, isInteractive: Bool = false, views: (from: UIView?, to: UIView?)? = nil,
    duration: TimeInterval? = nil, progress: (() -> CGFloat)? = nil
  ) {
    self.containerView = containerView
    presentationStyle = style
    self.timing = timing
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    self.views = views
    self.progress = progress
    nominalDuration = duration
    super.init()
    self.from = from
    self.to = to
  }

  // MARK: Running

  /// Runs what was to be animated along. A transition under a finger runs it when the finger lets go.
  func run(with timing: Timing? = nil) {
    guard stage == .waiting, !isInteractive else { return }
    if let timing {
      self.timing = timing
      nominalDuration = nil
    }
    stage = .running
    start = Session.current?.clock ?? 0
    let animations = self.animations
    self.animations.removeAll()
    guard !animations.isEmpty else { return }
    UIView.animate(with: self.timing) {
      for animation in animations { animation(self) }
    }
  }

  /// The finger lets go, and the transition goes on to its end, or back where it is cancelled.
  func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
    if !isCancelled { run() }
  }

  func end(isCancelled: Bool = false) {
    guard stage != .ended else { return }
    endInteraction(isCancelled: isCancelled)
    // What was to go along with a transition that was taken back is left out.
    if !isCancelled { run() }
    self.isCancelled = isCancelled
    stage = .ended
    let completions = self.completions
    self.completions.removeAll()
    interactionHandlers.removeAll()
    for completion in completions { completion(self) }
  }

  // MARK: Apple's

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
    interactionHandlers.append(handler)
  }

  var isAnimated: Bool { timing != nil }
  var isInterruptible: Bool { initiallyInteractive }
  var transitionDuration: TimeInterval { timing.map { nominalDuration ?? $0.duration } ?? 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  var percentComplete: CGFloat {
    if isInteractive, let progress { return min(max(progress(), 0), 1) }
    return switch stage {
    case .waiting: 0
    case .running: timing.map { CGFloat($0.progress(at: (Session.current?.clock ?? start) - start)) } ?? 1
    case .ended: 1
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let views { return key == .from ? views.from : views.to }
    return viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }
}
