// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire
import SheetEngine

extension Session.Resource {
  /// Returns the SVG pictures of a folder, with the width and the height in their root elements.
  static func pictures(in folder: URL) -> [Session.Resource] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".svg") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8),
        let size = size(ofSVG: text)
      else { return nil }
      return Session.Resource(path: name, size: size)
    }
  }

  /// Returns `width` and `height` of the root element, or the size of its `viewBox`.
  static func size(ofSVG text: String) -> Size? {
    guard let start = text.range(of: "<svg"), let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return nil }
    let root = String(text[start.upperBound..<end.lowerBound])
    if let width = attribute("width", of: root).flatMap(Double.init),
      let height = attribute("height", of: root).flatMap(Double.init)
    {
      return Size(width: width, height: height)
    }
    let box = attribute("viewBox", of: root)?.split(separator: " ").compactMap { Double($0) } ?? []
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }

  private static func attribute(_ name: String, of element: String) -> String? {
    for quote in ["\"", "'"] {
      guard let start = element.range(of: " \(name)=\(quote)"),
        let end = element.range(of: quote, range: start.upperBound..<element.endIndex)
      else { continue }
      return String(element[start.upperBound..<end.lowerBound])
    }
    return nil
  }
}
