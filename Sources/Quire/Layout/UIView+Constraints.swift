// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether the view's frame, with `autoresizingMask`, is an input of constraints instead of their result. `true` by
  /// default. Set it to `false` for a view that constraints place.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout?.translates ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      madeLayout.translates = newValue
      guard let tree = root.layout?.tree else { return }
      if !newValue { tree.want(layoutItem) }
      tree.markStale(self)
      for subview in subviews where subview.layout != nil { tree.markStale(subview) }
    }
  }

  /// The active constraints that the view holds: those between itself and its descendants.
  public final var constraints: [NSLayoutConstraint] { layout?.constraints ?? [] }

  /// Activates a constraint in this view, which must contain both items of the constraint.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let isAround = constraint.items.allSatisfy { $0.view?.isDescendant(of: self) == true }
    precondition(
      isAround, "\(constraint.text) can't be added to \(Log.name(of: self)): one of its items is not in that view.")
    constraint.deactivate()
    constraint.hold(in: self)
  }

  /// Activates each of the constraints in this view, in order.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds. Does nothing for other constraints.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates each of the constraints that this view holds.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the active constraints along an axis that refer to the view.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let layout, let item = layout.item else { return [] }
    return layout.mentions.filter { $0.mentions(item) && $0.isAlong(axis) }
  }

  /// Whether the constraints leave the view's position or size undetermined, as of the latest layout.
  public final var hasAmbiguousLayout: Bool {
    guard let item = layout?.item, let slots = item.slots, let tree = item.tree, !item.isFixed else { return false }
    return tree.isAmbiguous(slots)
  }

  // MARK: Updates

  /// Requests a call of `updateConstraints` before the next layout.
  public final func setNeedsUpdateConstraints() {
    guard !madeLayout.needsUpdate else { return }
    madeLayout.needsUpdate = true
    LayoutTree.around(self).wantUpdate(of: self)
  }

  /// Whether `updateConstraints` will be called before the next layout.
  public final var needsUpdateConstraints: Bool { layout?.needsUpdate ?? false }

  /// Updates the constraints of the view and its descendants now, if updates are pending.
  public final func updateConstraintsIfNeeded() {
    root.layout?.tree?.runUpdates(in: self)
  }

  // MARK: Guides

  /// Adds a guide, and removes it from its previous view. The view keeps it alive.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    madeLayout.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide, and deactivates the constraints that refer to it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let layout, layout.guides.contains(where: { $0 === layoutGuide }) else { return }
    for constraint in layout.mentions where constraint.mentions(layoutGuide.item) { constraint.deactivate() }
    layoutGuide.item.tree?.drop(layoutGuide.item)
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guides that were added, in order.
  public final var layoutGuides: [UILayoutGuide] { layout?.guides ?? [] }
}
