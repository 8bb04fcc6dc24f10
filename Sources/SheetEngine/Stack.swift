// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The behavior of one window's presentations as a value: inputs in, effects out.
///
/// A stack uses no clock, no screen and no closure. Everything that moves is a closed form of time, so `sample` returns
/// the same result however often and whenever it is called.
public struct Stack: Sendable {
  var surroundings: Surroundings
  /// The items from bottom to top.
  var items = InPlaceArray<Item>()
  var clock = Clock()
  var gestures = Gestures()
  var questions = Questions()
  var committed: CommittedLayers

  /// Creates an empty stack at time 0. The environment's numbers are sanitized as those of an input are. The look and
  /// the tuning are used unchanged.
  public init(environment: Environment, look: Look = .classic, tuning: SheetTuning = SheetTuning()) {
    var environment = environment.sanitized()
    environment.keyboard.motion = nil
    surroundings = Surroundings(environment, look: look, tuning: tuning)
    committed = CommittedLayers(in: surroundings)
  }

  /// The latest accepted time of an input, in seconds on the host's timeline.
  public var now: Seconds {
    @inline(__always) get { clock.now }
  }
  /// The look from the initializer or from the latest input `look`.
  public var look: Look {
    @inline(__always) get { surroundings.look }
  }
  /// The tuning from the initializer, which does not change.
  public var tuning: SheetTuning {
    @inline(__always) get { surroundings.tuning }
  }
  /// The environment from the latest input that contained one, sanitized.
  public internal(set) var environment: Environment {
    @inline(__always) get { surroundings.environment }
    set { surroundings = Surroundings(newValue, look: look, tuning: tuning) }
  }

  /// Handles one input and appends the resulting effects.
  ///
  /// It never traps on values from a host. Unknown presentations, touches, scrollers and tokens are ignored. A
  /// presentation that is already in the stack is not presented again. Time that stands still, goes back or jumps
  /// counts as the latest time, as described at `advanceClock(to:into:)`. Sizes, insets and detents are corrected as
  /// described at `Environment.sanitized()` and `Configuration.sanitized()`.
  public mutating func handle(_ input: Input, into effects: inout Effects) {
    advanceClock(to: input.now, into: &effects)
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
    case .touchBegan(let touch, let target, let scrollers, let competing):
      touchBegan(touch.sanitized(), on: target, scrollers, competing, at: input.sampleTime, into: &effects)
    case .touchMoved(let touch):
      touchMoved(touch.sanitized(), at: input.sampleTime, into: &effects)
    case .touchEnded(let touch):
      touchEnded(touch.sanitized(), at: input.sampleTime, into: &effects)
    case .touchCanceled(let id):
      touchCanceled(id, into: &effects)
    case .wheel(let delta, let target, let scrollers, let isEnd):
      wheel(delta.sanitized(), over: target, scrollers, isEnd: isEnd, at: input.sampleTime, into: &effects)
    case .activate(let target):
      activate(target, into: &effects)
    case .step(let id, let larger):
      step(id, larger: larger, into: &effects)
    case .escape:
      escape(into: &effects)
    case .answer(let token, let answer):
      receive(answer, to: token, into: &effects)
    case .advance:
      advance(into: &effects)
    case .finishMotion:
      finishMotions(at: .infinity, into: &effects)
    }

    committed.commit(items, at: now, in: surroundings, into: &effects)
    effects.wake = nextWake()
  }

  @inline(__always)
  func index(of id: PresentationID) -> Int? {
    for index in items.indices where items[index].id == id { return index }
    return nil
  }

  /// Marks an item's motion as changed.
  mutating func markChanged(_ index: Int) {
    items[index].revision = clock.nextRevision()
    items[index].aimInset(at: now)
  }

  /// Advances the clock to an input's time.
  ///
  /// The clock does not go back: an earlier time counts as the latest, and so does NaN or a time beyond
  /// ±`Clock.furthestTime`. A time farther from the latest than `SheetTuning.clockLeap`, ahead or back, is accepted at
  /// once if nothing is under way, for example after the device slept. Otherwise it counts as the latest, and is
  /// accepted only if the next input agrees with it. Then all motions end at their targets, and the clock continues
  /// from the new time.
  private mutating func advanceClock(to time: Seconds, into effects: inout Effects) {
    switch clock.advance(to: time, limit: tuning.clockLeap) {
    case .none: return
    case .doubtful where isUnderWay: return clock.doubt(time)
    case .doubtful, .confirmed: break
    }
    endWheel(into: &effects)
    finishMotions(at: .infinity, into: &effects)
    gestures.forgetTimes()
    clock.leap(to: time)
  }

  /// Whether a jump of the clock would disturb anything.
  private var isUnderWay: Bool {
    if gestures.isUnderWay { return true }
    for index in items.indices where items[index].isMoving { return true }
    return false
  }

  /// Returns the time when the host must send `advance`.
  private func nextWake() -> Wake {
    var next = Seconds.infinity
    // A presentation that leaves waits for those above it that leave.
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
      // An item that is in transit and does not move has arrived. The next input finishes it.
      next = min(next, max(end, now))
    }
    if gestures.momentum != nil { return .everyFrame }
    if case .dragging(let deadline) = gestures.wheel { next = min(next, deadline) }
    return next < .infinity ? .at(next) : .never
  }
}
