// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Controllers with columns, which collapse to a stack.
@MainActor @Suite struct SplitViewControllerTests {
  private final class Ear: NSObject, UISplitViewControllerDelegate {
    let log = CallLog()
    var top: UISplitViewController.Column?
    var discards = false

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      log.add("mode \(displayMode.rawValue)")
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.add("collapse")
      return discards
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.add("top \(proposedTopColumn.rawValue)")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("expanded") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.add("show \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.add("hide \(column.rawValue)")
    }
  }

  private static let wide = Device(size: CGSize(width: 1180, height: 820))
  private static let narrow = Device(size: CGSize(width: 400, height: 820))

  private let ear = Ear()
  private let list = UIViewController()
  private let detail = UIViewController()

  private func columns() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = ear
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return split
  }

  private func classic() -> UISplitViewController {
    let split = UISplitViewController()
    split.delegate = ear
    split.viewControllers = [UINavigationController(rootViewController: list), detail]
    return split
  }

  @Test func columnsBesideEachOther() {
    let split = columns()
    let simulator = Simulator(Self.wide) { split }
    #expect(split.viewController(for: .primary) === list && list.navigationController !== detail.navigationController)
    #expect(split.viewControllers.count == 2 && list.splitViewController === split)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && !split.isCollapsed)
    #expect(list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(detail.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 860, height: 820))
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(ear.log.drain().isEmpty)
    simulator.perform { split.hide(.primary) }
    simulator.settle()
    #expect(split.displayMode == .secondaryOnly && list.viewIfLoaded?.window == nil)
    #expect(detail.navigationController?.view.frame.width == 1180)
    simulator.perform { split.show(.primary) }
    simulator.settle()
    #expect(ear.log.drain() == ["mode 1", "hide 0", "mode 2", "show 0"] && list.view.window != nil)
  }

  @Test func aColumnOverTheOther() {
    let split = columns()
    let simulator = Simulator(.pad) { split }
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    #expect(list.viewIfLoaded?.window == nil && detail.navigationController?.view.frame.width == 820)
    simulator.perform { split.show(.primary) }
    simulator.settle()
    #expect(split.displayMode == .oneOverSecondary && detail.navigationController?.view.frame.width == 820)
    #expect(list.navigationController?.view.frame.minX == 0)
    // A tap beside the column hides it.
    simulator.tap(at: CGPoint(x: 700, y: 600))
    simulator.settle()
    #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    // In a wide window, the column is visible again.
    simulator.change(to: Self.wide)
    #expect(split.displayMode == .oneBesideSecondary && list.view.window != nil)
  }

  @Test func aStackInANarrowWindow() {
    let split = columns()
    ear.top = .primary
    let simulator = Simulator(Self.narrow) { split }
    #expect(ear.log.drain() == ["top 2", "collapsed"] && split.isCollapsed)
    let stack = list.navigationController
    #expect(stack?.viewControllers.count == 1 && stack?.view.frame.width == 400 && split.viewControllers == [stack])
    #expect(list.traitCollection.horizontalSizeClass == .compact && detail.viewIfLoaded?.window == nil)
    simulator.perform { split.show(.secondary) }
    simulator.settle()
    #expect(stack?.topViewController === detail && detail.splitViewController === split)
    simulator.perform { split.hide(.secondary) }
    simulator.settle()
    #expect(stack?.topViewController === list)
    // A detail that was popped returns to its column.
    simulator.change(to: Self.wide)
    let calls = ear.log.drain()
    #expect(calls == ["expanded"] && !split.isCollapsed)
    #expect(detail.view.window != nil && list.view.window != nil && detail.navigationController !== stack)
    simulator.change(to: Self.narrow)
    #expect(list.view.window != nil && detail.view.window == nil)
  }

  @Test func theSecondaryColumnOnTop() {
    let split = columns()
    let simulator = Simulator(Self.narrow) { split }
    let stack = list.navigationController
    #expect(stack?.viewControllers == [list, detail] && detail.view.window != nil && list.viewIfLoaded?.window == nil)
    let further = UIViewController()
    simulator.perform { detail.show(further, sender: nil) }
    simulator.settle()
    simulator.change(to: Self.wide)
    #expect(stack?.viewControllers == [list] && detail.navigationController?.viewControllers == [detail, further])
    #expect(further.view.window != nil && list.view.window != nil)
  }

  @Test func theCompactColumnReplacesTheOthers() {
    let split = columns()
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    let simulator = Simulator(Self.narrow) { split }
    #expect(compact.view.frame.width == 400 && list.viewIfLoaded?.window == nil)
    #expect(ear.log.drain() == ["top 3", "collapsed"])
    simulator.change(to: Self.wide)
    #expect(compact.view.window == nil && list.view.window != nil && detail.view.window != nil)
  }

  @Test func classicColumnsCollapse() {
    let split = classic()
    #expect(split.viewControllers.last === detail && detail.navigationController == nil)
    let simulator = Simulator(Self.narrow) { split }
    #expect(ear.log.drain() == ["collapse", "collapsed"])
    let stack = list.navigationController
    #expect(stack?.viewControllers == [list, detail] && split.viewControllers == [stack])
    simulator.change(to: Self.wide)
    #expect(stack?.viewControllers == [list] && split.viewControllers == [stack, detail])
    #expect(detail.view.frame.minX == 320 && detail.parent === split)
  }

  @Test func aDiscardedDetail() {
    let split = classic()
    ear.discards = true
    let simulator = Simulator(Self.narrow) { split }
    #expect(list.navigationController?.viewControllers == [list] && list.view.window != nil)
    let root = UIViewController()
    let other = UINavigationController(rootViewController: root)
    simulator.perform { list.showDetailViewController(other, sender: nil) }
    simulator.settle()
    #expect(list.navigationController?.viewControllers == [list, root] && other.viewControllers.isEmpty)
    simulator.change(to: Self.wide)
    #expect(split.viewControllers.last === other && other.viewControllers == [root] && root.view.window != nil)
    // Beside the list, a detail replaces the other.
    let third = UIViewController()
    simulator.perform { list.showDetailViewController(third, sender: nil) }
    #expect(split.viewControllers.last === third && other.parent == nil && third.view.frame.minX == 320)
  }

  @Test func theDelegateShowsADetail() {
    final class Own: NSObject, UISplitViewControllerDelegate {
      var shown: UIViewController?
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: AnyTarget?
      ) -> Bool {
        shown = vc
        return true
      }
    }
    let own = Own()
    let split = columns()
    split.delegate = own
    let simulator = Simulator(Self.wide) { split }
    let other = UIViewController()
    simulator.perform { list.showDetailViewController(other, sender: nil) }
    #expect(own.shown === other && split.viewController(for: .secondary) === detail)
  }

  @Test func aDetailWithoutASplitViewIsPresented() {
    let simulator = Simulator(Self.narrow) { list }
    simulator.perform { list.showDetailViewController(detail, sender: nil) }
    simulator.settle()
    #expect(list.presentedViewController === detail && list.splitViewController == nil)
  }

  @Test func widths() {
    let split = columns()
    let simulator = Simulator(Self.wide) { split }
    simulator.perform { split.preferredPrimaryColumnWidthFraction = 0.5 }
    #expect(split.primaryColumnWidth == 320)
    simulator.perform { split.maximumPrimaryColumnWidth = 500 }
    #expect(split.primaryColumnWidth == 500 && list.navigationController?.view.frame.width == 500)
    simulator.perform {
      split.preferredPrimaryColumnWidthFraction = 0.1
      split.minimumPrimaryColumnWidth = 200
      split.primaryEdge = .trailing
    }
    #expect(list.navigationController?.view.frame == CGRect(x: 980, y: 0, width: 200, height: 820))
    #expect(detail.navigationController?.view.frame.minX == 0)
    // A width beyond the window is the window's.
    simulator.perform { split.preferredPrimaryColumnWidth = 9000 }
    #expect(split.primaryColumnWidth == 500)
  }

  @Test func threeColumns() {
    let split = UISplitViewController(style: .tripleColumn)
    split.delegate = ear
    let middle = UIViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(middle, for: .supplementary)
    split.setViewController(detail, for: .secondary)
    let simulator = Simulator(Self.wide) { split }
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(middle.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 320, height: 820))
    #expect(detail.navigationController?.view.frame.minX == 640)
    simulator.perform { split.hide(.primary) }
    simulator.settle()
    #expect(split.displayMode == .oneBesideSecondary && middle.navigationController?.view.frame.minX == 0)
    #expect(list.view.window == nil && middle.view.window != nil)
    simulator.change(to: Self.narrow)
    #expect(list.navigationController?.viewControllers == [list, middle, detail])
    simulator.perform { split.show(.supplementary) }
    simulator.settle()
    #expect(list.navigationController?.topViewController === middle)
    simulator.change(to: Self.wide)
    #expect(middle.navigationController?.viewControllers == [middle] && detail.view.window != nil)
  }

  @Test func theButtonOfTheBars() {
    let split = columns()
    let simulator = Simulator(Self.wide) { split }
    #expect(list.navigationItem.splitItem != nil && detail.navigationItem.splitItem == nil)
    simulator.perform { list.navigationItem.splitItem?.button.sendActions(for: .primaryActionTriggered) }
    simulator.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(list.navigationItem.splitItem == nil && detail.navigationItem.splitItem != nil)
    simulator.perform { split.presentsWithGesture = false }
    #expect(detail.navigationItem.splitItem == nil && !split.displayModeButtonItem.isHidden)
    simulator.change(to: Self.narrow)
    #expect(split.displayModeButtonItem.isHidden)
  }

  @Test func nothingToShow() {
    let split = UISplitViewController(style: .doubleColumn)
    let simulator = Simulator(Self.wide) { split }
    simulator.perform {
      split.show(.primary)
      split.hide(.secondary)
    }
    #expect(split.displayMode == .secondaryOnly && split.viewControllers.isEmpty)
    simulator.change(to: Self.narrow)
    simulator.perform { split.show(.secondary) }
    #expect(split.isCollapsed && split.viewControllers.isEmpty)
    simulator.perform { split.setViewController(list, for: .primary) }
    #expect(list.view.window != nil)
  }
}
