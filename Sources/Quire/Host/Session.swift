// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A running app on a host. It is the host's interface to the app, and makes the turns.
///
/// Not Apple's API: it is for hosts, and apps never use it. Each call below that takes a `now` is one turn and ends in
/// exactly one `Host.submit`. The calls must not nest. A `now` earlier than the latest one counts as the latest one.
@_spi(Hosts) @preconcurrency @MainActor public final class Session: NSObject {
  /// The color scheme that the user prefers, which becomes `userInterfaceStyle`.
  public enum Appearance: Sendable {
    /// A light or a dark scheme. Without a preference it is `light`.
    case light, dark
  }

  /// A picture in the app's resources.
  public struct Resource: Sendable {
    /// The name for `UIImage(named:)`, with or without its extension.
    public var path: String
    /// The picture's own size, in points. It becomes `UIImage.size`.
    public var size: Size

    /// Creates a picture that the host can show. The host has its content.
    public init(path: String, size: Size) {
      self.path = path
      self.size = size
    }
  }

  /// The session that made the last turn. Objects that are not yet in a window use it.
  @Weak static var current: Session?

  /// The host outlives the session, as `init` requires. Embedded Swift has no other unowned reference.
  private unowned(unsafe) let host: any Host
  private let resources: [Resource]
  /// The state of the window's presentations. A host may query and sample it, but only the calls below change it.
  public private(set) var stack: Stack
  let tuning = SheetTuning()
  var environment: Environment
  var appearance: Appearance
  var preferences: Preferences
  /// The window's traits.
  var traits: UITraitCollection
  var window: UIWindow!
  let rootPlace: LayerPlace
  #if !hasFeature(Embedded)
    /// The services that the app may use in addition to its views, such as the clock, stored values and the network.
    /// Owned by the host, which sets it before `start`.
    public weak var services: (any HostServiceParts)?
  #endif

  /// The presentations, from bottom to top.
  var presentations: [Presentation] = []
  /// The pending work, in order, and the timers.
  var work = WorkQueue()
  /// The views that the host has, by their identifiers.
  var shown = ViewTable()

  /// The scroll views that a motion of the session moves.
  var movedScrolls: [Weak<UIScrollView>] = []

  /// The controllers whose views came into the window in this turn.
  var arrivals: [UIViewController] = []
  /// The fingers that are down, and the recognizers that watch them.
  private(set) lazy var arena = GestureArena(self)

  /// The first responder.
  @Weak var firstResponder: UIResponder?
  /// The number of requests of the app to receive no touches and presses.
  var ignoredInteractions = 0
  /// Whether the app is visible and receives events.
  var activity = Activity.active
  /// The parts that use the user's own files.
  var fileHandlers: [UserFileHandler] = []
  /// The app's delegates, if it has any.
  var life: AppLife?
  var hostFocus = HostFocus()
  /// The appearances that apply to all bars of a class.
  var barModels: [BarModel] = []
  /// A closure that applies the appearance of all views of a class; `nil` until an app has set one.
  var dressesViews: ((UIView) -> Void)?
  /// Whether a presentation has ended, so that a first responder below it may be restored.
  var hasPresentationEnded = false
  var keyboardReport = KeyboardReport()
  /// The view above the keyboard.
  let accessory = InputAccessory()

  private var effects = Effects()
  /// The number of effects in `effects.list` that have been processed.
  private var collected = 0
  private(set) var clock: Seconds = 0
  private(set) var isInTurn = false
  private var latestPresentation: UInt32 = 0
  /// Whether an `animateChanges` block is running.
  private var isAnimatingChanges = false
  private var views: [ViewChange] = []

  /// Opens an address outside the app, at the end of the turn.
  func opens(_ address: String) { views.append(.address(address)) }

  /// A closure that returns the last change of the turn. The change is sent last because the host must already have all
  /// views.
  var lastChange: (() -> ViewChange?)?

  /// Sends a change to the host at the end of the turn.
  func sends(_ change: ViewChange) { views.append(change) }

  let contents = LayerContents()

  /// Creates a session without starting it. `start` makes the first turn. The host must outlive the session.
  public init(
    host: any Host, environment: Environment, appearance: Appearance, preferences: Preferences = Preferences(),
    resources: [Resource]
  ) {
    unsafe self.host = host
    self.resources = resources
    self.appearance = appearance
    self.preferences = preferences
    self.environment = environment
    stack = Stack(environment: environment, tuning: tuning)
    traits = UITraitCollection(environment, appearance, preferences, level: .base)
    rootPlace = LayerPlace(traits: traits)
    super.init()
    window = UIWindow(session: self)
    Session.current = self
  }

