// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// The browser's clock.
  @MainActor final class PageClock: ClockHost {
    static let shared = PageClock()

    var secondsSince1970: Double { PageServices.now() }
  }

  /// Writes dates as the browser does.
  @MainActor final class PageDates: DateTextHost {
    static let shared = PageDates()

    func text(secondsSince1970: Double, date: DateLength, time: DateLength) -> String {
      let count = PageServices.dateText(secondsSince1970, Int32(date.rawValue), Int32(time.rawValue))
      var reader = unsafe ParcelReader(count: Int(count)) { unsafe PageServices.dateTake($0) }
      return reader.text()
    }
  }

  /// What Quire asks for by this name.
  @_silgen_name("quire_clock") @MainActor @_spi(Hosts) public func clockOfPage() -> any ClockHost { PageClock.shared }
  /// What Quire asks for by this name.
  @_silgen_name("quire_date_texts") @MainActor @_spi(Hosts) public func datesOfPage() -> any DateTextHost {
    PageDates.shared
  }
#endif
