import QuireSimulator
import Testing

@testable import Quire

/// Where UIKit raises an exception: a stop that says what is wrong.
@Suite struct BadInputTests {
  @Test func presentingOnItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        let simulator = Simulator { root }
        simulator.perform { root.present(root, animated: false) }
      }
    }
    #expect(text(result).contains("A view controller can't present itself."))
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
    #expect(text(result).contains("can't present itself"))
    let again = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, sheet, upper) = (UIViewController(), UIViewController(), UIViewController())
        let simulator = Simulator { root }
        simulator.perform { root.present(sheet, animated: false) }
        simulator.perform { sheet.present(upper, animated: false) }
        simulator.perform { upper.present(sheet, animated: false) }
      }
    }
    #expect(text(again).contains("is being presented already"))
  }

  @Test func aViewInItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    #expect(text(result).contains("can't be a subview of itself"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
