// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Observes a script while it is played, for a trace or a test.
public protocol Observer {
  /// Called before an input is handled.
  mutating func willHandle(_ input: Input, _ stack: Stack)
  /// Called after an input was handled. `effects` contains the effects of the whole turn; those of this input begin at
  /// `first`.
  mutating func didHandle(_ input: Input, _ stack: Stack, _ effects: Effects, first: Int)
  /// Called for each frame of the display. Inputs of the same time follow it.
  mutating func frame(_ number: Int, at time: Seconds, _ stack: Stack)
}

extension Observer {
  /// Does nothing.
  public mutating func willHandle(_ input: Input, _ stack: Stack) {}
  /// Does nothing.
  public mutating func didHandle(_ input: Input, _ stack: Stack, _ effects: Effects, first: Int) {}
  /// Does nothing.
  public mutating func frame(_ number: Int, at time: Seconds, _ stack: Stack) {}
}

/// Plays statements with a stack, in virtual time.
///
/// A player acts as a host: it wakes the stack on request, answers questions within the same turn, and draws frames at
/// a constant rate. Inputs do not depend on the frames, unless the stack requests to be woken at each frame.
public struct Player<Watcher: Observer> {
  /// The stack after the latest statement, at the time `now`.
  public private(set) var stack: Stack
  /// The time in seconds since the beginning.
  public private(set) var now: Seconds = 0
  /// The observer of each input and each frame. Read it when the script has been played.
  public var watcher: Watcher
  /// The number of frames per second.
  public let rate: Double

  private var effects = Effects()
  private var nextFrame = 0
  private var device = Device.phone
  private var isLandscape = false
  private var keyboardHeight: Double?
  /// Whether the caller has set the look, which then overrides the script's.
  private let isLookGiven: Bool
  private var environment: Environment
  private var mayDismiss: Bool? = true
  private var targetRule = TargetRule.accept
  private var stampedNow: Seconds?
  private var stampedSample: Seconds?

  /// Creates a player that is before the first statement.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - look: The look that overrides the script's. With `nil` the script decides, and if it has no statement for the
  ///     look, it is `classic`.
  ///   - rate: The number of frames per second, above 0 and at most 1,000. Any other number counts as 60.
  ///   - watcher: The observer of the session.
  public init(_ script: Script, look: LookName? = nil, rate: Double = 60, watcher: Watcher) {
    self.rate = rate > 0 && rate <= 1000 ? rate : 60
    self.watcher = watcher
    isLookGiven = look != nil
    var chosen = LookName.classic
    environment = Device.phone.environment(isLandscape: false)
    stack = Stack(environment: environment)
    for statement in script.statements {
      if case .look(let name) = statement {
        chosen = name
      } else if case .device(let device, let isLandscape, let conditions, _) = statement {
        stand(device, isLandscape, conditions)
      } else if case .set(let conditions, _) = statement {
        for condition in conditions { environment.apply(condition) }
      } else {
        break
      }
    }
    stack = Stack(environment: environment, look: (look ?? chosen).look)
  }

  /// Plays a whole script and reports everything to the watcher.
  public static func play(
    _ script: Script, look: LookName? = nil, rate: Double = 60, watcher: Watcher
  ) -> Watcher {
    var player = Player(script, look: look, rate: rate, watcher: watcher)
    player.drawFrames(upTo: 0)
    var isBeginning = true
    for statement in script.statements {
      switch statement {
      case .look, .device, .set: if !isBeginning { player.perform(statement) }
      default:
        isBeginning = false
        player.perform(statement)
      }
    }
    return player.watcher
  }

  // MARK: Statements

  /// Performs a statement.
  public mutating func perform(_ statement: Statement) {
    switch statement {
    case .look(let name): if !isLookGiven { send(.look(name.look)) }
    case .device(let device, let isLandscape, let conditions, let resolutions):
      stand(device, isLandscape, conditions)
      send(.environment(environment, resolutions))
    case .set(let conditions, let resolutions):
      for condition in conditions { environment.apply(condition) }
      keepKeyboard()
      send(.environment(environment, resolutions))
    case .rotate(let resolutions):
      stand(device, !isLandscape, [])
      send(.environment(environment, resolutions))
    case .keyboard(let place, let owner, let motion, let resolutions):
      show(place, owner)
      environment.keyboard.motion = motion
      send(.environment(environment, resolutions))
      environment.keyboard.motion = nil
    case .present(let id, let form, let settings, let animated):
      var configuration = Configuration(form: form)
      for setting in settings { configuration.apply(setting) }
      send(.present(id, configuration, animated: animated))
    case .configure(let id, let settings, let animated):
      var configuration = stack.configuration(of: id) ?? Configuration()
      for setting in settings { configuration.apply(setting) }
      send(.configure(id, configuration, animated: animated))
    case .dismiss(let id, let animated): send(.dismiss(id, animated: animated))
    case .down(let finger, let point, let contact): touchDown(finger, point, contact)
    case .move(let finger, let point): send(.touchMoved(Touch(id: finger, point: point)))
    case .up(let finger, let point): send(.touchEnded(Touch(id: finger, point: point)))
    case .cancel(let finger): send(.touchCanceled(finger))
    case .drag(let stroke): draw(stroke, hold: stroke.hold ?? Stroke.usualHold)
    case .fling(let stroke): draw(stroke, hold: stroke.hold ?? 0)
    case .tap(let finger, let point, let contact):
      touchDown(finger, point, contact)
      pass(0.05)
      send(.touchEnded(Touch(id: finger, point: point)))
    case .wheel(let way, let contact, let isEnd):
      send(.wheel(way, contact.target, contact.scrollers, isEnd: isEnd))
    case .activate(let target): send(.activate(target))
    case .escape: send(.escape)
    case .answer(.dismiss(let answer)): mayDismiss = answer
    case .answer(.target(let rule)): targetRule = rule
    case .reply(let token, let answer): send(.answer(token, answer))
    case .stamp(let now, let sample): (stampedNow, stampedSample) = (now, sample)
    case .wait(let seconds): pass(seconds)
    case .settle: settle()
    case .advance: send(.advance)
    case .finish: send(.finishMotion)
    }
  }

