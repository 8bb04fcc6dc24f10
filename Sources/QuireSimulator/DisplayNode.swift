import Quire
import SheetEngine

/// One view as a host knows it: by the changes alone.
final class DisplayNode {
  let id: ViewID
  let kind: ViewKind
  weak var parent: DisplayNode?
  var children: [DisplayNode] = []
  var frame = Rect.zero
  var reserve = 0.0
  var style = ViewStyle()
  var text: StyledText?
  var image: ImageContent?
  var contentSize = Size.zero
  var contentInsets = Insets.zero
  var offset = Vector.zero
  var isEnabled = true
  var isHighlighted = false
  var accessibility = Accessibility()

  init(id: ViewID, kind: ViewKind) {
    self.id = id
    self.kind = kind
  }

  /// How far it can scroll.
  var range: Vector {
    Vector(
      dx: max(0, contentSize.width + contentInsets.left + contentInsets.right - frame.width),
      dy: max(0, contentSize.height + contentInsets.top + contentInsets.bottom - frame.height))
  }

  /// Where the children's coordinates begin, in this view's own box.
  var contentOrigin: Point {
    kind == .scroll ? Point(x: contentInsets.left - offset.dx, y: contentInsets.top - offset.dy) : .zero
  }

  /// A name a person would use: what assistive technologies read.
  var name: String {
    accessibility.label.isEmpty ? text?.string ?? "" : accessibility.label
  }

  var isVisible: Bool { !style.isHidden && style.alpha > 0.01 }
}
