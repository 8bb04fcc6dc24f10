// SPDX-License-Identifier: Apache-2.0

import UIKit

// Content configurations of an app's own types, as values of the protocol.

private struct TideConfiguration: UIContentConfiguration {
  var height = 0
  var isLow = false

  func makeContentView() -> UIView & UIContentView { TideView(self) }

  func updated(for state: UIConfigurationState) -> TideConfiguration {
    var copy = self
    copy.isLow = (state as? UICellConfigurationState)?.isDisabled ?? false
    return copy
  }
}

private final class TideView: UIView, UIContentView {
  var configuration: UIContentConfiguration {
    didSet { show() }
  }
  private let label = UILabel()
  private(set) var shown: [String] = []

  init(_ configuration: TideConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func show() {
    guard let tide = configuration as? TideConfiguration else {
      shown.append("other")
      return
    }
    label.text = "\(tide.height) m"
    shown.append(tide.isLow ? "low \(tide.height)" : "\(tide.height)")
  }

  func lower() {
    configuration = TideConfiguration(height: 1, isLow: true)
  }
}

private struct Wave: UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView { TideView(TideConfiguration(height: 9)) }
}

@MainActor func contentConfigurations() -> [String] {
  var lines: [String] = []
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  cell.contentConfiguration = TideConfiguration(height: 3)
  let view = cell.contentView.subviews.compactMap { $0 as? TideView }.first
  lines.append("\((cell.contentConfiguration as? TideConfiguration)?.height ?? 0)")
  lines.append(
    "\(cell.contentConfiguration is Wave) \(cell.contentConfiguration as? UIListContentConfiguration == nil)")
  // The view is kept for a configuration of the same type.
  cell.contentConfiguration = TideConfiguration(height: 4)
  lines.append("\(view === cell.contentView.subviews.compactMap { $0 as? TideView }.first)")
  view?.lower()
  lines.append(view?.shown.joined(separator: ", ") ?? "no view")
  // Another type has a view of its own, a list configuration too.
  cell.contentConfiguration = Wave()
  lines.append("\(view === cell.contentView.subviews.compactMap { $0 as? TideView }.first)")
  var list = UIListContentConfiguration.cell()
  list.text = "Tide"
  cell.contentConfiguration = list
  lines.append((cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "no list")
  let any: any UIContentConfiguration = TideConfiguration(height: 7)
  lines.append("\((any as? TideConfiguration)?.height ?? 0)")
  if let made = any.makeContentView() as? TideView { lines.append(made.shown.joined()) }
  cell.contentConfiguration = nil
  lines.append("\(cell.contentConfiguration == nil) \(cell.contentView.subviews.count)")
  return lines
}

// => 3
// => false true
// => true
// => 3, 4, low 1
// => false
// => Tide
// => 7
// => 7
// => true 0
