// SPDX-License-Identifier: Apache-2.0

/// The identifier of a presentation, chosen by the layer above and never reused in one stack.
public struct PresentationID: RawRepresentable, Hashable, Sendable {
  /// Any number that no presentation of the stack has had.
  public var rawValue: UInt32

  /// Creates an identifier from the number that the layer above has chosen.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A layer in the container: the root at the bottom, then one layer for each presentation.
public enum Layer: Hashable, Sendable {
  /// The content of the window, below all presentations.
  case root
  /// The layer of one presentation. It exists from `insert` to `remove`.
  case presentation(PresentationID)
}

/// The shape that a presentation takes.
public enum Form: UInt8, Hashable, Sendable {
  /// A box that rests at detents.
  case sheet
  /// A box that points at its source. By default it becomes a sheet in compact width.
  case popover
  /// A view that covers the container. The layers below are removed from the screen.
  case fullScreen
  /// A view that covers the container. The layers below stay visible.
  case overFullScreen
  /// A box that is centered over everything and can't be dragged.
  case alert
  /// A view that the layer above lays out and moves.
  case custom
}

/// The settings of a presentation. Any change of them is one `configure` input.
public struct Configuration: Hashable, Sendable {
  /// The form. `configure` may change it; the presentation then keeps its content.
  public var form: Form
  /// The settings of a sheet, also used for a popover that has become one.
  public var sheet: SheetOptions
  /// The settings of a popover, not used while it is a sheet.
  public var popover: PopoverOptions
  /// The preferred size of the content, in points. 0 leaves a side to the system.
  public var preferredContentSize: Size
  /// Whether the user is prevented from dismissing. Changes of detent are never prevented.
  public var isModal: Bool
  /// Whether every change of offset and fractions is reported (`Notice.progress`).
  public var wantsProgress: Bool
  /// Whether `wantsProgress` covers every frame of a motion, or only fingers, settings and the ends of motions.
  public var wantsProgressInMotion: Bool
  /// Whether the engine asks for the settle target at release (`Question.settleTarget`).
  public var wantsSettleTarget: Bool
  /// Whether the engine asks before the user dismisses (`Question.shouldDismiss`). Otherwise the answer is yes.
  public var asksToDismiss: Bool
  /// Whether the presentation fades in and out instead of traveling.
  public var dissolves: Bool
  /// Whether a custom form leaves touches outside its content to the layers below.
  public var passesTouches: Bool

