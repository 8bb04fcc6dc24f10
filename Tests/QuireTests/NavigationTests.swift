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
    _ = log.take()
  }

  private func make(_ name: String) -> LivingController {
    let controller = LivingController(log, name)
    controller.title = name.prefix(1).uppercased() + name.dropFirst()
    return controller
  }

  /// The delegate hears after both controllers. [VAST]
  @Test func pushAndPop() {
    let second = make("second")
    simulator.perform {
      navigation.pushViewController(second, animated: true)
      #expect(navigation.topViewController === second)
      #expect(second.navigationController === navigation)
    }
    #expect(
      log.take() == [
        "second willMove in", "first willDisappear", "second didLoad", "second willAppear animated",
        "willShow Second animated", "second isAppearing",
      ])
    #expect(second.isMovingToParent)
    // It comes from the right, and the old one goes a part of the way.
    #expect(simulator.frame(of: second.view)?.x == 402)
    simulator.run(for: 0.1)
    let x = simulator.frame(of: second.view)?.x ?? .nan
    #expect(x > 0 && x < 300)
    let old = simulator.frame(of: first.view)?.x ?? .nan
    #expect(((402 - x) * 0.3 + old).magnitude < 0.3)
    simulator.settle()
    #expect(simulator.frame(of: second.view)?.x == 0)
    #expect(log.take() == ["first didDisappear", "second didAppear", "second didMove in", "didShow Second"])
    #expect(first.view.window == nil)
    #expect(second.view.safeAreaInsets.top == 106)

    simulator.perform { #expect(navigation.popViewController(animated: true) === second) }
    #expect(
      log.take() == [
        "second willMove out", "second willDisappear", "first willAppear animated", "willShow First animated",
        "first isAppearing",
      ])
    #expect(second.isMovingFromParent)
    simulator.settle()
    #expect(log.take() == ["second didDisappear", "first didAppear", "second didMove out", "didShow First"])
    #expect(navigation.viewControllers == [first])
    #expect(second.view.superview == nil && second.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
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
    #expect(log.take() == ["root.viewWillAppear", "willShow Root", "root.viewDidAppear", "didShow Root"])
    withExtendedLifetime(simulator) {}
  }

  @Test func theBackButtonPops() {
    simulator.perform { navigation.pushViewController(make("second"), animated: true) }
    simulator.settle()
    #expect(simulator.element("Second", role: .header) != nil)
    #expect(simulator.tap(label: "First"))
    simulator.settle()
    #expect(navigation.viewControllers == [first])
    #expect(simulator.element("First", role: .button) == nil)
    #expect(simulator.element("First", role: .header) != nil)
  }

  @Test func rowsAreReplaced() {
    let (second, third) = (make("second"), make("third"))
    simulator.perform { navigation.setViewControllers([first, second, third], animated: false) }
    #expect(
      log.take() == [
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

  /// A push in the middle of another one: the first is brought to its end.
  @Test func pushesInHaste() {
    let (second, third) = (make("second"), make("third"))
    simulator.perform { navigation.pushViewController(second, animated: true) }
    simulator.run(for: 0.05)
    simulator.perform { navigation.pushViewController(third, animated: true) }
    simulator.settle()
    let lines = log.take()
    for name in ["second", "third"] { #expect(lines.filter { $0 == "\(name) didAppear" }.count == 1) }
    #expect(lines.filter { $0 == "second didDisappear" }.count == 1)
    #expect(navigation.view.window != nil && third.view.window != nil && second.view.window == nil)
  }

  /// Where the user wants less motion a push fades in, a pop fades out, and nothing travels.
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
    #expect(simulator.frame(of: second.view)?.x == 0 && simulator.frame(of: first.view)?.x == 0)
    simulator.settle()
    #expect(simulator.alpha(of: second.view) == 0.8)

    simulator.perform { navigation.popViewController(animated: true) }
    #expect(simulator.alpha(of: second.view) == 0.8 && simulator.alpha(of: first.view) == 1)
    simulator.run(for: 0.1)
    let going = try #require(simulator.alpha(of: second.view))
    #expect(going > 0.01 && going < 0.7)
    #expect(simulator.frame(of: second.view)?.x == 0 && simulator.frame(of: first.view)?.x == 0)
    simulator.settle()
    #expect(second.view.window == nil && second.view.alpha == 0.8)

    device.environment.prefersReducedMotion = false
    simulator.change(to: device)
    simulator.perform { navigation.pushViewController(second, animated: true) }
    #expect(simulator.frame(of: second.view)?.x == 402)
  }

  @Test func animationsAlongAPush() {
    let second = make("second")
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ended: Bool?
    simulator.perform { navigation.view.addSubview(dot) }
    simulator.perform {
      navigation.pushViewController(second, animated: true)
      // As an app does it right after the call: the push has begun, so only its end can be heard of.
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
    let part = (simulator.frame(of: dot)?.x ?? .nan) / 100
    let gone = 1 - (simulator.frame(of: third.view)?.x ?? .nan) / 402
    #expect(part > 0.2 && (part - gone).magnitude < 0.01)
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
