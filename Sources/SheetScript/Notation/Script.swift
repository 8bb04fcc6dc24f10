// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A session written by hand: what a person and an app do, one statement a line.
///
/// `Documentation/Scripts.md` describes the notation. `Script(parsing:)` reads it, `text` gives it back.
public struct Script: Sendable {
  /// The lines of the text, including comments and blank lines.
  public var lines: [Line]

  /// A script of lines; `text` writes them in this order.
  public init(_ lines: [Line] = []) {
    self.lines = lines
  }

  /// A script without comments, one statement a line.
  public init(_ statements: [Statement]) {
    lines = statements.map { Line($0) }
  }

  /// The statements, without comments and blank lines.
  public var statements: [Statement] { lines.compactMap { $0.statement } }
}

/// A line of a script: a statement, a comment, both or neither.
public struct Line: Sendable {
  /// `nil` for a line with a comment alone, and for a blank one.
  public var statement: Statement?
  /// What stands behind `#`, without spaces at either end.
  public var comment: String?

  /// A line; a blank one by default.
  public init(_ statement: Statement? = nil, comment: String? = nil) {
    self.statement = statement
    self.comment = comment
  }
}

/// One thing that happens in a session.
public enum Statement: Sendable {
  /// The look of the sheets; allowed only before anything happens.
  case look(LookName)
  /// The window of a device, with changes to it. The first one is where the session begins.
  case device(Device, isLandscape: Bool, [Condition], [Resolution])
  /// Some conditions of the environment change.
  case set([Condition], [Resolution])
  /// The device turns from portrait to landscape, or back.
  case rotate([Resolution])
  /// The keyboard appears, changes or hides. Without a motion sheets make way on their own spring.
  case keyboard(KeyboardPlace, owner: PresentationID?, KeyboardMotion?, [Resolution])

  /// Puts a presentation of a form on the stack; settings that are not named have their defaults.
  case present(PresentationID, Form, [Setting], animated: Bool)
  /// Some settings change; the others stay as they are.
  case configure(PresentationID, [Setting], animated: Bool)
  /// Takes a presentation and all above it away, in code.
  case dismiss(PresentationID, animated: Bool)

  /// A finger comes down at a place in the window, on what lies there.
  case down(TouchID, Point, Contact)
  /// A finger that is down moves, in one step; `drag` and `fling` make the moves between.
  case move(TouchID, Point)
  /// A finger is lifted at this place; the speed is that of the moves before.
  case up(TouchID, Point)
  /// The system cancels a finger; a sheet that it drags goes to the nearest stop.
  case cancel(TouchID)
  /// A finger comes down, moves evenly in a straight line, rests a little and lifts.
  case drag(Stroke)
  /// The same without the rest at the end, so it lifts at speed.
  case fling(Stroke)
  /// A finger comes down and lifts.
  case tap(TouchID, Point, Contact)
  /// A wheel moved by a number of points; `isEnd` if its stream pauses.
  case wheel(Vector, Contact, isEnd: Bool)
  /// A tap, a key or an assistive technology on the grabber or the dimming.
  case activate(TouchTarget)
  /// The Escape key or its like, to the topmost presentation that takes it.
  case escape

  /// How questions are answered from now on.
  case answer(AnswerRule)
  /// An answer to one question, whether it was asked or not. Questions are counted from 1.
  case reply(Question.Token, Answer)

  /// The next input has these times instead of the clock's.
  case stamp(now: Seconds?, sample: Seconds?)
  /// Lets time pass, in seconds; the stack is woken meanwhile when it asks for it.
  case wait(Seconds)
  /// Waits until nothing moves, and on to the next tenth of a second.
  case settle
  /// Sends `advance` although the stack has not asked for it.
  case advance
  /// Motions end at their targets.
  case finish
}

/// What lies under a finger.
public struct Contact: Sendable {
  /// What the hit test found under the finger, as a host reports it.
  public var target: TouchTarget
  /// Innermost first.
  public var scrollers: [Scroller]
  /// What else wants the finger; none by default.
  public var competing: [CompetingGesture]

  /// A target with no scroller and no competing gesture, unless told otherwise.
  public init(_ target: TouchTarget, scrollers: [Scroller] = [], competing: [CompetingGesture] = []) {
    self.target = target
    self.scrollers = scrollers
    self.competing = competing
  }
}

/// A straight movement of one finger.
public struct Stroke: Sendable {
  /// 1 by default; must not be down.
  public var finger: TouchID
  /// Where it comes down, in the window.
  public var start: Point
  /// Where it stops moving, in the window.
  public var end: Point
  /// From `start` to `end`, in seconds, without `hold`; samples are evenly spaced in it.
  public var duration: Seconds
  /// What lies at `start`; what lies at `end` does not count.
  public var contact: Contact
  /// How long the finger rests at the end; `nil` for the statement's own.
  public var hold: Seconds?
  /// Samples a second; above 0 and at most 1,000.
  public var rate: Double
  /// Whether it lifts at the end.
  public var lifts: Bool

  /// A stroke of finger 1 at 60 samples a second, which lifts at the end.
  public init(
    finger: TouchID = TouchID(rawValue: 1), from start: Point, to end: Point, over duration: Seconds,
    on contact: Contact, hold: Seconds? = nil, rate: Double = Stroke.usualRate, lifts: Bool = true
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

  /// Samples a second, as a display of 60 Hz delivers them.
  public static var usualRate: Double { 60 }
  /// The rest at the end of a drag: so long that its velocity is 0 at the end.
  public static var usualHold: Seconds { 0.2 }
}

/// The place of a script's keyboard; it stays there until the next change.
public enum KeyboardPlace: Sendable {
  /// No keyboard, as before a script's first `keyboard`.
  case hidden
  /// Along the bottom edge, with this height.
  case height(Double)
  /// This box in the window, even if the window changes.
  case frame(Rect)
}

/// How questions are answered, within the turn that asks.
public enum AnswerRule: Sendable {
  /// May the user dismiss? `nil` gives no answer.
  case dismiss(Bool?)
  /// Where to rest after a release.
  case target(TargetRule)
}

/// What a script answers to `Question.Subject.settleTarget`.
public enum TargetRule: Sendable {
  /// The target stays; the default.
  case accept
  /// No answer is given; the target stays.
  case never
  /// Rests at this detent; one that is not active counts as `accept`.
  case settle(DetentKey)
}

/// The looks that a script can name; `classic` where it names none.
public enum LookName: UInt8, Sendable {
  /// Up to iOS 18, and iOS 26.
  case classic, floating

  /// The metrics of that name, `Look.classic` or `Look.floating`.
  public var look: Look {
    switch self {
    case .classic: .classic
    case .floating: .floating
    }
  }
}
