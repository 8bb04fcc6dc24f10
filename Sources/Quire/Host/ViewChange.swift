import SheetEngine

/// A view's name at the seam; a scroll view's is its `ScrollerID` too.
public struct ViewID: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// One change of what the views show.
public enum ViewChange {
  case create(ViewID, ViewKind)
  /// The view is gone; each view of a tree that goes is named, parents first.
  case remove(ViewID)
  /// The view's children, back to front.
  case children(ViewID, [ViewID])
  /// The view that fills a layer; `nil` empties it.
  case content(Layer, ViewID?)
  /// The view behind and around what fills a layer, placed from that one's corner and not cut off with it; it stands for
  /// the arrow and the color that the layer would have. `nil` brings these back.
  case surround(Layer, ViewID?, castsShadow: Bool)
  /// The box in the parent's coordinates. `reserve` is the height to allot while a sheet moves: at least the
  /// box's own, so that neither growing nor shrinking shows a blank strip.
  case frame(ViewID, Rect, reserve: Double)
  case style(ViewID, ViewStyle)
  /// What is done to the view and all in it, about the middle of its box; layout knows nothing of it.
  case transform(ViewID, ViewTransform)
  /// The view runs to what was told of it last.
  case motion(ViewID, ViewMotion)
  /// What shows behind the view is blurred: the standard deviation, in points; 0 blurs nothing.
  case backdrop(ViewID, blur: Double)
  /// Of a label, or of a field.
  case text(ViewID, StyledText)
  /// Of an image.
  case image(ViewID, ImageContent?)
  /// The size of what scrolls and the room around it.
  case scrollContent(ViewID, Size, insets: Insets)
  /// A scroll made in code; 0 is the top left end of the range, insets included.
  case scrollOffset(ViewID, Vector)
  case control(ViewID, isEnabled: Bool, isHighlighted: Bool)
  case accessibility(ViewID, Accessibility)
  /// Of a field; its text comes as `text`.
  case input(ViewID, TextInput)
  /// Of a field's text, in UTF-16 units.
  case selection(ViewID, Range<Int>)
  /// Gives a field the focus or takes it away; to be done last, when all that the turn shows is there.
  case focus(ViewID, Bool)
}

/// What a host makes of a view; controls become native ones.
///
/// Every kind may have children. A button's label and picture are children of it that take no touches.
public enum ViewKind: UInt8, Hashable, Sendable {
  case box, label, image, button, scroll, field
}

/// A colour as four parts of 8 bits: red, green, blue, alpha from the highest byte down.
public struct RGBA: Hashable, Sendable {
  public var bits: UInt32

  public init(bits: UInt32) {
    self.bits = bits
  }

  public static var clear: RGBA { RGBA(bits: 0) }
}

/// What a view casts on what is behind it; a clear colour casts nothing.
public struct Shadow: Hashable, Sendable {
  public var color: RGBA
  /// Of the blur, in points: the standard deviation.
  public var radius: Double
  public var offset: Vector

  public init(color: RGBA, radius: Double, offset: Vector) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  public static var none: Shadow { Shadow(color: .clear, radius: 0, offset: .zero) }
}

public struct ViewStyle: Hashable, Sendable {
  public var background: RGBA
  public var alpha: Double
  public var isHidden: Bool
  /// In points.
  public var cornerRadius: Double
  /// The part of the radius that each corner has, 0...1.
  public var cornerShares: Corners
  public var borderWidth: Double
  public var border: RGBA
  public var shadow: Shadow
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

  public init(
    background: RGBA = .clear, alpha: Double = 1, isHidden: Bool = false, cornerRadius: Double = 0,
    cornerShares: Corners = Corners(top: 1, bottom: 1), borderWidth: Double = 0, border: RGBA = .clear,
    shadow: Shadow = .none, clips: Bool = false, ignoresTouches: Bool = false,
    passesTouches: Bool = false, isHeader: Bool = false, passesUnderPopovers: Bool = false, backing: RGBA = .clear
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
  }

  /// How round each corner is, in points.
  public var corners: Corners {
    Corners(
      topLeft: cornerRadius * cornerShares.topLeft, topRight: cornerRadius * cornerShares.topRight,
      bottomRight: cornerRadius * cornerShares.bottomRight, bottomLeft: cornerRadius * cornerShares.bottomLeft)
  }
}

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty, in points.
public struct ViewTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static var identity: ViewTransform { ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
}

public struct StyledText: Hashable, Sendable {
  public enum Alignment: UInt8, Hashable, Sendable {
    case natural, left, center, right
  }

  public enum Design: UInt8, Hashable, Sendable {
    case standard, serif, rounded, monospaced
  }

  public var string: String
  /// In points.
  public var size: Double
  /// 100...900, as CSS counts.
  public var weight: Int
  public var design: Design
  public var isItalic: Bool
  public var color: RGBA
  public var alignment: Alignment
  /// 0 for as many as it takes.
  public var lines: Int

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

public struct ImageContent: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// A file among the app's resources, by its path there.
    case resource(String)
    /// A symbol drawn as one SVG path in a box of 24 by 24.
    case symbol(path: String)
  }

  public enum Fit: UInt8, Hashable, Sendable {
    case fill, aspectFit, aspectFill, center
  }

  public var source: Source
  public var fit: Fit
  /// Of a symbol.
  public var tint: RGBA

  public init(source: Source, fit: Fit, tint: RGBA) {
    self.source = source
    self.fit = fit
    self.tint = tint
  }
}

/// What an assistive technology, and a test, reads of a view.
public struct Accessibility: Hashable, Sendable {
  public enum Role: UInt8, Hashable, Sendable {
    case none, button, image, text, header, group, field
  }

  public var role: Role
  public var label: String
  public var value: String
  public var isSelected: Bool

  public init(role: Role = .none, label: String = "", value: String = "", isSelected: Bool = false) {
    self.role = role
    self.label = label
    self.value = value
    self.isSelected = isSelected
  }
}
