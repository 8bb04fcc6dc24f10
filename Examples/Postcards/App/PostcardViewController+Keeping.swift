// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Stores the current card with each change, so that the app shows it again at the next start, together with the panel
/// that was presented.
extension PostcardViewController {
  /// The maximum number of stored bytes of a picture. The app reads them each time it starts.
  private static let largestPhoto = 20_000_000

  func keep() {
    guard keptPanel == nil else { return }
    let textView = cardView.textView
    var members: [JSON.Member] = [
      JSON.Member("photo", .string(photo.name)), JSON.Member("title", .string(photo.title)),
      JSON.Member("words", .string(textView.text)), JSON.Member("hasOwnWords", .bool(hasOwnWords)),
      JSON.Member(
        "fonts",
        .array(
          fontRuns.map { run in
            .object([
              JSON.Member("name", .string(run.name)), JSON.Member("start", .number(Double(run.range.location))),
              JSON.Member("length", .number(Double(run.range.length))),
            ])
          })),
      JSON.Member("settings", settings.kept),
    ]
    if let panel {
      members.append(JSON.Member("panel", .number(Double(panel.rawValue))))
      members.append(JSON.Member("isLarge", .bool(presentedSheet?.selectedDetentIdentifier == .large)))
    }
    DataStore.shared.set(JSON.object(members).data, forKey: "card") { [me = Weak(self)] failure in
      me.wrappedValue?.tellOfKeeping(failure)
    }
  }

  /// Stores the file of the user's own picture. For the app's own pictures, the name is enough.
  func keepPhoto() {
    guard photo.isOwn, let image = photo.image else { return DataStore.shared.set(nil, forKey: "photo") }
    image.loadFile { [me = Weak(self)] data in
      guard let me = me.wrappedValue, me.photo.image === image else { return }
      guard let data, data.count <= Self.largestPhoto, UIImage(data: data) != nil else {
        DataStore.shared.set(nil, forKey: "photo")
        return me.tell("This Photo Can’t Be Kept", "It is on the card until this page is closed.")
      }
      DataStore.shared.set(data, forKey: "photo") { failure in me.tellOfKeeping(failure) }
    }
  }

  /// Restores only once, because what is on the screen stays.
  private func tellOfKeeping(_ failure: DataStore.Failure?) {
    guard let failure, !hasToldOfKeeping else { return }
    hasToldOfKeeping = true
    tell("The Card Can’t Be Kept", failure.localizedDescription + " It is here until this page is closed.")
  }

  /// Shows the stored card. A card that can't be read is ignored.
  func restoreCard() {
    guard let data = DataStore.shared.data(forKey: "card"), let kept = try? JSON(data), !kept["words"].isNull else {
      return
    }
    settings = SheetSettings(kept: kept["settings"])
    if let place = Photo.place(of: kept["photo"].string ?? "") {
      show(Photo.all[place])
    } else if let image = DataStore.shared.data(forKey: "photo").flatMap({ UIImage(data: $0) }) {
      show(Photo(image, named: kept["title"].string ?? ""))
    }
    hasOwnWords = kept["hasOwnWords"].bool ?? false
    restoreWords(kept)
    if let panel = kept["panel"].int.flatMap({ Panel(rawValue: $0) }) {
      keptPanel = (panel, kept["isLarge"].bool == true ? .large : .medium)
    }
  }

  private func restoreWords(_ kept: JSON) {
    let textView = cardView.textView
    textView.text = kept["words"].string ?? ""
    let text = NSMutableAttributedString(attributedString: textView.attributedText)
    for run in kept["fonts"].array ?? [] {
      guard let start = run["start"].int, let length = run["length"].int, start >= 0, length > 0,
        start <= text.length, length <= text.length - start,
        let font = UIFont(name: run["name"].string ?? "", size: Palette.greetingSize)
      else { continue }
      text.addAttribute(.font, value: font, range: NSRange(location: start, length: length))
    }
    textView.attributedText = text
  }

  /// The parts of the words with fonts that the user chose.
  var fontRuns: [(name: String, range: NSRange)] {
    let text: NSAttributedString = cardView.textView.attributedText
    let usual = Palette.greetingFont.fontName
    var runs: [(name: String, range: NSRange)] = []
    unsafe text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let name = (value as? UIFont)?.fontName, !name.utf8.elementsEqual(usual.utf8) else { return }
      runs.append((name, range))
    }
    return runs
  }
}

extension SheetSettings {
  /// The settings as values to store: each choice by its index among the possible ones.
  var kept: JSON {
    let choices: [(name: String, place: Int?)] = [
      ("undimmed", Self.undimmedChoices.firstIndex { $0 == largestUndimmed }),
      ("up", Self.handoffUpChoices.firstIndex { $0 == handoffUp }),
      ("down", Self.handoffDownChoices.firstIndex { $0 == handoffDown }),
      ("corners", Self.cornerChoices.firstIndex { $0 == cornerRadius }),
      ("look", look == .floating ? 1 : 0), ("keyboard", keyboard.rawValue),
    ]
    let switches = [
      ("scrolling", scrollingExpands), ("attached", isEdgeAttachedInCompactHeight), ("width", widthFollowsContent),
      ("grabber", showsGrabber),
    ]
    return .object(
      choices.map { JSON.Member($0.name, .number(Double($0.place ?? 0))) }
        + switches.map { JSON.Member($0.0, .bool($0.1)) })
  }

  /// Reads the stored values. Invalid values are left as they are in a new card.
  init(kept: JSON) {
    func choice<Choice>(_ name: String, of choices: [Choice], _ usual: Choice) -> Choice {
      guard let place = kept[name].int, choices.indices.contains(place) else { return usual }
      return choices[place]
    }
    largestUndimmed = choice("undimmed", of: Self.undimmedChoices, largestUndimmed)
    handoffUp = choice("up", of: Self.handoffUpChoices, handoffUp)
    handoffDown = choice("down", of: Self.handoffDownChoices, handoffDown)
    cornerRadius = choice("corners", of: Self.cornerChoices, cornerRadius)
    look = choice("look", of: [.classic, .floating], look)
    keyboard = kept["keyboard"].int.flatMap { Keyboard(rawValue: $0) } ?? keyboard
    scrollingExpands = kept["scrolling"].bool ?? scrollingExpands
    isEdgeAttachedInCompactHeight = kept["attached"].bool ?? isEdgeAttachedInCompactHeight
    widthFollowsContent = kept["width"].bool ?? widthFollowsContent
    showsGrabber = kept["grabber"].bool ?? showsGrabber
  }
}
