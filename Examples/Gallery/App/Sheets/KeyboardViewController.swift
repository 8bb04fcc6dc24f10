// SPDX-License-Identifier: Apache-2.0

import Quire

/// A field in a sheet, with the three reactions of the sheet to its keyboard.
final class KeyboardViewController: FormViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addHeading("Keyboard")
    addField("A name for the boat")
    let titles = ["Expands", "Rides", "Stays"]
    addChoice("The sheet", detail: "keyboardBehavior", titles, selected: 0) { [me = Weak(self)] in
      let sheet = me.wrappedValue?.sheetPresentationController
      sheet?.keyboardBehavior = UISheetPresentationController.KeyboardBehavior(rawValue: $0) ?? .expand
    }
    addNote(
      "Expands: it grows to its largest detent and returns, as UIKit’s does. Rides: it moves up by the keyboard’s "
        + "height. Stays: the keyboard covers it. A device with a hardware keyboard shows no difference.")
  }
}
