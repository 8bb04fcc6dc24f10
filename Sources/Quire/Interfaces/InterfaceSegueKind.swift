// SPDX-License-Identifier: Apache-2.0

/// Not Apple's API: for code that is generated from interface files. The kind of a segue.
@MainActor public struct _InterfaceSegueKind {
  let kind: SegueKind

  private init(_ kind: SegueKind) {
    self.kind = kind
  }

  /// Shows the destination in the navigation controller that contains the source, or presents it.
  public static var show: _InterfaceSegueKind { _InterfaceSegueKind(ShowSegueKind()) }
  /// Shows the destination as the detail in the split view controller that contains the source, or presents it.
  public static var showDetail: _InterfaceSegueKind { _InterfaceSegueKind(DetailSegueKind()) }

  /// Presents the destination. A style of `nil` is the destination's own.
  public static func present(
    style: UIModalPresentationStyle? = nil, transition: UIModalTransitionStyle? = nil
  ) -> _InterfaceSegueKind {
    _InterfaceSegueKind(PresentSegueKind(style, transition))
  }

  /// Presents the destination in a popover.
  public static func popover(directions: UIPopoverArrowDirection = .any) -> _InterfaceSegueKind {
    _InterfaceSegueKind(PopoverSegueKind(directions))
  }

  /// Makes the destination a child whose view fills `container`, when the source's view is loaded.
  public static func embed(_ container: UIView) -> _InterfaceSegueKind {
    _InterfaceSegueKind(EmbedSegueKind(container))
  }

  /// Performs a segue of the app's own class.
  public static func custom(
    _ make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
  ) -> _InterfaceSegueKind {
    _InterfaceSegueKind(CustomSegueKind(make))
  }
}
