// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A rectangle with a decoration and contents.
///
/// Each view has a layer, which shares the view's geometry: `frame`, `opacity` and so on are those of the view. A layer
/// that does not belong to a view is a standalone layer. It can be added to another layer, and it does not receive
/// touches.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view that this layer belongs to, or `nil` for a standalone layer.
  @Weak final private(set) var attachedView: UIView?
  /// The rarely used state, or `nil` while the layer only decorates a view.
  final var extras: LayerExtras?
  /// The view that masks the layer's view.
  final var maskView: UIView? { didSet { view?.setNeedsShow() } }
  /// The layer that this layer masks.
  @Weak final var masked: CALayer?
  /// The fraction of the corner radius that applies to each corner.
  final private(set) var cornerShares = Corners(top: 1, bottom: 1) { didSet { view?.setNeedsShow() } }
  /// The default shadow, which applies while the shadow properties specify none.
  final var standingShadow = Shadow.none { didSet { view?.setNeedsShow() } }

  /// Creates a standalone layer with a size of zero.
  public override init() {
    super.init()
  }

  /// Always returns `nil`: Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  // The mechanism for registered cells, described in `Documentation/Decisions/0009-registered-classes.md`.
  @_silgen_name("quire_layer")
  convenience init(made: ()) {
    self.init()
  }

  /// Creates a layer of the receiver's class with that class's initializer.
  @_silgen_name("quire_layer")
  final class func makeLayer() -> CALayer

  /// Creates a view's layer, as an instance of the view's layer class.
  static func make(for view: UIView, _ type: AnyClass) -> CALayer {
    // Safe because `layerClass` must return a subclass of `CALayer`, in UIKit as well.
    let made = unsafe unsafeBitCast(type, to: CALayer.Type.self).makeLayer()
    made.attachedView = view
    return made
  }

  /// The view that displays the layer: the view it belongs to, or the box of a standalone layer. `nil` while a
  /// standalone layer has no box.
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
  /// The corners that `cornerRadius` rounds; all four by default.
  public final var maskedCorners = CACornerMask.all { didSet { cornerShares = Corners(maskedCorners) } }
  /// The curve of the corners; `circular` by default.
  public final var cornerCurve = CALayerCornerCurve.circular { didSet { view?.setNeedsShow() } }
  /// The width of the border, in points, inside the bounds; 0 by default.
  public final var borderWidth: CGFloat = 0 { didSet { view?.setNeedsShow() } }
  /// The color of the border, or `nil` for no border.
  public final var borderColor: CGColor? { didSet { view?.setNeedsShow() } }
  /// Whether content outside the bounds or the round corners is clipped; `false` by default.
  public final var masksToBounds = false { didSet { view?.setNeedsShow() } }
  /// The color of the shadow, or `nil` for no shadow; black by default.
  public final var shadowColor: CGColor? = UIColor.black.cgColor { didSet { view?.setNeedsShow() } }
  /// The opacity of the shadow, 0...1. The default, 0, draws no shadow.
  public final var shadowOpacity: Float = 0 { didSet { view?.setNeedsShow() } }
  /// The standard deviation of the shadow's blur, in points; 3 by default.
  public final var shadowRadius: CGFloat = 3 { didSet { view?.setNeedsShow() } }
  /// The offset of the shadow, in points, with y down; 3 points upward by default.
  public final var shadowOffset = CGSize(width: 0, height: -3) { didSet { view?.setNeedsShow() } }

  /// Invalidates the view's appearance, which includes its mask.
  final func showAgain() { view?.setNeedsShow() }

  final var shadow: Shadow {
    if let drawsShadow = extras?.drawsShadow, drawsShadow(self) { return .none }
    return boxShadow
  }

  /// The shadow, whether it is cast by the bounds or by the contents.
  final var boxShadow: Shadow {
    guard shadowOpacity > 0, let color = shadowColor?.rgba else { return standingShadow }
    let alpha = Double(color.bits & 0xFF) / 255 * Double(min(shadowOpacity, 1))
    return Shadow(
      color: color.withAlpha(alpha), radius: Double(max(shadowRadius, 0)),
      offset: Vector(dx: Double(shadowOffset.width), dy: Double(shadowOffset.height)))
  }

  /// Sets individual corner radii, which apply until `maskedCorners` is set.
  final func round(_ corners: Corners) {
    let radius = max(corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    cornerRadius = CGFloat(radius)
    guard radius > 0 else { return }
    cornerShares = Corners(
      topLeft: corners.topLeft / radius, topRight: corners.topRight / radius,
      bottomRight: corners.bottomRight / radius, bottomLeft: corners.bottomLeft / radius)
  }

  // MARK: Overriding

  /// Called when the layer's size has changed or a layout was requested. The default implementation calls the delegate.
  open func layoutSublayers() {
    extras?.delegate?.layoutSublayers(of: self)
  }

  /// Called after `setNeedsDisplay` to update the contents. The default implementation calls the delegate, or
  /// `draw(in:)` if there is no delegate.
  open func display() {
    extras?.draw?(self)
  }

  /// Draws the contents of a standalone layer. The default implementation calls the delegate.
  open func draw(in ctx: CGContext) {
    extras?.delegate?.draw(self, in: ctx)
  }

  /// Copies the decoration of another layer.
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

  /// Circular arcs.
  public static let circular = CALayerCornerCurve(kind: .circular)
  /// A curve that starts farther from the corner and blends smoothly into the sides. A host that does not support it
  /// shows `circular`.
  public static let continuous = CALayerCornerCurve(kind: .continuous)
}

/// The corners of a layer, named by their minimum or maximum x and y.
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
  /// Creates shares of 1 for the corners in the mask, and of 0 for the others.
  fileprivate init(_ mask: CACornerMask) {
    func share(_ corner: CACornerMask) -> Double { mask.contains(corner) ? 1 : 0 }
    self.init(
      topLeft: share(.layerMinXMinYCorner), topRight: share(.layerMaxXMinYCorner),
      bottomRight: share(.layerMaxXMaxYCorner), bottomLeft: share(.layerMinXMaxYCorner))
  }
}

#if hasFeature(Embedded)
  /// A class, as in `UIView.layerClass`. Embedded Swift supports metatypes only of known classes, here of `NSObject`.
  public typealias AnyClass = NSObject.Type
#endif
