// SPDX-License-Identifier: Apache-2.0

extension LayoutTree {
  /// Returns the size of a view according to its own constraints and those in it, with a target size.
  static func fittingSize(
    of view: UIView, _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsIfNeeded()
    let kept = Kept(view)
    let tree = LayoutTree(view, fitting: Fitting(size: size, horizontal: horizontal, vertical: vertical))
    tree.welcome(view)
    tree.updates.removeAll()
    tree.enter(view.layoutItem)
    tree.prepare()
    let found = view.layoutItem.slots.map { tree.box(of: $0).size } ?? .zero
    for item in tree.items {
      item.tree = nil
      item.slots = nil
    }
    kept.giveBack()
    let scale = tree.scale
    return CGSize(width: found.width.roundedUp(scale: scale), height: found.height.roundedUp(scale: scale))
  }

  /// The state of the views in their own tree, kept while another tree measures them.
  @MainActor private struct Kept {
    private var items: [(item: LayoutItem, tree: LayoutTree?, slots: LayoutSlots?)] = []
    private var constraints: [(constraint: NSLayoutConstraint, tree: LayoutTree?, statement: LayoutStatement?)] = []

    init(_ view: UIView) {
      keep(view)
    }

    private mutating func keep(_ view: UIView) {
      if let layout = view.layout {
        for item in layout.items { items.append((item, item.tree, item.slots)) }
        for constraint in layout.constraints {
          constraints.append((constraint, constraint.tree, constraint.statement))
        }
      }
      for subview in view.subviews { keep(subview) }
    }

    func giveBack() {
      for entry in items {
        entry.item.tree = entry.tree
        entry.item.slots = entry.slots
      }
      for entry in constraints {
        entry.constraint.tree = entry.tree
        entry.constraint.statement = entry.statement
      }
    }
  }
}

extension CGFloat {
  /// Returns the number rounded up to a device pixel, ignoring rounding errors.
  fileprivate func roundedUp(scale: CGFloat) -> CGFloat {
    (self * scale - 0.001).rounded(.up) / scale
  }
}
