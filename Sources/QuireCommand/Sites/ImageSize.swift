// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The natural size of a picture in a browser, read from the beginning of its file.
struct ImageSize: Equatable {
  /// The width in CSS pixels.
  var width: Double
  var height: Double

  enum Format {
    case svg, png, jpeg

    /// Measures a file by its name's extension. Returns `nil` for a file that Quire can't measure.
    init?(path: String) {
      switch path.split(separator: ".").last?.lowercased() {
      case "svg": self = .svg
      case "png": self = .png
      case "jpg", "jpeg": self = .jpeg
      default: return nil
      }
    }

    var requirement: String {
      switch self {
      case .svg: "an SVG needs a width and a height, or a viewBox"
      case .png: "this is not a whole PNG"
      case .jpeg: "this is not a whole JPEG"
      }
    }
  }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init?(_ data: Data, format: Format) {
    let size: ImageSize? =
      switch format {
      case .svg: SVGHeader.size(String(decoding: data, as: UTF8.self))
      case .png: PNGHeader.size([UInt8](data.prefix(24)))
      case .jpeg: JPEGHeader.size([UInt8](data))
      }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self = size
  }
}
