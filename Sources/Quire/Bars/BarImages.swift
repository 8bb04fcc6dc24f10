// SPDX-License-Identifier: Apache-2.0

/// The images of a bar's appearance. Bars refer only to this class, so that an app without such images does not load
/// their code. Appearances share the object, which does not change.
@MainActor class BarImages {
  init() {}

  /// Whether an image takes the place of the line at the bar's edge.
  var hidesLine: Bool { false }

  /// Returns a view that shows the images. It gets the size of the bar.
  func makeView(isAtTop: Bool) -> UIView? { nil }
}

private final class ShownBarImages: BarImages {
  let background: UIImage?
  let mode: UIView.ContentMode
  let shadow: UIImage?

  init(background: UIImage?, mode: UIView.ContentMode, shadow: UIImage?) {
    self.background = background
    self.mode = mode
    self.shadow = shadow
    super.init()
  }

  override var hidesLine: Bool { shadow != nil }
  override func makeView(isAtTop: Bool) -> UIView? { BarPicture(self, isAtTop: isAtTop) }
}

/// The view of a bar's background image and of the image that is its shadow.
private final class BarPicture: UIView {
  private let picture = UIImageView()
  private let shadow = UIImageView()
  private let isAtTop: Bool

  init(_ images: ShownBarImages, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.image = images.background
    picture.contentMode = images.mode
    picture.clipsToBounds = true
    shadow.image = images.shadow
    for view in [picture, shadow] {
      view.isAccessibilityElement = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(origin: .zero, size: bounds.size)
    // The shadow falls on the content beside the bar.
    let height = shadow.image?.size.height ?? 0
    shadow.frame = CGRect(x: 0, y: isAtTop ? bounds.height : -height, width: bounds.width, height: height)
  }
}

extension UIBarAppearance {
  /// The image in front of the background color; `nil`, the default, for none.
  public final var backgroundImage: UIImage? {
    get { (images as? ShownBarImages)?.background }
    set { setImages(newValue, backgroundImageContentMode, shadowImage) }
  }

  /// The placement of the background image in the bar; `scaleToFill` by default.
  public final var backgroundImageContentMode: UIView.ContentMode {
    get { (images as? ShownBarImages)?.mode ?? .scaleToFill }
    set { setImages(backgroundImage, newValue, shadowImage) }
  }

  /// The image that is shown beside the bar's edge in place of the line, stretched to the width of the bar. `nil`, the
  /// default, means the line.
  public final var shadowImage: UIImage? {
    get { (images as? ShownBarImages)?.shadow }
    set { setImages(backgroundImage, backgroundImageContentMode, newValue) }
  }

  private final func setImages(_ background: UIImage?, _ mode: UIView.ContentMode, _ shadow: UIImage?) {
    images = ShownBarImages(background: background, mode: mode, shadow: shadow)
    changed?()
  }
}
