// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The adjustment of a view's tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview; the default.
    case automatic = 0
    /// The tint color as it is.
    case normal = 1
    /// A gray of the same lightness, as behind an alert.
    case dimmed = 2
  }

  /// The adjustment of the tint color. Reading it gives the first setting other than `automatic` of the view and its
  /// superviews, and `normal` if there is none.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { explicitTintMode ?? .normal }
    set {
      guard newValue != viewSettings?.tintMode ?? .automatic else { return }
      changeSettings { $0.tintMode = newValue }
      UIView.adjustedTint = { view in
        view.explicitTintMode == .dimmed ? view.unadjustedTint.dimmedTint(in: view.traitCollection) : view.undimmedTint
      }
      tintAdjusted()
    }
  }

  /// The first setting of the view and its superviews; `nil` if there is none.
  private var explicitTintMode: TintAdjustmentMode? {
    var view: UIView? = self
    while let current = view {
      if let mode = current.viewSettings?.tintMode, mode != .automatic { return mode }
      view = current.superview
    }
    return nil
  }

  /// The tint color without any adjustment, for a view inside a dimmed one that is not dimmed itself; `nil` for others.
  private var undimmedTint: UIColor? {
    explicitTintMode == .normal ? unadjustedTint : nil
  }

  private var unadjustedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.storedTint { return tint }
      view = current.superview
    }
    return .systemBlue
  }

  private func tintAdjusted() {
    tintColorDidChange()
    setNeedsShow()
    for view in subviews where view.viewSettings?.tintMode ?? .automatic == .automatic { view.tintAdjusted() }
  }
}

extension UIColor {
  /// Returns a gray with the color's lightness and alpha.
  fileprivate func dimmedTint(in traits: UITraitCollection) -> UIColor {
    let bits = resolved(with: traits, tint: nil).bits
    let (red, green, blue) = (bits >> 24 & 0xFF, bits >> 16 & 0xFF, bits >> 8 & 0xFF)
    // The weights of the luma in BT.601, in thousandths.
    let gray = (299 * red + 587 * green + 114 * blue) / 1000
    return UIColor(RGBA(bits: gray << 24 | gray << 16 | gray << 8 | bits & 0xFF))
  }
}
