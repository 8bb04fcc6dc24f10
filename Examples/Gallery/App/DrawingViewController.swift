// SPDX-License-Identifier: Apache-2.0

import Quire

/// A sheet that shows custom drawing, standalone layers, and animations of layers.
final class DrawingViewController: UIViewController {
  private let scroller = UIScrollView()
  private var tiles: [DrawingTile] = []
  private let ring = RingView()
  private let mover = MoverView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    add("A drawn view", ChartView())
    add("Gradients and clips", PaintView())
    add("An image that was drawn", makeBadge())
    add("Shapes", ShapesView())
    add("Axial", GradientView(.axial))
    add("Radial", GradientView(.radial))
    add("Conic", GradientView(.conic))
    add("A mask and a shadow", MaskView())
    add("Tap: a ring", ring)
    add("Tap: along a path", mover)
    for tile in tiles { scroller.addSubview(tile) }
  }

  private func add(_ name: String, _ content: UIView) {
    tiles.append(DrawingTile(name, content))
  }

  /// Creates three views that show an image made by a renderer.
  private func makeBadge() -> UIView {
    let size = CGSize(width: 40, height: 40)
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 11).addClip()
      UIColor.systemIndigo.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let heart = UIImage(systemName: "heart.fill")?.withTintColor(.white, renderingMode: .alwaysOriginal)
      heart?.draw(in: CGRect(x: 9, y: 4, width: 22, height: 22))
      let style: [NSAttributedString.Key: NSObject] = [
        .font: UIFont.systemFont(ofSize: 9, weight: .semibold), .foregroundColor: UIColor.white,
        .paragraphStyle: centered,
      ]
      NSAttributedString(string: "drawn", attributes: style).draw(in: CGRect(x: 0, y: 25, width: 40, height: 13))
      context.cgContext.setBlendMode(.screen)
      context.cgContext.setFillColor(red: 1, green: 0.3, blue: 0, alpha: 0.6)
      context.cgContext.fillEllipse(in: CGRect(x: 23, y: -13, width: 29, height: 29))
    }
    return RowView(image)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let (margin, gap): (CGFloat, CGFloat) = (20, 16)
    let width = view.bounds.width - safe.left - safe.right - 2 * margin
    guard width > 0 else { return }
    let columns = max(2, Int(width / 180))
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height: CGFloat = 150
    for (index, tile) in tiles.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      tile.frame = CGRect(
        x: safe.left + margin + (side + gap) * CGFloat(column), y: 32 + (height + gap) * CGFloat(row), width: side,
        height: height)
    }
    let bottom = tiles.last?.frame.maxY ?? 0
    scroller.contentSize = CGSize(width: view.bounds.width, height: bottom + margin)
  }
}

/// A view with its name below it.
private final class DrawingTile: UIView {
  private let label = UILabel()
  private let content: UIView

  init(_ name: String, _ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    label.text = name
    label.font = .systemFont(ofSize: 12)
    label.textColor = .label
    label.textAlignment = .center
    addSubview(content)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = CGRect(x: 12, y: 12, width: bounds.width - 24, height: bounds.height - 44)
    label.frame = CGRect(x: 4, y: bounds.height - 28, width: bounds.width - 8, height: 20)
  }
}

/// An image three times, side by side.
private final class RowView: UIView {
  private let pictures: [UIImageView]

  init(_ image: UIImage) {
    pictures = (0..<3).map { _ in UIImageView(image: image) }
    super.init(frame: .zero)
    for picture in pictures { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = bounds.width / 3
    for (index, picture) in pictures.enumerated() {
      picture.center = CGPoint(x: step * (CGFloat(index) + 0.5), y: bounds.midY)
    }
  }
}

/// A bar chart with a dashed line, drawn in `draw(_:)`. Its colors differ in dark mode.
private final class ChartView: UIView {
  private let values: [CGFloat] = [0.3, 0.55, 0.42, 0.8, 0.66, 0.95]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "Six bars that rise"
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let step = bounds.width / CGFloat(values.count)
    UIColor.systemTeal.setFill()
    for (index, value) in values.enumerated() {
      let height = bounds.height * value
      let bar = CGRect(x: step * CGFloat(index) + 3, y: bounds.height - height, width: step - 6, height: height)
      UIBezierPath(
        roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4)
      )
      .fill()
    }
    UIColor.label.setStroke()
    let line = UIBezierPath()
    line.lineWidth = 2
    line.lineCapStyle = .round
    unsafe line.setLineDash([5, 5], count: 2, phase: 0)
    line.move(to: CGPoint(x: 2, y: bounds.height * 0.8))
    line.addCurve(
      to: CGPoint(x: bounds.width - 2, y: 4), controlPoint1: CGPoint(x: bounds.width * 0.4, y: bounds.height * 0.8),
      controlPoint2: CGPoint(x: bounds.width * 0.5, y: 10))
    line.stroke()
  }
}

