// SPDX-License-Identifier: Apache-2.0

import Quire
import SheetInteraction

/// Shows a picture that blurs and grows as the sheet in front of it goes up.
final class PictureViewController: UIViewController, SheetInteractionDelegate {
  private let imageView = UIImageView(image: UIImage(named: "valley"))
  private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
  private let button = UIButton(configuration: .filled())

  /// The growth of the picture's scale when the sheet is at its largest detent.
  private let growth: CGFloat = 0.12

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = "A valley at dusk"
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.frame = view.bounds
    view.addSubview(imageView)

    blurView.alpha = 0
    blurView.isUserInteractionEnabled = false
    blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    blurView.frame = view.bounds
    view.addSubview(blurView)

    button.configuration?.title = "Show the sheet"
    button.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.showSheet() }, for: .touchUpInside)
    view.addSubview(button)
    joinSheetStack()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = button.sizeThatFits(view.bounds.size)
    let width = size.width + 40
    button.frame = CGRect(
      x: view.bounds.midX - width / 2, y: view.safeAreaInsets.top + 24, width: width, height: 50)
  }

  private func showSheet() {
    guard presentedViewController == nil else { return }
    let controller = NumbersViewController()
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [.custom(identifier: .peek) { _ in 190 }, .medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .large
      sheet.prefersGrabberVisible = true
      sheet.prefersEdgeAttachedInCompactHeight = true
      controller.watch(sheet)
    }
    present(controller, animated: true)
  }

  // MARK: The sheet in front

  func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports { .all }

  func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {}

  func sheetInteractionChanged(sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change) {
    let part = min(max(interactionChange.percentageTotal, 0), 1)
    blurView.alpha = part
    imageView.transform = CGAffineTransform(scaleX: 1 + growth * part, y: 1 + growth * part)
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

extension DetentIdentifier {
  static let peek = DetentIdentifier("peek")
}