  // MARK: Calls from the host

  /// Creates the app's root view controller and shows it. `root` runs once, within the first turn.
  public func start(root: () -> UIViewController, now: Seconds) {
    turn(now) {
      placeLayers()
      // During this call, the app may show another window.
      let root = root()
      window.rootViewController = root
    }
  }

  /// Handles touches, wheels, activation of the grabber and the dimming, Escape, `advance` and `finishMotion`.
  ///
  /// Changes of the environment must go through `environmentChanged`, which resolves detents. Presentations are created
  /// only by the app. For a finger that comes down, `view` is the innermost view under it.
  public func handle(_ input: Input, over view: ViewID? = nil) {
    turn(input.now) {
      if case .escape = input.event, let top = presentations.last, top.style.covers, let escaped = top.whenEscaped {
        return escaped()
      }
      if case .escape = input.event, presentations.last?.innermost.accessibilityPerformEscape() == true {
        return
      }
      if ignoredInteractions > 0, case .touchBegan = input.event { return }
      followDrags(input)
      handleTouches(input, over: view)
    }
  }

  /// Called when the window's size, its safe area, the keyboard, the preferences, or the light or dark appearance
  /// changes.
  public func environmentChanged(
    _ environment: Environment, appearance: Appearance, preferences: Preferences = Preferences(), now: Seconds
  ) {
    turn(now) { change(to: environment, appearance, preferences) }
  }

  /// Called when a native control is pressed: clicked, tapped, or activated by a key or an assistive technology.
  public func activate(_ view: ViewID, now: Seconds) {
    turn(now) {
      guard !arena.disqualifies(view, at: clock), ignoredInteractions == 0 else { return }
      guard let view = shown[view.rawValue] else { return }
      if let control = view.asControl { control.press() } else { view.semantics?.pressView?(view) }
    }
  }

  /// Called when a key is pressed on a control that has the focus.
  public func pressed(_ key: ControlKey, on view: ViewID, now: Seconds) {
    turn(now) {
      guard let view = shown[view.rawValue] else { return }
      guard view.semantics != nil else { return adjust(view, key) }
      guard let control = view.asControl else { return view.semantics?.keyView?(view, key) ?? () }
      if control.isEnabled { control.semantics?.keys?(control, key) }
    }
  }

