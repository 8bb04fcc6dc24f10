// SPDX-License-Identifier: Apache-2.0

/// A presentation's name, chosen by the layer above and never used twice in one stack.
public struct PresentationID: RawRepresentable, Hashable, Sendable {
  /// Any number that no presentation of the stack has had.
  public var rawValue: UInt32

  /// An identifier from the layer above's number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// What shows in the container: the root at the bottom, then one layer for each presentation.
public enum Layer: Hashable, Sendable {
  /// The content of the window, below all presentations.
  case root
  /// One presentation's layer; not there before `insert` and after `remove`.
  case presentation(PresentationID)
}

/// The shape that a presentation takes.
public enum Form: UInt8, Hashable, Sendable {
  /// Rests at detents.
  case sheet
  /// Points at its source; turns into a sheet in compact width unless told otherwise.
  case popover
  /// Covers the container; the layers below are removed from the screen.
  case fullScreen
  /// Covers the container; what is below stays visible.
  case overFullScreen
  /// Stands centred over everything and can't be dragged.
  case alert
  /// Laid out and moved by the layer above.
  case custom
}

/// What a presentation asks for. A change of any of it is one `configure` input.
public struct Configuration: Hashable, Sendable {
  /// May be changed by `configure`; the presentation keeps its content then.
  public var form: Form
  /// Counts for sheets, and for a popover that has become one.
  public var sheet: SheetOptions
  /// Counts for popovers, and not while one is a sheet.
  public var popover: PopoverOptions
  /// The content's own wish for its size, in points; 0 leaves a side to the system.
  public var preferredContentSize: Size
  /// Keeps the user from dismissing; never a change of detents.
  public var isModal: Bool
  /// Whether every change of offset and fractions is reported (`Notice.progress`).
  public var wantsProgress: Bool
  /// Whether `wantsProgress` covers every frame of a motion, or only fingers, settings and the ends of motions.
  public var wantsProgressInMotion: Bool
  /// Asks for the settle target at release (`Question.settleTarget`).
  public var wantsSettleTarget: Bool
  /// Asks before the user dismisses (`Question.shouldDismiss`); without it the answer is yes.
  public var asksToDismiss: Bool
  /// Fades in and out where it would travel.
  public var dissolves: Bool
  /// Whether a custom form leaves touches beside its content to what is below.
  public var passesTouches: Bool

  /// A sheet with UIKit's defaults, without progress and questions.
  public init(
    form: Form = .sheet, sheet: SheetOptions = SheetOptions(), popover: PopoverOptions = PopoverOptions(),
    preferredContentSize: Size = .zero, isModal: Bool = false, wantsProgress: Bool = false,
    wantsProgressInMotion: Bool = true, wantsSettleTarget: Bool = false, asksToDismiss: Bool = false,
    dissolves: Bool = false, passesTouches: Bool = false
  ) {
    self.form = form
    self.sheet = sheet
    self.popover = popover
    self.preferredContentSize = preferredContentSize
    self.isModal = isModal
    self.wantsProgress = wantsProgress
    self.wantsProgressInMotion = wantsProgressInMotion
    self.wantsSettleTarget = wantsSettleTarget
    self.asksToDismiss = asksToDismiss
    self.dissolves = dissolves
    self.passesTouches = passesTouches
  }
}

/// When a gesture that began in content may pass from the scroller to the sheet or back.
public enum Handoff: UInt8, Hashable, Sendable {
  /// Never: the content keeps the finger.
  case none
  /// Only where the gesture starts at the scroller's edge.
  case initial
  /// At any moment of the gesture.
  case within
}

/// What the sheet does about a keyboard that would cover it.
public enum KeyboardPolicy: UInt8, Hashable, Sendable {
  /// Grows to the largest detent while the keyboard stands, and beyond it by what the keyboard would still cover, at most
  /// to the full height; the selection stays.
  case expand
  /// Moves up by what the keyboard covers, at most to the full height; the selection stays.
  case ride
  /// Does nothing.
  case ignore
}

/// Where a sheet that is narrower than its container stands.
public enum Placing: UInt8, Hashable, Sendable {
  /// `automatic` centres, over `SheetOptions.source` where there is one; `leading` and `trailing` follow the writing
  /// direction.
  case automatic, leading, center, trailing
}

/// The settings of a sheet, defaults as UIKit has them.
public struct SheetOptions: Hashable, Sendable {
  /// In the order declared.
  public var detents: [Detent]
  /// `nil` or unknown: the first active detent in declared order.
  public var selected: DetentKey?
  /// `nil` or unknown: dimmed at every detent.
  public var largestUndimmed: DetentKey?
  /// `false` by default; a sheet that fills the container shows none even if `true`. [HDR18]
  public var prefersGrabberVisible: Bool
  /// In points; `nil` is the look's own radius.
  public var preferredCornerRadius: Double?
  /// `false`, the default, fills the container in compact height. [HDR18]
  public var prefersEdgeAttachedInCompactHeight: Bool
  /// `false`, the default, takes the safe area's width. Matters only in compact height, while attached. [HDR18]
  public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
  /// Page sizing where `true`, form sizing where `false`; matters in regular width only.
  public var prefersPageSizing: Bool
  /// Counts for sheets that are narrower than their container.
  public var placing: Placing
  /// A box in the container that the sheet tries to centre over.
  public var source: Rect?
  /// Drag up in content at its top edge: does it expand the sheet?
  public var handoffExpanding: Handoff
  /// Drag down in content at its top edge: does it collapse the sheet?
  public var handoffCollapsing: Handoff
  /// `expand` by default, as UIKit's sheets do. [WWDC21-10063]
  public var keyboard: KeyboardPolicy
  /// Whether the presenter is pushed back at full height, where the look does so.
  public var pushesBackPresenter: Bool
  /// Whether a wheel or trackpad over it drags it.
  public var followsWheel: Bool

