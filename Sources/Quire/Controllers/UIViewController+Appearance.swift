extension UIViewController {
  /// Where a controller stands between its appearance callbacks.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// `viewWillAppear` for this controller and then its children; nothing where it appears already.
  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    for child in children { child.beginAppearing(animated: animated) }
  }

  func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    for child in children { child.endAppearing(animated: animated) }
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in children { child.beginDisappearing(animated: animated) }
  }

  func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    for child in children { child.endDisappearing(animated: animated) }
  }

  /// Catches up with a parent that a child was just added to or removed from.
  func matchAppearance(of parent: UIViewController?) {
    switch parent?.appearance ?? .disappeared {
    case .appearing:
      beginAppearing(animated: false)
    case .appeared:
      beginAppearing(animated: false)
      endAppearing(animated: false)
    case .disappeared, .disappearing:
      beginDisappearing(animated: false)
      endDisappearing(animated: false)
    }
  }

  /// Tells this controller and its children that their traits changed.
  func tellTraitsChanged(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    viewIfLoaded?.tellTraitsChanged(from: old)
    for child in children { child.tellTraitsChanged(from: old) }
  }
}

extension UIView {
  /// For all in the view that no other controller answers for.
  fileprivate func tellTraitsChanged(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    for view in subviews where view.controller == nil { view.tellTraitsChanged(from: old) }
  }
}
