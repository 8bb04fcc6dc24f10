// SPDX-License-Identifier: Apache-2.0

// Settings of buttons that have no effect in Quire. They are kept, so that code that sets them compiles.

extension UIButton {
  /// Sets the color of the title's shadow for a state. It has no effect in Quire: set the shadow of `titleLabel`.
  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
    let extras = madeExtras
    extras.shadows.removeAll { $0.state == state }
    if let color { extras.shadows.append((state, color)) }
  }

  /// Returns the color of the title's shadow set for exactly this state, or `nil` if none was set.
  public final func titleShadowColor(for state: State) -> UIColor? {
    extras?.shadows.first { $0.state == state }?.color
  }

  /// The color of the title's shadow in the current state; `nil` if there is none.
  public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) ?? titleShadowColor(for: .normal) }

  /// Whether the shadow of the title changes its side while the button is highlighted; `false` by default. It has no
  /// effect in Quire.
  public final var reversesTitleShadowWhenHighlighted: Bool {
    get { extras?.reversesShadow ?? false }
    set { madeExtras.reversesShadow = newValue }
  }

  /// Whether the button glows under a finger; `false` by default. It has no effect in Quire, where a pressed button
  /// becomes paler.
  public final var showsTouchWhenHighlighted: Bool {
    get { extras?.showsTouch ?? false }
    set { madeExtras.showsTouch = newValue }
  }

  /// The requested behavior; `automatic` by default. It has no effect in Quire, whose buttons behave as on an iPad.
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { extras?.behavioralStyle ?? .automatic }
    set { madeExtras.behavioralStyle = newValue }
  }

  /// The behavior of the button, which is always `pad` in Quire.
  public final var behavioralStyle: UIBehavioralStyle { .pad }

  /// Whether the shape of the pointer changes over the button; `false` by default. It has no effect in Quire, where the
  /// browser draws the pointer.
  public final var isPointerInteractionEnabled: Bool {
    get { extras?.hasPointerInteraction ?? false }
    set { madeExtras.hasPointerInteraction = newValue }
  }

  /// Whether something dragged onto the button presses it; `false` by default. It has no effect in Quire, where nothing
  /// is dragged between views.
  public final var isSpringLoaded: Bool {
    get { extras?.isSpringLoaded ?? false }
    set { madeExtras.isSpringLoaded = newValue }
  }

  /// Whether the image grows with the text sizes for accessibility; `false` by default. It has no effect in Quire,
  /// where the symbol of a configuration scales with every text size.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { extras?.adjustsImageSize ?? false }
    set { madeExtras.adjustsImageSize = newValue }
  }
}
