// SPDX-License-Identifier: Apache-2.0

/// What a turn of the engine asks of the host, in order. The caller owns the buffer and empties it.
public struct Effects: Sendable {
  /// In the order in which a host has to carry them out; empty after `removeAll`.
  public var list: [Effect] = []
  /// The key points of all motions in `list`.
  public var keys: [MotionKey] = []
  /// When the engine needs `Event.advance` next; the value of the latest turn counts.
  public var wake: Wake = .never

  /// An empty buffer with no wish to be woken.
  public init() {}

  mutating func notify(_ notice: Notice) {
    list.append(.notice(notice))
  }

  /// Makes room for the next turn; storage is kept.
  public mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }
}

/// When a host sends `Event.advance` next.
public enum Wake: Hashable, Sendable {
  /// Nothing is under way; the next input is enough.
  case never
  /// Once, at or after this moment of the host's timeline.
  case at(Seconds)
  /// Before each frame, until a later turn says otherwise.
  case everyFrame
}

/// One thing that a host has to do; the order among them counts.
public enum Effect: Sendable {
  /// Make a layer, above all others.
  case insert(PresentationID, Form)
  /// Take a layer away.
  case remove(PresentationID)
  /// A presentation changed its form and keeps its content.
  case reshape(PresentationID, Form)
  /// Show a layer like this from now on; ends its motion. The box is the size to allot to it.
  case place(Layer, Placement, box: Size)
  /// Run a layer along key points; replaces its motion.
  case move(Layer, Motion)
  /// Which touches a layer takes.
  case touches(Layer, TouchRule)
  /// The owner of a touch. Sent at most twice for one touch, because the sheet may take it from the content later.
  case claim(TouchID, Owner)
  /// Scroll to this offset, as part of a gesture that the sheet owns or of the momentum after it.
  case scroll(ScrollerID, Vector)
  /// End editing in a presentation, so that the keyboard hides.
  case endEditing(PresentationID)
  /// Something happened that the layer above may pass on.
  case notice(Notice)
  /// A question; the layer above answers with `Event.answer` and the question's token.
  case ask(Question)
}

/// How a layer looks at one moment.
public struct Placement: Hashable, Sendable {
  /// Its box in the container before `scale` and `shift`.
  public var frame: Rect
  /// About the middle of the frame's top edge; 1 changes nothing.
  public var scale: Double
  /// Added after scaling, in points.
  public var shift: Vector
  /// In points, before `scale`.
  public var corners: Corners
  /// The opacity of the layer as a whole, 0...1.
  public var alpha: Double
  /// The strength of the dimming behind the layer, 0...1; the host multiplies by its colour's own alpha.
  public var dimming: Double
  /// The strength of the shadow around the layer, 0...1.
  public var shadow: Double
  /// The opacity of the grabber, 0...1.
  public var grabber: Double
  /// A popover's arrow; `nil` for all other forms.
  public var arrow: Arrow?

  /// A box that is opaque, square and at its place, unless told otherwise.
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

  /// The box that a person sees.
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
    /// `up` points upwards: the popover is below its source.
    case up, down, left, right
  }

  /// Where it points.
  public var direction: Direction
  /// Its tip in the container.
  public var tip: Point

  /// An arrow; its size is that of the popover's `BackgroundMetrics`.
  public init(direction: Direction, tip: Point) {
    self.direction = direction
    self.tip = tip
  }
}

/// A motion of one layer: straight lines between key points.
public struct Motion: Hashable, Sendable {
  /// On the host's timeline.
  public var start: Seconds
  /// Above 0; the time of the last key.
  public var duration: Seconds
  /// Indices into `Effects.keys`; at least two, the first at time 0, the last at `duration`.
  public var keys: Range<Int>
  /// The size to allot to the layer until the motion ends: at least that of either end.
  public var box: Size

  /// A motion of keys that are in a buffer already.
  public init(start: Seconds, duration: Seconds, keys: Range<Int>, box: Size) {
    self.start = start
    self.duration = duration
    self.keys = keys
    self.box = box
  }
}

/// What a layer looks like at one moment of a motion; between two keys a host goes in straight lines.
public struct MotionKey: Hashable, Sendable {
  /// Since the motion's start.
  public var time: Seconds
  /// The look at that time, as `Stack.sample` gives it.
  public var placement: Placement

  /// A key; the times of a motion's keys rise.
  public init(time: Seconds, placement: Placement) {
    self.time = time
    self.placement = placement
  }
}

/// Which touches a layer and the dimming behind it take.
public struct TouchRule: Hashable, Sendable {
  /// Something dimmed stands above, or the layer is out of sight: it takes none, and nothing in it can be reached.
  public var isInert: Bool
  /// The dimming behind the layer takes touches instead of what is below.
  public var dimmingTakesTouches: Bool

  /// By default a layer takes its touches, and the dimming lets them through.
  public init(isInert: Bool = false, dimmingTakesTouches: Bool = false) {
    self.isInert = isInert
    self.dimmingTakesTouches = dimmingTakesTouches
  }
}

/// The owner of a finger, once decided; the host obeys until the finger is lifted.
public enum Owner: UInt8, Hashable, Sendable {
  /// The engine: the host keeps the browser or the scroller from acting on it.
  case sheet
  /// The scroller under the finger scrolls by itself.
  case scroller
  /// Something else that wants the finger: a control, a recogniser, the browser.
  case content
}

/// The phase of a presentation, from its insertion to its removal.
public enum Phase: UInt8, Hashable, Sendable {
  /// `presenting` on the way in, `settling` on the way to a detent, `dismissing` on the way out, `dragging` under a
  /// finger or a wheel.
  case presenting, resting, dragging, settling, dismissing
}

