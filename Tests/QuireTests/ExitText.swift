// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Whether a process stopped with a text. In release, a precondition stops without its text, so the stop is enough.
func stopped(_ result: ExitTest.Result?, saying text: String) -> Bool {
  guard let result else { return false }
  #if DEBUG
    return String(decoding: result.standardErrorContent, as: UTF8.self).contains(text)
  #else
    return true
  #endif
}
