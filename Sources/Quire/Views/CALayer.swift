import SheetEngine

/// The part of a view that decorates its box.
@MainActor public final class CALayer: NSObject {
  @Weak private var view: UIView?

  init(view: UIView) {
    super.init()
    self.view = view
  }

  /// In points, of all four corners.
  public var cornerRadius: CGFloat = 0 {
    didSet {
      view?.takeCorners(from: oldValue, to: cornerRadius)
      view?.setNeedsShow()
    }
  }
  /// In points, inside the box.
  public var borderWidth: CGFloat = 0 { didSet { view?.setNeedsShow() } }
  /// `nil` is none.
  public var borderColor: CGColor? { didSet { view?.setNeedsShow() } }
  /// Whether what lies outside the box, or its round corners, is cut off.
  public var masksToBounds = false { didSet { view?.setNeedsShow() } }
  /// `nil` is none.
  public var shadowColor: CGColor? = UIColor.black.cgColor { didSet { view?.setNeedsShow() } }
  /// 0...1.
  public var shadowOpacity: Float = 0 { didSet { view?.setNeedsShow() } }
  /// Of the blur, in points.
  public var shadowRadius: CGFloat = 3 { didSet { view?.setNeedsShow() } }
  /// In points, y down.
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { view?.setNeedsShow() } }

  var shadow: Shadow {
    guard shadowOpacity > 0, let color = shadowColor?.rgba else { return .none }
    let alpha = Double(color.bits & 0xFF) / 255 * Double(min(shadowOpacity, 1))
    return Shadow(
      color: color.withAlpha(alpha), radius: Double(max(shadowRadius, 0)),
      offset: Vector(dx: Double(shadowOffset.width), dy: Double(shadowOffset.height)))
  }
}
