// SPDX-License-Identifier: Apache-2.0

/// The behavior of labels at the host, which shows their text.
final class LabelBehavior: HostBehavior {
  static let shared = LabelBehavior(.label, plain: ObjectIdentifier(UILabel.self))

  override func report(
    _ view: UIView, by display: ViewDisplay, in traits: UITraitCollection, to changes: inout [ViewChange]
  ) {
    guard let text = (view as? UILabel)?.shownText(in: traits) else { return }
    display.report(text, of: view, to: &changes)
  }

  override func baselines(of view: UIView) -> Baselines { Baselines(of: (view as? UILabel)?.font) }
}
