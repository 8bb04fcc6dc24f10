// SPDX-License-Identifier: Apache-2.0

/// The extent of the bars at one edge of a view controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the part that bars cover, in points.
  var length: CGFloat { get }
  /// The top edge of the part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the part.
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide from an edge of a view to its safe area.
final class LengthGuide: UILayoutGuide, UILayoutSupport {
  private var isTop = false

  convenience init(in view: UIView, isTop: Bool) {
    self.init()
    self.isTop = isTop
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  var length: CGFloat {
    guard let owningView else { return 0 }
    return isTop ? owningView.safeAreaInsets.top : owningView.safeAreaInsets.bottom
  }
}

extension UIViewController {
  /// The extent of the bars at the top of the view: from the view's top to the top of its safe area.
  public final var topLayoutGuide: any UILayoutSupport {
    if let guide = controllerSettings?.topGuide, guide.owningView === view { return guide }
    let guide = LengthGuide(in: view, isTop: true)
    changeSettings { $0.topGuide = guide }
    return guide
  }

  /// The extent of the bars at the bottom of the view: from the bottom of its safe area to the view's bottom.
  public final var bottomLayoutGuide: any UILayoutSupport {
    if let guide = controllerSettings?.bottomGuide, guide.owningView === view { return guide }
    let guide = LengthGuide(in: view, isTop: false)
    changeSettings { $0.bottomGuide = guide }
    return guide
  }
}