  // MARK: The environment

  /// Changes the device or its orientation. The user's preferences do not change.
  private mutating func stand(_ device: Device, _ isLandscape: Bool, _ conditions: [Condition]) {
    self.device = device
    self.isLandscape = isLandscape
    var next = device.environment(isLandscape: isLandscape)
    next.isRightToLeft = environment.isRightToLeft
    next.prefersReducedMotion = environment.prefersReducedMotion
    next.keyboard = environment.keyboard
    environment = next
    for condition in conditions { environment.apply(condition) }
    keepKeyboard()
  }

  private mutating func show(_ place: KeyboardPlace, _ owner: PresentationID?) {
    keyboardHeight = nil
    switch place {
    case .hidden: environment.keyboard = .hidden
    case .frame(let frame): environment.keyboard = Keyboard(frame: frame, owner: owner)
    case .height(let height):
      keyboardHeight = height
      environment.keyboard = Keyboard(frame: .zero, owner: owner)
      keepKeyboard()
    }
  }

  /// Places the keyboard with its height along the bottom edge of the current window.
  private mutating func keepKeyboard() {
    guard let keyboardHeight else { return }
    let container = environment.container
    environment.keyboard.frame = Rect(
      x: 0, y: container.height - keyboardHeight, width: container.width, height: keyboardHeight)
  }

  // MARK: Fingers

  private mutating func touchDown(_ finger: TouchID, _ point: Point, _ contact: TouchedParts) {
    send(.touchBegan(Touch(id: finger, point: point), contact.target, contact.scrollers, contact.competing))
  }

  private mutating func draw(_ stroke: Stroke, hold: Seconds) {
    touchDown(stroke.finger, stroke.start, stroke.contact)
    let start = now
    let steps = max(Int(stroke.duration * stroke.rate + 0.5), 1)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      run(until: start + stroke.duration * share)
      let point = Point(
        x: stroke.start.x + (stroke.end.x - stroke.start.x) * share,
        y: stroke.start.y + (stroke.end.y - stroke.start.y) * share)
      send(.touchMoved(Touch(id: stroke.finger, point: point)))
    }
    if hold > 0 { pass(hold) }
    if stroke.lifts { send(.touchEnded(Touch(id: stroke.finger, point: stroke.end))) }
  }

  // MARK: Time

  /// Advances the time by a number of seconds.
  private mutating func pass(_ seconds: Seconds) {
    run(until: now + seconds)
  }

  /// Advances the time until the stack requests nothing, by at most ten seconds, and then to the next tenth of a
  /// second.
  ///
  /// A stack that is woken at each frame detects the end of a motion only at a frame. The rounding makes later events
  /// independent of the frame rate.
  private mutating func settle() {
    waitForRest()
    let tenths = now * 10
    guard tenths < 1e15 else { return }
    let whole = Double(Int64(tenths))
    run(until: (whole < tenths ? whole + 1 : whole) / 10)
  }

  private mutating func waitForRest() {
    let limit = now + 10
    while now < limit {
      switch effects.wake {
      case .never: return
      case .at(let time): run(until: min(max(time, now), limit))
      case .everyFrame: run(until: min(Double(nextFrame) / rate, limit))
      }
      // The stack was woken and still requests the same time, so waiting longer has no effect.
      if case .at(let time) = effects.wake, time <= now {
        send(.advance)
        if case .at(let again) = effects.wake, again <= now { return }
      }
    }
  }

  private mutating func run(until end: Seconds) {
    while true {
      let frame = Double(nextFrame) / rate
      var wake = Double.infinity
      switch effects.wake {
      case .never: break
      case .at(let time): wake = max(time, now)
      case .everyFrame: wake = frame
      }
      // A stack that has nothing to do when woken is not woken twice at one time.
      if wake <= min(frame, end), wake > now || lastWake != now {
        now = wake
        lastWake = wake
        send(.advance)
        continue
      }
      guard frame <= end else { break }
      now = frame
      drawFrames(upTo: frame)
    }
    now = max(now, end)
  }

  /// The time when the stack was last woken.
  private var lastWake = -1.0

  private mutating func drawFrames(upTo time: Seconds) {
    while Double(nextFrame) / rate <= time {
      watcher.frame(nextFrame, at: Double(nextFrame) / rate, stack)
      nextFrame += 1
    }
  }

  // MARK: Turns

  /// Sends one input, and the answers to the resulting questions.
  private mutating func send(_ event: Event) {
    effects.removeAll()
    feed(Input(event, now: stampedNow ?? now, sampleTime: stampedSample ?? now))
    stampedNow = nil
    stampedSample = nil
    var position = 0
    while position < effects.list.count {
      if case .ask(let question) = effects.list[position], let answer = answer(to: question) {
        feed(Input(.answer(question.token, answer), now: now))
      }
      position += 1
    }
  }

  private mutating func feed(_ input: Input) {
    let first = effects.list.count
    watcher.willHandle(input, stack)
    stack.handle(input, into: &effects)
    watcher.didHandle(input, stack, effects, first: first)
  }

  private func answer(to question: Question) -> Answer? {
    switch question.subject {
    case .shouldDismiss: return mayDismiss.map { $0 ? .yes : .no }
    case .settleTarget:
      switch targetRule {
      case .accept: return .yes
      case .never: return nil
      case .settle(let key): return .settle(key)
      }
    }
  }
}
