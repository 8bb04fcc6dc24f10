// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A view's name at the seam; a scroll view's is its `ScrollerID` too.
@_spi(Hosts) public struct ViewID: RawRepresentable, Hashable, Sendable {
  /// Never 0 and never used twice; views count up from 1.
  public var rawValue: UInt32

  /// A name from a host's number, which may be that of no view.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// One change of what the views show.
@_spi(Hosts) public enum ViewChange {
  /// A view comes, of a kind that it keeps; it shows nowhere before `children` or `content` names it.
  case create(ViewID, ViewKind)
  /// The view is gone; each view of a tree that goes is named, parents first.
  case remove(ViewID)
  /// The view's children, back to front.
  case children(ViewID, [ViewID])
  /// The view that fills a layer; `nil` empties it.
  case content(Layer, ViewID?)
  /// The view behind and around what fills a layer, placed from that one's corner and not cut off with it; it stands for
  /// the arrow and the color that the layer would have. `nil` brings these back.
  case popoverBackground(Layer, ViewID?, castsShadow: Bool)
  /// The box in the parent's coordinates. `reserve` is the height to allot while a sheet moves: at least the
  /// box's own, so that neither growing nor shrinking shows a blank strip.
  case frame(ViewID, Rect, reserve: Double)
  /// All of the view's look but its content, at once.
  case style(ViewID, ViewStyle)
  /// What is done to the view and all in it, about the middle of its box; layout knows nothing of it.
  case transform(ViewID, ViewTransform)
  /// The view runs to what was told of it last.
  case motion(ViewID, ViewMotion)
  /// What shows behind the view is blurred: the standard deviation, in points; 0 blurs nothing.
  case backdrop(ViewID, blur: Double)
  /// The text of a label or of a field, with its font.
  case text(ViewID, StyledText)
  /// The picture of an image view; `nil` shows nothing.
  case image(ViewID, ImageContent?)
  /// The size of what scrolls and the room around it.
  case scrollContent(ViewID, Size, insets: Insets)
  /// A scroll made in code; 0 is the top left end of the range, insets included.
  case scrollOffset(ViewID, Vector)
  /// Of a button or a control: a press of one that is not enabled does nothing.
  case control(ViewID, isEnabled: Bool, isHighlighted: Bool)
  /// What is told of the view; by default nothing.
  case accessibility(ViewID, Accessibility)
  /// The look and the keyboard of a field; its text comes as `text`.
  case input(ViewID, TextInput)
  /// The selection in a field's text, in UTF-16 units; empty for a caret.
  case selection(ViewID, Range<Int>)
  /// Gives a field the focus or takes it away; to be done last, when all that the turn shows is there.
  case focus(ViewID, Bool)
}

/// What a host makes of a view; controls become native ones.
///
/// Every kind may have children. A button's label and picture are children of it that take no touches.
@_spi(Hosts) public enum ViewKind: UInt8, Hashable, Sendable {
  /// `box` shows its style alone, `scroll` scrolls by the host's own means, `field` is edited by the host. `control` takes
  /// the focus and keys, and touches alone say what a finger does to it.
  case box, label, image, button, scroll, field, control
}

/// A colour as four parts of 8 bits: red, green, blue, alpha from the highest byte down.
@_spi(Hosts) public struct RGBA: Hashable, Sendable {
  /// Such as 0xFF0000FF for opaque red.
  public var bits: UInt32

  /// A colour from its bits, such as `RGBA(bits: 0x0000_0080)` for black at half strength.
  public init(bits: UInt32) {
    self.bits = bits
  }

  /// Transparent black, which shows nothing.
  public static var clear: RGBA { RGBA(bits: 0) }
}

/// What a view casts on what is behind it; a clear colour casts nothing.
@_spi(Hosts) public struct Shadow: Hashable, Sendable {
  /// With its opacity as alpha; clear casts nothing.
  public var color: RGBA
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// In points, y down, in the view's own coordinates.
  public var offset: Vector

