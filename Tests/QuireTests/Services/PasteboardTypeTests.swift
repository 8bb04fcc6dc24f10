// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct PasteboardTypeTests {
  private let board = UIPasteboard.withUniqueName()

  @Test func itemsHaveTypes() {
    let count = board.changeCount
    board.setItems(
      [["public.utf8-plain-text": "one"], ["org.example.note": Data([1, 2])], ["com.apple.uikit.color": UIColor.red]],
      options: [.localOnly: true])
    #expect(board.changeCount == count + 1 && board.numberOfItems == 3)
    #expect(board.string == "one" && board.colors == [.red] && board.urls == nil)
    #expect(board.types == ["public.utf8-plain-text", "com.apple.uikit.color", "org.example.note"])
    #expect(board.data(forPasteboardType: "org.example.note") == Data([1, 2]))
    #expect(board.data(forPasteboardType: "public.text") == Data("one".utf8))
    #expect(board.contains(pasteboardTypes: ["public.url", "org.example.note"]))
    #expect(!board.contains(pasteboardTypes: ["public.url"]))
    #expect(board.items.count == 3)
    board.addItems([["public.plain-text": "two"]])
    #expect(board.strings == ["one", "two"] && board.numberOfItems == 4)
  }

  @Test func dataOfATextIsAText() {
    board.setData(Data("three".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.strings == ["three"])
    board.setData(Data([7]), forPasteboardType: "org.example.other")
    #expect(board.strings == nil && board.data(forPasteboardType: "org.example.other") == Data([7]))
    board.string = "four"
    #expect(board.types == ["public.utf8-plain-text"])
  }

  @Test func aPasteboardIsRemoved() {
    let name = UIPasteboard.Name("org.example.board")
    let made = UIPasteboard.named(name, create: true)
    #expect(made != nil && UIPasteboard.named(name, create: false) === made)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard.named(name, create: false) == nil)
  }
}
