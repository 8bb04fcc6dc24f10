// SPDX-License-Identifier: Apache-2.0

/// What holds for all that one layer shows.
@MainActor final class LayerPlace {
  var safeArea = UIEdgeInsets.zero
  var traits: UITraitCollection
  /// Whether the layer is in motion or under a finger, so that heights are reserved.
  var isMoving = false
  /// Whether a sheet above keeps it from being reached.
  var isInert = false
  /// The first responder that had to let go because it couldn't be reached.
  @Weak var heldResponder: UIResponder?

  /// Shows behind the view that fills the layer.
  var effect: UIVisualEffect?
  /// Of a popover's arrow and of what is behind its content; the content's own where it is `nil`.
  var chrome: UIColor?
  var isPopover = false
  /// Shows behind and around the view that fills the layer.
  var popoverBackground: UIView?
  var popoverBackgroundCastsShadow = false
  /// The popover's background as the host was last told.
  var reportedPopoverBackground: (view: ViewID, castsShadow: Bool)?
  /// Of the view that fills the layer, in the container; kept where there is such a background.
  var contentOrigin = CGPoint.zero

  init(traits: UITraitCollection) {
    self.traits = traits
  }

  /// Sets the safe area of the view that fills the layer.
  func setSafeArea(_ insets: UIEdgeInsets, for view: UIView) {
    guard insets != safeArea else { return }
    safeArea = insets
    view.setNeedsSafeArea()
  }
}

extension UIView {
  /// The place of the layer that the view is in.
  var layerPlace: LayerPlace? {
    var view: UIView? = self
    while let current = view {
      if let place = current.place { return place }
      view = current.superview
    }
    return nil
  }

  /// The window that the view comes into before the turn ends: it is in what fills a layer.
  var windowToCome: UIWindow? { layerPlace == nil ? nil : Session.current?.window }
}
