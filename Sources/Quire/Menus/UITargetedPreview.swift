// SPDX-License-Identifier: Apache-2.0

/// A view that an effect or an animation shows, with its look and place. It has no effect: neither menus nor the pointer
/// lift views here.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// The look of the preview.
  public final let parameters: UIPreviewParameters
  /// The place of the preview.
  public final let target: UIPreviewTarget

  /// Creates a preview of a view with a look, at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view with a look, where the view is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view, where the view is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  public final var size: CGSize { view.bounds.size }

  /// Returns the preview at another place.
  public final func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The look of a preview. It has no effect: see `UITargetedPreview`.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The outline of the visible part of the view, or `nil`, the default, for all of it.
  public final var visiblePath: UIBezierPath?
  /// The outline of the shadow, or `nil`, the default, for that of the visible part.
  public final var shadowPath: UIBezierPath?
  /// The color behind the view; `nil`, the default, means the system's color.
  public final var backgroundColor: UIColor!

  /// Creates the default look.
  public override init() {
    super.init()
  }
}

/// The place of a preview. It has no effect: see `UITargetedPreview`.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public final let container: UIView
  /// The middle of the preview, in the container's coordinates.
  public final let center: CGPoint
  /// The transform of the preview.
  public final let transform: CGAffineTransform

  /// Creates a place in a container, with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place in a container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
