// SPDX-License-Identifier: Apache-2.0

import UIKit

// Attributed texts as values.

@MainActor func attributedStrings() -> [String] {
  var text = AttributedString("high tide at noon")
  text.font = .systemFont(ofSize: 20)
  if let range = text.range(of: "tide") {
    text[range].foregroundColor = .red
    text[range].underlineStyle = .single
  }
  let object = NSAttributedString(text)
  let red = object.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
  let none = object.attribute(.foregroundColor, at: 0, effectiveRange: nil)
  var container = AttributeContainer()
  container.font = .boldSystemFont(ofSize: 12)
  container.kern = 2
  var title = AttributedString("Save", attributes: container)
  title += AttributedString(" all")
  var button = UIButton.Configuration.plain()
  button.attributedTitle = title
  let whole = title.font
  let first = title[title.startIndex..<title.range(of: " ")!.lowerBound]
  title.removeSubrange(title.range(of: "Save ")!)
  let copy = text
  text.append(AttributedString("!"))
  return [
    "\(object.string) \(red == .red) \(none == nil)",  // => high tide at noon true true
    "\(text.range(of: "ebb") == nil) \(copy.font?.pointSize ?? 0) \(copy.foregroundColor == nil)",  // => true 20.0 true
    "\(button.title ?? "none") \(whole == nil) \(first.font?.pointSize ?? 0) \(first.kern ?? 0)",
    // => Save all true 12.0 2.0
    String(title.characters),  // => all
    "\(String(copy.characters).count) \(String(text.characters).count) \(copy == text)",  // => 17 18 false
  ]
}
