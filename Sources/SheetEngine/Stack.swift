import SheetMotion

/// The behaviour of one window's presentations as a value: inputs in, effects out.
///
/// It knows no clock, no screen and no closure. Everything that moves is a closed form of time, so `sample` gives
/// the same answer however often and whenever it is asked.
public struct Stack: Sendable {
  var surroundings: Surroundings
  /// Bottom to top.
  var items = Row<Item>()
  /// What the host was told to show: the root, then one entry for each item.
  var shown = Row<Shown>()
  /// The clock: the latest moment that an input brought and that was believed.
  public internal(set) var now: Seconds = 0
  /// A moment so far off that it must be told twice; NaN where there is none.
  var doubtedTime = Seconds.nan
  /// The fingers that are down.
  var fingers = Row<Finger>()
  /// The one drag that moves a sheet, if there is one.
  var pan: Pan?
  /// How fast its finger is.
  var tracker = VelocityTracker()
  /// What a wheel is doing.
  var wheel = Wheel.idle
  /// The momentum of a scroller after a gesture that the sheet owned.
  var glide: Shared<Glide>?
  /// The scroller that last scrolled by itself, and when the finger left it.
  var lastScroll = (id: ScrollerID(rawValue: 0), time: -Seconds.infinity)
  /// Asked, and not answered yet.
  var questions = Row<OpenQuestion>()
  var lastToken: UInt32 = 0
  /// Counts the inputs that are not answers.
  var turn: UInt64 = 0
  var lastRevision: UInt64 = 0
  /// The revision at which a presentation last left.
  var structureRevision: UInt64 = 0
  /// Where everybody is now, and at a moment of the motion that is being baked; kept for their storage.
  var moment: Moment
  var glimpsed: Moment
  /// Key times of the motion that is being baked; kept for its storage.
  var times: [Seconds] = []

  public init(environment: Environment, look: Look = .classic, tuning: SheetTuning = SheetTuning()) {
    var environment = environment.sanitized()
    environment.keyboard.motion = nil
    surroundings = Surroundings(environment, look: look, tuning: tuning)
    moment = Moment(in: surroundings)
    glimpsed = Moment(in: surroundings)
    var root = Shown()
    root.stand(like: Placement(frame: Rect(environment.container)), box: environment.container)
    shown.append(root)
  }

  public var look: Look {
    @inline(__always) get { surroundings.look }
  }
  public var tuning: SheetTuning {
    @inline(__always) get { surroundings.tuning }
  }
  public internal(set) var environment: Environment {
    @inline(__always) get { surroundings.environment }
    set { surroundings = Surroundings(newValue, look: look, tuning: tuning) }
  }

  /// Takes one input and appends what follows from it.
  ///
  /// Nothing that a host sends makes it trap. Unknown presentations, touches, scrollers and tokens are left out; a
  /// presentation that is in the stack already is not presented again; time that stands still, goes back or
  /// leaps counts as the latest time seen, as `take(_:into:)` says; sizes, insets and detents are put right as `Environment.sanitized()` and
  /// `Configuration.sanitized()` say.
  public mutating func handle(_ input: Input, into effects: inout Effects) {
    take(input.now, into: &effects)
    if case .answer = input.event {} else { settleUnanswered(into: &effects) }
    finishMotions(at: now, into: &effects)

    switch input.event {
    case .environment(let environment, let resolutions):
      change(to: environment.sanitized(), resolutions, into: &effects)
    case .look(let look):
      change(to: look, into: &effects)
    case .present(let id, let configuration, let animated):
      present(id, Shared(configuration.sanitized()), animated: animated, into: &effects)
    case .configure(let id, let configuration, let animated):
      configure(id, Shared(configuration.sanitized()), animated: animated, into: &effects)
    case .dismiss(let id, let animated):
      dismiss(id, animated: animated, into: &effects)
    case .touchBegan(let touch, let target, let scrollers, let rivals):
      touchBegan(touch.sanitized(), on: target, scrollers, rivals, at: input.sampleTime, into: &effects)
    case .touchMoved(let touch):
      touchMoved(touch.sanitized(), at: input.sampleTime, into: &effects)
    case .touchEnded(let touch):
      touchEnded(touch.sanitized(), at: input.sampleTime, into: &effects)
    case .touchCancelled(let id):
      touchCancelled(id, into: &effects)
    case .wheel(let delta, let target, let scrollers, let isEnd):
      wheel(delta.sanitized(), over: target, scrollers, isEnd: isEnd, at: input.sampleTime, into: &effects)
    case .activate(let target):
      activate(target, into: &effects)
    case .step(let id, let larger):
      step(id, larger: larger, into: &effects)
    case .escape:
      escape(into: &effects)
    case .answer(let token, let answer):
      take(answer, for: token, into: &effects)
    case .advance:
      advance(into: &effects)
    case .finishMotion:
      finishMotions(at: .infinity, into: &effects)
    }

    show(into: &effects)
    effects.wake = nextWake()
  }

