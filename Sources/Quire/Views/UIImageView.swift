// SPDX-License-Identifier: Apache-2.0

/// A view that shows an image or a system image. `contentMode` determines how the image fills the box, and
/// `clipsToBounds` whether parts that extend beyond the box are cut off.
@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = ImageBehavior.shared
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// Always returns `nil`: Quire reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view with an image, in the image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    // An initializer does not call the property's observer.
    self.image = image
    UIImageView.followsImage?(self)
  }

  /// Creates a view with two images, in the size of the first.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The image; `nil` shows nothing. A change lays out the superview and does not change the view's size.
  open var image: UIImage? { didSet { if image !== oldValue { contentChanged() } } }

  /// The image that is shown instead of `image` while the view is highlighted. If it is `nil`, the default, `image`
  /// stays.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { contentChanged() } } }

  /// Whether `highlightedImage` is shown; `false` by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentChanged() } } }

  /// The symbol configuration, which applies where a system image's own configuration specifies nothing; `nil` by
  /// default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration !== oldValue { contentChanged() } }
  }

  /// The animation of the image; `nil` until it is first used.
  final var animation: ImageAnimation?
  /// Starts and stops the animation of an animated image; set by the first one.
  static var followsImage: ((UIImageView) -> Void)?

  private final func contentChanged() {
    UIImageView.followsImage?(self)
    setNeedsShow()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// The image that is currently shown, in its size and weight.
  final var shownImage: UIImage? {
    let image = animation?.frame ?? (isHighlighted ? highlightedImage ?? image : image)
    guard let image, let preferred = preferredSymbolConfiguration, let own = image.storedConfiguration else {
      return image
    }
    return image.applyingSymbolConfiguration(preferred.applying(own))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// The insets of the image that is shown.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.extras?.alignmentRectInsets ?? .zero }

  final func content(in traits: UITraitCollection) -> ImageContent? {
    animation?.wake?()
    let shown = shownImage
    if let shown, contentMode.fit == .fill, let fitted = shown.extras?.fitted {
      return fitted(shown, self, traits)
    }
    return shown?.content(fit: contentMode.fit, tint: tintColor ?? .systemBlue, in: traits)
  }
}

extension UIView.ContentMode {
  /// The scaling and position that a host applies to an image in the view's bounds.
  var fit: ImageContent.Fit {
    switch self {
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
  }
}
