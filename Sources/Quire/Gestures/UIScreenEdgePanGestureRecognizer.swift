// SPDX-License-Identifier: Apache-2.0

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits, with Apple's values. Bits without a name are ignored.
  public var rawValue: UInt

  /// Creates a set of edges from bits. A literal such as `[.left, .right]` creates the same value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge: bit 0.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge: bit 1.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge: bit 2.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge: bit 3.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges. In Apple's module every bit is set, but only these four have an effect.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes a drag that comes in from an edge of the window, or of the sheet that its view is in.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public override init() {
    super.init()
    family = .edgePan
  }

  public override init(target: AnyTarget?, action: Selector?) {
    super.init(target: target, action: action)
    family = .edgePan
  }

  /// The edges that the recognizer watches. None by default.
  open var edges: UIRectEdge = []

  /// The distance from an edge within which a finger must come down, in points.
  final let reach: CGFloat = 24

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, startEdge == nil else { return }
    state = .failed
  }

  /// The edge in `edges` at which the finger came down, or `nil` if it came down elsewhere.
  private final var startEdge: UIRectEdge? {
    guard let home = view?.layerView else { return nil }
    let place = location(in: home)
    let bounds = home.bounds
    if edges.contains(.left), place.x - bounds.minX <= reach { return .left }
    if edges.contains(.right), bounds.maxX - place.x <= reach { return .right }
    if edges.contains(.top), place.y - bounds.minY <= reach { return .top }
    if edges.contains(.bottom), bounds.maxY - place.y <= reach { return .bottom }
    return nil
  }

  /// Returns whether a first move goes inward from one of `edges`.
  final func comesIn(_ way: (x: CGFloat, y: CGFloat)) -> Bool {
    let isHorizontal = way.x.magnitude > way.y.magnitude
    return edges.contains(.left) && isHorizontal && way.x > 0
      || edges.contains(.right) && isHorizontal && way.x < 0
      || edges.contains(.top) && !isHorizontal && way.y > 0
      || edges.contains(.bottom) && !isHorizontal && way.y < 0
  }
}

extension UIView {
  /// The view that fills the layer of this view.
  fileprivate var layerView: UIView? {
    var view: UIView? = self
    while let current = view, current.place == nil { view = current.superview }
    return view
  }
}
