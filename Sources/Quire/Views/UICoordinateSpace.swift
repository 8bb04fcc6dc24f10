// SPDX-License-Identifier: Apache-2.0

/// A frame of reference: a view, or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds, in the space's own coordinates.
  var bounds: CGRect { get }
  /// Returns a point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle of this space in the coordinates of another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Every space but a view is the window's.

extension UIView: UICoordinateSpace {
  /// Returns a point of this view in the coordinates of another space.
  @_disfavoredOverload public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Returns a point of another space in the coordinates of this view.
  @_disfavoredOverload public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace)
    -> CGPoint
  {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Returns a rectangle of this view in the coordinates of another space.
  @_disfavoredOverload public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Returns a rectangle of another space in the coordinates of this view.
  @_disfavoredOverload public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

extension UIScreen: UICoordinateSpace {
  /// Returns a point of the screen in the coordinates of another space.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// Returns a point of another space in the coordinates of the screen.
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// Returns a rectangle of the screen in the coordinates of another space.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// Returns a rectangle of another space in the coordinates of the screen.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }

  /// The screen itself, which turns with the interface.
  public final var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself: a page does not know how its device is turned.
  public final var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The space of the scene, which is the screen's.
  public final var coordinateSpace: any UICoordinateSpace { screen }
}
