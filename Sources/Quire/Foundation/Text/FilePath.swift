// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The components of a path with slashes.
  struct FilePath {
    private let path: String
    private let parts: [String]
    private let isAbsolute: Bool

    init(_ path: String) {
      self.path = path
      parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      isAbsolute = path.utf8.first == UInt8(ascii: "/")
    }

    var last: String { parts.last ?? (isAbsolute ? "/" : "") }

    var fileExtension: String {
      guard let dot, dot > last.utf8.startIndex else { return "" }
      return String(decoding: last.utf8[last.utf8.index(after: dot)...], as: UTF8.self)
    }

    private var dot: String.Index? { last.utf8.lastIndex(of: UInt8(ascii: ".")) }

    var withoutLast: String {
      (isAbsolute ? "/" : "") + parts.dropLast().joined(separator: "/")
    }

    var withoutExtension: String {
      let suffix = fileExtension
      guard !suffix.isEmpty else { return path.utf8.last == 0x2F && parts.count > 0 ? String(path.dropLast()) : path }
      let kept = (isAbsolute ? "/" : "") + parts.joined(separator: "/")
      return String(decoding: kept.utf8.dropLast(suffix.utf8.count + 1), as: UTF8.self)
    }

    func adding(_ component: String) -> String {
      if path.isEmpty { return component }
      let added = component.utf8.first == 0x2F ? String(component.dropFirst()) : component
      return path.utf8.last == 0x2F ? path + added : path + "/" + added
    }
  }

#endif
