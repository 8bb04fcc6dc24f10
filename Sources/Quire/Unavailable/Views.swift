// SPDX-License-Identifier: Apache-2.0

// Views and controllers that are wanted most among those that are not there yet.

/// Not here yet: a `UIScrollView` takes rows of any kind, all made at once.
@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
@MainActor open class UITableView: UIScrollView {
  /// Not here: a row of one's own looks as it likes.
  public enum Style: Int {
    /// Not here: place rows from edge to edge in `layoutSubviews`.
    case plain = 0
    /// Not here: leave room between groups of rows in `layoutSubviews`.
    case grouped = 1
    /// Not here: rows in views with a `layer.cornerRadius`.
    case insetGrouped = 2
  }

  /// Not here: make a `UIScrollView`, set `contentSize` and add the rows.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
  }
}

/// Not here: any `UIView` or `UIControl` can be a row.
@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
public typealias UITableViewCell = UIView

/// Not here: use a view controller with a `UIScrollView` in its view.
@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
public typealias UITableViewController = UIViewController

/// Not here: rows are views, which the app makes.
@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {}

/// Not here: a `UIControl` as a row sends its press, and `UIScrollViewDelegate` tells of scrolling.
@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
@MainActor public protocol UITableViewDelegate: NSObjectProtocol {}
