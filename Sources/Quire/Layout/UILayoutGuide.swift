// SPDX-License-Identifier: Apache-2.0

/// A box in a view that constraints place, and that nothing shows.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What a guide's box follows from.
  package enum Role {
    case custom, safeArea, margins, readable, content, frame
  }

  final let role: Role
  final private(set) lazy var item = LayoutItem(guide: self)

  /// A guide of no view: `addLayoutGuide(_:)` gives it one.
  public override init() {
    role = .custom
    super.init()
    AutoLayout.install()
  }

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(_ role: Role, of view: UIView, identifier: String) {
    self.role = role
    super.init()
    owningView = view
    self.identifier = identifier
  }

  /// The view that it is in; not kept alive.
  @Weak public final internal(set) var owningView: UIView?

  /// What the log calls it; empty by default.
  public final var identifier = ""

  /// Its box in the owning view's coordinates, as of the latest layout.
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
    }
  }

  /// The active constraints along an axis that speak of the guide.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let mentions = owningView?.layout?.mentions ?? []
    return mentions.filter { $0.mentions(item) && $0.isAlong(axis) }
  }

  /// The edge where lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
  /// The edge where lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
  /// The left edge, whatever the direction of writing.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
  /// The right edge, whatever the direction of writing.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
  /// From the left edge to the right one.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
  /// From the top edge to the bottom one.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
  /// Halfway between left and right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
  /// Halfway between top and bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
}

extension NSLayoutConstraint {
  /// Whether it has a say in the places and lengths of an axis.
  func isAlong(_ axis: Axis) -> Bool {
    switch firstAttribute.family {
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    case .length: firstAttribute == .width ? axis == .horizontal : axis == .vertical
    case .none: false
    }
  }
}
