// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
  /// The least scale that the content comes to rest at; 1 by default.
  ///
  /// Two fingers scale the view that the delegate's `viewForZooming` returns if this and `maximumZoomScale` differ. Traps
  /// for a number that is not above 0.
  public final var minimumZoomScale: CGFloat {
    get { zoom?.least ?? 1 }
    set {
      precondition(newValue > 0 && newValue.isFinite, "A zoom scale must be a number above 0.")
      madeZoom.limit(from: newValue, to: madeZoom.greatest)
    }
  }

  /// The greatest scale that the content comes to rest at; 1 by default. Traps for a number that is not above 0.
  public final var maximumZoomScale: CGFloat {
    get { zoom?.greatest ?? 1 }
    set {
      precondition(newValue > 0 && newValue.isFinite, "A zoom scale must be a number above 0.")
      madeZoom.limit(from: madeZoom.least, to: newValue)
    }
  }

  /// Whether two fingers scale a little beyond the limits, and the content comes back; `true` by default.
  public final var bouncesZoom: Bool {
    get { zoom?.bounces ?? true }
    set { madeZoom.bounces = newValue }
  }

  /// The scale of the view that the delegate's `viewForZooming` returns; 1 by default. A new scale is brought within the
  /// limits, and nothing happens without such a view.
  ///
  /// The view's `transform` and `center` change with it, and `contentSize`; the corner of the content stays where it is.
  public final var zoomScale: CGFloat {
    get { zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether two fingers scale the content.
  public final var isZooming: Bool { zoom?.isUnderWay ?? false }
  /// Whether the content comes back to a limit of its scale.
  public final var isZoomBouncing: Bool { zoom?.isBouncing ?? false }

  /// Scales the content about the middle of what shows, which may be animated.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    precondition(scale > 0 && scale.isFinite, "A zoom scale must be a number above 0.")
    madeZoom.set(scale, around: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  /// Scales and scrolls so that a box in the coordinates of the scaled view fills the scroll view as far as the limits
  /// allow, which may be animated. Nothing happens for a box without extent.
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
