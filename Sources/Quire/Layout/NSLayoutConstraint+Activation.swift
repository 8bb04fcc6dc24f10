// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// Whether it has an effect; `false` by default. Activation adds it to the nearest common ancestor of both items;
  /// without one the process stops.
  public final var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates each of them, in order. If required ones conflict, the latest is broken.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates each of them.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard holder == nil else { return }
    hold(in: commonHolder)
  }

  /// The nearest view around both items.
  private var commonHolder: UIView {
    let view = owner(of: first)
    guard let second else { return view }
    let other = owner(of: second)
    var candidate: UIView? = view
    while let current = candidate {
      if other.isDescendant(of: current) { return current }
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

  /// Activates it in a view around both items.
  func hold(in view: UIView) {
    holder = view
    NSLayoutConstraint.latestOrder += 1
    order = NSLayoutConstraint.latestOrder
    view.madeLayout.constraints.append(self)
    first.view?.madeLayout.mentions.append(self)
    if let second, second.view !== first.view { second.view?.madeLayout.mentions.append(self) }
    LayoutTree.around(view).add(self)
  }

  private static var latestOrder = 0

  func deactivate() {
    guard let holder else { return }
    self.holder = nil
    tree?.remove(self)
    tree = nil
    holder.layout?.constraints.removeAll { $0 === self }
    first.view?.layout?.mentions.removeAll { $0 === self }
    second?.view?.layout?.mentions.removeAll { $0 === self }
  }

  /// Whether the item is one of its two.
  func mentions(_ item: LayoutItem) -> Bool { first === item || second === item }
}
