// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Converts a point from this view's coordinates to another view's; `nil` means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return (view ?? window)?.point(fromRoot: inRoot) ?? inRoot
  }

  /// Converts a point from another view's coordinates to this view's; `nil` means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    self.point(fromRoot: (view ?? window)?.pointInRoot(point) ?? point)
  }

  /// Returns the smallest box around the rectangle after it is converted to another view's coordinates; `nil` means the
  /// window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// Returns the smallest box around another view's rectangle after it is converted to this view's coordinates; `nil`
  /// means the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: view) })
  }

  /// Returns the point in the coordinates of the topmost superview.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let current = view {
      point = current.pointInSuperview(point)
      view = current.superview
    }
    return point
  }

  private func point(fromRoot point: CGPoint) -> CGPoint {
    let outer = superview?.point(fromRoot: point) ?? point
    let middle = CGPoint(x: storedBounds.midX, y: storedBounds.midY)
    let offset = CGPoint(x: outer.x - center.x, y: outer.y - center.y)
    let own = transform.isIdentity ? offset : offset.applying(centeredTransform.inverted())
    return CGPoint(x: own.x + middle.x, y: own.y + middle.y)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY)
    let turned = transform.isIdentity ? offset : offset.applying(centeredTransform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Creates the smallest rectangle around four points.
  fileprivate init(around points: [CGPoint]) {
    var low = points[0]
    var high = points[0]
    for point in points {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
