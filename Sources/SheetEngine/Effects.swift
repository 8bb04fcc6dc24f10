// SPDX-License-Identifier: Apache-2.0

/// The requests of one turn of the engine to the host, in order. The caller owns the buffer and empties it.
public struct Effects: Sendable {
  /// The effects in the order in which a host must carry them out. Empty after `removeAll`.
  public var list: [Effect] = []
  /// The key points of all motions in `list`.
  public var keys: [MotionKey] = []
  /// The time when the engine next needs `Event.advance`. The value of the latest turn counts.
  public var wake: Wake = .never

  /// Creates an empty buffer without a request to be woken.
  public init() {}

  mutating func notify(_ notice: Notice) {
    list.append(.notice(notice))
  }

  /// Empties the buffer for the next turn. Storage is kept.
  public mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }
}

/// The time when a host sends the next `Event.advance`.
public enum Wake: Hashable, Sendable {
  /// Never. Nothing is under way; the next input is enough.
  case never
  /// Once, at or after this time on the host's timeline.
  case at(Seconds)
  /// Before each frame, until a later turn changes it.
  case everyFrame
}

/// One action that a host must carry out. The order of effects matters.
public enum Effect: Sendable {
  /// Creates a layer above all others.
  case insert(PresentationID, Form)
  /// Removes a layer.
  case remove(PresentationID)
  /// Changes the form of a presentation, which keeps its content.
  case reshape(PresentationID, Form)
  /// Shows a layer with this placement from now on, and ends its motion. The box is the size to allot to the layer.
  case place(Layer, Placement, box: Size)
  /// Moves a layer along key points. Replaces its motion.
  case move(Layer, Motion)
  /// Sets the touches that a layer takes.
  case touches(Layer, TouchRule)
  /// Sets the owner of a touch. Sent at most twice for one touch, because the sheet may take the touch from the content
  /// later.
  case claim(TouchID, Owner)
  /// Scrolls to this offset, as part of a gesture that the sheet owns or of the momentum after it.
  case scroll(ScrollerID, Vector)
  /// Ends editing in a presentation, so that the keyboard hides.
  case endEditing(PresentationID)
  /// Reports a change that the layer above may pass on.
  case notice(Notice)
  /// Asks a question. The layer above answers with `Event.answer` and the question's token.
  case ask(Question)
}

/// The look of a layer at one time.
public struct Placement: Hashable, Sendable {
  /// The layer's box in the container, before `scale` and `shift`.
  public var frame: Rect
  /// The scale about the middle of the frame's top edge. 1 changes nothing.
  public var scale: Double
  /// The shift after scaling, in points.
  public var shift: Vector
  /// The radii of the corners in points, before `scale`.
  public var corners: Corners
  /// The opacity of the layer as a whole, 0...1.
  public var alpha: Double
  /// The strength of the dimming behind the layer, 0...1. The host multiplies it by the alpha of its own color.
  public var dimming: Double
  /// The strength of the shadow around the layer, 0...1.
  public var shadow: Double
  /// The opacity of the grabber, 0...1.
  public var grabber: Double
  /// A popover's arrow; `nil` for all other forms.
  public var arrow: Arrow?

  /// Creates a placement. By default it is opaque, has square corners, and is neither scaled nor shifted.
  public init(
    frame: Rect, scale: Double = 1, shift: Vector = .zero, corners: Corners = .zero, alpha: Double = 1,
    dimming: Double = 0, shadow: Double = 0, grabber: Double = 0, arrow: Arrow? = nil
  ) {
    self.frame = frame
    self.scale = scale
    self.shift = shift
    self.corners = corners
    self.alpha = alpha
    self.dimming = dimming
    self.shadow = shadow
    self.grabber = grabber
    self.arrow = arrow
  }

  /// The visible box, after `scale` and `shift`.
  public var visibleFrame: Rect {
    let width = frame.width * scale
    return Rect(
      x: frame.midX - width / 2 + shift.dx, y: frame.y + shift.dy, width: width, height: frame.height * scale)
  }
}

/// A popover's arrow.
public struct Arrow: Hashable, Sendable {
  /// The side of the popover that the arrow stands on.
  public enum Direction: UInt8, Hashable, Sendable {
    /// `up` points up: the popover is below its source.
    case up, down, left, right
  }

  /// The direction in which the arrow points.
  public var direction: Direction
  /// The tip of the arrow in the container.
  public var tip: Point

