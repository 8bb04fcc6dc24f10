// SPDX-License-Identifier: Apache-2.0

/// One run over the files of a module: decides which of them need a translation, and writes it.
struct Translation {
  private let arguments: Arguments
  private let cache: Cache
  /// The facts about each file, in the order of the arguments.
  private var records: [Cache.Record] = []
  /// The files that have been read, by their numbers.
  private var sources: [Int: SourceFile] = [:]

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    try Disk.makeFolder(arguments.output)
    cache = Cache(in: arguments.output, for: arguments)
  }

  /// Translates the changed files and writes the overlay. Returns the diagnostics of all files.
  mutating func run() throws(Failure) -> [String] {
    try learn()
    let isSame =
      cache.paths == arguments.files
      && sources.keys.allSatisfy { cache.records[records[$0].path]!.facts.text == records[$0].facts.text }
    try translate(isSame ? sources.keys.sorted() : Array(records.indices))
    let names = Set(records.map(\.name))
    for gone in cache.records.values where !names.contains(gone.name) { Disk.remove(cache.path(of: gone)) }
    try cache.write(records)
    return records.flatMap(\.diagnostics)
  }

  /// Determines what each file declares. Uses the cache for files whose content has not changed.
  private mutating func learn() throws(Failure) {
    var changed: [(number: Int, bytes: [UInt8])] = []
    for (number, path) in arguments.files.enumerated() {
      let known = cache.records[path]
      if let known, !arguments.changed.isEmpty, !arguments.changed.contains(path) {
        records.append(known)
        continue
      }
      let bytes = try Self.read(path)
      let digest = Digest(of: bytes).description
      if let known, known.digest == digest {
        records.append(known)
      } else {
        records.append(Cache.Record(path: path, digest: digest, facts: known?.facts ?? FileFacts()))
        changed.append((number, bytes))
      }
    }
    let read = Parallel.map(changed.count) { [changed, paths = arguments.files] index in
      let source = SourceFile(path: paths[changed[index].number], bytes: changed[index].bytes)
      return (source, source.isBroken ? nil : FactCollector.facts(of: source.tree))
    }
    for (change, (source, facts)) in zip(changed, read) {
      sources[change.number] = source
      // A file that currently does not parse keeps its last declarations.
      if let facts { records[change.number].facts = facts }
    }
  }

  private mutating func translate(_ numbers: [Int]) throws(Failure) {
    let facts = records.map(\.facts)
    let table = ModuleTable(facts)
    let results = Parallel.map(numbers.count) { [records, sources, cache, arguments] index in
      let number = numbers[index]
      let table = ModuleTable.facts(facts, seenBy: number).map { ModuleTable($0) } ?? table
      do throws(Failure) {
        return Result<_, Failure>.success(
          try Self.translate(records[number], number, sources[number], table, cache, arguments))
      } catch {
        return .failure(error)
      }
    }
    for (number, result) in zip(numbers, results) { records[number] = try result.get() }
  }

  /// Translates a file, writes the result if it differs, and returns the file's record.
  private static func translate(
    _ record: Cache.Record, _ number: Int, _ parsed: SourceFile?, _ table: ModuleTable, _ cache: Cache,
    _ arguments: Arguments
  ) throws(Failure) -> Cache.Record {
    var record = record
    let source: SourceFile
    if let parsed {
      source = parsed
    } else {
      source = SourceFile(path: record.path, bytes: try read(record.path))
    }
    record.name = "\(number)-\(record.path.split(separator: "/").last ?? "")"
    record.isTranslated = false
    record.diagnostics = []
    if !source.isBroken {
      let translator = Translator(source, number: number, table: table, arguments: arguments)
      translator.translate()
      record.diagnostics = translator.diagnostics.map(\.text)
      let text = translator.edits.applied()
      record.isTranslated = text != source.bytes || addition(to: record.path) != nil
      if record.isTranslated { try Disk.write(text, to: cache.path(of: record)) }
    }
    if !record.isTranslated { Disk.remove(cache.path(of: record)) }
    return record
  }

  /// Reads a source, and the hidden file beside it with code that is added at its end.
  private static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard let bytes = Disk.read(path) else { throw Failure("\(path) cannot be read") }
    return addition(to: path).map { bytes + [UInt8(ascii: "\n")] + $0 } ?? bytes
  }

  private static func addition(to path: String) -> [UInt8]? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return Disk.read("\(path[...slash]).\(path[path.index(after: slash)...]).interfaces")
  }
}