  @inline(__always)
  func index(of id: PresentationID) -> Int? {
    for index in items.indices where items[index].id == id { return index }
    return nil
  }

  /// Marks an item's courses as changed.
  mutating func touch(_ index: Int) {
    lastRevision += 1
    items[index].revision = lastRevision
  }

  /// When the host shall send `advance`.
  // Mutating, so that nobody copies the stack to call it.
  private mutating func nextWake() -> Wake {
    var next = Seconds.infinity
    // Who leaves waits for those who leave above.
    var above = -Seconds.infinity
    for index in items.indices.reversed() where items[index].phase != .resting {
      var end = items[index].end
      if items[index].isMoving {
        if items[index].configuration.wantsProgress, items[index].configuration.wantsProgressInMotion {
          return .everyFrame
        }
      } else if items[index].phase == .dragging {
        continue
      }
      if items[index].phase == .dismissing {
        end = max(end, above)
        above = end
      }
      // What is on its way and does not move has arrived, and is found there as soon as time is told.
      next = min(next, max(end, now))
    }
    if glide != nil { return .everyFrame }
    if case .dragging(let deadline) = wheel { next = min(next, deadline) }
    return next < .infinity ? .at(next) : .never
  }
}

// MARK: - Questions that a caller may ask

extension Stack {
  /// The box that Apple's names read: it follows the finger, and is final at once on release.
  public func modelFrame(of id: PresentationID) -> Rect? {
    index(of: id).map { items[$0].modelFrame }
  }

  /// The box where the sheet is at the latest moment, before what its place in the stack does to it.
  public func liveFrame(of id: PresentationID) -> Rect? {
    index(of: id).map { items[$0].layout.frame(at: items.offset(of: $0, at: now)) }
  }

  /// The frame at the largest detent: what content can be laid out in ahead of a drag.
  public func largestFrame(of id: PresentationID) -> Rect? {
    index(of: id).map { items[$0].layout.frame(at: items[$0].layout.largest.offset) }
  }

  /// How much of the container's safe area lies inside the model frame, in points.
  public func safeArea(of id: PresentationID) -> Insets {
    guard let index = index(of: id) else { return .zero }
    let layout = items[index].layout
    let frame = items[index].modelFrame
    let insets = environment.safeArea
    guard layout.stance != .floating else { return .zero }
    // A sheet keeps its bottom inset while it is pulled below its smallest stop: only its place changes.
    return Insets(
      top: max(insets.top - max(frame.y, 0), 0), left: max(insets.left - frame.x, 0), bottom: insets.bottom,
      right: max(insets.right - (environment.container.width - frame.maxX), 0))
  }

  /// The arrow of a popover, as it will stand.
  public func arrow(of id: PresentationID) -> Arrow? { index(of: id).flatMap { items[$0].layout.arrow } }

  public func form(of id: PresentationID) -> Form? { index(of: id).map { items[$0].form } }
  public func phase(of id: PresentationID) -> Phase? { index(of: id).map { items[$0].phase } }
  public func configuration(of id: PresentationID) -> Configuration? { index(of: id).map { items[$0].configuration } }

  /// The detent that the selection means: the first active one where it is `nil`, unknown or inactive.
  public func selectedDetent(of id: PresentationID) -> DetentKey? {
    // A closure would copy the stack.
    guard let index = index(of: id) else { return nil }
    return items.selectedStop(of: index).key
  }

  /// Whether a step to a larger and to a smaller detent leads anywhere.
  public func steps(of id: PresentationID) -> (larger: Bool, smaller: Bool) {
    guard let index = index(of: id) else { return (false, false) }
    let here = items.selectedStop(of: index).offset
    let stops = items[index].layout.stops
    return (stops.next(larger: true, from: here) != nil, stops.next(larger: false, from: here) != nil)
  }

  /// The active detents from small to large.
  public func stops(of id: PresentationID) -> [Stop] { index(of: id).map { items[$0].layout.stops } ?? [] }

  /// The presentations, bottom to top.
  public var presentations: [PresentationID] { items.map { $0.id } }

  /// What `large` resolves to for a presentation with these settings in an environment; pure.
  public static func maximumDetentValue(
    in environment: Environment, for configuration: Configuration, look: Look, tuning: SheetTuning
  ) -> Double {
    SheetBox(
      Shared(configuration.sanitized()), in: Surroundings(environment.sanitized(), look: look, tuning: tuning)
    ).maximumValue
  }
}
