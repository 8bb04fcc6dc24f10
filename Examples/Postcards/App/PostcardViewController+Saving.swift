// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Saves the card as a picture among the user's files. The page's script draws it.
extension PostcardViewController {
  func saveCard() {
    guard photo.isOwn, let image = photo.image else { return draw(.text(photo.name)) }
    image.loadFile { [me = Weak(self)] data in
      guard let data else { return me.wrappedValue?.tellOfSaving("The photo can’t be read any more.") ?? () }
      me.wrappedValue?.draw(.bytes(Array(data)))
    }
  }

  /// `picture` is the name of one of the app's own, or a file.
  private func draw(_ picture: ScriptValue) {
    view.layoutIfNeeded()
    let (card, plate) = (cardView.bounds, cardView.plate.frame)
    PageScript.call(
      "saveCard",
      [
        picture, .list([.number(card.width), .number(card.height)]),
        .list([.number(plate.minX), .number(plate.minY), .number(plate.width), .number(plate.height)]),
        .list(words), .number(Palette.greetingSize),
      ]
    ) { [me = Weak(self)] result in
      if case .failure(let failure) = result { me.wrappedValue?.tellOfSaving(failure.localizedDescription) }
    }
  }

  /// The words in parts of one font each: text, and the font's name, or an empty name for the font of a new card.
  private var words: [ScriptValue] {
    let text: NSAttributedString = cardView.textView.attributedText
    var parts: [ScriptValue] = []
    var end = 0
    func add(upTo place: Int, _ name: String) {
      guard place > end else { return }
      let part = text.attributedSubstring(from: NSRange(location: end, length: place - end))
      parts.append(.list([.text(part.string), .text(name)]))
      end = place
    }
    for run in fontRuns {
      add(upTo: run.range.location, "")
      add(upTo: run.range.location + run.range.length, run.name)
    }
    add(upTo: text.length, "")
    return parts
  }

  private func tellOfSaving(_ message: String) {
    tell("The Card Can’t Be Saved", message)
  }
}
