// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The state of a controller between its appearance callbacks.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Calls `viewWillAppear` and `viewIsAppearing` of this controller and then of its children. Does nothing if it is
  /// already appearing. Between the two calls, `insert` adds the view to the window. [DOC-VC]
  func beginAppearing(animated: Bool, _ insert: () -> Void = {}) {
    callWillAppear(animated: animated)
    insert()
    // At this point the view has its size and its safe area, but its subviews are not yet laid out.
    viewIfLoaded?.window?.session?.placeLayers()
    callIsAppearing(animated: animated)
  }

  func callWillAppear(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    awaitsIsAppearing = true
    viewWillAppear(animated)
    for child in forwardedChildren { child.callWillAppear(animated: animated) }
    containerBehavior?.willAppear(animated: animated)
  }

  func callIsAppearing(animated: Bool) {
    guard appearance == .appearing, awaitsIsAppearing, viewIfLoaded?.window != nil else { return }
    awaitsIsAppearing = false
    viewIsAppearing(animated)
    updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState(self))
    for child in forwardedChildren { child.callIsAppearing(animated: animated) }
  }

  func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    callIsAppearing(animated: animated)
    appearance = .appeared
    viewDidAppear(animated)
    isMovingToParent = false
    for child in forwardedChildren { child.endAppearing(animated: animated) }
    containerBehavior?.didAppear(animated: animated)
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in forwardedChildren { child.beginDisappearing(animated: animated) }
  }

  func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    isMovingFromParent = false
    for child in forwardedChildren { child.endDisappearing(animated: animated) }
  }

  /// The children whose views are in this controller's view. Their appearance follows that of this controller.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

// MARK: Views that enter and leave the window

extension UIViewController {
  /// Whether the controller's appearance depends only on whether its view is in the window, and not on a transition.
  private var followsItsView: Bool {
    guard presentation == nil, viewIfLoaded?.window?.rootViewController !== self else { return false }
    return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Called when the view is about to enter the window or has just entered it.
  fileprivate func viewEnters(_ session: Session) {
    guard appearance == .disappeared, presentation == nil, session.window.rootViewController !== self,
      parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    else { return }
    switch parent?.appearance ?? .appeared {
    case .appeared:
      callWillAppear(animated: false)
      session.arrivals.append(self)
    case .appearing:
      // The parent completes the appearance.
      callWillAppear(animated: false)
      session.arrivals.append(self)
    case .disappeared, .disappearing:
      break
    }
  }

  /// Called before and after the layout of the current turn.
  func arrive(isLaidOut: Bool) {
    if !isLaidOut {
      callIsAppearing(animated: false)
    } else if parent?.appearance ?? .appeared == .appeared {
      endAppearing(animated: false)
    }
  }

  fileprivate func viewLeaves() {
    guard followsItsView else { return }
    beginDisappearing(animated: false)
  }
}

extension UIView {
  /// Called when the view enters the session's window.
  func notifyControllersOfEntering(_ session: Session) {
    for controller in topmostControllers { controller.viewEnters(session) }
  }

  /// Called when the view is about to leave the window. Returns the controllers to notify afterward.
  func notifyControllersOfLeaving() -> [UIViewController] {
    let leaving = topmostControllers.filter { $0.appearance == .appeared || $0.appearance == .appearing }
    for controller in leaving { controller.viewLeaves() }
    return leaving.filter { $0.appearance == .disappearing }
  }

  private var topmostControllers: [UIViewController] {
    if let controller { return [controller] }
    return subviews.flatMap { $0.topmostControllers }
  }
}
