// SPDX-License-Identifier: Apache-2.0

/// A controller that shows several controllers beside each other. Quire has no split views, so that none can be created;
/// the class exists for code that asks whether it runs in one.
@preconcurrency @MainActor public final class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The columns of the first split views.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column between the first and the last, if there are three.
    case supplementary = 1
    /// The column of the content.
    case secondary = 2
    /// The column that is shown instead of the others in a narrow window.
    case compact = 3
  }

  /// Creates nothing; the compiler refuses it.
  @available(*, unavailable, message: "contain both controllers by addChild(_:), or use a UINavigationController")
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }

  /// Creates nothing; the compiler refuses it.
  @available(*, unavailable, message: "contain both controllers by addChild(_:), or use a UINavigationController")
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Always returns `nil`: Quire reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Whether only one column is shown. Always `true`.
  public var isCollapsed: Bool { true }
  /// The controllers of the columns. Always empty.
  public var viewControllers: [UIViewController] { [] }
  /// Returns the controller of a column. Always `nil`.
  public func viewController(for column: Column) -> UIViewController? { nil }
  /// Shows a column. Does nothing, because there is none.
  public func show(_ column: Column) {}
  /// Hides a column. Does nothing, because there is none.
  public func hide(_ column: Column) {}
}
