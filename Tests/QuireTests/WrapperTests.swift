// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Sheets and popovers are moved by a wrapper view around the controller's view. [DOC-PC]
@MainActor @Suite struct WrapperTests {
  /// Counts the changes of its place in the tree.
  final class Counting: UIView {
    var moves = 0
    override func didMoveToSuperview() { moves += 1 }
    override func didMoveToWindow() { moves += 1 }
  }

  /// Code that converts the view's frame through its superview counts the offset once.
  @Test func aSheetsViewLiesInItsWrapper() throws {
    let stage = Stage()
    stage.present()
    let view = stage.sheetController.view!
    let wrapper = try #require(stage.sheet.presentedView)
    #expect(wrapper !== view && view.superview === wrapper)
    #expect(wrapper.superview === stage.sheet.containerView)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 402, height: 464))
    #expect(wrapper.frame == CGRect(x: 0, y: 410, width: 402, height: 464))
    #expect(wrapper.frame == stage.sheet.frameOfPresentedViewInContainerView)
    #expect(wrapper.convert(view.frame, to: nil) == wrapper.frame)
    #expect(view.convert(view.bounds, to: stage.root.view) == wrapper.frame)
    #expect(view.convert(CGPoint(x: 10, y: 420), from: nil) == CGPoint(x: 10, y: 10))
    #expect(stage.simulator.frame(of: view) == wrapper.frame)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func underAFinger() throws {
    let stage = Stage()
    stage.present()
    let view = stage.sheetController.view!
    stage.drag(by: -100, lifts: false)
    let frame = try #require(stage.simulator.sheet?.frame)
    #expect(stage.presentedFrame == frame)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 402, height: frame.height))
    stage.simulator.up()
    stage.simulator.settle()
    #expect(view.frame.origin == .zero && view.bounds.size == stage.presentedFrame?.size)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, true), (.formSheet, true), (.automatic, true), (.popover, true),
    (.fullScreen, false), (.overFullScreen, false), (.currentContext, false), (.overCurrentContext, false),
    (.custom, false),
  ]) func whichStylesHaveOne(_ style: UIModalPresentationStyle, _ hasWrapper: Bool) throws {
    let root = UIViewController()
    let simulator = Simulator(.pad) { root }
    let content = UIViewController()
    content.modalPresentationStyle = style
    content.popoverPresentationController?.sourceView = root.view
    let controller = try #require(content.presentationController)
    // Before the presentation there is no wrapper.
    #expect(controller.presentedView === content.view)
    simulator.perform { root.present(content, animated: false) }
    #expect((controller.presentedView !== content.view) == hasWrapper)
    #expect(content.view.superview === (hasWrapper ? controller.presentedView : controller.containerView))
    simulator.perform { content.dismiss(animated: false) }
    #expect(content.view.superview == nil)
  }

  @Test func aPopoversWrapperIsItsSheets() {
    let stage = PopoverStage()
    let inner = Counting()
    stage.present()
    stage.simulator.perform { stage.content.view.addSubview(inner) }
    let (wrapper, moves, views) = (stage.popover.presentedView, inner.moves, stage.simulator.viewCount)
    #expect(wrapper?.frame == CGRect(x: 10, y: 153, width: 300, height: 200))
    #expect(stage.content.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    for _ in 0..<2 {
      stage.simulator.change(to: .phone)
      #expect(stage.content.activePresentationController === stage.sheet)
      #expect(stage.sheet.presentedView === wrapper)
      #expect(wrapper?.frame == stage.state?.frame)
      #expect(stage.content.view.frame.origin == .zero)
      stage.simulator.change(to: .pad)
      #expect(stage.popover.presentedView === wrapper)
    }
    #expect(stage.content.view.superview === wrapper)
    #expect(inner.moves == moves && stage.simulator.viewCount == views)
  }

  /// During a cover, the wrapper stays in place, and the cover contains the controller's view itself.
  @Test func aSheetThatCovers() throws {
    final class Covering: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none }
    }
    let stage = Stage(.pad)
    let covering = Covering()
    let inner = Counting()
    stage.sheetController.view.addSubview(inner)
    stage.simulator.perform {
      (stage.sheet as UIPresentationController).delegate = covering
      stage.root.present(stage.sheetController, animated: false)
    }
    let (wrapper, moves) = (try #require(stage.sheet.presentedView), inner.moves)
    stage.simulator.change(to: .phone)
    let active = try #require(stage.sheetController.activePresentationController)
    #expect(active !== stage.sheet && active.presentedView === stage.sheetController.view)
    #expect(stage.sheetController.view.superview === wrapper)
    #expect(stage.sheetController.view.convert(stage.sheetController.view.bounds, to: nil).height == 874)
    stage.simulator.change(to: .pad)
    #expect(stage.sheet.presentedView === wrapper && stage.sheetController.view.superview === wrapper)
    #expect(inner.moves == moves)
  }

  /// Another controller for the style is put into the same wrapper.
  @Test func anotherControllerForTheStyle() {
    let stage = PopoverStage(.pad)
    stage.delegate.other = { UINavigationController(rootViewController: stage.content) }
    stage.present()
    let wrapper = stage.popover.presentedView
    stage.simulator.change(to: .phone)
    let navigation = stage.content.navigationController
    #expect(navigation?.view.superview === wrapper && navigation?.view.frame.origin == .zero)
    #expect(stage.sheet.presentedView === wrapper)
    stage.simulator.change(to: .pad)
    #expect(stage.content.view.superview === wrapper && navigation?.view.superview == nil)
    #expect(stage.content.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func itsRecognizers() throws {
    final class Asking: UIViewController {
      var atFirst: Int?
      override func viewWillAppear(_ animated: Bool) {
        atFirst = presentationController?.presentedView?.gestureRecognizers?.count
      }
    }
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = Asking()
    let sheet = try #require(content.sheetPresentationController)
    let drag = sheet.dragRecognizer
    simulator.perform { root.present(content, animated: false) }
    #expect(content.atFirst == 1)
    #expect(sheet.presentedView?.gestureRecognizers?.first === drag && drag.view === sheet.presentedView)
    #expect(content.view.gestureRecognizers == nil)
    // An app's recognizer on the wrapper receives the touches of the content.
    var taps = 0
    simulator.perform {
      sheet.presentedView?.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    }
    simulator.tap(at: CGPoint(x: 200, y: 500))
    #expect(taps == 1)
  }

  /// Views that an app adds to it are above the content, and the app may change its look.
  @Test func anAppsOwnViewsInIt() throws {
    let stage = Stage()
    stage.present()
    let wrapper = try #require(stage.sheet.presentedView)
    let handle = UIView(frame: CGRect(x: 171, y: 10, width: 60, height: 6))
    stage.simulator.perform {
      wrapper.addSubview(handle)
      wrapper.alpha = 0.5
    }
    #expect(stage.simulator.frame(of: handle) == CGRect(x: 171, y: 420, width: 60, height: 6))
    #expect(stage.simulator.alpha(of: wrapper) == 0.5)
    #expect(wrapper.subviews.last === handle)
  }

  /// The box of the layer has the color of the content, and follows its changes.
  @Test func theColorBehindTheContent() throws {
    let stage = Stage()
    stage.present()
    let id = try #require(stage.simulator.sheet).id
    #expect(stage.simulator.style(of: .presentation(id))?.backing == RGBA(bits: 0xFFFF_FFFF))
    stage.simulator.perform { stage.sheetController.view.backgroundColor = UIColor(white: 0, alpha: 1) }
    #expect(stage.simulator.style(of: .presentation(id))?.backing == RGBA(bits: 0xFF))
    stage.simulator.perform { stage.sheetController.view.backgroundColor = nil }
    #expect(stage.simulator.style(of: .presentation(id))?.backing == .clear)
    stage.simulator.perform { stage.sheet.presentedView?.backgroundColor = UIColor(white: 0, alpha: 1) }
    #expect(stage.simulator.style(of: .presentation(id))?.backing == RGBA(bits: 0xFF))
  }

  /// A second presentation of the same controller has another wrapper.
  @Test func oneForEachPresentation() {
    let stage = Stage()
    stage.present()
    let (first, view) = (stage.sheet.presentedView, stage.sheetController.view)
    stage.simulator.perform {
      stage.root.dismiss(animated: false) { stage.root.present(stage.sheetController, animated: false) }
    }
    stage.simulator.settle()
    #expect(stage.sheet.presentedView !== first && view?.superview === stage.sheet.presentedView)
    #expect(first?.subviews.isEmpty == true && first?.window == nil)
    #expect(stage.simulator.frame(of: view!)?.minY == 72)
  }

  /// A subclass that moves its own view may put the sheet's view into it.
  @Test func aSubclassThatMovesAViewOfItsOwn() throws {
    final class Framed: UISheetPresentationController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 802))
      override var presentedView: UIView? { box }
      override func presentationTransitionWillBegin() {
        guard let inner = super.presentedView else { return }
        box.addSubview(inner)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.frame = box.bounds.insetBy(dx: 5, dy: 5)
      }
    }
    let root = UIViewController()
    let simulator = Simulator { root }
    let content = UIViewController()
    let sheet = Framed(presentedViewController: content, presenting: nil)
    content.storedPresentationController = sheet
    simulator.perform { root.present(content, animated: false) }
    #expect(sheet.box.frame == CGRect(x: 0, y: 72, width: 402, height: 802))
    #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 5, y: 77, width: 392, height: 792))
    #expect(simulator.frame(of: content.view) == CGRect(x: 5, y: 77, width: 392, height: 792))
  }

  /// An animator that moves the controller's own view instead of the given one: the sheet is placed correctly
  /// afterward.
  @Test func anAnimatorThatTakesTheContentOut() {
    final class Own: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: .to) else { return }
        controller.view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(controller.view)
        context.completeTransition(true)
      }
    }
    let stage = Stage()
    let own = Own()
    stage.sheetController.transitioningDelegate = own
    stage.present()
    #expect(stage.sheetController.view.superview === stage.sheet.presentedView)
    #expect(stage.sheetController.view.frame == CGRect(x: 0, y: 0, width: 402, height: 464))
    #expect(stage.simulator.frame(of: stage.sheetController.view) == CGRect(x: 0, y: 410, width: 402, height: 464))
    stage.simulator.perform { stage.sheetController.dismiss(animated: false) }
    #expect(stage.sheetController.view.superview == nil)
  }

  /// A finger's move writes the box of the content, as without a wrapper.
  @Test func whatAMoveWrites() {
    let stage = Stage()
    stage.present()
    stage.drag(by: -60, lifts: false)
    let before = stage.simulator.frameWrites
    stage.simulator.run(for: 0.02)
    stage.simulator.move(to: CGPoint(x: 100, y: 370))
    #expect(stage.simulator.frameWrites - before == 1)
  }
}
