// SPDX-License-Identifier: Apache-2.0

import UIKit

// Numbers, texts and addresses as values of attributes.

@MainActor func attributeValues() -> [String] {
  let address = URL(string: "https://quire.example/harbor")!
  let spacing: CGFloat = 1.5
  let text = NSMutableAttributedString(
    string: "Pier",
    attributes: [
      .kern: spacing, .underlineStyle: NSUnderlineStyle.single.rawValue, NSAttributedString.Key.baselineOffset: 2,
      .strokeWidth: NSNumber(value: -3), .link: address, .foregroundColor: UIColor.red,
    ])
  text.addAttributes(
    [.strikethroughStyle: 1, .obliqueness: 0.25, .font: UIFont.systemFont(ofSize: 12)],
    range: NSRange(location: 0, length: 2))
  func number(_ key: NSAttributedString.Key) -> String {
    let value = text.attributes(at: 0, effectiveRange: nil)[key]
    return value == nil ? "none" : "some"
  }
  let keys: [NSAttributedString.Key] = [
    .kern, .underlineStyle, .baselineOffset, .strokeWidth, .link, .strikethroughStyle, .obliqueness, .expansion,
  ]
  return [
    keys.map(number).joined(separator: " ")  // => some some some some some some some none
  ]
}
