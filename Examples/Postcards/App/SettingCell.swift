// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A setting's name and its control.
final class SettingCell: UITableViewCell {
  private let nameLabel = UILabel()

  /// A small control at the end of the name's line.
  convenience init(_ name: String, beside control: UIControl) {
    self.init(name, control)
    control.setContentHuggingPriority(.required, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Palette.unit),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Palette.unit),
      control.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 2 * Palette.unit),
      control.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      control.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  /// A wide control below the name.
  convenience init(_ name: String, above control: UIControl) {
    self.init(name, control)
    control.setContentHuggingPriority(.defaultLow, for: .horizontal)
    control.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 1.5 * Palette.unit),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      control.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: Palette.unit),
      control.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      control.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      control.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -1.5 * Palette.unit),
      control.heightAnchor.constraint(equalToConstant: Palette.touchSize),
    ])
  }

  private init(_ name: String, _ control: UIControl) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    control.accessibilityLabel = name
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    nameLabel.isAccessibilityElement = false
    for view in [nameLabel, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      nameLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: Palette.touchSize - 2 * Palette.unit),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
