// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// One running app on one host: what the host calls, and where a turn is made.
///
/// Not Apple's: a host's side of the seam. An app never sees it. Each call below that takes a `now` is one turn
/// and ends in exactly one `Host.submit`; the calls don't nest. A `now` that goes back counts as the latest one.
@_spi(Hosts) @preconcurrency @MainActor public final class Session: NSObject {
  /// The colours that the user asked for, which become `userInterfaceStyle`.
  public enum Appearance: Sendable {
    /// What is neither is told as `light`.
    case light, dark
  }

  /// A picture among the app's resources.
  public struct Resource: Sendable {
    /// What `UIImage(named:)` finds it by, with or without its extension.
    public var path: String
    /// Its own, in points; what `UIImage.size` reads.
    public var size: Size

    /// A picture that the host can show; the host keeps its content.
    public init(path: String, size: Size) {
      self.path = path
      self.size = size
    }
  }

  /// The session that made a turn last: what has no place in a window yet goes by it.
  @Weak static var current: Session?

  /// Outlives the session, as `init` demands; Embedded Swift has no other reference that doesn't keep it alive.
  private unowned(unsafe) let host: any Host
  private let resources: [Resource]
  /// The behaviour of the window's presentations. A host may look and sample; it is changed by the calls below.
  public private(set) var stack: Stack
  let tuning = SheetTuning()
  var environment: Environment
  var appearance: Appearance
  /// Of the window's own level.
  var traits: UITraitCollection
  var window: UIWindow!
  let rootPlace: LayerPlace

  /// Bottom to top.
  var presentations: [Presentation] = []
  /// What is left to do, in order.
  var work: [Work] = []
  /// How many callbacks and timers this turn may still run.
  var workLeft = 0
  /// What a turn runs of callbacks and timers; a thousand presentations that follow one another take less. An app that
  /// asks for more with each of them leaves the host time for the screen and for fingers.
  static let workPerTurn = 10_000
  /// The views that the host knows, by their names.
  var shown: [UInt32: UIView] = [:]

  /// Controllers whose views came into the window in this turn.
  var arrivals: [UIViewController] = []
  /// The fingers that are down, and the recognisers that watch them.
  private(set) lazy var arena = GestureArena(self)
  var timers = Timers()

  /// Where keys go first.
  @Weak var firstResponder: UIResponder?
  /// The field that has the host's focus, as far as is known here.
  @Weak var hostFocus: UIView?
  /// The focus to be told to the host when the turn ends.
  var wantedFocus: (view: UIView, isFocused: Bool)?
  /// Whether a first responder that couldn't be reached may have its place back.
  var hasPresentationEnded = false
  var keyboardReport = KeyboardReport()

  private var effects = Effects()
  /// Up to where `effects.list` has been looked through.
  private var collected = 0
  private(set) var clock: Seconds = 0
  private var isInTurn = false
  private var latestPresentation: UInt32 = 0
  /// Whether an `animateChanges` block is running.
  private var isAnimatingChanges = false
  private var views: [ViewChange] = []
  let contents = LayerContents()

  /// Starts nothing yet; `start` makes the first turn. The host must outlive the session.
  public init(host: any Host, environment: Environment, appearance: Appearance, resources: [Resource]) {
    unsafe self.host = host
    self.resources = resources
    self.appearance = appearance
    self.environment = environment
    stack = Stack(environment: environment, tuning: tuning)
    traits = UITraitCollection(environment, appearance, level: .base)
    rootPlace = LayerPlace(traits: traits)
    super.init()
    window = UIWindow(session: self)
    Session.current = self
  }

  // MARK: What a host calls

  /// Makes the app's root view controller and shows it. `root` runs once, within the first turn.
  public func start(root: () -> UIViewController, now: Seconds) {
    turn(now) {
      placeLayers()
      // The app may show a window of its own meanwhile.
      let root = root()
      window.rootViewController = root
    }
  }

  /// Touches, wheels, activation of grabber and dimming, escape, `advance` and `finishMotion`.
  ///
  /// An environment goes through `environmentChanged`, which resolves detents; presentations are the app's.
  /// With a finger that comes down goes the innermost view under it.
  public func handle(_ input: Input, over view: ViewID? = nil) {
    turn(input.now) {
      followDrags(input)
      handleTouches(input, over: view)
    }
  }

  /// The window's size, its safe area, the keyboard, preferences, or light and dark changed.
  public func environmentChanged(_ environment: Environment, appearance: Appearance, now: Seconds) {
    turn(now) { change(to: environment, appearance) }
  }

  /// A native control was pressed: clicked, tapped, or activated by key or by an assistive technology.
  public func activate(_ view: ViewID, now: Seconds) {
    turn(now) {
      guard !arena.spoils(view, at: clock) else { return }
      (shown[view.rawValue] as? UIControl)?.press()
    }
  }

  /// A key was pressed on a control that has the focus.
  public func pressed(_ key: ControlKey, on view: ViewID, now: Seconds) {
    turn(now) {
      guard let control = shown[view.rawValue] as? UIControl, control.isEnabled else { return }
      control.semantics?.keys?(control, key)
    }
  }

  /// The host's scroller moved, by itself or because the engine said so. 0 is the top left end of the range.
  public func scrolled(_ view: ViewID, to offset: Vector, now: Seconds) {
    turn(now) {
      guard let scroller = shown[view.rawValue] as? UIScrollView else { return }
      arena.scrollerClaimed(scroller)
      scroller.hostScrolled(to: offset)
    }
  }

