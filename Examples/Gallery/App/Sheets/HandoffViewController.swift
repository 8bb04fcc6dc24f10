// SPDX-License-Identifier: Apache-2.0

import Quire

/// A long list in a sheet, with the conditions under which one finger moves first the sheet and then the list.
final class HandoffViewController: FormViewController {
  typealias Handoff = UISheetPresentationController.Handoff

  override func viewDidLoad() {
    super.viewDidLoad()
    sheetPresentationController?.handoffWhenExpanding = .within
    sheetPresentationController?.handoffWhenCollapsing = .within
    addHeading("One finger")
    addNote(
      "Pull the list up: first the sheet grows, then the list scrolls. Pull down again without lifting the finger.")
    let choices: [Handoff] = [.none, .initial, .within]
    let titles = ["Never", "At first", "Always"]
    addChoice("Dragging up", detail: "handoffWhenExpanding", titles, selected: 2) { [me = Weak(self)] in
      me.wrappedValue?.sheetPresentationController?.handoffWhenExpanding = choices[$0]
    }
    addChoice("Dragging down", detail: "handoffWhenCollapsing", titles, selected: 2) { [me = Weak(self)] in
      me.wrappedValue?.sheetPresentationController?.handoffWhenCollapsing = choices[$0]
    }
    addGroup("Soundings")
    for index in 1...40 {
      let depth = UILabel()
      depth.text = "\(4 + index * 7 % 36) m"
      depth.textColor = Palette.note
      add(FormRow("Sounding \(index)", "", depth, isBeside: true))
    }
  }
}
