// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A motion of a view, which a host plays as straight lines between key points. It replaces the previous motion.
///
/// The last key equals the frame, style and transform that were sent, which the view has after the motion.
@_spi(Hosts) public struct ViewMotion {
  /// The view at one time of the motion.
  public struct Key {
    /// The time since the start, in seconds.
    public var time: Seconds
    /// The frame in the parent, in points. The last key's is that of `ViewChange.frame`.
    public var frame: Rect
    /// The transform, about the middle of `frame`.
    public var transform: ViewTransform
    /// The alpha of the view and its descendants. 1 is opaque.
    public var alpha: Double
    /// The background, as in `ViewStyle.background`, interpolated component by component between two keys.
    public var background: RGBA
    /// The radius of the corners, in points. The corners' shares are those of the style.
    public var cornerRadius: Double

    /// Creates a key at a time after the start.
    public init(
      time: Seconds, frame: Rect, transform: ViewTransform, alpha: Double, background: RGBA, cornerRadius: Double
    ) {
      self.time = time
      self.frame = frame
      self.transform = transform
      self.alpha = alpha
      self.background = background
      self.cornerRadius = cornerRadius
    }

    init(time: Seconds, pose: ViewPose) {
      self.init(
        time: time, frame: pose.frame, transform: pose.transform, alpha: pose.alpha, background: pose.background,
        cornerRadius: pose.cornerRadius)
    }
  }

  /// The start time on the host's timeline.
  public var start: Seconds
  /// The duration in seconds, which is the last key's time.
  public var duration: Seconds
  /// The keys. Their times increase from 0 to `duration`.
  public var keys: [Key]

  /// Creates a motion from keys. The host does not check them.
  public init(start: Seconds, duration: Seconds, keys: [Key]) {
    self.start = start
    self.duration = duration
    self.keys = keys
  }
}
