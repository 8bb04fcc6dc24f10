// SPDX-License-Identifier: Apache-2.0

/// One thing that happened, with all that the engine must know of it.
///
/// `now` is on the display's timeline and starts curves; `sampleTime` is the event's own timestamp and is used for
/// velocity only. A `now` that stands still or goes back counts as the latest one seen. So does one that is a day off
/// while something moves, until the next input confirms it.
public struct Input: Sendable {
  /// On the host's timeline; when curves start and end.
  public var now: Seconds
  /// The event's own timestamp, on any clock that it shares with the other events.
  public var sampleTime: Seconds
  /// What happened; the engine sanitises its numbers first.
  public var event: Event

  /// An event at a time; without a `sampleTime`, `now` is used for both.
  public init(_ event: Event, now: Seconds, sampleTime: Seconds? = nil) {
    self.event = event
    self.now = now
    self.sampleTime = sampleTime ?? now
  }
}

/// Large, infrequent payloads are boxed, so that a finger's moves are small.
public enum Event: Sendable {
  /// The environment changed. Detent values that depend on it come along, one entry for each presentation.
  indirect case environment(Environment, [Resolution])
  /// Another look; presentations at rest go to their new place at once.
  indirect case look(Look)
  /// Puts a presentation on top of the stack.
  indirect case present(PresentationID, Configuration, animated: Bool)
  /// New settings; `animated` stands for a change made inside `animateChanges`.
  indirect case configure(PresentationID, Configuration, animated: Bool)
  /// Takes a presentation and all above it away, in code.
  case dismiss(PresentationID, animated: Bool)

  /// A finger came down on a target, over these scrollers from the innermost outwards and these competing gestures.
  case touchBegan(Touch, TouchTarget, [Scroller], [CompetingGesture])
  /// A finger moved; an identifier that is not down is ignored.
  case touchMoved(Touch)
  /// A finger was lifted at this place; a drag that it leads is released.
  case touchEnded(Touch)
  /// A finger was taken away; a sheet that it drags goes to the nearest stop, and is never dismissed.
  case touchCancelled(TouchID)
  /// A wheel or trackpad moved by a number of points over a target; `isEnd` if its stream paused.
  case wheel(Vector, TouchTarget, [Scroller], isEnd: Bool)
  /// A tap, a key or an assistive technology on a part that acts: grabber or dimming.
  case activate(TouchTarget)
  /// A key or an assistive technology makes a sheet larger or smaller by one detent.
  case step(PresentationID, larger: Bool)
  /// Escape, a back gesture or an accessibility escape on the topmost presentation that takes it.
  case escape

  /// Answers a question; a token that is closed or unknown changes nothing.
  case answer(Question.Token, Answer)
  /// Time passed; the host sends it when `Wake` says so.
  case advance
  /// Stops the motion of a presentation where its model is, as when the page becomes visible again.
  case finishMotion
}

/// The detents of one presentation, resolved anew.
public struct Resolution: Hashable, Sendable {
  /// The presentation that they belong to; one that is not in the stack is ignored.
  public var id: PresentationID
  /// All of its detents, as `SheetOptions.detents`.
  public var detents: [Detent]
  /// The form that the layer above wishes for from now on; `nil` leaves it.
  public var form: Form?

  /// New detents in the form that it has, unless one is given.
  public init(id: PresentationID, detents: [Detent], form: Form? = nil) {
    self.id = id
    self.detents = detents
    self.form = form
  }
}

/// The name that the host gives to a finger or a pointer while it is down.
public struct TouchID: RawRepresentable, Hashable, Sendable {
  /// Any number that is not in use; it may come again once the finger is lifted.
  public var rawValue: Int32

  /// An identifier from the host's number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// One finger, or a pointer with its button down.
public struct Touch: Hashable, Sendable {
  /// Stays the same from touch-down to lift.
  public var id: TouchID
  /// In the container.
  public var point: Point

  /// A sample; a place that is not a number is ignored, and one beyond a million points counts as a million.
  public init(id: TouchID, point: Point) {
    self.id = id
    self.point = point
  }
}

/// What the host's hit test found under a finger.
public struct TouchTarget: Hashable, Sendable {
  /// The kind of thing under a finger, which decides what a drag of it does.
  public enum Part: UInt8, Hashable, Sendable {
    /// Content of the layer.
    case content
    /// The layer's grabber.
    case grabber
    /// The dimming behind the layer.
    case dimming
    /// A bar at the top of the layer's content; drags as the grabber does.
    case header
    /// The area around a popover.
    case outside
  }

  /// The layer that the part belongs to; a finger on a layer that is not in the stack belongs to the content.
  public var layer: Layer
  /// `content` where the hit test found nothing special.
  public var part: Part

  /// A part of a layer; its content unless told otherwise.
  public init(_ layer: Layer, _ part: Part = .content) {
    self.layer = layer
    self.part = part
  }
}

/// The name that the host gives to a scroller.
public struct ScrollerID: RawRepresentable, Hashable, Sendable {
  /// Any number; the same one for the same scroller while it exists.
  public var rawValue: UInt32

  /// An identifier from the host's number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A scroller under a finger, innermost first; the host owns its offset.
public struct Scroller: Hashable, Sendable {
  /// Names it in the effect `scroll`.
  public var id: ScrollerID
  /// How far it is scrolled, in points; 0 is the top left edge.
  public var offset: Vector
  /// The largest offset per axis; 0 where the axis does not scroll.
  public var range: Vector
  /// Whether it has a refresh control, which keeps a pull at the top for itself.
  public var hasRefreshControl: Bool
  /// Whether a drag downwards in it pushes the keyboard away.
  public var dismissesKeyboard: Bool

  /// A scroller without a refresh control, unless told otherwise.
  public init(
    id: ScrollerID, offset: Vector, range: Vector, hasRefreshControl: Bool = false, dismissesKeyboard: Bool = false
  ) {
    self.id = id
    self.offset = offset
    self.range = range
    self.hasRefreshControl = hasRefreshControl
    self.dismissesKeyboard = dismissesKeyboard
  }
}

/// Something else that wants the finger: a recogniser, a slider, a text handle.
public struct CompetingGesture: Hashable, Sendable {
  /// The moves that a competing gesture wants.
  public enum Axis: UInt8, Hashable, Sendable {
    /// A first move counts along its larger component.
    case horizontal, vertical, both
  }

  /// The first moves that it claims; others leave the finger to the sheet or a scroller.
  public var axis: Axis
  /// Whether it has the finger already; otherwise it takes it if the first move goes its way.
  public var hasBegun: Bool

  /// A competing gesture that waits for the first move, unless told otherwise.
  public init(axis: Axis, hasBegun: Bool = false) {
    self.axis = axis
    self.hasBegun = hasBegun
  }
}
