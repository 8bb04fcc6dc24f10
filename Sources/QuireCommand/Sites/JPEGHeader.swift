// SPDX-License-Identifier: Apache-2.0

/// A JPEG is a sequence of segments. The segment that begins a frame contains the size, and an Exif segment the
/// orientation.
enum JPEGHeader {
  static func size(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var at = 2
    var isTurned = false
    while at + 4 <= bytes.count {
      guard bytes[at] == 0xFF else { return nil }
      let marker = bytes[at + 1]
      // Fill bytes, and markers without a payload.
      if marker == 0xFF {
        at += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        at += 2
        continue
      }
      // The picture's data begins, or the file ends, without a frame.
      if marker == 0xDA || marker == 0xD9 { return nil }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      guard length >= 2, at + 2 + length <= bytes.count else { return nil }
      let segment = bytes[(at + 4)..<(at + 2 + length)]
      if isFrame(marker) {
        guard segment.count >= 5 else { return nil }
        let start = segment.startIndex
        let height = Double(Int(segment[start + 1]) << 8 | Int(segment[start + 2]))
        let width = Double(Int(segment[start + 3]) << 8 | Int(segment[start + 4]))
        return isTurned ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
      }
      if marker == 0xE1, let orientation = orientation(Array(segment)) { isTurned = orientation >= 5 }
      at += 2 + length
    }
    return nil
  }

  /// Returns whether a marker is SOF0 to SOF15, without the three codes that have another meaning.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Returns Exif's orientation, 1...8. From 5 on, the picture is rotated by a quarter turn, as browsers do.
  private static func orientation(_ segment: [UInt8]) -> Int? {
    guard segment.count >= 14, Array(segment[0..<6]) == Array("Exif".utf8) + [0, 0] else { return nil }
    let tiff = Array(segment[6...])
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let part = tiff[at..<(at + count)]
      return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let at = directory + 2 + entry * 12
      guard let tag = number(at, 2) else { return nil }
      if tag == 0x0112 { return number(at + 8, 2) }
    }
    return nil
  }
}
