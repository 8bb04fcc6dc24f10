// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A package, and those of its dependencies that were needed so far.
///
/// The graph is read from the manifests alone, which is quick and builds nothing. Dependencies by version that are not
/// checked out yet are fetched first.
final class PackageGraph {
  /// An executable that runs in a page.
  struct WebExecutable: Equatable {
    var target: String
    /// The name of its product.
    var product: String
  }

  private struct Node {
    var folder: URL
    var manifest: Manifest
  }

  private let root: Node
  private let toolchain: Toolchain
  private let scratch: URL
  private var read: [String: Node] = [:]
  private var isResolved = false

  init(root folder: URL, toolchain: Toolchain, scratch: URL) throws(CommandError) {
    self.toolchain = toolchain
    self.scratch = scratch
    root = Node(folder: folder, manifest: try Self.manifest(of: folder, toolchain: toolchain, scratch: scratch))
  }

  /// Returns the executable `NAMEWeb` or `NAME`.
  func webExecutable(named name: String) throws(CommandError) -> WebExecutable {
    let executables = executables(of: root)
    let wanted = [name + "Web", name].compactMap { candidate in
      executables.first { $0.target == candidate || $0.product == candidate }
    }
    for executable in wanted where try reachesWeb(executable) { return executable }
    if let other = wanted.first {
      throw CommandError("\(other.product) is not an app for the browser: it does not depend on QuireWeb.")
    }
    let names = try apps().map(\.name)
    let list =
      names.isEmpty
      ? "no executable of it depends on QuireWeb" : "there is \(names.joined(separator: ", "))"
    throw CommandError("The package in \(root.folder.path) has no app named \(name); \(list).")
  }

  /// Returns the name of the package's app, if it has exactly one.
  func onlyApp() throws(CommandError) -> String {
    let names = try apps().map(\.name)
    switch names.count {
    case 1: return names[0]
    case 0:
      throw CommandError("The package in \(root.folder.path) has no app: no executable of it depends on QuireWeb.")
    default: throw CommandError("Name the app: there is \(names.joined(separator: ", ")).")
    }
  }

