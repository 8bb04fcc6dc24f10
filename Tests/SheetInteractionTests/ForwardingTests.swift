// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire
@testable import SheetInteraction

/// The listeners that are notified of the topmost of three sheets, and their order.
@MainActor @Suite struct ForwardingTests {
  /// A stack, bottom to top, above a root.
  @MainActor final class Pile {
    let log: CallLog
    let simulator: Simulator

    init(_ log: CallLog, root: UIViewController, _ sheets: [UIViewController]) {
      self.log = log
      simulator = Simulator { root }
      var below = root
      for controller in sheets {
        simulator.perform {
          let sheet = controller.sheetPresentationController!
          sheet.detents = Bench.detents
          if let listener = ((controller as? UINavigationController)?.topViewController ?? controller) as? Listener {
            listener.interaction = SheetInteraction(sheet: sheet, sheetView: controller.view)
            listener.interaction?.delegate = listener
          }
          below.present(controller, animated: false)
        }
        simulator.settle()
        below = controller
      }
      _ = log.drain()
    }

    /// Drags the topmost sheet to its middle detent, and returns the notified listeners in order.
    func drag() -> [String] {
      let top = simulator.sheet!.frame.minY + 70
      simulator.drag(from: CGPoint(x: 100, y: top), to: CGPoint(x: 100, y: top - 190), duration: 1)
      simulator.settle()
      return log.drain()
    }

    func hearers() -> [String] {
      var names: [String] = []
      for line in drag() {
        let name = String(line.split(separator: " ")[0])
        if !names.contains(name) { names.append(name) }
      }
      return names
    }
  }

  @Test func everyEventGoesFromTheTopDownToTheRoot() {
    let log = CallLog()
    let pile = Pile(log, root: Listener(log, "root"), [Listener(log, "a"), Listener(log, "b"), Listener(log, "c")])
    let order = ["c", "b", "a", "root"]
    var lines = pile.drag()
    var events: [String] = []
    while !lines.isEmpty {
      let group = lines.prefix(4).map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
      #expect(group.map { $0[0] } == order)
      #expect(Set(group.map { $0[1] }).count == 1)
      if events.last != group[0][1] { events.append(group[0][1]) }
      lines.removeFirst(min(4, lines.count))
    }
    #expect(events == ["began small", "changed", "willEnd middle", "didEnd middle"])
  }

