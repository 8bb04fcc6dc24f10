// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire
@testable import QuireSimulator

@MainActor @Suite struct AccessibilityTests {
  private let root = UIViewController()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  @Test func identifiersAndHints() throws {
    let button = UIButton(type: .system)
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    simulator.perform {
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
      button.setTitle("Send", for: .normal)
      button.accessibilityIdentifier = "send"
      button.accessibilityHint = "Sends the card."
      box.accessibilityIdentifier = "map"
      root.view.addSubview(button)
      root.view.addSubview(box)
    }
    let element = try #require(simulator.element(identifier: "send"))
    #expect(element.label == "Send" && element.role == .button && element.hint == "Sends the card.")
    // A view that is not an accessibility element is found too.
    #expect(simulator.element(identifier: "map")?.frame == box.frame)
    #expect(simulator.element(identifier: "other") == nil)
    simulator.perform { button.accessibilityHint = nil }
    #expect(simulator.element(identifier: "send")?.hint == "")
  }

  @Test func barItemsHaveIdentifiers() throws {
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Add", image: nil, target: nil, action: nil, menu: nil)
    item.accessibilityIdentifier = "add"
    item.accessibilityHint = "Adds a card."
    page.navigationItem.rightBarButtonItem = item
    let simulator = Simulator { UINavigationController(rootViewController: page) }
    let element = try #require(simulator.element(identifier: "add"))
    #expect(element.label == "Add" && element.hint == "Adds a card.")
    simulator.perform { item.accessibilityIdentifier = "plus" }
    #expect(simulator.element(identifier: "plus") != nil)
  }

  @Test func hiddenElements() {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    simulator.perform {
      label.text = "Inside"
      box.addSubview(label)
      root.view.addSubview(box)
    }
    #expect(simulator.element("Inside") != nil)
    simulator.perform { box.accessibilityElementsHidden = true }
    #expect(simulator.element("Inside") == nil)
    simulator.perform { box.accessibilityElementsHidden = false }
    #expect(simulator.element("Inside") != nil)
  }

  /// A view that draws a chart can have an element for each bar.
  @Test func elementsThatAreNotViews() throws {
    let chart = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityValue = "12 cards"
    bar.accessibilityTraits = .image
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 80)
    var taps = 0
    chart.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    simulator.perform {
      chart.accessibilityElements = [bar]
      root.view.addSubview(chart)
    }
    var element = try #require(simulator.element("May"))
    #expect(element.role == .image && element.value == "12 cards")
    #expect(element.frame == CGRect(x: 30, y: 120, width: 30, height: 80) && bar.accessibilityFrame == element.frame)
    simulator.perform {
      bar.accessibilityLabel = "June"
      bar.accessibilityFrame = CGRect(x: 60, y: 120, width: 30, height: 80)
    }
    element = try #require(simulator.element("June"))
    #expect(element.frame.minX == 60 && bar.accessibilityFrameInContainerSpace.minX == 40)
    // The view that draws the element receives its touches.
    simulator.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    #expect(taps == 1)
    simulator.perform { chart.accessibilityElements = nil }
    #expect(simulator.element("June") == nil && chart.accessibilityElements == nil)
  }

  @Test func messages() throws {
    let heading = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    heading.text = "Result"
    simulator.perform { UIAccessibility.post(notification: .announcement, argument: "Card sent") }
    #expect(simulator.announcements == ["Card sent"] && simulator.readElement == nil)
    simulator.perform {
      // The view is first shown in this turn.
      UIAccessibility.post(notification: .screenChanged, argument: heading)
      root.view.addSubview(heading)
    }
    #expect(simulator.readElement?.label == "Result")
    simulator.perform {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      UIAccessibility.post(notification: .layoutChanged, argument: UIView())
      UIAccessibility.post(notification: .announcement, argument: "")
    }
    #expect(simulator.announcements.count == 1 && simulator.readElement?.label == "Result")
  }

  @Test func adjustableViews() throws {
    final class Dial: UIView {
      var value = 3
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityDecrement() { value -= 1 }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    simulator.perform {
      dial.isAccessibilityElement = true
      dial.accessibilityLabel = "Volume"
      dial.accessibilityTraits = .adjustable
      root.view.addSubview(dial)
    }
    #expect(simulator.element("Volume")?.role == .stepper)
    let id = try #require(simulator.element("Volume")?.id)
    let (session, now) = (try #require(Session.current), simulator.now)
    session.pressed(.up, on: id, now: now)
    session.pressed(.right, on: id, now: now)
    session.pressed(.down, on: id, now: now)
    session.pressed(.home, on: id, now: now)
    #expect(dial.value == 4)
  }

  @Test func escapeIsAskedFirst() {
    final class Guarded: UIViewController {
      var handles = true
      var asked = 0
      override func accessibilityPerformEscape() -> Bool {
        asked += 1
        return handles
      }
    }
    let page = Guarded()
    let sheet = UINavigationController(rootViewController: page)
    simulator.perform { root.present(sheet, animated: true) }
    simulator.settle()
    simulator.send(.escape)
    simulator.settle()
    #expect(page.asked == 1 && root.presentedViewController === sheet)
    page.handles = false
    simulator.send(.escape)
    simulator.settle()
    #expect(page.asked == 2 && root.presentedViewController == nil)
  }

  @Test func customActions() {
    let view = UIView()
    var done: [String] = []
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") {
        done.append($0.name)
        return true
      }
    ]
    let action = view.accessibilityCustomActions?.first
    #expect(action?.actionHandler?(action!) == true && done == ["Delete"])
    #expect(view.accessibilityPerformMagicTap() == false && view.accessibilityActivate() == false)
  }
}