  /// A shadow as given; a negative radius is the caller's error.
  public init(color: RGBA, radius: Double, offset: Vector) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// A clear shadow, the default of `ViewStyle`.
  public static var none: Shadow { Shadow(color: .clear, radius: 0, offset: .zero) }
}

/// How a view's box looks, and which touches it takes; the box itself comes as `frame`.
@_spi(Hosts) public struct ViewStyle: Hashable, Sendable {
  /// Behind all that is in the view; clear for none.
  public var background: RGBA
  /// 0...1, of the view and all in it.
  public var alpha: Double
  /// Whether the view and all in it are off the screen and out of reach.
  public var isHidden: Bool
  /// In points.
  public var cornerRadius: Double
  /// The part of the radius that each corner has, 0...1.
  public var cornerShares: Corners
  /// In points, inside the box; 0 for none.
  public var borderWidth: Double
  /// Of the border; counts where its width is above 0.
  public var border: RGBA
  /// Outside the box; `none` by default.
  public var shadow: Shadow
  /// Whether what lies outside the box, or its round corners, is cut off.
  public var clips: Bool
  /// Lets touches pass to what is behind.
  public var ignoresTouches: Bool
  /// Takes no touches itself, as what is inside does.
  public var passesTouches: Bool
  /// A bar whose drag moves the sheet it stands in; all that is inside it counts as the bar.
  public var isHeader: Bool
  /// Takes touches although a popover stands above, and with it all that is inside.
  public var passesUnderPopovers: Bool
  /// Of the box of the layer that the view fills, behind its content, and of a popover's arrow; clear elsewhere.
  public var backing: RGBA
  /// Whether it turns about its middle without end, an eighth at a time, once a second; for a view at its parent's corner.
  public var spins: Bool

  /// An empty, visible box that takes touches, unless told otherwise.
  public init(
    background: RGBA = .clear, alpha: Double = 1, isHidden: Bool = false, cornerRadius: Double = 0,
    cornerShares: Corners = Corners(top: 1, bottom: 1), borderWidth: Double = 0, border: RGBA = .clear,
    shadow: Shadow = .none, clips: Bool = false, ignoresTouches: Bool = false,
    passesTouches: Bool = false, isHeader: Bool = false, passesUnderPopovers: Bool = false, backing: RGBA = .clear,
    spins: Bool = false
  ) {
    self.background = background
    self.alpha = alpha
    self.isHidden = isHidden
    self.cornerRadius = cornerRadius
    self.cornerShares = cornerShares
    self.borderWidth = borderWidth
    self.border = border
    self.shadow = shadow
    self.clips = clips
    self.ignoresTouches = ignoresTouches
    self.passesTouches = passesTouches
    self.isHeader = isHeader
    self.passesUnderPopovers = passesUnderPopovers
    self.backing = backing
    self.spins = spins
  }

  /// How round each corner is, in points.
  public var corners: Corners {
    Corners(
      topLeft: cornerRadius * cornerShares.topLeft, topRight: cornerRadius * cornerShares.topRight,
      bottomRight: cornerRadius * cornerShares.bottomRight, bottomLeft: cornerRadius * cornerShares.bottomLeft)
  }
}

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty, in points.
@_spi(Hosts) public struct ViewTransform: Hashable, Sendable {
  /// What x adds to x'; 1 in the identity.
  public var a: Double
  /// What x adds to y'; 0 in the identity.
  public var b: Double
  /// What y adds to x'; 0 in the identity.
  public var c: Double
  /// What y adds to y'; 1 in the identity.
  public var d: Double
  /// The shift to the right, in points.
  public var tx: Double
  /// The shift downwards, in points.
  public var ty: Double

  /// The six numbers of the equations above, unchecked.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Changes nothing; what a view has that was told of no transform.
  public static var identity: ViewTransform { ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
}

/// A text with all that its size depends on, and its colour.
@_spi(Hosts) public struct StyledText: Hashable, Sendable {
  /// Where lines stand in a box that is wider than they are.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// `natural` is the side where lines begin, by the text's language.
    case natural, left, center, right
  }

