// SPDX-License-Identifier: Apache-2.0

/// The content of a cell, as a value that can create its own view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of its cell; by default, the configuration itself.
  func updated(for state: UICellConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// Returns the configuration itself.
  public func updated(for state: UICellConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: UIView {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: AnyContentConfiguration { get set }
}

#if hasFeature(Embedded)
  /// Any configuration. A build for the browser does not support `any UIContentConfiguration`, so there it is a list
  /// configuration, which can contain one of another type. The translation of an app's sources writes the conversions.
  public typealias AnyContentConfiguration = UIListContentConfiguration
#else
  /// Any configuration. A build for the browser does not support `any UIContentConfiguration`, so there it is a list
  /// configuration, which can contain one of another type. The translation of an app's sources writes the conversions.
  public typealias AnyContentConfiguration = any UIContentConfiguration
#endif

/// The state of a view with a configuration. In Quire, this view is always a cell.
public typealias UIConfigurationState = UICellConfigurationState

/// The state of a cell, on which its appearance may depend.
@preconcurrency @MainActor public struct UICellConfigurationState {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted under a finger.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell's list is in editing mode.
  public var isEditing = false
  /// Whether a swipe shows the cell's actions.
  public var isSwiped = false
  /// Whether the user is moving the cell.
  public var isReordering = false
  /// Whether the items below the cell's item are shown, in an outline.
  public var isExpanded = false
  /// Whether the cell has the focus. Always `false` in the state that a cell reports: the browser shows the focus.
  public var isFocused = false
  /// Whether the cell is pinned to an edge of the list. Always `false` in the state that a cell reports.
  public var isPinned = false
  /// The traits of the cell.
  public var traitCollection: UITraitCollection

  #if hasFeature(Embedded)
    /// Unavailable in builds for the browser, which have no values of any type.
    @available(*, unavailable, message: "keep the value in a property of the cell")
    public subscript<Value>(key: UIConfigurationStateCustomKey) -> Value? {
      get { nil }
      set {}
    }
  #else
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A value of the app's own in the state; `nil` by default.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  #endif

  /// Creates the state of a cell that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The key of an app's own value in the state of a cell.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key, which is compared byte for byte.
  public var rawValue: String

  /// Creates a key from any text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from any text, without an argument label.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Returns whether two keys have the same bytes.
  public static func == (left: UIConfigurationStateCustomKey, right: UIConfigurationStateCustomKey) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  /// Hashes the bytes of the key, consistently with `==`.
  public func hash(into hasher: inout Hasher) {
    rawValue.hashBytes(into: &hasher)
  }
}
