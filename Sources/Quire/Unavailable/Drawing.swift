// SPDX-License-Identifier: Apache-2.0

// UIKit's layers, animations and drawing APIs that Quire does not provide. The compiler's message suggests a
// replacement.

/// A layer that draws text. Unavailable: only views show text.
@available(*, unavailable, message: "layers show no text here; put a UILabel over them")
@MainActor public final class CATextLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A layer that shows copies of its sublayers. Unavailable: the app must create the copies.
@available(*, unavailable, message: "layers are not copied here; add a layer for each copy, in a loop")
@MainActor public final class CAReplicatorLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A layer that emits particles. Unavailable: the app must create and animate the particles.
@available(*, unavailable, message: "there are no particles here; add layers and animate them with CAKeyframeAnimation")
@MainActor public final class CAEmitterLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A layer that scrolls its content. Unavailable: only a `UIScrollView` scrolls.
@available(*, unavailable, message: "write a UIScrollView, whose content the browser scrolls")
@MainActor public final class CAScrollLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A layer that draws its content in tiles. Unavailable: drawings are sharp at every scale.
@available(*, unavailable, message: "a drawing is sharp at each scale here; write a CALayer, or draw(_:)")
@MainActor public final class CATiledLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A layer for three-dimensional hierarchies. Unavailable: transforms have no perspective.
@available(*, unavailable, message: "layers have no depth here; write a CALayer")
@MainActor public final class CATransformLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A layer for Metal drawing. Unavailable: a page has no Metal.
@available(*, unavailable, message: "a page has no Metal; draw in draw(_:), or call page.js with PageScript")
@MainActor public final class CAMetalLayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A transition between two states of a layer. Unavailable: animate views from one state to the next.
@available(*, unavailable, message: "write UIView.animate, which fades the alpha of the old and the new view")
@MainActor public final class CATransition {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A physics engine for views. Unavailable: Quire has no physics for views.
@available(*, unavailable, message: "views have no physics here; use UIViewPropertyAnimator with a spring")
@MainActor public final class UIDynamicAnimator {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A renderer for PDF documents. Unavailable: a page can't write documents.
@available(*, unavailable, message: "a page writes no PDF; draw into a UIGraphicsImageRenderer, or print the page")
@MainActor public final class UIGraphicsPDFRenderer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

extension CALayer {
  /// Draws a layer into a context. Unavailable: only the browser has the rendered content of a view.
  @available(*, unavailable, message: "the browser draws what views show; write snapshotView(afterScreenUpdates:)")
  public final func render(in ctx: CGContext) {}

  /// The transform of the sublayers. Unavailable: layers have no perspective.
  @available(*, unavailable, message: "set the transform of each sublayer; there is no perspective here")
  public final var sublayerTransform: CATransform3D {
    get { CATransform3D() }
    set {}
  }

  /// The visible part of the contents. Unavailable: contents are shown as a whole.
  @available(*, unavailable, message: "draw the part with UIGraphicsImageRenderer, and show the result")
  public final var contentsRect: CGRect {
    get { .zero }
    set {}
  }
}

extension UIView {
  /// Draws a view hierarchy into the current context. Unavailable: only the browser has the rendered content of a view.
  @available(*, unavailable, message: "the browser draws what views show; write snapshotView(afterScreenUpdates:)")
  @discardableResult public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
}
