// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// Returns the image as a PNG file, with `scale` pixels per point; `nil` for an image without a size.
  ///
  /// An image from a PNG file returns that file. In a browser, the page draws the image; a JPEG, GIF or WebP file that the
  /// browser has not decoded yet, because no view has shown it, is returned as it is. The simulator, which has no pixels,
  /// returns a transparent picture of the same size, from which `init(data:)` makes the same image while the app runs.
  public final func pngData() -> Data? {
    encoded(quality: nil).map { Data($0) }
  }

  /// Returns the image as a JPEG file, with `scale` pixels per point; `nil` for an image without a size. The quality is
  /// from 0, the smallest file, to 1.
  ///
  /// An image from a JPEG file returns that file, in every quality. In a browser, the page draws the image on white; a
  /// file in another format that the browser has not decoded yet, because no view has shown it, is returned as it is.
  /// The simulator, which has no pixels, returns a gray picture of the same size, from which `init(data:)` makes the same
  /// image while the app runs.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality.isFinite ? Double(min(max(compressionQuality, 0), 1)) : 1
    return encoded(quality: quality).map { Data($0) }
  }

  private final func encoded(quality: Double?) -> [UInt8]? {
    guard size.width > 0, size.height > 0 else { return nil }
    var own: [UInt8]?
    if case .data(let data) = source, tint == nil {
      own = data.bytes
      let start: [UInt8] = quality == nil ? [0x89, 0x50, 0x4E, 0x47] : [0xFF, 0xD8]
      if data.bytes.starts(with: start) { return own }
    }
    // The rendering mode has no effect on the pixels.
    let color = tint ?? storedConfiguration?.color ?? .black
    let plain =
      isSymbolImage || tint != nil
      ? withTintColor(color, renderingMode: .alwaysTemplate) : UIImage(source: source, size: size, scale: scale)
    guard let content = plain.content(fit: .fill, tint: color, in: .current) else { return nil }
    let width = UIImage.pixels(size.width * scale)
    let height = UIImage.pixels(size.height * scale)
    #if hasFeature(Embedded)
      return HostServices.encodings.encode(content, width: width, height: height, quality: quality) ?? own
    #else
      _ = content
      return EncodedPicture.file(of: self, width: width, height: height, isPNG: quality == nil)
    #endif
  }

  /// Returns a number of pixels that a canvas can have.
  private static func pixels(_ length: CGFloat) -> Int {
    Int(min(max(length.rounded(), 1), 16384))
  }
}

extension UIGraphicsImageRenderer {
  /// Returns what `actions` draws as a PNG file: see `UIImage.pngData()`. Empty data for bounds without a size.
  public final func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns what `actions` draws as a JPEG file: see `UIImage.jpegData(compressionQuality:)`. Empty data for bounds
  /// without a size.
  public final func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

#if !hasFeature(Embedded)
  /// The files that the simulator makes of images: pictures of one color in the right size, with a mark from which the
  /// image is found again.
  @MainActor enum EncodedPicture {
    /// The images of all files that were made.
    private static var images: [UIImage] = []
    /// Distinguishes the files of this process from those of earlier ones.
    private static let run = UInt64.random(in: .min ... .max)
    /// The name of a PNG chunk that every reader may ignore.
    private static let name = Array("quRe".utf8)

    static func file(of image: UIImage, width: Int, height: Int, isPNG: Bool) -> [UInt8] {
      images.append(image)
      let mark = bytes(run >> 32) + bytes(run) + bytes(UInt64(images.count - 1))
      return isPNG ? png(width, height, mark) : jpeg(width, height, mark)
    }

    /// Returns the image that a file was made of, or `nil` for any other file.
    static func image(of file: [UInt8]) -> UIImage? {
      // A PNG has the mark after its header, and a JPEG at its start.
      for start in [37, 6] where file.count >= start + 16 && Array(file[start..<start + 4]) == name {
        let numbers = stride(from: start + 4, to: start + 16, by: 4).map { place in
          file[place..<place + 4].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        }
        guard numbers[0] << 32 | numbers[1] == run, numbers[2] < UInt64(images.count) else { return nil }
        return images[Int(numbers[2])]
      }
      return nil
    }

    private static func bytes(_ word: UInt64) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }

    // MARK: PNG

    /// Returns a transparent picture: one bit for each pixel, and a palette with one clear color.
    private static func png(_ width: Int, _ height: Int, _ mark: [UInt8]) -> [UInt8] {
      let rows = [UInt8](repeating: 0, count: height * (1 + (width + 7) / 8))
      var packed: [UInt8] = [0x78, 0x01]
      var start = 0
      while start < rows.count {
        let count = min(65535, rows.count - start)
        let low = [UInt8(count & 0xFF), UInt8(count >> 8)]
        packed.append(start + count == rows.count ? 1 : 0)
        packed += low + low.map { ~$0 }
        packed += rows[start..<start + count]
        start += count
      }
      // The checksum of zeros.
      packed += bytes(UInt64(rows.count % 65521) << 16 | 1)
      return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk(Array("IHDR".utf8), bytes(UInt64(width)) + bytes(UInt64(height)) + [1, 3, 0, 0, 0])
        + chunk(name, mark) + chunk(Array("PLTE".utf8), [0, 0, 0]) + chunk(Array("tRNS".utf8), [0])
        + chunk(Array("IDAT".utf8), packed) + chunk(Array("IEND".utf8), [])
    }

    private static func chunk(_ name: [UInt8], _ content: [UInt8]) -> [UInt8] {
      var checksum: UInt32 = 0xFFFF_FFFF
      for byte in name + content {
        checksum ^= UInt32(byte)
        for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      return bytes(UInt64(content.count)) + name + content + bytes(UInt64(~checksum))
    }

    // MARK: JPEG

    /// Returns a gray picture: every block has the code 0 for no difference, and the code 0 for its end.
    private static func jpeg(_ width: Int, _ height: Int, _ mark: [UInt8]) -> [UInt8] {
      func segment(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, kind, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)] + content
      }
      func size(_ length: Int) -> [UInt8] { [UInt8(length >> 8), UInt8(length & 0xFF)] }
      // One code of one bit, for the value 0.
      let codes = [1] + [UInt8](repeating: 0, count: 15) + [0]
      let bits = 2 * ((width + 7) / 8) * ((height + 7) / 8)
      var blocks = [UInt8](repeating: 0, count: (bits + 7) / 8)
      if bits % 8 != 0 { blocks[blocks.count - 1] = 0xFF >> UInt8(bits % 8) }
      return [0xFF, 0xD8] + segment(0xFE, name + mark)
        + segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
        + segment(0xDB, [0] + [UInt8](repeating: 16, count: 64))
        + segment(0xC0, [8] + size(height) + size(width) + [1, 1, 0x11, 0])
        + segment(0xC4, [0x00] + codes) + segment(0xC4, [0x10] + codes)
        + segment(0xDA, [1, 1, 0x00, 0, 63, 0]) + blocks + [0xFF, 0xD9]
    }
  }
#endif
