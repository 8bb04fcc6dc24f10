// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image of a catalog: its files by scale and appearance.
struct ImageSet {
  struct File: Equatable {
    var url: URL
    /// The path among the page's resources.
    var resource: String
  }

  /// The mark in the resource name of an image for dark appearance.
  static let darkMark = "~dark"

  var name: String
  var files: [File] = []
  /// Whether one of the files is for dark appearance.
  var hasDark = false
  /// Whether the image is drawn in the tint color.
  var isTemplate: Bool
  private(set) var left: [(name: String, reason: String)] = []

  private static let formats: Set = ["png", "jpg", "jpeg", "svg"]

  init(_ folder: URL, name: String) throws(CommandError) {
    let contents = try AssetCatalog.contents(folder, as: Contents.self)
    self.name = name
    isTemplate = contents.properties?.intent == "template"
    let entries = (contents.images ?? []).filter { $0.filename != nil }
    let idiom = ["universal", "iphone", "ipad"].first { idiom in entries.contains { $0.idiom == idiom } }
    for entry in entries where entry.idiom == idiom {
      guard let filename = entry.filename else { continue }
      let file = folder.appendingPathComponent(filename)
      guard FileManager.default.fileExists(atPath: file.path) else {
        left.append(("\(name) (\(filename))", "there is no file \(file.path)"))
        continue
      }
      let ending = file.pathExtension.lowercased()
      guard Self.formats.contains(ending) else {
        left.append(("\(name) (\(filename))", ending == "pdf" ? "a PDF" : "an image that Quire does not show"))
        continue
      }
      let isDark = entry.has("luminosity", "dark")
      if entry.has("contrast", "high") || entry.has("luminosity", "light") || entry.direction == "right-to-left" {
        continue
      }
      let scale = entry.scale.map { $0 == "1x" ? "" : "@\($0)" } ?? ""
      let resource = "\(name)\(isDark ? Self.darkMark : "")\(scale).\(ending)"
      guard !files.contains(where: { $0.resource == resource }) else { continue }
      hasDark = hasDark || isDark
      files.append(File(url: file, resource: resource))
    }
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var idiom: String?
      var filename: String?
      var scale: String?
      var appearances: [AssetCatalog.Appearance]?
      var direction: String?

      enum CodingKeys: String, CodingKey {
        case idiom, filename, scale, appearances
        case direction = "language-direction"
      }

      func has(_ appearance: String, _ value: String) -> Bool {
        appearances?.contains(AssetCatalog.Appearance(appearance: appearance, value: value)) == true
      }
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    var images: [Entry]?
    var properties: Properties?
  }
}
