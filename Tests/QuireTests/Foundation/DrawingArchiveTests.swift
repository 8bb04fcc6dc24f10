// SPDX-License-Identifier: Apache-2.0

import Testing

@_spi(Hosts) @testable import Quire

/// Images and colors in archives.
@MainActor struct DrawingArchiveTests {
  private func restored<Kept: NSObject & NSCoding>(_ object: Kept) throws -> Kept? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Kept.self, from: data)
  }

  @Test func systemImageKeepsItsNameAndMode() throws {
    let star = try #require(UIImage(systemName: "star")).withRenderingMode(.alwaysTemplate)
    let found = try #require(try restored(star))
    #expect(found.isSymbolImage)
    #expect(found.size == star.size)
    #expect(found.renderingMode == .alwaysTemplate)
  }

  @Test func pictureKeepsItsBytes() throws {
    // The beginning of a PNG file of 2 by 3 pixels.
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 2, 0, 0, 0, 3, 8, 6, 0, 0, 0]
    let picture = try #require(UIImage(data: bytes))
    let found = try #require(try restored(picture))
    #expect(found.size == CGSize(width: 2, height: 3))
    guard case .data(let data) = found.source else { return #expect(Bool(false), "The picture has no bytes.") }
    #expect(data.bytes == bytes)
  }

  @Test func colorKeepsItsComponents() throws {
    let color = UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.4)
    #expect(try restored(color) == color)
  }
}
