// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Identifies a view in the communication with the host. The identifier of a scroll view is its `ScrollerID` too.
@_spi(Hosts) public struct ViewID: RawRepresentable, Hashable, Sendable {
  /// The number of the view. It is never 0 and never reused; numbers count up from 1.
  public var rawValue: UInt32

  /// Creates an identifier from a host's number. A view with this number need not exist.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// One change of the visible views.
@_spi(Hosts) public enum ViewChange {
  /// Creates a view. Its kind never changes. It is not shown before `children` or `content` refers to it.
  case create(ViewID, ViewKind)
  /// Removes a view. Sent for each view of a tree, parents first.
  case remove(ViewID)
  /// Sets the view's children, back to front. A header comes first, in reading order, although it is in front of the
  /// others.
  case children(ViewID, [ViewID])
  /// Sets the view that fills a layer. `nil` empties the layer.
  case content(Layer, ViewID?)
  /// Sets the view behind and around the one that fills a layer. It is placed from that view's corner and not clipped
  /// with it, and replaces the layer's arrow and color. `nil` restores these.
  case popoverBackground(Layer, ViewID?, castsShadow: Bool)
  /// Sets the box in the parent's coordinates. `reserve` is the height to allot while a sheet moves. It is at least the
  /// box's own height, so that neither growing nor shrinking shows a blank strip.
  case frame(ViewID, Rect, reserve: Double)
  /// Sets the view's whole look except its content.
  case style(ViewID, ViewStyle)
  /// Sets the transform of the view and its descendants, about the middle of its box. It does not affect layout.
  case transform(ViewID, ViewTransform)
  /// Starts the view's motion to the frame, style and transform that were sent last.
  case motion(ViewID, ViewMotion)
  /// Sets the blur of the content behind the view: the standard deviation, in points. 0 for none.
  case backdrop(ViewID, blur: Double)
  /// Sets the curve of the view's corners, circular by default, and its mask, none by default.
  case shape(ViewID, ViewShape)
  /// Sets the text of a label or a field, with its font.
  case text(ViewID, StyledText)
  /// Sets the picture of an image view. `nil` shows nothing.
  case image(ViewID, ImageContent?)
  /// Sets the size of a scroll view's content, and its insets.
  case scrollContent(ViewID, Size, insets: Insets)
  /// Sets the offsets at which a scroll view comes to rest.
  case scrollSnaps(ViewID, ScrollSnaps)
  /// Scrolls to an offset that code has set. 0 is the top-left end of the range, insets included.
  case scrollOffset(ViewID, Vector)
  /// Sets the settings of a scroll view. By default, none of them applies. Sent before an offset.
  case scrolling(ViewID, ScrollSettings)
  /// Sets the state of a button or a control. Pressing one that is not enabled has no effect.
  case control(ViewID, isEnabled: Bool, isHighlighted: Bool)
  /// Sets the view's accessibility information. None by default.
  case accessibility(ViewID, Accessibility)
  /// Sets the look and the keyboard of a field. Its text is sent as `text`.
  case input(ViewID, TextInput)
  /// Sets the selection in a field's text, in UTF-16 units. An empty range is a caret.
  case selection(ViewID, Range<Int>)
  /// Gives a field the focus or removes it. Carried out last, when all views of the turn exist.
  case focus(ViewID, Bool)
  /// Opens an address outside the app. The address has a scheme, which is never one that runs scripts.
  case address(String)
  /// Makes assistive technologies read a text aloud.
  case announcement(String)
  /// Moves assistive technologies to a view. Applied last, when all views of the turn exist.
  case reading(ViewID)
  /// Sends the host a request about the user's own files.
  case files(FileCommand)
}

/// The kind of a view at the host. A host shows controls as native ones.
///
/// Every kind may have children. A button's label and picture are its children and take no touches.
@_spi(Hosts) public enum ViewKind: UInt8, Hashable, Sendable {
  /// `box` shows only its style, `scroll` scrolls by the host's own means, and the host edits `field`. `control` takes
  /// the focus and keys. A finger acts on it only through its touches.
  case box, label, image, button, scroll, field, control
  /// `section` is a part of a scroll view's content. A `pin` in it stays at the upper edge of the visible area for as
  /// long as its section reaches there.
  case section, pin
  /// A text of several lines that the host edits.
  case editor
}

/// A color of four components of 8 bits: red, green, blue and alpha, from the highest byte down.
@_spi(Hosts) public struct RGBA: Hashable, Sendable {
  /// The four components as one number, such as 0xFF0000FF for opaque red.
  public var bits: UInt32

