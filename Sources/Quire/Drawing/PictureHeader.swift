// SPDX-License-Identifier: Apache-2.0

/// The size of a picture, read from the beginning of its file.
enum PictureHeader {
  typealias Pixels = (width: Int, height: Int)

  /// Returns the size of a picture as it is shown, in pixels. `nil` if the format of the file is not supported, or if
  /// the file ends before its size or contains none.
  static func size(of file: [UInt8]) -> Pixels? {
    let size = png(file) ?? gif(file) ?? webP(file) ?? jpeg(file)
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }

  private static func png(_ file: [UInt8]) -> Pixels? {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), file.has("IHDR", at: 12),
      let width = file.number(at: 16, bytes: 4), let height = file.number(at: 20, bytes: 4)
    else { return nil }
    return (width, height)
  }

  private static func gif(_ file: [UInt8]) -> Pixels? {
    guard file.has("GIF87a", at: 0) || file.has("GIF89a", at: 0),
      let width = file.littleNumber(at: 6, bytes: 2), let height = file.littleNumber(at: 8, bytes: 2)
    else { return nil }
    return (width, height)
  }

  /// Reads the size from a WebP file. Its first chunk determines the encoding, and so the position of the size.
  private static func webP(_ file: [UInt8]) -> Pixels? {
    guard file.has("RIFF", at: 0), file.has("WEBP", at: 8) else { return nil }
    if file.has("VP8X", at: 12) {
      guard let width = file.littleNumber(at: 24, bytes: 3), let height = file.littleNumber(at: 27, bytes: 3) else {
        return nil
      }
      return (width + 1, height + 1)
    }
    if file.has("VP8L", at: 12) {
      guard file.number(at: 20, bytes: 1) == 0x2F, let bits = file.littleNumber(at: 21, bytes: 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard file.has("VP8 ", at: 12), file.number(at: 23, bytes: 3) == 0x9D012A,
      let width = file.littleNumber(at: 26, bytes: 2), let height = file.littleNumber(at: 28, bytes: 2)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  /// Reads the size from a JPEG file, which is a sequence of segments. One of them contains the size. An earlier one
  /// may contain an orientation that turns the picture by 90°.
  private static func jpeg(_ file: [UInt8]) -> Pixels? {
    guard file.number(at: 0, bytes: 2) == 0xFFD8 else { return nil }
    var start = 2
    var isOnItsSide = false
    while let mark = file.number(at: start, bytes: 1), mark == 0xFF, let kind = file.number(at: start + 1, bytes: 1) {
      if kind == 0xFF {
        // Any number of these bytes may fill the space before a segment.
        start += 1
        continue
      }
      guard kind != 0xD9, kind != 0xDA, let length = file.number(at: start + 2, bytes: 2), length >= 2 else {
        return nil
      }
      let isSize = 0xC0...0xCF ~= kind && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
      if isSize {
        guard let height = file.number(at: start + 5, bytes: 2), let width = file.number(at: start + 7, bytes: 2) else {
          return nil
        }
        return isOnItsSide ? (height, width) : (width, height)
      }
      if kind == 0xE1, file.has("Exif", at: start + 4), 5...8 ~= orientation(file, at: start + 10) {
        isOnItsSide = true
      }
      start += 2 + length
    }
    return nil
  }

  /// Returns the orientation in a camera's metadata, which is a small TIFF file, or 1 if there is none.
  private static func orientation(_ file: [UInt8], at start: Int) -> Int {
    let isLittle = file.has("II", at: start)
    func value(_ offset: Int, _ bytes: Int) -> Int? {
      isLittle
        ? file.littleNumber(at: start + offset, bytes: bytes) : file.number(at: start + offset, bytes: bytes)
    }
    guard isLittle || file.has("MM", at: start), let first = value(4, 4), 0..<file.count ~= first,
      let count = value(first, 2)
    else { return 1 }
    for entry in 0..<count {
      let place = first + 2 + entry * 12
      guard let tag = value(place, 2) else { return 1 }
      if tag == 0x0112 { return value(place + 8, 2) ?? 1 }
    }
    return 1
  }
}

extension [UInt8] {
  fileprivate func has(_ text: String, at start: Int) -> Bool {
    start >= 0 && start <= count && self[start...].starts(with: text.utf8)
  }

  /// Returns a big-endian number, or `nil` if it extends beyond the end.
  fileprivate func number(at start: Int, bytes: Int) -> Int? {
    guard start >= 0, start <= count - bytes else { return nil }
    return self[start..<start + bytes].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a little-endian number, or `nil` if it extends beyond the end.
  fileprivate func littleNumber(at start: Int, bytes: Int) -> Int? {
    guard start >= 0, start <= count - bytes else { return nil }
    return self[start..<start + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
