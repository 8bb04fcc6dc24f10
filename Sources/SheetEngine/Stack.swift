// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The behaviour of one window's presentations as a value: inputs in, effects out.
///
/// It knows no clock, no screen and no closure. Everything that moves is a closed form of time, so `sample` gives
/// the same answer however often and whenever it is asked.
public struct Stack: Sendable {
  var surroundings: Surroundings
  /// Bottom to top.
  var items = Row<Item>()
  var clock = Clock()
  var gestures = Gestures()
  var questions = Questions()
  var committed: CommittedLayers

  /// An empty stack at time 0. An environment's numbers are put right as an input's are; look and tuning are taken as
  /// they are.
  public init(environment: Environment, look: Look = .classic, tuning: SheetTuning = SheetTuning()) {
    var environment = environment.sanitized()
    environment.keyboard.motion = nil
    surroundings = Surroundings(environment, look: look, tuning: tuning)
    committed = CommittedLayers(in: surroundings)
  }

  /// The latest time that an input brought and that was believed, in seconds on the host's timeline.
  public var now: Seconds {
    @inline(__always) get { clock.now }
  }
  /// As it was made with, or as the latest input `look` says.
  public var look: Look {
    @inline(__always) get { surroundings.look }
  }
  /// As it was made with; it does not change.
  public var tuning: SheetTuning {
    @inline(__always) get { surroundings.tuning }
  }
  /// As the latest input brought it, its numbers put right.
  public internal(set) var environment: Environment {
    @inline(__always) get { surroundings.environment }
    set { surroundings = Surroundings(newValue, look: look, tuning: tuning) }
  }

  /// Takes one input and appends what follows from it.
  ///
  /// Nothing that a host sends makes it trap. Unknown presentations, touches, scrollers and tokens are left out; a
  /// presentation that is in the stack already is not presented again; time that stands still, goes back or
  /// leaps counts as the latest time seen, as `advanceClock(to:into:)` says; sizes, insets and detents are put right
  /// as `Environment.sanitized()` and `Configuration.sanitized()` say.
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
  }

  /// Takes the time that an input bears.
  ///
  /// The clock does not go back: an earlier time counts as the latest, and so does one that is no number or beyond
  /// ±`Clock.furthestTime`. A time further from the latest than `SheetTuning.clockLeap`, ahead or back, is believed at
  /// once where nothing is under way, as after a night's sleep. Otherwise it counts as the latest, and only a second
  /// one in a row that agrees with it is believed: what is under way arrives, and the clock stands there from then on.
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

  /// Whether anything would be lost by a wrong clock.
  private var isUnderWay: Bool {
    if gestures.isUnderWay { return true }
    for index in items.indices where items[index].isMoving { return true }
    return false
  }

  /// When the host shall send `advance`.
  private func nextWake() -> Wake {
    var next = Seconds.infinity
    // A presentation that leaves waits for those that leave above it.
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
    if gestures.momentum != nil { return .everyFrame }
    if case .dragging(let deadline) = gestures.wheel { next = min(next, deadline) }
    return next < .infinity ? .at(next) : .never
  }
}
