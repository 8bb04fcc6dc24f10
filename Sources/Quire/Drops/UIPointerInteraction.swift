// SPDX-License-Identifier: Apache-2.0

/// An interaction that changes the look of the pointer over a view. It has no effect: the browser draws the pointer. To
/// follow the pointer, use a `UIHoverGestureRecognizer`.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate. Held weakly; never called.
  @Weak public final private(set) var delegate: (any UIPointerInteractionDelegate)?
  /// The view that has the interaction; `nil` for none.
  @Weak public final private(set) var view: UIView?
  /// Whether the interaction is enabled; `true` by default.
  open var isEnabled = true

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// Does nothing. An override calls super.
  open func willMove(to view: UIView?) {}
  /// Notes the view. An override calls super.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate again for the look of the pointer. Does nothing here.
  public final func invalidate() {}
}

/// The methods with which a delegate chooses the look of the pointer. None of them is called here.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at the pointer, or `nil` for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the look of the pointer in a region, or `nil` for the default.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called when the pointer is about to enter a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer is about to leave a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns `nil`, the default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing; the default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing; the default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs changes beside those of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated beside the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end, with whether the animation was completed.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The place of the pointer for which a region is wanted.
@preconcurrency @MainActor public final class UIPointerRegionRequest: NSObject {
  /// The place of the pointer, in the view's coordinates.
  public let location: CGPoint
  /// The modifier keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A region in which the pointer has one look.
@preconcurrency @MainActor public final class UIPointerRegion: NSObject {
  /// The region, in the view's coordinates.
  public let rect: CGRect
  /// The axes along which the pointer moves only with some effort; none by default.
  public var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect) {
    self.rect = rect
    super.init()
  }
}

/// The look of the pointer in a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// The views around the pointer.
  public final var accessories: [UIPointerAccessory] = []

  // `package`, because an internal initializer is compiled into an app's module too, and the linker finds it twice.
  package override init() {
    super.init()
  }

  /// Creates a look with an effect on a view, and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
  }

  /// Creates a look with a shape, and the axes along which the pointer moves only with some effort.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init()
  }

  /// Returns the look of a hidden pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// Returns the look that the system chooses.
  public static func system() -> UIPointerStyle { UIPointerStyle() }
}

/// A view beside the pointer.
@preconcurrency @MainActor public final class UIPointerAccessory: NSObject {
  /// A direction from the pointer, in radians clockwise from the top.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The direction, in radians clockwise from the top.
    public var angle: CGFloat

    /// Creates a position.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// Above the pointer.
    public static let top = Position(offset: 12, angle: 0)
    /// At the right.
    public static let right = Position(offset: 12, angle: .pi / 2)
    /// Below the pointer.
    public static let bottom = Position(offset: 12, angle: .pi)
    /// At the left.
    public static let left = Position(offset: 12, angle: .pi * 3 / 2)
  }

  /// The shape of the view.
  public let shape: UIPointerShape
  /// The position of the view.
  public let position: Position

  /// Creates an accessory.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// Returns an arrow at a position.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.roundedRect(.zero), position: position)
  }
}

/// An effect on the view under the pointer.
public enum UIPointerEffect {
  /// The effect that the system chooses.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight behind the view.
  case highlight(UITargetedPreview)
  /// The view is lifted, and the pointer disappears below it.
  case lift(UITargetedPreview)
  /// The view changes as described, and the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The place of a tint.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// Over the view.
    case overlay = 1
    /// Behind the view.
    case underlay = 2
  }

  /// The preview of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// A shape of the pointer.
public enum UIPointerShape {
  /// An outline.
  case path(UIBezierPath)
  /// A box with round corners, whose radius is 8 points by default.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A bar up and down, for text.
  case verticalBeam(length: CGFloat)
  /// A bar across, for text.
  case horizontalBeam(length: CGFloat)

  /// The default radius of corners, in points.
  public static let defaultCornerRadius: CGFloat = 8
}