  /// Creates a color from its bits, such as `RGBA(bits: 0x0000_0080)` for black at half strength.
  public init(bits: UInt32) {
    self.bits = bits
  }

  /// Transparent black, which shows nothing.
  public static var clear: RGBA { RGBA(bits: 0) }
}

/// The shadow of a view. There is none if its color is clear.
@_spi(Hosts) public struct Shadow: Hashable, Sendable {
  /// The color, with the opacity as alpha; clear for no shadow.
  public var color: RGBA
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// The offset of the shadow in the view's own coordinates, in points; y points down.
  public var offset: Vector

  /// Creates a shadow. A negative radius is the caller's error.
  public init(color: RGBA, radius: Double, offset: Vector) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// A clear shadow, the default of `ViewStyle`.
  public static var none: Shadow { Shadow(color: .clear, radius: 0, offset: .zero) }
}

/// The look of a view's box, and the touches that it takes. The box itself is sent as `frame`.
@_spi(Hosts) public struct ViewStyle: Hashable, Sendable {
  /// The color behind the view's content. Clear for none.
  public var background: RGBA
  /// The alpha of the view and its descendants, 0...1.
  public var alpha: Double
  /// Whether the view and its descendants are invisible and can't be touched.
  public var isHidden: Bool
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The radius of each corner as a fraction of `cornerRadius`, 0...1.
  public var cornerShares: Corners
  /// The width of the border inside the box, in points. 0 for none.
  public var borderWidth: Double
  /// The color of the border. Used if its width is above 0.
  public var border: RGBA
  /// The shadow outside the box. `none` by default.
  public var shadow: Shadow
  /// Whether content outside the box or its round corners is clipped.
  public var clips: Bool
  /// Whether touches pass through the view and its descendants to the content behind.
  public var ignoresTouches: Bool
  /// Whether the view itself takes no touches. Its children do.
  public var passesTouches: Bool
  /// Whether the view is a bar that moves the sheet when it is dragged. Everything in it counts as the bar.
  public var isHeader: Bool
  /// Whether the view and its descendants take touches although a popover is above.
  public var passesUnderPopovers: Bool
  /// For a view that fills a layer: the color of the layer's box behind the content, and of a popover's arrow. Clear
  /// for all other views.
  public var backing: RGBA
  /// Whether the view rotates continuously about its center: one turn per second, in eight steps. Only for a view at
  /// its parent's top-left corner.
  public var spins: Bool
  /// Whether the app handles two-finger gestures on the view, so that the host does not zoom the page; `false` by
  /// default.
  public var takesTwoFingers = false

  /// Creates a style. The default is an empty, visible box that takes touches.
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

/// The affine transform x' = a·x + c·y + tx, y' = b·x + d·y + ty, in points.
@_spi(Hosts) public struct ViewTransform: Hashable, Sendable {
  /// The factor of x in x'; 1 in the identity.
  public var a: Double
  /// The factor of x in y'; 0 in the identity.
  public var b: Double
  /// The factor of y in x'; 0 in the identity.
  public var c: Double
  /// The factor of y in y'; 1 in the identity.
  public var d: Double
  /// The translation to the right, in points.
  public var tx: Double
  /// The translation down, in points.
  public var ty: Double

  /// Creates a transform from the six numbers of the equations above, unchecked.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity, the default of a view.
  public static var identity: ViewTransform { ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
}

/// A text with all attributes that affect its size, and its color.
@_spi(Hosts) public struct StyledText: Hashable, Sendable {
  /// The alignment of lines in a wider box.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// `natural` is the side where lines begin in the text's language. `justified` fills the lines but for the last.
    case natural, left, center, right, justified
  }

