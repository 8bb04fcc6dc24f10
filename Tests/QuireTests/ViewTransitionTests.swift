// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetMotion
import Testing

@testable import Quire

@MainActor @Suite struct ViewTransitionTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let card = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
    let card = card
    simulator.perform {
      card.backgroundColor = .systemRed
      root.view.addSubview(card)
    }
  }

  private var picture: UIView? { root.view.subviews.last { $0 !== card } }

  /// The old content fades out over the new content.
  @Test func crossDissolve() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Old"
    simulator.perform { card.addSubview(label) }
    simulator.perform {
      UIView.transition(
        with: card, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear], animations: { label.text = "New" }
      ) { [log] in log.add("end \($0)") }
    }
    let picture = try #require(picture)
    #expect(picture.frame == card.frame && (picture.subviews.first as? UILabel)?.text == "Old")
    #expect(simulator.element("New") != nil)
    simulator.run(for: 0.1)
    #expect((try #require(simulator.alpha(of: picture)) - 0.75).magnitude < 0.01)
    // The new content is opaque, so nothing behind it shows through.
    #expect(simulator.alpha(of: card) == 1 && log.lines == [])
    simulator.run(for: 0.301)
    #expect(log.drain() == ["end true"] && picture.superview == nil && root.view.subviews.count == 1)
  }

  /// A view without a background fades in while its old content fades out.
  @Test func crossDissolveOfAClearView() throws {
    simulator.perform {
      card.backgroundColor = nil
      UIView.transition(
        with: card, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear], animations: { card.tag = 1 })
    }
    simulator.run(for: 0.1)
    #expect((try #require(simulator.alpha(of: card)) - 0.25).magnitude < 0.01 && card.alpha == 1)
    simulator.run(for: 0.31)
    #expect(simulator.alpha(of: card) == 1 && card.tag == 1)
  }

  @Test(arguments: [true, false]) func flips(isHorizontal: Bool) throws {
    let option: UIView.AnimationOptions = isHorizontal ? .transitionFlipFromLeft : .transitionFlipFromTop
    simulator.perform {
      UIView.transition(with: card, duration: 0.4, options: option, animations: { card.backgroundColor = .systemBlue })
      {
        [log] in
        log.add("end \($0)")
      }
    }
    let picture = try #require(picture)
    func part(_ view: UIView) throws -> CGFloat {
      let transform = try #require(simulator.transform(of: view))
      #expect((isHorizontal ? transform.d : transform.a) == 1)
      return isHorizontal ? transform.a : transform.d
    }
    var parts = try (old: part(picture), new: part(card))
    #expect(parts.old == 1 && parts.new.magnitude < 1e-9)
    simulator.run(for: 0.1)
    parts = try (part(picture), part(card))
    #expect(parts.old > 0.5 && parts.old < 0.9 && parts.new.magnitude < 1e-9)
    simulator.run(for: 0.2)
    parts = try (part(picture), part(card))
    #expect(parts.old.magnitude < 1e-9 && parts.new > 0.5 && parts.new < 0.9)
    simulator.run(for: 0.101)
    #expect(try part(card) == 1)
    #expect(card.transform == .identity && picture.superview == nil && log.drain() == ["end true"])
  }

  @Test func replacesAView() throws {
    let back = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
    simulator.perform {
      UIView.transition(from: card, to: back, duration: 0.3, options: .transitionFlipFromRight) { [log] in
        log.add("end \($0)")
      }
    }
    #expect(card.superview == nil && back.superview === root.view)
    simulator.run(for: 0.31)
    #expect(log.drain() == ["end true"] && root.view.subviews.count == 1)
    // Both views stay in the superview if they are only shown and hidden.
    simulator.perform {
      root.view.addSubview(card)
      card.isHidden = true
      UIView.transition(
        from: back, to: card, duration: 0.3, options: [.transitionCrossDissolve, .showHideTransitionViews])
    }
    simulator.run(for: 0.31)
    #expect(back.isHidden && !card.isHidden && root.view.subviews.count == 2)
    let stray = UIView()
    var finished: Bool?
    simulator.perform { UIView.transition(from: stray, to: UIView(), duration: 0.3) { finished = $0 } }
    #expect(finished == false)
  }

  @Test func replacesTheRoot() throws {
    let next = UIViewController()
    let window = try #require(root.view.window)
    simulator.perform {
      next.view.backgroundColor = .systemBackground
      UIView.transition(
        with: window, duration: 0.3, options: .transitionCrossDissolve,
        animations: { window.rootViewController = next })
    }
    let picture = try #require(next.view.subviews.first)
    simulator.run(for: 0.1)
    let alpha = try #require(simulator.alpha(of: picture))
    #expect(alpha > 0 && alpha < 1)
    simulator.run(for: 0.21)
    #expect(next.view.subviews.isEmpty)
  }

  @Test func withoutATransitionChangesAreAnimated() throws {
    simulator.perform {
      UIView.transition(with: card, duration: 1, options: .curveLinear, animations: { card.alpha = 0 })
    }
    simulator.run(for: 0.5)
    #expect((try #require(simulator.alpha(of: card)) - 0.5).magnitude < 0.01 && root.view.subviews.count == 1)
  }

  // MARK: Keyframes

  private var x: Double { Double(simulator.frame(of: card)!.minX) }

  private func step(_ start: Double, _ duration: Double, to x: CGFloat) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { [card] in card.frame.origin.x = x }
  }

  @Test func keyframes() {
    simulator.perform {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0.5, options: [],
        animations: {
          step(0, 0.25, to: 140)
          step(0.5, 0.25, to: 0)
        }, completion: { [log] in log.add("end \($0)") })
    }
    #expect(card.frame.minX == 0)
    for (time, expected) in [(0.25, 100.0), (0.5, 120), (0.25, 140), (0.25, 140), (0.5, 70), (0.25, 0)] {
      simulator.run(for: time)
      #expect((x - expected).magnitude < 0.5, "\(time)")
    }
    #expect(log.lines == [])
    simulator.run(for: 0.51)
    #expect(log.drain() == ["end true"])
  }

  @Test func discreteKeyframes() {
    simulator.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: .calculationModeDiscrete,
        animations: {
          step(0.25, 0.25, to: 140)
          step(0.5, 0.5, to: 0)
        })
    }
    for (time, expected) in [(0.2, 100.0), (0.1, 140), (0.15, 140), (0.1, 0)] {
      simulator.run(for: time)
      #expect((x - expected).magnitude < 1e-9, "\(time)")
    }
  }

  /// Keyframes that extend beyond the animation, or have invalid numbers.
  @Test func oddKeyframes() {
    simulator.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: {
          step(.nan, 0.5, to: 120)
          step(0.5, 7, to: 220)
          step(9, -1, to: 300)
        })
      step(0, 1, to: 300)
    }
    simulator.run(for: 0.75)
    #expect(x > 165 && x < 320)
    simulator.run(for: 0.3)
    #expect(x == 300)
  }

  /// A property animator runs, pauses and reverses keyframes.
  @Test func keyframesOfAnAnimator() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(
        withDuration: 0, delay: 0,
        animations: {
          step(0, 0.5, to: 200)
          step(0.5, 0.5, to: 0)
        })
    }
    simulator.perform { animator.startAnimation() }
    simulator.run(for: 0.5)
    #expect((x - 150).magnitude < 1)
    simulator.run(for: 1)
    #expect((x - 100).magnitude < 1)
    simulator.perform { animator.pauseAnimation() }
    simulator.run(for: 1)
    #expect((x - 100).magnitude < 1)
    simulator.perform { animator.fractionComplete = 0.25 }
    #expect((x - 150).magnitude < 1)
    simulator.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    simulator.settle()
    #expect(x == 100 && card.frame.minX == 100)
  }

  // MARK: Springs

  @Test(arguments: [0, 0.3]) func springs(bounce: Double) {
    simulator.perform {
      UIView.animate(springDuration: 0.5, bounce: CGFloat(bounce)) { [card] in
        card.frame.origin.x = 200
      } completion: {
        [log] in
        log.add("end \($0)")
      }
    }
    let motion = SpringMotion(from: 100, to: 200, velocity: 0, spring: Spring(response: 0.5, dampingRatio: 1 - bounce))
    for step in 1...20 {
      simulator.run(for: 0.02)
      #expect((x - motion.value(at: Double(step) * 0.02)).magnitude < 0.5)
    }
    simulator.settle()
    #expect(x == 200 && log.drain() == ["end true"])
  }

  @Test func endlessBounceComesToRest() {
    simulator.perform {
      UIView.animate(springDuration: 0.3, bounce: 5) { [card] in card.frame.origin.x = 200 }
    }
    simulator.run(for: 30)
    #expect(x == 200)
  }
}
