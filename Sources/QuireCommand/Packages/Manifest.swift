// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The targets in a package's manifest, as `swift package dump-package` prints them.
struct Manifest: Decodable {
  struct Target: Decodable {
    var name: String
    /// The type of the target: "regular", "executable", "test", ...
    var type: String
    /// The path relative to the package, or `nil` for the default location.
    var path: String?
    /// The excluded paths, relative to the target's folder.
    var exclude: [String]?
    var sources: [String]?
    var dependencies: [Reference]
  }

  struct Product: Decodable {
    enum Key: String, CodingKey {
      case executable
    }

    var name: String
    var targets: [String]
    var isExecutable: Bool

    private enum CodingKeys: CodingKey {
      case name, targets, type
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      targets = try container.decode([String].self, forKey: .targets)
      isExecutable = try container.nestedContainer(keyedBy: Key.self, forKey: .type).contains(.executable)
    }
  }

  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [Dependency]
  private var toolsVersion: ToolsVersion?

  private struct ToolsVersion: Decodable {
    var _version: String
  }

  /// Whether the package's targets use Swift 6 by default, because its tools version is 6 or later.
  var isModern: Bool {
    (toolsVersion?._version.split(separator: ".").first).flatMap { Int($0) }.map { $0 >= 6 } ?? false
  }
}

extension Manifest {
  /// A name in a target's list of dependencies.
  struct Reference: Decodable {
    var name: String
    /// The package that contains it, if the manifest names it.
    var package: String?
    /// `false` for `.product`, which never refers to a target of the same package.
    var mayBeTarget: Bool

    private enum Kind: String, CodingKey {
      case byName, target, product
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Kind.self)
      guard let kind = container.allKeys.first else {
        name = ""
        mayBeTarget = false
        return
      }
      var parts = try container.nestedUnkeyedContainer(forKey: kind)
      name = try parts.decode(String.self)
      mayBeTarget = kind != .product
      package = kind == .product ? try parts.decodeIfPresent(String.self) : nil
    }
  }

  /// A dependency on another package, by the location of its files.
  enum Dependency: Decodable {
    /// A local folder.
    case folder(identity: String, path: String)
    /// A checkout of the package manager, named by the last part of its address.
    case checkout(identity: String, name: String)
    case other

    private enum Kind: String, CodingKey {
      case fileSystem, sourceControl
    }

    private struct Folder: Decodable {
      var identity: String
      var path: String
    }

    private struct Repository: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable {
          var urlString: String
        }
        var remote: [Remote]?
        var local: [String]?
      }
      var identity: String
      var location: Location
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Kind.self)
      if let folder = try container.decodeIfPresent([Folder].self, forKey: .fileSystem)?.first {
        self = .folder(identity: folder.identity, path: folder.path)
      } else if let repository = try container.decodeIfPresent([Repository].self, forKey: .sourceControl)?.first,
        let address = repository.location.remote?.first?.urlString ?? repository.location.local?.first
      {
        let last = address.split(separator: "/").last.map(String.init) ?? address
        self = .checkout(
          identity: repository.identity, name: last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
      } else {
        self = .other
      }
    }
  }
}
