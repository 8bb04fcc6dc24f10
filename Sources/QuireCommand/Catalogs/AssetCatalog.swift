// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The colors and images of catalogs, `Assets.xcassets`.
struct AssetCatalog {
  private(set) var colors: [ColorSet] = []
  private(set) var images: [ImageSet] = []
  /// The names of the assets that are left out, each with a reason.
  private(set) var left: [(name: String, reason: String)] = []

  init(_ folders: [URL]) throws(CommandError) {
    for folder in folders { try read(folder, prefix: "") }
    // If a name occurs more than once, the first asset is used, as in an app.
    var seen: Set<String> = []
    colors = colors.filter { seen.insert($0.name).inserted }
    seen = []
    images = images.filter { seen.insert($0.name).inserted }
  }

  private static let reasons: [String: String] = [
    "dataset": "data in a catalog", "symbolset": "a symbol of the app's own",
    "arresourcegroup": "an image to recognize",
    "cubetextureset": "a texture", "textureset": "a texture", "spriteatlas": "an atlas",
    "imagestack": "a stack of images",
  ]

  private mutating func read(_ folder: URL, prefix: String) throws(CommandError) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      let item = folder.appendingPathComponent(name)
      let (stem, ending) = (item.deletingPathExtension().lastPathComponent, item.pathExtension)
      switch ending {
      case "colorset":
        if let color = try ColorSet(item, name: prefix + stem) { colors.append(color) }
      case "imageset":
        let image = try ImageSet(item, name: prefix + stem)
        left += image.left
        if !image.files.isEmpty { images.append(image) }
      case "json", "appiconset", "launchimage", "stickersiconset", "complicationset", "brandassets": break
      default:
        if let reason = Self.reasons[ending] {
          left.append((stem, reason))
          continue
        }
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder), isFolder.boolValue
        else {
          continue
        }
        let properties = try? Self.contents(item, as: Group.self).properties
        try read(item, prefix: properties?.isNamespace == true ? "\(prefix)\(name)/" : prefix)
      }
    }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      var isNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case isNamespace = "provides-namespace"
      }
    }
    var properties: Properties?
  }

  /// Reads the Contents.json of a folder. Throws if it is missing or malformed.
  static func contents<Contents: Decodable>(_ folder: URL, as: Contents.Type) throws(CommandError) -> Contents {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CommandError("\(file.path) can't be read.")
    }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      throw CommandError("\(file.path) is not what a catalog's Contents.json is: \(Self.words(of: error)).")
    }
  }

  private static func words(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "it can't be read" }
    let path = { (context: DecodingError.Context) in
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context): return "there is no \(key.stringValue) in \(path(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(path(context)) is of another kind"
    default: return "it is not JSON"
    }
  }

  /// One of several appearances that an entry is for.
  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String
  }
}
