// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Returns a picture of the view and its descendants as they are now; later changes do not affect it. `afterUpdates`
  /// performs pending layout first.
  ///
  /// The picture consists of views: boxes, texts and images. Text typed into a field and blurred content are omitted.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let view = pictured()
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.transform = .identity
    view.alpha = 1
    view.isHidden = false
    view.isUserInteractionEnabled = false
    return view
  }

  private func pictured() -> UIView {
    let traits = traitCollection
    let picture: UIView
    switch kind {
    case .label:
      let label = UILabel()
      if let original = self as? UILabel {
        label.text = original.text
        label.font = original.font
        label.textColor = UIColor((original.textColor ?? .label).resolved(with: traits, tint: tintColor))
        label.textAlignment = original.textAlignment
        label.numberOfLines = original.numberOfLines
      }
      picture = label
    case .image:
      let image = UIImageView()
      image.image = (self as? UIImageView)?.image
      picture = image
    case .box, .button, .scroll, .field, .control, .section, .pin, .editor:
      picture = UIView()
    }
    picture.isAccessibilityElement = false
    picture.accessibilityTraits = .none
    picture.contentMode = contentMode
    picture.tintColor = UIColor((tintColor ?? .systemBlue).resolved(with: traits, tint: nil))
    picture.frame = frame
    picture.bounds = bounds
    picture.transform = transform
    picture.alpha = alpha
    let background = backgroundColor ?? hostBehavior.blur(of: self)?.tint(in: traits)
    picture.backgroundColor = background.map { UIColor($0.resolved(with: traits, tint: tintColor)) }
    if let layer = storedLayer {
      picture.layer.copyDecoration(of: layer)
      if let content = layer.content(in: traits) { picture.layer.rare.make = { _, _ in content } }
    }
    if kind == .scroll { picture.clipsToBounds = true }
    for view in shownSubviews where !view.isHidden { picture.addSubview(view.pictured()) }
    return picture
  }
}

extension UIView {
  /// Returns a picture of a part of the view, as `snapshotView(afterScreenUpdates:)` returns one of the whole view.
  /// `rect` is in the view's coordinates.
  ///
  /// The picture keeps the size of `rect`: when its frame grows, the content is not stretched between the cap insets.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let picture = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    part.isUserInteractionEnabled = false
    picture.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    part.addSubview(picture)
    return part
  }
}
