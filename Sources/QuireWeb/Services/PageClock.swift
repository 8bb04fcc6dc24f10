// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire

#if hasFeature(Embedded)
  /// The browser's clock.
  @MainActor final class PageClock: ClockHost {
    static let shared = PageClock()

    var secondsSince1970: Double { importedNow() }
  }

  /// Writes dates as the browser does.
  @MainActor final class PageDates: DateTextHost {
    static let shared = PageDates()

    func text(secondsSince1970: Double, date: DateLength, time: DateLength) -> String {
      let count = importedDateText(secondsSince1970, Int32(date.rawValue), Int32(time.rawValue))
      var reader = ParcelReader(count: Int(count)) { unsafe importedDateTake($0) }
      return reader.text()
    }
  }

  /// What Quire asks for by this name.
  @_silgen_name("quire_clock") @MainActor @_spi(Hosts) public func clockOfPage() -> any ClockHost { PageClock.shared }
  /// What Quire asks for by this name.
  @_silgen_name("quire_date_texts") @MainActor @_spi(Hosts) public func datesOfPage() -> any DateTextHost {
    PageDates.shared
  }

  @_extern(wasm, module: "clock", name: "now") @_extern(c)
  func importedNow() -> Double

  @_extern(wasm, module: "dates", name: "text") @_extern(c)
  func importedDateText(_ seconds: Double, _ date: Int32, _ time: Int32) -> Int32

  @_extern(wasm, module: "dates", name: "take") @_extern(c)
  func importedDateTake(_ room: UnsafeMutablePointer<UInt8>)
#endif
