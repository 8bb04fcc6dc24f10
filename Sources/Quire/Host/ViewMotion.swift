import SheetEngine

/// A view on its way, as a host plays it: straight lines between key points. It replaces the one before.
///
/// What the view shows after it are frame, style and transform as they were told; the last key is that.
public struct ViewMotion {
  public struct Key {
    /// Since the start, in seconds.
    public var time: Seconds
    public var frame: Rect
    public var transform: ViewTransform
    public var alpha: Double
    public var background: RGBA
    public var cornerRadius: Double

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
  public var duration: Seconds
  public var keys: [Key]

  public init(start: Seconds, duration: Seconds, keys: [Key]) {
    self.start = start
    self.duration = duration
    self.keys = keys
  }
}
