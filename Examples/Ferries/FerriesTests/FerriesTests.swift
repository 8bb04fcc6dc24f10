// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing
import UIKit

@testable import Ferries

@MainActor struct FerriesTests {
  @Test func departures() {
    #expect(Ferry.all[1].departures.prefix(3) == ["6:00", "6:45", "7:30"])
  }
}
