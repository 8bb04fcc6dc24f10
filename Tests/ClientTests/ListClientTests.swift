// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireSimulator
import Testing
import UIKit

@testable import Clients

/// Programs with lists and text. Their sessions name the touched views.
@MainActor @Suite struct ListClientTests {
  @Test func contactPicker() throws {
    let client = makeContactPicker()
    try play("ContactPicker", client.rootViewController) { client.log }
  }

  @Test func commentComposer() throws {
    let client = makeCommentComposer()
    try play("CommentComposer", client.rootViewController) { client.log }
  }

  @Test func inboxRefresh() throws {
    let client = makeInboxRefresh()
    try play("InboxRefresh", client.rootViewController, calls: ["receive": { _ in client.receive() }]) { client.log }
  }

  @Test func todoList() throws {
    let client = makeTodoList()
    try play("TodoList", client.rootViewController) { client.log }
  }

  @Test func bookShelf() throws {
    let client = makeBookShelf()
    try play("BookShelf", client.rootViewController) { client.log }
  }

  @Test func photoGrid() throws {
    let client = makePhotoGrid()
    try play("PhotoGrid", client.rootViewController, calls: ["reportGrid": { _ in client.reportGrid() }]) {
      client.log
    }
  }

  @Test func trailFilter() throws {
    let client = makeTrailFilter()
    try play("TrailFilter", client.rootViewController) { client.log }
  }

  @Test func noteEditor() throws {
    let client = makeNoteEditor()
    try play("NoteEditor", client.rootViewController) { client.log }
  }

  @Test func styleEditor() throws {
    let client = makeStyleEditor()
    let calls = ["reportText": { (_: String) in client.reportText() }]
    try play("StyleEditor", client.rootViewController, calls: calls, own: doubleTaps) { client.log }
  }

  /// In the simulator, texts have no word positions, so a double tap is replaced by the resulting selection.
  private func doubleTaps(_ simulator: Simulator, _ root: UIViewController) -> [String: () throws -> Void] {
    func select(_ word: String) throws {
      let view = try #require(textView(in: root.view))
      let units = Array(view.text.utf16)
      let wanted = Array(word.utf16)
      let start = try #require(units.indices.first { units[$0...].starts(with: wanted) })
      try simulator.select(start..<start + wanted.count, in: view)
    }
    return [
      "Double tap the word `river`.": { try select("river") },
      "Double tap the word `mill`.": { try select("mill") },
    ]
  }

  private func textView(in view: UIView) -> UITextView? {
    view as? UITextView ?? view.subviews.lazy.compactMap { textView(in: $0) }.first
  }

  private func play(
    _ name: String, _ root: UIViewController, calls: [String: (String) -> Void] = [:],
    own: ((Simulator, UIViewController) -> [String: () throws -> Void])? = nil, log: @escaping () -> [String]
  ) throws {
    let simulator = Simulator { root }
    let player = SessionPlayer(simulator: simulator, log: log, calls: calls, own: own?(simulator, root) ?? [:])
    player.play(try SessionText(of: name).steps)
  }
}
