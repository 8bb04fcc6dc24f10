// SPDX-License-Identifier: Apache-2.0

import Quire

/// Two tabs: boats under a large title, with a toolbar, and a flag with colors from the color picker.
@MainActor func makeBars() -> UIViewController {
  let boats = UINavigationController(rootViewController: BoatsViewController())
  boats.navigationBar.prefersLargeTitles = true
  boats.tabBarItem = UITabBarItem(title: "Boats", image: UIImage(systemName: "photo"), tag: 0)
  let flag = UINavigationController(rootViewController: FlagViewController())
  flag.tabBarItem = UITabBarItem(title: "Flag", image: UIImage(systemName: "checkmark.circle.fill"), tag: 1)
  let tabs = UITabBarController()
  tabs.viewControllers = [boats, flag]
  return tabs
}

/// A list of boats to sort, add and remove. Each boat can be pushed.
private final class BoatsViewController: UIViewController {
  private struct Boat {
    let name: String
    /// The length in meters.
    let length: Int
  }

  private enum Order { case name, length }

  private let scroller = UIScrollView()
  private let status = UILabel()
  private var boats: [Boat] = []
  private var rows: [UIButton] = []
  private var order = Order.name
  private var added = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Boats"
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    let names = [
      "Curlew", "Dunlin", "Eider", "Fulmar", "Gannet", "Knot", "Petrel", "Plover", "Sanderling", "Shearwater",
      "Skua", "Smew", "Teal", "Tern", "Turnstone", "Whimbrel", "Wigeon", "Avocet", "Brent", "Dotterel",
    ]
    boats = names.enumerated().map { Boat(name: $1, length: 6 + $0 * 7 % 20) }
    status.font = .systemFont(ofSize: 13)
    status.textAlignment = .center
    status.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.add() }),
      UIBarButtonItem(
        title: "Sort",
        menu: UIMenu(
          title: "Sort by", options: .singleSelection,
          children: [
            UIAction(title: "Name", state: .on) { [me = Weak(self)] _ in me.wrappedValue?.sort(by: .name) },
            UIAction(title: "Length") { [me = Weak(self)] _ in me.wrappedValue?.sort(by: .length) },
          ])),
    ]
    setEditing(false, animated: false)
    sort(by: .name)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: false)
  }

  /// The toolbar's button for the state, and rows that a tap removes or opens.
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    let button = UIBarButtonItem(
      systemItem: editing ? .done : .edit,
      primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.setEditing(!editing, animated: true) })
    toolbarItems = [button, .flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace()]
    show()
  }

  private func add() {
    added += 1
    boats.append(Boat(name: "Boat \(added)", length: 5))
    navigationController?.tabBarItem.badgeValue = "\(added)"
    sort(by: order)
  }

  private func sort(by order: Order) {
    self.order = order
    boats.sort { order == .name ? precedes($0.name, $1.name) : $0.length < $1.length }
    show()
  }

  /// One button for each boat.
  private func show() {
    for row in rows { row.removeFromSuperview() }
    rows = boats.map { boat in
      var configuration: UIButton.Configuration = isEditing ? .tinted() : .gray()
      configuration.title = isEditing ? "Remove \(boat.name)" : boat.name
      configuration.subtitle = order == .length ? "\(boat.length) m" : nil
      if isEditing { configuration.baseForegroundColor = .systemRed }
      return UIButton(
        configuration: configuration,
        primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.choose(boat.name) })
    }
    for row in rows { scroller.addSubview(row) }
    status.text = "\(boats.count) boats"
    view.setNeedsLayout()
  }

  private func choose(_ name: String) {
    guard isEditing else { return open(name) }
    boats.removeAll { $0.name.utf8.elementsEqual(name.utf8) }
    show()
  }

  private func open(_ name: String) {
    let boat = BoatViewController()
    boat.title = name
    navigationController?.pushViewController(boat, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 16, y: 8 + CGFloat(index) * 52, width: width - 32, height: 44)
    }
    scroller.contentSize = CGSize(width: width, height: CGFloat(rows.count) * 52 + 8)
  }
}

/// Compared by bytes, because Embedded Swift can't compare strings without the Unicode tables.
private func precedes(_ one: String, _ other: String) -> Bool {
  one.utf8.lexicographicallyPrecedes(other.utf8)
}

/// A boat and its crew. Both screens have the same class.
private final class BoatViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    navigationItem.prompt = navigationController?.viewControllers.count == 3 ? "A boat's crew" : nil
    navigationItem.largeTitleDisplayMode = navigationController?.viewControllers.count == 3 ? .never : .automatic
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Crew",
      primaryAction: UIAction { [me = Weak(self)] _ in
        guard let boat = me.wrappedValue else { return }
        let crew = BoatViewController()
        crew.title = "Crew of \(boat.title ?? "")"
        boat.navigationController?.pushViewController(crew, animated: true)
      })
  }
}

/// A flag with two colors.
private final class FlagViewController: UIViewController, UIColorPickerViewControllerDelegate {
  private let halves = [UIView(), UIView()]
  private let note = UILabel()
  private var chosen = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Flag"
    view.backgroundColor = .systemBackground
    for half in halves { view.addSubview(half) }
    halves[0].backgroundColor = .systemRed
    halves[1].backgroundColor = .white
    note.textAlignment = .center
    view.addSubview(note)
    let items = ["Upper", "Lower"].enumerated().map { index, name in
      UIBarButtonItem(
        title: name, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.choose(index) })
    }
    navigationItem.rightBarButtonItems = items
  }

  private func choose(_ index: Int) {
    guard presentedViewController == nil else { return }
    chosen = index
    let picker = UIColorPickerViewController()
    picker.title = index == 0 ? "Upper half" : "Lower half"
    picker.selectedColor = halves[index].backgroundColor ?? .white
    picker.delegate = self
    picker.modalPresentationStyle = .popover
    if let popover = picker.popoverPresentationController {
      popover.sourceItem = navigationItem.rightBarButtonItems?[index]
      popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
      popover.adaptiveSheetPresentationController.largestUndimmedDetentIdentifier = .medium
    }
    present(picker, animated: true)
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    halves[chosen].backgroundColor = color
    note.text = continuously ? "Choosing" : "Chosen"
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    note.text = "Closed"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 16
    for (index, half) in halves.enumerated() {
      half.frame = CGRect(x: 40, y: top + CGFloat(index) * 60, width: view.bounds.width - 80, height: 60)
    }
    note.frame = CGRect(x: 40, y: top + 132, width: view.bounds.width - 80, height: 24)
  }
}