  /// Creates a configuration. The default is a sheet with UIKit's defaults, without progress and questions.
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

/// The conditions under which a gesture that began in content may pass from the scroller to the sheet or back.
public enum Handoff: UInt8, Hashable, Sendable {
  /// Never. The content keeps the finger.
  case none
  /// Only if the gesture starts at the scroller's edge.
  case initial
  /// At any moment of the gesture.
  case within
}

/// The reaction of the sheet to a keyboard that would cover it.
public enum KeyboardPolicy: UInt8, Hashable, Sendable {
  /// The sheet grows to the largest detent while the keyboard is visible, and beyond it by the height that the keyboard
  /// would still cover, at most to the full height. The selection does not change.
  case expand
  /// The sheet moves up by the height that the keyboard covers, at most to the full height. The selection does not
  /// change.
  case ride
  /// The sheet stays where it is.
  case ignore
}

/// The horizontal position of a sheet that is narrower than its container.
public enum Placing: UInt8, Hashable, Sendable {
  /// `automatic` centers the sheet, over `SheetOptions.source` if there is one; `leading` and `trailing` follow the
  /// writing direction.
  case automatic, leading, center, trailing
}

/// The settings of a sheet, with UIKit's defaults.
public struct SheetOptions: Hashable, Sendable {
  /// The detents in declared order.
  public var detents: [Detent]
  /// The selected detent. `nil` or unknown means the first active detent in declared order.
  public var selected: DetentKey?
  /// The largest undimmed detent. With `nil` or an unknown one, the sheet is dimmed at every detent.
  public var largestUndimmed: DetentKey?
  /// Whether a grabber is shown. `false` by default. A sheet that fills the container shows none even if `true`.
  /// [HDR18]
  public var prefersGrabberVisible: Bool
  /// The corner radius in points. `nil` means the look's own radius.
  public var preferredCornerRadius: Double?
  /// Whether the sheet is attached to the edge in compact height. `false`, the default, makes it fill the container.
  /// [HDR18]
  public var prefersEdgeAttachedInCompactHeight: Bool
  /// Whether the width is that of the preferred content size. `false`, the default, means the safe area's width. Has an
  /// effect only in compact height, while attached. [HDR18]
  public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
  /// Whether page sizing applies instead of form sizing. Has an effect only in regular width.
  public var prefersPageSizing: Bool
  /// The horizontal position of a sheet that is narrower than its container.
  public var placing: Placing
  /// A box in the container over which the sheet is centered as far as possible.
  public var source: Rect?
  /// The condition under which a drag up in content at its top edge expands the sheet.
  public var handoffExpanding: Handoff
  /// The condition under which a drag down in content at its top edge collapses the sheet.
  public var handoffCollapsing: Handoff
  /// The reaction to the keyboard. `expand` by default, as UIKit's sheets do. [WWDC21-10063]
  public var keyboard: KeyboardPolicy
  /// Whether the presenter is pushed back at full height, if the look does so.
  public var pushesBackPresenter: Bool
  /// Whether a wheel or trackpad over the sheet drags it.
  public var followsWheel: Bool

  /// Creates options. The defaults are UIKit's for settings that UIKit has; for the others see the properties.
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
  /// The directions as bits. If none of the four is set, all are permitted. Other bits are ignored.
  public var rawValue: UInt8

  /// Creates directions from bits. A literal such as `[.up, .down]` creates the same value.
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
  /// All four directions, the default.
  public static var any: ArrowDirections { [.up, .down, .left, .right] }
}

/// The metrics of a popover's background, in points. The default is the system's arrow. Its numbers are not public;
/// they are a decision.
public struct BackgroundMetrics: Hashable, Sendable {
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double
  /// The width of the arrow's base.
  public var arrowBase: Double
  /// The distances from the edges of the background, on which the arrow stands, to the content.
  public var insets: Insets
  /// The radius of the content's corners.
  public var cornerRadius: Double

  /// Creates metrics. The default is the system's arrow and round corners.
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
  /// The permitted directions. All by default and if empty. If the popover fits in none of them, it takes the one with
  /// the most room.
  public var permittedArrows: ArrowDirections
  /// The margins that stay free at each edge of the safe area, in points.
  public var margins: Insets
  /// Whether the popover may cover its source. `false` by default: the popover becomes smaller instead.
  public var canOverlapSource: Bool
  /// Whether the popover becomes a sheet in compact width.
  public var adaptsToSheet: Bool
  /// Whether the host lets some touches through around the popover. The content below is then not inert.
  public var passesTouches: Bool
  /// The room around the content that the background needs.
  public var background: BackgroundMetrics
  /// Whether the source is a bar button, which a popover may cover.
  public var isOverBar: Bool

  /// Creates options with UIKit's defaults and an empty source at the container's corner.
  public init(
    source: Rect = .zero, permittedArrows: ArrowDirections = .any,
    margins: Insets = Insets(top: 10, left: 10, bottom: 10, right: 10), canOverlapSource: Bool = false,
    adaptsToSheet: Bool = true, passesTouches: Bool = false, background: BackgroundMetrics = BackgroundMetrics(),
    isOverBar: Bool = false
  ) {
    self.isOverBar = isOverBar
    self.source = source
    self.permittedArrows = permittedArrows
    self.margins = margins
    self.canOverlapSource = canOverlapSource
    self.adaptsToSheet = adaptsToSheet
    self.passesTouches = passesTouches
    self.background = background
  }
}
