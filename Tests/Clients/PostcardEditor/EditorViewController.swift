// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Presents its pickers as popovers and configures the sheets that they become in compact width.
final class EditorViewController: UIViewController, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  var record: (String) -> Void = { _ in }
  var stampPassesThrough = false

  private weak var fonts: UIViewController?
  private weak var adaptiveSheet: UISheetPresentationController?
  private weak var stampButton: UIButton?
  private var stamps = 0
  private var didAdapt = false
  private var lastAnswer: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let action = UIAction(title: "Fonts") { [weak self] _ in self?.showFonts() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Fonts", image: nil, primaryAction: action, menu: nil)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Stamp") { [weak self] _ in self?.stamp() })
    button.frame = CGRect(x: 20, y: 140, width: 120, height: 44)
    view.addSubview(button)
    stampButton = button
  }

  private func stamp() {
    stamps += 1
    record("stamp \(stamps)")
  }

  func showFonts() {
    if presentedViewController != nil {
      dismiss(animated: true) { [weak self] in
        guard let self else { return }
        record("swapped, presented \(presentedViewController != nil)")
        showFonts()
      }
      return
    }
    let fonts = UIViewController()
    fonts.view.backgroundColor = .systemBackground
    fonts.preferredContentSize = CGSize(width: 320, height: 400)
    fonts.modalPresentationStyle = .popover
    guard let popover = fonts.popoverPresentationController else { return }
    popover.sourceItem = navigationItem.rightBarButtonItem
    popover.passthroughViews = stampPassesThrough ? stampButton.map { [$0] } : nil
    popover.delegate = self
    let sheet = popover.adaptiveSheetPresentationController
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.delegate = self
    record("sheet of a popover \(fonts.sheetPresentationController != nil)")
    self.fonts = fonts
    adaptiveSheet = sheet
    didAdapt = false
    lastAnswer = nil
    present(fonts, animated: true)
  }

  func showHint() {
    let hint = HintViewController()
    hint.record = record
    hint.modalPresentationStyle = .popover
    hint.preferredContentSize = CGSize(width: 200, height: 100)
    if let popover = hint.popoverPresentationController, let stampButton {
      popover.delegate = hint
      popover.sourceView = stampButton
      popover.sourceRect = stampButton.bounds
      popover.permittedArrowDirections = .up
    }
    present(hint, animated: true) { hint.reportShape() }
  }

  /// Fetches the sheet again, as a picker's callback must: it is the same object as when it was configured.
  func pickFont() {
    guard let sheet = fonts?.popoverPresentationController?.adaptiveSheetPresentationController else { return }
    record("same adaptive sheet \(sheet === adaptiveSheet)")
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    record("selected \(sheet.selectedDetentIdentifier == .medium ? "medium" : "other")")
  }

  func reportState() {
    guard let fonts, presentedViewController === fonts else {
      record("no fonts, presented \(presentedViewController != nil)")
      return
    }
    let active = fonts.activePresentationController
    let isPopover = active === fonts.popoverPresentationController
    record("popover \(isPopover), adaptive sheet \(active === adaptiveSheet)")
    if isPopover { record("content \(contentSizeText(of: fonts))") }
  }

  func reportAdaptation() {
    record("adapted \(didAdapt)")
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    didAdapt = style != .none
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    record("didChange \(sheet.selectedDetentIdentifier == .large ? "large" : "other")")
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    lastAnswer = true
    return true
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss, asked \(lastAnswer != nil)")
    lastAnswer = nil
  }
}

/// A small bubble that stays a popover on a phone too.
final class HintViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  func reportShape() {
    let popover = activePresentationController as? UIPopoverPresentationController
    record("hint popover \(popover != nil), arrow up \(popover?.arrowDirection == .up)")
    record("hint content \(contentSizeText(of: self))")
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("hint didDismiss")
  }
}

/// The size inside the safe area, because a popover's view may reach under its arrow.
@MainActor
private func contentSizeText(of controller: UIViewController) -> String {
  let size = controller.view.bounds.size
  let insets = controller.view.safeAreaInsets
  return "\(Int(size.width - insets.left - insets.right))x\(Int(size.height - insets.top - insets.bottom))"
}
