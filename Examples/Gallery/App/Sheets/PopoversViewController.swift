// SPDX-License-Identifier: Apache-2.0

import Quire

/// Popovers at the edges and in the middle. In a narrow window each becomes a sheet, or stays a popover.
final class PopoversViewController: UIViewController {
  private var anchors: [UIButton] = []
  private let arrows = UISegmentedControl(items: ["Any", "↑", "↓", "←", "→"])
  private let adapts = UISwitch()
  private let arrowsTitle = UILabel()
  private let adaptsTitle = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Popovers"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemGroupedBackground
    arrowsTitle.text = "Arrow"
    adaptsTitle.text = "A sheet where it is narrow"
    arrows.selectedSegmentIndex = 0
    arrows.accessibilityLabel = "Arrow"
    adapts.isOn = true
    adapts.accessibilityLabel = "A sheet where it is narrow"
    for label in [arrowsTitle, adaptsTitle] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.isAccessibilityElement = false
    }
    for part in [arrowsTitle, arrows, adaptsTitle, adapts] { view.addSubview(part) }
    for name in ["North", "West", "Middle", "East", "South"] {
      let button = UIButton(configuration: .tinted())
      button.configuration?.title = name
      button.addAction(
        UIAction { [me = Weak(self), button = Weak(button)] _ in
          if let button = button.wrappedValue { me.wrappedValue?.show(from: button) }
        }, for: .primaryActionTriggered)
      anchors.append(button)
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let area = view.bounds.inset(by: safe).insetBy(dx: 16, dy: 16)
    let width = min(area.width, 520)
    let left = area.midX - width / 2
    let words = adaptsTitle.sizeThatFits(CGSize(width: width - 75, height: 0)).height
    let name = arrowsTitle.sizeThatFits(CGSize(width: 120, height: 0))
    arrowsTitle.frame = CGRect(x: left, y: area.minY, width: name.width, height: max(36, name.height))
    arrows.frame = CGRect(x: left + name.width + 16, y: area.minY, width: width - name.width - 16, height: 36)
    adaptsTitle.frame = CGRect(x: left, y: area.minY + 48, width: width - 75, height: max(31, words))
    adapts.frame = CGRect(x: left + width - 51, y: area.minY + 48, width: 51, height: 31)
    let top = adaptsTitle.frame.maxY + 16
    let sizes = anchors.map { $0.sizeThatFits(.zero) }
    let rest = CGRect(x: area.minX, y: top, width: area.width, height: max(160, area.maxY - top))
    let centers = [
      CGPoint(x: rest.midX, y: rest.minY + 24), CGPoint(x: rest.minX + sizes[1].width / 2, y: rest.midY),
      CGPoint(x: rest.midX, y: rest.midY), CGPoint(x: rest.maxX - sizes[3].width / 2, y: rest.midY),
      CGPoint(x: rest.midX, y: rest.maxY - 24),
    ]
    for (index, button) in anchors.enumerated() {
      button.bounds.size = CGSize(width: sizes[index].width, height: 44)
      button.center = centers[index]
    }
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for part in [arrowsTitle, arrows, adaptsTitle, adapts] {
      part.frame.origin.x = view.bounds.width - part.frame.maxX
    }
  }

  private func show(from button: UIButton) {
    let note = PopoverNote()
    note.modalPresentationStyle = .popover
    note.preferredContentSize = CGSize(width: 250, height: 150)
    if let popover = note.popoverPresentationController {
      popover.sourceItem = button
      let directions: [UIPopoverArrowDirection] = [.any, .up, .down, .left, .right]
      popover.permittedArrowDirections = directions[arrows.selectedSegmentIndex]
      popover.backgroundColor = .systemBackground
      popover.delegate = self
      popover.adaptiveSheetPresentationController.detents = [.custom { _ in 220 }, .large()]
      popover.adaptiveSheetPresentationController.prefersGrabberVisible = true
      popover.adaptiveSheetPresentationController.prefersEdgeAttachedInCompactHeight = true
    }
    present(note, animated: true)
  }
}

extension PopoversViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adapts.isOn && traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }
}

/// The content of each popover.
private final class PopoverNote: UIViewController {
  private let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    words.text = "Turn the device or resize the window: a popover becomes a sheet and returns, while it is open."
    words.font = .preferredFont(forTextStyle: .body)
    words.adjustsFontForContentSizeCategory = true
    words.numberOfLines = 0
    view.addSubview(words)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let box = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    let height = words.sizeThatFits(CGSize(width: box.width, height: 0)).height
    words.frame = CGRect(x: box.minX, y: box.minY + 4, width: box.width, height: height)
  }
}
