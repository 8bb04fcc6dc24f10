// SPDX-License-Identifier: Apache-2.0

/// A coordinate system: that of a view or of the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds, in the coordinate space's own coordinates.
  var bounds: CGRect { get }
  /// Converts a point from this coordinate space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another coordinate space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this coordinate space to another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another coordinate space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Every coordinate space other than a view's is that of the window.

extension UIView: UICoordinateSpace {
  /// Converts a point from this view's coordinates to another coordinate space.
  @_disfavoredOverload public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Converts a point from another coordinate space to this view's coordinates.
  @_disfavoredOverload public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace)
    -> CGPoint
  {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Converts a rectangle from this view's coordinates to another coordinate space.
  @_disfavoredOverload public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Converts a rectangle from another coordinate space to this view's coordinates.
  @_disfavoredOverload public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

extension UIScreen: UICoordinateSpace {
  /// Converts a point from the screen's coordinates to another coordinate space.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// Converts a point from another coordinate space to the screen's coordinates.
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// Converts a rectangle from the screen's coordinates to another coordinate space.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// Converts a rectangle from another coordinate space to the screen's coordinates.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }

  /// The coordinate space of the screen, which rotates with the interface.
  public final var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate space of the screen. It is not fixed: a page can't observe the rotation of its device.
  public final var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The coordinate space of the scene, which is the screen's.
  public final var coordinateSpace: any UICoordinateSpace { screen }
}
