// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Small additions to views, bars and searches.
@MainActor @Suite struct SmallNameTests {
  @Test func tags() {
    let (root, left, right, inner) = (UIView(), UIView(), UIView(), UILabel())
    root.addSubview(left)
    root.addSubview(right)
    right.addSubview(inner)
    #expect(root.tag == 0 && root.viewWithTag(0) === root)
    (left.tag, inner.tag) = (7, 7)
    #expect(root.viewWithTag(7) === left && right.viewWithTag(7) === inner)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func coordinateSpaces() throws {
    let root = UIViewController()
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let simulator = Simulator { root }
    simulator.perform { root.view.addSubview(box) }
    let scene = try #require(UIApplication.shared.windowScene)
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(UIWindow(frame: scene.coordinateSpace.bounds).frame.width == 402)
    let point = CGPoint(x: 1, y: 2)
    #expect(box.convert(point, to: scene.coordinateSpace) == CGPoint(x: 11, y: 22))
    #expect(box.convert(point, from: UIScreen.main.coordinateSpace) == CGPoint(x: -9, y: -18))
    #expect(UIScreen.main.convert(point, to: box) == CGPoint(x: -9, y: -18))
    #expect(UIScreen.main.convert(box.bounds, from: box) == box.frame)
    #expect(box.convert(box.bounds, to: root.view) == box.frame)
  }

  @Test func barButtonWithATargetAndAMenu() throws {
    final class Target: NSObject {
      var presses = 0
      func press() { presses += 1 }
    }
    let target = Target()
    let page = UIViewController()
    let menu = UIMenu(children: [UIAction(title: "Rename") { _ in }])
    let simulator = Simulator { UINavigationController(rootViewController: page) }
    simulator.perform {
      page.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          title: "Save", image: nil, target: target, action: Selector("press", Target.press), menu: menu),
        UIBarButtonItem(title: "More", image: nil, target: nil, action: nil, menu: menu),
      ]
    }
    // A press sends the action; a long press opens the menu.
    try simulator.tap("Save")
    simulator.settle()
    #expect(target.presses == 1 && page.navigationController?.presentedViewController == nil)
    let save = try #require(simulator.element("Save"))
    let finger = simulator.touchDown(at: CGPoint(x: save.frame.midX, y: save.frame.midY))
    simulator.run(for: 0.6)
    simulator.up(finger)
    simulator.settle()
    #expect(target.presses == 1 && simulator.element("Rename") != nil)
    try simulator.tap("Rename")
    simulator.settle()
    try simulator.tap("More")
    simulator.settle()
    #expect(simulator.element("Rename") != nil)
  }

  @Test func searchControllers() {
    #expect(UISearchController().searchResultsController == nil)
    #expect(UISearchController(nibName: nil, bundle: nil).searchResultsController == nil)
  }

  @Test func settingsThatAreKept() {
    let scroll = UIScrollView()
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.verticalScrollIndicatorInsets.top == 1 && scroll.horizontalScrollIndicatorInsets.left == 2)
    #expect(UINavigationItem(title: "").style == .navigator)
  }
}