  /// Adjusts a view with the trait `adjustable` that is not one of Quire's controls.
  private func adjust(_ view: UIView, _ key: ControlKey) {
    guard view.accessibilityTraits.contains(.adjustable), let isMore = key.isMore(in: view) else { return }
    if isMore { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
  }

  /// Called when the host's scroller has moved, by itself or at the engine's request. An offset of 0 is the top-left
  /// end of the range.
  public func scrolled(_ view: ViewID, to offset: Vector, now: Seconds) {
    turn(now) {
      guard let scroller = shown[view.rawValue]?.asScrollView else { return }
      arena.scrollerClaimed(scroller)
      scroller.hostScrolled(to: offset)
    }
  }

  /// Called when the host's scroller has come to rest, after a finger or a wheel.
  public func scrollRested(_ view: ViewID, now: Seconds) {
    turn(now) { shown[view.rawValue]?.asScrollView?.hostRested() }
  }

  /// Runs code of the app outside an event, for example a test's own calls.
  public func perform(now: Seconds, _ body: () -> Void) {
    turn(now, body)
  }

  /// Returns the identifier of the detent where a sheet rests according to its settings: the selected detent, or else
  /// the first active one. `nil` if the presentation isn't a sheet or doesn't exist.
  public func detentIdentifier(of id: PresentationID) -> String? {
    guard let sheet = presentation(id)?.sheet, let key = stack.selectedDetent(of: id) else { return nil }
    return sheet.detentTable.identifier(of: key)
  }

  /// Returns the identifier of a view while the host shows it.
  public func viewID(of view: UIView) -> ViewID? {
    shown[view.id.rawValue] === view ? view.id : nil
  }

  // MARK: The turn

  /// Whether the host must call again in the next frame.
  var wantsFrame = false
  /// The display links; `nil` until the app adds one.
  var frames: FrameFollower?

  func turn(_ now: Seconds, _ body: () -> Void) {
    precondition(!isInTurn, "A turn can't begin within another.")
    isInTurn = true
    Session.current = self
    clock = max(clock, now)
    work.beginTurn()
    wantsFrame = false
    runTimers()
    stepScrolls()
    frames?.frame(at: clock)
    body()
    settle()
    forgetDetents()
    for presentation in presentations { presentation.coordinator?.follow() }
    contents.show(in: self, changes: &views)
    showFocus(&views)
    if let last = lastChange?() { views.append(last) }
    lastChange = nil
    var turn = Turn(views: views, effects: effects, touches: arena.notes)
    arena.notes.removeAll()
    views.removeAll(keepingCapacity: true)
    effects.removeAll()
    collected = 0
    endDrags()
    arena.finishTurn()
    if frames?.wantsFrames == true { wantsFrame = true }
    turn.effects.wake = movedScrolls.isEmpty && !wantsFrame ? nextWake(effects.wake) : .everyFrame
    isInTurn = false
    unsafe host.submit(turn)
  }

  /// Runs callbacks, settings and layout until none of them requires another pass.
  private func settle() {
    // If callbacks keep requesting more work, the rest waits for the next turn.
    for _ in 0..<100 {
      while let next = work.removeFirst() { perform(next) }
      commit(animated: false)
      if work.isEmpty { settleFirstResponder() }
      guard work.isEmpty || work.isExhausted else { continue }
      let arriving = arrivals
      arrivals.removeAll()
      for controller in arriving { controller.arrive(isLaidOut: false) }
      layout()
      for controller in arriving { controller.arrive(isLaidOut: true) }
      endStranded()
      followSources()
      let hasChanged = commit(animated: false)
      if work.isEmpty, arrivals.isEmpty, !hasChanged { return }
      if work.isExhausted { break }
    }
    Log.once("callbacks keep asking for more; the rest waits for the next turn.")
  }

  /// Passes an event to the engine and queues the resulting callbacks.
  func send(_ event: Event, sampleTime: Seconds? = nil) {
    stack.handle(Input(event, now: clock, sampleTime: sampleTime), into: &effects)
    while collected < effects.list.count {
      switch effects.list[collected] {
      case .notice(let notice): work.append(.notice(notice))
      case .ask(let question): work.append(.question(question))
      case .endEditing: work.append(.endEditing)
      case .claim(let touch, let owner): arena.claimed(touch, by: owner)
      case .scroll(let scroller, _) where shown[scroller.rawValue]?.asScrollView?.isHeld == true:
        // The scroll view moves to another offset instead.
        effects.list.remove(at: collected)
        continue
      case .place(.presentation(let id), _, let box): presentation(id)?.box.size = box
      case .move(.presentation(let id), let motion): presentation(id)?.box.size = motion.box
      case .touches(let layer, let rule): place(of: layer)?.isInert = rule.isInert
      default: break
      }
      collected += 1
    }
  }

  /// Sends changed settings to the engine. Returns whether there were any.
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

  /// Moves popovers and sheets with the views that they point at or are centered over.
  private func followSources() {
    for presentation in presentations where presentation.sourceHasMoved { presentation.settingsChanged() }
  }

  /// Runs a block that changes a sheet and animates the changes: sheets on the engine's springs, views on the sheet's
  /// curve.
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

  /// Sends the host a request about the user's own files, with the changes of this turn or of the next.
  func ask(_ command: FileCommand) {
    views.append(.files(command))
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

  func prepare(_ questions: [TextQuestion]) {
    unsafe host.prepare(questions)
  }

  /// Returns the resource whose path equals `path`, or is the end of `path` after a slash.
  func resource(atPath path: String) -> Resource? {
    let bytes = Array(path.utf8)
    return resources.first { resource in
      let own = Array(resource.path.utf8)
      guard bytes.count >= own.count, bytes.suffix(own.count).elementsEqual(own) else { return false }
      return bytes.count == own.count || bytes[bytes.count - own.count - 1] == UInt8(ascii: "/")
    }
  }

  /// Returns the resource with this name, with or without its extension.
  func resource(named name: String) -> Resource? {
    resources.first { $0.path.hasSameBytes(as: name) || $0.path.withoutExtension.hasSameBytes(as: name) }
  }
}
