// SPDX-License-Identifier: Apache-2.0

import Quire

/// A screen of the gallery: its name, its code, and the way in which it is shown.
@MainActor struct Topic {
  enum Way { case sheet, largeSheet, cover, push }

  let title: String
  let summary: String
  let symbol: String
  var way = Way.largeSheet
  /// The files of the app with the screen's code.
  let code: [String]
  let makeContent: @MainActor () -> UIViewController

  /// The part of the page's address after `#`: the title in lowercase letters, with hyphens.
  var address: String {
    let bytes = title.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: " "): UInt8(ascii: "-")
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      default: byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The content, ready to be presented or pushed.
  func makeScreen() -> UIViewController {
    let content = makeContent()
    if way == .push { return content }
    if way == .cover { content.modalPresentationStyle = .fullScreen }
    content.sheetPresentationController?.dress(startsLarge: way == .largeSheet)
    return content
  }

  /// Whether the title or the summary contains a text, which is in lowercase letters.
  func matches(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return [title, summary].contains { part in
      let bytes = Array(part.lowercased().utf8)
      guard bytes.count >= wanted.count else { return false }
      return (0...bytes.count - wanted.count).contains { bytes[$0...].starts(with: wanted) }
    }
  }
}

extension UISheetPresentationController {
  /// Gives a sheet the heights and the grabber that all sheets of the gallery have. In landscape it is a sheet too, and
  /// not a cover without a button that closes it.
  func dress(startsLarge: Bool) {
    detents = [.medium(), .large()]
    if startsLarge { selectedDetentIdentifier = .large }
    prefersGrabberVisible = true
    prefersEdgeAttachedInCompactHeight = true
  }
}
