// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// The state of one view at a host, built only from changes.
final class DisplayNode {
  let id: ViewID
  let kind: ViewKind
  weak var parent: DisplayNode?
  /// The children in reading order.
  var children: [DisplayNode] = []
  var frame = Rect.zero
  var reserve = 0.0
  var style = ViewStyle()
  var transform = ViewTransform.identity
  var blur = 0.0
  var shape = ViewShape()
  var motion: ViewMotion?
  var text: StyledText?
  var image: ImageContent?
  var contentSize = Size.zero
  var contentInsets = Insets.zero
  var snaps = ScrollSnaps()
  var offset = Vector.zero
  var settings: ScrollSettings = []
  var isEnabled = true
  var isHighlighted = false
  var accessibility = Accessibility()
  var input: TextInput?
  /// The selection of a field's text, in UTF-16 units.
  var selection = 0..<0

  init(id: ViewID, kind: ViewKind) {
    self.id = id
    self.kind = kind
  }

  /// The children in drawing order. A header comes first in reading order, but is in front of the others.
  var backToFront: [DisplayNode] {
    guard let first = children.first, first.style.isHeader else { return children }
    return children.dropFirst() + [first]
  }

  /// Returns the nearest offset within the range.
  func inRange(_ offset: Vector) -> Vector {
    let range = range
    return Vector(dx: min(max(offset.dx, 0), range.dx), dy: min(max(offset.dy, 0), range.dy))
  }

  /// The scroll range.
  var range: Vector {
    Vector(
      dx: max(0, contentSize.width + contentInsets.left + contentInsets.right - frame.width),
      dy: max(0, contentSize.height + contentInsets.top + contentInsets.bottom - frame.height))
  }

  /// The origin of the children's coordinates, in this view's own box.
  var contentOrigin: Point {
    kind == .scroll ? Point(x: contentInsets.left - offset.dx, y: contentInsets.top - offset.dy) : .zero
  }

  /// Returns the look at a time.
  func look(at time: Seconds) -> ViewMotion.Key {
    if let motion, let look = motion.key(at: time) { return look }
    var frame = frame
    if kind == .pin { frame.y += pinned }
    return ViewMotion.Key(
      time: time, frame: frame, transform: transform, alpha: style.alpha, background: style.background,
      cornerRadius: style.cornerRadius)
  }

  /// Returns the style with the values of a look.
  func style(with look: ViewMotion.Key) -> ViewStyle {
    var style = style
    (style.alpha, style.background, style.cornerRadius) = (look.alpha, look.background, look.cornerRadius)
    return style
  }

  /// The name that assistive technologies read. For a field without a label, it is the placeholder.
  var name: String {
    if !accessibility.label.isEmpty { return accessibility.label }
    if accessibility.role == .row { return texts.joined(separator: ", ") }
    if isEdited { return placeholder }
    // A label with insets shows its text in a view of its own.
    return kind == .label ? texts.joined() : text?.string ?? ""
  }

  /// The texts in the view, in order.
  private var texts: [String] {
    guard isVisible else { return [] }
    if let text, !text.string.isEmpty { return [text.string] }
    return children.flatMap { $0.texts }
  }

  /// The distance by which a pin is moved down in its section, so that it stays at the upper edge of the scroller.
  private var pinned: Double {
    guard kind == .pin, let section = parent, let scroller = section.parent, scroller.kind == .scroll else { return 0 }
    return min(max(0, scroller.offset.dy - section.frame.y), max(0, section.frame.height - frame.height))
  }

  /// The view's role for assistive technologies, or `nil` if they ignore it.
  var role: Element.Role? {
    switch accessibility.role {
    case .none, .band: accessibility.identifier.isEmpty ? nil : .group
    case .button: .button
    case .image: .image
    case .text: .text
    case .header: .header
    case .group: .group
    case .field: .field
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .options: .options
    case .option: .option
    case .progress: .progress
    case .table: .table
    case .row: .row
    case .tabs: .tabs
    case .tab: .tab
    case .menuButton: .button
    case .alert: .alert
    }
  }

  /// Whether the view contains text that the user edits.
  var isEdited: Bool { kind == .field || kind == .editor }

  /// Whether a finger presses the view. A control that follows the finger itself is not pressed.
  var isPressable: Bool { kind != .control || accessibility.role == .row }

  /// The placeholder of a field.
  var placeholder: String { input?.placeholder ?? "" }

  var isVisible: Bool { !style.isHidden && style.alpha > 0.01 }
}

extension ViewMotion {
  /// Returns the look at a time, on the straight line between two key points, or `nil` when the motion is over.
  func key(at time: Seconds) -> Key? {
    guard time < start + duration, let first = keys.first else { return nil }
    let elapsed = time - start
    guard let index = keys.firstIndex(where: { $0.time > elapsed }), index > 0 else { return first }
    let (before, after) = (keys[index - 1], keys[index])
    let part = max(0, (elapsed - before.time) / (after.time - before.time))
    func mix(_ path: KeyPath<Key, Double>) -> Double {
      before[keyPath: path] + (after[keyPath: path] - before[keyPath: path]) * part
    }
    func channel(_ shift: UInt32) -> UInt32 {
      let (low, high) = (Double(before.background.bits >> shift & 0xFF), Double(after.background.bits >> shift & 0xFF))
      return UInt32(low + (high - low) * part + 0.5) << shift
    }
    return Key(
      time: time,
      frame: Rect(x: mix(\.frame.x), y: mix(\.frame.y), width: mix(\.frame.width), height: mix(\.frame.height)),
      transform: ViewTransform(
        a: mix(\.transform.a), b: mix(\.transform.b), c: mix(\.transform.c), d: mix(\.transform.d),
        tx: mix(\.transform.tx), ty: mix(\.transform.ty)),
      alpha: mix(\.alpha), background: RGBA(bits: channel(24) | channel(16) | channel(8) | channel(0)),
      cornerRadius: mix(\.cornerRadius))
  }
}

/// The effect of a view's transform, about the middle of its box.
extension ViewMotion.Key {
  private var middle: Point { Point(x: frame.midX, y: frame.y + frame.height / 2) }

  /// Returns the bounding box of a transformed box. Both are in the parent's coordinates.
  func done(_ box: Rect) -> Rect {
    guard transform != .identity else { return box }
    let corners = [
      Point(x: box.x, y: box.y), Point(x: box.maxX, y: box.y), Point(x: box.x, y: box.maxY),
      Point(x: box.maxX, y: box.maxY),
    ].map { corner in
      let (x, y) = (corner.x - middle.x, corner.y - middle.y)
      return Point(
        x: middle.x + transform.a * x + transform.c * y + transform.tx,
        y: middle.y + transform.b * x + transform.d * y + transform.ty)
    }
    let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Returns the inverse image of a point. It is outside the view if the view has shrunk to nothing.
  func undone(_ point: Point) -> Point {
    guard transform != .identity else { return point }
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0 else { return Point(x: -.infinity, y: -.infinity) }
    let (x, y) = (point.x - middle.x - transform.tx, point.y - middle.y - transform.ty)
    return Point(
      x: middle.x + (transform.d * x - transform.c * y) / determinant,
      y: middle.y + (transform.a * y - transform.b * x) / determinant)
  }
}
