// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire
@testable import SheetInteraction

/// The calls, in order.
@MainActor final class CallLog {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last call of this method.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view controller that logs its notifications. Consecutive changes are one line.
class Listener: UIViewController, SheetInteractionDelegate {
  let log: CallLog
  let name: String
  var interaction: SheetInteraction?
  var mayDismiss = true
  var reports: SheetInteraction.Reports = .dragging
  var otherTarget: (DetentIdentifier?) -> DetentIdentifier? = { _ in nil }
  var changes: [SheetInteraction.Change] = []
  var ends: [(info: SheetInteraction.Change.Info, total: CGFloat, touchUp: CGFloat)] = []
  var onWillEnd: (SheetInteraction) -> Void = { _ in }

  init(_ log: CallLog, _ name: String = "") {
    self.log = log
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ line: String) {
    let line = name.isEmpty ? line : name + " " + line
    if line.hasSuffix("changed"), log.lines.last == line { return }
    log.add(line)
  }

  func sheetInteraction() -> SheetInteraction? { interaction }
  func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports { reports }
  func sheetInteractionTarget(
    sheetInteraction: SheetInteraction, insteadOf target: DetentIdentifier?
  ) -> DetentIdentifier? { otherTarget(target) }

  func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {
    note("began \(detent.rawValue)")
  }
  func sheetInteractionChanged(sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change) {
    changes.append(interactionChange)
    note("changed")
  }
  func sheetInteractionWillEnd(
    sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
    targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat
  ) {
    ends.append((targetDetentInfo, targetPercentageTotal, onTouchUpPercentageTotal))
    note("willEnd \(targetDetentInfo.detentIdentifier.rawValue)")
    onWillEnd(sheetInteraction)
  }
  func sheetInteractionDidEnd(
    sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier
  ) {
    note("didEnd \(selectedDetentIdentifier.rawValue)")
  }
  func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool {
    note("shouldDismiss")
    return mayDismiss
  }
  func sheetInteractionWillDismiss(sheetInteraction: SheetInteraction) { note("willDismiss") }
  func sheetInteractionDidDismiss(sheetInteraction: SheetInteraction) { note("didDismiss") }
  func sheetInteractionDidAttemptToDismiss(sheetInteraction: SheetInteraction) { note("didAttemptToDismiss") }
  func sheetInteraction(sheetInteraction: SheetInteraction, keyboardWillShow fromDetent: DetentIdentifier) {
    note("keyboardWillShow \(fromDetent.rawValue)")
  }
  func sheetInteraction(sheetInteraction: SheetInteraction, keyboardWillHide toDetent: DetentIdentifier) {
    note("keyboardWillHide \(toDetent.rawValue)")
  }
}

/// A listener with settings for its role in a stack.
final class Member: Listener, SheetStackInteractionForwardingBehavior {
  var handles = true
  var notifiesRoot = true

  func shouldHandleSheetInteraction() -> Bool { handles }
  func shouldNotifyRootPresenter() -> Bool { notifiesRoot }
}

/// A root that presents one sheet with detents of 200, 400 and 700 points: they rest at 640, 440 and 140.
@MainActor final class Bench {
  let log = CallLog()
  let root = UIViewController()
  let listener: Listener
  let simulator: Simulator

  init(
    _ device: Device = .phone, detents: [UISheetPresentationController.Detent] = Bench.detents,
    reports: SheetInteraction.Reports = .dragging,
    _ configure: (UISheetPresentationController) -> Void = { _ in }
  ) {
    let listener = Listener(log)
    let root = root
    self.listener = listener
    listener.reports = reports
    simulator = Simulator(device) { root }
    simulator.perform {
      let sheet = listener.sheetPresentationController!
      sheet.detents = detents
      configure(sheet)
      listener.interaction = SheetInteraction(sheet: sheet, sheetView: listener.view)
      listener.interaction?.delegate = listener
      root.present(listener, animated: true)
    }
    simulator.settle()
    _ = log.drain()
  }

  static var detents: [UISheetPresentationController.Detent] {
    [.fixed(.small, 200), .fixed(.middle, 400), .fixed(.tall, 700)]
  }

  var sheet: UISheetPresentationController { listener.sheetPresentationController! }
  var interaction: SheetInteraction { listener.interaction! }
  var offset: Double { Double(simulator.sheet?.frame.minY ?? .nan) }

  /// Drags the sheet by its upper part; 10 points are slop.
  func drag(by distance: Double, duration: Double = 0.5, hold: Double = 0.2, lifts: Bool = true) {
    let top = offset + 40
    simulator.drag(
      from: CGPoint(x: 100, y: top), to: CGPoint(x: 100, y: top + distance), duration: duration, hold: hold,
      lifts: lifts)
  }
}

extension UISheetPresentationController.Detent {
  static func fixed(
    _ identifier: UISheetPresentationController.Detent.Identifier, _ value: CGFloat?
  ) -> UISheetPresentationController.Detent {
    .custom(identifier: identifier) { _ in value }
  }
}
