// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Mistakes for which UIKit raises an exception: the process stops with a message.
@Suite struct BadInputTests {
  @Test func presentingOnItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        let simulator = Simulator { root }
        simulator.perform { root.present(root, animated: false) }
      }
    }
    #expect(stopped(result, saying: "A view controller can't present itself."))
  }

  @Test func presentingTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, sheet) = (UIViewController(), UIViewController())
        let simulator = Simulator { root }
        simulator.perform { root.present(sheet, animated: false) }
        simulator.perform { sheet.present(sheet, animated: false) }
      }
    }
    #expect(stopped(result, saying: "can't present itself"))
    let again = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, sheet, upper) = (UIViewController(), UIViewController(), UIViewController())
        let simulator = Simulator { root }
        simulator.perform { root.present(sheet, animated: false) }
        simulator.perform { sheet.present(upper, animated: false) }
        simulator.perform { upper.present(sheet, animated: false) }
      }
    }
    #expect(stopped(again, saying: "is being presented already"))
  }

  /// [CH-POP]: UIKit raises an exception there.
  @Test func aPopoverWithoutASource() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, content) = (UIViewController(), UIViewController())
        let simulator = Simulator(.pad) { root }
        content.modalPresentationStyle = .popover
        simulator.perform { root.present(content, animated: false) }
      }
    }
    #expect(stopped(result, saying: "set sourceItem, barButtonItem or sourceView before it is presented"))
  }

  @Test func presentingWhatAnotherOneContains() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, content) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: content)
        let simulator = Simulator { root }
        simulator.perform { root.present(content, animated: false) }
        _ = navigation
      }
    }
    #expect(stopped(result, saying: "present the outer one, or remove it first"))
  }

  @Test func aSubstituteThatIsPresentedElsewhere() async {
    final class Substituting: NSObject, UIAdaptivePresentationControllerDelegate {
      let other: UIViewController
      init(_ other: UIViewController) { self.other = other }
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? { other }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, sheet, content) = (UIViewController(), UIViewController(), UIViewController())
        let simulator = Simulator { root }
        simulator.perform { root.present(sheet, animated: false) }
        content.modalPresentationStyle = .popover
        let delegate = Substituting(sheet)
        (content.popoverPresentationController as UIPresentationController?)?.delegate = delegate
        simulator.perform { sheet.present(content, animated: false) }
      }
    }
    #expect(stopped(result, saying: "to show in an adaptive style is being presented already"))
  }

  @Test func aViewInItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    #expect(stopped(result, saying: "can't be a subview of itself"))
  }
}

/// Mistakes for which UIKit logs a warning: one line, logged once, without further effect.
@MainActor @Suite struct WarningTests {
  /// The lines that a body's code logs.
  func lines(_ body: () -> Void) -> [String] {
    let write = Log.write
    var lines: [String] = []
    Log.write = { lines.append($0) }
    Log.reset()
    body()
    Log.write = write
    return lines
  }

  @Test func presentingWhilePresenting() {
    let stage = Stage()
    stage.present()
    let others = (0..<3).map { _ in UIViewController() }
    var completed = false
    let lines = lines {
      for other in others {
        stage.simulator.perform { stage.root.present(other, animated: false) { completed = true } }
      }
    }
    #expect(
      lines == [
        "Quire: present of UIViewController on UIViewController is ignored: the view controller is presenting another "
          + "one of type LoggingController already."
      ])
    #expect(!completed)
    #expect(stage.root.presentedViewController === stage.sheetController)
    for other in others { #expect(other.presentingViewController == nil) }
    #expect(stage.simulator.sheets.count == 1)
  }

  /// Deep links at a cold start: the presenter is not in a window yet.
  @Test func presentingFromADetachedController() {
    let (first, second) = (UIViewController(), UIViewController())
    _ = first.view
    let lines = lines {
      first.present(second, animated: false)
      first.present(second, animated: true)
    }
    #expect(
      lines == [
        "Quire: present of UIViewController on UIViewController is ignored: the view of the presenting view controller "
          + "is in no window."
      ])
    #expect(first.presentedViewController == nil)
    #expect(!second.isBeingPresented)
    // It can be presented later, once there is a window.
    let simulator = Simulator { first }
    simulator.perform { first.present(second, animated: false) }
    #expect(first.presentedViewController === second)
  }

  /// A controller that is presented without animation may present immediately, for example for a deep link. A
  /// controller that is presented with animation has no place yet.
  @Test func presentingAtOnce() {
    let log = CallLog()
    let root = UIViewController()
    let row = ["a", "b", "c"].map { LoggingController(log, name: $0) }
    row[1].modalPresentationStyle = .fullScreen
    let simulator = Simulator { root }
    let lines = lines {
      simulator.perform {
        root.present(row[0], animated: false) { log.add("a.completion") }
        row[0].present(row[1], animated: false) { log.add("b.completion") }
        row[1].present(row[2], animated: true)
        row[2].present(UIViewController(), animated: false)
      }
    }
    #expect(
      lines == [
        "Quire: present of UIViewController on LoggingController is ignored: the view of the presenting view "
          + "controller is in no window."
      ])
    simulator.settle()
    #expect(row[0].presentingViewController === root)
    #expect(row[1].presentingViewController === row[0])
    #expect(row[2].presentingViewController === row[1])
    #expect(simulator.sheets.count == 3)
    let calls = log.drain()
    for name in ["a", "b", "c"] {
      #expect(
        calls.filter { $0.hasPrefix(name) && $0.contains("Appear") } == [
          "\(name).viewWillAppear", "\(name).viewDidAppear",
        ])
    }
    #expect(calls.firstIndex(of: "a.viewDidAppear")! < calls.firstIndex(of: "b.viewWillAppear")!)
    #expect(calls.firstIndex(of: "b.viewDidAppear")! < calls.firstIndex(of: "c.viewWillAppear")!)
    #expect(calls.contains("a.completion") && calls.contains("b.completion"))
  }

  @Test func dismissingNothing() {
    let controller = UIViewController()
    var completed = false
    let lines = lines { controller.dismiss(animated: true) { completed = true } }
    #expect(lines == ["Quire: dismiss on UIViewController is ignored: there is no presentation."])
    #expect(!completed)
  }
}
