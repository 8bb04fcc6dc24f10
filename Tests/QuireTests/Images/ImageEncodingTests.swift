// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Images as PNG and JPEG files.
@MainActor @Suite struct ImageEncodingTests {
  private func drawing(scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 25, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  @Test func aDrawingReturnsFromItsFile() throws {
    let image = drawing()
    for data in [try #require(image.pngData()), try #require(image.jpegData(compressionQuality: 0.5))] {
      let size = try #require(PictureHeader.size(of: Array(data)))
      #expect(size.width == 50 && size.height == 20)
      let copy = try #require(UIImage(data: data, scale: 2))
      #expect(copy.size == CGSize(width: 25, height: 10) && copy.source == image.source)
    }
  }

  /// The file is whole: lengths, checksums and the number of rows.
  @Test func thePNGIsValid() throws {
    let bytes = Array(try #require(drawing().pngData()))
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var (start, names) = (8, [String]())
    while start + 12 <= bytes.count {
      let count = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[start + 4..<start + 8], as: UTF8.self))
      // Two stored blocks would follow for more than 65,535 bytes; this one has 20 rows of 8 bytes.
      if names.last == "IDAT" { #expect(count == 2 + 5 + 20 * 8 + 4) }
      start += 12 + count
    }
    #expect(start == bytes.count && names == ["IHDR", "quRe", "PLTE", "tRNS", "IDAT", "IEND"])
    // The checksum of an empty end is known.
    #expect(Array(bytes.suffix(4)) == [0xAE, 0x42, 0x60, 0x82])
  }

  @Test func theJPEGIsWhole() throws {
    let bytes = Array(try #require(drawing().jpegData(compressionQuality: 3)))
    #expect(bytes.starts(with: [0xFF, 0xD8]) && bytes.suffix(2) == [0xFF, 0xD9])
    // 7 by 3 blocks of two bits, and ones up to the next byte.
    #expect(Array(bytes.suffix(8)) == [0, 0, 0, 0, 0, 0x3F, 0xFF, 0xD9])
  }

  @Test func aFileReturnsItself() throws {
    let data = try #require(drawing(scale: 1).pngData()) + [1, 2, 3]
    var changed = Array(data)
    changed[40] ^= 0xFF
    // The mark is that of another run.
    let image = try #require(UIImage(data: Data(changed)))
    #expect(image.pngData() == Data(changed))
    let other = try #require(image.jpegData(compressionQuality: 1))
    #expect(other.prefix(2) == Data([0xFF, 0xD8]) && UIImage(data: other)?.source == image.source)
  }

  @Test func nothingToEncode() {
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: .nan) == nil)
    #expect(UIGraphicsImageRenderer(size: .zero).pngData { _ in }.isEmpty)
  }

  @Test func renderersEncode() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3))
    #expect(renderer.pngData { $0.fill(.zero) }.starts(with: [0x89]))
    #expect(renderer.jpegData(withCompressionQuality: 0.1) { $0.fill(.zero) }.starts(with: [0xFF, 0xD8]))
  }

  @Test func aSystemImage() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    let copy = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(copy.isSymbolImage && copy.size == image.size)
  }
}
