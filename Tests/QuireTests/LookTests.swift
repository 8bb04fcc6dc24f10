// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct LookTests {
  /// A sheet of a third of the maximum height, on a phone.
  @Test func aWindowHasItsLook() throws {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    var maxima: [CGFloat] = []
    simulator.perform {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [
        .custom { context in
          maxima.append(context.maximumDetentValue)
          return 200
        }
      ]
      root.present(sheet, animated: false)
    }
    let window = try #require(root.view.window)
    #expect(window.sheetLook == .classic)
    #expect(simulator.sheet?.frame.minX == 0)
    simulator.perform { window.sheetLook = .floating }
    #expect(window.sheetLook == .floating)
    // Sources.md L8: Small sheets are inset by 8 from the edges.
    let frame = try #require(simulator.sheet?.frame)
    #expect(abs(frame.minX - 8) < 0.01 && abs(874 - frame.maxY - 8) < 0.01)
    // Its largest sheet reaches the safe area's top, and detents receive that maximum: 874 - 62 - 34.
    #expect(maxima.last == 778)
    simulator.perform { window.sheetLook = .classic }
    #expect(simulator.sheet?.frame.minX == 0)
    #expect(maxima.last == 768)
  }

  /// An alert has the look of its window from the start, and follows changes of the look while it is shown.
  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func anAlertHasTheLookOfItsWindow(style: UIAlertController.Style) {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    func width() -> CGFloat? { simulator.elements(role: .alert).last?.frame.width }
    simulator.perform { root.view.window?.sheetLook = .floating }
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    simulator.perform { root.present(alert, animated: true) }
    simulator.run(for: 1.0 / 60)
    #expect(width() == 320)
    simulator.perform { root.view.window?.sheetLook = .classic }
    #expect(width() == (style == .alert ? 270 : 386))
    simulator.perform { root.view.window?.sheetLook = .floating }
    #expect(width() == 320)
  }
}
