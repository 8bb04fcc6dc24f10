// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

extension Stack {
  /// The invariants after every input.
  func checkInvariants() {
    for failure in brokenInvariants { Issue.record("\(failure)") }
  }
}
