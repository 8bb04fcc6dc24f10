// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire
@_spi(Hosts) @testable import QuireSimulator

/// The layer tree, shapes, gradients, masks and shadows.
@MainActor @Suite struct LayerTreeTests {
  private let root = UIViewController()
  private let host = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 80))
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator(.phone) { root }
    simulator.perform { [host] in root.view.addSubview(host) }
  }

  private func still(_ body: () -> Void) {
    simulator.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body()
      CATransaction.commit()
    }
  }

  private func node(of layer: CALayer) -> DisplayNode? { layer.view.flatMap { simulator.node(of: $0) } }

  private func drawing(of layer: CALayer) -> DrawnPicture? {
    guard case .drawing(let picture)? = node(of: layer)?.image?.source else { return nil }
    return picture
  }

  private func order(of view: UIView) -> [ViewID] { simulator.node(of: view)?.children.map { $0.id } ?? [] }

  @Test func layersAndSubviewsHaveOneOrder() {
    let (a, b) = (UIView(), UIView())
    let (back, middle, front) = (CALayer(), CALayer(), CALayer())
    still {
      host.addSubview(a)
      host.layer.addSublayer(middle)
      host.addSubview(b)
      host.layer.addSublayer(front)
      host.layer.insertSublayer(back, at: 0)
    }
    let ids = [back.view, a, middle.view, b, front.view].compactMap { $0?.id }
    #expect(order(of: host) == ids && ids.count == 5)
    #expect(host.subviews == [a, b])
    #expect(host.layer.sublayers?.count == 5 && back.superlayer === host.layer)
    still { a.removeFromSuperview() }
    #expect(order(of: host) == [back.view, middle.view, b, front.view].compactMap { $0?.id })
    still { middle.removeFromSuperlayer() }
    #expect(middle.superlayer == nil && order(of: host).count == 3)
    still { host.layer.sublayers = nil }
    #expect(order(of: host).isEmpty && host.subviews.isEmpty)
  }

  @Test func zPositionOrdersSiblings() {
    let (low, high) = (CALayer(), CALayer())
    let view = UIView()
    still {
      host.layer.addSublayer(high)
      host.addSubview(view)
      host.layer.addSublayer(low)
      high.zPosition = 1
    }
    #expect(order(of: host) == [view, low.view, high.view].compactMap { $0?.id })
    still { high.zPosition = 0 }
    #expect(order(of: host) == [high.view, view, low.view].compactMap { $0?.id })
  }

  @Test func aLayerTakesNoTouches() {
    final class Pad: UIView {
      var hits = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    }
    let cover = CALayer()
    let button = UIButton(type: .system)
    var taps = 0
    still {
      button.setTitle("Go", for: .normal)
      button.frame = host.bounds
      button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
      host.addSubview(button)
      cover.frame = host.bounds
      cover.backgroundColor = UIColor.red.cgColor
      host.layer.addSublayer(cover)
    }
    simulator.tap(at: CGPoint(x: 70, y: 140))
    #expect(taps == 1)
  }

  @Test func geometryByPositionAndAnchor() {
    let layer = CALayer()
    still {
      layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
      layer.position = CGPoint(x: 50, y: 30)
      host.layer.addSublayer(layer)
    }
    #expect(layer.frame == CGRect(x: 30, y: 20, width: 40, height: 20))
    still { layer.anchorPoint = CGPoint(x: 0, y: 1) }
    #expect(layer.position == CGPoint(x: 50, y: 30) && layer.frame.origin == CGPoint(x: 50, y: 10))
    still { layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2)) }
    // The bottom left corner does not move, so the layer extends to the left of it and below it.
    let corner = layer.convert(CGPoint(x: 40, y: 20), to: host.layer)
    #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 70) < 1e-9)
    let shown = node(of: layer)?.transform
    #expect(abs((shown?.b ?? 0) - 1) < 1e-9 && shown?.tx != 0)
    #expect(layer.hitTest(CGPoint(x: 55, y: 50)) === layer && layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func aShapeDrawsItsPath() throws {
    let shape = CAShapeLayer()
    still {
      shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 10, height: 10)).cgPath
      shape.fillColor = nil
      shape.strokeColor = UIColor.red.cgColor
      shape.lineWidth = 4
      shape.lineCap = .round
      shape.lineJoin = .round
      shape.lineDashPattern = [2, 3]
      host.layer.addSublayer(shape)
    }
    let picture = try #require(drawing(of: shape))
    #expect(
      picture.markup
        == "<path d='M1 2L11 2L11 12L1 12z' fill='none' stroke='#ff0000' stroke-width='4' stroke-linecap='round' "
        + "stroke-linejoin='round' stroke-dasharray='2 3 '/>")
    // The layer has no size, but its path is visible.
    #expect(picture.overflows && picture.viewBox.width == 1)
    still { shape.strokeEnd = 0.25 }
    #expect(drawing(of: shape)?.markup.contains("d='M1 2L11 2'") == true)
    still {
      shape.fillColor = UIColor.blue.cgColor
      shape.fillRule = .evenOdd
    }
    #expect(drawing(of: shape)?.markup.contains("fill-rule='evenodd' fill='#0000ff'") == true)
    // Moving the layer does not redraw it.
    let before = drawing(of: shape)
    still { shape.position = CGPoint(x: 9, y: 9) }
    #expect(drawing(of: shape) == before && before != nil)
    still { shape.path = nil }
    #expect(drawing(of: shape) == nil)
  }

  @Test func aGradientFollowsItsSize() throws {
    let gradient = CAGradientLayer()
    still {
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.locations = [0.5, 1]
      host.layer.insertSublayer(gradient, at: 0)
    }
    #expect(drawing(of: gradient) == nil)
    still { gradient.frame = host.bounds }
    let markup = try #require(drawing(of: gradient)?.markup)
    #expect(
      markup.contains("x1='0' y1='40' x2='100' y2='40'") && markup.contains("<stop offset='0.5' stop-color='#ff0000'/>")
    )
    still { gradient.type = .radial }
    #expect(drawing(of: gradient)?.markup.contains("<radialGradient") == true)
    still { gradient.type = .conic }
    #expect(drawing(of: gradient)?.markup.contains("<clipPath") == true)
    still { gradient.colors = nil }
    #expect(drawing(of: gradient) == nil)
  }

  private final class Sky: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func aViewHasALayerOfItsClass() throws {
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(sky.layer as? CAGradientLayer)
    still {
      layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      host.addSubview(sky)
    }
    #expect(drawing(of: layer) != nil && layer.frame == sky.frame)
  }

  @Test func aShapeMasks() throws {
    let mask = CAShapeLayer()
    still {
      mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
      mask.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
      host.layer.mask = mask
    }
    let shape = try #require(simulator.shape(of: host)?.mask)
    #expect(shape.path.hasPrefix("M10 0") && shape.image == nil)
    still { mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath }
    #expect(simulator.shape(of: host)?.mask?.path == "M5 0L15 0L15 10L5 10z")
    #expect(host.layer.mask === mask)
    still { host.layer.mask = nil }
    #expect(simulator.shape(of: host)?.mask == nil)
  }

  @Test func aGradientMasksByItsOpacity() throws {
    let mask = CAGradientLayer()
    still {
      mask.frame = host.bounds
      mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
      host.layer.mask = mask
    }
    let shape = try #require(simulator.shape(of: host)?.mask)
    guard case .drawing? = shape.image?.source else { return #expect(Bool(false), "no drawing") }
    #expect(shape.frame.width == 100 && shape.path.isEmpty)
  }

  @Test func aShadowHasThePathsShape() throws {
    still {
      host.layer.shadowOpacity = 0.5
      host.layer.shadowPath = UIBezierPath(rect: host.bounds).cgPath
    }
    // A shadow path that equals the layer's bounds is drawn as the ordinary shadow.
    #expect(simulator.style(of: host)?.shadow.color.bits == 0x80 && simulator.image(of: host) == nil)
    still { host.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 70, width: 100, height: 20)).cgPath }
    #expect(simulator.style(of: host)?.shadow == Shadow.none)
    #expect(drawing(of: host.layer)?.markup.contains("feGaussianBlur stdDeviation='3'") == true)
    still { host.layer.shadowPath = nil }
    #expect(simulator.style(of: host)?.shadow.color.bits == 0x80 && simulator.image(of: host) == nil)
  }

  @Test func contentsAreAPicture() {
    let layer = CALayer()
    let image = UIImage(systemName: "star")
    still {
      layer.contents = image?.cgImage
      layer.contentsGravity = .resizeAspect
      layer.frame = host.bounds
      host.layer.addSublayer(layer)
    }
    #expect(node(of: layer)?.image?.fit == .aspectFit)
    still { layer.contents = nil }
    #expect(node(of: layer)?.image == nil)
  }

  private final class Artist: NSObject, CALayerDelegate {
    var layouts = 0
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    func layoutSublayers(of layer: CALayer) { layouts += 1 }
  }

  @Test func aDelegateDraws() throws {
    let (layer, artist) = (CALayer(), Artist())
    still {
      layer.delegate = artist
      layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      host.layer.addSublayer(layer)
    }
    #expect(drawing(of: layer) == nil && artist.layouts > 0)
    still { layer.setNeedsDisplay() }
    #expect(drawing(of: layer)?.markup == "<path d='M0 0L5 0L5 5L0 5z' fill='#000000'/>")
  }

  @Test func aLayerIsFreed() {
    @Weak var known: CALayer?
    @Weak var box: UIView?
    still {
      let layer = CALayer()
      (known, box) = (layer, layer.host)
      host.layer.addSublayer(layer)
    }
    #expect(known != nil && box != nil)
    still { known?.removeFromSuperlayer() }
    #expect(known == nil && box == nil)
  }
}
