// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A postcard whose font picker is a popover where there is room and a sheet where there isn't.
@MainActor
final class PostcardEditorProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let editor = EditorViewController()

  init() {
    rootViewController = UINavigationController(rootViewController: editor)
    editor.record = { [weak self] line in self?.log.append(line) }
  }

  /// The press of "Fonts" in the bar.
  func showFonts() {
    editor.showFonts()
  }

  /// The press of "Hint".
  func showHint() {
    editor.showHint()
  }

  /// The press of a font in the picker.
  func pickFont() {
    editor.pickFont()
  }

  /// Whether the stamp stays usable while the next font picker is up as a popover.
  func setStampPassesThrough(_ passes: Bool) {
    editor.stampPassesThrough = passes
  }

  func reportState() {
    editor.reportState()
  }

  func reportAdaptation() {
    editor.reportAdaptation()
  }
}
