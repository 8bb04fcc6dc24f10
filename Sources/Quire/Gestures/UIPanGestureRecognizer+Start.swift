// SPDX-License-Identifier: Apache-2.0

extension UIPanGestureRecognizer {
  /// Returns the origin of the translation.
  final func start(in view: UIView) -> CGPoint {
    let (place, way) = (location(in: view), translation(in: view))
    return CGPoint(x: place.x - way.x, y: place.y - way.y)
  }
}
