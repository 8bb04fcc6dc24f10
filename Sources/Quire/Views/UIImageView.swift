// SPDX-License-Identifier: Apache-2.0

/// A picture or a system image in a box. `contentMode` says how it fills the box, and `clipsToBounds` whether what
/// stands over is cut off.
@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .image
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A view with a picture, in the picture's own size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view with two pictures, in the first one's size.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The picture; `nil` shows nothing. A change lays out the superview, and does not change the view's size.
  open var image: UIImage? { didSet { if image !== oldValue { contentChanged() } } }

  /// Shown instead of `image` while the view is highlighted; `nil`, the default, changes nothing then.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { contentChanged() } } }

  /// Whether `highlightedImage` is shown; `false` by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentChanged() } } }

  /// What a system image leaves open in its own configuration; `nil` by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration !== oldValue { contentChanged() } }
  }

  private final func contentChanged() {
    setNeedsShow()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// The image that is shown now, in its size and weight.
  final var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, let preferred = preferredSymbolConfiguration, let own = image.storedConfiguration else {
      return image
    }
    return image.applyingSymbolConfiguration(preferred.applying(own))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  final func content(in traits: UITraitCollection) -> ImageContent? {
    let fit: ImageContent.Fit =
      switch contentMode {
      case .scaleToFill, .redraw: .fill
      case .scaleAspectFit: .aspectFit
      case .scaleAspectFill: .aspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    return shownImage?.content(fit: fit, tint: tintColor ?? .systemBlue, in: traits)
  }
}
