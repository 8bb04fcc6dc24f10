// SPDX-License-Identifier: Apache-2.0

import Quire

/// A place, painted with circles.
final class SceneryView: UIView {
  private let place: Place
  private let glow = UIView()
  private let sun = UIView()
  private let hills: [UIView]

  init(_ place: Place) {
    self.place = place
    hills = place.hills.map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = place.sky
    clipsToBounds = true
    isUserInteractionEnabled = false
    glow.backgroundColor = place.sun
    glow.alpha = 0.35
    sun.backgroundColor = place.sun
    addSubview(glow)
    addSubview(sun)
    for (hill, color) in zip(hills, place.hills) {
      hill.backgroundColor = color
      addSubview(hill)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let unit = min(width, height)
    put(sun, x: width * place.side, y: height * place.height, radius: unit * 0.11)
    put(glow, x: width * place.side, y: height * place.height, radius: unit * 0.17)
    // Each nearer hill is lower, and leans to the other side.
    let spread = max(width, height)
    for (index, hill) in hills.enumerated() {
      let step = CGFloat(index)
      let radius = spread * (0.62 + 0.1 * step)
      let lean: CGFloat = index % 2 == 0 ? 0.22 : 0.8
      put(hill, x: width * lean, y: height * (0.56 + 0.14 * step) + radius, radius: radius)
    }
  }

  private func put(_ view: UIView, x: CGFloat, y: CGFloat, radius: CGFloat) {
    view.frame = CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
    view.layer.cornerRadius = radius
  }
}
