// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The first scene, with a button for each kind of segue.
private final class FirstController: SceneController {
  var container: UIView?

  func makeSecond(_ coder: NSCoder, _ sender: Any?) -> UIViewController? {
    SecondController(coder: coder, given: sender == nil ? "nothing" : "sender")
  }
}

private final class SecondController: SceneController {}

/// A segue of the app's own class, which performs the transition of its kind.
private final class WrappingSegue: UIStoryboardSegue {
  override func perform() {
    sceneCalls.add("segue performs \(identifier ?? "nil")")
    super.perform()
  }
}

/// A segue of the app's own class with a transition of its own.
private final class OwnSegue: UIStoryboardSegue {
  override func perform() {
    source.present(destination, animated: false)
  }
}

/// As in the generated code of a storyboard.
@MainActor private enum Scenes {
  static func register() {
    UIStoryboard._register("Segues", ["First", nil]) { create in first(create) }
    UIStoryboard._register("Segues", ["Second"]) { create in second(create) }
  }

  static func first(_ create: _InterfaceCreator?) -> UIViewController {
    let c = makeScene(
      FirstController.self, named: "First", in: "Segues", create, make: { FirstController(coder: $0) },
      load: { c in
        for kind in ["show", "quiet", "detail", "present", "popover", "anchored", "wrapped", "own", "nameless", "made"]
        {
          addButton(kind, to: c)._perform("k-\(kind)", from: c)
        }
        let container = UIView(frame: CGRect(x: 250, y: 200, width: 100, height: 60))
        c.view.addSubview(container)
        c.container = container
        c._interface?.segue("k-anchored")?.anchor = container
        c._interface?.add(_InterfaceSegue("embed", key: "k-embed", .embed(container)) { second($0) })
      })
    c._interface?.add(_InterfaceSegue("show", key: "k-show", .show) { second($0) })
    let quiet = _InterfaceSegue("quiet", key: "k-quiet", .show) { second($0) }
    quiet.animates = false
    c._interface?.add(quiet)
    c._interface?.add(_InterfaceSegue("detail", key: "k-detail", .showDetail) { second($0) })
    c._interface?.add(
      _InterfaceSegue("present", key: "k-present", .present(style: .fullScreen, transition: .crossDissolve)) {
        second($0)
      })
    c._interface?.add(_InterfaceSegue("popover", key: "k-popover", .popover(directions: .up)) { second($0) })
    c._interface?.add(_InterfaceSegue("anchored", key: "k-anchored", .popover()) { second($0) })
    let wrapped = _InterfaceSegue("wrapped", key: "k-wrapped", .show) { second($0) }
    wrapped.make = { WrappingSegue(identifier: $0, source: $1, destination: $2) }
    c._interface?.add(wrapped)
    c._interface?.add(
      _InterfaceSegue("own", key: "k-own", .custom { OwnSegue(identifier: $0, source: $1, destination: $2) }) {
        second($0)
      })
    c._interface?.add(_InterfaceSegue(nil, key: "k-nameless", .show) { second($0) })
    let made = _InterfaceSegue("made", key: "k-made", .show) { second($0) }
    made.creator = { source, coder, sender in (source as? FirstController)?.makeSecond(coder, sender) }
    c._interface?.add(made)
    c.awakeFromNib()
    return c
  }

  static func second(_ create: _InterfaceCreator?) -> UIViewController {
    let c = makeScene(
      SecondController.self, named: "Second", in: "Segues", create, make: { SecondController(coder: $0) })
    c.awakeFromNib()
    return c
  }
}

extension InterfaceTests {
  @MainActor @Suite struct SegueTests {
    private let first: FirstController
    private let navigation: UINavigationController
    private let simulator: Simulator

    init() throws {
      Scenes.register()
      let made = UIStoryboard(name: "Segues").instantiateInitialViewController()
      let first = try #require(made as? FirstController)
      self.first = first
      let navigation = UINavigationController(rootViewController: first)
      self.navigation = navigation
      simulator = Simulator { navigation }
      simulator.settle()
      _ = sceneCalls.drain()
    }

    /// The calls of a segue that a button triggers.
    private func expected(_ identifier: String, sender: String = "UIButton") -> [String] {
      [
        "First shouldPerform '\(identifier)'", "Second init", "Second awakeFromNib",
        "First prepare '\(identifier)' to Second from \(sender) loaded false",
      ]
    }

