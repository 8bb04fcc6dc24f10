// SPDX-License-Identifier: Apache-2.0

/// An item of a bar: a button, or a tab.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// An item without a title or picture.
  public override init() {
    super.init()
  }

  /// Its title, and its name for assistive technologies unless it has a label.
  open var title: String? { didSet { refresh?() } }
  /// Its picture; a bar's button shows it instead of the title.
  open var image: UIImage? { didSet { refresh?() } }
  /// Whether it can be pressed; `true` by default.
  open var isEnabled = true { didSet { refresh?() } }
  /// Any number of the app's; 0 by default.
  open var tag = 0
  /// Its name for assistive technologies; the title if it is `nil`.
  open var accessibilityLabel: String? { didSet { refresh?() } }

  /// Shows it anew; the view that shows it sets this.
  final var refresh: (() -> Void)?
}
