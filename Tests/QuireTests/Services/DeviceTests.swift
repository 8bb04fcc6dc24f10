// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct DeviceTests {
  private let root = UIViewController()
  private let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  @Test func vibrations() {
    simulator.perform {
      let heavy = UIImpactFeedbackGenerator(style: .heavy)
      heavy.prepare()
      heavy.impactOccurred()
      heavy.impactOccurred(intensity: 0.5)
      heavy.impactOccurred(intensity: 0)
      heavy.impactOccurred(intensity: 7)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
    #expect(simulator.hardware.vibrations == [[30], [15], [30], [5], [20, 60, 20, 60, 30]])
  }

  @Test func pasteboard() {
    let board = UIPasteboard.general
    let before = board.changeCount
    simulator.perform { board.string = "Card" }
    #expect(simulator.hardware.copiedText == "Card" && board.string == "Card" && board.hasStrings)
    #expect(board.changeCount == before + 1 && !board.hasURLs && board.numberOfItems == 1)
    simulator.perform { board.url = URL(string: "https://example.org/") }
    #expect(simulator.hardware.copiedText == "https://example.org/" && board.string == nil && board.hasURLs)
    // The app's own pasteboard does not copy to the system clipboard.
    let own = UIPasteboard.named(UIPasteboard.Name("own"), create: true)
    simulator.perform { own?.strings = ["a", "b"] }
    #expect(simulator.hardware.copiedText == "https://example.org/" && own?.strings == ["a", "b"])
    #expect(UIPasteboard.named(UIPasteboard.Name("own"), create: false) === own)
    #expect(UIPasteboard.named(UIPasteboard.Name("other"), create: false) == nil)
    simulator.perform { board.string = nil }
    #expect(board.numberOfItems == 0 && board.strings == nil)
  }

  private func share(_ items: [Any]) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.completionWithItemsHandler = { [root] type, completed, _, _ in
      root.title = "\(type?.rawValue.split(separator: ".").last ?? "") \(completed)"
    }
    simulator.perform { root.present(sheet, animated: true) }
    return sheet
  }

  @Test(arguments: [true, false]) func shares(isShared: Bool) {
    simulator.hardware.userShares = isShared
    _ = share(["Look", URL(string: "https://example.org/a")!, 3])
    // The content is shared immediately, while the press is handled.
    #expect(simulator.hardware.shared == [["Look", "https://example.org/a"]] && root.title == nil)
    simulator.run(for: 1)
    #expect(root.presentedViewController == nil && root.title == " \(isShared)")
  }

  @Test func withoutAShareSheetItCopies() throws {
    simulator.hardware.hasShareSheet = false
    _ = share(["Look", URL(string: "https://example.org/a")!])
    simulator.settle()
    try simulator.tap("Copy")
    simulator.settle()
    #expect(simulator.hardware.copiedText == "Look\nhttps://example.org/a" && simulator.hardware.shared == [])
    #expect(root.presentedViewController == nil && root.title == "CopyToPasteboard true")
  }

  @Test func nothingToShare() {
    _ = share([3])
    simulator.settle()
    #expect(simulator.hardware.shared == [] && root.title == " false" && root.presentedViewController == nil)
  }
}
