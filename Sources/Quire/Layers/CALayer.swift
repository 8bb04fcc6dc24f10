// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A box with a decoration and contents: that of a view, or one of its own inside another layer.
///
/// A view's layer and the view have one box: `frame`, `opacity` and so on are those of the view. A layer of its own
/// takes no touches.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view whose layer this is.
  @Weak final private(set) var attachedView: UIView?
  /// The rarely used parts; `nil` while the layer only decorates a view.
  final var extras: LayerExtras?
  /// The mask of the view.
  final var maskView: UIView? { didSet { view?.setNeedsShow() } }
  /// The layer whose view is masked by this layer's view.
  @Weak final var masked: CALayer?
  /// The fraction of the corner radius that each corner uses.
  final private(set) var cornerShares = Corners(top: 1, bottom: 1) { didSet { view?.setNeedsShow() } }
  /// The shadow that is used if the shadow properties specify none.
  final var standingShadow = Shadow.none { didSet { view?.setNeedsShow() } }

  /// Creates a layer of its own, without a size.
  public override init() {
    super.init()
  }

  /// Always returns `nil`: Quire reads no archives.
  public required init?(coder: NSCoder) { nil }

  // As for registered cells, in `Documentation/Decisions/0009-registered-classes.md`.
  @_silgen_name("quire_layer")
  convenience init(made: ()) {
    self.init()
  }

  /// Creates a layer of the class that this method is called on, with the class's own initializer.
  @_silgen_name("quire_layer")
  final class func makeLayer() -> CALayer

  /// Creates the layer of a view, in the view's layer class.
  static func make(for view: UIView, _ type: AnyClass) -> CALayer {
    // Safe because the classes that `layerClass` returns are layers'; UIKit has no other ones either.
    let made = unsafe unsafeBitCast(type, to: CALayer.Type.self).makeLayer()
    made.attachedView = view
    return made
  }

  /// The view that shows the layer: its own view, or its box in another layer; `nil` for a layer that has no box yet.
  final var view: UIView? { attachedView ?? extras?.box }

  /// The radius of the corners in `maskedCorners`, in points; 0 by default.
  public final var cornerRadius: CGFloat = 0 {
    didSet {
      let (old, new) = (oldValue, cornerRadius)
      if let animate = extras?.animate {
        animate { self.view?.captureCorners(from: old, to: new) }
      } else {
        view?.captureCorners(from: old, to: new)
      }
      view?.setNeedsShow()
    }
  }
  /// The corners that are round; all four by default.
  public final var maskedCorners = CACornerMask.all { didSet { cornerShares = Corners(maskedCorners) } }
  /// The curve of the corners; `circular` by default.
  public final var cornerCurve = CALayerCornerCurve.circular { didSet { view?.setNeedsShow() } }
  /// The width of the border, in points, inside the box; 0 by default.
  public final var borderWidth: CGFloat = 0 { didSet { view?.setNeedsShow() } }
  /// The color of the border, or `nil` for no border.
  public final var borderColor: CGColor? { didSet { view?.setNeedsShow() } }
  /// Whether content outside the box or its round corners is clipped; `false` by default.
  public final var masksToBounds = false { didSet { view?.setNeedsShow() } }
  /// The color of the shadow, or `nil` for no shadow; black by default.
  public final var shadowColor: CGColor? = UIColor.black.cgColor { didSet { view?.setNeedsShow() } }
  /// The opacity of the shadow, 0...1. The default, 0, draws no shadow.
  public final var shadowOpacity: Float = 0 { didSet { view?.setNeedsShow() } }
  /// The standard deviation of the shadow's blur, in points; 3 by default.
  public final var shadowRadius: CGFloat = 3 { didSet { view?.setNeedsShow() } }
  /// The offset of the shadow, in points, with y down; 3 points upward by default.
  public final var shadowOffset = CGSize(width: 0, height: -3) { didSet { view?.setNeedsShow() } }

  /// Invalidates the view's appearance, which includes what its mask shows.
  final func showAgain() { view?.setNeedsShow() }

  final var shadow: Shadow {
    if let drawsShadow = extras?.drawsShadow, drawsShadow(self) { return .none }
    return boxShadow
  }

  /// The shadow, whether the box or the contents cast it.
  final var boxShadow: Shadow {
    guard shadowOpacity > 0, let color = shadowColor?.rgba else { return standingShadow }
    let alpha = Double(color.bits & 0xFF) / 255 * Double(min(shadowOpacity, 1))
    return Shadow(
      color: color.withAlpha(alpha), radius: Double(max(shadowRadius, 0)),
      offset: Vector(dx: Double(shadowOffset.width), dy: Double(shadowOffset.height)))
  }

  /// Sets a radius for each corner, until `maskedCorners` is set.
  final func round(_ corners: Corners) {
    let radius = max(corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    cornerRadius = CGFloat(radius)
    guard radius > 0 else { return }
    cornerShares = Corners(
      topLeft: corners.topLeft / radius, topRight: corners.topRight / radius,
      bottomRight: corners.bottomRight / radius, bottomLeft: corners.bottomLeft / radius)
  }

  // MARK: Overriding

  /// Called when the layer's box has another size, or a layout was requested. The default asks the delegate.
  open func layoutSublayers() {
    extras?.delegate?.layoutSublayers(of: self)
  }

  /// Called to update the contents after `setNeedsDisplay`. The default asks the delegate, or else calls `draw(in:)`.
  open func display() {
    extras?.draw?(self)
  }

  /// Draws the contents of a layer of its own. The default asks the delegate.
  open func draw(in ctx: CGContext) {
    extras?.delegate?.draw(self, in: ctx)
  }

  /// Copies another layer's decoration.
  final func copyDecoration(of other: CALayer) {
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    cornerShares = other.cornerShares
    cornerCurve = other.cornerCurve
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    masksToBounds = other.masksToBounds
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowRadius = other.shadowRadius
    shadowOffset = other.shadowOffset
    standingShadow = other.standingShadow
  }
}

/// The curve of round corners.
public struct CALayerCornerCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case circular, continuous }
  private var kind: Kind

  /// A curve of circular arcs.
  public static let circular = CALayerCornerCurve(kind: .circular)
  /// A curve that starts farther from the corner and blends smoothly into the sides. A host that can't draw it shows
  /// `circular`.
  public static let continuous = CALayerCornerCurve(kind: .continuous)
}

/// The corners of a box, named by minimum and maximum x and y.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values. Bits that have no name here are ignored.
  public var rawValue: UInt

  /// Creates a set of corners from raw bits. A set literal of corners gives the same result.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension Corners {
  /// Creates shares of 1 for each corner of the mask and 0 for the others.
  fileprivate init(_ mask: CACornerMask) {
    func share(_ corner: CACornerMask) -> Double { mask.contains(corner) ? 1 : 0 }
    self.init(
      topLeft: share(.layerMinXMinYCorner), topRight: share(.layerMaxXMinYCorner),
      bottomRight: share(.layerMaxXMaxYCorner), bottomLeft: share(.layerMinXMaxYCorner))
  }
}

#if hasFeature(Embedded)
  /// A class of objects, as in `UIView.layerClass`. Embedded Swift has no classes outside of `NSObject` as values.
  public typealias AnyClass = NSObject.Type
#endif
