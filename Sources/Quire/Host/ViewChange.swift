// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Identifies a view towards the host; a scroll view's is its `ScrollerID` too.
@_spi(Hosts) public struct ViewID: RawRepresentable, Hashable, Sendable {
  /// Never 0 and never used twice; views count up from 1.
  public var rawValue: UInt32

  /// An identifier from a host's number, for which there may be no view.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// One change of what the views show.
@_spi(Hosts) public enum ViewChange {
  /// A new view; its kind never changes. It is not shown before `children` or `content` names it.
  case create(ViewID, ViewKind)
  /// The view is gone; sent for each view of a tree, parents first.
  case remove(ViewID)
  /// The view's children, back to front; a header comes first, as it is read, and is in front of the others.
  case children(ViewID, [ViewID])
  /// The view that fills a layer; `nil` empties it.
  case content(Layer, ViewID?)
  /// The view behind and around the one that fills a layer, placed from its corner and not clipped with it; it replaces
  /// the layer's arrow and color. `nil` restores these.
  case popoverBackground(Layer, ViewID?, castsShadow: Bool)
  /// The box in the parent's coordinates. `reserve` is the height to allot while a sheet moves: at least the
  /// box's own, so that neither growing nor shrinking shows a blank strip.
  case frame(ViewID, Rect, reserve: Double)
  /// The view's whole look except its content.
  case style(ViewID, ViewStyle)
  /// The transform of the view and all in it, about the middle of its box; it does not affect layout.
  case transform(ViewID, ViewTransform)
  /// The view's motion to the frame, style and transform that were sent last.
  case motion(ViewID, ViewMotion)
  /// The blur of what is behind the view: the standard deviation, in points; 0 for none.
  case backdrop(ViewID, blur: Double)
  /// The curve of the view's corners and its mask; circular and none by default.
  case shape(ViewID, ViewShape)
  /// The text of a label or of a field, with its font.
  case text(ViewID, StyledText)
  /// The picture of an image view; `nil` shows nothing.
  case image(ViewID, ImageContent?)
  /// The size of a scroll view's content, and its insets.
  case scrollContent(ViewID, Size, insets: Insets)
  /// The offsets at which a scroll view comes to rest.
  case scrollSnaps(ViewID, ScrollSnaps)
  /// A scroll made in code; 0 is the top left end of the range, insets included.
  case scrollOffset(ViewID, Vector)
  /// How a scroll view scrolls; none of it by default. It comes before an offset.
  case scrolling(ViewID, ScrollSettings)
  /// Of a button or a control: a press of one that is not enabled does nothing.
  case control(ViewID, isEnabled: Bool, isHighlighted: Bool)
  /// The view's accessibility; none by default.
  case accessibility(ViewID, Accessibility)
  /// The look and the keyboard of a field; its text comes as `text`.
  case input(ViewID, TextInput)
  /// The selection in a field's text, in UTF-16 units; empty for a caret.
  case selection(ViewID, Range<Int>)
  /// Gives a field the focus or removes it; carried out last, when all views of the turn exist.
  case focus(ViewID, Bool)
  /// Opens an address outside of the app; it has a scheme, which runs no scripts.
  case address(String)
  /// Asks the host about the user's own files.
  case files(FileCommand)
}

/// The kind of a view at the host; controls become native ones.
///
/// Every kind may have children. A button's label and picture are children of it that take no touches.
@_spi(Hosts) public enum ViewKind: UInt8, Hashable, Sendable {
  /// `box` shows its style alone, `scroll` scrolls by the host's own means, `field` is edited by the host. `control` takes
  /// the focus and keys, and touches alone say what a finger does to it.
  case box, label, image, button, scroll, field, control
  /// `section` is a part of a scroll view's content. A `pin` in it stays at the upper edge of what is visible, as long as
  /// its section reaches there.
  case section, pin
  /// A text of several lines that is edited by the host.
  case editor
}

/// A colour of four components of 8 bits: red, green, blue, alpha from the highest byte down.
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

/// The shadow of a view; there is none if its colour is clear.
@_spi(Hosts) public struct Shadow: Hashable, Sendable {
  /// The colour, with the opacity as alpha; clear for no shadow.
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
  /// Whether the view and all in it are invisible and can't be touched.
  public var isHidden: Bool
  /// In points.
  public var cornerRadius: Double
  /// The fraction of the radius that each corner has, 0...1.
  public var cornerShares: Corners
  /// In points, inside the box; 0 for none.
  public var borderWidth: Double
  /// The border's colour; used if its width is above 0.
  public var border: RGBA
  /// Outside the box; `none` by default.
  public var shadow: Shadow
  /// Whether content outside the box or its round corners is clipped.
  public var clips: Bool
  /// Lets touches pass to what is behind.
  public var ignoresTouches: Bool
  /// Whether it takes no touches itself; its children do.
  public var passesTouches: Bool
  /// Whether it is a bar, a drag of which moves the sheet; everything in it counts as the bar.
  public var isHeader: Bool
  /// Whether it and everything in it take touches although a popover is above.
  public var passesUnderPopovers: Bool
  /// The colour of the box of the layer that the view fills, behind its content, and of a popover's arrow; clear
  /// elsewhere.
  public var backing: RGBA
  /// Whether it turns about its middle without end, an eighth at a time, once a second; for a view at its parent's corner.
  public var spins: Bool

