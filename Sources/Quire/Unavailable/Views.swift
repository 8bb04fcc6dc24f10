// Views and controllers that are wanted most among those that are not there yet.

@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
@MainActor open class UITableView: UIScrollView {
  public enum Style: Int {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
  }
}

@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
public typealias UITableViewCell = UIView

@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
public typealias UITableViewController = UIViewController

@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {}

@available(*, unavailable, message: "there are no tables yet; fill a UIScrollView with rows")
@MainActor public protocol UITableViewDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "there are no alerts yet; present a view controller of the app's own")
@MainActor public final class UIAlertController: UIViewController {
  public enum Style: Int {
    case actionSheet = 0
    case alert = 1
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
  }
}

@available(*, unavailable, message: "there are no switches yet; use a UIButton, and its isSelected")
public typealias UISwitch = UIControl

@available(*, unavailable, message: "there are no segmented controls yet; use a row of buttons, and their isSelected")
public typealias UISegmentedControl = UIControl