  /// A family of the host's own fonts. The host chooses the font.
  public enum Design: UInt8, Hashable, Sendable {
    /// `standard` has no serifs, `monospaced` has letters of equal width, `evenDigits` only digits of equal width.
    case standard, serif, rounded, monospaced, evenDigits
  }

  /// The end of a text that is too long for its lines.
  public enum End: UInt8, Hashable, Sendable {
    /// `ellipsis` shows that text is missing. The others end after a word, after a character, or anywhere.
    case ellipsis, words, characters, cut
  }

  /// The text, with line feeds as breaks. May be empty.
  public var string: String
  /// The size of the font, in points.
  public var size: Double
  /// The weight of the font, 100...900, as in CSS.
  public var weight: Int
  /// The family of the host's own fonts. `standard` by default.
  public var design: Design
  /// Whether the letters are slanted, by the font or by the host. `false` by default.
  public var isItalic: Bool
  /// The color of every letter, with its alpha.
  public var color: RGBA
  /// The alignment of the lines. It has no effect in a box as wide as the text.
  public var alignment: Alignment
  /// The largest number of lines. 0 for no limit.
  public var lines: Int
  /// The end of a text that is too long; `ellipsis` by default.
  public var end: End
  /// The text that is shown instead of `string`. Assistive technologies still read `string`. If this is empty, the
  /// default, `string` is shown.
  public var shortened: String
  /// The family name of a font on the device. Empty for the host's own font, which also replaces a missing one.
  public var family: String
  /// The appearances of the letters, as runs that together cover the text. Empty if all letters have one appearance.
  public var runs: [Run]
  /// The layout of each paragraph. Empty if `alignment` applies to all. A line feed ends a paragraph.
  public var paragraphs: [Paragraph]

  /// Creates a text. The default is one line of 17 points in black.
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
    /// Assistive technologies ignore a view with `none`. A `group` represents all its descendants.
    case none, button, image, text, header, group, field
    /// Controls that Quire draws itself: a switch, a slider, a stepper, a group of options of which one is chosen, an
    /// option of such a group, and a progress indicator.
    case toggle, slider, stepper, options, option, progress
    /// A list, and one of its rows, which takes its name from its content.
    case table, row
    /// A row of tabs, one of its tabs, and a button that opens a menu with the down arrow key.
    case tabs, tab, menuButton
    /// A message that the user must answer before continuing. `value` is the text below its name.
    case alert
    /// A header, a footer or another view among a list's rows that is not a row: it is neither counted nor selected.
    case band
  }

  /// The position of a value in a range, with `minimum` not above `maximum`.
  public struct Amount: Hashable, Sendable {
    /// The value, within the range.
    public var value: Double
    /// The smallest value.
    public var minimum: Double
    /// The largest value.
    public var maximum: Double

    /// Creates an amount from the three numbers, unchecked.
    public init(_ value: Double, from minimum: Double, to maximum: Double) {
      self.value = value
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// The role of the view. `none` by default.
  public var role: Role
  /// The name that assistive technologies read. Empty for none.
  public var label: String
  /// The value that assistive technologies read. Empty for none, and for a secure field.
  public var value: String
  /// Whether the view is chosen among others, or switched on. `false` by default.
  public var isSelected: Bool
  /// Whether the Tab key reaches the view, if it takes the focus at all. `true` by default.
  public var isTabStop: Bool
  /// The amount of a view that has a range. `value` expresses it in words, if they are needed.
  public var amount: Amount?

  /// The number of a row in its list, from 1, without bands. 0 for none.
  public var position: Int
  /// The number of all rows, for a list and for a row, without bands. 0 for none.
  public var count: Int

  /// A description of the result of activating or adjusting the view, or an empty string.
  public var hint = ""
  /// A text that identifies the view in tests, or an empty string. It is never read aloud.
  public var identifier = ""
  /// Whether the view and its descendants are hidden from assistive technologies; `false` by default.
  public var isHidden = false
  /// Whether assistive technologies ignore everything outside the view; `false` by default.
  public var isModal = false

  /// Creates accessibility information. By default, assistive technologies ignore the view.
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
