// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

// Names of modules before their types.

private struct Message {
  let text: String
  let date: Foundation.Date
  var identifier: Foundation.UUID?
  var size: CoreGraphics.CGSize = .zero

  func isAfter(_ other: Foundation.Date) -> Bool { date > other }
}

/// A type with the name of a module is the app's own.
private enum Combine {
  static let count = 2
}

private func address(of url: Foundation.URL?) -> String {
  url?.absoluteString ?? "none"
}

@MainActor func moduleNames() -> [String] {
  let message = Message(text: "Hello", date: Foundation.Date(timeIntervalSince1970: 10))
  return [
    message.text,  // => Hello
    "\(message.isAfter(Foundation.Date(timeIntervalSince1970: 5)))",  // => true
    "\(message.identifier != nil)",  // => false
    address(of: Foundation.URL(string: "https://example.com")),  // => https://example.com
    address(of: nil),  // => none
    "\(message.size.width) \(Combine.count)",  // => 0.0 2
  ]
}
