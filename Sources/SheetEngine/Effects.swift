/// What a turn of the engine asks of the world, in order. The caller owns the buffer and empties it.
public struct Effects: Sendable {
  public var list: [Effect] = []
  /// The key points of all motions in `list`.
  public var keys: [MotionKey] = []
  /// When the engine wants to hear `advance` next; the latest turn's word counts.
  public var wake: Wake = .never

  public init() {}

  mutating func tell(_ notice: Notice) {
    list.append(.notice(notice))
  }

  /// Makes room for the next turn; storage is kept.
  public mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }
}

public enum Wake: Hashable, Sendable {
  case never
  case at(Seconds)
  case everyFrame
}

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
  /// Whose finger it is; told at most twice for a touch (the sheet may cancel content's later).
  case claim(TouchID, Owner)
  /// Scroll so far, as part of a gesture that the sheet owns or of the momentum after it.
  case scroll(ScrollerID, Vector)
  /// End editing in a presentation: the keyboard shall go.
  case endEditing(PresentationID)
  case notice(Notice)
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
  public var corners: Corners
  /// Of the layer as a whole, 0...1.
  public var alpha: Double
  /// Of the dimming behind the layer, 0...1; the host multiplies by its colour's own alpha.
  public var dimming: Double
  /// Of the shadow around the layer, 0...1.
  public var shadow: Double
  /// Of the grabber, 0...1.
  public var grabber: Double
  /// Of a popover.
  public var arrow: Arrow?

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
  public enum Direction: UInt8, Hashable, Sendable {
    case up, down, left, right
  }

  /// Where it points.
  public var direction: Direction
  /// Its tip in the container.
  public var tip: Point

  public init(direction: Direction, tip: Point) {
    self.direction = direction
    self.tip = tip
  }
}

/// A motion of one layer: straight lines between key points.
public struct Motion: Hashable, Sendable {
  /// On the host's timeline.
  public var start: Seconds
  public var duration: Seconds
  /// Indices into `Effects.keys`; at least two, the first at time 0, the last at `duration`.
  public var keys: Range<Int>
  /// The size to allot to the layer until the motion ends: at least that of either end.
  public var box: Size

  public init(start: Seconds, duration: Seconds, keys: Range<Int>, box: Size) {
    self.start = start
    self.duration = duration
    self.keys = keys
    self.box = box
  }
}

public struct MotionKey: Hashable, Sendable {
  /// Since the motion's start.
  public var time: Seconds
  public var placement: Placement

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

  public init(isInert: Bool = false, dimmingTakesTouches: Bool = false) {
    self.isInert = isInert
    self.dimmingTakesTouches = dimmingTakesTouches
  }
}

public enum Owner: UInt8, Hashable, Sendable {
  /// The engine: the host keeps the browser or the scroller from acting on it.
  case sheet
  /// The scroller under the finger scrolls by itself.
  case scroller
  /// Whoever else wants it.
  case content
}

public enum Phase: UInt8, Hashable, Sendable {
  case presenting, resting, dragging, settling, dismissing
}

/// Something that the layer above may want to pass on.
public enum Notice: Hashable, Sendable {
  case phase(PresentationID, Phase)
  case presentationWillBegin(PresentationID, animated: Bool)
  case presentationDidEnd(PresentationID)
  /// The layer begins to leave; `byUser` after `willDismiss`.
  case dismissalWillBegin(PresentationID, animated: Bool, byUser: Bool)
  /// It left, or came back to rest where `completed` is false.
  case dismissalDidEnd(PresentationID, completed: Bool, byUser: Bool)
  /// The user's dismissal begins, may yet be cancelled, and may begin again.
  case willDismiss(PresentationID)
  case didDismiss(PresentationID)
  /// The user tried, and was refused.
  case didAttemptToDismiss(PresentationID)
  /// The user chose another detent, at the moment of choosing.
  case detentSelected(PresentationID, DetentKey)
  case progress(PresentationID, Progress)
  /// A finger or a wheel takes the sheet.
  case dragBegan(PresentationID)
  /// It lets go, before the settle target is asked for; or the sheet was taken away from it.
  case dragEnded(PresentationID, wasCancelled: Bool)
  /// The sheet rests at a detent after a motion.
  case settled(PresentationID, DetentKey)
  /// Every detent is inactive, so the sheet rests at large.
  case noActiveDetent(PresentationID)
}

/// Where a sheet is, live. A popover is one with a single detent.
public struct Progress: Hashable, Sendable {
  /// What moved it last.
  public enum Cause: UInt8, Hashable, Sendable {
    case opening
    /// A finger or a wheel.
    case drag
    /// The way from where it was let go to where it rests.
    case release
    /// A tap or a key on a part that acts.
    case activation
    /// New settings, animated or not.
    case settings
    case keyboard
    /// Another size, other safe areas, other traits.
    case environment
    case closing
  }

  /// The y of the sheet's top edge in the container, in points.
  public var offset: Double
  /// Of `offset`, in points per second; downwards is positive.
  public var velocity: Double
  /// Of the whole travel: 0 at the smallest active detent, 1 at the largest, beyond them in overdrag. Where both are
  /// at one place: of the height inside the safe area, 0 where nothing is left of it and 1 at the detent.
  public var total: Double
  /// The detents around the offset; equal in overdrag and where there is only one.
  public var lower: DetentKey
  public var upper: DetentKey
  /// Between `lower` and `upper`; 0 where they are equal.
  public var fraction: Double
  /// Where the sheet would rest if released now, or will rest; `nil` stands for dismissal.
  public var target: DetentKey?
  /// How visible it is while it fades in or out, 0...1; 1 for what travels instead.
  public var visibility: Double
  public var cause: Cause

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

/// What the engine must know before it goes on; the answer is an input. Until then it acts as if refused.
public struct Question: Hashable, Sendable {
  public struct Token: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public enum Subject: Hashable, Sendable {
    /// May the user dismiss it?
    case shouldDismiss
    /// The sheet will rest at this detent (`nil`: will be dismissed). Another one?
    case settleTarget(DetentKey?)
  }

  public var token: Token
  public var id: PresentationID
  public var subject: Subject

  public init(token: Token, id: PresentationID, subject: Subject) {
    self.token = token
    self.id = id
    self.subject = subject
  }
}

public enum Answer: Hashable, Sendable {
  case yes
  case no
  /// Rest at this detent instead.
  case settle(DetentKey)
}
