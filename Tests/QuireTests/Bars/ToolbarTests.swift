// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct ToolbarTests {
  private final class OwnBar: UINavigationBar {
    var count = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      count = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class OwnToolbar: UIToolbar {
    var name = "own"
  }

  private let first: UIViewController
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    (first, navigation, simulator) = navigationStage()
  }

  @Test func barsAreReadInTheirPlaces() throws {
    let content = UIButton(type: .system)
    content.setTitle("Content", for: .normal)
    content.frame = CGRect(x: 0, y: 0, width: 402, height: 300)
    simulator.perform {
      first.title = "Title"
      first.view.addSubview(content)
      first.toolbarItems = [UIBarButtonItem(title: "Below")]
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Above")
      navigation.isToolbarHidden = false
    }
    let labels = simulator.elements.map { $0.label }
    #expect(labels == ["Title", "Above", "Content", "Below"])
    // The bar is in front of the content, which extends below it.
    let above = try #require(simulator.element("Above")?.frame)
    #expect(content.frame.intersects(above))
    var isPressed = false
    simulator.perform {
      content.addAction(UIAction { _ in isPressed = true }, for: .touchUpInside)
    }
    try simulator.tap("Above")
    #expect(!isPressed)
  }

  @Test func itemsAndSpaces() throws {
    let (one, two, three) = (
      UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"), UIBarButtonItem(title: "Three")
    )
    simulator.perform {
      first.toolbarItems = [one, .flexibleSpace(), two, .flexibleSpace(), .fixedSpace(24), three]
      navigation.isToolbarHidden = false
    }
    #expect(first.view.safeAreaInsets.bottom == 78)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 874 - 78, width: 402, height: 78))
    let frames = try ["One", "Two", "Three"].map { try #require(simulator.element($0)?.frame) }
    #expect(frames[0].minX == 4 && frames[2].maxX == 398 && frames[0].minY == 796 && frames[0].height == 44)
    #expect((frames[1].minX - frames[0].maxX - (frames[2].minX - 24 - frames[1].maxX)).magnitude < 0.01)
  }

  @Test func hidingAndShowing() throws {
    first.toolbarItems = [UIBarButtonItem(title: "One")]
    #expect(navigation.isToolbarHidden)
    simulator.perform { navigation.setToolbarHidden(false, animated: true) }
    simulator.settle()
    #expect(simulator.element("One") != nil && !navigation.isToolbarHidden)
    simulator.perform { navigation.setToolbarHidden(true, animated: true) }
    simulator.run(for: 0.1)
    #expect(simulator.element("One") != nil)
    simulator.settle()
    #expect(simulator.element("One") == nil && first.view.safeAreaInsets.bottom == 34)
  }

  /// Each controller has its own items.
  @Test func theTopControllersItems() {
    first.toolbarItems = [UIBarButtonItem(title: "One")]
    let second = UIViewController()
    second.toolbarItems = [UIBarButtonItem(title: "Two")]
    simulator.perform {
      navigation.isToolbarHidden = false
      navigation.pushViewController(second, animated: false)
    }
    simulator.settle()
    #expect(simulator.element("One") == nil && simulator.element("Two") != nil)
    simulator.perform { second.setToolbarItems([UIBarButtonItem(title: "Other")], animated: true) }
    simulator.settle()
    #expect(simulator.element("Two") == nil && simulator.element("Other") != nil)
  }

  @Test func classesOfTheApp() throws {
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    #expect((navigation.navigationBar as? OwnBar)?.count == 7)
    #expect((navigation.toolbar as? OwnToolbar)?.name == "own")
    navigation.viewControllers = [first]
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(!(plain.navigationBar is OwnBar) && !(plain.toolbar is OwnToolbar))
  }
}
