// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A package in a folder of this machine on which an Xcode app depends.
///
/// Its sources become modules of the app's own package, because they import UIKit, which the local package does not
/// declare as a dependency.
struct LocalPackage {
  let folder: URL
  private let manifest: Manifest

  /// Reads a package. `cache` is a folder with descriptions of packages, because describing one takes a second.
  init(_ folder: URL, cache: URL) throws(CommandError) {
    self.folder = folder
    let file = folder.appendingPathComponent("Package.swift")
    guard let text = FileManager.default.contents(atPath: file.path) else {
      throw CommandError("The package \(folder.path) has no Package.swift that can be read.")
    }
    let digest = Digest.mixed(Digest.of(text), with: Digest.of(Data(folder.path.utf8)))
    let described = cache.appendingPathComponent("\(String(digest, radix: 16)).json")
    if let data = FileManager.default.contents(atPath: described.path),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    {
      self.manifest = manifest
      return
    }
    let toolchain = try Toolchain.find()
    let data = try PackageGraph.description(of: folder, toolchain: toolchain, scratch: cache)
    manifest = try PackageGraph.manifest(data, of: folder)
    try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try? data.write(to: described, options: .atomic)
  }

  func has(product: String) -> Bool { manifest.products.contains { $0.name == product } }

  /// Returns a product's modules, and the modules of the package on which they depend.
  func modules(of product: String) throws(CommandError) -> [AppModule] {
    var modules: [AppModule] = []
    var waiting = manifest.products.first { $0.name == product }?.targets ?? []
    var seen: Set<String> = []
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard seen.insert(name).inserted, let target = manifest.targets.first(where: { $0.name == name }),
        target.type == "regular"
      else { continue }
      let own = target.dependencies.filter(\.mayBeTarget).map(\.name).filter { dependency in
        manifest.targets.contains { $0.name == dependency }
      }
      waiting += own
      modules.append(
        AppModule(
          name: name, swift: try files(of: target), dependencies: own,
          swiftSettings: [".swiftLanguageMode(.\(manifest.isModern ? "v6" : "v5"))"]))
    }
    return modules.filter { !$0.swift.isEmpty }
  }

  private func files(of target: Manifest.Target) throws(CommandError) -> [URL] {
    let usual = ["Sources", "Source", "src", "srcs"].map { folder.appendingPathComponent("\($0)/\(target.name)") }
    let place =
      target.path.map { folder.appendingPathComponent($0) }
      ?? usual.first { FileManager.default.fileExists(atPath: $0.path) } ?? usual[0]
    func isIn(_ path: String, _ list: [String]?) -> Bool {
      list?.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") } == true
    }
    return try BundledFiles.list(place).filter { path in
      path.hasSuffix(".swift") && !isIn(path, target.exclude)
        && (target.sources == nil || isIn(path, target.sources))
    }.map(place.appendingPathComponent)
  }
}
