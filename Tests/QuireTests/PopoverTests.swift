// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// A root that presents a popover of 300 by 200 points from a view of 40 by 40, by default on a tablet of 820 by 1180.
/// The safe area is 24 above and 20 below, margins are 10, and the arrow is 13 high.
@MainActor final class PopoverStage {
  let log = CallLog()
  let root = UIViewController()
  let source = UIView()
  let content: LoggingController
  let delegate: PopoverDelegate
  let simulator: Simulator

  init(_ device: Device = .pad, source frame: CGRect = CGRect(x: 100, y: 100, width: 40, height: 40)) {
    content = LoggingController(log)
    delegate = PopoverDelegate(log)
    let root = root
    simulator = Simulator(device) { root }
    simulator.perform {
      source.frame = frame
      root.view.addSubview(source)
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 300, height: 200)
      popover.sourceView = source
      popover.delegate = delegate
    }
  }

  var popover: UIPopoverPresentationController { content.popoverPresentationController! }
  var sheet: UISheetPresentationController { popover.adaptiveSheetPresentationController }
  var state: SheetState? { simulator.sheet }

  func present(_ configure: (UIPopoverPresentationController) -> Void = { _ in }) {
    simulator.perform {
      configure(popover)
      root.present(content, animated: true)
    }
    simulator.settle()
    _ = log.drain()
  }
}

/// Logs all questions and notifications.
final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let log: CallLog
  var mayDismiss = true
  var style: UIModalPresentationStyle?
  var other: () -> UIViewController? = { nil }
  var onReposition: (UnsafeMutablePointer<CGRect>, AutoreleasingUnsafeMutablePointer<UIView>) -> Void = { _, _ in }
  var onPrepare: (UIPresentationController) -> Void = { _ in }

  init(_ log: CallLog) {
    self.log = log
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style ?? (traitCollection.horizontalSizeClass == .compact ? .formSheet : .none)
  }
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    log.add("prepare \(type(of: adaptivePresentationController))")
    onPrepare(adaptivePresentationController)
  }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.add("viewControllerFor \(style)")
    return other()
  }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.add("willPresentWith \(style)")
  }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    log.add("prepareForPopover")
  }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    log.add("willReposition")
    onReposition(rect, view)
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("shouldDismiss")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("willDismiss") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("didDismiss") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.add("didAttemptToDismiss")
  }
}

