import SheetEngine

/// One running app on one host: what the host calls, and where a turn is made.
///
/// Not Apple's: a host's side of the seam. An app never sees it. Each call below that takes a `now` is one turn
/// and ends in exactly one `Host.submit`; the calls don't nest. A `now` that goes back counts as the latest one.
@MainActor public final class Session: NSObject {
  public enum Appearance: Sendable {
    case light, dark
  }

  /// A picture among the app's resources.
  public struct Resource: Sendable {
    public var path: String
    public var size: Size

    public init(path: String, size: Size) {
      self.path = path
      self.size = size
    }
  }

  /// The session that made a turn last: what has no place in a window yet goes by it.
  @Weak static var current: Session?

  private unowned(unsafe) let host: any Host
  private let resources: [Resource]
  /// The behaviour of the window's presentations. A host may look and sample; it is changed by the calls below.
  public private(set) var stack: Stack
  let tuning = SheetTuning()
  private(set) var environment: Environment
  private(set) var appearance: Appearance
  /// Of the window's own level.
  private(set) var traits: UITraitCollection
  private(set) var window: UIWindow!
  private let rootPlace: LayerPlace

  /// Bottom to top.
  var presentations: [Presentation] = []
  /// Those that ended in this turn; their delegates may still be told.
  var ended: [Presentation] = []
  /// What is left to do in this turn, in order.
  var work: [Work] = []
  /// The views that the host knows, by their names.
  var shown: [UInt32: UIView] = [:]

  /// Controllers whose views came into the window in this turn.
  var arrivals: [UIViewController] = []
  /// The fingers that are down, and who watches them.
  private(set) lazy var contest = Contest(self)
  /// What waits for its time, the earliest first.
  var timers: [Timer] = []
  var latestTimer: UInt32 = 0

  /// Whom keys go to.
  @Weak var firstResponder: UIResponder?
  /// The field that has the host's focus, as far as is known here.
  @Weak var hostFocus: UIView?
  /// The focus to be told to the host when the turn ends.
  var wantedFocus: (view: UIView, isFocused: Bool)?
  /// The keyboard that observers of sheets know of.
  var toldKeyboard: Keyboard?
  /// Whether the app was told that the keyboard goes, and it has not gone yet.
  var isKeyboardLeaving = false

  private var effects = Effects()
  /// Up to where `effects.list` has been looked through.
  private var collected = 0
  private(set) var clock: Seconds = 0
  private var isInTurn = false
  private var latestPresentation: UInt32 = 0
  /// Whether an `animateChanges` block is running.
  private var isAnimatingChanges = false
  /// Views that left the tree in this turn; some come back in another place.
  private var detached: [UIView] = []
  /// Views in the tree that fill no layer any more.
  private var retired: [UIView] = []
  private var views: [ViewChange] = []
  /// What fills each layer.
  private var contents: [(layer: Layer, view: UIView)] = []
  /// What fills each layer, as the host was told.
  private var knownContents: [(layer: Layer, view: ViewID)] = []

