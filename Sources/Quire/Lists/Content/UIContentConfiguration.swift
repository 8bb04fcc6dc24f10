// SPDX-License-Identifier: Apache-2.0

/// What a cell shows, as a value that makes its view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of its cell; the same one by default.
  func updated(for state: UICellConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// The configuration itself; the default.
  public func updated(for state: UICellConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: UIView {
  /// What it shows; a new one changes the view.
  var configuration: AnyContentConfiguration { get set }
}

#if hasFeature(Embedded)
  /// Any configuration; in the browser, where there are no values of unknown type, the one of Quire.
  public typealias AnyContentConfiguration = UIListContentConfiguration
#else
  /// Any configuration; in the browser, where there are no values of unknown type, the one of Quire.
  public typealias AnyContentConfiguration = any UIContentConfiguration
#endif

/// The state of any view with a configuration; here always that of a cell.
public typealias UIConfigurationState = UICellConfigurationState

/// The state of a cell that its look may depend on.
@preconcurrency @MainActor public struct UICellConfigurationState {
  /// Whether it is selected.
  public var isSelected = false
  /// Whether a finger presses it.
  public var isHighlighted = false
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether its list is edited.
  public var isEditing = false
  /// Whether a swipe shows its actions.
  public var isSwiped = false
  /// Whether the user moves it.
  public var isReordering = false
  /// The traits of its place.
  public var traitCollection: UITraitCollection

  /// A state of a cell that is neither selected nor pressed.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
