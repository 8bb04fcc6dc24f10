// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct PropertyAnimatorTests {
  private let root = UIViewController()
  private let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  private let simulator: Simulator
  private let log = CallLog()

  init() {
    let root = root
    simulator = Simulator { root }
    let box = box
    simulator.perform { root.view.addSubview(box) }
  }

  /// The fraction of the way from 10 to 210, 0...1.
  private var part: Double { ((simulator.frame(of: box)?.minX ?? .nan) - 10) / 200 }

  private func make(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let (box, log) = (box, log)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: curve) { box.frame.origin.x = 210 }
    animator.addCompletion { log.add("\($0 == .end ? "end" : $0 == .start ? "start" : "current")") }
    return animator
  }

  @Test func itRuns() {
    let animator = make(.easeInOut)
    #expect(animator.state == .inactive && !animator.isRunning)
    simulator.perform { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    #expect(box.frame.origin.x == 210)
    for step in 1..<40 {
      simulator.run(for: 0.01)
      #expect((part - CubicCurve.easeInOut.value(at: Double(step) / 40)).magnitude < 0.002, "\(step)")
    }
    #expect(log.lines == [])
    simulator.run(for: 0.011)
    #expect(part == 1)
    #expect(log.drain() == ["end"])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test(arguments: [0.5, 1]) func springsArriveInTime(ratio: Double) {
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: CGFloat(ratio)) { [box] in
      box.frame.origin.x = 210
    }
    simulator.perform { animator.startAnimation() }
    var highest = 0.0
    for _ in 0..<100 {
      simulator.run(for: 0.005)
      highest = max(highest, part)
    }
    // e^(−π·0.5/√0.75) beyond the target.
    #expect((highest - (ratio < 1 ? 1.163 : 1)).magnitude < 0.005)
    simulator.run(for: 0.01)
    #expect(part == 1)
    // Physical parameters have their own duration.
    let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let own = UIViewPropertyAnimator(duration: 9, timingParameters: physical)
    #expect(own.duration > 0.5 && own.duration < 2)
    #expect(own.timingParameters?.timingCurveType == .spring)
  }

  @Test func controlPoints() {
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1))
    #expect(parameters.timingCurveType == .cubic)
    #expect(parameters.cubicTimingParameters === parameters && parameters.springTimingParameters == nil)
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1)
    ) { [box] in box.frame.origin.x = 210 }
    simulator.perform { animator.startAnimation() }
    simulator.run(for: 0.25)
    #expect((part - CubicCurve(x1: 0.1, y1: 0.9, x2: 0.2, y2: 1).value(at: 0.25)).magnitude < 0.002)
  }

  /// A finger scrubs it in both directions, before it was ever started.
  @Test func scrubbing() {
    let animator = make()
    simulator.perform { animator.fractionComplete = 0.3 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect((part - 0.3).magnitude < 1e-9)
    simulator.run(for: 5)
    #expect((part - 0.3).magnitude < 1e-9)
    simulator.perform { animator.fractionComplete = 0.8 }
    #expect((part - 0.8).magnitude < 1e-9)
    simulator.perform { animator.fractionComplete = 0.25 }
    #expect((part - 0.25).magnitude < 1e-9)
    #expect(animator.fractionComplete == 0.25)
    // When it is released, it takes the rest of its duration.
    simulator.perform { animator.startAnimation() }
    simulator.run(for: 0.15)
    #expect((part - 0.625).magnitude < 0.002)
    #expect(log.lines == [])
    simulator.run(for: 0.151)
    #expect(part == 1)
    #expect(log.drain() == ["end"])
  }

  /// Without `scrubsLinearly`, the fraction of a paused animator is the time on the curve.
  @Test func scrubbingOnTheCurve() {
    let animator = make(.easeIn)
    animator.scrubsLinearly = false
    simulator.perform { animator.fractionComplete = 0.5 }
    #expect((part - CubicCurve.easeIn.value(at: 0.5)).magnitude < 1e-6)
    simulator.perform { animator.startAnimation() }
    simulator.run(for: 0.1)
    #expect((part - CubicCurve.easeIn.value(at: 0.75)).magnitude < 0.002)
  }

  @Test func pausedAndContinued() {
    let animator = make()
    simulator.perform { animator.startAnimation() }
    simulator.run(for: 0.1)
    simulator.perform { animator.pauseAnimation() }
    #expect(!animator.isRunning && animator.state == .active)
    #expect((part - 0.25).magnitude < 0.002)
    simulator.run(for: 1)
    #expect((part - 0.25).magnitude < 0.002)
    #expect((animator.fractionComplete - 0.25).magnitude < 1e-6)
    simulator.perform {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    }
    simulator.run(for: 0.1)
    #expect((part - (0.25 + 0.75 * CubicCurve.easeOut.value(at: 0.5))).magnitude < 0.003)
    simulator.run(for: 0.101)
    #expect(part == 1)
    #expect(log.drain() == ["end"])
  }

  /// If it is reversed in flight, it goes back from its position, and ends at its start.
  @Test func turnedRound() {
    let animator = make()
    simulator.perform { animator.startAnimation() }
    simulator.run(for: 0.3)
    simulator.perform { animator.isReversed = true }
    #expect((part - 0.75).magnitude < 0.002)
    #expect(box.frame.origin.x == 10)
    // The fraction counts in the direction of the motion.
    #expect((animator.fractionComplete - 0.25).magnitude < 1e-6)
    simulator.run(for: 0.15)
    #expect((part - 0.375).magnitude < 0.002)
    simulator.run(for: 0.151)
    #expect(part == 0)
    #expect(log.drain() == ["start"])
    #expect(!animator.isReversed)
  }

  /// A property that is set twice returns to its value before both changes.
  @Test func setTwice() {
    let box = box
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      box.frame.origin.x = 100
      box.frame.origin.x = 210
      box.alpha = 0.5
      box.alpha = 0
    }
    simulator.perform { animator.startAnimation() }
    simulator.run(for: 0.2)
    simulator.perform { animator.isReversed = true }
    #expect((part - 0.5).magnitude < 0.002)
    simulator.settle()
    #expect(part == 0 && box.frame.origin.x == 10)
    #expect(box.alpha == 1)
  }

  @Test func reversedWhilePaused() {
    let animator = make()
    simulator.perform { animator.fractionComplete = 0.6 }
    simulator.perform { animator.isReversed = true }
    #expect((part - 0.6).magnitude < 1e-9)
    simulator.perform { animator.fractionComplete = 0.9 }
    #expect((part - 0.1).magnitude < 1e-9)
    simulator.perform { animator.isReversed = false }
    simulator.perform { animator.startAnimation() }
    simulator.settle()
    #expect(part == 1)
    #expect(log.drain() == ["end"])
  }

  @Test func stopped() {
    let animator = make()
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
    simulator.perform { animator.startAnimation() }
    simulator.run(for: 0.1)
    simulator.perform { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    // The model has the displayed position.
    #expect((box.frame.origin.x - 60).magnitude < 1e-6)
    #expect((part - 0.25).magnitude < 0.002)
    #expect(log.lines == [])
    simulator.perform { animator.finishAnimation(at: .start) }
    #expect(part == 0)
    #expect(log.drain() == ["start"])
    #expect(animator.state == .inactive)
  }

  /// All animated properties are frozen at the same fraction.
  @Test func stoppedWithoutFinishing() {
    let (animator, box) = (make(), box)
    simulator.perform {
      box.backgroundColor = UIColor(white: 0, alpha: 1)
      animator.addAnimations {
        box.alpha = 0
        box.transform = CGAffineTransform(translationX: 0, y: 40)
        box.layer.cornerRadius = 20
        box.backgroundColor = UIColor(white: 1, alpha: 1)
      }
      animator.startAnimation()
    }
    simulator.run(for: 0.1)
    simulator.perform { animator.stopAnimation(true) }
    #expect(animator.state == .inactive)
    #expect(log.lines == [])
    #expect((box.alpha - 0.75).magnitude < 1e-6)
    #expect((box.transform.ty - 10).magnitude < 1e-6)
    #expect((box.layer.cornerRadius - 5).magnitude < 1e-6)
    #expect((simulator.background(of: box)?.bits ?? 0) >> 24 == 64)
    simulator.settle()
    #expect(((simulator.frame(of: box)?.minY ?? .nan) - 30).magnitude < 1e-6)
  }

  @Test func delays() {
    let (animator, box) = (make(), box)
    animator.addAnimations(
      {
        box.alpha = 0
        box.transform = CGAffineTransform(translationX: 0, y: 100)
      }, delayFactor: 0.5)
    simulator.perform { animator.startAnimation(afterDelay: 0.2) }
    #expect(animator.delay == 0.2)
    simulator.run(for: 0.19)
    #expect(part < 0.001)
    #expect(((simulator.frame(of: box)?.minY ?? .nan) - 20).magnitude < 0.1)
    simulator.run(for: 0.21)
    #expect((part - 0.5).magnitude < 0.002)
    #expect((simulator.alpha(of: box) ?? .nan) > 0.98)
    // A delayed animation stays at its start.
    #expect(((simulator.frame(of: box)?.minY ?? .nan) - 20).magnitude < 0.1)
    simulator.run(for: 0.1)
    #expect(((simulator.alpha(of: box) ?? .nan) - 0.5).magnitude < 0.02)
    simulator.settle()
    #expect(simulator.alpha(of: box) == 0)
  }

  /// Animations added while it runs take the remaining time.
  @Test func addedInFlight() {
    let (animator, box) = (make(), box)
    simulator.perform { animator.startAnimation() }
    simulator.run(for: 0.2)
    simulator.perform { animator.addAnimations { box.alpha = 0 } }
    #expect(simulator.alpha(of: box) == 1)
    simulator.run(for: 0.1)
    #expect(((simulator.alpha(of: box) ?? .nan) - 0.5).magnitude < 0.02)
    simulator.settle()
    #expect(simulator.alpha(of: box) == 0 && part == 1)
  }

  @Test func pausesOnCompletion() {
    let animator = make()
    animator.pausesOnCompletion = true
    simulator.perform { animator.startAnimation() }
    simulator.settle()
    #expect(part == 1)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(log.lines == [])
    animator.pausesOnCompletion = false
    simulator.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    simulator.run(for: 0.1)
    #expect((part - 0.75).magnitude < 0.002)
    simulator.settle()
    #expect(part == 0)
    #expect(log.drain() == ["start"])
  }

  @Test func runningAtOnce() {
    var position: UIViewAnimatingPosition?
    simulator.perform { [box] in
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0.1, options: .curveLinear, animations: { box.alpha = 0 },
        completion: { position = $0 })
      #expect(animator.isRunning)
    }
    simulator.run(for: 0.2)
    #expect(((simulator.alpha(of: box) ?? .nan) - 0.5).magnitude < 0.02)
    simulator.settle()
    #expect(position == .end)
  }

  /// A duration of zero.
  @Test func withoutDuration() {
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { [box] in box.alpha = 0 }
    var isDone = false
    animator.addCompletion { _ in isDone = true }
    simulator.perform { animator.startAnimation() }
    #expect(simulator.alpha(of: box) == 0)
    #expect(isDone)
  }

  /// It may be reused, and is released when it has finished.
  @Test func usedAgainAndReleased() {
    weak var watched: UIViewPropertyAnimator?
    do {
      let (animator, box, log) = (make(), box, log)
      animator.addAnimations { log.add("once") }
      watched = animator
      simulator.perform { animator.startAnimation() }
      simulator.settle()
      simulator.perform {
        animator.addAnimations { box.frame.origin.x = 10 }
        animator.startAnimation()
      }
      simulator.run(for: 0.2)
      #expect((part - 0.5).magnitude < 0.002)
    }
    #expect(watched != nil)
    simulator.settle()
    #expect(part == 0)
    #expect(log.drain() == ["once", "end"])
    #expect(watched == nil)
  }

  @Test func badUse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
  }
}
