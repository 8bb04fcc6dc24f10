// SPDX-License-Identifier: Apache-2.0

/// One run over the files of a module: which of them need a translation, and where it is written.
struct Translation {
  private let arguments: Arguments
  private let cache: Cache
  /// What is known of each file, in the order of the arguments.
  private var records: [Cache.Record] = []
  /// The files that are parsed, by their numbers.
  private var sources: [Int: SourceFile] = [:]

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    try Disk.makeFolder(arguments.output)
    cache = Cache(in: arguments.output, for: arguments)
  }

  /// Translates what has changed, writes the overlay, and returns the diagnostics of all files.
  mutating func run() throws(Failure) -> [String] {
    for (number, path) in arguments.files.enumerated() { try look(at: path, number) }
    let isSame = cache.paths == arguments.files && records.allSatisfy { cache.records[$0.path]!.facts == $0.facts }
    let facts = records.map(\.facts)
    let table = ModuleTable(facts)
    for number in records.indices where sources[number] != nil || !isSame {
      try translate(number, with: ModuleTable.facts(facts, seenBy: number).map { ModuleTable($0) } ?? table)
    }
    let names = Set(records.map(\.name))
    for gone in cache.records.values where !names.contains(gone.name) { Disk.remove(cache.path(of: gone)) }
    try cache.write(records)
    return records.flatMap(\.diagnostics)
  }

  /// Finds out what is in a file, from the cache if it holds what it held.
  private mutating func look(at path: String, _ number: Int) throws(Failure) {
    let known = cache.records[path]
    if let known, !arguments.changed.isEmpty, !arguments.changed.contains(path) {
      records.append(known)
      return
    }
    let bytes = try read(path)
    let digest = Digest(of: bytes).description
    if let known, known.digest == digest {
      records.append(known)
      return
    }
    let source = SourceFile(path: path, bytes: bytes)
    sources[number] = source
    let facts = source.isBroken ? known?.facts ?? FileFacts() : FactCollector.facts(of: source.tree)
    records.append(Cache.Record(path: path, digest: digest, facts: facts))
  }

  private mutating func translate(_ number: Int, with table: ModuleTable) throws(Failure) {
    let path = records[number].path
    let source: SourceFile
    if let parsed = sources[number] {
      source = parsed
    } else {
      source = SourceFile(path: path, bytes: try read(path))
    }
    var record = records[number]
    record.name = "\(number)-\(path.split(separator: "/").last ?? "")"
    record.isTranslated = false
    record.diagnostics = []
    if !source.isBroken {
      let translator = Translator(source, number: number, table: table, arguments: arguments)
      translator.translate()
      record.diagnostics = translator.diagnostics.map(\.text)
      let text = translator.edits.applied()
      record.isTranslated = text != source.bytes
      if record.isTranslated { try Disk.write(text, to: cache.path(of: record)) }
    }
    if !record.isTranslated { Disk.remove(cache.path(of: record)) }
    records[number] = record
  }

  private func read(_ path: String) throws(Failure) -> [UInt8] {
    guard let bytes = Disk.read(path) else { throw Failure("\(path) cannot be read") }
    return bytes
  }
}
