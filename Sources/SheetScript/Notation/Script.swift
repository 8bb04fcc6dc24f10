// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A session that is written by hand. It contains the actions of a user and an app, one statement per line.
///
/// `Documentation/Scripts.md` describes the notation. `Script(parsing:)` reads it, and `text` writes it.
public struct Script: Sendable {
  /// The lines of the text, including comments and blank lines.
  public var lines: [Line]

  /// Creates a script from lines. `text` writes them in this order.
  public init(_ lines: [Line] = []) {
    self.lines = lines
  }

  /// Creates a script without comments, with one statement per line.
  public init(_ statements: [Statement]) {
    lines = statements.map { Line($0) }
  }

  /// The statements, without comments and blank lines.
  public var statements: [Statement] { lines.compactMap { $0.statement } }
}

/// A line of a script: a statement, a comment, both or neither.
public struct Line: Sendable {
  /// The statement, or `nil` for a blank line and for one with only a comment.
  public var statement: Statement?
  /// The text after `#`, without spaces at either end.
  public var comment: String?

  /// Creates a line, which is blank by default.
  public init(_ statement: Statement? = nil, comment: String? = nil) {
    self.statement = statement
    self.comment = comment
  }
}

/// One event of a session.
public enum Statement: Sendable {
  /// Sets the look of the sheets. Allowed only before anything else happens.
  case look(LookName)
  /// Sets the window of a device, with changes to it. The first one is the window at the beginning of the session.
  case device(Device, isLandscape: Bool, [Condition], [Resolution])
  /// Changes some conditions of the environment.
  case set([Condition], [Resolution])
  /// Turns the device from portrait to landscape, or back.
  case rotate([Resolution])
  /// Shows, changes or hides the keyboard. Without a motion, sheets move out of its way on their own spring.
  case keyboard(KeyboardPlace, owner: PresentationID?, KeyboardMotion?, [Resolution])

  /// Adds a presentation of a form to the stack. Settings that are not named have their defaults.
  case present(PresentationID, Form, [Setting], animated: Bool)
  /// Changes some settings of a presentation; the others stay as they are.
  case configure(PresentationID, [Setting], animated: Bool)
  /// Removes a presentation and all above it, in code.
  case dismiss(PresentationID, animated: Bool)

  /// Puts a finger down at a location in the window, on the parts there.
  case down(TouchID, Point, TouchedParts)
  /// Moves a finger that is down, in one step. `drag` and `fling` also make the moves between.
  case move(TouchID, Point)
  /// Lifts a finger at this location. The velocity results from the moves before.
  case up(TouchID, Point)
  /// Cancels a finger, as the system does. A sheet that it drags moves to the nearest stop.
  case cancel(TouchID)
  /// Puts a finger down, moves it evenly in a straight line, rests a little and lifts it.
  case drag(Stroke)
  /// Puts a finger down, moves it evenly in a straight line and lifts it at speed, without a rest.
  case fling(Stroke)
  /// Puts a finger down and lifts it.
  case tap(TouchID, Point, TouchedParts)
  /// Moves a wheel by a number of points. `isEnd` means that its stream pauses.
  case wheel(Vector, TouchedParts, isEnd: Bool)
  /// Activates the grabber or the dimming with a tap, a key or an assistive technology.
  case activate(TouchTarget)
  /// Sends the Escape key, or an equivalent, to the topmost presentation that handles it.
  case escape

  /// Sets the answers to questions from now on.
  case answer(AnswerRule)
  /// Answers one question, whether or not it was asked. Questions are counted from 1.
  case reply(Question.Token, Answer)

  /// Sets the times of the next input, which otherwise come from the clock.
  case stamp(now: Seconds?, sample: Seconds?)
  /// Advances the time, in seconds. Meanwhile the stack is woken when it requests it.
  case wait(Seconds)
  /// Waits until nothing moves, and then until the next tenth of a second.
  case settle
  /// Sends `advance` although the stack has not requested it.
  case advance
  /// Ends all motions at their targets.
  case finish
}

/// The parts under a finger.
public struct TouchedParts: Sendable {
  /// The result of the hit test under the finger, as a host reports it.
  public var target: TouchTarget
  /// The scrollers under the finger, innermost first.
  public var scrollers: [Scroller]
  /// The other claimants of the finger. None by default.
  public var competing: [CompetingGesture]

  /// Creates a contact with a target. By default there is no scroller and no competing gesture.
  public init(_ target: TouchTarget, scrollers: [Scroller] = [], competing: [CompetingGesture] = []) {
    self.target = target
    self.scrollers = scrollers
    self.competing = competing
  }
}

/// A straight movement of one finger.
public struct Stroke: Sendable {
  /// The finger. 1 by default. It must not be down.
  public var finger: TouchID
  /// The location in the window where the finger comes down.
  public var start: Point
  /// The location in the window where the finger stops moving.
  public var end: Point
  /// The time from `start` to `end`, in seconds, without `hold`. Samples are evenly spaced in it.
  public var duration: Seconds
  /// The parts at `start`. Those at `end` do not count.
  public var contact: TouchedParts
  /// The time that the finger rests at the end, in seconds. `nil` means the default of the statement.
  public var hold: Seconds?
  /// The number of samples per second, above 0 and at most 1,000.
  public var rate: Double
  /// Whether the finger is lifted at the end.
  public var lifts: Bool

  /// Creates a stroke. By default, finger 1 makes it at 60 samples per second, and is lifted at the end.
  public init(
    finger: TouchID = TouchID(rawValue: 1), from start: Point, to end: Point, over duration: Seconds,
    on contact: TouchedParts, hold: Seconds? = nil, rate: Double = Stroke.usualRate, lifts: Bool = true
  ) {
    self.finger = finger
    self.start = start
    self.end = end
    self.duration = duration
    self.contact = contact
    self.hold = hold
    self.rate = rate
    self.lifts = lifts
  }

  /// The number of samples per second that a display of 60 Hz delivers.
  public static var usualRate: Double { 60 }
  /// The rest at the end of a drag, in seconds. It is long enough that the velocity at the end is 0.
  public static var usualHold: Seconds { 0.2 }
}

/// The position of a script's keyboard, until the next change.
public enum KeyboardPlace: Sendable {
  /// No keyboard, as before a script's first `keyboard`.
  case hidden
  /// Along the bottom edge, with this height.
  case height(Double)
  /// At this box in the window, even if the window changes.
  case frame(Rect)
}

/// A rule for answers to questions, within the turn that asks.
public enum AnswerRule: Sendable {
  /// Whether the user may dismiss. `nil` gives no answer.
  case dismiss(Bool?)
  /// The target after a release.
  case target(TargetRule)
}

/// The answer of a script to `Question.Subject.settleTarget`.
public enum TargetRule: Sendable {
  /// The target is accepted. The default.
  case accept
  /// No answer is given, so the target is kept.
  case never
  /// The sheet rests at this detent. One that is not active counts as `accept`.
  case settle(DetentKey)
}

/// The looks that a script can name. `classic` is the default.
public enum LookName: UInt8, Sendable {
  /// The looks up to iOS 18, and of iOS 26.
  case classic, floating

  /// The metrics of that name, `Look.classic` or `Look.floating`.
  public var look: Look {
    switch self {
    case .classic: .classic
    case .floating: .floating
    }
  }
}
