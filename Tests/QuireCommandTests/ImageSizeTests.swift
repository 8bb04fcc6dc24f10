// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import QuireCommand

@Suite struct ImageSizeTests {
  @Test(arguments: [
    (#"<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"></svg>"#, 120, 80),
    (
      #"<?xml version="1.0"?><!-- <svg width="1" height="1"> --><svg width='10px' height='20px' viewBox="0 0 1 1"/>"#,
      10, 20
    ),
    (#"<svg viewBox="0 0 300 200">"#, 300, 200),
    (#"<svg viewBox="-5,-5, 30,20" width="100%" height="100%">"#, 30, 20),
    (#"<svg viewBox="0 0 300 200" width="150">"#, 150, 100),
    (#"<svg viewBox="0 0 300 200" height="100">"#, 150, 100),
    (#"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><s:svg width = "1in" height="72pt"  >"#, 96, 96),
    ("<svg\n  data-text=\"a > b\"\n  width=\"2.54cm\"\n  height=\"25.4mm\">", 96, 96),
  ])
  func readsSVG(text: String, width: Double, height: Double) throws {
    let size = try #require(ImageSize(Data(text.utf8), format: .svg))
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
  }

  @Test(arguments: [
    "", "text", "<svg", "<svg width=\"10\"", "<svg>", #"<svg width="0" height="5">"#, #"<svg width="-1" height="5">"#,
    #"<svg width="nan" height="5">"#, #"<svg viewBox="0 0 1">"#, "<html width='1' height='2'>", "<!-- <svg>",
    #"<svg width="10" height=>"#, #"<svg width="50%" height="10">"#,
  ])
  func refusesWhatIsNoSVG(text: String) {
    #expect(ImageSize(Data(text.utf8), format: .svg) == nil)
  }

  @Test func readsPNG() {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    bytes += [0, 0, 4, 0xB0, 0, 0, 3, 0x20]
    #expect(ImageSize(Data(bytes), format: .png) == ImageSize(width: 1200, height: 800))
    #expect(ImageSize(Data(bytes.dropLast()), format: .png) == nil)
    bytes[1] = 0
    #expect(ImageSize(Data(bytes), format: .png) == nil)
  }

  /// 640 by 480, after an application segment, fill bytes and, if requested, an Exif orientation.
  private func jpeg(orientation: UInt8? = nil, isLittle: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF]
    if let orientation {
      let tiff: [UInt8] =
        isLittle
        ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      let exif = Array("Exif".utf8) + [0, 0] + tiff
      bytes += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    }
    bytes += [0xFF, 0xC4, 0, 3, 9]
    return bytes + [0xFF, 0xC2, 0, 11, 8, 0x01, 0xE0, 0x02, 0x80, 1, 0, 0, 0, 0xFF, 0xDA]
  }

  @Test func readsJPEG() {
    let whole = ImageSize(width: 640, height: 480)
    #expect(ImageSize(Data(jpeg()), format: .jpeg) == whole)
    for isLittle in [true, false] {
      #expect(ImageSize(Data(jpeg(orientation: 3, isLittle: isLittle)), format: .jpeg) == whole)
      #expect(
        ImageSize(Data(jpeg(orientation: 6, isLittle: isLittle)), format: .jpeg) == ImageSize(width: 480, height: 640))
    }
  }

  /// Truncated or broken files do not trap.
  @Test func survivesBrokenJPEG() {
    let whole = jpeg(orientation: 6)
    let frame = whole.count - 2
    for count in 0..<frame { #expect(ImageSize(Data(whole.prefix(count)), format: .jpeg) == nil, "\(count)") }
    var generator = SeededRandom(seed: 7)
    for _ in 0..<5000 {
      var broken = whole
      for _ in 0..<3 {
        broken[Int(generator.next() % UInt64(broken.count))] = UInt8(truncatingIfNeeded: generator.next())
      }
      _ = ImageSize(Data(broken), format: .jpeg)
    }
  }
}
