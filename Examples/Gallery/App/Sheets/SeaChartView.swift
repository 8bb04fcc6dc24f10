// SPDX-License-Identifier: Apache-2.0

import Quire

/// A sea with islands, lines of equal depth, and the harbors.
final class SeaChartView: UIView {
  static let size = CGSize(width: 1400, height: 1400)
  static let sea = UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  private static let light = UIColor(red: 0.76, green: 0.88, blue: 0.96, alpha: 1)
  private static let dark = UIColor(red: 0.06, green: 0.14, blue: 0.24, alpha: 1)

  /// The name of the harbor that is marked.
  var selected = "Aran" { didSet { mark() } }
  private var labels: [UILabel] = []
  private let ring = UIView()

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = Self.sea
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "A chart"
    ring.layer.borderWidth = 4
    ring.layer.borderColor = UIColor.systemRed.cgColor
    ring.layer.cornerRadius = 17
    addSubview(ring)
    for harbor in Harbor.all {
      let dot = UIView(frame: CGRect(x: harbor.place.x - 8, y: harbor.place.y - 8, width: 16, height: 16))
      dot.backgroundColor = .systemRed
      dot.layer.cornerRadius = 8
      dot.layer.borderWidth = 2
      dot.layer.borderColor = UIColor.white.cgColor
      addSubview(dot)
      let label = UILabel(frame: CGRect(x: harbor.place.x + 22, y: harbor.place.y - 12, width: 120, height: 24))
      label.text = harbor.name
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      labels.append(label)
      addSubview(label)
    }
    mark()
  }

  required init?(coder: NSCoder) { nil }

  private func mark() {
    for (harbor, label) in zip(Harbor.all, labels) {
      let isSelected = harbor.name.utf8.elementsEqual(selected.utf8)
      label.textColor = isSelected ? .systemRed : .label
      if isSelected { ring.frame = CGRect(x: harbor.place.x - 17, y: harbor.place.y - 17, width: 34, height: 34) }
    }
  }

  override func draw(_ rect: CGRect) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let shallow = UIColor(white: 1, alpha: isDark ? 0.05 : 0.25)
    let land =
      isDark
      ? UIColor(red: 0.2, green: 0.25, blue: 0.2, alpha: 1) : UIColor(red: 0.93, green: 0.9, blue: 0.78, alpha: 1)
    let shore = isDark ? UIColor(white: 1, alpha: 0.3) : UIColor(red: 0.5, green: 0.44, blue: 0.3, alpha: 1)
    for (center, radius, seed) in Self.islands {
      for (index, growth) in [1.75, 1.45, 1.2].enumerated() {
        let line = Self.outline(center, radius * CGFloat(growth), seed + index)
        shallow.setFill()
        line.fill()
        UIColor.systemBlue.withAlphaComponent(0.3).setStroke()
        line.stroke()
      }
    }
    for (center, radius, seed) in Self.islands {
      let coast = Self.outline(center, radius, seed)
      land.setFill()
      coast.fill()
      shore.setStroke()
      coast.lineWidth = 2
      coast.stroke()
    }
  }

  private static let islands: [(CGPoint, CGFloat, Int)] = [
    (CGPoint(x: 700, y: 480), 110, 1), (CGPoint(x: 960, y: 340), 130, 4), (CGPoint(x: 380, y: 880), 140, 2),
    (CGPoint(x: 1110, y: 800), 150, 6), (CGPoint(x: 780, y: 1080), 120, 3), (CGPoint(x: 250, y: 350), 130, 5),
    (CGPoint(x: 480, y: 190), 110, 7),
  ]

  /// A closed curve around a center, whose distance from it varies.
  private static func outline(_ center: CGPoint, _ radius: CGFloat, _ seed: Int) -> UIBezierPath {
    let count = 9
    let points = (0..<count).map { index -> CGPoint in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      let reach = radius * (0.78 + 0.055 * CGFloat((index * 5 + seed * 3) % 8))
      return CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
    }
    func middle(_ index: Int) -> CGPoint {
      let (one, other) = (points[index % count], points[(index + 1) % count])
      return CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    }
    let path = UIBezierPath()
    path.move(to: middle(0))
    for index in 1...count { path.addQuadCurve(to: middle(index), controlPoint: points[index % count]) }
    path.close()
    return path
  }
}