    @Test func showPushes() throws {
      try simulator.tap("show")
      #expect(sceneCalls.drain() == expected("show") + ["Second viewDidLoad"])
      #expect(navigation.topViewController is SecondController)
      #expect(navigation.transitionCoordinator != nil)
      #expect(navigation.topViewController?.storyboard?.instantiateInitialViewController() is FirstController)
    }

    @Test func showWithoutAnimation() throws {
      try simulator.tap("quiet")
      #expect(navigation.topViewController is SecondController)
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test func theSourceForbidsIt() throws {
      first.allowsSegues = false
      try simulator.tap("show")
      #expect(sceneCalls.drain() == ["First shouldPerform 'show'"])
      #expect(navigation.topViewController === first)
    }

    /// The app performs a segue without asking, with any sender.
    @Test func theAppPerformsIt() {
      first.allowsSegues = false
      var senders: [Any?] = []
      first.prepares = { _, sender in senders.append(sender) }
      simulator.perform { first.performSegue(withIdentifier: "show", sender: 7) }
      #expect(Array(sceneCalls.drain().prefix(3)) == Array(expected("show", sender: "Int").dropFirst()))
      #expect(senders.count == 1)
      #expect(navigation.topViewController is SecondController)
    }

    @Test func aSegueWithoutAnIdentifier() throws {
      try simulator.tap("nameless")
      let calls = sceneCalls.drain()
      #expect(calls.first == "First shouldPerform ''")
      #expect(calls.contains("First prepare 'nil' to Second from UIButton loaded false"))
      #expect(navigation.topViewController is SecondController)
    }

    @Test func detailIsPresented() throws {
      try simulator.tap("detail")
      #expect(first.presentedViewController is SecondController)
    }

    /// The style is set before the source prepares, which may replace it.
    @Test func presentSetsTheStyles() throws {
      var styles: [UIModalPresentationStyle] = []
      first.prepares = { segue, _ in styles.append(segue.destination.modalPresentationStyle) }
      try simulator.tap("present")
      let second = try #require(first.presentedViewController as? SecondController)
      #expect(styles == [.fullScreen] && second.modalTransitionStyle == .crossDissolve)
      #expect(sceneCalls.drain() == expected("present") + ["Second viewDidLoad"])
    }

    @Test func aPopoverPointsAtItsSender() throws {
      var popovers: [UIPopoverPresentationController] = []
      first.prepares = { segue, _ in
        if let popover = segue.destination.popoverPresentationController { popovers.append(popover) }
      }
      try simulator.tap("popover")
      let popover = try #require(popovers.first)
      let second = try #require(first.presentedViewController as? SecondController)
      #expect(second.popoverPresentationController === popover && popover.permittedArrowDirections == .up)
      #expect((popover.sourceItem as? UIButton)?.title(for: .normal) == "popover")
    }

    @Test func aPopoverPointsAtItsAnchor() throws {
      try simulator.tap("anchored")
      let popover = try #require(first.presentedViewController?.popoverPresentationController)
      #expect(popover.sourceItem as? UIView === first.container)
    }

    @Test func aPopoverThatTheAppPerforms() throws {
      let item = UIBarButtonItem(title: "Item")
      first.navigationItem.rightBarButtonItem = item
      simulator.perform { first.performSegue(withIdentifier: "popover", sender: item) }
      #expect(first.presentedViewController?.popoverPresentationController?.barButtonItem === item)
    }

    @Test func aSegueClassPerformsItsKind() throws {
      try simulator.tap("wrapped")
      let calls = sceneCalls.drain()
      #expect(calls.dropFirst(4).first == "segue performs wrapped")
      #expect(navigation.topViewController is SecondController)
    }

    @Test func aSegueClassWithItsOwnTransition() throws {
      try simulator.tap("own")
      #expect(first.presentedViewController is SecondController && navigation.viewControllers.count == 1)
    }

    @Test func aPerformHandler() {
      var count = 0
      let segue = UIStoryboardSegue(identifier: "x", source: first, destination: navigation) { count += 1 }
      segue.perform()
      #expect(count == 1 && segue.source === first && segue.destination === navigation && segue.identifier == "x")
    }

    /// As with `@IBSegueAction`.
    @Test func theSourceCreatesTheDestination() throws {
      try simulator.tap("made")
      #expect(
        sceneCalls.drain().prefix(4) == [
          "First shouldPerform 'made'", "Second init with sender", "Second awakeFromNib",
          "First prepare 'made' to Second from UIButton loaded false",
        ])
      #expect(navigation.topViewController is SecondController)
    }