  @Test func dismissalsGoDownToo() {
    let log = CallLog()
    let pile = Pile(log, root: Listener(log, "root"), [Listener(log, "a"), Listener(log, "b")])
    pile.simulator.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 860))
    pile.simulator.settle()
    let lines = log.drain().filter { $0.contains("ismiss") }
    #expect(Set(lines.filter { $0.contains("shouldDismiss") }) == ["b shouldDismiss"])
    #expect(
      lines.filter { !$0.contains("shouldDismiss") } == [
        "b willDismiss", "a willDismiss", "root willDismiss", "b didDismiss", "a didDismiss", "root didDismiss",
      ])
  }

  @Test func whoDoesNotConformIsLeftOut() {
    let log = CallLog()
    let pile = Pile(log, root: UIViewController(), [Listener(log, "a"), UIViewController(), Listener(log, "c")])
    #expect(pile.hearers() == ["c", "a"])
  }

  @Test func aRootWithAnInteractionOfItsOwnIsNoRoot() {
    let log = CallLog()
    let root = Listener(log, "root")
    let sheet = Listener(log, "a")
    let pile = Pile(log, root: root, [sheet])
    root.interaction = sheet.interaction
    #expect(pile.hearers() == ["a"])
    root.interaction = nil
    #expect(pile.hearers() == ["a", "root"])
  }

  @Test func whoOptsOutIsLeftOut() {
    let log = CallLog()
    let root = Member(log, "root")
    let members = [Member(log, "a"), Member(log, "b"), Member(log, "c")]
    let pile = Pile(log, root: root, members)
    #expect(pile.hearers() == ["c", "b", "a", "root"])
    members[1].handles = false
    #expect(pile.hearers() == ["c", "a", "root"])
    root.handles = false
    #expect(pile.hearers() == ["c", "a"])
    members[2].handles = false
    #expect(pile.hearers() == ["a"])
  }

  /// The origin decides whether the root is notified, whatever the sheets in between say.
  @Test func theOriginKeepsTheRootOut() {
    let log = CallLog()
    let members = [Member(log, "a"), Member(log, "b")]
    let pile = Pile(log, root: Listener(log, "root"), members)
    members[0].notifiesRoot = false
    #expect(pile.hearers() == ["b", "a", "root"])
    members[1].notifiesRoot = false
    #expect(pile.hearers() == ["b", "a"])
  }

  // MARK: Navigation controllers

  /// The top controller first, then the first one, then the navigation controller itself.
  @Test func aNavigationControllerPassesOnToWhoIsInIt() {
    let log = CallLog()
    let top = Member(log, "top")
    let navigation = Navigation(rootViewController: top)
    navigation.log = log
    let pile = Pile(log, root: Listener(log, "root"), [Listener(log, "a"), navigation])
    #expect(pile.hearers() == ["top", "navigation", "a", "root"])
    top.handles = false
    #expect(pile.hearers() == ["navigation", "a", "root"])
    navigation.handles = false
    // No controller in it listens, and neither does the delegate.
    #expect(pile.hearers() == ["a", "root"])
  }

  @Test func aPlainNavigationControllerLeavesTheDelegate() {
    let log = CallLog()
    let top = Listener(log, "top")
    let pile = Pile(log, root: Listener(log, "root"), [UINavigationController(rootViewController: top)])
    #expect(pile.hearers() == ["top", "root"])
  }

  @Test func navigationControllersBelowPassOnToo() {
    let log = CallLog()
    let low = Navigation(rootViewController: Member(log, "low"))
    low.log = log
    let root = Navigation(rootViewController: Member(log, "root"))
    root.log = log
    let pile = Pile(log, root: root, [low, Listener(log, "b")])
    #expect(
      pile.drag().prefix(5).map { String($0.split(separator: " ")[0]) } == [
        "b", "low", "navigation", "root", "navigation",
      ])
  }

  @Test func withoutTheDefaultForwardingTheDelegateHears() throws {
    let log = CallLog()
    let top = Member(log, "top")
    let outside = Listener(log, "outside")
    let navigation = UINavigationController(rootViewController: top)
    let pile = Pile(log, root: UIViewController(), [navigation])
    top.interaction?.delegate = outside
    #expect(pile.hearers() == ["top"])
    top.interaction?.navigationForwardingDelegate = nil
    #expect(pile.hearers() == ["outside"])
    let sheet = try #require(navigation.sheetPresentationController)
    let plain = SheetInteraction(
      sheet: sheet, sheetView: navigation.view, isSheetPresentationControllerDelegate: false,
      useDefaultNavigationForwardingDelegate: false)
    #expect(plain.navigationForwardingDelegate == nil)
    #expect(sheet.delegate !== plain)
    #expect(top.interaction?.navigationForwardingDelegate == nil)
  }

  // MARK: The responsible listener

  @Test func theOneOnTopAnswersWhetherItMayBeDismissed() {
    let log = CallLog()
    let top = Member(log, "top")
    let navigation = Navigation(rootViewController: top)
    navigation.log = log
    let pile = Pile(log, root: UIViewController(), [navigation])
    func mayDismiss() -> Bool {
      let sheet = navigation.sheetPresentationController!
      return top.interaction!.presentationControllerShouldDismiss(sheet)
    }
    #expect(mayDismiss())
    top.mayDismiss = false
    #expect(!mayDismiss())
    #expect(log.drain() == ["top shouldDismiss", "top shouldDismiss"])
    _ = pile
  }

  @Test func withoutAnybodyASingleSheetStays() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let first = UIViewController()
    let second = UIViewController()
    var interactions: [SheetInteraction] = []
    var below = root
    for controller in [first, second] {
      simulator.perform {
        interactions.append(
          SheetInteraction(sheet: controller.sheetPresentationController!, sheetView: controller.view))
        below.present(controller, animated: false)
      }
      simulator.settle()
      below = controller
    }
    #expect(interactions[1].shouldDismiss())
    #expect(interactions[1].presentationControllerShouldDismiss(interactions[1].sheetController))
    simulator.perform { first.dismiss(animated: false) }
    simulator.settle()
    #expect(!interactions[0].shouldDismiss())
    simulator.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 700))
    simulator.settle()
    #expect(simulator.sheets.count == 1)
  }

  @Test func theHierarchyOfSheets() {
    let log = CallLog()
    let sheets = [Listener(log, "a"), Listener(log, "b"), Listener(log, "c")]
    let root = UIViewController()
    let pile = Pile(log, root: root, sheets)
    #expect(sheets.map { $0.levelInSheetHierarchy } == [1, 2, 3])
    #expect(sheets.map { $0.isBottomSheet } == [true, false, false])
    #expect(sheets.map { $0.isTopSheet } == [false, false, true])
    #expect(!sheets.contains { $0.isSingleSheet })
    #expect(root.levelInSheetHierarchy == 0)
    #expect(!root.isBottomSheet && !root.isTopSheet && !root.isSingleSheet)
    pile.simulator.perform { sheets[0].dismiss(animated: false) }
    pile.simulator.settle()
    #expect(sheets[0].isSingleSheet)
    #expect(sheets[2].levelInSheetHierarchy == 0)
  }

  final class Navigation: SheetInteractionNavigationController {
    var log = CallLog()
    var handles = true

    override func shouldHandleSheetInteraction() -> Bool { handles }
    override func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {
      log.add("navigation began")
    }
  }
}
