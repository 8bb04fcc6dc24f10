// SPDX-License-Identifier: Apache-2.0

/// The rarely used settings of a view controller.
@MainActor final class ControllerSettings {
  var extendedEdges = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  var adjustsScrollInsets = true
  var restorationIdentifier: String?
  var restorationClass: AnyClass?
  var topGuide: LengthGuide?
  var bottomGuide: LengthGuide?
  var scrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView)] = []
  var focusGroup: String?
}

extension UIViewController {
  /// Changes the settings, and creates them if there are none.
  final func changeSettings(_ change: (ControllerSettings) -> Void) {
    let settings = controllerSettings ?? ControllerSettings()
    controllerSettings = settings
    change(settings)
  }

  /// Whether the view extends under opaque bars; `false` by default. It has no effect: all bars let content extend under
  /// them, except at edges that `edgesForExtendedLayout` leaves out.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { controllerSettings?.extendsUnderOpaqueBars ?? false }
    set { changeSettings { $0.extendsUnderOpaqueBars = newValue } }
  }

  /// Whether the insets of a scroll view are adjusted to bars; `true` by default. It has no effect: set the scroll view's
  /// `contentInsetAdjustmentBehavior`.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { controllerSettings?.adjustsScrollInsets ?? true }
    set { changeSettings { $0.adjustsScrollInsets = newValue } }
  }

  /// The name under which the controller's state is restored; `nil` by default. It has no effect: a page keeps no state
  /// of controllers. Write it to `UserDefaults`.
  public final var restorationIdentifier: String? {
    get { controllerSettings?.restorationIdentifier }
    set { changeSettings { $0.restorationIdentifier = newValue } }
  }

  /// The class that creates the controller when its state is restored; `nil` by default. It has no effect: a page keeps
  /// no state of controllers.
  public final var restorationClass: AnyClass? {
    get { controllerSettings?.restorationClass }
    set { changeSettings { $0.restorationClass = newValue } }
  }

  /// The name of the group in which keys move the focus; `nil` by default. It has no effect: the browser moves the focus.
  public final var focusGroupIdentifier: String? {
    get { controllerSettings?.focusGroup }
    set { changeSettings { $0.focusGroup = newValue } }
  }

  /// Does nothing: the pointer stays free.
  public final func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Does nothing: a page always rotates with its device.
  public static func attemptRotationToDeviceOrientation() {}

  /// The orientation of the interface.
  public final var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.windowScene?.interfaceOrientation ?? .portrait
  }

  /// Sets the scroll view that bars at the given edges follow; `nil` removes it. It has no effect: bars follow the
  /// largest scroll view of the content.
  public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    changeSettings { settings in
      settings.scrollViews = settings.scrollViews.compactMap { known in
        let rest = known.edge.subtracting(edge)
        return rest.isEmpty ? nil : (rest, known.view)
      }
      if let scrollView { settings.scrollViews.append((edge, scrollView)) }
    }
  }

  /// Returns the scroll view that was set for an edge, or `nil`.
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    controllerSettings?.scrollViews.first { $0.edge.contains(edge) }?.view
  }
}

/// The method with which a class creates controllers whose state is restored. Never called here: a page keeps no state
/// of controllers.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// Returns a controller for a path of identifiers, or `nil`.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