  /// UIKit's defaults for settings that UIKit has; the others as the properties say.
  public init(
    detents: [Detent] = [.large], selected: DetentKey? = nil, largestUndimmed: DetentKey? = nil,
    prefersGrabberVisible: Bool = false, preferredCornerRadius: Double? = nil,
    prefersEdgeAttachedInCompactHeight: Bool = false,
    widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false, prefersPageSizing: Bool = true,
    placing: Placing = .automatic, source: Rect? = nil, handoffExpanding: Handoff = .within,
    handoffCollapsing: Handoff = .initial, keyboard: KeyboardPolicy = .expand, pushesBackPresenter: Bool = true,
    followsWheel: Bool = true
  ) {
    self.detents = detents
    self.selected = selected
    self.largestUndimmed = largestUndimmed
    self.prefersGrabberVisible = prefersGrabberVisible
    self.preferredCornerRadius = preferredCornerRadius
    self.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
    self.widthFollowsPreferredContentSizeWhenEdgeAttached = widthFollowsPreferredContentSizeWhenEdgeAttached
    self.prefersPageSizing = prefersPageSizing
    self.placing = placing
    self.source = source
    self.handoffExpanding = handoffExpanding
    self.handoffCollapsing = handoffCollapsing
    self.keyboard = keyboard
    self.pushesBackPresenter = pushesBackPresenter
    self.followsWheel = followsWheel
  }
}

/// The directions in which a popover's arrow may point.
public struct ArrowDirections: OptionSet, Hashable, Sendable {
  /// Bits; none of the four set permits all, and others are ignored.
  public var rawValue: UInt8

  /// Directions from bits; a literal such as `[.up, .down]` makes the same.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The popover is below its source.
  public static var up: ArrowDirections { ArrowDirections(rawValue: 1) }
  /// The popover is above its source.
  public static var down: ArrowDirections { ArrowDirections(rawValue: 2) }
  /// The popover is to the right of its source.
  public static var left: ArrowDirections { ArrowDirections(rawValue: 4) }
  /// The popover is to the left of its source.
  public static var right: ArrowDirections { ArrowDirections(rawValue: 8) }
  /// All four, the default.
  public static var any: ArrowDirections { [.up, .down, .left, .right] }
}

/// The measures of a popover's background, in points: by default the system's arrow. The numbers are not public; they
/// are a decision.
public struct BackgroundMetrics: Hashable, Sendable {
  /// From the arrow's foot to its tip.
  public var arrowHeight: Double
  /// The width of the arrow's foot.
  public var arrowBase: Double
  /// From the edges of the background, on which the arrow stands, to the content.
  public var insets: Insets
  /// The radius of the content's corners.
  public var cornerRadius: Double

  /// The system's arrow and round corners, unless told otherwise.
  public init(arrowHeight: Double = 13, arrowBase: Double = 37, insets: Insets = .zero, cornerRadius: Double = 13) {
    self.arrowHeight = arrowHeight
    self.arrowBase = arrowBase
    self.insets = insets
    self.cornerRadius = cornerRadius
  }
}

/// The settings of a popover.
public struct PopoverOptions: Hashable, Sendable {
  /// The box in the container that the arrow points at.
  public var source: Rect
  /// All by default and if empty; if the popover fits in none, it takes the one with the most room.
  public var permittedArrows: ArrowDirections
  /// Kept free at each edge of the safe area, in points.
  public var margins: Insets
  /// `false` by default: the popover shrinks before it covers its source.
  public var canOverlapSource: Bool
  /// Whether it becomes a sheet in compact width.
  public var adaptsToSheet: Bool
  /// Whether the host lets some touches through around it: what is below is not inert then.
  public var passesTouches: Bool
  /// The room that is taken around the content.
  public var background: BackgroundMetrics

  /// UIKit's defaults, with an empty source at the container's corner.
  public init(
    source: Rect = .zero, permittedArrows: ArrowDirections = .any,
    margins: Insets = Insets(top: 10, left: 10, bottom: 10, right: 10), canOverlapSource: Bool = false,
    adaptsToSheet: Bool = true, passesTouches: Bool = false, background: BackgroundMetrics = BackgroundMetrics()
  ) {
    self.source = source
    self.permittedArrows = permittedArrows
    self.margins = margins
    self.canOverlapSource = canOverlapSource
    self.adaptsToSheet = adaptsToSheet
    self.passesTouches = passesTouches
    self.background = background
  }
}
