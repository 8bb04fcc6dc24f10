// SPDX-License-Identifier: Apache-2.0

import Foundation

// Files that the app writes, reads, lists, moves and removes.

private struct Buoy: Codable {
  var name: String
  var depth: Int
}

private func code(_ work: () throws -> Void) -> Int {
  do {
    try work()
    return 0
  } catch {
    return (error as NSError).code
  }
}

@MainActor func foundationFiles() -> [String] {
  let manager = FileManager.default
  let base = manager.temporaryDirectory.appendingPathComponent("quire-files-case", isDirectory: true)
  try? manager.removeItem(at: base)
  let folder = base.appendingPathComponent("charts")
  let file = folder.appendingPathComponent("north sea.json")
  let early = code { try Data([1]).write(to: file) }
  try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
  var lines = ["\(early) \(manager.fileExists(atPath: folder.path))"]  // => 4 true

  if let data = try? JSONEncoder().encode([Buoy(name: "Texel", depth: 21)]) {
    try? data.write(to: file, options: .atomic)
  }
  let read = (try? Data(contentsOf: file)) ?? Data()
  let buoys = (try? JSONDecoder().decode([Buoy].self, from: read)) ?? []
  lines.append("\(buoys.count) \(buoys.first?.name ?? "none") \(buoys.first?.depth ?? 0)")  // => 1 Texel 21

  let note = folder.appendingPathComponent("note.txt")
  try? "ebb".write(to: note, atomically: true, encoding: .utf8)
  lines.append((try? String(contentsOf: note, encoding: .utf8)) ?? "none")  // => ebb
  let names = ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  lines.append(names.joined(separator: ", "))  // => north sea.json, note.txt

  var isFolder: ObjCBool = false
  let there = manager.fileExists(atPath: folder.path, isDirectory: &isFolder)
  lines.append("\(there) \(isFolder.boolValue)")  // => true true
  let attributes = try? manager.attributesOfItem(atPath: note.path)
  let size = attributes?[FileAttributeKey.size] as? Int ?? 0
  let changed = attributes?[.modificationDate] as? Date
  lines.append("\(size) \(changed.map { abs($0.timeIntervalSinceNow) < 3600 } ?? false)")  // => 3 true

  let moved = base.appendingPathComponent("moved.txt")
  let first = code { try manager.moveItem(at: note, to: moved) }
  let second = code { try manager.copyItem(at: moved, to: file) }
  lines.append("\(first) \(second) \(manager.fileExists(atPath: note.path))")  // => 0 516 false
  lines.append("\(manager.createFile(atPath: note.path, contents: Data([1, 2])))")  // => true
  lines.append("\(manager.contents(atPath: note.path)?.count ?? 0)")  // => 2

  let gone = code { try manager.removeItem(at: base) }
  let again = code { try manager.removeItem(at: base) }
  lines.append("\(gone) \(again) \(manager.fileExists(atPath: moved.path))")  // => 0 4 false

  UserDefaults.standard.set(Date(timeIntervalSince1970: 7), forKey: "foundation-files.date")
  let date = UserDefaults.standard.object(forKey: "foundation-files.date") as? Date
  lines.append("\(date?.timeIntervalSince1970 ?? 0)")  // => 7.0
  return lines
}
