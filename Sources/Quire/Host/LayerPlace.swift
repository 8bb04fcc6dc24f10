// SPDX-License-Identifier: Apache-2.0

/// The state that all views of one layer share.
@MainActor final class LayerPlace {
  var safeArea = UIEdgeInsets.zero
  var traits: UITraitCollection
  /// Whether the layer is in motion or under a finger, so that heights are reserved.
  var isMoving = false
  /// Whether a sheet above makes the layer unreachable.
  var isInert = false
  /// Whether the layer was unreachable when the previous turn ended.
  var wasInert = false
  /// The first responder that had to resign because it couldn't be reached.
  @Weak var heldResponder: UIResponder?
  /// The first responder in this layer before a responder in another layer replaced it.
  @Weak var displacedResponder: UIResponder?
  /// Whether the app made `heldResponder` the first responder while it couldn't be reached.
  var isHeldByApp = false

  /// The effect behind the view that fills the layer.
  var effect: UIVisualEffect?
  /// The color of a popover's arrow and of the area behind its content. `nil` means the content's own color.
  var chrome: UIColor?
  var isPopover = false
  /// The app's own background, behind and around the view that fills the layer.
  var popoverBackground: UIView?
  var popoverBackgroundCastsShadow = false
  /// The popover's background that was last reported to the host.
  var reportedPopoverBackground: (view: ViewID, castsShadow: Bool)?
  /// The origin of the view that fills the layer, in the container. Updated only while there is a popover background.
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
  /// The shared state of the layer that contains the view; `nil` if the view is in no layer.
  var layerPlace: LayerPlace? {
    var view: UIView? = self
    while let current = view {
      if let place = current.place { return place }
      view = current.superview
    }
    return nil
  }

  /// The window that the view will be in before the turn ends, because it is inside a view that fills a layer.
  var futureWindow: UIWindow? { layerPlace == nil ? nil : Session.current?.window }
}
