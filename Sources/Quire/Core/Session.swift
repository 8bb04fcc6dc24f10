// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A running app on a host. It is the host's interface to the app, and makes the turns.
///
/// Not Apple's API: it is for hosts, and apps never use it. Each call below that takes a `now` is one turn and ends in
/// exactly one `Host.submit`. The calls must not nest. A `now` earlier than the latest one counts as the latest one.
@_spi(Hosts) @preconcurrency @MainActor public final class Session: HostConnection {
  /// The session that made the last turn. Objects that are not yet in a window use it.
  static var current: Session? {
    // Safe because each connection is a session.
    HostConnection.running.map { unsafe unsafeDowncast($0, to: Session.self) }
  }

  /// The state of the window's presentations. A host may query and sample it, but only the calls below change it.
  public private(set) var stack: Stack
  let tuning = SheetTuning()
  var appearance: Appearance
  var preferences: Preferences
  /// The window's traits.
  var traits: UITraitCollection {
    didSet { UITraitCollection.ofWindow = traits }
  }
  var window: UIWindow!
  let rootPlace: LayerPlace
  #if !hasFeature(Embedded)
    /// The services that the app may use in addition to its views, such as the clock, stored values and the network.
    /// Owned by the host, which sets it before `start`.
    public weak var services: (any HostServiceParts)? {
      didSet { if Session.current === self { HostServices.current = services } }
    }
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

  var effects = Effects()
  /// The number of effects in `effects.list` that have been processed.
  var collected = 0
  var isInTurn = false
  private var latestPresentation: UInt32 = 0
  /// Whether an `animateChanges` block is running.
  var isAnimatingChanges = false

  /// A closure that returns the last change of the turn. The change is sent last because the host must already have all
  /// views.
  var lastChange: (() -> ViewChange?)?

  let contents = LayerContents()

  /// Creates a session without starting it. `start` makes the first turn. The host must outlive the session.
  public init(
    host: any Host, environment: Environment, appearance: Appearance, preferences: Preferences = Preferences(),
    resources: [Resource]
  ) {
    self.appearance = appearance
    self.preferences = preferences
    stack = Stack(environment: environment, tuning: tuning)
    traits = UITraitCollection(environment, appearance, preferences, level: .base)
    rootPlace = LayerPlace(traits: traits)
    super.init(host: host, environment: environment, resources: resources)
    window = UIWindow(session: self)
    becomeCurrent()
  }

  /// Makes this the session that objects use which are not yet in a window.
  func becomeCurrent() {
    HostConnection.running = self
    UITraitCollection.ofWindow = traits
    #if !hasFeature(Embedded)
      HostServices.current = services
    #endif
  }

  /// Returns the identifier of a view while the host shows it.
  public func viewID(of view: UIView) -> ViewID? {
    shown[view.id.rawValue] === view ? view.id : nil
  }

  /// Whether the host must call again in the next frame.
  var wantsFrame = false
  /// The display links; `nil` until the app adds one.
  var frames: FrameFollower?

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

  func makePresentationID() -> PresentationID {
    latestPresentation += 1
    return PresentationID(rawValue: latestPresentation)
  }

  func presentation(_ id: PresentationID) -> Presentation? {
    presentations.first { $0.id == id }
  }

  /// Returns the shared state of a layer's views, or `nil` for a presentation that has ended.
  func place(of layer: Layer) -> LayerPlace? {
    switch layer {
    case .root: rootPlace
    case .presentation(let id): presentation(id)?.place
    }
  }
}