  /// Creates an arrow. Its size is that of the popover's `BackgroundMetrics`.
  public init(direction: Direction, tip: Point) {
    self.direction = direction
    self.tip = tip
  }
}

/// A motion of one layer, as straight lines between key points.
public struct Motion: Hashable, Sendable {
  /// The start time on the host's timeline.
  public var start: Seconds
  /// The duration, above 0, which is the time of the last key.
  public var duration: Seconds
  /// The indices of the keys in `Effects.keys`. At least two keys, the first at time 0, the last at `duration`.
  public var keys: Range<Int>
  /// The size to allot to the layer until the motion ends. At least as large as the layer at either end.
  public var box: Size

  /// Creates a motion from keys that are already in a buffer.
  public init(start: Seconds, duration: Seconds, keys: Range<Int>, box: Size) {
    self.start = start
    self.duration = duration
    self.keys = keys
    self.box = box
  }
}

/// The look of a layer at one time of a motion. Between two keys a host interpolates linearly.
public struct MotionKey: Hashable, Sendable {
  /// The time since the motion's start.
  public var time: Seconds
  /// The look at that time, as `Stack.sample` gives it.
  public var placement: Placement

  /// Creates a key. The times of a motion's keys increase.
  public init(time: Seconds, placement: Placement) {
    self.time = time
    self.placement = placement
  }
}

/// The touches that a layer and the dimming behind it take.
public struct TouchRule: Hashable, Sendable {
  /// Whether the layer takes no touches and nothing in it can be reached, because a dimmed layer is above it or it is
  /// out of sight.
  public var isInert: Bool
  /// Whether the dimming behind the layer takes touches instead of the content below.
  public var dimmingTakesTouches: Bool

  /// Creates a rule. By default a layer takes its touches, and the dimming lets them through.
  public init(isInert: Bool = false, dimmingTakesTouches: Bool = false) {
    self.isInert = isInert
    self.dimmingTakesTouches = dimmingTakesTouches
  }
}

/// The owner of a finger, once decided. The host obeys until the finger is lifted.
public enum Owner: UInt8, Hashable, Sendable {
  /// The engine. The host prevents the browser and the scroller from reacting to the finger.
  case sheet
  /// The scroller under the finger, which scrolls by itself.
  case scroller
  /// Another claimant of the finger: a control, a recognizer, the browser.
  case content
}

/// The phase of a presentation, from its insertion to its removal.
public enum Phase: UInt8, Hashable, Sendable {
  /// `presenting` on the way in, `settling` on the way to a detent, `dismissing` on the way out, `dragging` under a
  /// finger or a wheel.
  case presenting, resting, dragging, settling, dismissing
}

/// A change that the layer above may want to pass on.
public enum Notice: Hashable, Sendable {
  /// The presentation has entered another phase. Sent before the notices that result from it.
  case phase(PresentationID, Phase)
  /// The layer is about to come in. Follows `phase` of `presenting`.
  case presentationWillBegin(PresentationID, animated: Bool)
  /// The presentation has arrived, or a finger caught it on its way in. Not sent if it is dismissed on its way in.
  case presentationDidEnd(PresentationID)
  /// The layer begins to leave. If `byUser` is true, `willDismiss` came before.
  case dismissalWillBegin(PresentationID, animated: Bool, byUser: Bool)
  /// The presentation has left or, if `completed` is false, has come back to rest.
  case dismissalDidEnd(PresentationID, completed: Bool, byUser: Bool)
  /// The user's dismissal begins. It may still be canceled, and may begin again.
  case willDismiss(PresentationID)
  /// The user has dismissed the presentation. Follows `dismissalDidEnd`.
  case didDismiss(PresentationID)
  /// The user tried to dismiss the presentation and was refused.
  case didAttemptToDismiss(PresentationID)
  /// The user chose another detent. Sent at the time of the choice.
  case detentSelected(PresentationID, DetentKey)
  /// The current position of the sheet. Sent only with `Configuration.wantsProgress`, and only if it has changed.
  case progress(PresentationID, SheetProgress)
  /// A finger or a wheel has taken the sheet.
  case dragBegan(PresentationID)
  /// The finger or the wheel has let go, before the question about the settle target, or the drag was canceled.
  case dragEnded(PresentationID, wasCanceled: Bool)
  /// The sheet rests at a detent after a motion.
  case settled(PresentationID, DetentKey)
  /// Every detent is inactive, so the sheet rests at `large`.
  case noActiveDetent(PresentationID)
}

