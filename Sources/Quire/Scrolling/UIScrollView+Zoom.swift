// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
  /// The smallest scale at which the content comes to rest. 1 by default.
  ///
  /// If this and `maximumZoomScale` differ, two fingers scale the view that the delegate's `viewForZooming` returns.
  /// Traps if the value is not above 0.
  public final var minimumZoomScale: CGFloat {
    get { zoom?.least ?? 1 }
    set {
      precondition(newValue > 0 && newValue.isFinite, "A zoom scale must be a number above 0.")
      madeZoom.limit(from: newValue, to: madeZoom.greatest)
    }
  }

  /// The largest scale at which the content comes to rest. 1 by default. Traps if the value is not above 0.
  public final var maximumZoomScale: CGFloat {
    get { zoom?.greatest ?? 1 }
    set {
      precondition(newValue > 0 && newValue.isFinite, "A zoom scale must be a number above 0.")
      madeZoom.limit(from: madeZoom.least, to: newValue)
    }
  }

  /// Whether two fingers can scale a little beyond the limits, after which the content returns. `true` by default.
  public final var bouncesZoom: Bool {
    get { zoom?.bounces ?? true }
    set { madeZoom.bounces = newValue }
  }

  /// The scale of the view that the delegate's `viewForZooming` returns. 1 by default. A new scale is clamped to the
  /// limits. Without such a view, setting it does nothing.
  ///
  /// The view's `transform` and `center` change with the scale, and so does `contentSize`. The corner of the content
  /// stays where it is.
  public final var zoomScale: CGFloat {
    get { zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether two fingers scale the content.
  public final var isZooming: Bool { zoom?.isUnderWay ?? false }
  /// Whether the content is returning to a limit of its scale.
  public final var isZoomBouncing: Bool { zoom?.isBouncing ?? false }

  /// Scales the content about the middle of the visible area, optionally animated. Traps if `scale` is not a number
  /// above 0.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    precondition(scale > 0 && scale.isFinite, "A zoom scale must be a number above 0.")
    madeZoom.set(scale, around: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  /// Scales and scrolls so that a box in the coordinates of the scaled view fills the scroll view as far as the limits
  /// allow, optionally animated. Does nothing for an empty box.
  public final func zoom(to rect: CGRect, animated: Bool) {
    madeZoom.show(rect, animated: animated)
  }

  private final var zoom: ContentZoom? { parts.scaler as? ContentZoom }

  private final var madeZoom: ContentZoom {
    if let zoom { return zoom }
    let made = ContentZoom(self)
    parts.scaler = made
    return made
  }
}
