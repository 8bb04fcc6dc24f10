// SPDX-License-Identifier: Apache-2.0

/// An area of colors. A finger or the arrow keys choose one of them.
@MainActor class ColorField: UIControl {
  /// The chosen color. Choosing another one keeps the opacity.
  var parts = ColorParts(hue: 0, saturation: 0, brightness: 1) { didSet { if parts != oldValue { partsChanged() } } }
  /// Called when a color is chosen, with whether the finger is still down.
  var chosen: ((_ continuously: Bool) -> Void)?
  let ring = UIView()

  init(named name: String) {
    super.init(frame: .zero)
    hostBehavior = ControlBehavior.touched
    accessibilityTraits = .adjustable
    accessibilityLabel = name
    holdDistance = 0
    clipsToBounds = true
    layer.cornerRadius = 8
    semantics = ControlSemantics(.slider, keys: { ($0 as? ColorField)?.respond(to: $1) })
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 3
    ring.layer.borderColor = UIColor.white.cgColor
    ring.layer.shadowColor = UIColor.black.cgColor
    ring.layer.shadowOpacity = 0.5
    ring.layer.shadowRadius = 1.5
    ring.layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the color at a point of the field.
  func color(at point: CGPoint) -> ColorParts { parts }
  /// Returns the color next to the chosen one in the direction of a key, or `nil` if there is none.
  func color(after key: ControlKey) -> ColorParts? { nil }
  /// The position of the chosen color in the field, from 0 to `last`, for assistive technologies.
  var step: (number: Double, last: Double) { (0, 1) }
  /// Positions the ring that marks the chosen color.
  func placeRing() {}

  final func partsChanged() {
    let step = step
    semantics?.amount = Accessibility.Amount(step.number, from: 0, to: step.last)
    accessibilityValue = parts.name
    placeRing()
  }

  private func choose(_ new: ColorParts, continuously: Bool) {
    var new = new
    new.alpha = parts.alpha
    guard new != parts || !continuously else { return }
    parts = new
    chosen?(continuously)
  }

  private func respond(to key: ControlKey) {
    if let next = color(after: key) { choose(next, continuously: false) }
  }

  private func color(of touch: UITouch) -> ColorParts {
    let point = touch.location(in: self)
    return color(
      at: CGPoint(x: min(max(point.x, 0), bounds.width - 1), y: min(max(point.y, 0), bounds.height - 1)))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.width > 1, bounds.height > 1 else { return }
    isTracking = true
    choose(color(of: touch), continuously: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    choose(color(of: touch), continuously: true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    choose(parts, continuously: false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

/// A grid of twelve columns of hues in nine shades, below a row of grays.
@MainActor final class ColorGrid: ColorField {
  static let (columns, rows) = (12, 10)
  private var cells: [UIView] = []

  override init(named name: String) {
    super.init(named: name)
    for index in 0..<ColorGrid.columns * ColorGrid.rows {
      let cell = UIView()
      cell.isUserInteractionEnabled = false
      cell.backgroundColor = ColorGrid.color(index).color
      cells.append(cell)
      addSubview(cell)
    }
    addSubview(ring)
    partsChanged()
  }

  required init?(coder: NSCoder) { nil }

  static func color(_ index: Int) -> ColorParts {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    guard row > 0 else {
      return ColorParts(hue: 0, saturation: 0, brightness: 1 - Double(column) / Double(columns - 1))
    }
    // From blue through purple, red and yellow to green.
    let hues = [0.54, 0.61, 0.68, 0.76, 0.9, 0.02, 0.06, 0.1, 0.13, 0.165, 0.2, 0.29]
    let isDark = row <= 5
    return ColorParts(
      hue: hues[column], saturation: isDark ? 1 : 1 - Double(row - 5) * 0.19,
      brightness: isDark ? 0.28 + Double(row - 1) * 0.18 : 1)
  }

  /// The cell of the chosen color, or of the most similar color.
  private var nearest: Int {
    let wanted = parts.components
    var best = (index: 0, distance: Double.infinity)
    for index in cells.indices {
      let own = ColorGrid.color(index).components
      let (red, green, blue) = (own.red - wanted.red, own.green - wanted.green, own.blue - wanted.blue)
      let distance = red * red + green * green + blue * blue
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  override var step: (number: Double, last: Double) { (Double(nearest), Double(cells.count - 1)) }

  override func color(at point: CGPoint) -> ColorParts {
    let column = Int(point.x / bounds.width * CGFloat(ColorGrid.columns))
    let row = Int(point.y / bounds.height * CGFloat(ColorGrid.rows))
    return ColorGrid.color(row * ColorGrid.columns + column)
  }

  override func color(after key: ControlKey) -> ColorParts? {
    let index = nearest
    let next =
      switch key {
      case .left: index - 1
      case .right: index + 1
      case .up, .pageUp: index - ColorGrid.columns
      case .down, .pageDown: index + ColorGrid.columns
      case .home: 0
      case .end: cells.count - 1
      }
    return cells.indices.contains(next) ? ColorGrid.color(next) : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, cell) in cells.enumerated() { cell.frame = box(index) }
    placeRing()
  }

  /// Returns the frame of a cell, aligned to whole points so that there are no gaps between cells.
  private func box(_ index: Int) -> CGRect {
    let (row, column) = index.quotientAndRemainder(dividingBy: ColorGrid.columns)
    func edge(_ index: Int, _ count: Int, _ length: CGFloat) -> CGFloat {
      (length * CGFloat(index) / CGFloat(count)).rounded()
    }
    let (x, y) = (edge(column, ColorGrid.columns, bounds.width), edge(row, ColorGrid.rows, bounds.height))
    return CGRect(
      x: x, y: y, width: edge(column + 1, ColorGrid.columns, bounds.width) - x,
      height: edge(row + 1, ColorGrid.rows, bounds.height) - y)
  }

  override func placeRing() {
    guard !cells.isEmpty else { return }
    ring.layer.cornerRadius = 3
    ring.frame = box(nearest).insetBy(dx: -1, dy: -1)
  }
}

/// A spectrum with hues from left to right, white at the top and black at the bottom.
@MainActor final class ColorSpectrum: ColorField {
  private static let (hues, steps) = (60, 24)
  private var strips: [UIView] = []
  private var shades: [UIView] = []

  override init(named name: String) {
    super.init(named: name)
    for index in 0..<ColorSpectrum.hues {
      let strip = UIView()
      strip.backgroundColor =
        ColorParts(hue: (Double(index) + 0.5) / Double(ColorSpectrum.hues), saturation: 1, brightness: 1).color
      strips.append(strip)
    }
    for index in 0..<2 * ColorSpectrum.steps {
      let shade = UIView()
      let part = (Double(index) + 0.5) / Double(ColorSpectrum.steps)
      shade.backgroundColor =
        part < 1 ? UIColor(white: 1, alpha: CGFloat(1 - part)) : UIColor(white: 0, alpha: CGFloat(part - 1))
      shades.append(shade)
    }
    for view in strips + shades {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(ring)
    partsChanged()
  }

  required init?(coder: NSCoder) { nil }

  override var step: (number: Double, last: Double) { (parts.hue, 1) }

  /// The vertical position of the chosen color: 0 at the top, 1 at the bottom.
  private var depth: Double {
    parts.brightness < 1 && parts.saturation > 0.99 || parts.brightness < 0.5
      ? 1 - parts.brightness / 2 : parts.saturation / 2
  }

  override func color(at point: CGPoint) -> ColorParts {
    at(Double(point.x / bounds.width), Double(point.y / bounds.height))
  }

  private func at(_ hue: Double, _ depth: Double) -> ColorParts {
    ColorParts(
      hue: min(max(hue, 0), 0.999), saturation: min(1, max(0, depth * 2)), brightness: min(1, max(0, 2 - depth * 2)))
  }

  override func color(after key: ControlKey) -> ColorParts? {
    switch key {
    case .left: at(parts.hue - 1 / 36, depth)
    case .right: at(parts.hue + 1 / 36, depth)
    case .up: at(parts.hue, depth - 1 / 24)
    case .down: at(parts.hue, depth + 1 / 24)
    case .pageUp: at(parts.hue, depth - 1 / 6)
    case .pageDown: at(parts.hue, depth + 1 / 6)
    case .home: at(0, depth)
    case .end: at(0.999, depth)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func edge(_ index: Int, _ count: Int, _ length: CGFloat) -> CGFloat {
      (length * CGFloat(index) / CGFloat(count)).rounded()
    }
    for (index, strip) in strips.enumerated() {
      let x = edge(index, strips.count, bounds.width)
      strip.frame = CGRect(
        x: x, y: 0, width: edge(index + 1, strips.count, bounds.width) - x, height: bounds.height)
    }
    for (index, shade) in shades.enumerated() {
      let y = edge(index, shades.count, bounds.height)
      shade.frame = CGRect(
        x: 0, y: y, width: bounds.width, height: edge(index + 1, shades.count, bounds.height) - y)
    }
    placeRing()
  }

  override func placeRing() {
    ring.layer.cornerRadius = 14
    ring.backgroundColor = parts.color
    ring.frame = CGRect(
      x: CGFloat(parts.hue) * bounds.width - 14, y: CGFloat(depth) * bounds.height - 14, width: 28, height: 28)
  }
}