  /// Returns the executables for the browser by their apps' names, in order.
  private func apps() throws(CommandError) -> [(name: String, executable: WebExecutable)] {
    var found: [(name: String, executable: WebExecutable)] = []
    for executable in executables(of: root) where try reachesWeb(executable) {
      let target = executable.target
      found.append((target.hasSuffix("Web") ? String(target.dropLast(3)) : target, executable))
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns the executables of a package that run in a page through QuireWeb. Executables that talk to the page
  /// directly are left out, because they are Quire's own tools.
  private func executables(of node: Node) -> [WebExecutable] {
    node.manifest.targets.filter { target in
      target.type == "executable" && !target.dependencies.contains { $0.name == "SheetBrowser" }
    }.map { target in
      let product = node.manifest.products.first { $0.isExecutable && $0.targets.contains(target.name) }
      return WebExecutable(target: target.name, product: product?.name ?? target.name)
    }
  }

  private func reachesWeb(_ executable: WebExecutable) throws(CommandError) -> Bool {
    try closure(of: executable).contains { $0.target.name == "QuireWeb" }
  }

  /// Returns the parts of an executable: its own package's targets, and its dependencies.
  func parts(of executable: WebExecutable) throws(CommandError) -> AppParts {
    let all = try closure(of: executable)
    var parts = try parts(of: all)
    parts.possibleResources = all.map { folder(of: $0.target, in: $0.node).appendingPathComponent("Resources") }
    return parts
  }

  /// Returns the package's tests with everything that they import.
  func partsOfTests() throws(CommandError) -> AppParts {
    try parts(of: closure(of: root.manifest.targets.filter { $0.type == "test" }.map(\.name)))
  }

  private func parts(of all: [(node: Node, target: Manifest.Target)]) throws(CommandError) -> AppParts {
    // In Quire's own package, the dependencies of an app are the package's library products.
    let libraries = root.manifest.products.filter { !$0.isExecutable }.flatMap(\.targets)
    let isQuire = root.folder.resolvingSymlinksInPath().path == Checkout.root.resolvingSymlinksInPath().path
    let given =
      isQuire ? Set(try closure(of: libraries).map { $0.target.name }) : []
    var parts = AppParts()
    for (node, target) in all {
      let folder = folder(of: target, in: node)
      if node.folder.path == root.folder.path, !given.contains(target.name) {
        parts.targets.append(AppParts.Target(target, folder: folder))
      } else if !isInScratch(folder) {
        parts.foundation.append(folder)
        if !isQuire, node.folder.resolvingSymlinksInPath().path != Checkout.root.resolvingSymlinksInPath().path {
          parts.neighbors.append(AppParts.Target(target, folder: folder))
        }
      }
      if !isInScratch(node.folder), !parts.packages.contains(node.folder) { parts.packages.append(node.folder) }
    }
    return parts
  }

  /// Returns whether a folder is in the scratch folder. A checkout there changes only when the list of versions
  /// changes.
  private func isInScratch(_ folder: URL) -> Bool {
    folder.path.hasPrefix(scratch.path + "/")
  }

  private func closure(of executable: WebExecutable) throws(CommandError) -> [(node: Node, target: Manifest.Target)] {
    try closure(of: [executable.target])
  }

  private func closure(of targets: [String]) throws(CommandError) -> [(node: Node, target: Manifest.Target)] {
    var found: [(node: Node, target: Manifest.Target)] = []
    var seen: Set<String> = []
    var waiting: [(Node, String)] = targets.map { (root, $0) }
    while !waiting.isEmpty {
      let (node, name) = waiting.removeFirst()
      guard seen.insert(node.folder.path + "\n" + name).inserted,
        let target = node.manifest.targets.first(where: { $0.name == name })
      else { continue }
      found.append((node, target))
      for reference in target.dependencies {
        if reference.mayBeTarget, node.manifest.targets.contains(where: { $0.name == reference.name }) {
          waiting.append((node, reference.name))
        } else if let (other, targets) = try product(reference, from: node) {
          waiting += targets.map { (other, $0) }
        }
      }
    }
    return found
  }

  /// Returns the package of a product, and the product's targets. A package that can't be checked out has no manifest
  /// to read; the build reports the error.
  private func product(_ reference: Manifest.Reference, from node: Node) throws(CommandError) -> (Node, [String])? {
    for dependency in node.manifest.dependencies {
      let folder: URL
      switch dependency {
      case .folder(_, let path): folder = URL(fileURLWithPath: path)
      case .checkout(let identity, let name):
        if let package = reference.package?.lowercased(), package != identity, package != name.lowercased() { continue }
        guard let found = checkout(named: name) else { continue }
        folder = found
      case .other: continue
      }
      guard Self.hasManifest(folder) else { continue }
      let other = try self.node(at: folder)
      if let product = other.manifest.products.first(where: { $0.name == reference.name }) {
        return (other, product.targets)
      }
    }
    return nil
  }

  /// Returns the checkout of a dependency by version: from the browser builds, or from native builds.
  private func checkout(named name: String) -> URL? {
    let folders = [scratch, root.folder.appendingPathComponent(".build")].map {
      $0.appendingPathComponent("checkouts/\(name)")
    }
    if let folder = folders.first(where: Self.hasManifest) { return folder }
    resolve()
    return folders.first(where: Self.hasManifest)
  }

  /// Fetches the dependencies, once. If that fails, the build fails too and reports why.
  private func resolve() {
    guard !isResolved else { return }
    isResolved = true
    StatusLine.shared.show("Fetching the packages that \(root.manifest.name) depends on")
    _ = try? ChildProcess(
      program: toolchain.swift,
      arguments: ["package", "resolve", "--package-path", root.folder.path, "--scratch-path", scratch.path],
      folder: root.folder, limit: 600
    ).capture()
    StatusLine.shared.clear()
  }

  private static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  private func node(at folder: URL) throws(CommandError) -> Node {
    if let node = read[folder.path] { return node }
    let node = Node(
      folder: folder, manifest: try Self.manifest(of: folder, toolchain: toolchain, scratch: scratch))
    read[folder.path] = node
    return node
  }

  private func folder(of target: Manifest.Target, in node: Node) -> URL {
    if let path = target.path { return node.folder.appendingPathComponent(path) }
    let usual = ["Sources", "Source", "src", "srcs"].map { node.folder.appendingPathComponent("\($0)/\(target.name)") }
    return usual.first { FileManager.default.fileExists(atPath: $0.path) } ?? usual[0]
  }

  private static func manifest(of folder: URL, toolchain: Toolchain, scratch: URL) throws(CommandError) -> Manifest {
    try manifest(description(of: folder, toolchain: toolchain, scratch: scratch), of: folder)
  }

  /// Returns the package manager's description of a package, as JSON.
  static func description(of folder: URL, toolchain: Toolchain, scratch: URL) throws(CommandError) -> Data {
    // A build under way may lock the package's own build folder; the scratch folder is not shared.
    let asked = try ChildProcess(
      program: toolchain.swift,
      arguments: ["package", "dump-package", "--package-path", folder.path, "--scratch-path", scratch.path],
      folder: folder, limit: 120
    ).capture()
    guard asked.ending == .exited(0) else {
      for line in asked.errors.split(separator: "\n") { Console.note(String(line)) }
      throw CommandError("The manifest in \(folder.path) can't be read; the errors stand above.")
    }
    return asked.output
  }

  static func manifest(_ description: Data, of folder: URL) throws(CommandError) -> Manifest {
    do {
      return try JSONDecoder().decode(Manifest.self, from: description)
    } catch {
      throw CommandError("The package manager describes \(folder.path) in a way that Quire does not know.")
    }
  }
}
