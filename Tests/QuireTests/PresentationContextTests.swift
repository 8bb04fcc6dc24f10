// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Presentations that cover a controller's view instead of the window.
@MainActor @Suite struct PresentationContextTests {
  @MainActor final class Split {
    let log = CallLog()
    let root = UIViewController()
    let left: LoggingController
    let right = UIViewController()
    let content: LoggingController
    let simulator: Simulator

    init(_ style: UIModalPresentationStyle) {
      left = LoggingController(log, name: "left")
      content = LoggingController(log)
      let root = root
      simulator = Simulator { root }
      let (left, right) = (left, right)
      simulator.perform {
        for (index, child) in [left, right].enumerated() {
          root.addChild(child)
          child.view.frame = CGRect(x: 201 * CGFloat(index), y: 100, width: 201, height: 700)
          root.view.addSubview(child.view)
          child.didMove(toParent: root)
        }
      }
      left.definesPresentationContext = true
      content.modalPresentationStyle = style
      _ = log.drain()
    }
  }

  @Test func overTheContext() {
    let stage = Split(.overCurrentContext)
    let inner = UIViewController()
    stage.simulator.perform {
      stage.left.addChild(inner)
      stage.left.view.addSubview(inner.view)
      inner.didMove(toParent: stage.left)
      inner.present(stage.content, animated: false) { stage.log.add("completion") }
    }
    #expect(stage.log.drain() == ["viewWillAppear", "viewDidAppear", "completion"])
    #expect(stage.simulator.frame(of: stage.content.view) == CGRect(x: 0, y: 100, width: 201, height: 700))
    #expect(stage.content.presentingViewController === stage.left)
    #expect(stage.left.presentedViewController === stage.content)
    #expect(inner.presentedViewController === stage.content)
    // The rest of the window is unaffected.
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.right.presentedViewController == nil)
    #expect(stage.simulator.touchRule(of: .root)?.isInert != true)
    // It follows the size of its context.
    stage.simulator.perform { stage.left.view.frame.size.width = 150 }
    #expect(stage.content.view.frame.width == 150)
    stage.simulator.perform { inner.dismiss(animated: true) { stage.log.add("completion") } }
    stage.simulator.settle()
    #expect(stage.log.drain() == ["viewWillDisappear", "viewDidDisappear", "completion"])
    #expect(stage.simulator.frame(of: stage.content.view) == nil)
    #expect(stage.content.presentingViewController == nil)
  }

  @Test func insteadOfTheContext() {
    let stage = Split(.currentContext)
    stage.simulator.perform { stage.left.present(stage.content, animated: false) }
    #expect(
      stage.log.drain() == [
        "left.viewWillDisappear", "viewWillAppear", "viewDidAppear", "left.viewDidDisappear",
      ])
    stage.simulator.perform { stage.content.dismiss(animated: false) }
    #expect(
      stage.log.drain() == [
        "left.viewWillAppear", "viewWillDisappear", "viewDidDisappear", "left.viewDidAppear",
      ])
  }

  /// If no controller defines a context, it is the window.
  @Test func withoutAContext() {
    let stage = Split(.overCurrentContext)
    stage.left.definesPresentationContext = false
    stage.simulator.perform { stage.left.present(stage.content, animated: false) }
    #expect(stage.simulator.sheet?.form == .overFullScreen)
    #expect(stage.content.presentingViewController === stage.root)
  }

  /// A sheet above it is dismissed first. A controller that leaves takes its presentations along.
  @Test func whatIsAboveAndBelow() {
    let stage = Split(.overCurrentContext)
    let sheet = LoggingController(stage.log, name: "sheet")
    stage.simulator.perform { stage.left.present(stage.content, animated: false) }
    stage.simulator.perform { stage.content.present(sheet, animated: false) }
    #expect(stage.simulator.sheets.count == 1)
    _ = stage.log.drain()
    stage.simulator.perform { stage.left.dismiss(animated: false) }
    stage.simulator.settle()
    #expect(stage.simulator.sheets.isEmpty)
    #expect(stage.left.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)

    stage.simulator.perform { stage.left.present(stage.content, animated: false) }
    stage.simulator.perform { stage.left.view.removeFromSuperview() }
    #expect(stage.content.presentingViewController == nil)
  }

  /// The sheet above is leaving, or has only been requested.
  @Test func whatIsAboveAndLeavingAlready() {
    let stage = Split(.overCurrentContext)
    let sheet = LoggingController(stage.log, name: "sheet")
    stage.simulator.perform { stage.left.present(stage.content, animated: false) }
    stage.simulator.perform { stage.content.present(sheet, animated: false) }
    stage.simulator.perform { sheet.dismiss(animated: true) }
    stage.simulator.perform { stage.left.dismiss(animated: false) }
    stage.simulator.perform { stage.left.dismiss(animated: false) }
    stage.simulator.settle()
    #expect(stage.simulator.sheets.isEmpty)
    #expect(sheet.presentingViewController == nil)

    if stage.left.presentedViewController == nil {
      stage.simulator.perform { stage.left.present(stage.content, animated: false) }
    }
    stage.simulator.perform {
      stage.content.present(sheet, animated: true)
      stage.left.dismiss(animated: false)
    }
    stage.simulator.settle()
    #expect(stage.simulator.sheets.isEmpty)
    #expect(stage.left.presentedViewController == nil)
  }

  @Test func theContextsTransitionStyle() {
    let stage = Split(.overCurrentContext)
    stage.left.providesPresentationContextTransitionStyle = true
    stage.left.modalTransitionStyle = .crossDissolve
    stage.simulator.perform { stage.left.present(stage.content, animated: true) }
    #expect(stage.content.presentation?.transitionStyle == .crossDissolve)
    stage.left.providesPresentationContextTransitionStyle = false
    #expect(stage.content.presentation?.transitionStyle == .coverVertical)
  }
}