    @Test func aBarButtonItemTriggers() throws {
      let item = UIBarButtonItem(title: "Next")
      item._perform("k-show", from: first)
      simulator.perform { first.navigationItem.rightBarButtonItem = item }
      try simulator.tap("Next")
      #expect(sceneCalls.drain().prefix(4) == expected("show", sender: "UIBarButtonItem")[...])
    }

    @Test func aRecognizerTriggers() throws {
      let tap = UITapGestureRecognizer()
      tap._perform("k-show", from: first)
      let container = try #require(first.container)
      simulator.perform { container.addGestureRecognizer(tap) }
      simulator.tap(at: CGPoint(x: 300, y: 230))
      #expect(sceneCalls.drain().prefix(4) == expected("show", sender: "UITapGestureRecognizer")[...])
    }

    /// A continuous gesture triggers once, when it begins.
    @Test func aLongPressTriggersOnce() throws {
      let press = UILongPressGestureRecognizer()
      press._perform("k-nameless", from: first)
      first.allowsSegues = false
      let container = try #require(first.container)
      simulator.perform { container.addGestureRecognizer(press) }
      let start = CGPoint(x: 300, y: 230)
      simulator.drag(from: start, to: start, duration: 0.1, hold: 1)
      #expect(sceneCalls.drain() == ["First shouldPerform ''"])
    }

    // MARK: Errors

    @Test func anUnknownSegueStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Scenes.register()
          let first = UIStoryboard(name: "Segues").instantiateViewController(withIdentifier: "First")
          first.performSegue(withIdentifier: "shw", sender: nil)
        }
      }
      #expect(stopped(result, saying: "has no segue with identifier 'shw'"))
    }

    @Test func aControllerWithoutAStoryboardHasNoSegues() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIViewController().performSegue(withIdentifier: "show", sender: nil) }
      }
      #expect(stopped(result, saying: "has no segue with identifier 'show'"))
    }
  }
}

/// A controller that embeds another, as in the generated code of a storyboard.
private final class OuterController: SceneController {
  var container: UIView?
}

@MainActor private func outer() -> OuterController {
  let c = makeScene(
    OuterController.self, named: "Outer", in: "Segues", nil, make: { OuterController(coder: $0) },
    load: { c in
      let container = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 100))
      c.view.addSubview(container)
      c.container = container
      c._interface?.add(_InterfaceSegue("embed", key: "k", .embed(container)) { Scenes.second($0) })
      sceneCalls.add("Outer load")
    })
  return c
}

extension InterfaceTests {
  @MainActor @Suite struct EmbedSegueTests {
    @Test func aControllerIsEmbedded() throws {
      _ = sceneCalls.drain()
      let outer = outer()
      let simulator = Simulator { outer }
      #expect(
        sceneCalls.drain() == [
          "Outer init", "Outer load", "Outer shouldPerform 'embed'", "Second init", "Second awakeFromNib",
          "Outer prepare 'embed' to Second from nil loaded false", "Second viewDidLoad", "Outer viewDidLoad",
        ])
      let child = try #require(outer.children.first as? SecondController)
      #expect(child.parent === outer && child.view.superview === outer.container)
      #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      simulator.perform { outer.container?.frame.size.height = 150 }
      #expect(child.view.frame.height == 150)
    }

    /// A source that forbids the segue can perform it later.
    @Test func aControllerIsEmbeddedLater() {
      let outer = outer()
      outer.allowsSegues = false
      let simulator = Simulator { outer }
      #expect(outer.children.isEmpty)
      simulator.perform { outer.performSegue(withIdentifier: "embed", sender: nil) }
      #expect(outer.children.count == 1 && outer.children[0].view.superview === outer.container)
    }

    /// Nothing keeps a controller alive: no trigger, no segue, no creator.
    @Test func controllersAreReleased() {
      Scenes.register()
      weak var first: UIViewController?
      weak var second: UIViewController?
      let root = UINavigationController(rootViewController: UIViewController())
      let simulator = Simulator { root }
      simulator.perform {
        let made = UIStoryboard(name: "Segues").instantiateViewController(withIdentifier: "First")
        root.pushViewController(made, animated: false)
        made.performSegue(withIdentifier: "show", sender: nil)
        (first, second) = (made, root.topViewController)
      }
      simulator.settle()
      #expect(first != nil && second is SecondController)
      simulator.perform { root.popToRootViewController(animated: false) }
      simulator.settle()
      #expect(first == nil && second == nil)
    }
  }
}
