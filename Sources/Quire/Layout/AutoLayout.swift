// SPDX-License-Identifier: Apache-2.0

/// Layout by constraints. Finds the tree of a view, and forwards the view's changes to it.
@MainActor final class AutoLayout: ConstraintLayout {
  /// Installs layout by constraints. Every call that creates constraints must call this first.
  static func install() {
    if shared == nil { shared = AutoLayout() }
  }

  override func prepare(_ view: UIView) {
    view.root.layout?.tree?.prepare()
  }

  override func placeSubviews(of view: UIView) {
    for subview in view.subviews {
      guard let item = subview.layout?.item, let box = item.wantedBox else { continue }
      subview.setGeometry(origin: box.origin, bounds: CGRect(origin: subview.storedBounds.origin, size: box.size))
    }
    if let scroll = view.asScrollView, let size = scroll.wantedContentSize {
      scroll.contentSize = size
    }
  }

  override func boxChanged(_ view: UIView) {
    guard let layout = view.layout, let item = layout.item, let tree = item.tree else { return }
    // Views that constraints place get their frames from the tree.
    guard item.isFixed || layout.hasGuides || view.kind == .scroll || view.superview == nil else { return }
    tree.markStale(view)
  }

  override func contentChanged(_ view: UIView) {
    view.layout?.item?.tree?.markStale(view)
    view.superview?.layout?.memberChanged?(view, .content)
  }

  override func insetsChanged(_ view: UIView) {
    guard let layout = view.layout, let tree = layout.item?.tree, layout.hasGuides else { return }
    tree.markStale(view)
  }

  override func turned(_ view: UIView) {
    view.root.layout?.tree?.turn(view)
  }

  override func entered(_ view: UIView) {
    let hasOwn = view.layout?.tree != nil
    view.layout?.tree = nil
    if let tree = view.root.layout?.tree {
      tree.welcome(view)
    } else if hasOwn {
      _ = LayoutTree.around(view)
    }
  }

  override func leaving(_ view: UIView) {
    view.superview?.layout?.memberChanged?(view, .leaving)
    guard let tree = view.root.layout?.tree else { return }
    tree.release(view)
  }

  override func fittingSize(
    of view: UIView, _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    LayoutTree.fittingSize(of: view, size, horizontal: horizontal, vertical: vertical)
  }
}

extension UIView {
  /// The topmost view: a window, or a view without a superview.
  final var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The view's layout state, created if there is none.
  final var madeLayout: ViewLayout {
    if let layout { return layout }
    AutoLayout.install()
    let made = ViewLayout()
    layout = made
    return made
  }

  /// The view's box, as an item of constraints.
  final var layoutItem: LayoutItem {
    let layout = madeLayout
    if let item = layout.item { return item }
    let made = LayoutItem(view: self)
    layout.item = made
    return made
  }
}
