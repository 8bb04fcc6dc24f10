// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Reads the files that the user chose or dropped.
  @MainActor final class PagePictures: PictureFileHost {
    static let shared = PagePictures()

    func read(_ number: UInt32, done: @escaping @MainActor ([UInt8]?) -> Void) {
      let id = Replies.shared.wait { count in
        var reader = unsafe ParcelReader(count: count) { unsafe PageServices.picturesTake($0) }
        let isThere = reader.word() != 0
        let bytes = reader.content()
        return ({ done(isThere ? bytes : nil) }, true)
      }
      PageServices.picturesRead(id, number)
    }
  }

  /// Returns the page's reader of files. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_picture_files") @MainActor @_spi(Hosts) public func pictureFilesOfPage() -> any PictureFileHost {
    PagePictures.shared
  }
#endif
