// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The images of an animated image; `nil` for any other image.
  public final var images: [UIImage]? { extras?.frames }
  /// The duration of one cycle of an animated image, in seconds; 0 for any other image.
  public final var duration: TimeInterval { extras?.duration ?? 0 }

  /// Creates an animated image from images of one size. The duration of a cycle is in seconds; with 0, each image is
  /// shown for a thirtieth of a second. An image view that shows it repeats it forever. Returns `nil` without images.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    ImageAnimation.followImages()
    return first.with { extras in
      extras.frames = images
      extras.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }
  }

  /// Creates an animated image from the app's resources: `name` with the numbers 0, 1 and so on at its end. Returns `nil`
  /// if there are none.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    if let first = UIImage(named: name + "0") { images.append(first) }
    while images.count < 1024, let next = UIImage(named: name + String(max(images.count, 1))) { images.append(next) }
    return animatedImage(with: images, duration: duration)
  }

  /// Creates an animated image from the app's resources, as `animatedImageNamed` does, from resizable images.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Creates an animated image from the app's resources, as `animatedImageNamed` does, from resizable images.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let plain = animatedImageNamed(name, duration: duration), let images = plain.images else { return nil }
    let parts = images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: parts, duration: duration)
  }
}
