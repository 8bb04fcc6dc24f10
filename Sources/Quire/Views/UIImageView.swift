// SPDX-License-Identifier: Apache-2.0

/// A picture or a symbol in a box.
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

  /// The picture; `nil` shows nothing. A change lays out the superview, and does not change the view's size.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsShow()
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  final func content(in traits: UITraitCollection) -> ImageContent? {
    guard let image else { return nil }
    let fit: ImageContent.Fit =
      switch contentMode {
      case .scaleToFill: .fill
      case .scaleAspectFit: .aspectFit
      case .scaleAspectFill: .aspectFill
      case .center: .center
      }
    return ImageContent(
      source: image.source, fit: fit, tint: (tintColor ?? .systemBlue).resolved(with: traits, tint: nil))
  }
}
