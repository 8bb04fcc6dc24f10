// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// A controller with an action for unwind segues.
private final class HomeController: SceneController {
  func goHome(_ segue: UIStoryboardSegue) {
    log("goHome from \((segue.source as? SceneController)?.name ?? "other")")
  }
}

private final class StepController: SceneController {}

private final class UnwindingSegue: UIStoryboardSegue {
  override func perform() {
    sceneCalls.add("segue performs")
    super.perform()
  }
}

/// As in the generated code of a storyboard.
@MainActor private enum Scenes {
  private static let registered: Void = UIStoryboard._registerUnwind(
    "goHome:", isInstance: { $0 is HomeController },
    call: { controller, segue in (controller as? HomeController)?.goHome(segue) })

  static func home(_ name: String) -> HomeController {
    registered
    return makeScene(HomeController.self, named: name, in: "Unwind", nil, make: { HomeController(coder: $0) })
  }

  static func step(_ name: String, animates: Bool = true) -> StepController {
    let c = makeScene(
      StepController.self, named: name, in: "Unwind", nil, make: { StepController(coder: $0) },
      load: { c in addButton("back \(name)", to: c)._perform("k-back", from: c) })
    let back = _InterfaceSegue(unwind: "goHome:", identifier: "back", key: "k-back")
    back.animates = animates
    c._interface?.add(back)
    let custom = _InterfaceSegue(unwind: "goHome:", identifier: "custom", key: "k-custom")
    custom.make = { UnwindingSegue(identifier: $0, source: $1, destination: $2) }
    c._interface?.add(custom)
    c._interface?.add(_InterfaceSegue(unwind: "nowhere:", identifier: "nowhere", key: "k-nowhere"))
    return c
  }
}

extension InterfaceTests {
  @MainActor @Suite struct UnwindTests {
    private let home = Scenes.home("1")
    private let navigation: SceneNavigationController
    private let simulator: Simulator

    init() {
      let navigation = SceneNavigationController(rootViewController: home)
      self.navigation = navigation
      simulator = Simulator { navigation }
      simulator.settle()
      _ = sceneCalls.drain()
    }

    private func push(_ controllers: [UIViewController]) {
      simulator.perform { navigation.setViewControllers([home] + controllers, animated: false) }
      simulator.settle()
    }

    private func present(_ controller: UIViewController, from source: UIViewController) {
      simulator.perform {
        controller.modalPresentationStyle = .fullScreen
        source.present(controller, animated: false)
      }
      simulator.settle()
    }

    @Test func throughTheNavigationStack() throws {
      push([Scenes.step("2"), Scenes.step("3")])
      _ = sceneCalls.drain()
      try simulator.tap("back 3")
      #expect(
        sceneCalls.drain() == [
          "3 shouldPerform 'back'", "3 canPerform goHome: false", "navigation allows [\"2\", \"1\"]",
          "2 canPerform goHome: false", "1 canPerform goHome: true",
          "3 prepare 'back' to 1 from UIButton loaded true", "1 goHome from 3", "navigation unwinds towards 1",
          "navigation pops animated true",
        ])
      #expect(navigation.viewControllers.count == 1)
      simulator.settle()
      #expect(home.view.window != nil)
    }

