// SPDX-License-Identifier: Apache-2.0

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
