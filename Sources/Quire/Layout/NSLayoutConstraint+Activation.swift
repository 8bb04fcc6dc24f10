// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// Whether the constraint has an effect. `false` by default. Activation adds it to the nearest common ancestor of
  /// both items; traps if there is none.
  public final var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates each of the constraints, in order. If required ones conflict, the latest is broken.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates each of the constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard holder == nil else { return }
    hold(in: commonHolder)
  }

  /// The nearest view that contains all items.
  private var commonHolder: UIView {
    let owners = items.map { owner(of: $0) }
    var candidate: UIView? = owners.first
    while let current = candidate {
      if owners.allSatisfy({ $0.isDescendant(of: current) }) { return current }
      candidate = current.superview
    }
    preconditionFailure(
      "\(text) can't be activated: its items have no view around both. Add them to one tree of views first.")
  }

  private func owner(of item: LayoutItem) -> UIView {
    guard let view = item.view else {
      preconditionFailure(
        "\(text) can't be activated: its item is gone, or a layout guide of no view. Call addLayoutGuide(_:) first.")
    }
    return view
  }

  /// Activates the constraint in a view that contains both items.
  func hold(in view: UIView) {
    holder = view
    NSLayoutConstraint.latestOrder += 1
    order = NSLayoutConstraint.latestOrder
    view.madeLayout.constraints.append(self)
    for mentioned in views { mentioned.madeLayout.mentions.append(self) }
    LayoutTree.around(view).add(self)
  }

  private static var latestOrder = 0

  func deactivate() {
    guard let holder else { return }
    self.holder = nil
    tree?.remove(self)
    tree = nil
    holder.layout?.constraints.removeAll { $0 === self }
    for mentioned in views { mentioned.layout?.mentions.removeAll { $0 === self } }
  }

  /// Returns whether the constraint refers to an item.
  func mentions(_ item: LayoutItem) -> Bool { items.contains { $0 === item } }
}