  /// A family of the host's own fonts; the host chooses the face.
  public enum Design: UInt8, Hashable, Sendable {
    /// `standard` is without serifs, `monospaced` has letters of one width.
    case standard, serif, rounded, monospaced
  }

  /// With line feeds as breaks; may be empty.
  public var string: String
  /// In points.
  public var size: Double
  /// 100...900, as CSS counts.
  public var weight: Int
  /// `standard` unless told otherwise.
  public var design: Design
  /// Slanted, by the face or by the host; `false` by default.
  public var isItalic: Bool
  /// Of every letter; the alpha counts.
  public var color: RGBA
  /// Where lines stand; a box as wide as the text shows no difference.
  public var alignment: Alignment
  /// 0 for as many as it takes.
  public var lines: Int

  /// One line of 17 points in black, unless told otherwise.
  public init(
    string: String, size: Double = 17, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    color: RGBA = RGBA(bits: 0x0000_00FF), alignment: Alignment = .natural, lines: Int = 1
  ) {
    self.string = string
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.color = color
    self.alignment = alignment
    self.lines = lines
  }
}

/// What an image view shows, and how it fills the box.
@_spi(Hosts) public struct ImageContent: Hashable, Sendable {
  /// Where a picture comes from: a file that the host has, or a path that comes along.
  public enum Source: Hashable, Sendable {
    /// A file among the app's resources, by its path there.
    case resource(String)
    /// A symbol drawn as one SVG path in a box of 24 by 24.
    case symbol(path: String)
  }

  /// How a picture fills a box that is not of its size.
  public enum Fit: UInt8, Hashable, Sendable {
    /// As `UIView.ContentMode`: stretched, all of it, all of the box, in its own size.
    case fill, aspectFit, aspectFill, center
  }

  /// What to draw; a resource that is missing shows nothing.
  public var source: Source
  /// `UIImageView` takes it from `contentMode`.
  public var fit: Fit
  /// The colour of a symbol; pictures have their own colours.
  public var tint: RGBA

  /// A picture as a host gets it; a resource's tint counts for nothing.
  public init(source: Source, fit: Fit, tint: RGBA) {
    self.source = source
    self.fit = fit
    self.tint = tint
  }
}

/// What an assistive technology, and a test, reads of a view.
@_spi(Hosts) public struct Accessibility: Hashable, Sendable {
  /// What the view is for assistive technologies; it changes nothing that shows.
  public enum Role: UInt8, Hashable, Sendable {
    /// `none` leaves the view out, `group` stands for all that is in it.
    case none, button, image, text, header, group, field
    /// What Quire draws itself: a switch, what slides along a range, steps along one, holds options of which one is
    /// chosen, is one of those, or tells how far something has come.
    case toggle, slider, stepper, options, option, progress
  }

  /// Where something stands between two ends, `minimum` not above `maximum`.
  public struct Amount: Hashable, Sendable {
    /// Within the ends.
    public var value: Double
    /// The least that it can be.
    public var minimum: Double
    /// The most that it can be.
    public var maximum: Double

    /// The three as given, unchecked.
    public init(_ value: Double, from minimum: Double, to maximum: Double) {
      self.value = value
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// `none` by default.
  public var role: Role
  /// The name that is read; empty for none.
  public var label: String
  /// What it stands at; empty for none, and of a secret field.
  public var value: String
  /// Whether it is chosen among others, or switched on; `false` by default.
  public var isSelected: Bool
  /// Whether the tabulator key comes to it, where it takes the focus at all; `true` by default.
  public var isTabStop: Bool
  /// Where it stands, of what has a range; `value` says the same in words, if it needs any.
  public var amount: Amount?

  /// A view that assistive technologies leave out, unless told otherwise.
  public init(
    role: Role = .none, label: String = "", value: String = "", isSelected: Bool = false, isTabStop: Bool = true,
    amount: Amount? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.isTabStop = isTabStop
    self.amount = amount
  }
}
