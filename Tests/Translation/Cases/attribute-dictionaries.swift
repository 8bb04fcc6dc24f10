// SPDX-License-Identifier: Apache-2.0

import UIKit

// Dictionaries of attributes with a written type.

extension NSMutableAttributedString {
  fileprivate func paint(_ attributes: [NSAttributedString.Key: Any], on word: String) {
    let range = mutableString.range(of: word)
    if range.location != NSNotFound { addAttributes(attributes, range: range) }
  }

  fileprivate func paint(_ attributes: [NSAttributedString.Key: Any], onEach word: String) {
    var rest = NSMakeRange(0, length)
    while rest.location != NSNotFound {
      let found = (string as NSString).range(of: word, options: [], range: rest)
      guard found.location != NSNotFound else { return }
      addAttributes(attributes, range: found)
      rest = NSRange(location: NSMaxRange(found), length: length - NSMaxRange(found))
    }
  }
}

@MainActor func attributeDictionaries() -> [String] {
  let color: UIColor = .red
  let plain: [NSAttributedString.Key: Any] = [.foregroundColor: color as Any, .kern: 2]
  var changing: [NSAttributedString.Key: Any] = [:]
  changing[.font] = UIFont.systemFont(ofSize: 10)
  let text = NSMutableAttributedString(string: "tide and tide", attributes: changing)
  text.paint(plain, on: "and")
  text.paint([.underlineStyle: 1], onEach: "tide")
  func names(at index: Int) -> String {
    let found = text.attributes(at: index, effectiveRange: nil)
    let keys: [(NSAttributedString.Key, String)] = [
      (.font, "font"), (.foregroundColor, "color"), (.kern, "kern"), (.underlineStyle, "line"),
    ]
    return keys.filter { found[$0.0] != nil }.map { $0.1 }.joined(separator: " ")
  }
  return [
    names(at: 0),  // => font line
    names(at: 5),  // => font color kern
    names(at: 10),  // => font line
  ]
}