/// Something that the layer above may want to pass on.
public enum Notice: Hashable, Sendable {
  /// The presentation has entered another phase; sent before the notices that follow from it.
  case phase(PresentationID, Phase)
  /// The layer is about to come in; follows `phase` of `presenting`.
  case presentationWillBegin(PresentationID, animated: Bool)
  /// It has arrived, or a finger caught it on its way in; not sent if it is dismissed on its way in.
  case presentationDidEnd(PresentationID)
  /// The layer begins to leave; `byUser` after `willDismiss`.
  case dismissalWillBegin(PresentationID, animated: Bool, byUser: Bool)
  /// It left, or came back to rest where `completed` is false.
  case dismissalDidEnd(PresentationID, completed: Bool, byUser: Bool)
  /// The user's dismissal begins, may yet be cancelled, and may begin again.
  case willDismiss(PresentationID)
  /// The user has dismissed it; comes after `dismissalDidEnd`.
  case didDismiss(PresentationID)
  /// The user tried, and was refused.
  case didAttemptToDismiss(PresentationID)
  /// The user chose another detent, at the moment of choosing.
  case detentSelected(PresentationID, DetentKey)
  /// Where the sheet is now; only with `Configuration.wantsProgress`, and only if it changed.
  case progress(PresentationID, SheetProgress)
  /// A finger or a wheel takes the sheet.
  case dragBegan(PresentationID)
  /// The finger or wheel lets go, before the settle target is asked for; or the drag was cancelled.
  case dragEnded(PresentationID, wasCancelled: Bool)
  /// The sheet rests at a detent after a motion.
  case settled(PresentationID, DetentKey)
  /// Every detent is inactive, so the sheet rests at large.
  case noActiveDetent(PresentationID)
}

/// Where a sheet is, live. A popover is one with a single detent.
public struct SheetProgress: Hashable, Sendable {
  /// What moved it last; stays the same while the sheet rests.
  public enum Cause: UInt8, Hashable, Sendable {
    /// Its way in after `present`.
    case opening
    /// A finger or a wheel.
    case drag
    /// The way from where it was let go to where it rests.
    case release
    /// A tap or a key on a part that acts.
    case activation
    /// New settings, animated or not.
    case settings
    /// The keyboard came, went or changed its box.
    case keyboard
    /// Another size, other safe areas, other traits.
    case environment
    /// Its way out, in code or by the user's hand.
    case closing
  }

  /// The y of the sheet's top edge in the container, in points.
  public var offset: Double
  /// Of `offset`, in points per second; downwards is positive.
  public var velocity: Double
  /// The fraction of the whole travel: 0 at the smallest active detent, 1 at the largest, beyond them in overdrag. If
  /// both have the same height, the fraction of that height: 0 out of sight and 1 at the detent.
  public var total: Double
  /// The detents around the offset; equal in overdrag and where there is only one.
  public var lower: DetentKey
  /// The larger of the two detents around the offset; equal to `lower` in overdrag and where there is only one.
  public var upper: DetentKey
  /// Between `lower` and `upper`; 0 where they are equal.
  public var fraction: Double
  /// Where the sheet would rest if released now, or will rest; `nil` stands for dismissal.
  public var target: DetentKey?
  /// How visible it is while it fades in or out, 0...1; 1 if it travels instead.
  public var visibility: Double
  /// What moved it last; it stands while the sheet rests.
  public var cause: Cause

  /// Progress of a sheet that is at rest and fully visible, unless given otherwise.
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
  /// How much of the whole travel is done at an offset, as `total` has it; unclamped.
  ///
  /// `smallest` and `largest` are the offsets of these detents, and `ofHeight` is the height of the smallest one inside
  /// the safe area, in points. If both offsets are the same and that height is 0, the result is 1.
  public static func total(at offset: Double, smallest: Double, ofHeight height: Double, largest: Double) -> Double {
    let span = smallest - largest
    if span > 0 { return (smallest - offset) / span }
    return height > 0 ? 1 - (offset - smallest) / height : 1
  }
}

/// Something that the engine must know before it goes on; the answer is an input. Until then it acts as if refused.
public struct Question: Hashable, Sendable {
  /// Names a question in its answer; an answer with a closed or unknown token is ignored.
  public struct Token: RawRepresentable, Hashable, Sendable {
    /// Counts up from question to question of one stack.
    public var rawValue: UInt32

    /// A token from its number, as a host passes it back.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// What is asked; each has a default that holds until the answer comes.
  public enum Subject: Hashable, Sendable {
    /// May the user dismiss it?
    case shouldDismiss
    /// The sheet will rest at this detent (`nil`: will be dismissed). Another one?
    case settleTarget(DetentKey?)
  }

  /// Returned with the answer; each question has its own.
  public var token: Token
  /// The presentation that is asked about; it may have left when the answer comes.
  public var id: PresentationID
  /// What is asked; an answer of the other kind counts as `no`.
  public var subject: Subject

  /// A question; the engine alone makes ones that can be answered.
  public init(token: Token, id: PresentationID, subject: Subject) {
    self.token = token
    self.id = id
    self.subject = subject
  }
}

/// What the layer above says to a question.
public enum Answer: Hashable, Sendable {
  /// The user may dismiss; of a settle target: as it is.
  case yes
  /// The user may not dismiss, and the sheet goes back; of a settle target: as it is.
  case no
  /// Rest at this detent instead.
  case settle(DetentKey)
}