  /// Runs code of the app that no event brought, as a test's own calls.
  public func perform(now: Seconds, _ body: () -> Void) {
    turn(now, body)
  }

  /// The identifier of the detent where a sheet rests by its settings: the selected one, else the first active.
  /// `nil` for what isn't a sheet or isn't there.
  public func detentIdentifier(of id: PresentationID) -> String? {
    guard let sheet = presentation(id)?.sheet, let key = stack.selectedDetent(of: id) else { return nil }
    return sheet.detentTable.identifier(of: key)
  }

  /// The name of a view at the seam, while the host shows it.
  public func viewID(of view: UIView) -> ViewID? {
    shown[view.id.rawValue] === view ? view.id : nil
  }

  // MARK: The turn

  func turn(_ now: Seconds, _ body: () -> Void) {
    precondition(!isInTurn, "A turn can't begin within another.")
    isInTurn = true
    Session.current = self
    clock = max(clock, now)
    workLeft = Session.workPerTurn
    runTimers()
    body()
    settle()
    forgetDetents()
    for presentation in presentations { presentation.coordinator?.follow() }
    contents.show(in: self, changes: &views)
    showFocus(&views)
    var turn = Turn(views: views, effects: effects, touches: arena.notes)
    arena.notes.removeAll()
    views.removeAll(keepingCapacity: true)
    effects.removeAll()
    collected = 0
    endDrags()
    arena.finishTurn()
    turn.effects.wake = nextWake(effects.wake)
    isInTurn = false
    unsafe host.submit(turn)
  }

  /// Callbacks, settings and layout, until none of them asks for another.
  private func settle() {
    // Where callbacks always ask for more, the rest waits for the next turn.
    for _ in 0..<100 {
      while workLeft > 0, !work.isEmpty {
        workLeft -= 1
        perform(work.removeFirst())
      }
      commit(animated: false)
      if work.isEmpty { settleFirstResponder() }
      guard work.isEmpty || workLeft == 0 else { continue }
      let arriving = arrivals
      arrivals.removeAll()
      for controller in arriving { controller.arrive(isLaidOut: false) }
      layout()
      for controller in arriving { controller.arrive(isLaidOut: true) }
      endStranded()
      followSources()
      let hasChanged = commit(animated: false)
      if work.isEmpty, arrivals.isEmpty, !hasChanged { return }
      if workLeft == 0 { break }
    }
    Log.once("callbacks keep asking for more; the rest waits for the next turn.")
  }

  /// Has the engine handle an event, and takes down what the app must hear of it.
  func send(_ event: Event, sampleTime: Seconds? = nil) {
    stack.handle(Input(event, now: clock, sampleTime: sampleTime), into: &effects)
    while collected < effects.list.count {
      switch effects.list[collected] {
      case .notice(let notice): work.append(.notice(notice))
      case .ask(let question): work.append(.question(question))
      case .endEditing: work.append(.endEditing)
      case .claim(let touch, let owner): arena.claimed(touch, by: owner)
      case .place(.presentation(let id), _, let box): presentation(id)?.box = box
      case .move(.presentation(let id), let motion): presentation(id)?.box = motion.box
      case .touches(let layer, let rule): place(of: layer)?.isInert = rule.isInert
      default: break
      }
      collected += 1
    }
  }

  /// Tells the engine the settings that changed, and answers whether any did.
  @discardableResult
  private func commit(animated: Bool) -> Bool {
    var hasChanged = false
    for presentation in presentations where presentation.needsConfiguration && presentation.sent != nil {
      presentation.needsConfiguration = false
      let configuration = presentation.makeConfiguration(in: self)
      guard configuration != presentation.sent else { continue }
      presentation.sent = configuration
      hasChanged = true
      send(.configure(presentation.id, configuration, animated: animated))
    }
    return hasChanged
  }

  /// Popovers and sheets go with the views that they point at or stand over.
  private func followSources() {
    for presentation in presentations where presentation.sourceHasMoved { presentation.settingsChanged() }
  }

  /// Runs changes of a sheet, and animates what they change: sheets on the engine's springs, and views along with the
  /// sheet, on its curve and in its time.
  func animateChanges(of sheet: PresentationID?, _ changes: () -> Void) {
    guard !isAnimatingChanges else { return changes() }
    isAnimatingChanges = true
    let transaction =
      UIView.areAnimationsEnabled ? ViewTransaction(TransitionCoordinator.standardTiming, start: clock) : nil
    ViewTransaction.run(transaction) {
      changes()
      isAnimatingChanges = false
      commit(animated: true)
      let ways = ([sheet] + presentations.reversed().map { $0.id }).lazy.compactMap { [self] id in
        id.flatMap { stack.way(of: $0) }
      }
      if let way = ways.first { transaction?.run(as: Timing(way)) }
      layout()
    }
  }

  func makePresentationID() -> PresentationID {
    latestPresentation += 1
    return PresentationID(rawValue: latestPresentation)
  }

  func presentation(_ id: PresentationID) -> Presentation? {
    presentations.first { $0.id == id }
  }

  func measure(_ text: StyledText, width: Double) -> Size {
    unsafe host.measure(text, width: width)
  }

  /// The resource with this name, with or without its extension.
  func resource(named name: String) -> Resource? {
    resources.first { $0.path.hasSameBytes(as: name) || $0.path.withoutExtension.hasSameBytes(as: name) }
  }
}
