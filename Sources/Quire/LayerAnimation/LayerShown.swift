// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The displayed values of an animated layer. They start as the layer's own values.
@_spi(Hosts) @MainActor public final class LayerShown {
  let layer: CALayer
  var position: CGPoint
  var size: CGSize
  /// The origin of the bounds, which moves the sublayers. It is not displayed.
  private var origin: CGPoint
  var turn: LayerTurn
  /// A transform that an animation has set as a whole.
  var whole: CATransform3D?
  var style: ViewStyle
  var shape: CAShapeLayer.Look?
  var gradient: CAGradientLayer.Look?

  init(_ layer: CALayer, frame: Rect, style: ViewStyle) {
    self.layer = layer
    self.style = style
    let anchor = layer.anchorPoint
    size = CGSize(width: frame.width, height: frame.height)
    position = CGPoint(x: frame.x + Double(anchor.x) * frame.width, y: frame.y + Double(anchor.y) * frame.height)
    origin = layer.bounds.origin
    turn = LayerTurn(layer.affineTransform())
    shape = (layer as? CAShapeLayer)?.look
    gradient = (layer as? CAGradientLayer)?.look
  }

  var frame: Rect {
    let anchor = layer.anchorPoint
    return Rect(
      x: Double(position.x - anchor.x * size.width), y: Double(position.y - anchor.y * size.height),
      width: Double(max(size.width, 0)), height: Double(max(size.height, 0)))
  }

  /// The displayed transform: the layer's own unless an animation has changed it.
  var transform: CGAffineTransform {
    let own = layer.affineTransform()
    return whole?.flat ?? (turn == LayerTurn(own) ? own : turn.transform)
  }

  /// Returns the displayed value of a property, or `nil` if the layer has no such property.
  func value(of name: String) -> LayerValue? {
    var value: LayerValue?
    access(name, { value = $0 }, nil)
    return value
  }

  /// Sets the displayed value of a property, if the value has the property's kind.
  func set(_ name: String, _ value: LayerValue) {
    access(name, nil, value)
  }

  // Reads a property by calling `take`, or writes `new` to it. One list serves both.
  private func access(_ name: String, _ take: ((LayerValue) -> Void)?, _ new: LayerValue?) {
    func number(_ value: CGFloat, _ write: (CGFloat) -> Void) {
      take?(.number(value))
      if case .number(let new)? = new, new.isFinite { write(new) }
    }
    func color(_ value: RGBA, _ write: (RGBA) -> Void) {
      take?(.color(value))
      if case .color(let new)? = new { write(new) }
    }
    func point(_ value: CGPoint, _ write: (CGPoint) -> Void) {
      take?(.point(value))
      if case .point(let new)? = new, new.isFinite { write(new) }
    }
    switch name {
    case "opacity": number(CGFloat(style.alpha)) { style.alpha = min(max(Double($0), 0), 1) }
    case "position": point(position) { position = $0 }
    case "position.x": number(position.x) { position.x = $0 }
    case "position.y": number(position.y) { position.y = $0 }
    case "bounds":
      take?(.rect(CGRect(origin: origin, size: size)))
      if case .rect(let new)? = new { size = new.finite.size }
    case "bounds.size":
      take?(.size(size))
      if case .size(let new)? = new { size = CGRect(origin: .zero, size: new).finite.size }
    case "bounds.size.width": number(size.width) { size.width = $0 }
    case "bounds.size.height": number(size.height) { size.height = $0 }
    case "backgroundColor": color(style.background) { style.background = $0 }
    case "cornerRadius": number(CGFloat(style.cornerRadius)) { style.cornerRadius = max(Double($0), 0) }
    case "borderWidth": number(CGFloat(style.borderWidth)) { style.borderWidth = max(Double($0), 0) }
    case "borderColor": color(style.border) { style.border = $0 }
    case "shadowOpacity":
      let own = layer.shadowColor?.rgba ?? RGBA(bits: 0xFF)
      number(CGFloat(layer.shadowOpacity)) {
        style.shadow = Shadow(
          color: own.withAlpha(Double(own.bits & 0xFF) / 255 * Double($0)), radius: Double(max(layer.shadowRadius, 0)),
          offset: Vector(dx: Double(layer.shadowOffset.width), dy: Double(layer.shadowOffset.height)))
      }
    case "shadowRadius": number(CGFloat(style.shadow.radius)) { style.shadow.radius = max(Double($0), 0) }
    case "shadowOffset":
      take?(.size(layer.shadowOffset))
      if case .size(let new)? = new {
        style.shadow.offset = Vector(dx: Double(new.width), dy: Double(new.height))
      }
    case "shadowColor": color(layer.shadowColor?.rgba ?? .clear) { style.shadow.color = $0 }
    case "hidden": number(style.isHidden ? 1 : 0) { style.isHidden = $0 != 0 }
    default:
      if name.hasPrefix("transform") {
        accessTransform(name, take, new)
      } else if shape != nil {
        accessShape(name, take, new)
      } else if gradient != nil {
        accessGradient(name, take, new)
      }
    }
  }