  /// An empty, visible box that takes touches, by default.
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

  /// The radius of each corner, in points.
  public var corners: Corners {
    Corners(
      topLeft: cornerRadius * cornerShares.topLeft, topRight: cornerRadius * cornerShares.topRight,
      bottomRight: cornerRadius * cornerShares.bottomRight, bottomLeft: cornerRadius * cornerShares.bottomLeft)
  }
}

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty, in points.
@_spi(Hosts) public struct ViewTransform: Hashable, Sendable {
  /// The factor of x in x'; 1 in the identity.
  public var a: Double
  /// The factor of x in y'; 0 in the identity.
  public var b: Double
  /// The factor of y in x'; 0 in the identity.
  public var c: Double
  /// The factor of y in y'; 1 in the identity.
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

  /// The identity, which a view has by default.
  public static var identity: ViewTransform { ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
}

/// A text with all that its size depends on, and its colour.
@_spi(Hosts) public struct StyledText: Hashable, Sendable {
  /// The alignment of lines in a wider box.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// `natural` is the side where lines begin in the text's language.
    case natural, left, center, right
  }

  /// A family of the host's own fonts; the host chooses the font.
  public enum Design: UInt8, Hashable, Sendable {
    /// `standard` is without serifs, `monospaced` has letters of one width, `evenDigits` only digits.
    case standard, serif, rounded, monospaced, evenDigits
  }

  /// The end of a text that is too long for its lines.
  public enum End: UInt8, Hashable, Sendable {
    /// `ellipsis` shows that something is missing; the others end after a word, after a character, or anywhere.
    case ellipsis, words, characters, cut
  }

  /// With line feeds as breaks; may be empty.
  public var string: String
  /// In points.
  public var size: Double
  /// 100...900, as in CSS.
  public var weight: Int
  /// `standard` by default.
  public var design: Design
  /// Slanted, by the font or by the host; `false` by default.
  public var isItalic: Bool
  /// Of every letter; the alpha counts.
  public var color: RGBA
  /// The alignment of the lines; without effect in a box as wide as the text.
  public var alignment: Alignment
  /// 0 for as many as it takes.
  public var lines: Int
  /// The end of a text that is too long; `ellipsis` by default.
  public var end: End
  /// What is shown instead of the text, which is still read out; empty by default, for the text itself.
  public var shortened: String
  /// A font of the device by the name of its family; empty for the host's own, which also stands in for a missing one.
  public var family: String
  /// The letters' looks, as stretches that together cover the text; empty if all letters look alike.
  public var runs: [Run]
  /// The lines of each paragraph; empty if all stand as `alignment` says. A line feed ends a paragraph.
  public var paragraphs: [Paragraph]

  /// One line of 17 points in black, by default.
  public init(
    string: String, size: Double = 17, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    color: RGBA = RGBA(bits: 0x0000_00FF), alignment: Alignment = .natural, lines: Int = 1,
    end: End = .ellipsis, shortened: String = "", family: String = "", runs: [Run] = [], paragraphs: [Paragraph] = []
  ) {
    self.string = string
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.color = color
    self.alignment = alignment
    self.lines = lines
    self.end = end
    self.shortened = shortened
    self.family = family
    self.runs = runs
    self.paragraphs = paragraphs
  }
}

/// The accessibility of a view, for assistive technologies and tests.
@_spi(Hosts) public struct Accessibility: Hashable, Sendable {
  /// The view's role for assistive technologies; it does not affect the look.
  public enum Role: UInt8, Hashable, Sendable {
    /// `none` leaves the view out, `group` stands for all that is in it.
    case none, button, image, text, header, group, field
    /// What Quire draws itself: a switch, what slides along a range, steps along one, holds options of which one is
    /// chosen, is one of those, or tells how far something has come.
    case toggle, slider, stepper, options, option, progress
    /// A list, and one of its rows, which is named by its content.
    case table, row
    /// A row of tabs, one of them, and a button that opens a menu by the arrow key down.
    case tabs, tab, menuButton
    /// Something that must be answered first; `value` is the text below its name.
    case alert
    /// A list's header, footer or another view among its rows: not one of the rows that are counted and selected.
    case band
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
  /// The value that is read; empty for none, and for a secure field.
  public var value: String
  /// Whether it is chosen among others, or switched on; `false` by default.
  public var isSelected: Bool
  /// Whether the tabulator key comes to it, where it takes the focus at all; `true` by default.
  public var isTabStop: Bool
  /// Where it stands, of what has a range; `value` says the same in words, if it needs any.
  public var amount: Amount?

  /// The number of a row in its list, from 1, without bands; 0 for none.
  public var position: Int
  /// The number of all rows, of a list and of a row, without bands; 0 for none.
  public var count: Int

  /// A view that assistive technologies leave out, unless told otherwise.
  public init(
    role: Role = .none, label: String = "", value: String = "", isSelected: Bool = false, isTabStop: Bool = true,
    amount: Amount? = nil, position: Int = 0, count: Int = 0
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.isTabStop = isTabStop
    self.amount = amount
    self.position = position
    self.count = count
  }
}
