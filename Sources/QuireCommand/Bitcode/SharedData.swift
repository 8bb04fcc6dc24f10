// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Data that several modules define under one name. The linker keeps one of the definitions.
///
/// In Embedded Swift, a module contains copies of the code that it uses from other modules, and of the data that this
/// code needs. The linker assumes that copies with the same name are equal. If the compiler gives one name to different
/// data, the code of one module silently reads the data of another. `Documentation/StaticArrays.md` has an example.
struct SharedData {
  /// A name with different contents.
  struct Conflict: Equatable {
    var name: String
    /// The modules that define it.
    var modules: [String]
  }

  private struct Definition {
    var digest: UInt64
    var module: String
  }

  /// The mergeable definitions of one file.
  private struct Contents {
    /// The digest of each piece of data, by name.
    var data: [String: UInt64] = [:]
    /// The names of the functions.
    var functions: Set<String> = []
  }

  private var definitions: [String: [Definition]] = [:]
  /// The names of the sizes of contexts that are in the same file as their functions, and the modules that contain only
  /// the function.
  ///
  /// The linker keeps the first function and the first size. They belong together if every file contains both or
  /// neither.
  private var parted: [String: Set<String>] = [:]

  /// Reads the files that were passed to the linker. Files that are not bitcode contain no such data.
  init(objects: [URL]) throws(CommandError) {
    let results = Locked<[Contents]>(Array(repeating: Contents(), count: objects.count))
    let failure = Locked<CommandError?>(nil)
    DispatchQueue.concurrentPerform(iterations: objects.count) { index in
      do throws(CommandError) {
        let found = try Self.read(objects[index])
        results.withLock { $0[index] = found }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    let contents = Array(zip(objects.map(Self.module), results.withLock { $0 }))
    var pairs: Set<String> = []
    for (module, found) in contents {
      for (name, digest) in found.data {
        definitions[name, default: []].append(Definition(digest: digest, module: module))
        if digest == DataDigests.pair { pairs.insert(name) }
      }
    }
    for name in pairs {
      let function = String(name.dropLast(DataDigests.contextSize.count))
      for (module, found) in contents where found.functions.contains(function) {
        if found.data[name] == nil { parted[name, default: []].insert(module) }
      }
    }
  }

  /// The names with different contents, in alphabetical order.
  var conflicts: [Conflict] {
    definitions.compactMap { name, all in
      let alone = parted[name] ?? []
      return !alone.isEmpty || all.contains { $0.digest != all[0].digest }
        ? Conflict(name: name, modules: alone.union(all.map(\.module)).sorted()) : nil
    }.sorted { $0.name < $1.name }
  }

  /// Throws a sentence that names the first conflict.
  static func check(objects: [URL]) throws(CommandError) {
    let conflicts = try SharedData(objects: objects).conflicts
    guard let first = conflicts.first else { return }
    let name = Demangler.names(of: [first.name])[0]
    let more = conflicts.count > 1 ? ", and \(conflicts.count - 1) more" : ""
    throw CommandError(
      "Different data has one name, so the linker would drop some of it: \(name) (\(first.name)) in "
        + "\(first.modules.joined(separator: ", "))\(more). The compiler has named it wrongly; "
        + "Documentation/StaticArrays.md says what can be done.")
  }

  private static func read(_ object: URL) throws(CommandError) -> Contents {
    guard let data = try? Data(contentsOf: object) else { throw CommandError("\(object.path) can't be read.") }
    guard let file = try BitcodeFile([UInt8](data), path: object.path) else { return Contents() }
    let functions = DataDigests.functions(in: file)
    let digests = DataDigests.shared(in: file, beside: functions)
    return Contents(data: Dictionary(digests, uniquingKeysWith: { first, _ in first }), functions: functions)
  }

  /// Returns the name of the module whose build folder contains an object file.
  private static func module(_ object: URL) -> String {
    let folder = object.deletingLastPathComponent().lastPathComponent
    return folder.hasSuffix(".build") ? String(folder.dropLast(".build".count)) : folder
  }
}
