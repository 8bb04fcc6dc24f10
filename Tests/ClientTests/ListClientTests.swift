// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireSimulator
import Testing
import UIKit

@testable import Clients

/// Programs with lists and text; their sessions name what is touched.
@MainActor @Suite struct ListClientTests {
  @Test func contactPicker() throws {
    let client = makeContactPicker()
    try play("ContactPicker", client.rootViewController) { client.log }
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
    try play("StyleEditor", client.rootViewController, calls: ["reportText": { _ in client.reportText() }]) {
      client.log
    }
  }

  private func play(
    _ name: String, _ root: UIViewController, calls: [String: (String) -> Void] = [:], log: @escaping () -> [String]
  ) throws {
    let player = SessionPlayer(simulator: Simulator { root }, log: log, calls: calls)
    player.play(try SessionText(of: name).steps)
  }
}
