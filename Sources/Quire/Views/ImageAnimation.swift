// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The animation of an image view: its settings, and the image that it currently shows.
@MainActor final class ImageAnimation {
  // Code that is linked into every app uses only these two.

  /// The image of the animation that is shown; `nil` while it does not run.
  var frame: UIImage?
  /// Continues the animation when the view is shown.
  var wake: (() -> Void)?

  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0
  var followsTextSize = false
  /// Whether the view's image is animated, rather than the images that the app set.
  private(set) var isOfImage = false

  @Weak private var view: UIImageView?
  private var frames: [UIImage] = []
  private var cycle: Seconds = 0
  private var cycles = 0
  /// The time at which the first image was shown in a window; `nil` before.
  private var start: Seconds?
  private var timer: UInt32?

  init(_ view: UIImageView) {
    self.view = view
    wake = { [me = Weak(self)] in me.wrappedValue?.continueInWindow() }
  }

  /// Makes image views start and stop the animations of animated images.
  static func followImages() {
    UIImageView.followsImage = { view in
      let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
      if let image, let frames = image.images {
        guard !view.isAnimating || view.animation?.isOfImage == true else { return }
        view.madeAnimation.run(frames, for: image.duration, cycles: 0, isOfImage: true)
      } else if view.animation?.isOfImage == true {
        view.animation?.stop()
      }
    }
  }

  var isRunning: Bool { !frames.isEmpty }

  /// Starts from the first image. 0 cycles means forever.
  func run(_ frames: [UIImage], for duration: Seconds, cycles: Int, isOfImage: Bool) {
    stop()
    guard let first = frames.first else { return }
    self.frames = frames
    self.isOfImage = isOfImage
    cycle = duration > 0 ? duration : Seconds(frames.count) / 30
    self.cycles = max(0, cycles)
    start = nil
    show(first)
    continueInWindow()
  }

  func stop() {
    if let timer { Session.current?.unschedule(timer) }
    timer = nil
    frames = []
    isOfImage = false
    show(nil)
  }

  private func show(_ image: UIImage?) {
    guard frame !== image else { return }
    frame = image
    view?.setNeedsShow()
  }

  /// Schedules the next image if the view is in a window and none is scheduled.
  private func continueInWindow() {
    guard isRunning, timer == nil, let view, view.window != nil, let session = Session.current else { return }
    let start = start ?? session.clock
    self.start = start
    let next = start + Seconds(passed(at: session.clock) + 1) * cycle / Seconds(frames.count)
    timer = session.schedule(at: next) { [me = Weak(self)] in me.wrappedValue?.step() }
  }

  /// The number of images that were shown completely. A time that is a rounding error early counts.
  private func passed(at time: Seconds) -> Int {
    Int((time - (start ?? time)) / cycle * Seconds(frames.count) + 0.01)
  }

  private func step() {
    timer = nil
    guard isRunning, let view, view.window != nil, let session = Session.current else { return }
    let passed = passed(at: session.clock)
    if cycles > 0, passed >= cycles * frames.count { return stop() }
    show(frames[passed % frames.count])
    continueInWindow()
  }
}

extension UIImageView {
  fileprivate final var madeAnimation: ImageAnimation {
    if let animation { return animation }
    let made = ImageAnimation(self)
    animation = made
    return made
  }

  /// The images of the animation that `startAnimating()` starts; `nil` by default. Setting them stops the animation.
  public final var animationImages: [UIImage]? {
    get { animation?.images }
    set {
      madeAnimation.images = newValue
      madeAnimation.stop()
    }
  }

  /// The images of the animation while the view is highlighted; `nil` by default.
  public final var highlightedAnimationImages: [UIImage]? {
    get { animation?.highlightedImages }
    set {
      madeAnimation.highlightedImages = newValue
      madeAnimation.stop()
    }
  }

  /// The duration of one cycle of the animation, in seconds. With 0, the default, each image is shown for a thirtieth of
  /// a second.
  public final var animationDuration: TimeInterval {
    get { animation?.duration ?? 0 }
    set { madeAnimation.duration = newValue }
  }

  /// The number of cycles of the animation. With 0, the default, it runs until it is stopped.
  public final var animationRepeatCount: Int {
    get { animation?.repeatCount ?? 0 }
    set { madeAnimation.repeatCount = newValue }
  }

  /// Whether the image grows with the user's text size in the largest sizes; `false` by default. It has no effect on
  /// pictures, and system images grow with the text style of their configuration.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { animation?.followsTextSize ?? false }
    set { madeAnimation.followsTextSize = newValue }
  }

  /// Whether the animation runs.
  public final var isAnimating: Bool { animation?.isRunning ?? false }

  /// Starts the animation of `animationImages`, or of an animated image, from its first image. Does nothing without such
  /// images.
  public final func startAnimating() {
    let animation = madeAnimation
    if let images = isHighlighted ? animation.highlightedImages ?? animation.images : animation.images {
      animation.run(images, for: animation.duration, cycles: animation.repeatCount, isOfImage: false)
    } else if let image, let images = image.images {
      animation.run(images, for: image.duration, cycles: animation.repeatCount, isOfImage: true)
    }
  }

  /// Stops the animation. The view shows its image again.
  public final func stopAnimating() { animation?.stop() }
}
