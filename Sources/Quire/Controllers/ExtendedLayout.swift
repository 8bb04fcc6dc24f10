// SPDX-License-Identifier: Apache-2.0

/// The layout of views that do not extend under bars.
@MainActor enum ExtendedLayout {
  /// Keeps a child's view away from the bars at the edges to which it does not extend. Returns the insets of the bars
  /// that the view still extends under. Set by the first controller that restricts its edges.
  static var leaveBars: ((_ child: UIViewController, _ bars: UIEdgeInsets, _ container: UIView) -> UIEdgeInsets)?

  static func install() {
    guard leaveBars == nil else { return }
    leaveBars = { child, bars, container in
      guard let edges = child.controllerSettings?.extendedEdges, let content = child.viewIfLoaded,
        content.superview === container
      else { return bars }
      let safe = container.safeAreaInsets
      // A bar of a container further out is a part of the safe area. Without any bar, the view extends to the edge.
      let outer = container.controller?.barInsets ?? .zero
      let leavesTop = !edges.contains(.top) && (bars.top > 0 || outer.top > 0)
      let leavesBottom = !edges.contains(.bottom) && (bars.bottom > 0 || outer.bottom > 0)
      let top = leavesTop ? safe.top + bars.top : 0
      let bottom = leavesBottom ? safe.bottom + bars.bottom : 0
      // A transition moves the view sideways.
      content.frame = CGRect(
        x: content.frame.minX, y: top, width: container.bounds.width,
        height: max(0, container.bounds.height - top - bottom))
      return UIEdgeInsets(
        top: leavesTop ? 0 : bars.top, left: bars.left, bottom: leavesBottom ? 0 : bars.bottom, right: bars.right)
    }
  }
}

extension UIViewController {
  /// The edges at which the view extends under bars of a navigation or tab bar controller; all by default. At other
  /// edges the view ends at the bar. Only the top and the bottom have bars.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { controllerSettings?.extendedEdges ?? .all }
    set {
      guard newValue != edgesForExtendedLayout else { return }
      changeSettings { $0.extendedEdges = newValue }
      ExtendedLayout.install()
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }
}
