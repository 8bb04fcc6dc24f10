// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct LayoutTests {
  @Test func frameBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    view.center = .zero
    #expect(view.frame == CGRect(x: -25, y: -25, width: 50, height: 50))
    view.frame = CGRect(x: CGFloat.infinity, y: 1, width: .infinity, height: 2)
    #expect(view.frame == CGRect(x: 0, y: 1, width: 0, height: 2))
  }

  @Test func insertingBesideOthers() {
    let (outer, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(a)
    outer.addSubview(b)
    outer.insertSubview(c, aboveSubview: a)
    #expect(outer.subviews == [a, c, b])
    outer.insertSubview(c, belowSubview: a)
    #expect(outer.subviews == [c, a, b])
    // A view that is not a sibling: in front, and at the back.
    outer.insertSubview(a, aboveSubview: UIView())
    #expect(outer.subviews == [c, b, a])
    outer.insertSubview(a, belowSubview: UIView())
    #expect(outer.subviews == [a, c, b])
    outer.insertSubview(b, at: 7)
    outer.sendSubviewToBack(c)
    outer.bringSubviewToFront(a)
    #expect(outer.subviews == [c, b, a])
  }

  nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([.flexibleWidth], CGRect(x: 10, y: 10, width: 80, height: 20)),
    ([.flexibleLeftMargin], CGRect(x: 70, y: 10, width: 20, height: 20)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 40, y: 10, width: 20, height: 20)),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], CGRect(x: 30, y: 10, width: 40, height: 20)),
    ([.flexibleRightMargin], CGRect(x: 10, y: 10, width: 20, height: 20)),
    ([], CGRect(x: 10, y: 10, width: 20, height: 20)),
  ]

  /// 60 additional points are shared evenly among the flexible parts.
  @Test(arguments: masks) func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size.width = 100
    #expect(inner.frame == expected)
  }

  @Test func converting() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    outer.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint(x: 2, y: 3), to: outer) == CGPoint(x: 8, y: -21))
    #expect(inner.convert(CGPoint(x: 8, y: -21), from: outer) == CGPoint(x: 2, y: 3))
    #expect(outer.convert(CGRect(x: 0, y: 0, width: 4, height: 4), from: inner).origin == CGPoint(x: 6, y: -24))
  }

  /// The safe area of a view is the part of its superview's that covers the view.
  @Test func safeAreaFollowsWhereAViewStands() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let (top, middle, bottom) = (UIView(), UIView(), UIView())
    simulator.perform {
      top.frame = CGRect(x: 0, y: 20, width: 402, height: 200)
      middle.frame = CGRect(x: 0, y: 200, width: 402, height: 200)
      bottom.frame = CGRect(x: 10, y: 800, width: 402, height: 70)
      for view in [top, middle, bottom] { root.view.addSubview(view) }
    }
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    // It extends by 10 on the right, where nothing is covered.
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 42, left: 0, bottom: 0, right: 0))
    #expect(middle.safeAreaInsets == .zero)
    #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    simulator.perform { root.additionalSafeAreaInsets.top = 8 }
    #expect(top.safeAreaInsets.top == 50)
    simulator.change(to: .phoneLandscape)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 8, left: 62, bottom: 20, right: 62))
  }

  /// Deep in the tree, where no box changes.
  @Test func aChangedSafeAreaIsToldToAllInIt() {
    final class Telling: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    let root = UIViewController()
    let simulator = Simulator { root }
    let (outer, middle, inner) = (UIView(), UIView(), Telling())
    simulator.perform {
      for view in [outer, middle, inner] { view.frame = CGRect(x: 0, y: 0, width: 100, height: 200) }
      root.view.addSubview(outer)
      outer.addSubview(middle)
      middle.addSubview(inner)
    }
    #expect(inner.count == 1)
    simulator.perform { root.additionalSafeAreaInsets.top = 10 }
    #expect(inner.count == 2)
    #expect(inner.knownSafeArea.top == 72)
  }

  @Test func barsCountToTheSafeAreaOfWhatTheyCover() {
    let child = UIViewController()
    let root = UINavigationController(rootViewController: child)
    let simulator = Simulator { root }
    #expect(child.view.safeAreaInsets.top == 106)
    #expect(simulator.frame(of: root.navigationBar) == CGRect(x: 0, y: 62, width: 402, height: 44))
    simulator.change(to: .phoneLandscape)
    #expect(child.view.safeAreaInsets.top == 32)
    let sheet = UINavigationController(rootViewController: UIViewController())
    simulator.change(to: .phone)
    simulator.perform { root.present(sheet, animated: false) }
    #expect(sheet.navigationBar.frame == CGRect(x: 0, y: 0, width: 402, height: 56))
  }

  @Test func layoutRunsOnceAndInnerAfterOuter() {
    final class Logging: UIView {
      var log: CallLog!
      var name = ""
      override func layoutSubviews() { log.add(name) }
    }
    let log = CallLog()
    let root = UIViewController()
    let simulator = Simulator { root }
    let (outer, inner) = (Logging(), Logging())
    (outer.log, outer.name, inner.log, inner.name) = (log, "outer", log, "inner")
    outer.addSubview(inner)
    simulator.perform { root.view.addSubview(outer) }
    #expect(log.drain() == ["outer", "inner"])
    simulator.perform {
      inner.frame.size.width = 10
      inner.setNeedsLayout()
    }
    #expect(log.drain() == ["inner"])
    simulator.perform { inner.frame.origin.x = 5 }
    #expect(log.drain() == [])
    simulator.perform {
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
      #expect(log.drain() == ["outer"])
    }
    #expect(log.drain() == [])
  }

  /// An app that always requests layout doesn't hang.
  @Test func layoutThatAsksForLayout() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let root = UIViewController()
    let simulator = Simulator { root }
    let view = Restless()
    simulator.perform { root.view.addSubview(view) }
    #expect(view.count <= 20)
  }

  @Test func aTitleBetweenButtons() throws {
    let child = UIViewController()
    child.title = "Title"
    child.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    child.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
    ]
    let simulator = Simulator { UINavigationController(rootViewController: child) }
    let title = try #require(simulator.element("Title", role: .header)).frame
    #expect(title.midX == 201)
    let cancel = try #require(simulator.element("Cancel", role: .button)).frame
    let done = try #require(simulator.element("Done", role: .button)).frame
    let add = try #require(simulator.element("Add", role: .button)).frame
    #expect(cancel.minX == 4)
    #expect(done.maxX == 398)
    #expect(add.maxX == done.minX)
    #expect(min(cancel.width, done.width, add.width) >= 44)
    simulator.perform { child.title = "Another" }
    #expect(simulator.element("Another", role: .header) != nil)
    #expect(simulator.element("Title") == nil)
  }
}