@MainActor @Suite struct PopoverTests {
  @Test func defaults() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController!
    #expect(popover.permittedArrowDirections == .any)
    #expect(popover.sourceView == nil)
    #expect(popover.sourceRect.isNull)
    #expect(popover.sourceItem == nil)
    #expect(popover.barButtonItem == nil)
    #expect(!popover.canOverlapSourceViewRect)
    #expect(popover.arrowDirection == .unknown)
    #expect(popover.passthroughViews == nil)
    #expect(popover.backgroundColor == nil)
    #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(popover.delegate == nil)
    #expect(popover.presentationStyle == .popover)
    #expect(controller.activePresentationController == nil)
  }

  @Test func arrowDirections() {
    #expect(UIPopoverArrowDirection.up.rawValue == 1)
    #expect(UIPopoverArrowDirection.down.rawValue == 2)
    #expect(UIPopoverArrowDirection.left.rawValue == 4)
    #expect(UIPopoverArrowDirection.right.rawValue == 8)
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
    #expect(UIPopoverArrowDirection.unknown.rawValue == .max)
  }

  /// [CH-POP]: the same object each time, also for a navigation controller, and none for other styles. Reading the
  /// property creates nothing.
  @Test func theControllerIsThereForPopoversOnly() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.modalPresentationStyle = .formSheet
    #expect(navigation.popoverPresentationController == nil)
    navigation.modalPresentationStyle = .fullScreen
    #expect(navigation.popoverPresentationController == nil)
    navigation.modalPresentationStyle = .popover
    let popover = navigation.popoverPresentationController
    #expect(popover != nil)
    #expect(navigation.popoverPresentationController === popover)
    #expect(navigation.presentationController === popover)
    // From Apple's session: a popover has no sheet of its own, but an adaptive one, always the same.
    #expect(navigation.sheetPresentationController == nil)
    #expect(popover?.adaptiveSheetPresentationController === popover?.adaptiveSheetPresentationController)
  }

  @Test func pointsUpAtItsSource() {
    let stage = PopoverStage()
    stage.present()
    #expect(stage.state?.form == .popover)
    // Its center would be at 120, but the margin of 10 moves it to the right.
    #expect(stage.state?.frame == CGRect(x: 10, y: 153, width: 300, height: 200))
    #expect(stage.state?.arrow == Arrow(direction: .up, tip: Point(x: 120, y: 140)))
    #expect(stage.popover.arrowDirection == .up)
    #expect(stage.popover.presentedView?.frame == CGRect(x: 10, y: 153, width: 300, height: 200))
    #expect(stage.popover.frameOfPresentedViewInContainerView == stage.popover.presentedView?.frame)
    #expect(stage.content.activePresentationController === stage.popover)
    #expect(stage.state?.dimming == 0)
  }

  nonisolated static let arrows: [(UIPopoverArrowDirection, CGRect, Arrow)] = [
    (.up, CGRect(x: 250, y: 553, width: 300, height: 200), Arrow(direction: .up, tip: Point(x: 400, y: 540))),
    (.down, CGRect(x: 250, y: 247, width: 300, height: 200), Arrow(direction: .down, tip: Point(x: 400, y: 460))),
    (.left, CGRect(x: 453, y: 400, width: 300, height: 200), Arrow(direction: .left, tip: Point(x: 440, y: 500))),
    (.right, CGRect(x: 47, y: 400, width: 300, height: 200), Arrow(direction: .right, tip: Point(x: 360, y: 500))),
  ]

  /// Around a source of 80 by 80 with its center at (400, 500).
  @Test(arguments: arrows) func permitted(direction: UIPopoverArrowDirection, frame: CGRect, arrow: Arrow) {
    let stage = PopoverStage(source: CGRect(x: 360, y: 460, width: 80, height: 80))
    stage.present { $0.permittedArrowDirections = direction }
    #expect(stage.state?.frame == frame)
    #expect(stage.state?.arrow == arrow)
    #expect(stage.popover.arrowDirection == direction)
  }

  @Test func sourceRectAndMargins() {
    let stage = PopoverStage()
    stage.present {
      $0.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
      $0.popoverLayoutMargins = UIEdgeInsets(top: 50, left: 30, bottom: 10, right: 10)
    }
    #expect(stage.state?.frame == CGRect(x: 30, y: 123, width: 300, height: 200))
    #expect(stage.state?.arrow?.tip == Point(x: 105, y: 110))
    // It follows changed settings live.
    stage.simulator.perform { stage.popover.sourceRect = .null }
    #expect(stage.state?.frame.minY == 153)
    stage.simulator.perform { stage.popover.popoverLayoutMargins.left = 40 }
    #expect(stage.state?.frame.minX == 40)
    stage.simulator.perform { stage.content.preferredContentSize = CGSize(width: 200, height: 100) }
    #expect(stage.state?.frame == CGRect(x: 40, y: 153, width: 200, height: 100))
  }

  @Test func overlapping() {
    let stage = PopoverStage(source: CGRect(x: 0, y: 24, width: 820, height: 1060))
    stage.present { $0.canOverlapSourceViewRect = true }
    #expect(stage.state?.frame.width == 300)
    #expect(stage.state?.frame.height == 200)
    stage.simulator.perform { stage.popover.canOverlapSourceViewRect = false }
    // 10 from the bottom edge of 1160, and 13 below the source.
    #expect(stage.state?.frame.height == 53)
  }

  @Test func pointsAtABarButton() throws {
    let child = UIViewController()
    let item = UIBarButtonItem(systemItem: .add)
    child.navigationItem.rightBarButtonItem = item
    let root = UINavigationController(rootViewController: child)
    let simulator = Simulator(.pad) { root }
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 100, height: 100)
    simulator.perform {
      content.popoverPresentationController?.barButtonItem = item
      child.present(content, animated: false)
    }
    let button = try #require(simulator.element("Add")).frame
    #expect(content.popoverPresentationController?.barButtonItem === item)
    #expect(content.popoverPresentationController?.sourceItem === item)
    #expect(simulator.sheet?.arrow?.tip.y == Double(button.maxY))
    #expect(simulator.sheet?.frame.maxX == 810)
    #expect(
      item.frame(in: root.view) == CGRect(x: button.minX, y: button.minY, width: button.width, height: button.height))
    #expect(item.frame(in: UIView()) == nil)
  }

  /// A view as `sourceItem` takes precedence over `sourceView`.
  @Test func theItemCountsFirst() {
    let stage = PopoverStage()
    let other = UIView(frame: CGRect(x: 500, y: 500, width: 20, height: 20))
    stage.simulator.perform { stage.root.view.addSubview(other) }
    stage.present { $0.sourceItem = other }
    #expect(stage.state?.arrow?.tip == Point(x: 510, y: 520))
    #expect(stage.popover.barButtonItem == nil)
  }

  @Test func followsItsSource() {
    let stage = PopoverStage()
    stage.present()
    stage.simulator.perform { stage.source.frame.origin = CGPoint(x: 400, y: 300) }
    #expect(stage.state?.arrow?.tip == Point(x: 420, y: 340))
    #expect(stage.popover.presentedView?.frame.minY == 353)
  }

  /// [HDR-POP]: rotation and keyboard ask the delegate for the source.
  @Test func repositioning() {
    let stage = PopoverStage()
    stage.present()
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    stage.simulator.perform { stage.root.view.addSubview(other) }
    stage.delegate.onReposition = { rect, view in
      #expect(rect.pointee == CGRect(x: 0, y: 0, width: 40, height: 40))
      #expect(view.pointee === stage.source)
      rect.pointee = CGRect(x: 100, y: 0, width: 50, height: 50)
      view.pointee = other
    }
    var landscape = Device.pad
    landscape.environment.container = Size(width: 1180, height: 820)
    stage.simulator.change(to: landscape)
    #expect(stage.log.drain() == ["willReposition"])
    #expect(stage.popover.sourceView === other)
    #expect(stage.popover.sourceRect == CGRect(x: 100, y: 0, width: 50, height: 50))
    #expect(stage.state?.arrow?.tip == Point(x: 125, y: 250))
  }

  // MARK: Touches

  /// 2.15: the touch is consumed, shouldDismiss → dismiss → didDismiss.
  @Test func tappingOutside() {
    let stage = PopoverStage()
    var presses = 0
    let button = UIButton(type: .system)
    button.setTitle("Behind", for: .normal)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.simulator.perform {
      button.frame = CGRect(x: 500, y: 600, width: 100, height: 50)
      stage.root.view.addSubview(button)
    }
    stage.present()
    #expect(stage.simulator.element("Behind")?.isReachable == false)
    stage.simulator.tap(at: CGPoint(x: 550, y: 625))
    stage.simulator.settle()
    #expect(presses == 0)
    #expect(
      stage.log.drain() == ["shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func refusing() {
    let stage = PopoverStage()
    stage.present()
    stage.delegate.mayDismiss = false
    stage.simulator.tap(at: CGPoint(x: 600, y: 900))
    stage.simulator.settle()
    #expect(stage.log.drain() == ["shouldDismiss"])
    stage.simulator.perform { stage.content.isModalInPresentation = true }
    stage.simulator.tap(at: CGPoint(x: 600, y: 900))
    #expect(stage.log.drain() == [])
    #expect(stage.state != nil)
  }

  /// Touches reach the passthrough views and their subviews, and nothing else.
  @Test func passingThrough() throws {
    let stage = PopoverStage()
    var presses: [String] = []
    for (index, name) in ["Named", "Other"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.addAction(UIAction { _ in presses.append(name) }, for: .touchUpInside)
      stage.simulator.perform {
        let box = UIView(frame: CGRect(x: 400, y: 500 + 100 * CGFloat(index), width: 100, height: 50))
        button.frame = box.bounds
        box.addSubview(button)
        stage.root.view.addSubview(box)
        if name == "Named" { stage.popover.passthroughViews = [box] }
      }
    }
    stage.present()
    try stage.simulator.tap("Named")
    #expect(presses == ["Named"])
    #expect(stage.log.drain() == [])
    stage.simulator.tap(at: CGPoint(x: 450, y: 625))
    stage.simulator.settle()
    #expect(presses == ["Named"])
    #expect(stage.log.drain().last == "didDismiss")
    // After the dismissal, nothing of it remains.
    #expect(stage.root.view.subviews.allSatisfy { !$0.takesTouchesUnderPopovers })
  }

  @Test func withoutPassthroughViewsAnyMore() {
    let stage = PopoverStage()
    stage.present { $0.passthroughViews = [stage.root.view] }
    #expect(stage.simulator.touchRule(of: .root)?.isInert == false)
    stage.simulator.perform { stage.popover.passthroughViews = nil }
    #expect(stage.simulator.touchRule(of: .root)?.isInert == true)
    #expect(!stage.root.view.takesTouchesUnderPopovers)
  }

  /// The defaults of the newer methods call the older ones.
  @Test func olderNames() {
    final class Older: NSObject, UIPopoverPresentationControllerDelegate {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) -> Bool {
        log.add("should")
        return true
      }
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) {
        log.add("did")
      }
    }
    let stage = PopoverStage()
    let older = Older(stage.log)
    stage.present { $0.delegate = older }
    stage.simulator.tap(at: CGPoint(x: 600, y: 900))
    stage.simulator.settle()
    #expect(stage.log.drain() == ["should", "viewWillDisappear", "viewDidDisappear", "did"])
  }

  // MARK: Look

  @Test func backgroundColor() throws {
    let stage = PopoverStage()
    stage.present { $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    let id = try #require(stage.state).id
    // If the content has its own color, only the arrow and the box show it.
    #expect(stage.simulator.style(of: .presentation(id))?.backing == RGBA(bits: 0xFF00_00FF))
    #expect(stage.simulator.background(of: stage.content.view) == RGBA(bits: 0xFFFF_FFFF))
    stage.simulator.perform { stage.content.view.backgroundColor = nil }
    #expect(stage.simulator.style(of: .presentation(id))?.background == RGBA(bits: 0xFF00_00FF))
    stage.simulator.perform { stage.popover.backgroundColor = nil }
    #expect(stage.simulator.style(of: .presentation(id))?.background == .clear)
    stage.simulator.perform { stage.content.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    #expect(stage.simulator.style(of: .presentation(id))?.backing == RGBA(bits: 0x00FF_00FF))
  }

  @Test func thePictureShowsTheArrow() {
    let stage = PopoverStage()
    stage.present { $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    // From the center of the source, 13 above the body, to a foot of 37.
    #expect(stage.simulator.picture().contains("M110.0 -13.0L91.5 0L128.5 0z"))
  }
}
