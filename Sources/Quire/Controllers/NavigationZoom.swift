// SPDX-License-Identifier: Apache-2.0

/// The zoom of a controller in a navigation controller, which refers only to this class. The call that requests a zoom
/// references the subclass that performs it, so that an app without zooms does not load it.
@MainActor class NavigationZoom: NSObject {
  /// The controller that grows out of a view and shrinks back into one.
  @Weak final private(set) var zoomed: UIViewController?

  init(of zoomed: UIViewController) {
    super.init()
    self.zoomed = zoomed
  }

  /// The view that represents the zoomed controller's view in the navigation controller's view.
  var stage: UIView? { nil }
  func place(_ frame: CGRect) {}
  /// Starts the zoom if there is a source or a finger. Returns whether it started.
  func start(
    _ transition: NavigationTransition, isBack: Bool, _ timing: Timing, in navigation: UINavigationController
  ) -> Bool { false }
  /// Follows the finger that leads a transition.
  func carry(_ pan: UIPanGestureRecognizer, _ transition: NavigationTransition, in navigation: UINavigationController) {
  }
  /// Called when the finger has lifted.
  func letGo(_ pan: UIPanGestureRecognizer, _ transition: NavigationTransition, in navigation: UINavigationController) {
  }
  /// Called when the zoomed view has reached its final position.
  func land() {}
  /// Removes the backdrop. Called when nothing moves any more.
  func removeBackdrop() {}
  /// Removes the view of the controller from the stage, and the stage itself. Called when the controller has been
  /// removed.
  func end() {}
}

extension UINavigationController {
  /// Puts a stage around the view of a controller that may zoom, and returns the stage. The root does not zoom, because
  /// it has no source to grow out of.
  func prepareZoom(of controller: UIViewController) -> UIView? {
    if let zoom = controller.navigationZoom {
      zoom.place(view.bounds)
      return zoom.stage
    }
    guard controller !== row.first, let settings = controller.preferredTransition?.zoom else { return nil }
    let zoom = settings.makePush(settings, controller, self)
    controller.navigationZoom = zoom
    return zoom.stage
  }

  /// Starts the zoom if one is requested and has a source. Returns whether it started.
  func startZoom(_ transition: NavigationTransition, isBack: Bool, _ timing: Timing) -> Bool {
    guard let old = transition.old, !UIAccessibility.prefersCrossFadeTransitions,
      let zoom = (isBack ? old : transition.new).navigationZoom, zoom.stage?.superview === view
    else { return false }
    return zoom.start(transition, isBack: isBack, timing, in: self)
  }
}

extension UIViewController {
  /// Removes the controller's view, together with any stage around it, from the navigation controller's view.
  func leaveNavigationView() {
    (navigationZoom?.stage ?? viewIfLoaded)?.removeFromSuperview()
    navigationItem.searchBehavior?.contentLeft()
  }

  /// Ends the zoom. Called when the controller has been removed from the stack.
  func endNavigationZoom() {
    guard let zoom = navigationZoom else { return }
    navigationZoom = nil
    zoom.end()
  }
}
