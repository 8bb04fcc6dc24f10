// SPDX-License-Identifier: Apache-2.0

/// The state of a view with a configuration, on which its appearance may depend.
@preconcurrency @MainActor public struct UIViewConfigurationState {
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is highlighted under a finger.
  public var isHighlighted = false
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view has the focus. Always `false` in Quire, where the browser shows the focus.
  public var isFocused = false
  /// Whether the header stays at the top edge. Always `false` in Quire, where the host keeps headers in place.
  public var isPinned = false
  /// The traits of the view.
  public var traitCollection: UITraitCollection

  /// Creates the state of a view that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
