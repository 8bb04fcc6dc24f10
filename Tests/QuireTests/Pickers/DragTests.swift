// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Drags that begin in the app.
@MainActor @Suite struct DragTests {
  private final class Desk: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var items = 1
    var allowsMove = true
    var proposal = UIDropOperation.move
    let sticker = UIView(frame: CGRect(x: 20, y: 500, width: 80, height: 80))
    let board = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    lazy var drag = UIDragInteraction(delegate: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(sticker)
      view.addSubview(board)
      sticker.addInteraction(drag)
      board.addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("items")
      session.localContext = sticker
      return (0..<items).map { _ in UIDragItem(itemProvider: NSItemProvider(object: UIImage())) }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
      log.append("will end \(operation)")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
      log.append("did end \(operation)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      log.append("transferred")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: proposal) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop \(session.localDragSession?.localContext === sticker)")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  private let root = Desk()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  private func carry(to end: CGPoint) {
    let finger = simulator.touchDown(at: CGPoint(x: 60, y: 540))
    simulator.run(for: 0.7)
    simulator.move(finger, to: CGPoint(x: 60, y: 500))
    simulator.run(for: 0.1)
    simulator.move(finger, to: end)
    simulator.run(for: 0.1)
    simulator.up(finger)
    simulator.settle()
    simulator.run(for: 1)
  }

  @Test func carriedToAView() {
    carry(to: CGPoint(x: 120, y: 200))
    let calls = ["items", "begin", "enter", "will end move", "drop true", "end", "did end move", "transferred"]
    #expect(root.log == calls)
    // Its picture is gone.
    #expect(root.view.subviews.count == 2)
  }

  @Test func carriedNowhere() {
    carry(to: CGPoint(x: 300, y: 400))
    #expect(root.log == ["items", "begin", "will end cancel", "did end cancel"])
    #expect(root.view.subviews.count == 2)
  }

  @Test func aMoveThatIsNotAllowed() {
    root.allowsMove = false
    carry(to: CGPoint(x: 120, y: 200))
    #expect(root.log == ["items", "begin", "enter", "will end forbidden", "exit", "end", "did end forbidden"])
  }

  @Test func nothingToCarry() {
    root.items = 0
    carry(to: CGPoint(x: 120, y: 200))
    #expect(root.log == ["items"])
    root.items = 1
    simulator.perform { root.drag.isEnabled = false }
    carry(to: CGPoint(x: 120, y: 200))
    #expect(root.log == ["items"])
    simulator.perform { root.sticker.removeInteraction(root.drag) }
    #expect(root.drag.view == nil && root.sticker.gestureRecognizers == nil)
    #expect(UIDragInteraction.isEnabledByDefault)
  }

  /// A finger that moves immediately drags nothing.
  @Test func aShortPress() {
    simulator.drag(from: CGPoint(x: 60, y: 540), to: CGPoint(x: 120, y: 200))
    #expect(root.log.isEmpty)
  }
}
