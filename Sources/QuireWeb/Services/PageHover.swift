// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser
import SheetEngine

#if hasFeature(Embedded)
  /// Reports where the page's pointer is while no button is pressed.
  @MainActor final class PageHover: HoverHost {
    static let shared = PageHover()

    func watch(_ moved: @escaping @MainActor (HoverReport) -> Bool) {
      let id = Replies.shared.wait { count in
        var reader = unsafe ParcelReader(count: count) { unsafe PageServices.hoverTake($0) }
        let view = reader.word()
        let isPen = reader.word() != 0
        let point = Point(x: reader.number(), y: reader.number())
        var report = HoverReport(point: point, view: view == 0 ? nil : ViewID(rawValue: view))
        if isPen {
          report.altitude = reader.number()
          report.azimuth = reader.number()
          report.roll = reader.number()
        }
        return ({ if moved(report) { PageServices.hoverWatched() } }, false)
      }
      PageServices.hoverWatch(id)
    }
  }

  /// Returns the page's service of the pointer. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_hover") @MainActor @_spi(Hosts) public func hoverOfPage() -> any HoverHost {
    PageHover.shared
  }
#endif
