// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The SVG of a system image, from the page's list of drawings: a letter and a path for each layer. `system-images.js`
/// defines the letters.
struct SystemDrawing {
  private(set) var masks = ""
  private(set) var shapes = ""

  private static let gap = 2.2

  private static let drawings: [String: [String]] = {
    // A checkout always contains the drawings. Without them there are only names.
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../QuireWeb/Runtime").standardizedFileURL
    var all: [String: [String]] = [:]
    for file in ["system-images.json", "system-images-framed.json", "system-images-lettered.json"] {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
        let found = try? JSONDecoder().decode([String: [String]].self, from: data)
      else { continue }
      all.merge(found) { $1 }
    }
    return all
  }()

  /// Returns whether there is a drawing with this name.
  static func exists(_ name: String) -> Bool { drawings[name]?.isEmpty == false }

  init(name: String, lineWidth: Double, number: Int) {
    var cuts = ""
    var count = 0
    func element(_ letter: Character, _ path: Substring, _ color: String) -> String {
      let fill = "fde".contains(letter) ? color : "none"
      let stroke = "de".contains(letter) ? "none" : color
      let width = letter == "k" ? lineWidth * Self.gap : lineWidth
      return "<path d='\(path)' fill='\(fill)' stroke='\(stroke)' stroke-width='\(width)' stroke-linecap='round' "
        + "stroke-linejoin='round'/>"
    }
    for layer in (Self.drawings[name] ?? []) + ["d"] {
      guard let letter = layer.first else { continue }
      let path = layer.dropFirst()
      if "cke".contains(letter) {
        cuts += element(letter, path, "black")
        continue
      }
      if !cuts.isEmpty {
        count += 1
        masks +=
          "<mask id='cut\(number)-\(count)' maskUnits='userSpaceOnUse' x='-2' y='-2' width='28' height='28'>"
          + "<path d='M-2-2h28v28h-28z' fill='white'/>\(cuts)</mask>"
        shapes = "<g mask='url(#cut\(number)-\(count))'>\(shapes)</g>"
        cuts = ""
      }
      if !path.isEmpty { shapes += element(letter, path, "currentColor") }
    }
  }
}
