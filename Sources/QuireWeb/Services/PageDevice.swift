// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// The browser's vibration, clipboard and share sheet.
  @MainActor final class PageDevice: DeviceHost {
    static let shared = PageDevice()

    var canShare: Bool { PageServices.deviceCanShare() != 0 }

    func vibrate(_ times: [UInt32]) {
      var question = Parcel()
      question.put(UInt32(times.count))
      for time in times { question.put(time) }
      unsafe question.send { unsafe PageServices.deviceVibrate($0, $1) }
    }

    func copy(_ text: String) {
      var question = Parcel()
      question.put(text)
      unsafe question.send { unsafe PageServices.deviceCopy($0, $1) }
    }

    func share(_ content: SharedContent, done: @escaping @MainActor (Bool) -> Void) {
      let id = Replies.shared.wait { count in
        var reader = unsafe ParcelReader(count: count) { unsafe PageServices.deviceTake($0) }
        let isShared = reader.word() != 0
        return ({ done(isShared) }, true)
      }
      var question = Parcel()
      question.put(content.title)
      question.put(content.text)
      question.put(content.url)
      unsafe question.send { unsafe PageServices.deviceShare(id, $0, $1) }
    }
  }

  /// Returns the page's device service. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_device") @MainActor @_spi(Hosts) public func deviceOfPage() -> any DeviceHost {
    PageDevice.shared
  }
#endif
