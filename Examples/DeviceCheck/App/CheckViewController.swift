// SPDX-License-Identifier: Apache-2.0

import Quire

/// The screen behind the sheets: a color that no sheet has, and a button for each kind.
final class CheckViewController: UIViewController {
  private struct Kind {
    let name: String
    let configure: @MainActor (UISheetPresentationController) -> Void
  }

  private let kinds = [
    Kind(name: "Dimmed sheet") { $0.detents = [.medium(), .large()] },
    Kind(name: "Undimmed sheet") { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .large
    },
    Kind(name: "Sheet that rides on the keyboard") { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.keyboardBehavior = .ride
    },
  ]
  private var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    for kind in kinds {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = kind.name
      button.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.show(kind) }, for: .primaryActionTriggered)
      view.addSubview(button)
      buttons.append(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: area.minX + 20, y: area.minY + 70 + 56 * CGFloat(index), width: min(area.width - 40, 340), height: 44)
    }
  }

  private func show(_ kind: Kind) {
    let content = CheckSheetViewController(title: kind.name)
    if let sheet = content.sheetPresentationController {
      sheet.prefersGrabberVisible = true
      kind.configure(sheet)
    }
    present(content, animated: true)
  }
}
