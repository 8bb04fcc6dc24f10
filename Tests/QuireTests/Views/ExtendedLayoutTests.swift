// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Views that do not extend under bars, and the guides at the edges of controllers' views.
@MainActor @Suite struct ExtendedLayoutTests {
  @Test func defaults() {
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all && !controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.automaticallyAdjustsScrollViewInsets && controller.restorationIdentifier == nil)
    #expect(controller.splitViewController == nil && !controller.prefersPointerLocked)
  }

  @Test func aViewBelowTheNavigationBar() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let simulator = Simulator(.phone) { navigation }
    let bar = navigation.navigationBar
    #expect(content.view.frame == navigation.view.bounds)
    simulator.perform { content.edgesForExtendedLayout = [] }
    #expect(bar.frame.maxY > 44 && content.view.frame.minY == bar.frame.maxY)
    #expect(content.view.safeAreaInsets.top == 0)
    // There is no bar at the bottom.
    #expect(content.view.frame.maxY == navigation.view.bounds.maxY)
    #expect(content.view.safeAreaInsets.bottom == navigation.view.safeAreaInsets.bottom)
    simulator.perform { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(content.view.frame == navigation.view.bounds)
    simulator.perform {
      navigation.setNavigationBarHidden(false, animated: false)
      content.edgesForExtendedLayout = [.top]
    }
    #expect(content.view.frame == navigation.view.bounds)
    #expect(content.view.safeAreaInsets.top == bar.frame.maxY)
  }

  @Test func aPushedViewBelowTheNavigationBar() {
    let (root, next) = (UIViewController(), UIViewController())
    next.edgesForExtendedLayout = .bottom
    let navigation = UINavigationController(rootViewController: root)
    let simulator = Simulator(.phone) { navigation }
    simulator.perform { navigation.pushViewController(next, animated: true) }
    simulator.settle()
    #expect(next.view.frame.minY == navigation.navigationBar.frame.maxY && next.view.frame.minX == 0)
    #expect(next.view.frame.width == navigation.view.bounds.width)
    simulator.perform { navigation.popViewController(animated: true) }
    simulator.settle()
    #expect(root.view.frame == navigation.view.bounds)
  }

  @Test(arguments: [false, true]) func aViewAboveTheTabBar(inNavigation: Bool) {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let tab = inNavigation ? UINavigationController(rootViewController: content) : content
    let tabs = UITabBarController()
    tabs.viewControllers = [tab]
    let simulator = Simulator(.phone) { tabs }
    simulator.settle()
    #expect(content.view.frame.maxY == tabs.tabBar.frame.minY)
    #expect(content.view.safeAreaInsets.bottom == 0)
  }

  @Test func guidesAtTheEdges() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let simulator = Simulator(.phone) { navigation }
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    simulator.perform {
      content.view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor),
        inner.bottomAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
    let safe = content.view.safeAreaInsets
    #expect(safe.top > 0 && safe.bottom > 0)
    #expect(content.topLayoutGuide.length == safe.top && content.bottomLayoutGuide.length == safe.bottom)
    #expect(inner.frame.minY == safe.top && inner.frame.maxY == content.view.bounds.maxY - safe.bottom)
  }

  @Test func callbacksOfTheHierarchy() {
    final class Noting: UIView {
      var log: CallLog?
      override func willMove(toSuperview newSuperview: UIView?) {
        log?.add("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
      }
      override func didMoveToSuperview() { log?.add("didMoveToSuperview") }
      override func willMove(toWindow newWindow: UIWindow?) {
        log?.add("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
      }
      override func didMoveToWindow() { log?.add("didMoveToWindow") }
      override func didAddSubview(_ subview: UIView) { log?.add("didAddSubview \(subview.superview === self)") }
      override func willRemoveSubview(_ subview: UIView) { log?.add("willRemoveSubview \(subview.superview === self)") }
    }
    let (log, root) = (CallLog(), UIViewController())
    let simulator = Simulator { root }
    let (outer, inner) = (Noting(), UIView())
    outer.log = log
    outer.addSubview(inner)
    #expect(log.drain() == ["didAddSubview true"])
    inner.removeFromSuperview()
    #expect(log.drain() == ["willRemoveSubview true"])
    simulator.perform { root.view.addSubview(outer) }
    #expect(
      log.drain()
        == ["willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToSuperview", "didMoveToWindow"])
    simulator.perform { outer.removeFromSuperview() }
    #expect(
      log.drain()
        == ["willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToSuperview", "didMoveToWindow"])
  }
}