  private func accessTransform(_ name: String, _ take: ((LayerValue) -> Void)?, _ new: LayerValue?) {
    func number(_ value: CGFloat, _ write: (CGFloat) -> Void) {
      take?(.number(value))
      if case .number(let new)? = new, new.isFinite { write(new) }
    }
    switch name {
    case "transform":
      take?(.transform(whole ?? CATransform3DMakeAffineTransform(turn.transform)))
      if case .transform(let new)? = new { whole = new }
    case "transform.scale":
      number(turn.scale.width) { turn.scale = CGSize(width: $0, height: $0) }
    case "transform.scale.x": number(turn.scale.width) { turn.scale.width = $0 }
    case "transform.scale.y": number(turn.scale.height) { turn.scale.height = $0 }
    case "transform.rotation", "transform.rotation.z": number(turn.angle) { turn.angle = $0 }
    // A rotation around the x- or y-axis is shown by shortening the layer.
    case "transform.rotation.x": number(0) { turn.lean.height = CGFloat(Transcendental.cos(Double($0))) }
    case "transform.rotation.y": number(0) { turn.lean.width = CGFloat(Transcendental.cos(Double($0))) }
    case "transform.translation":
      take?(.size(turn.move))
      if case .size(let new)? = new { turn.move = new }
      if case .point(let new)? = new { turn.move = CGSize(width: new.x, height: new.y) }
    case "transform.translation.x": number(turn.move.width) { turn.move.width = $0 }
    case "transform.translation.y": number(turn.move.height) { turn.move.height = $0 }
    default: break
    }
  }

  private func accessShape(_ name: String, _ take: ((LayerValue) -> Void)?, _ new: LayerValue?) {
    guard var look = shape else { return }
    func number(_ path: CGFloat, _ write: (inout CAShapeLayer.Look, CGFloat) -> Void) {
      take?(.number(path))
      if case .number(let new)? = new, new.isFinite { write(&look, new) }
    }
    func color(_ value: RGBA?, _ write: (inout CAShapeLayer.Look, RGBA) -> Void) {
      take?(.color(value ?? .clear))
      if case .color(let new)? = new { write(&look, new) }
    }
    switch name {
    case "path":
      take?(.path(look.path ?? Outline()))
      if case .path(let new)? = new { look.path = new }
    case "strokeStart": number(look.start) { $0.start = $1 }
    case "strokeEnd": number(look.end) { $0.end = $1 }
    case "lineWidth": number(look.line.width) { $0.line.width = $1 }
    case "lineDashPhase": number(look.line.phase) { $0.line.phase = $1 }
    case "miterLimit": number(look.line.miterLimit) { $0.line.miterLimit = $1 }
    case "fillColor": color(look.fill) { $0.fill = $1 }
    case "strokeColor": color(look.stroke) { $0.stroke = $1 }
    default: break
    }
    if new != nil { shape = look }
  }

  private func accessGradient(_ name: String, _ take: ((LayerValue) -> Void)?, _ new: LayerValue?) {
    guard var look = gradient else { return }
    switch name {
    case "colors":
      take?(.colors(look.colors))
      if case .colors(let new)? = new { look.colors = new }
    case "locations":
      take?(.numbers(look.locations))
      if case .numbers(let new)? = new { look.locations = new }
    case "startPoint":
      take?(.point(look.start))
      if case .point(let new)? = new { look.start = new }
    case "endPoint":
      take?(.point(look.end))
      if case .point(let new)? = new { look.end = new }
    default: break
    }
    if new != nil { gradient = look }
  }
}

/// An affine transform decomposed into a scale, a rotation and a translation, applied in this order.
struct LayerTurn: Equatable {
  var scale: CGSize
  var angle: CGFloat
  var move: CGSize
  /// The shortening caused by rotations around the x- and y-axes.
  var lean = CGSize(width: 1, height: 1)

  /// Decomposes a transform. Shear is lost.
  init(_ transform: CGAffineTransform) {
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let determinant = transform.a * transform.d - transform.b * transform.c
    scale = CGSize(width: across, height: across > 0 ? determinant / across : transform.d)
    angle = CGFloat(Markup.angle(transform.a, transform.b))
    move = CGSize(width: transform.tx, height: transform.ty)
  }

  var transform: CGAffineTransform {
    CGAffineTransform(scaleX: scale.width * lean.width, y: scale.height * lean.height)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: move.width, y: move.height))
  }
}
