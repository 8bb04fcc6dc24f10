// SPDX-License-Identifier: Apache-2.0

import Quire
import SheetInteraction

/// The sheet's content. Shows the reported progress as numbers, as a color, and as a title that fades.
final class NumbersViewController: UIViewController, SheetInteractionDelegate {
  private var interaction: SheetInteraction?
  private let targetView = UIView()
  private let titleLabel = UILabel()
  private var rows: [(name: UILabel, value: UILabel)] = []

  private let rowHeight: CGFloat = 30
  private let margin: CGFloat = 20
  private let nameWidth: CGFloat = 90

  /// Observes the sheet that will present this controller.
  func watch(_ sheet: UISheetPresentationController) {
    interaction = SheetInteraction(sheet: sheet, sheetView: view)
    interaction?.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    targetView.layer.cornerRadius = 8
    targetView.isAccessibilityElement = true
    view.addSubview(targetView)

    titleLabel.text = "All the way up"
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    titleLabel.textAlignment = .center
    titleLabel.alpha = 0
    view.addSubview(titleLabel)

    for name in ["Total", "Segment", "Offset", "Target"] { addRow(named: name) }
  }

  private func addRow(named name: String) {
    let nameLabel = UILabel()
    nameLabel.text = name
    nameLabel.textColor = .secondaryLabel
    let valueLabel = UILabel()
    valueLabel.textAlignment = .right
    view.addSubview(nameLabel)
    view.addSubview(valueLabel)
    rows.append((nameLabel, valueLabel))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = max(0, view.bounds.width - 2 * margin)
    targetView.frame = CGRect(x: margin, y: 28, width: width, height: 16)
    for (index, row) in rows.enumerated() {
      let y = 56 + CGFloat(index) * rowHeight
      row.name.frame = CGRect(x: margin, y: y, width: nameWidth, height: rowHeight)
      row.value.frame = CGRect(
        x: margin + nameWidth, y: y, width: max(0, width - nameWidth), height: rowHeight)
    }
    titleLabel.frame = CGRect(x: margin, y: 56 + CGFloat(rows.count) * rowHeight + 40, width: width, height: 40)
  }

  private func show(_ change: SheetInteraction.Change) {
    rows[0].value.text = percent(change.percentageTotal)
    rows[1].value.text =
      name(of: change.lowerDetentIdentifier) + " to " + name(of: change.upperDetentIdentifier) + ", "
      + percent(change.percentageBetween)
    rows[2].value.text = "\(whole(change.offset)) pt"
    let target = change.targetDetentIdentifier
    rows[3].value.text = target.map { name(of: $0) } ?? "away"
    targetView.backgroundColor = color(of: target)
    targetView.accessibilityLabel = rows[3].value.text
  }

  private func name(of detent: DetentIdentifier) -> String {
    if detent == .peek { return "peek" }
    if detent == .medium { return "medium" }
    return detent == .large ? "large" : detent.rawValue
  }

  private func color(of target: DetentIdentifier?) -> UIColor {
    guard let target else { return .systemRed }
    if target == .peek { return .systemTeal }
    return target == .medium ? .systemBlue : .systemIndigo
  }

  private func percent(_ part: CGFloat) -> String { "\(whole(part * 100)) %" }

  private func whole(_ value: CGFloat) -> Int {
    Int(value < 0 ? value - 0.5 : value + 0.5)
  }

  // MARK: The sheet

  func sheetInteraction() -> SheetInteraction? { interaction }

  func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports { .all }

  func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {}

  func sheetInteractionChanged(sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change) {
    show(interactionChange)
    sheetInteraction.animating(.large, interactionChange: interactionChange) { titleLabel.alpha = $0 }
  }

  func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat
  ) {}

  func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier
  ) {}

  func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool { true }
}
