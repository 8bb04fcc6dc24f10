// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// A place in this view's coordinates, as another view counts; `nil` stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return (view ?? window)?.point(fromRoot: inRoot) ?? inRoot
  }

  /// A place that another view counts, in this view's coordinates; `nil` stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    self.point(fromRoot: (view ?? window)?.pointInRoot(point) ?? point)
  }

  /// The smallest box around what the rectangle becomes.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// The smallest box around what another view's rectangle becomes here; `nil` stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: view) })
  }

  /// As the topmost superview counts.
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
    let own = transform.isIdentity ? offset : offset.applying(transform.inverted())
    return CGPoint(x: own.x + middle.x, y: own.y + middle.y)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY)
    let turned = transform.isIdentity ? offset : offset.applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }

  /// The smallest one around four points.
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
