// SPDX-License-Identifier: Apache-2.0

/// A PNG begins with its signature and the chunk that contains its size.
enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func size(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 24, Array(bytes[0..<8]) == signature, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      return nil
    }
    let width = bytes[16..<20].reduce(0) { $0 * 256 + Int($1) }
    let height = bytes[20..<24].reduce(0) { $0 * 256 + Int($1) }
    return ImageSize(width: Double(width), height: Double(height))
  }
}
