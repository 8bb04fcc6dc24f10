// SPDX-License-Identifier: Apache-2.0

/// An item of a bar: a button, or a tab.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an item without a title or an image.
  public override init() {
    super.init()
  }

  /// Called when the object was created from a storyboard or a nib, after its outlets and actions were connected. The
  /// default implementation does nothing.
  open func awakeFromNib() {}

  /// The title. It is also the name for assistive technologies, unless `accessibilityLabel` is set.
  open var title: String? { didSet { refresh?() } }
  /// The image. A button in a bar shows it instead of the title.
  open var image: UIImage? { didSet { refresh?() } }
  /// Whether the item can be pressed; `true` by default.
  open var isEnabled = true { didSet { refresh?() } }
  /// A number for the app's own use; 0 by default.
  open var tag = 0
  /// The name for assistive technologies; `nil` means the title.
  open var accessibilityLabel: String? { didSet { refresh?() } }

  /// A description of the result of a press, which assistive technologies read; `nil` by default.
  open var accessibilityHint: String? { didSet { refresh?() } }
  /// A text that identifies the item in tests; `nil` by default.
  open var accessibilityIdentifier: String? { didSet { refresh?() } }

  /// The settings that few apps use; `nil` until one of them is set.
  final var parts: BarItemParts?
  /// A closure that updates the view that shows the item. That view sets it.
  final var refresh: (() -> Void)?
}
