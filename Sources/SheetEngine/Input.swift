// SPDX-License-Identifier: Apache-2.0

/// One event, with everything that the engine needs to handle it.
///
/// `now` is on the display's timeline and starts curves. `sampleTime` is the event's own timestamp and is used only for
/// velocity. A `now` that stands still or goes back counts as the latest one. So does one that is a day off while
/// something moves, until the next input confirms it.
public struct Input: Sendable {
  /// The time on the host's timeline, from which curves start and end.
  public var now: Seconds
  /// The event's own timestamp, on any clock that it shares with the other events.
  public var sampleTime: Seconds
  /// The event. The engine sanitizes its numbers first.
  public var event: Event

  /// Creates an input with an event at a time. Without a `sampleTime`, `now` is used for both.
  public init(_ event: Event, now: Seconds, sampleTime: Seconds? = nil) {
    self.event = event
    self.now = now
    self.sampleTime = sampleTime ?? now
  }
}

/// Large, infrequent payloads are boxed, so that a finger's moves are small.
public enum Event: Sendable {
  /// The environment changed. Detent values that depend on it are included, one entry for each presentation.
  indirect case environment(Environment, [Resolution])
  /// The look changed. Presentations at rest move to their new position immediately.
  indirect case look(Look)
  /// Puts a presentation on top of the stack.
  indirect case present(PresentationID, Configuration, animated: Bool)
  /// Changes the settings of a presentation. `animated` means a change made inside `animateChanges`.
  indirect case configure(PresentationID, Configuration, animated: Bool)
  /// Removes a presentation and all above it, in code.
  case dismiss(PresentationID, animated: Bool)

  /// A finger came down on a target, over these scrollers from the innermost out and these competing gestures.
  case touchBegan(Touch, TouchTarget, [Scroller], [CompetingGesture])
  /// A finger moved. An identifier that is not down is ignored.
  case touchMoved(Touch)
  /// A finger was lifted at this location. A drag that it leads is released.
  case touchEnded(Touch)
  /// A finger was canceled. A sheet that it drags moves to the nearest stop, and is never dismissed.
  case touchCanceled(TouchID)
  /// A wheel or trackpad moved by a number of points over a target. `isEnd` means that its stream paused.
  case wheel(Vector, TouchTarget, [Scroller], isEnd: Bool)
  /// A tap, a key or an assistive technology activated a part that has an action: the grabber or the dimming.
  case activate(TouchTarget)
  /// A key or an assistive technology makes a sheet larger or smaller by one detent.
  case step(PresentationID, larger: Bool)
  /// An Escape key, a back gesture or an accessibility escape, for the topmost presentation that handles it.
  case escape

  /// Answers a question. A token that is closed or unknown has no effect.
  case answer(Question.Token, Answer)
  /// Time has passed. The host sends this event when `Wake` requires it.
  case advance
  /// Ends all motions at their targets, as when the page becomes visible again.
  case finishMotion
}

/// The newly resolved detents of one presentation.
public struct Resolution: Hashable, Sendable {
  /// The presentation of the detents. One that is not in the stack is ignored.
  public var id: PresentationID
  /// All detents of the presentation, as in `SheetOptions.detents`.
  public var detents: [Detent]
  /// The form that the layer above requests from now on. `nil` keeps the form.
  public var form: Form?

  /// Creates a resolution with new detents. It keeps the form unless one is given.
  public init(id: PresentationID, detents: [Detent], form: Form? = nil) {
    self.id = id
    self.detents = detents
    self.form = form
  }
}

/// The identifier that the host gives to a finger or a pointer while it is down.
public struct TouchID: RawRepresentable, Hashable, Sendable {
  /// Any number that is not in use. It may be reused once the finger is lifted.
  public var rawValue: Int32

  /// Creates an identifier from the host's number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// One finger, or a pointer with its button down.
public struct Touch: Hashable, Sendable {
  /// The identifier, which stays the same from touch-down to lift.
  public var id: TouchID
  /// The location in the container.
  public var point: Point

  /// Creates a sample. A location that is not a number is ignored, and one beyond a million points counts as a million.
  public init(id: TouchID, point: Point) {
    self.id = id
    self.point = point
  }
}

/// The result of the host's hit test under a finger.
public struct TouchTarget: Hashable, Sendable {
  /// The kind of part under a finger, which decides the effect of a drag.
  public enum Part: UInt8, Hashable, Sendable {
    /// Content of the layer.
    case content
    /// The layer's grabber.
    case grabber
    /// The dimming behind the layer.
    case dimming
    /// A bar at the top of the layer's content. A drag of it has the effect of a drag of the grabber.
    case header
    /// The area around a popover.
    case outside
  }

  /// The layer of the part. A finger on a layer that is not in the stack belongs to the content.
  public var layer: Layer
  /// The part. `content` if the hit test found no special part.
  public var part: Part

  /// Creates a target. The part is the layer's content by default.
  public init(_ layer: Layer, _ part: Part = .content) {
    self.layer = layer
    self.part = part
  }
}

/// The identifier that the host gives to a scroller.
public struct ScrollerID: RawRepresentable, Hashable, Sendable {
  /// Any number, which stays the same for the same scroller while it exists.
  public var rawValue: UInt32

  /// Creates an identifier from the host's number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A scroller under a finger. The innermost one is listed first, and the host owns its offset.
public struct Scroller: Hashable, Sendable {
  /// The identifier of the scroller in the effect `scroll`.
  public var id: ScrollerID
  /// The offset of the content, in points. 0 is the top left edge.
  public var offset: Vector
  /// The largest offset along each axis. 0 if the axis does not scroll.
  public var range: Vector
  /// Whether the scroller has a refresh control, which keeps a pull at the top for itself.
  public var hasRefreshControl: Bool
  /// Whether a drag down in the scroller pushes the keyboard away.
  public var dismissesKeyboard: Bool

  /// Creates a scroller. By default it has no refresh control.
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

/// Another claimant of the finger: a recognizer, a slider, a text handle.
public struct CompetingGesture: Hashable, Sendable {
  /// The moves that a competing gesture claims.
  public enum Axis: UInt8, Hashable, Sendable {
    /// The larger component of a first move decides its axis.
    case horizontal, vertical, both
  }

  /// The first moves that the gesture claims. Other moves leave the finger to the sheet or a scroller.
  public var axis: Axis
  /// Whether the gesture already has the finger. Otherwise it takes the finger if the first move is along its axis.
  public var hasBegun: Bool

  /// Creates a competing gesture. By default it waits for the first move.
  public init(axis: Axis, hasBegun: Bool = false) {
    self.axis = axis
    self.hasBegun = hasBegun
  }
}
