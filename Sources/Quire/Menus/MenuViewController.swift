// SPDX-License-Identifier: Apache-2.0

/// An open menu: a popover without an arrow, with one row per element. It remains a popover in compact width.
final class MenuViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  private static let narrowest: CGFloat = 200
  private static let widest: CGFloat = 320
  private static let gap: CGFloat = 8

  private var menu: UIMenu
  /// The menus through which this one was opened, from the outermost to the innermost.
  private var outer: [UIMenu] = []
  @Weak private var sender: UIControl?
  /// The preview above the rows of a context menu, and the button over it.
  private var preview: (controller: UIViewController, button: UIButton)?
  /// A closure that is called with `true` when the menu is about to close, and with `false` when it has closed.
  var whenClosed: ((_ willClose: Bool) -> Void)?
  private var rows: [(row: MenuRow, beginsGroup: Bool)] = []
  private let heading = UILabel()
  private let scroller = UIScrollView()
  private var lines: [UIView] = []

  init(_ menu: UIMenu, from sender: UIControl?) {
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
    self.sender = sender
    modalPresentationStyle = .popover
    if let sender { popoverPresentationController?.sourceItem = sender }
    popoverPresentationController?.delegate = self
    popoverPresentationController?.popoverBackgroundViewClass = MenuBackground.self
  }

  required init?(coder: NSCoder) { nil }

  /// Opens a menu at a control, above all other content of its window.
  static func open(_ menu: UIMenu, from sender: UIControl) {
    guard var presenter = sender.window?.rootViewController else { return }
    while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
    presenter.present(MenuViewController(menu, from: sender), animated: true)
  }

  /// Shows a view controller above the rows. Pressing it runs the action.
  func show(_ controller: UIViewController, action: @escaping () -> Void) {
    let button = UIButton(type: .custom)
    button.accessibilityLabel = controller.title
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    preview = (controller, button)
    addChild(controller)
  }

  /// Replaces the menu.
  func update(_ change: (UIMenu) -> UIMenu) {
    menu = change(menu)
    fill()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    whenClosed?(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    whenClosed?(false)
    whenClosed = nil
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MenuBackground.color
    heading.font = .preferredFont(forTextStyle: .footnote)
    heading.adjustsFontForContentSizeCategory = true
    heading.textColor = .secondaryLabel
    view.addSubview(scroller)
    scroller.addSubview(heading)
    if let preview {
      scroller.addSubview(preview.controller.view)
      scroller.addSubview(preview.button)
      preview.controller.didMove(toParent: self)
    }
    fill()
  }

  // MARK: Elements

  private func fill() {
    for (row, _) in rows { row.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    rows = []
    lines = []
    heading.text = menu.title
    if let last = outer.last { add(backTo: last) }
    add(menu, hasMarks: menu.hasMarks)
    for (index, entry) in rows.enumerated() {
      scroller.addSubview(entry.row)
      guard index > 0 else { continue }
      let line = UIView()
      line.backgroundColor = entry.beginsGroup ? .secondarySystemFill : .separator
      line.isUserInteractionEnabled = false
      scroller.addSubview(line)
      lines.append(line)
    }
    let wanted = rows.map { $0.row.wantedWidth }.max() ?? 0
    let preferred = preview?.controller.preferredContentSize.width ?? 0
    let width = min(max(wanted, preferred, MenuViewController.narrowest), MenuViewController.widest)
    preferredContentSize = CGSize(width: width, height: max(height(width: width), 1))
    view.setNeedsLayout()
  }

  private func add(backTo menu: UIMenu) {
    let row = MenuRow(
      title: self.menu.title, image: UIImage(system: "chevron.left"), mark: .off, hasMarks: false,
      isDestructive: false, isEnabled: true
    ) { [me = Weak(self)] in
      guard let controller = me.wrappedValue else { return }
      controller.menu = menu
      controller.outer.removeLast()
      controller.fill()
    }
    heading.text = nil
    rows.append((row, false))
  }

  private func add(_ menu: UIMenu, hasMarks: Bool) {
    var beginsGroup = !rows.isEmpty && !outer.isEmpty
    for child in menu.children {
      if let inner = child as? UIMenu {
        guard !inner.options.contains(.displayInline) else {
          let first = rows.count
          add(inner, hasMarks: hasMarks)
          if first > 0, first < rows.count { rows[first].beginsGroup = true }
          beginsGroup = rows.count > first
          continue
        }
        rows.append((row(opening: inner, hasMarks: hasMarks), beginsGroup))
      } else if let action = child as? UIAction ?? child.command?(sender), !action.attributes.contains(.hidden) {
        rows.append((row(for: action, in: menu, hasMarks: hasMarks), beginsGroup))
      } else {
        continue
      }
      beginsGroup = false
    }
  }

  private func row(opening inner: UIMenu, hasMarks: Bool) -> MenuRow {
    MenuRow(
      title: inner.title, subtitle: inner.subtitle, image: inner.image ?? UIImage(system: "chevron.right"), mark: .off,
      hasMarks: hasMarks,
      isDestructive: inner.options.contains(.destructive), isEnabled: true
    ) { [me = Weak(self)] in
      guard let controller = me.wrappedValue else { return }
      controller.outer.append(controller.menu)
      controller.menu = inner
      controller.fill()
    }
  }

  private func row(for action: UIAction, in menu: UIMenu, hasMarks: Bool) -> MenuRow {
    MenuRow(
      title: action.title, subtitle: action.subtitle,
      name: action.title.utf8.isEmpty ? action.discoverabilityTitle : nil, image: action.image, mark: action.state,
      hasMarks: hasMarks,
      isDestructive: action.attributes.contains(.destructive), isEnabled: !action.attributes.contains(.disabled)
    ) { [me = Weak(self)] in
      guard let controller = me.wrappedValue else { return }
      menu.choose(action)
      controller.sender?.chose?(action)
      // The action runs after the dismissal, so that it can itself present a controller.
      controller.dismiss(animated: true) { action.perform(from: controller.sender) }
    }
  }

  // MARK: Layout

  private var headingHeight: CGFloat {
    (heading.text ?? "").utf8.isEmpty ? 0 : max(32, heading.sizeThatFits(.zero).height + 12)
  }

  /// Returns the height of the preview for a width. It keeps the aspect ratio of the controller's preferred size;
  /// without one, the height is three quarters of the width.
  private func previewHeight(width: CGFloat) -> CGFloat {
    guard let size = preview?.controller.preferredContentSize else { return 0 }
    return size.width > 0 && size.height > 0 ? width * size.height / size.width : width * 3 / 4
  }

  private func height(width: CGFloat) -> CGFloat {
    var height = headingHeight + previewHeight(width: width)
    for (row, beginsGroup) in rows {
      height += row.height(width: width) + (beginsGroup && row !== rows.first?.row ? MenuViewController.gap : 0)
    }
    return height
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let pixel = 1 / max(1, traitCollection.displayScale)
    scroller.frame = view.bounds
    scroller.contentSize = CGSize(width: width, height: height(width: width))
    var y = previewHeight(width: width)
    preview?.controller.view.frame = CGRect(x: 0, y: 0, width: width, height: y)
    preview?.button.frame = CGRect(x: 0, y: 0, width: width, height: y)
    heading.frame = CGRect(x: 16, y: y, width: max(0, width - 32), height: headingHeight)
    y += headingHeight
    for (index, entry) in rows.enumerated() {
      if index > 0 {
        let thickness = entry.beginsGroup ? MenuViewController.gap : pixel
        lines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: thickness)
        if entry.beginsGroup { y += thickness }
      }
      entry.row.frame = CGRect(x: 0, y: y, width: width, height: entry.row.height(width: width))
      y = entry.row.frame.maxY
    }
  }
}

extension UIMenu {
  /// Whether any visible element of the menu has a mark.
  fileprivate var hasMarks: Bool {
    children.contains { child in
      if let action = child as? UIAction ?? child.command?(nil) {
        return action.state != .off || options.contains(.singleSelection)
      }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.hasMarks }
      return false
    }
  }
}
