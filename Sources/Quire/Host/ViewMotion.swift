// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A motion of a view, as a host plays it: straight lines between key points. It replaces the one before.
///
/// The last key equals the frame, style and transform that were sent, which the view has after the motion.
@_spi(Hosts) public struct ViewMotion {
  /// The view at one time of the motion.
  public struct Key {
    /// Since the start, in seconds.
    public var time: Seconds
    /// In the parent, in points; the last key's is that of `ViewChange.frame`.
    public var frame: Rect
    /// About the middle of `frame`.
    public var transform: ViewTransform
    /// The alpha of the view and all in it; 1 is opaque.
    public var alpha: Double
    /// As `ViewStyle.background`, mixed component by component between two keys.
    public var background: RGBA
    /// In points; the corners' shares are those of the style.
    public var cornerRadius: Double

    /// The view at a time after the start.
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

  /// On the host's timeline.
  public var start: Seconds
  /// In seconds; the last key's time.
  public var duration: Seconds
  /// Their times rise, from 0 to `duration`.
  public var keys: [Key]

  /// A motion of these keys; the host does not check them.
  public init(start: Seconds, duration: Seconds, keys: [Key]) {
    self.start = start
    self.duration = duration
    self.keys = keys
  }
}
