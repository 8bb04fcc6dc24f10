// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire
@_spi(Hosts) @testable import QuireSimulator

/// Explicit and implicit animations of layers, in virtual time.
@MainActor @Suite struct LayerAnimationTests {
  private let root = UIViewController()
  private let layer = CALayer()
  private let simulator: Simulator

  init() {
    let (root, layer) = (root, layer)
    simulator = Simulator(.phone) { root }
    simulator.perform {
      layer.frame = CGRect(x: 0, y: 100, width: 20, height: 20)
      root.view.layer.addSublayer(layer)
    }
  }

  private final class Witness: NSObject, CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
  }

  /// The presentation layer, with the currently displayed values.
  private var shown: CALayer? {
    var copy: CALayer?
    simulator.perform { copy = layer.presentation() }
    return copy
  }

  private var shownX: Double? {
    guard let view = layer.view, let node = simulator.node(of: view) else { return nil }
    return node.look(at: simulator.now).frame.x
  }

  @Test func aBasicAnimationEndsAtTheModel() throws {
    let witness = Witness()
    simulator.perform {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 10
      animation.toValue = 110
      animation.duration = 1
      animation.delegate = witness
      layer.add(animation, forKey: "move")
    }
    #expect(layer.animationKeys() == ["move"] && layer.position.x == 10)
    simulator.run(for: 0.5)
    let half = try #require(shownX)
    #expect(abs(half - 50) < 2.5)
    #expect(abs((shown?.position.x ?? 0) - 60) < 0.1)
    #expect(witness.events == ["start"])
    simulator.run(for: 0.6)
    #expect(shownX == 0 && layer.animationKeys() == nil && witness.events == ["start", "stop true"])
  }

  @Test func fillModeKeepsTheEnd() {
    simulator.perform {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0.25
      animation.duration = 0.5
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "fade")
    }
    simulator.run(for: 2)
    #expect(shown?.opacity == 0.25 && layer.opacity == 1)
    simulator.perform { layer.removeAnimation(forKey: "fade") }
    #expect(shown?.opacity == 1)
  }

  @Test func aRemovedAnimationDidNotFinish() {
    let witness = Witness()
    simulator.perform {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.duration = 5
      animation.delegate = witness
      layer.add(animation, forKey: nil)
    }
    simulator.run(for: 0.1)
    simulator.perform { layer.removeAllAnimations() }
    #expect(witness.events == ["start", "stop false"])
  }

  @Test func repeatsAndReverses() {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.autoreverses = true
    animation.repeatCount = 2
    simulator.perform { layer.add(animation, forKey: "y") }
    for (wait, expected) in [(0.25, 25), (1, 75), (1, 25), (1, 75)] as [(Double, CGFloat)] {
      simulator.run(for: wait)
      #expect(abs((shown?.position.y ?? -1) - expected) < 0.5)
    }
    simulator.run(for: 1)
    #expect(layer.animation(forKey: "y") == nil)
  }

  @Test func keyframesAtTheirTimes() {
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = [0, 1, -1, 0]
    animation.keyTimes = [0, 0.2, 0.8, 1]
    animation.duration = 1
    simulator.perform { layer.add(animation, forKey: nil) }
    simulator.run(for: 0.5)
    let turned = shown?.affineTransform() ?? .identity
    #expect(abs(turned.b) < 1e-6)
    simulator.run(for: 0.3)
    let back = shown?.affineTransform() ?? .identity
    #expect(abs(back.b + 0.8414709848) < 1e-3)
  }

  @Test func alongAPath() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    animation.path = path.cgPath
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animation.duration = 4
    simulator.perform { layer.add(animation, forKey: nil) }
    simulator.run(for: 2)
    let shown = try #require(shown)
    #expect(abs(shown.position.x - 100) < 1e-6 && abs(shown.position.y - 100) < 0.5)
    #expect(abs(shown.affineTransform().b - 1) < 1e-6)
  }

  @Test func aSpringComesToRest() {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.damping = 5
    animation.duration = animation.settlingDuration
    #expect(animation.settlingDuration > 1 && animation.settlingDuration < 10)
    simulator.perform { layer.add(animation, forKey: nil) }
    var highest: CGFloat = 0
    for _ in 0..<20 {
      simulator.run(for: 0.05)
      highest = max(highest, shown?.position.x ?? 0)
    }
    #expect(highest > 110)
  }

  @Test func aGroupSharesItsTime() {
    let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.x"))
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    move.byValue = 50
    move.beginTime = 1
    move.duration = 1
    let group = CAAnimationGroup()
    group.animations = [fade, move]
    group.duration = 2
    simulator.perform { layer.add(group, forKey: "group") }
    simulator.run(for: 0.5)
    #expect(abs((shown?.opacity ?? 0) - 0.5) < 0.01 && shown?.position.x == 10)
    simulator.run(for: 1)
    #expect(abs((shown?.position.x ?? 0) - 35) < 0.5)
  }

  @Test func aShapesLineIsAnimated() throws {
    let shape = CAShapeLayer()
    simulator.perform {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      shape.path = path.cgPath
      shape.fillColor = nil
      shape.strokeColor = UIColor.red.cgColor
      root.view.layer.addSublayer(shape)
    }
    simulator.perform {
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      shape.add(animation, forKey: nil)
    }
    simulator.run(for: 0.5)
    let view = try #require(shape.view)
    guard case .drawing(let picture)? = simulator.image(of: view)?.source else { return #expect(Bool(false)) }
    let end = picture.markup.split(separator: "L").last?.split(separator: " ").first.flatMap { Double($0) }
    #expect(abs((end ?? 0) - 50) < 2.5)
    simulator.run(for: 0.7)
    guard case .drawing(let last)? = simulator.image(of: view)?.source else { return #expect(Bool(false)) }
    #expect(last.markup.contains("M0 0L100 0"))
  }

  @Test func aLayersOwnChangesAreAnimated() {
    var isDone = false
    simulator.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setCompletionBlock { isDone = true }
      layer.opacity = 0
      CATransaction.commit()
    }
    simulator.run(for: 0.5)
    let half = shown?.opacity ?? 0
    #expect(half > 0.05 && half < 0.95 && !isDone)
    simulator.run(for: 0.6)
    #expect(shown?.opacity == 0 && isDone)
    simulator.perform {
      CATransaction.setDisableActions(true)
      layer.opacity = 1
    }
    #expect(shown?.opacity == 1 && CATransaction.disableActions() == false)
  }

  @Test func aViewsLayerChangesAtOnce() {
    let view = UIView()
    simulator.perform { root.view.addSubview(view) }
    simulator.perform { view.layer.opacity = 0.5 }
    #expect(simulator.node(of: view)?.look(at: simulator.now).alpha == 0.5)
  }

  @Test func timeStandsStill() {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    simulator.perform { layer.add(animation, forKey: nil) }
    simulator.run(for: 0.5)
    simulator.perform {
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
    }
    simulator.run(for: 3)
    #expect(abs((shown?.position.y ?? 0) - 50) < 0.5)
    simulator.perform {
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    simulator.run(for: 0.25)
    #expect(abs((shown?.position.y ?? 0) - 75) < 0.5)
  }
}
