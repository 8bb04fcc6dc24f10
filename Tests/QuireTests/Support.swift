// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

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

/// Logs its appearance callbacks.
class LoggingController: UIViewController {
  let log: CallLog
  let name: String

  init(_ log: CallLog, name: String = "") {
    self.log = log
    self.name = name.isEmpty ? "" : name + "."
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) { log.add(name + "viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { log.add(name + "viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add(name + "viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add(name + "viewDidDisappear") }
}

/// Logs all questions and notifications.
final class LoggingDelegate: NSObject, UISheetPresentationControllerDelegate {
  let log: CallLog
  var mayDismiss = true
  var onSelect: ((UISheetPresentationController) -> Void)?

  init(_ log: CallLog) {
    self.log = log
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("shouldDismiss")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.add("didAttemptToDismiss")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log.add("didChange \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")")
    onSelect?(sheetPresentationController)
  }
}

/// Logs its own callbacks too.
final class LoggingSheetController: UISheetPresentationController {
  let log: CallLog

  init(_ log: CallLog, presented: UIViewController) {
    self.log = log
    super.init(presentedViewController: presented, presenting: nil)
  }

  private(set) var layouts: [CGFloat] = []

  override func containerViewWillLayoutSubviews() { layouts.append(presentedView?.frame.minY ?? -2) }
  override func containerViewDidLayoutSubviews() { layouts.append(-1) }
  override func presentationTransitionWillBegin() { log.add("presentationTransitionWillBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.add("presentationTransitionDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { log.add("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("dismissalTransitionDidEnd(\(completed))") }
}

/// A root that presents one sheet, and the values that tests check.
@MainActor final class Stage {
  let log = CallLog()
  let root: UIViewController
  let sheetController: LoggingController
  let delegate: LoggingDelegate
  let simulator: Simulator

  init(_ device: Device = .phone, appearance: Simulator.Appearance = .light) {
    let log = log
    sheetController = LoggingController(log)
    delegate = LoggingDelegate(log)
    let root = UIViewController()
    self.root = root
    simulator = Simulator(device, appearance: appearance) { root }
  }

  var sheet: UISheetPresentationController { sheetController.sheetPresentationController! }
  /// The wrapper's frame.
  var presentedFrame: CGRect? { sheet.presentedView?.frame }

  /// Presents, by default with medium and large, and waits until the sheet rests.
  func present(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    _ configure: (UISheetPresentationController) -> Void = { _ in }
  ) {
    simulator.perform {
      sheet.detents = detents
      sheet.delegate = delegate
      configure(sheet)
      root.present(sheetController, animated: true)
    }
    simulator.settle()
    _ = log.drain()
  }

  /// Adds a scroll view that fills the sheet, with content of a height in points.
  func addScroll(height: CGFloat, delegate: (any UIScrollViewDelegate)? = nil) -> UIScrollView {
    let scroll = UIScrollView()
    simulator.perform {
      scroll.frame = sheetController.view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 402, height: height)
      scroll.delegate = delegate
      sheetController.view.addSubview(scroll)
    }
    return scroll
  }

  /// Drags the sheet by its upper part, below any grabber.
  func drag(by distance: Double, duration: Double = 0.5, hold: Double = 0.2, lifts: Bool = true) {
    let top = simulator.sheet!.frame.minY + 40
    simulator.drag(
      from: CGPoint(x: 100, y: top), to: CGPoint(x: 100, y: top + distance), duration: duration, hold: hold,
      lifts: lifts)
  }
}
