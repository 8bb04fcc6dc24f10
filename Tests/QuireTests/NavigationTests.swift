// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct NavigationTests {
  private final class Ear: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      log.add("willShow \(viewController.title ?? "")\(animated ? " animated" : "")")
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      log.add("didShow \(viewController.title ?? "")")
    }
  }

  private let log = CallLog()
  private let ear: Ear
  private let first: LivingController
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    ear = Ear(log)
    first = LivingController(log, "first")
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    self.navigation = navigation
    simulator = Simulator { navigation }
    navigation.delegate = ear
    _ = log.drain()
  }

  private func make(_ name: String) -> LivingController {
    let controller = LivingController(log, name)
    controller.title = name.prefix(1).uppercased() + name.dropFirst()
    return controller
  }

  /// The delegate is notified after both controllers. [VAST]
  @Test func pushAndPop() {
    let second = make("second")
    simulator.perform {
      navigation.pushViewController(second, animated: true)
      #expect(navigation.topViewController === second)
      #expect(second.navigationController === navigation)
    }
    #expect(
      log.drain() == [
        "second willMove in", "first willDisappear", "second didLoad", "second willAppear animated",
        "willShow Second animated", "second isAppearing",
      ])
    #expect(second.isMovingToParent)
    // It comes from the right, and the old screen moves a part of the way.
    #expect(simulator.frame(of: second.view)?.minX == 402)
    simulator.run(for: 0.1)
    let x = simulator.frame(of: second.view)?.minX ?? .nan
    #expect(x > 0 && x < 300)
    let old = simulator.frame(of: first.view)?.minX ?? .nan
    #expect(((402 - x) * 0.3 + old).magnitude < 0.3)
    simulator.settle()
    #expect(simulator.frame(of: second.view)?.minX == 0)
    #expect(log.drain() == ["first didDisappear", "second didAppear", "second didMove in", "didShow Second"])
    #expect(first.view.window == nil)
    #expect(second.view.safeAreaInsets.top == 106)

    simulator.perform { #expect(navigation.popViewController(animated: true) === second) }
    // The returning screen is below.
    #expect(Array(navigation.view.subviews.prefix(2)) == [first.view, second.view])
    #expect(
      log.drain() == [
        "second willMove out", "second willDisappear", "first willAppear animated", "willShow First animated",
        "first isAppearing",
      ])
    #expect(second.isMovingFromParent)
    simulator.settle()
    #expect(log.drain() == ["second didDisappear", "first didAppear", "second didMove out", "didShow First"])
    #expect(navigation.viewControllers == [first])
    #expect(second.view.superview == nil && second.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  /// In a navigation controller it is pushed, elsewhere presented.
  @Test func showing() {
    let (second, third) = (make("second"), make("third"))
    simulator.perform { first.show(second, sender: nil) }
    #expect(navigation.topViewController === second)
    simulator.perform { navigation.show(third, sender: nil) }
    #expect(navigation.topViewController === third)
    let (root, other) = (UIViewController(), UIViewController())
    let simulator = Simulator { root }
    simulator.perform { root.show(other, sender: nil) }
    #expect(root.presentedViewController === other)
  }

  @Test func theDelegateHearsOfTheRoot() {
    let log = CallLog()
    let ear = Ear(log)
    let root = LoggingController(log, name: "root")
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = ear
    let simulator = Simulator { navigation }
    // After the controller itself. [VAST]
    #expect(log.drain() == ["root.viewWillAppear", "willShow Root", "root.viewDidAppear", "didShow Root"])
    withExtendedLifetime(simulator) {}
  }

  @Test func theBackButtonPops() throws {
    simulator.perform { navigation.pushViewController(make("second"), animated: true) }
    simulator.settle()
    #expect(simulator.element("Second", role: .header) != nil)
    try simulator.tap("First")
    simulator.settle()
    #expect(navigation.viewControllers == [first])
    #expect(simulator.element("First", role: .button) == nil)
    #expect(simulator.element("First", role: .header) != nil)
  }

  @Test func rowsAreReplaced() {
    let (second, third) = (make("second"), make("third"))
    simulator.perform { navigation.setViewControllers([first, second, third], animated: false) }
    #expect(
      log.drain() == [
        "second willMove in", "third willMove in", "first willDisappear", "third didLoad", "third willAppear",
        "willShow Third", "third isAppearing", "first didDisappear", "third didAppear", "second didMove in",
        "third didMove in", "didShow Third",
      ])
    simulator.perform { #expect(navigation.popToRootViewController(animated: false) == [second, third]) }
    #expect(navigation.viewControllers == [first])
    #expect(first.view.window != nil)
    simulator.perform { navigation.viewControllers = [second, first] }
    #expect(navigation.topViewController === first)
    #expect(second.parent === navigation)
    simulator.perform { navigation.viewControllers = [second] }
    #expect(first.parent == nil)
  }

  /// A push during another push: the first is completed immediately.
  @Test func pushesInHaste() {
    let (second, third) = (make("second"), make("third"))
    simulator.perform { navigation.pushViewController(second, animated: true) }
    simulator.run(for: 0.05)
    simulator.perform { navigation.pushViewController(third, animated: true) }
    simulator.settle()
    let lines = log.drain()
    for name in ["second", "third"] { #expect(lines.filter { $0 == "\(name) didAppear" }.count == 1) }
    #expect(lines.filter { $0 == "second didDisappear" }.count == 1)
    #expect(navigation.view.window != nil && third.view.window != nil && second.view.window == nil)
  }

  /// With reduced motion, a push fades in, a pop fades out, and nothing moves.
  @Test func lessMotionFades() throws {
    var device = Device.phone
    device.environment.prefersReducedMotion = true
    simulator.change(to: device)
    simulator.perform { #expect(UIAccessibility.isReduceMotionEnabled) }
    let second = make("second")
    simulator.perform {
      second.view.alpha = 0.8
      navigation.pushViewController(second, animated: true)
    }
    #expect(simulator.alpha(of: second.view) == 0)
    simulator.run(for: 0.1)
    let coming = try #require(simulator.alpha(of: second.view))
    #expect(coming > 0.1 && coming < 0.79)
    #expect(simulator.frame(of: second.view)?.minX == 0 && simulator.frame(of: first.view)?.minX == 0)
    simulator.settle()
    #expect(simulator.alpha(of: second.view) == 0.8)

    simulator.perform { navigation.popViewController(animated: true) }
    #expect(simulator.alpha(of: second.view) == 0.8 && simulator.alpha(of: first.view) == 1)
    simulator.run(for: 0.1)
    let going = try #require(simulator.alpha(of: second.view))
    #expect(going > 0.01 && going < 0.7)
    #expect(simulator.frame(of: second.view)?.minX == 0 && simulator.frame(of: first.view)?.minX == 0)
    simulator.settle()
    #expect(second.view.window == nil && second.view.alpha == 0.8)

    device.environment.prefersReducedMotion = false
    simulator.change(to: device)
    simulator.perform { navigation.pushViewController(second, animated: true) }
    #expect(simulator.frame(of: second.view)?.minX == 402)
  }

  /// In right-to-left layouts, screens come from the left, and the swipe back begins at the right edge.
  @Test func rightToLeftItIsMirrored() throws {
    let second = make("second")
    second.title = "A longer one"
    let save = UIBarButtonItem(title: "Save", primaryAction: nil)
    second.navigationItem.rightBarButtonItem = save
    simulator.perform { navigation.pushViewController(second, animated: false) }
    simulator.settle()
    func place(_ text: String) throws -> CGRect {
      func label(in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        for child in view.subviews { if let found = label(in: child) { return found } }
        return nil
      }
      let found = try #require(label(in: navigation.navigationBar))
      return try #require(simulator.frame(of: found))
    }
    let plain = try ["First", "A longer one", "Save"].map(place)
    #expect(plain[0].minX < 60 && plain[2].minX > 300)

    var device = Device.phone
    device.environment.isRightToLeft = true
    simulator.change(to: device)
    simulator.settle()
    let mirrored = try ["First", "A longer one", "Save"].map(place)
    for (one, other) in zip(plain, mirrored) {
      #expect((402 - one.minX - one.width - other.minX).magnitude < 0.5)
    }
    let third = make("third")
    simulator.perform { navigation.pushViewController(third, animated: true) }
    #expect(simulator.frame(of: third.view)?.minX == -402)
    simulator.settle()
    #expect(simulator.frame(of: third.view)?.minX == 0)
  }

  @Test func animationsAlongAPush() {
    let second = make("second")
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ended: Bool?
    simulator.perform { navigation.view.addSubview(dot) }
    simulator.perform {
      navigation.pushViewController(second, animated: true)
      // As apps do right after the call: the push has begun, so only its end can be observed.
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ended = $0.isCancelled }
    }
    #expect(second.transitionCoordinator?.isAnimated == true)
    #expect(ended == nil)
    simulator.settle()
    #expect(ended == false)
    #expect(second.transitionCoordinator == nil)

    final class Along: UIViewController {
      var dot: UIView?
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate(alongsideTransition: { [dot] _ in dot?.frame.origin.x = 100 })
      }
    }
    let third = Along()
    third.dot = dot
    simulator.perform { navigation.pushViewController(third, animated: true) }
    simulator.run(for: 0.1)
    let part = (simulator.frame(of: dot)?.minX ?? .nan) / 100
    let gone = 1 - (simulator.frame(of: third.view)?.minX ?? .nan) / 402
    #expect(part > 0.2 && (part - gone).magnitude < 0.01)
  }

  // MARK: Swiping back

  private func pushSecond() -> LivingController {
    let second = make("second")
    simulator.perform { navigation.pushViewController(second, animated: true) }
    simulator.settle()
    _ = log.drain()
    return second
  }

  private func swipe(to x: Double, lifts: Bool = true, duration: Double = 0.4, hold: Double = 0.2) {
    simulator.drag(
      from: CGPoint(x: 8, y: 400), to: CGPoint(x: x, y: 404), duration: duration, hold: hold, lifts: lifts)
  }

  @Test func swipedBack() {
    let second = pushSecond()
    #expect(navigation.interactivePopGestureRecognizer?.view === navigation.view)
    swipe(to: 218, lifts: false)
    #expect(
      log.drain() == [
        "second willMove out", "second willDisappear", "first willAppear animated", "willShow First animated",
        "first isAppearing",
      ])
    #expect(second.isMovingFromParent)
    let coordinator = second.transitionCoordinator
    #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    // 200 points minus the slop.
    #expect(((simulator.frame(of: second.view)?.minX ?? .nan) - 200).magnitude < 1)
    #expect(((simulator.frame(of: first.view)?.minX ?? .nan) + 0.3 * 202).magnitude < 1)
    #expect(((coordinator?.percentComplete ?? 0) - 200 / 402).magnitude < 0.003)
    simulator.move(to: CGPoint(x: 268, y: 404))
    #expect(((simulator.frame(of: second.view)?.minX ?? .nan) - 250).magnitude < 1)
    simulator.run(for: 0.3)
    simulator.move(to: CGPoint(x: 269, y: 404))
    let before = simulator.frame(of: second.view)?.minX ?? .nan
    simulator.up()
    #expect(((simulator.frame(of: second.view)?.minX ?? .nan) - before).magnitude < 0.5)
    #expect(coordinator?.isInteractive == false)
    simulator.settle()
    #expect(log.drain() == ["second didDisappear", "first didAppear", "second didMove out", "didShow First"])
    #expect(navigation.viewControllers == [first])
    #expect(simulator.frame(of: first.view)?.minX == 0)
    #expect(second.view.superview == nil)
    #expect(first.transitionCoordinator == nil)
  }

  /// In right-to-left layouts, the swipe back begins at the right edge. It changes its side with the writing direction.
  @Test func swipedBackRightToLeft() {
    let second = pushSecond()
    var device = Device.phone
    device.environment.isRightToLeft = true
    simulator.change(to: device)
    _ = log.drain()
    swipe(to: 390)
    simulator.settle()
    #expect(navigation.viewControllers == [first, second])
    simulator.drag(
      from: CGPoint(x: 394, y: 400), to: CGPoint(x: 402 - 218, y: 404), duration: 0.4, hold: 0.2, lifts: false)
    // 200 points minus the slop, to the left. The lower screen comes from the right.
    #expect(((simulator.frame(of: second.view)?.minX ?? .nan) + 200).magnitude < 1)
    #expect(((simulator.frame(of: first.view)?.minX ?? .nan) - 0.3 * 202).magnitude < 1)
    #expect(((second.transitionCoordinator?.percentComplete ?? 0) - 200 / 402).magnitude < 0.003)
    simulator.move(to: CGPoint(x: 402 - 268, y: 404))
    simulator.run(for: 0.3)
    simulator.move(to: CGPoint(x: 402 - 269, y: 404))
    simulator.up()
    simulator.run(for: 0.05)
    #expect((simulator.frame(of: second.view)?.minX ?? .nan) < -250)
    simulator.settle()
    #expect(navigation.viewControllers == [first])
    #expect(simulator.frame(of: first.view)?.minX == 0)
    // A flick toward the edge where the swipe began pops nothing.
    let third = pushSecond()
    simulator.drag(from: CGPoint(x: 394, y: 400), to: CGPoint(x: 300, y: 404), duration: 0.4, hold: 0.2)
    simulator.settle()
    #expect(navigation.viewControllers == [first, third])
    simulator.change(to: .phone)
    swipe(to: 390)
    simulator.settle()
    #expect(navigation.viewControllers == [first])
  }

  /// Not far enough: everything is as before. [WANGLING]
  @Test func swipedBackAndThoughtBetterOfIt() {
    let second = pushSecond()
    swipe(to: 120, lifts: false)
    _ = log.drain()
    var canceled: Bool?
    simulator.perform {
      second.transitionCoordinator?.animate(alongsideTransition: nil) { canceled = $0.isCancelled }
    }
    simulator.run(for: 0.3)
    simulator.move(to: CGPoint(x: 121, y: 404))
    simulator.up()
    #expect(navigation.viewControllers == [first, second])
    #expect(simulator.element("Second", role: .header) != nil)
    let x = simulator.frame(of: second.view)?.minX ?? .nan
    #expect(x > 90 && x < 110)
    simulator.run(for: 0.1)
    #expect((simulator.frame(of: second.view)?.minX ?? .nan) < x)
    simulator.settle()
    #expect(
      log.drain() == [
        "first willDisappear", "first didDisappear", "second willAppear animated", "second isAppearing",
        "second didAppear",
      ])
    #expect(canceled == true)
    #expect(simulator.frame(of: second.view)?.minX == 0)
    #expect(first.view.superview == nil)
    #expect(!second.isMovingFromParent)
    // Once more, to the end.
    swipe(to: 390)
    simulator.settle()
    #expect(navigation.viewControllers == [first])
  }

  /// A quick swipe is enough.
  @Test func flickedBack() {
    _ = pushSecond()
    swipe(to: 100, duration: 0.06, hold: 0)
    simulator.settle()
    #expect(navigation.viewControllers == [first])
  }

  @Test func whereSwipesDoNothing() {
    // The root, the center of the view, the wrong direction, and a hidden back button.
    swipe(to: 390)
    simulator.settle()
    #expect(navigation.viewControllers == [first])
    let second = pushSecond()
    simulator.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 390, y: 400))
    simulator.drag(from: CGPoint(x: 8, y: 400), to: CGPoint(x: 12, y: 700))
    simulator.perform { second.navigationItem.hidesBackButton = true }
    swipe(to: 390)
    simulator.settle()
    #expect(navigation.viewControllers == [first, second])
    #expect(log.drain() == [])
    // An app's own delegate makes the decision.
    final class Yes: NSObject, UIGestureRecognizerDelegate {}
    let yes = Yes()
    navigation.interactivePopGestureRecognizer?.delegate = yes
    swipe(to: 390)
    simulator.settle()
    #expect(navigation.viewControllers == [first])
    simulator.perform { navigation.pushViewController(second, animated: false) }
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    swipe(to: 390)
    simulator.settle()
    #expect(navigation.topViewController === second)
  }

  /// In a sheet, the navigation controller owns the swipe, and the sheet the drag.
  @Test func swipedBackInASheet() {
    let (root, inner, upper) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: inner)
    let simulator = Simulator { root }
    simulator.perform {
      navigation.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(navigation, animated: false)
      navigation.pushViewController(upper, animated: false)
    }
    simulator.drag(from: CGPoint(x: 8, y: 600), to: CGPoint(x: 380, y: 610))
    simulator.settle()
    #expect(navigation.viewControllers == [inner])
    #expect(simulator.sheet?.frame.minY == 410)
    simulator.perform { navigation.pushViewController(upper, animated: false) }
    simulator.drag(from: CGPoint(x: 8, y: 600), to: CGPoint(x: 12, y: 300))
    simulator.settle()
    #expect(simulator.sheet?.frame.minY == 72)
    #expect(navigation.viewControllers == [inner, upper])
  }

  /// Code pops in the middle of a swipe, which ends the swipe.
  @Test func changedUnderTheFinger() {
    let second = pushSecond()
    swipe(to: 120, lifts: false)
    _ = log.drain()
    simulator.perform { navigation.setViewControllers([first], animated: false) }
    // The finger is still down, so the swipe is canceled, and the change follows.
    #expect(
      log.drain().filter { $0.hasPrefix("second") } == [
        "second willAppear animated", "second isAppearing", "second didAppear", "second willMove out",
        "second willDisappear", "second didDisappear", "second didMove out",
      ])
    simulator.up()
    simulator.settle()
    #expect(navigation.viewControllers == [first])
    #expect(first.view.window != nil && second.view.window == nil)
    #expect(simulator.frame(of: first.view)?.minX == 0)
  }

  @Test func whatWasSwipedAwayIsReleased() {
    weak var watched: UIViewController?
    do {
      let second = UIViewController()
      watched = second
      simulator.perform { navigation.pushViewController(second, animated: false) }
    }
    swipe(to: 390)
    simulator.settle()
    simulator.perform {}
    #expect(watched == nil)
  }

  @Test func theBarHides() {
    simulator.perform { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(first.view.safeAreaInsets.top == 62)
    #expect(simulator.element("First", role: .header) == nil)
    simulator.perform { navigation.setNavigationBarHidden(false, animated: true) }
    simulator.settle()
    #expect(first.view.safeAreaInsets.top == 106)
    #expect(simulator.element("First", role: .header) != nil)
  }
}
