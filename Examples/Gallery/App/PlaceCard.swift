// SPDX-License-Identifier: Apache-2.0

import Quire

/// A picture with its name below.
final class PlaceCard: UIControl {
  let place: Place
  let picture: SceneryView
  private let name = UILabel()
  private let line = UILabel()

  /// The height of the text below the picture.
  static let footer: CGFloat = 48

  init(_ place: Place) {
    self.place = place
    picture = SceneryView(place)
    super.init(frame: .zero)
    picture.layer.cornerRadius = 16
    name.text = place.name
    name.font = .systemFont(ofSize: 16, weight: .semibold)
    line.text = place.line
    line.font = .systemFont(ofSize: 13)
    line.textColor = Palette.note
    accessibilityLabel = place.name
    addSubview(picture)
    for label in [name, line] {
      label.isAccessibilityElement = false
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - PlaceCard.footer
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    name.frame = CGRect(x: 2, y: height + 7, width: bounds.width - 4, height: 20)
    line.frame = CGRect(x: 2, y: height + 27, width: bounds.width - 4, height: 17)
  }
}
