// SPDX-License-Identifier: Apache-2.0

/// An invisible box in a view, which constraints place.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The source of a guide's box.
  package enum Role {
    case custom, safeArea, margins, readable, content, frame, bottom
  }

  final let role: Role
  /// The height of a guide at the bottom edge, in points.
  final var bottomHeight: CGFloat = 0
  final private(set) lazy var item = LayoutItem(guide: self)

  /// Creates a guide without a view. `addLayoutGuide(_:)` adds it to one.
  public override init() {
    role = .custom
    super.init()
    AutoLayout.install()
  }

  // `package`, because an internal initializer is compiled into an app's module too, and the linker finds it twice.
  package init(_ role: Role, of view: UIView, identifier: String) {
    self.role = role
    super.init()
    owningView = view
    self.identifier = identifier
  }

  /// The view of the guide, held weakly. `nil` for a guide without a view.
  @Weak public final internal(set) var owningView: UIView?

  /// The name of the guide in the log. Empty by default.
  public final var identifier = ""

  /// The frame of the guide in the owning view's coordinates, from the latest layout.
  public final var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let bounds = owningView.bounds
    switch role {
    case .custom: return item.box
    case .safeArea: return bounds.inset(by: owningView.safeAreaInsets)
    case .margins: return bounds.inset(by: owningView.layoutMargins)
    case .readable:
      let box = bounds.inset(by: owningView.layoutMargins)
      let width = min(box.width, UIView.readableWidth)
      return CGRect(x: box.midX - width / 2, y: box.minY, width: width, height: box.height)
    case .content: return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return bounds
    case .bottom:
      return CGRect(x: bounds.minX, y: bounds.maxY - bottomHeight, width: bounds.width, height: bottomHeight)
    }
  }

  /// Returns the active constraints along an axis that refer to the guide.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let mentions = owningView?.layout?.mentions ?? []
    return mentions.filter { $0.mentions(item) && $0.isAlong(axis) }
  }

  /// The edge where lines of text begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
  /// The edge where lines of text end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
  /// The left edge, regardless of the writing direction.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
  /// The right edge, regardless of the writing direction.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
  /// The distance from the left to the right edge.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
  /// The distance from the top to the bottom edge.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
  /// The middle between the left and the right edge.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
  /// The middle between the top and the bottom edge.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
}

extension NSLayoutConstraint {
  /// Returns whether the constraint affects positions and lengths along an axis.
  func isAlong(_ axis: Axis) -> Bool {
    switch firstAttribute.family {
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    case .length: firstAttribute == .width ? axis == .horizontal : axis == .vertical
    case .none: false
    }
  }
}
