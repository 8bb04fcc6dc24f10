// SPDX-License-Identifier: Apache-2.0

/// The class of an element.
struct InterfaceKind {
  enum Family {
    case view, controller, recognizer, barItem, other
  }

  var name: String
  var family: Family

  private static let views = [
    "view": "UIView", "containerView": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "textField": "UITextField", "textView": "UITextView", "slider": "UISlider", "stepper": "UIStepper",
    "switch": "UISwitch", "pageControl": "UIPageControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
    "searchBar": "UISearchBar", "segmentedControl": "UISegmentedControl", "stackView": "UIStackView",
    "scrollView": "UIScrollView", "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "visualEffectView": "UIVisualEffectView",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
  ]
  private static let controllers = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "pageViewController": "UIPageViewController",
    "splitViewController": "UISplitViewController",
  ]
  private static let recognizers = [
    "tapGestureRecognizer": "UITapGestureRecognizer", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]

  init?(_ element: String) {
    if let name = Self.views[element] {
      self.init(name: name, family: .view)
    } else if let name = Self.controllers[element] {
      self.init(name: name, family: .controller)
    } else if let name = Self.recognizers[element] {
      self.init(name: name, family: .recognizer)
    } else if element == "barButtonItem" {
      self.init(name: "UIBarButtonItem", family: .barItem)
    } else if element == "tabBarItem" {
      self.init(name: "UITabBarItem", family: .barItem)
    } else if element == "customObject" {
      self.init(name: "NSObject", family: .other)
    } else {
      return nil
    }
  }

  private init(name: String, family: Family) {
    self.name = name
    self.family = family
  }
}