  /// Starts nothing yet; `start` makes the first turn. The host must outlive the session.
  public init(host: any Host, environment: Environment, appearance: Appearance, resources: [Resource]) {
    self.host = host
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
      window.rootViewController = root()
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
      guard !contest.spoils(view, at: clock) else { return }
      (shown[view.rawValue] as? UIControl)?.press()
    }
  }

  /// The host's scroller moved, by itself or because the engine said so. 0 is the top left end of the range.
  public func scrolled(_ view: ViewID, to offset: Vector, now: Seconds) {
    turn(now) {
      guard let scroller = shown[view.rawValue] as? UIScrollView else { return }
      contest.scrollerTook(scroller)
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
    runTimers()
    body()
    settle()
    for presentation in presentations { presentation.coordinator?.follow() }
    show()
    var turn = Turn(views: views, effects: effects, touches: contest.notes)
    contest.notes.removeAll()
    turn.effects.wake = nextWake(effects.wake)
    views.removeAll(keepingCapacity: true)
    effects.removeAll()
    collected = 0
    ended.removeAll()
    endDrags()
    contest.finishTurn()
    isInTurn = false
    host.submit(turn)
  }

  /// Callbacks, settings and layout, until none of them asks for another.
  private func settle() {
    // Apps that present and dismiss each other for ever are cut off; the next turn goes on from there.
    for _ in 0..<100 {
      while !work.isEmpty { perform(work.removeFirst()) }
      commit(animated: false)
      guard work.isEmpty else { continue }
      let arriving = arrivals
      arrivals.removeAll()
      for controller in arriving { controller.arrive(isLaidOut: false) }
      layout()
      for controller in arriving { controller.arrive(isLaidOut: true) }
      endStranded()
      followSources()
      let hasChanged = commit(animated: false)
      if work.isEmpty, arrivals.isEmpty, !hasChanged { return }
    }
    Log.line("a turn is cut off: callbacks keep asking for more.")
  }

  /// Has the engine handle an event, and takes down what the app must hear of it.
  func send(_ event: Event, sampleTime: Seconds? = nil) {
    stack.handle(Input(event, now: clock, sampleTime: sampleTime), into: &effects)
    while collected < effects.list.count {
      switch effects.list[collected] {
      case .notice(let notice): work.append(.notice(notice))
      case .ask(let question): work.append(.question(question))
      case .endEditing: work.append(.endEditing)
      case .claim(let touch, let owner): contest.claimed(touch, by: owner)
      case .place(.presentation(let id), _, let box): presentation(id)?.box = box
      case .move(.presentation(let id), let motion): presentation(id)?.box = motion.box
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

  // MARK: Layout

  func layout() {
    placeLayers()
    window.layoutUntilDone()
  }

  /// Gives each layer's view the box and the safe area that the engine has for it.
  func placeLayers() {
    let box = CGRect(origin: .zero, size: CGSize(environment.container))
    window.frame = box
    if let root = window.rootViewController?.viewIfLoaded {
      root.frame = box
      rootPlace.take(UIEdgeInsets(environment.safeArea), for: root)
    }
    let stack = stack
    for presentation in presentations where presentation.sent != nil {
      presentation.containerView.frame = box
      presentation.updateChrome()
      guard !presentation.runsItself else {
        presentation.place.take(UIEdgeInsets(environment.safeArea), for: presentation.containerView)
        continue
      }
      guard let frame = stack.modelFrame(of: presentation.id) else { continue }
      let view = presentation.presentedView
      presentation.place.take(UIEdgeInsets(stack.safeArea(of: presentation.id)), for: view)
      if view.frame != CGRect(frame) { presentation.containerView.setNeedsLayout() }
      prepareReserves(of: presentation, frame)
      put(presentation, in: CGRect(frame))
    }
  }

  /// Lays a dragged sheet out once at the largest height that the drag can give it, so that no box has to grow
  /// under the finger.
  private func prepareReserves(of presentation: Presentation, _ frame: Rect) {
    guard presentation.phase == .dragging, presentation.box.height > max(presentation.preparedHeight, frame.height)
    else { return }
    presentation.preparedHeight = presentation.box.height
    let view = presentation.presentedView
    view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: presentation.box.height)
    view.layoutUntilDone()
    view.raiseReserves()
  }

  // MARK: Views

  /// A view filled a layer, and stays in the tree without being shown.
  func retire(_ view: UIView) {
    retired.append(view)
  }

  /// A view left the tree; whether for good shows when the turn ends.
  func detach(_ view: UIView) {
    detached.append(view)
  }

  /// Tells the host what differs from what it knows.
  private func show() {
    for content in contents {
      guard let place = content.view.place else { continue }
      content.view.show(in: place, session: self, changes: &views)
      if let index = knownContents.firstIndex(where: { $0.layer == content.layer }) {
        guard knownContents[index].view != content.view.id else { continue }
        knownContents[index].view = content.view.id
      } else {
        knownContents.append((content.layer, content.view.id))
      }
      views.append(.content(content.layer, content.view.id))
    }
    for known in knownContents where !contents.contains(where: { $0.layer == known.layer }) {
      views.append(.content(known.layer, nil))
    }
    knownContents.removeAll { known in !contents.contains { $0.layer == known.layer } }
    for view in detached where view.window !== window {
      view.unshow(session: self, changes: &views)
    }
    detached.removeAll()
    for view in retired where view.place == nil && view.display != nil {
      view.display = nil
      shown[view.id.rawValue] = nil
      views.append(.remove(view.id))
      view.setTreeNeedsShow()
    }
    retired.removeAll()
    showFocus(&views)
  }

  func fill(_ layer: Layer, with view: UIView, in place: LayerPlace) {
    view.place = place
    view.setTreeNeedsShow()
    contents.append((layer, view))
  }

  func empty(_ layer: Layer) {
    guard let index = contents.firstIndex(where: { $0.layer == layer }) else { return }
    contents.remove(at: index).view.place = nil
  }

  func rootChanged(from old: UIViewController?, to new: UIViewController?) {
    if let old {
      old.beginDisappearing(animated: false)
      empty(.root)
      old.viewIfLoaded?.removeFromSuperview()
      old.endDisappearing(animated: false)
    }
    guard let new else { return }
    window.insertSubview(new.view, at: 0)
    fill(.root, with: new.view, in: rootPlace)
    new.beginAppearing(animated: false)
    layout()
    new.endAppearing(animated: false)
  }

  // MARK: Environment

  private func change(to environment: Environment, _ appearance: Appearance) {
    let newTraits = UITraitCollection(environment, appearance, level: .base)
    let transition = beginTransition(to: environment, newTraits)
    let oldKeyboard = self.environment.keyboard
    postKeyboard(from: oldKeyboard, to: environment.keyboard)
    self.environment = environment
    self.appearance = appearance
    keyboardChanges(to: environment.keyboard)
    let old = traits
    traits = newTraits
    let traitsChanged = !traits.isSame(as: old)
    var resolutions: [Resolution] = []
    for presentation in presentations {
      if traitsChanged, presentation.sent != nil, presentation.stage != .ended, presentation.stage != .dismissing {
        presentation.adapt(to: traits)
      }
      guard let resolution = presentation.makeResolution(in: self) else { continue }
      presentation.sent?.form = resolution.form ?? presentation.form
      presentation.sent?.sheet.detents = resolution.detents
      resolutions.append(resolution)
    }
    send(.environment(environment, resolutions))
    for presentation in presentations where presentation.sent?.form == .popover {
      presentation.popover?.reposition()
    }
    defer { endTransition(transition) }

    guard traitsChanged else { return }
    rootPlace.traits = traits
    tell(window.rootViewController, from: old)
    for presentation in presentations { presentation.takeTraits() }
  }

  /// Other metrics for all presentations; detents are resolved anew in them.
  func change(to look: Look) {
    send(.look(look))
    let resolutions = presentations.compactMap { presentation -> Resolution? in
      guard let resolution = presentation.makeResolution(in: self) else { return nil }
      presentation.sent?.sheet.detents = resolution.detents
      return resolution
    }
    send(.environment(environment, resolutions))
  }

  func tell(_ controller: UIViewController?, from old: UITraitCollection) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    view.setTreeNeedsShow()
    view.setTreeNeedsLayout()
    let own = controller.overrides
    let new = view.layerPlace?.traits ?? .current
    controller.tellTraits(from: old.values.overridden(by: own), to: new.values.overridden(by: own))
  }

  var raisedTraits: UITraitCollection {
    UITraitCollection(environment, appearance, level: .elevated)
  }

  func maximumDetentValue(for configuration: Configuration) -> Double {
    Stack.maximumDetentValue(in: environment, for: configuration, look: stack.look, tuning: tuning)
  }

  func makePresentationID() -> PresentationID {
    latestPresentation += 1
    return PresentationID(rawValue: latestPresentation)
  }

  func presentation(_ id: PresentationID) -> Presentation? {
    presentations.first { $0.id == id }
  }

  func measure(_ text: StyledText, width: Double) -> Size {
    host.measure(text, width: width)
  }

  /// The resource with this name, with or without its extension.
  func resource(named name: String) -> Resource? {
    resources.first { $0.path.hasSameBytes(as: name) || $0.path.withoutExtension.hasSameBytes(as: name) }
  }
}
