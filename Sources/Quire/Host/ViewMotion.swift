// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A view on its way, as a host plays it: straight lines between key points. It replaces the one before.
///
/// What the view shows after it are frame, style and transform as they were told; the last key is that.
@_spi(Hosts) public struct ViewMotion {
  /// What the view shows at one moment of its way.
  public struct Key {
    /// Since the start, in seconds.
    public var time: Seconds
    /// In the parent, in points; that of the last key is what `ViewChange.frame` told.
    public var frame: Rect
    /// About the middle of `frame`.
    public var transform: ViewTransform
    /// Of the view and all in it; 1 is opaque.
    public var alpha: Double
    /// As `ViewStyle.background`, mixed part by part between two keys.
    public var background: RGBA
    /// In points; the corners' shares stay those of the style.
    public var cornerRadius: Double

    /// What the view shows so many seconds after the start.
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

  /// A motion of these keys; the host takes them as they are.
  public init(start: Seconds, duration: Seconds, keys: [Key]) {
    self.start = start
    self.duration = duration
    self.keys = keys
  }
}
