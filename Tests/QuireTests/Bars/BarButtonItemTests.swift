// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct BarButtonItemTests {
  private let first: UIViewController
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    (first, navigation, simulator) = navigationStage(title: "First")
  }

  @Test func systemItemsHaveNames() {
    let items: [(UIBarButtonItem.SystemItem, String)] = [
      (.edit, "Edit"), (.save, "Save"), (.trash, "Delete"), (.action, "Share"), (.search, "Search"),
      (.refresh, "Refresh"), (.compose, "Compose"), (.close, "Close"),
    ]
    for (item, name) in items {
      simulator.perform { first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: item) }
      #expect(simulator.element(name, role: .button) != nil, "\(name)")
    }
  }

  @Test func aPressAndAHold() throws {
    var log: [String] = []
    let menu = UIMenu(children: [UIAction(title: "Copy") { _ in log.append("copy") }])
    let share = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in log.append("send") }, menu: menu)
    simulator.perform { first.navigationItem.rightBarButtonItem = share }
    try simulator.tap("Send")
    #expect(log == ["send"])
    // A resting finger opens the menu, and presses nothing when it lifts.
    let frame = try #require(simulator.element("Send")?.frame)
    let finger = simulator.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    simulator.run(for: 0.7)
    simulator.up(finger)
    simulator.settle()
    #expect(log == ["send"])
    try simulator.tap("Copy")
    simulator.settle()
    #expect(log == ["send", "copy"])
    // Keys open it too.
    try simulator.press(.down, on: "Send")
    simulator.settle()
    #expect(simulator.element("Copy") != nil)
  }

  @Test func aMenuAlone() throws {
    let more = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "Sort") { _ in }]))
    simulator.perform { first.navigationItem.rightBarButtonItem = more }
    try simulator.tap("More")
    simulator.settle()
    #expect(simulator.element("Sort") != nil)
  }

  @Test func hiddenSelectedAndOff() throws {
    let (one, two) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
    simulator.perform { first.navigationItem.rightBarButtonItems = [one, two] }
    let far = try #require(simulator.element("Two")?.frame)
    simulator.perform { one.isHidden = true }
    #expect(simulator.element("One") == nil)
    #expect(try #require(simulator.element("Two")?.frame).maxX == 398 && far.maxX < 398)
    simulator.perform {
      two.isSelected = true
      two.isEnabled = false
    }
    let element = try #require(simulator.element("Two"))
    #expect(element.isSelected && !element.isEnabled)
  }

  @Test func anItemsOwnView() throws {
    let badge = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "3 new") { _ in })
    let item = UIBarButtonItem(customView: badge)
    simulator.perform { first.navigationItem.leftBarButtonItem = item }
    let frame = try #require(simulator.element("3 new")?.frame)
    #expect(frame.width == badge.intrinsicContentSize.width && frame.minX == 4)
    #expect(frame.midY == 84)
    // A popover can point at it.
    let pointed = try #require(item.frame(in: navigation.view))
    #expect((pointed.minY - frame.minY).magnitude < 1e-9 && (pointed.height - frame.height).magnitude < 1e-9)
    #expect(pointed.minX == frame.minX && pointed.width == frame.width)
    simulator.perform { item.isEnabled = false }
    #expect(!badge.isEnabled)
  }

  /// The nearest lower controller comes first.
  @Test func theBackButtonsMenu() throws {
    for name in ["Second", "Third"] {
      let next = UIViewController()
      next.title = name
      simulator.perform { navigation.pushViewController(next, animated: false) }
    }
    let frame = try #require(simulator.element("Second", role: .button)?.frame)
    let finger = simulator.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    simulator.run(for: 0.7)
    simulator.up(finger)
    simulator.settle()
    #expect(navigation.viewControllers.count == 3)
    try simulator.tap("First")
    simulator.settle()
    #expect(navigation.viewControllers == [first])
  }

  @Test func whatTheBackButtonSays() throws {
    let next = UIViewController()
    next.title = "Second"
    simulator.perform { navigation.pushViewController(next, animated: false) }
    #expect(simulator.element("First", role: .button) != nil)
    simulator.perform { first.navigationItem.backButtonTitle = "Start" }
    #expect(simulator.element("Start", role: .button) != nil)
    simulator.perform { first.navigationItem.backButtonDisplayMode = .minimal }
    let small = try #require(simulator.element("Start", role: .button)?.frame)
    #expect(small.width == 44)
    var count = 0
    simulator.perform { next.navigationItem.backAction = UIAction { _ in count += 1 } }
    try simulator.tap("Start")
    #expect(count == 1 && navigation.viewControllers.count == 2)
  }
}
