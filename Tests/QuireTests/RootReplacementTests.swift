// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// A new root view controller ends the presentations of the previous one.
@MainActor @Suite struct RootReplacementTests {
  enum Moment: CaseIterable {
    case resting, presenting, dismissing, requested
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .overCurrentContext,
      .currentContext,
      .custom,
    ], Moment.allCases)
  func everyStyleEnds(style: UIModalPresentationStyle, moment: Moment) throws {
    let log = CallLog()
    var old: UIViewController? = UIViewController()
    let simulator = Simulator { old ?? UIViewController() }
    let window = try #require(old?.view.window)
    weak let released = old
    var content: LoggingController? = LoggingController(log, name: "content")
    weak let presented = content
    content?.modalPresentationStyle = style
    let new = UIViewController()
    simulator.perform {
      if let content { old?.present(content, animated: moment != .resting) }
      if moment == .requested { window.rootViewController = new }
    }
    if moment == .resting || moment == .dismissing { simulator.settle() }
    if moment == .presenting { simulator.run(for: 0.1) }
    if moment == .dismissing {
      simulator.perform { old?.dismiss(animated: true) }
      simulator.run(for: 0.05)
    }
    if moment != .requested { simulator.perform { window.rootViewController = new } }
    simulator.settle()
    #expect(old?.presentedViewController == nil && content?.presentingViewController == nil)
    #expect(content?.viewIfLoaded?.window == nil && simulator.sheets.isEmpty)
    let calls = log.drain()
    #expect(
      calls.filter { $0.contains("didDisappear") }.count == calls.filter { $0.contains("didAppear") }.count, "\(calls)")
    (old, content) = (nil, nil)
    #expect(released == nil && presented == nil)

    let next = UIViewController()
    simulator.perform { new.present(next, animated: true) }
    simulator.settle()
    #expect(next.view.window === window && new.presentedViewController === next)
  }

  @Test func aStackWithAnAlertEnds() throws {
    let old = UIViewController()
    let simulator = Simulator { old }
    let (lower, upper) = (UIViewController(), UIViewController())
    let alert = UIAlertController(title: "Stay?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    simulator.perform { old.present(lower, animated: false) }
    simulator.perform { lower.present(upper, animated: false) }
    simulator.perform { upper.present(alert, animated: false) }
    let new = UIViewController()
    simulator.perform { old.view.window?.rootViewController = new }
    simulator.settle()
    #expect(simulator.sheets.isEmpty && simulator.element("Stay") == nil)
    #expect([old, lower, upper].allSatisfy { $0.presentedViewController == nil })
  }

  /// A child controller that defines a presentation context keeps no presentation either.
  @Test func aPresentationInAChildEnds() throws {
    let (old, child) = (UIViewController(), UIViewController())
    let simulator = Simulator { old }
    old.addChild(child)
    old.view.addSubview(child.view)
    child.didMove(toParent: old)
    child.definesPresentationContext = true
    let content = UIViewController()
    content.modalPresentationStyle = .overCurrentContext
    simulator.perform { child.present(content, animated: false) }
    #expect(child.presentedViewController === content)
    simulator.perform { old.view.window?.rootViewController = UIViewController() }
    simulator.settle()
    #expect(child.presentedViewController == nil && content.viewIfLoaded?.window == nil)
  }
}
