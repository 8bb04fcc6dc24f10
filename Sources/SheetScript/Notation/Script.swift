import SheetEngine

/// A session written by hand: what a person and an app do, one statement a line.
///
/// `Documentation/Scripts.md` describes the notation. `Script(parsing:)` reads it, `text` gives it back.
public struct Script: Sendable {
  public var lines: [Line]

  public init(_ lines: [Line] = []) {
    self.lines = lines
  }

  public init(_ statements: [Statement]) {
    lines = statements.map { Line($0) }
  }

  /// What is to be done, without comments and blank lines.
  public var statements: [Statement] { lines.compactMap { $0.statement } }
}

/// A line of a script: a statement, a comment, both or neither.
public struct Line: Sendable {
  public var statement: Statement?
  /// What stands behind `#`, without spaces at either end.
  public var comment: String?

  public init(_ statement: Statement? = nil, comment: String? = nil) {
    self.statement = statement
    self.comment = comment
  }
}

/// One thing that happens in a session.
public enum Statement: Sendable {
  /// Which metrics sheets have; only before anything happens.
  case look(LookName)
  /// The window of a device, with changes to it. The first one is where the session begins.
  case device(Device, isLandscape: Bool, [Condition], [Resolution])
  /// Some conditions of the environment change.
  case set([Condition], [Resolution])
  /// The device turns from portrait to landscape, or back.
  case rotate([Resolution])
  /// Without a motion sheets make way on their own spring.
  case keyboard(KeyboardPlace, owner: PresentationID?, KeyboardMotion?, [Resolution])

  case present(PresentationID, Form, [Setting], animated: Bool)
  /// Some settings change, on top of those that hold.
  case configure(PresentationID, [Setting], animated: Bool)
  case dismiss(PresentationID, animated: Bool)

  case down(TouchID, Point, Contact)
  case move(TouchID, Point)
  case up(TouchID, Point)
  case cancel(TouchID)
  /// A finger comes down, moves evenly in a straight line, rests a little and lifts.
  case drag(Stroke)
  /// The same without the rest, so it lifts at speed.
  case fling(Stroke)
  /// A finger comes down and lifts.
  case tap(TouchID, Point, Contact)
  case wheel(Vector, Contact, isEnd: Bool)
  case activate(TouchTarget)
  case escape

  /// How questions are answered from now on.
  case answer(AnswerRule)
  /// An answer to one question, whether it was asked or not. Questions are counted from 1.
  case reply(Question.Token, Answer)

  /// The next input bears these times instead of the clock's.
  case stamp(now: Seconds?, sample: Seconds?)
  case wait(Seconds)
  /// Waits until nothing moves, and on to the next tenth of a second.
  case settle
  /// Time is told, although nobody asked for it.
  case advance
  /// Motions end where they lead.
  case finish
}

/// What lies under a finger.
public struct Contact: Sendable {
  public var target: TouchTarget
  /// Innermost first.
  public var scrollers: [Scroller]
  public var rivals: [Rival]

  public init(_ target: TouchTarget, scrollers: [Scroller] = [], rivals: [Rival] = []) {
    self.target = target
    self.scrollers = scrollers
    self.rivals = rivals
  }
}

/// A straight way of one finger.
public struct Stroke: Sendable {
  public var finger: TouchID
  public var start: Point
  public var end: Point
  public var duration: Seconds
  public var contact: Contact
  /// How long the finger rests at the end; `nil` for the statement's own.
  public var hold: Seconds?
  /// Samples a second; above 0 and at most 1,000.
  public var rate: Double
  /// Whether it lifts at the end.
  public var lifts: Bool

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

  public static var usualRate: Double { 60 }
  /// The rest at the end of a drag: long enough that nothing is left of its speed.
  public static var usualHold: Seconds { 0.2 }
}

public enum KeyboardPlace: Sendable {
  case hidden
  /// Along the bottom edge, so high.
  case height(Double)
  case frame(Rect)
}

/// How questions are answered, within the turn that asks.
public enum AnswerRule: Sendable {
  /// May the user dismiss? `nil` gives no answer.
  case dismiss(Bool?)
  /// Where to rest after a release.
  case target(TargetRule)
}

public enum TargetRule: Sendable {
  case accept
  case never
  case settle(DetentKey)
}

public enum LookName: UInt8, Sendable {
  case classic, floating

  public var look: Look {
    switch self {
    case .classic: .classic
    case .floating: .floating
    }
  }
}
