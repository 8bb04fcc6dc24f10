// SPDX-License-Identifier: Apache-2.0

import UIKit

extension PostcardViewController {
  /// Presents the panel of a button in the bar. If another panel is presented, it is dismissed first. The button of the
  /// presented panel only dismisses it.
  func toggle(_ panel: Panel, from item: UIBarButtonItem) {
    guard let presented = presentedViewController else { return show(panel, from: item) }
    guard !presented.isBeingDismissed else { return }
    let isSame = self.panel == panel
    dismiss(animated: true) { [me = Weak(self), item = Weak(item)] in
      if !isSame, let item = item.wrappedValue { me.wrappedValue?.show(panel, from: item) }
    }
  }

  /// Presents the panel as a sheet at a detent.
  func show(
    _ panel: Panel, from item: UIBarButtonItem, at detent: SheetSettings.Detent = .medium, animated: Bool = true
  ) {
    let controller = makeController(of: panel)
    controller.view.tintColor = Palette.accent
    controller.modalPresentationStyle = .popover
    guard let popover = controller.popoverPresentationController else { return }
    popover.barButtonItem = item
    popover.delegate = self
    if panel == .fonts { popover.passthroughViews = [cardView] }
    let sheet = popover.adaptiveSheetPresentationController
    sheet.delegate = self
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = detent
    self.panel = panel
    apply(settings, to: sheet)
    if panel == .fonts { putKeyboardAway() } else { cardView.textView.resignFirstResponder() }
    present(controller, animated: animated)
    keep()
  }

  private func makeController(of panel: Panel) -> UIViewController {
    switch panel {
    case .settings:
      let controller = SettingsViewController(settings: settings)
      controller.onChange = { [me = Weak(self)] settings in me.wrappedValue?.change(to: settings) }
      return UINavigationController(rootViewController: controller)
    case .fonts:
      let picker = UIFontPickerViewController()
      picker.title = "Fonts"
      picker.delegate = self
      picker.selectedFontDescriptor = font?.fontDescriptor
      return picker
    case .photos:
      let picker = PhotoPickerViewController()
      picker.delegate = self
      picker.selectedPlace = photo.place
      return UINavigationController(rootViewController: picker)
    }
  }

  /// The presented sheet, or the sheet that the popover becomes in a narrow window.
  var presentedSheet: UISheetPresentationController? {
    presentedViewController?.popoverPresentationController?.adaptiveSheetPresentationController
  }

  private func change(to settings: SheetSettings) {
    self.settings = settings
    guard let sheet = presentedSheet else { return }
    sheet.animateChanges { apply(settings, to: sheet) }
    keep()
  }

  private func apply(_ settings: SheetSettings, to sheet: UISheetPresentationController) {
    settings.apply(to: sheet, undimmedUpTo: panel == .photos ? .medium : settings.largestUndimmed, in: view.window)
  }

  /// Moves the presented panel to the medium detent, to make room for the changed card, and stores the card.
  func makeRoom() {
    view.layoutIfNeeded()
    if let sheet = presentedSheet { sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } }
    keep()
  }
}

extension PostcardViewController: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    panelEnds()
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    keep()
  }
}

extension PostcardViewController: PhotoPickerViewControllerDelegate {
  func photoPicker(_ picker: PhotoPickerViewController, didPick photo: Photo) {
    show(photo)
    keepPhoto()
    makeRoom()
  }

  func photoPicker(_ picker: PhotoPickerViewController, didRefuse message: String) {
    tell("This Photo Can’t Be Used", message)
  }
}
