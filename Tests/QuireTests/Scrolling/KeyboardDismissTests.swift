// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct KeyboardDismissTests {
  func make(_ mode: UIScrollView.KeyboardDismissMode) throws -> (ScrollStage, UITextField) {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
    let stage = ScrollStage { scroll in
      scroll.addSubview(field)
      scroll.keyboardDismissMode = mode
    }
    stage.simulator.tap(at: CGPoint(x: 100, y: 80))
    #expect(field.isFirstResponder)
    #expect(stage.simulator.keyboardFrame?.minY == 574)
    return (stage, field)
  }

  @Test func aDragLeavesTheKeyboardByDefault() throws {
    let (stage, field) = try make(.none)
    stage.simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
    #expect(field.isFirstResponder)
  }

  @Test func aDragHidesIt() throws {
    let (stage, field) = try make(.onDrag)
    stage.simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 470), lifts: false)
    #expect(!field.isFirstResponder)
    #expect(stage.simulator.keyboardFrame == nil)
  }

  @Test func aFingerThatComesToItHidesIt() throws {
    let (stage, field) = try make(.interactive)
    stage.simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 560), lifts: false)
    #expect(field.isFirstResponder)
    stage.simulator.move(to: CGPoint(x: 200, y: 580))
    #expect(!field.isFirstResponder)
  }

  @Test func aFingerThatLeavesTowardItHidesIt() throws {
    let (stage, field) = try make(.interactive)
    stage.simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
    #expect(field.isFirstResponder)
    stage.simulator.settle()
    stage.simulator.fling(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), velocity: 1500)
    #expect(!field.isFirstResponder)
  }

  /// The finger that dismisses the keyboard does not drag the sheet. (2.11)
  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .interactive], [CGFloat(2000), 300])
  func inASheet(_ mode: UIScrollView.KeyboardDismissMode, height: CGFloat) {
    let stage = Stage()
    let scroll = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
    stage.present { $0.selectedDetentIdentifier = .large }
    stage.simulator.perform {
      scroll.frame = stage.sheetController.view.bounds
      scroll.contentSize = CGSize(width: 402, height: height)
      scroll.addSubview(field)
      scroll.keyboardDismissMode = mode
      stage.sheetController.view.addSubview(scroll)
    }
    stage.simulator.tap(at: CGPoint(x: 100, y: 152))
    stage.simulator.settle()
    #expect(field.isFirstResponder)
    stage.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 500))
    stage.simulator.settle()
    #expect(stage.simulator.sheet?.frame.minY == (mode == .none ? 410 : 72))
    // Also beyond the keyboard's edge.
    guard mode == .interactive else { return }
    stage.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 750))
    stage.simulator.settle()
    #expect(!field.isFirstResponder)
    #expect(stage.simulator.sheet?.frame.minY == 72)
  }
}
