// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

extension Stack {
  /// What holds after every input, whatever came.
  func checkInvariants() {
    for failure in brokenInvariants { Issue.record("\(failure)") }
  }
}
