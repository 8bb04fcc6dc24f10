// SPDX-License-Identifier: Apache-2.0

import Quire

/// Two tabs: boats under a large title, with a toolbar, and a flag whose colours come from the colour picker.
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

/// A list of boats; each is pushed.
private final class BoatsViewController: UIViewController {
  private let scroller = UIScrollView()
  private var rows: [UIButton] = []
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Boats"
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    for name in [
      "Curlew", "Dunlin", "Eider", "Fulmar", "Gannet", "Knot", "Petrel", "Plover", "Sanderling", "Shearwater",
      "Skua", "Smew", "Teal", "Tern", "Turnstone", "Whimbrel", "Wigeon", "Avocet", "Brent", "Dotterel",
    ] {
      let row = UIButton(
        configuration: .gray(),
        primaryAction: UIAction(title: name) { [me = Weak(self)] _ in me.wrappedValue?.open(name) })
      rows.append(row)
      scroller.addSubview(row)
    }
    let sorting = UIMenu(
      title: "Sort by", options: .singleSelection,
      children: [
        UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Length") { _ in },
      ])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.add() }),
      UIBarButtonItem(title: "Sort", menu: sorting),
    ]
    toolbarItems = [
      UIBarButtonItem(systemItem: .edit), .flexibleSpace(), UIBarButtonItem(customView: status()), .flexibleSpace(),
      UIBarButtonItem(systemItem: .done),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: false)
  }

  private func status() -> UILabel {
    let label = UILabel()
    label.text = "\(rows.count) boats"
    label.font = .systemFont(ofSize: 13)
    label.sizeToFit()
    return label
  }

  private func add() {
    count += 1
    navigationController?.tabBarItem.badgeValue = "\(count)"
  }

  private func open(_ name: String) {
    let boat = BoatViewController()
    boat.title = name
    navigationController?.pushViewController(boat, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 16, y: 8 + CGFloat(index) * 52, width: view.bounds.width - 32, height: 44)
    }
    scroller.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * 52 + 8)
  }
}

/// One boat, and its crew, of the same class.
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

/// A flag of two colours.
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
