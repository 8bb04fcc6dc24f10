// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// The browser's clock.
  @MainActor final class PageClock: ClockHost {
    static let shared = PageClock()

    var secondsSince1970: Double { PageServices.now() }
  }

  /// Returns the page's clock. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_clock") @MainActor @_spi(Hosts) public func clockOfPage() -> any ClockHost { PageClock.shared }
#endif
