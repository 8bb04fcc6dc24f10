// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// The browser's data about languages, zones and numbers.
  @MainActor final class PageLocales: LocaleHost {
    static let shared = PageLocales()

    func ask(_ question: LocaleQuestion, _ words: [String]) -> [String] {
      var parcel = Parcel()
      parcel.put(question.rawValue)
      parcel.put(UInt32(words.count))
      for word in words { parcel.put(word) }
      let count = unsafe parcel.send { unsafe PageServices.localesAsk($0, $1) }
      var reader = unsafe ParcelReader(count: Int(count)) { unsafe PageServices.localesTake($0) }
      let answers = reader.count()
      return (0..<answers).map { _ in reader.text() }
    }
  }

  /// Returns the page's locale service. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_locales") @MainActor @_spi(Hosts) public func localesOfPage() -> any LocaleHost {
    PageLocales.shared
  }
#endif
