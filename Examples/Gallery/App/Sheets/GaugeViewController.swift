// SPDX-License-Identifier: Apache-2.0

import Quire
import SheetInteraction

/// A bar and numbers that show the progress of the sheet that contains them.
final class GaugeViewController: UIViewController, SheetInteractionDelegate {
  /// Called with the fraction of the way from the smallest detent to the largest.
  var onProgress: ((CGFloat) -> Void)?
  private var interaction: SheetInteraction?
  private let heading = UILabel()
  private let numbers = UILabel()
  private let track = UIView()
  private let bar = UIView()
  private var part: CGFloat = 0

  /// Observes the sheet that will present this controller.
  func watch(_ sheet: UISheetPresentationController) {
    interaction = SheetInteraction(sheet: sheet, sheetView: view)
    interaction?.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Drag this sheet"
    heading.font = .systemFont(ofSize: 22, weight: .bold)
    heading.accessibilityTraits = .header
    numbers.text = "0 %"
    numbers.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    numbers.textColor = Palette.note
    numbers.numberOfLines = 0
    track.backgroundColor = .systemFill
    track.layer.cornerRadius = 5
    track.clipsToBounds = true
    bar.backgroundColor = .systemBlue
    track.addSubview(bar)
    for part in [heading, track, numbers] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 40, 560)
    let left = safe.left + (view.bounds.width - safe.left - safe.right - width) / 2
    heading.frame = CGRect(x: left, y: 30, width: width, height: 30)
    track.frame = CGRect(x: left, y: 76, width: width, height: 10)
    bar.frame = CGRect(x: 0, y: 0, width: width * min(max(part, 0), 1), height: 10)
    numbers.frame = CGRect(x: left, y: 100, width: width, height: 48)
  }

  private func show(_ change: SheetInteraction.Change) {
    part = change.percentageTotal
    bar.frame.size.width = track.bounds.width * min(max(part, 0), 1)
    bar.backgroundColor = change.targetDetentIdentifier == nil ? .systemRed : .systemBlue
    let target = change.targetDetentIdentifier.map { name(of: $0) } ?? "away"
    numbers.text =
      "\(Int((part * 100).rounded())) %, \(name(of: change.lowerDetentIdentifier)) to "
      + "\(name(of: change.upperDetentIdentifier))\nReleased now, it goes to: \(target)"
    onProgress?(part)
  }

  private func name(of detent: DetentIdentifier) -> String {
    if detent == .medium { return "medium" }
    return detent == .large ? "large" : detent.rawValue
  }

  // MARK: The sheet

  func sheetInteraction() -> SheetInteraction? { interaction }

  func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports { .all }

  func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {}

  func sheetInteractionChanged(sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change) {
    show(interactionChange)
  }

  func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat
  ) {}

  func sheetInteractionDidEnd(sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier) {}

  func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool { true }
}
