// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

private final class CardController: SceneController {}

/// A class without `init(coder:)` of its own.
private final class PlainController: UIViewController {}

@MainActor private enum Scenes {
  static func register() {
    UIStoryboard._register("Scenes", ["Card", nil]) { create in card(create) }
    UIStoryboard._register("Scenes", ["Plain"]) { create in plain(create) }
    UIStoryboard._register("Scenes", ["Stack"]) { _ in stack() }
    UIStoryboard._register("Empty", ["Card"]) { create in card(create) }
  }

  static func card(_ create: _InterfaceCreator?) -> UIViewController {
    let c = makeScene(CardController.self, named: "Card", in: "Scenes", create, make: { CardController(coder: $0) })
    c.awakeFromNib()
    return c
  }

  static func plain(_ create: _InterfaceCreator?) -> UIViewController {
    let coder = _InterfaceCoder { object in (object as? PlainController)?.title = "Plain" }
    let c = _make(coder, create) { PlainController() }
    c._interface = _ControllerInterface(storyboard: "Scenes", identifier: "Plain") { (c: PlainController) in
      c.view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      c.view.tag = 7
    }
    return c
  }

  /// A scene without a view.
  static func stack() -> UIViewController {
    let coder = _InterfaceCoder { object in (object as? UINavigationController)?.navigationBar.prefersLargeTitles = true
    }
    let c = _make(coder, nil) { UINavigationController() }
    c._interface = _ControllerInterface(storyboard: "Scenes", identifier: "Stack")
    c.setViewControllers([card(nil)], animated: false)
    return c
  }
}

extension InterfaceTests {
  @MainActor @Suite struct StoryboardSceneTests {
    private let storyboard: UIStoryboard

    init() {
      Scenes.register()
      storyboard = UIStoryboard(name: "Scenes", bundle: nil)
      _ = sceneCalls.drain()
    }

    @Test func aScene() {
      let card = storyboard.instantiateViewController(withIdentifier: "Card")
      #expect(card is CardController && card.title == "Card" && !card.isViewLoaded)
      #expect(sceneCalls.drain() == ["Card init", "Card awakeFromNib"])
      #expect(card.view.frame.width == 390 && card.nibName == nil && card.nibBundle == nil)
      #expect(sceneCalls.drain() == ["Card viewDidLoad"])
      #expect(card.storyboard?.instantiateInitialViewController() is CardController)
      #expect(UIViewController().storyboard == nil)
    }

    @Test func aClassWithoutTheInitializer() {
      let plain = storyboard.instantiateViewController(withIdentifier: "Plain")
      #expect(plain.title == "Plain" && plain.view.tag == 7)
    }

    @Test func aNavigationController() throws {
      let made = storyboard.instantiateViewController(withIdentifier: "Stack")
      let stack = try #require(made as? UINavigationController)
      #expect(stack.navigationBar.prefersLargeTitles && stack.topViewController is CardController)
      let simulator = Simulator { stack }
      #expect(simulator.frame(of: stack.view)?.width == 402)
    }

    @Test func noInitialController() {
      #expect(UIStoryboard(name: "Empty").instantiateInitialViewController() == nil)
      let none: CardController? = UIStoryboard(name: "Empty").instantiateInitialViewController(creator: nil)
      #expect(none == nil)
    }

    @Test func aCreator() {
      let card = storyboard.instantiateViewController(identifier: "Card") { CardController(coder: $0, given: "a book") }
      #expect(card.title == "Card")
      #expect(sceneCalls.drain() == ["Card init with a book", "Card awakeFromNib"])
      let initial = storyboard.instantiateInitialViewController { CardController(coder: $0, given: "all") }
      #expect(initial?.title == "Card")
      #expect(sceneCalls.drain() == ["Card init with all", "Card awakeFromNib"])
    }

    @Test func aCreatorThatDeclines() {
      let card: CardController = storyboard.instantiateViewController(identifier: "Card") { _ in nil }
      #expect(card.title == "Card" && sceneCalls.drain() == ["Card init", "Card awakeFromNib"])
      let other: CardController = storyboard.instantiateViewController(identifier: "Card")
      #expect(other !== card)
    }

    /// The attributes are set, although the initializer did not decode them.
    @Test func aCreatorThatIgnoresTheCoder() {
      let plain = storyboard.instantiateViewController(identifier: "Plain") { _ in PlainController() }
      #expect(plain.title == "Plain")
    }

    @Test func aRegisteredControllerHasACreator() {
      UIStoryboard.register("Scenes", "Hand") { PlainController() }
      let mine = PlainController()
      let made = storyboard.instantiateViewController(identifier: "Hand") { _ in mine }
      #expect(made === mine)
    }

    @Test func aCoderSetsTheAttributesOnce() {
      var count = 0
      let coder = _InterfaceCoder(tableStyle: .grouped, cellStyle: .subtitle, reuseIdentifier: "cell") { _ in count += 1
      }
      coder.decode(UIView())
      coder.decode(UIView())
      #expect(count == 1 && _InterfaceCoder.of(coder) === coder)
      #expect(coder.tableStyle == .grouped && coder.cellStyle == .subtitle && coder.reuseIdentifier == "cell")
      #expect(coder.layout == nil)
    }

    // MARK: Errors

    @Test func aCreatorOfAnotherClassStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Scenes.register()
          let made: UIViewController = UIStoryboard(name: "Scenes").instantiateViewController(identifier: "Card") { _ in
            PlainController()
          }
          _ = made
        }
      }
      #expect(stopped(result, saying: "Custom instantiated"))
    }

    @Test func anUnknownStoryboardStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = UIStoryboard(name: "Scens", bundle: nil) }
      }
      #expect(stopped(result, saying: "Could not find a storyboard named 'Scens'"))
    }

    @Test func anUnknownIdentifierStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Scenes.register()
          _ = UIStoryboard(name: "Scenes").instantiateViewController(withIdentifier: "Crad")
        }
      }
      #expect(stopped(result, saying: "doesn't contain a view controller with identifier 'Crad'"))
    }

    @Test func anotherCoderStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = _InterfaceCoder.of(NSCoder()) }
      }
      #expect(stopped(result, saying: "init(coder:)"))
    }
  }
}
