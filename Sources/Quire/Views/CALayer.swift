// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The decoration of a view's box.
@preconcurrency @MainActor public final class CALayer: NSObject {
  @Weak private(set) var view: UIView?
  /// The mask of the view.
  var maskView: UIView? { didSet { view?.setNeedsShow() } }
  /// The layer whose view is masked by this layer's view.
  @Weak var masked: CALayer?
  /// The fraction of the corner radius that each corner uses.
  private(set) var cornerShares = Corners(top: 1, bottom: 1) { didSet { view?.setNeedsShow() } }
  /// The shadow that is used if the shadow properties specify none.
  var standingShadow = Shadow.none { didSet { view?.setNeedsShow() } }

  init(view: UIView) {
    super.init()
    self.view = view
  }

  /// The radius of the corners in `maskedCorners`, in points; 0 by default.
  public var cornerRadius: CGFloat = 0 {
    didSet {
      view?.captureCorners(from: oldValue, to: cornerRadius)
      view?.setNeedsShow()
    }
  }
  /// The corners that are round; all four by default.
  public var maskedCorners = CACornerMask.all { didSet { cornerShares = Corners(maskedCorners) } }
  /// The curve of the corners; `circular` by default.
  public var cornerCurve = CALayerCornerCurve.circular { didSet { view?.setNeedsShow() } }
  /// The width of the border, in points, inside the box; 0 by default.
  public var borderWidth: CGFloat = 0 { didSet { view?.setNeedsShow() } }
  /// The color of the border, or `nil` for no border.
  public var borderColor: CGColor? { didSet { view?.setNeedsShow() } }
  /// Whether content outside the box or its round corners is clipped; `false` by default.
  public var masksToBounds = false { didSet { view?.setNeedsShow() } }
  /// The color of the shadow, or `nil` for no shadow; black by default.
  public var shadowColor: CGColor? = UIColor.black.cgColor { didSet { view?.setNeedsShow() } }
  /// The opacity of the shadow, 0...1. The default, 0, draws no shadow.
  public var shadowOpacity: Float = 0 { didSet { view?.setNeedsShow() } }
  /// The standard deviation of the shadow's blur, in points; 3 by default.
  public var shadowRadius: CGFloat = 3 { didSet { view?.setNeedsShow() } }
  /// The offset of the shadow, in points, with y down; 3 points upward by default.
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { view?.setNeedsShow() } }

  /// Invalidates the view's appearance, which includes what its mask shows.
  func showAgain() { view?.setNeedsShow() }

  var shadow: Shadow {
    guard shadowOpacity > 0, let color = shadowColor?.rgba else { return standingShadow }
    let alpha = Double(color.bits & 0xFF) / 255 * Double(min(shadowOpacity, 1))
    return Shadow(
      color: color.withAlpha(alpha), radius: Double(max(shadowRadius, 0)),
      offset: Vector(dx: Double(shadowOffset.width), dy: Double(shadowOffset.height)))
  }

  /// Sets a radius for each corner, until `maskedCorners` is set.
  func round(_ corners: Corners) {
    let radius = max(corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    cornerRadius = CGFloat(radius)
    guard radius > 0 else { return }
    cornerShares = Corners(
      topLeft: corners.topLeft / radius, topRight: corners.topRight / radius,
      bottomRight: corners.bottomRight / radius, bottomLeft: corners.bottomLeft / radius)
  }

  /// Copies another layer's decoration.
  func copyDecoration(of other: CALayer) {
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
