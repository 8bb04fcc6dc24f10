// SPDX-License-Identifier: Apache-2.0

import Quire

/// A sheet that presents another one like itself.
final class StackViewController: FormViewController {
  private let level: Int

  init(level: Int) {
    self.level = level
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addHeading("Sheet \(level)")
    addNote(
      level == 1
        ? "The page and the sheets below are pushed back, with their corners in step."
        : "Pull this one down, or close all of them from the first.")
    addButton("One more sheet") { [me = Weak(self)] in me.wrappedValue?.presentAnother() }
    addButton("Close this one") { [me = Weak(self)] in
      me.wrappedValue?.presentingViewController?.dismiss(animated: true)
    }
    if level > 1 {
      addButton("Close all", isDestructive: true) { [me = Weak(self)] in
        me.wrappedValue?.view.window?.rootViewController?.dismiss(animated: true)
      }
    }
  }

  private func presentAnother() {
    let another = StackViewController(level: level + 1)
    another.sheetPresentationController?.dress(startsLarge: level % 2 == 1)
    present(another, animated: true)
  }
}
