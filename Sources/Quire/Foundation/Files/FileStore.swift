// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The files that the app has written. The host stores them beside the defaults: the content of each under its path,
  /// and a table of all of them.
  enum FileStore {
    /// A file or a directory.
    struct Entry {
      var path: String
      var isDirectory: Bool
      var created: Double
      var modified: Double
      var size: Int
    }

    static let home = "/app"
    private static let table = "quire.files"
    private static let given = ["/", "/app", "/app/Documents", "/app/Library", "/app/Library/Caches", "/app/tmp"]

    // Safe because there is only one thread.
    nonisolated(unsafe) private static var loaded: [Entry]?

    /// All files and directories, in the order of their creation.
    static var entries: [Entry] {
      if let loaded = unsafe loaded { return loaded }
      var all = given.map { Entry(path: $0, isDirectory: true, created: 0, modified: 0, size: 0) }
      if case .texts(let lines) = host(table) { all += lines.compactMap { entry(of: $0) } }
      unsafe loaded = all
      return all
    }

    /// Returns the file or directory at a path.
    static func entry(at path: String) -> Entry? {
      let path = normal(path)
      return entries.first { $0.path.hasSameBytes(as: path) }
    }

    /// Returns the content of a file; `nil` if there is no such file.
    static func content(at path: String) -> [UInt8]? {
      guard let entry = entry(at: path), !entry.isDirectory else { return nil }
      guard case .bytes(let bytes) = host(key(entry.path)) else { return [] }
      return bytes
    }

    /// Writes a file into a directory that exists.
    static func write(_ bytes: [UInt8], to path: String) throws(UniversalError) {
      let path = normal(path)
      guard let folder = entry(at: parent(path)), folder.isDirectory else { throw error(.fileNoSuchFile) }
      let now = Date().timeIntervalSince1970
      var all = entries
      if let index = all.firstIndex(where: { $0.path.hasSameBytes(as: path) }) {
        guard !all[index].isDirectory else { throw error(.fileWriteUnknown) }
        all[index].modified = now
        all[index].size = bytes.count
      } else {
        all.append(Entry(path: path, isDirectory: false, created: now, modified: now, size: bytes.count))
      }
      keep(.bytes(bytes), key(path))
      save(all)
    }

    /// Makes a directory.
    static func makeDirectory(at path: String, withParents: Bool) throws(UniversalError) {
      let path = normal(path)
      if let entry = entry(at: path) {
        guard withParents, entry.isDirectory else { throw error(.fileWriteFileExists) }
        return
      }
      let above = parent(path)
      if entry(at: above) == nil {
        guard withParents else { throw error(.fileNoSuchFile) }
        try makeDirectory(at: above, withParents: true)
      }
      let now = Date().timeIntervalSince1970
      save(entries + [Entry(path: path, isDirectory: true, created: now, modified: now, size: 0)])
    }

    /// Removes a file, or a directory with its content.
    static func remove(at path: String) throws(UniversalError) {
      let path = normal(path)
      guard entry(at: path) != nil else { throw error(.fileNoSuchFile) }
      var rest: [Entry] = []
      for entry in entries {
        if contains(path, entry.path) {
          if !entry.isDirectory { keep(nil, key(entry.path)) }
        } else {
          rest.append(entry)
        }
      }
      save(rest)
    }

    /// Copies a file, or a directory with its content, to a path at which there is nothing.
    static func copy(from source: String, to target: String, keepsDates: Bool) throws(UniversalError) {
      let (source, target) = (normal(source), normal(target))
      guard entry(at: source) != nil else { throw error(.fileReadNoSuchFile) }
      guard entry(at: target) == nil else { throw error(.fileWriteFileExists) }
      guard entry(at: parent(target)) != nil, !contains(source, target) else { throw error(.fileNoSuchFile) }
      var all = entries
      let now = Date().timeIntervalSince1970
      for entry in entries where contains(source, entry.path) {
        var copy = entry
        copy.path = target + String(decoding: entry.path.utf8.dropFirst(source.utf8.count), as: UTF8.self)
        if !keepsDates { copy.created = now }
        if !entry.isDirectory { keep(host(key(entry.path)), key(copy.path)) }
        all.append(copy)
      }
      save(all)
    }

    /// Returns the entries in a directory itself, in the order of their names' bytes.
    static func children(of path: String) throws(UniversalError) -> [Entry] {
      let path = normal(path)
      guard let folder = entry(at: path), folder.isDirectory else { throw error(.fileReadNoSuchFile) }
      return entries.filter { !$0.path.hasSameBytes(as: path) && parent($0.path).hasSameBytes(as: path) }
        .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Returns all entries below a directory.
    static func descendants(of path: String) -> [Entry] {
      let path = normal(path)
      return entries.filter { contains(path, $0.path) && !$0.path.hasSameBytes(as: path) }
        .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Returns a path without empty components and without `.` and `..`.
    static func normal(_ path: String) -> String {
      var parts: [Substring.UTF8View] = []
      for part in path.utf8.split(separator: 0x2F) {
        if part.elementsEqual(".".utf8) { continue }
        if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
      }
      var bytes: [UInt8] = []
      for part in parts { bytes += [0x2F] + Array(part) }
      return bytes.isEmpty ? "/" : String(decoding: bytes, as: UTF8.self)
    }

    static func name(_ path: String) -> String {
      String(decoding: path.utf8.split(separator: 0x2F).last ?? path.utf8[...], as: UTF8.self)
    }

    static func error(_ code: CocoaError.Code) -> UniversalError { UniversalError(CocoaError(code)) }

    private static func parent(_ path: String) -> String {
      guard let slash = path.utf8.lastIndex(of: 0x2F), slash > path.utf8.startIndex else { return "/" }
      return String(decoding: path.utf8[..<slash], as: UTF8.self)
    }

    /// Whether a path is the path of a directory or below it.
    private static func contains(_ folder: String, _ path: String) -> Bool {
      path.hasSameBytes(as: folder) || folder.hasSameBytes(as: "/") || path.utf8.starts(with: (folder + "/").utf8)
    }

    private static func save(_ all: [Entry]) {
      unsafe loaded = all
      let own = all.filter { entry in !given.contains { $0.hasSameBytes(as: entry.path) } }
      keep(.texts(own.map { line(of: $0) }), table)
    }

    private static func line(of entry: Entry) -> String {
      "\(entry.isDirectory ? 1 : 0) \(entry.created) \(entry.modified) \(entry.size) \(entry.path)"
    }

    private static func entry(of line: String) -> Entry? {
      let parts = line.utf8.split(separator: 0x20, maxSplits: 4).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 5, let kind = Int(parts[0]), let created = Double(parts[1]), let modified = Double(parts[2]),
        let size = Int(parts[3])
      else { return nil }
      return Entry(path: parts[4], isDirectory: kind == 1, created: created, modified: modified, size: size)
    }

    private static func key(_ path: String) -> String { "quire.file:" + path }

    private static func host(_ key: String) -> DefaultsValue? {
      MainActor.assumeIsolated { HostServices.defaults.value(forKey: key) }
    }

    private static func keep(_ value: DefaultsValue?, _ key: String) {
      MainActor.assumeIsolated { HostServices.defaults.set(value, forKey: key) }
    }
  }

#endif
