// SPDX-License-Identifier: Apache-2.0

/// A slider with its name above and its value after it.
@MainActor final class ColorSlider: UIView {
  /// Called when the value changed, with the value 0...1 and with whether a finger is still down.
  var chosen: ((Double, _ continuously: Bool) -> Void)?
  private let name = UILabel()
  private let number = UILabel()
  private let slider = UISlider()
  private let last: Double
  private let unit: String

  init(_ name: String, last: Double, unit: String) {
    self.last = last
    self.unit = unit
    super.init(frame: .zero)
    self.name.text = name
    self.name.font = .systemFont(ofSize: 13, weight: .semibold)
    self.name.textColor = .secondaryLabel
    self.name.isAccessibilityElement = false
    number.font = .systemFont(ofSize: 17)
    number.textAlignment = .center
    number.isAccessibilityElement = false
    slider.maximumValue = Float(last)
    slider.accessibilityLabel = name
    slider.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.slid() }, for: .valueChanged)
    slider.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.tell(false) }, for: [.touchUpInside, .touchUpOutside])
    for view in [self.name, number, slider] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The value of the slider, 0...1.
  var value: Double {
    get { Double(slider.value) / last }
    set {
      if !slider.isTracking { slider.value = Float(newValue * last) }
      show()
    }
  }

  private func show() {
    let text = "\(Int(Double(slider.value) + 0.5))\(unit)"
    number.text = text
    slider.accessibilityValue = text
  }

  private func slid() {
    show()
    tell(slider.isTracking)
  }

  private func tell(_ continuously: Bool) { chosen?(value, continuously) }

  override func layoutSubviews() {
    name.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
    slider.frame = CGRect(x: 0, y: 20, width: max(0, bounds.width - 76), height: 34)
    number.frame = CGRect(x: bounds.width - 64, y: 20, width: 64, height: 34)
    for view in [slider, number] { view.mirror(in: bounds.width) }
    name.textAlignment = isMirrored ? .right : .left
  }
}

/// The sliders for red, green and blue.
@MainActor final class ColorSliders: UIView {
  static let height: CGFloat = 3 * 64

  var chosen: ((ColorParts, _ continuously: Bool) -> Void)?
  private let sliders = ["Red", "Green", "Blue"].map { ColorSlider($0, last: 255, unit: "") }

  init() {
    super.init(frame: .zero)
    for slider in sliders {
      addSubview(slider)
      slider.chosen = { [me = Weak(self)] _, continuously in me.wrappedValue?.tell(continuously) }
    }
  }

  required init?(coder: NSCoder) { nil }

  var parts = ColorParts(hue: 0, saturation: 0, brightness: 1) {
    didSet {
      let (red, green, blue) = parts.components
      for (slider, value) in zip(sliders, [red, green, blue]) { slider.value = value }
    }
  }

  private func tell(_ continuously: Bool) {
    let new = ColorParts(
      red: sliders[0].value, green: sliders[1].value, blue: sliders[2].value, alpha: parts.alpha)
    chosen?(new, continuously)
  }

  override func layoutSubviews() {
    for (index, slider) in sliders.enumerated() {
      slider.frame = CGRect(x: 0, y: CGFloat(index) * 64, width: bounds.width, height: 56)
    }
  }
}