    /// Two pushed controllers and two presented ones; the order is that of UIKit.
    @Test func throughPresentationsAndTheStack() throws {
      let (two, three, four, five) = (Scenes.step("2"), Scenes.step("3"), Scenes.step("4"), Scenes.step("5"))
      push([two, three])
      present(four, from: three)
      present(five, from: four)
      _ = sceneCalls.drain()
      try simulator.tap("back 5")
      #expect(
        sceneCalls.drain() == [
          "5 shouldPerform 'back'", "5 canPerform goHome: false", "4 canPerform goHome: false",
          "3 canPerform goHome: false", "navigation allows [\"2\", \"1\"]", "2 canPerform goHome: false",
          "1 canPerform goHome: true", "5 prepare 'back' to 1 from UIButton loaded true", "1 goHome from 5",
          "navigation dismisses", "navigation unwinds towards 1", "navigation pops animated false",
        ])
      simulator.settle()
      #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
      #expect(five.view.window == nil && four.view.window == nil && home.view.window != nil)
    }

    @Test func toThePresenter() throws {
      let step = Scenes.step("2")
      present(step, from: home)
      _ = sceneCalls.drain()
      try simulator.tap("back 2")
      #expect(
        sceneCalls.drain() == [
          "2 shouldPerform 'back'", "2 canPerform goHome: false", "1 canPerform goHome: true",
          "2 prepare 'back' to 1 from UIButton loaded true", "1 goHome from 2",
        ])
      simulator.settle()
      #expect(home.presentedViewController == nil && step.view.window == nil)
    }

    /// The presented controller is a child of a navigation controller of its own.
    @Test func outOfAPresentedNavigationController() throws {
      let inner = SceneNavigationController(rootViewController: UIViewController())
      inner.pushViewController(Scenes.step("2"), animated: false)
      present(inner, from: home)
      try simulator.tap("back 2")
      simulator.settle()
      #expect(home.presentedViewController == nil)
    }

    @Test func toAnotherTab() throws {
      let (step, root) = (Scenes.step("2"), Scenes.home("Home"))
      let stack = SceneNavigationController(rootViewController: root)
      stack.pushViewController(UIViewController(), animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, step]
      tabs.selectedIndex = 1
      let simulator = Simulator { tabs }
      simulator.settle()
      let presented = Scenes.step("3")
      simulator.perform {
        presented.modalPresentationStyle = .fullScreen
        step.present(presented, animated: false)
      }
      simulator.settle()
      try simulator.tap("back 3")
      simulator.settle()
      #expect(tabs.presentedViewController == nil && tabs.selectedIndex == 0)
      #expect(stack.viewControllers == [root] && root.view.window != nil)
    }

    /// A controller that does not want the action is skipped.
    @Test func anOverrideDecides() throws {
      let other = Scenes.home("2")
      other.performsUnwind = false
      push([other, Scenes.step("3")])
      try simulator.tap("back 3")
      simulator.settle()
      #expect(navigation.viewControllers == [home])
    }

    @Test func theNearestControllerIsTheDestination() throws {
      let other = Scenes.home("2")
      push([other, Scenes.step("3")])
      simulator.perform { navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil) }
      simulator.settle()
      #expect(navigation.viewControllers == [home, other])
    }

    @Test func withoutAnimation() throws {
      push([Scenes.step("2", animates: false)])
      try simulator.tap("back 2")
      #expect(sceneCalls.drain().last == "navigation pops animated false")
      #expect(navigation.transitionCoordinator == nil && navigation.viewControllers == [home])
    }

    @Test func aSegueClass() {
      push([Scenes.step("2")])
      _ = sceneCalls.drain()
      simulator.perform { navigation.topViewController?.performSegue(withIdentifier: "custom", sender: nil) }
      let calls = sceneCalls.drain()
      #expect(
        calls.suffix(4) == [
          "1 goHome from 2", "segue performs", "navigation unwinds towards 1", "navigation pops animated true",
        ])
      #expect(navigation.viewControllers == [home])
    }

    @Test func nobodyPerformsTheAction() {
      var lines: [String] = []
      Log.reset()
      let write = Log.write
      Log.write = { lines.append($0) }
      defer { Log.write = write }
      let step = Scenes.step("2")
      push([step])
      _ = sceneCalls.drain()
      simulator.perform { step.performSegue(withIdentifier: "nowhere", sender: nil) }
      #expect(!sceneCalls.drain().contains { $0.contains("prepare") })
      #expect(navigation.topViewController === step)
      #expect(lines.count == 1 && lines[0].contains("nowhere:"))
    }

    @Test func theSourceForbidsIt() throws {
      let step = Scenes.step("2")
      step.allowsSegues = false
      push([step])
      _ = sceneCalls.drain()
      try simulator.tap("back 2")
      #expect(sceneCalls.drain() == ["2 shouldPerform 'back'"])
      #expect(navigation.topViewController === step)
    }

    private final class BoastingController: UIViewController {
      override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
      ) -> Bool { true }
    }

    @Test func aControllerWithoutTheActionStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let step = Scenes.step("2")
          let navigation = UINavigationController(rootViewController: BoastingController())
          navigation.pushViewController(step, animated: false)
          step.performSegue(withIdentifier: "back", sender: nil)
        }
      }
      #expect(stopped(result, saying: "unrecognized selector"))
    }
  }
}
