// SPDX-License-Identifier: Apache-2.0

/// The zoom of a controller in a navigation controller, as that one knows it. The call that asks for a zoom brings the class
/// that runs it, so that an app without zooms does not load it.
@MainActor class NavigationZoom: NSObject {
  /// The controller that grows out of a view and shrinks into one.
  @Weak final private(set) var zoomed: UIViewController?

  init(of zoomed: UIViewController) {
    super.init()
    self.zoomed = zoomed
  }

  /// The view that represents the zoomed controller's in the navigation controller's.
  var stage: UIView? { nil }
  func place(_ frame: CGRect) {}
  /// Zooms if there is a source or a finger; returns whether it does.
  func start(
    _ transition: NavigationTransition, isBack: Bool, _ timing: Timing, in navigation: UINavigationController
  ) -> Bool { false }
  /// Follows the finger that leads a transition.
  func carry(_ pan: UIPanGestureRecognizer, _ transition: NavigationTransition, in navigation: UINavigationController) {
  }
  /// The finger has left.
  func letGo(_ pan: UIPanGestureRecognizer, _ transition: NavigationTransition, in navigation: UINavigationController) {
  }
  /// The zoomed view has arrived at its place.
  func land() {}
  /// Nothing moves any more.
  func removeBackdrop() {}
  /// The controller has left: removes its view from the stage, and the stage.
  func end() {}
}

extension UINavigationController {
  /// Puts a stage around the view of a controller that may zoom, and returns it. The root has no source to grow out of.
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

  /// Zooms if that is wanted and there is a source; returns whether it does.
  func startZoom(_ transition: NavigationTransition, isBack: Bool, _ timing: Timing) -> Bool {
    guard let old = transition.old, !UIAccessibility.prefersCrossFadeTransitions,
      let zoom = (isBack ? old : transition.new).navigationZoom, zoom.stage?.superview === view
    else { return false }
    return zoom.start(transition, isBack: isBack, timing, in: self)
  }
}

extension UIViewController {
  /// Removes its view from the navigation controller's, with the stage around it.
  func leaveNavigationView() {
    (navigationZoom?.stage ?? viewIfLoaded)?.removeFromSuperview()
    navigationItem.searchRole?.contentLeft()
  }

  /// It has left the row.
  func endNavigationZoom() {
    guard let zoom = navigationZoom else { return }
    navigationZoom = nil
    zoom.end()
  }
}
