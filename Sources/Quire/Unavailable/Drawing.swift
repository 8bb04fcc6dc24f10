// SPDX-License-Identifier: Apache-2.0

// Layers, animations and drawings of UIKit that are not here. The compiler says what to write instead.

/// Not here: texts are views.
@available(*, unavailable, message: "layers show no text here; put a UILabel over them")
@MainActor public final class CATextLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: copies are layers that the app makes.
@available(*, unavailable, message: "layers are not copied here; add a layer for each copy, in a loop")
@MainActor public final class CAReplicatorLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: particles are layers that the app animates.
@available(*, unavailable, message: "there are no particles here; add layers and animate them with CAKeyframeAnimation")
@MainActor public final class CAEmitterLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a `UIScrollView` scrolls.
@available(*, unavailable, message: "write a UIScrollView, whose content the browser scrolls")
@MainActor public final class CAScrollLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: drawings are sharp at each scale.
@available(*, unavailable, message: "a drawing is sharp at each scale here; write a CALayer, or draw(_:)")
@MainActor public final class CATiledLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: transforms have no perspective.
@available(*, unavailable, message: "layers have no depth here; write a CALayer")
@MainActor public final class CATransformLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page has no Metal.
@available(*, unavailable, message: "a page has no Metal; draw in draw(_:), or call page.js with PageScript")
@MainActor public final class CAMetalLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: views are animated from one state to the next.
@available(*, unavailable, message: "write UIView.animate, which fades the alpha of the old and the new view")
@MainActor public final class CATransition {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no physics of views.
@available(*, unavailable, message: "views have no physics here; use UIViewPropertyAnimator with UISpringTimingParameters")
@MainActor public final class UIDynamicAnimator {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page can't write documents.
@available(*, unavailable, message: "a page writes no PDF; draw into a UIGraphicsImageRenderer, or print the page")
@MainActor public final class UIGraphicsPDFRenderer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

extension CALayer {
  /// Not here: what a view shows is known to the browser only.
  @available(*, unavailable, message: "the browser draws what views show; write snapshotView(afterScreenUpdates:)")
  public final func render(in ctx: CGContext) {}

  /// Not here: layers have no perspective.
  @available(*, unavailable, message: "set the transform of each sublayer; there is no perspective here")
  public final var sublayerTransform: CATransform3D {
    get { CATransform3D() }
    set {}
  }

  /// Not here: contents are shown as a whole.
  @available(*, unavailable, message: "draw the part with UIGraphicsImageRenderer, and show the result")
  public final var contentsRect: CGRect {
    get { .zero }
    set {}
  }
}

extension UIView {
  /// Not here: what a view shows is known to the browser only.
  @available(*, unavailable, message: "the browser draws what views show; write snapshotView(afterScreenUpdates:)")
  @discardableResult public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
}

extension UIImage {
  /// Not here: only the browser has the pixels of a picture.
  @available(*, unavailable, message: "the pixels are the browser's; loadFile(_:) reads the file of a picture")
  public final func pngData() -> Data? { nil }

  /// Not here: only the browser has the pixels of a picture.
  @available(*, unavailable, message: "the pixels are the browser's; loadFile(_:) reads the file of a picture")
  public final func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension UIGraphicsImageRenderer {
  /// Not here: a drawing has no pixels.
  @available(*, unavailable, message: "a drawing has no pixels here; show it with image(actions:)")
  public final func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }

  /// Not here: a drawing has no pixels.
  @available(*, unavailable, message: "a drawing has no pixels here; show it with image(actions:)")
  public final func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}
