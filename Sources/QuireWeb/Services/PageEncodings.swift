// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Draws pictures on a canvas of the page and encodes them.
  @MainActor final class PageEncodings: PictureEncodingHost {
    static let shared = PageEncodings()

    func encode(_ content: ImageContent, width: Int, height: Int, quality: Double?) -> [UInt8]? {
      let request = CommandBuffer(words: 64, poolBytes: 256)
      request.write(.image(ViewID(rawValue: 0), content))
      guard let commands = unsafe request.finish() else { return nil }
      let count = unsafe PageServices.encodingsMake(commands, Int32(width), Int32(height), quality ?? -1)
      guard count > 0 else { return nil }
      var reader = unsafe ParcelReader(count: Int(count)) { unsafe PageServices.encodingsTake($0) }
      // The page has read the bytes of the picture, which live as long as the content.
      return withExtendedLifetime(content) { reader.content() }
    }
  }

  /// Returns the page's encoder. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_encodings") @MainActor @_spi(Hosts) public func encodingsOfPage() -> any PictureEncodingHost {
    PageEncodings.shared
  }
#endif
