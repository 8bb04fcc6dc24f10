// SPDX-License-Identifier: Apache-2.0

import Quire

/// A harbor on the chart, in the chart's points.
struct Harbor {
  let name: String
  let depth: Int
  let place: CGPoint

  static let all = [
    Harbor(name: "Aran", depth: 6, place: CGPoint(x: 620, y: 560)),
    Harbor(name: "Brest", depth: 12, place: CGPoint(x: 880, y: 420)),
    Harbor(name: "Cork", depth: 9, place: CGPoint(x: 470, y: 800)),
    Harbor(name: "Dover", depth: 14, place: CGPoint(x: 1010, y: 730)),
    Harbor(name: "Esbjerg", depth: 11, place: CGPoint(x: 690, y: 1010)),
    Harbor(name: "Faro", depth: 4, place: CGPoint(x: 330, y: 430)),
    Harbor(name: "Genoa", depth: 17, place: CGPoint(x: 920, y: 1080)),
    Harbor(name: "Hull", depth: 8, place: CGPoint(x: 560, y: 260)),
  ]
}

/// The harbors of a chart, each with a button that shows it there.
final class HarborsViewController: FormViewController {
  var onPick: ((Harbor) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 380, height: 500)
    addHeading("Harbors")
    for harbor in Harbor.all {
      let button = UIButton(
        configuration: .gray(),
        primaryAction: UIAction(title: "Show") { [me = Weak(self)] _ in
          me.wrappedValue?.onPick?(harbor)
        })
      add(FormRow(harbor.name, "\(harbor.depth) m", button, isBeside: true))
      button.accessibilityLabel = "Show \(harbor.name)"
    }
  }
}