/// The live position of a sheet. A popover is a sheet with a single detent.
public struct SheetProgress: Hashable, Sendable {
  /// The cause of the latest motion. It does not change while the sheet rests.
  public enum Cause: UInt8, Hashable, Sendable {
    /// The opening after `present`.
    case opening
    /// A drag by a finger or a wheel.
    case drag
    /// The motion from the release of a drag to the resting position.
    case release
    /// A tap on, or a key for, a part of the sheet that has an action.
    case activation
    /// A change of settings, animated or not.
    case settings
    /// The keyboard was shown or hidden, or changed its frame.
    case keyboard
    /// A change of size, safe areas or traits.
    case environment
    /// The closing, in code or by the user.
    case closing
  }

  /// The y-coordinate of the sheet's top edge in the container, in points.
  public var offset: Double
  /// The velocity of `offset`, in points per second. Positive is down.
  public var velocity: Double
  /// The fraction of the whole travel: 0 at the smallest active detent, 1 at the largest, and beyond them in overdrag.
  /// If both have the same height, the fraction of that height: 0 out of sight and 1 at the detent.
  public var total: Double
  /// The smaller of the two detents around the offset. Equal to `upper` in overdrag, and if there is only one.
  public var lower: DetentKey
  /// The larger of the two detents around the offset. Equal to `lower` in overdrag, and if there is only one.
  public var upper: DetentKey
  /// The fraction of the way from `lower` to `upper`. 0 if they are equal.
  public var fraction: Double
  /// The detent where the sheet will rest, or would rest if released now. `nil` means dismissal.
  public var target: DetentKey?
  /// The visibility while the sheet fades in or out, 0...1. 1 if it travels instead.
  public var visibility: Double
  /// The cause of the latest motion. It does not change while the sheet rests.
  public var cause: Cause

  /// Creates the progress of a sheet. The default is at rest and fully visible.
  public init(
    offset: Double, velocity: Double = 0, total: Double, lower: DetentKey, upper: DetentKey, fraction: Double,
    target: DetentKey?, visibility: Double = 1, cause: Cause = .settings
  ) {
    self.offset = offset
    self.velocity = velocity
    self.total = total
    self.lower = lower
    self.upper = upper
    self.fraction = fraction
    self.target = target
    self.visibility = visibility
    self.cause = cause
  }
}

extension SheetProgress {
  /// Returns the fraction of the whole travel at an offset, as in `total`. It is not clamped.
  ///
  /// `smallest` and `largest` are the offsets of these detents, and `ofHeight` is the height of the smallest one inside
  /// the safe area, in points. If both offsets are equal and that height is 0, the result is 1.
  public static func total(at offset: Double, smallest: Double, ofHeight height: Double, largest: Double) -> Double {
    let span = smallest - largest
    if span > 0 { return (smallest - offset) / span }
    return height > 0 ? 1 - (offset - smallest) / height : 1
  }
}

/// A question whose answer the engine needs before it continues. The answer is an input. Until then, the engine acts as
/// if refused.
public struct Question: Hashable, Sendable {
  /// Identifies a question in its answer. An answer with a closed or unknown token is ignored.
  public struct Token: RawRepresentable, Hashable, Sendable {
    /// The number of the token, which counts up from question to question of one stack.
    public var rawValue: UInt32

    /// Creates a token from its number, as a host passes it back.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// The subject of a question. Each has a default that applies until the answer arrives.
  public enum Subject: Hashable, Sendable {
    /// Whether the user may dismiss the presentation.
    case shouldDismiss
    /// Whether the sheet may rest at this detent, or may be dismissed if the value is `nil`. The answer may name
    /// another detent instead.
    case settleTarget(DetentKey?)
  }

  /// The token, which is returned with the answer. Each question has its own.
  public var token: Token
  /// The presentation that the question is about. It may have left when the answer arrives.
  public var id: PresentationID
  /// The subject of the question. An answer of the other kind counts as `no`.
  public var subject: Subject

  /// Creates a question. Only the engine's own questions can be answered.
  public init(token: Token, id: PresentationID, subject: Subject) {
    self.token = token
    self.id = id
    self.subject = subject
  }
}

/// The answer of the layer above to a question.
public enum Answer: Hashable, Sendable {
  /// The user may dismiss. For a settle target: the target is accepted.
  case yes
  /// The user may not dismiss, and the sheet goes back. For a settle target: the target is accepted.
  case no
  /// The sheet rests at this detent instead.
  case settle(DetentKey)
}
