// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The colors, images and data in asset catalogs (`Assets.xcassets`).
struct AssetCatalog {
  private(set) var colors: [ColorSet] = []
  private(set) var images: [ImageSet] = []
  private(set) var data: [DataSet] = []
  /// The largest picture in the app's icon set that browsers can show.
  private(set) var icon: URL?
  /// The names of the assets that are left out, each with a reason.
  private(set) var left: [(name: String, reason: String)] = []

  /// Reads catalogs. `iconName` is the name of the set with the app's icon.
  init(_ folders: [URL], iconName: String = "AppIcon") throws(CommandError) {
    self.iconName = iconName
    for folder in folders { try read(folder, prefix: "") }
    colors = first(of: colors, "color", by: \.name)
    images = first(of: images, "image", by: \.name)
    data = first(of: data, "data set", by: \.name)
  }

  private let iconName: String

  /// Returns the first asset of each name, as in an app. Adds the others to `left`.
  private mutating func first<Asset>(of assets: [Asset], _ kind: String, by name: (Asset) -> String) -> [Asset] {
    var seen: Set<String> = []
    return assets.filter { asset in
      if seen.insert(name(asset)).inserted { return true }
      left.append((name(asset), "another \(kind) of the name"))
      return false
    }
  }

  private static let reasons: [String: String] = [
    "symbolset": "a symbol of the app's own",
    "arresourcegroup": "an image to recognize",
    "cubetextureset": "a texture", "textureset": "a texture", "spriteatlas": "an atlas",
    "imagestack": "a stack of images",
  ]

  private mutating func read(_ folder: URL, prefix: String) throws(CommandError) {
    for name in try FolderFiles.names(in: folder).sorted() where !name.hasPrefix(".") {
      let item = folder.appendingPathComponent(name)
      let (stem, ending) = (item.deletingPathExtension().lastPathComponent, item.pathExtension)
      switch ending {
      case "colorset":
        if let color = try ColorSet(item, name: prefix + stem) { colors.append(color) }
      case "imageset":
        let image = try ImageSet(item, name: prefix + stem)
        left += image.left
        if !image.files.isEmpty { images.append(image) }
      case "dataset":
        guard let set = try DataSet(item, name: prefix + stem) else { continue }
        if FileManager.default.fileExists(atPath: set.file.path) {
          data.append(set)
        } else {
          left.append((set.name, "there is no file \(set.file.path)"))
        }
      case "appiconset":
        if stem == iconName { icon = try Self.icon(in: item) }
      case "json", "launchimage", "stickersiconset", "complicationset", "brandassets": break
      default:
        if let reason = Self.reasons[ending] {
          left.append((stem, reason))
          continue
        }
        guard FolderFiles.isFolder(item) else { continue }
        try read(item, prefix: try Self.isNamespace(item) ? "\(prefix)\(name)/" : prefix)
      }
    }
  }

  /// Whether the names of the assets in a folder begin with the folder's.
  private static func isNamespace(_ folder: URL) throws(CommandError) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    return try contents(folder, as: Group.self).properties?.isNamespace == true
  }

  private static func icon(in folder: URL) throws(CommandError) -> URL? {
    let files = try FolderFiles.names(in: folder).sorted().filter { $0.lowercased().hasSuffix(".png") }.map(
      folder.appendingPathComponent)
    return files.max { WebBuild.size(of: $0) < WebBuild.size(of: $1) }
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

  /// An appearance to which an entry applies. An entry may list several.
  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String
  }
}