/// A view that draws with gradients, a clip, a transform and a shadow.
private final class PaintView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.addEllipse(in: CGRect(x: 2, y: 2, width: bounds.height - 4, height: bounds.height - 4))
    context.clip()
    let colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor] as CFArray
    if let gradient = unsafe CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [.drawsAfterEndLocation])
    }
    context.restoreGState()
    context.translateBy(x: bounds.width - 34, y: bounds.height / 2)
    context.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 6, color: UIColor.black.withAlphaComponent(0.5).cgColor)
    for turn in 0..<8 {
      context.saveGState()
      context.rotate(by: CGFloat(turn) * .pi / 4)
      context.setFillColor(UIColor.systemPurple.cgColor)
      context.fillEllipse(in: CGRect(x: 8, y: -5, width: 22, height: 10))
      context.restoreGState()
    }
  }
}

/// Three shape layers that show the line joins and line caps.
private final class ShapesView: UIView {
  private let shapes = [CAShapeLayer(), CAShapeLayer(), CAShapeLayer()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
    let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
    for (index, shape) in shapes.enumerated() {
      shape.fillColor = nil
      shape.strokeColor = UIColor.systemOrange.cgColor
      shape.lineWidth = 8
      shape.lineJoin = joins[index]
      shape.lineCap = caps[index]
      layer.addSublayer(shape)
    }
    shapes[2].lineDashPattern = [14, 12]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, shape) in shapes.enumerated() {
      let top = 16 + (bounds.height - 32) * CGFloat(index) / 2
      let path = CGMutablePath()
      path.addLines(between: [
        CGPoint(x: 12, y: top + 8), CGPoint(x: bounds.midX - 20, y: top - 8), CGPoint(x: bounds.midX + 12, y: top + 8),
        CGPoint(x: bounds.width - 12, y: top - 8),
      ])
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      shape.path = path
      CATransaction.commit()
    }
  }
}

/// A view whose layer draws a gradient.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ type: CAGradientLayerType) {
    super.init(frame: .zero)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = type
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor]
    gradient.cornerRadius = 16
    if type == .axial {
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 1)
    } else {
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 1)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A gradient masked by a shape, next to a box with an elliptical shadow below it.
private final class MaskView: UIView {
  private let star = CAGradientLayer()
  private let mask2 = CAShapeLayer()
  private let box = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    star.colors = [UIColor.systemMint.cgColor, UIColor.systemIndigo.cgColor]
    star.mask = mask2
    box.backgroundColor = UIColor.systemMint.cgColor
    box.cornerRadius = 8
    box.shadowOpacity = 0.6
    box.shadowRadius = 4
    box.shadowOffset = .zero
    layer.addSublayer(star)
    layer.addSublayer(box)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let side = min(bounds.height, bounds.width / 2)
    star.frame = CGRect(x: 0, y: 0, width: side, height: side)
    let path = UIBezierPath()
    for corner in 0..<10 {
      let turn = CGAffineTransform(rotationAngle: .pi / 5 * CGFloat(corner))
      let reach = corner % 2 == 0 ? side / 2 : side / 5
      let point = CGPoint(x: 0, y: -reach).applying(turn)
      let place = CGPoint(x: point.x + side / 2, y: point.y + side / 2)
      if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    mask2.path = path.cgPath
    let size = side * 0.6
    box.frame = CGRect(x: bounds.width - size - 4, y: 8, width: size, height: size)
    box.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: size + 4, width: size, height: 12)).cgPath
    CATransaction.commit()
  }
}

/// A ring that fills when the user taps it.
private final class RingView: UIControl {
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [track, ring] {
      shape.fillColor = nil
      shape.lineWidth = 10
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    track.strokeColor = UIColor.systemGray.withAlphaComponent(0.3).cgColor
    ring.strokeColor = UIColor.systemGreen.cgColor
    ring.strokeEnd = 0.7
    isAccessibilityElement = true
    accessibilityLabel = "Fill the ring"
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer { [me = Weak(self)] _ in me.wrappedValue?.fill() })
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.height / 2 - 6, startAngle: -.pi / 2,
      endAngle: .pi * 1.5, clockwise: true)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.path = path.cgPath
    ring.path = path.cgPath
    CATransaction.commit()
  }

  private func fill() {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 0.7
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ring.add(animation, forKey: "fill")
  }
}

/// A ball that rolls along a curve and pulses when the user taps it.
private final class MoverView: UIControl {
  private let ball = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ball.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    ball.cornerRadius = 12
    ball.backgroundColor = UIColor.systemRed.cgColor
    ball.borderWidth = 3
    ball.borderColor = UIColor.systemYellow.cgColor
    layer.addSublayer(ball)
    isAccessibilityElement = true
    accessibilityLabel = "Roll the ball"
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer { [me = Weak(self)] _ in me.wrappedValue?.roll() })
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ball.position = CGPoint(x: 16, y: bounds.height - 16)
    CATransaction.commit()
  }

  private func roll() {
    let path = UIBezierPath()
    path.move(to: ball.position)
    path.addQuadCurve(
      to: CGPoint(x: bounds.width - 16, y: bounds.height - 16),
      controlPoint: CGPoint(x: bounds.midX, y: -bounds.height / 2))
    let move = CAKeyframeAnimation(keyPath: "position")
    move.path = path.cgPath
    move.calculationMode = .paced
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.toValue = 1.4
    pulse.duration = 0.3
    pulse.autoreverses = true
    pulse.repeatCount = 2
    let both = CAAnimationGroup()
    both.animations = [move, pulse]
    both.duration = 1.2
    move.duration = 1.2
    ball.add(both, forKey: "roll")
  }
}
