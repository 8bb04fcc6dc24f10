// SPDX-License-Identifier: Apache-2.0

import Foundation

// Members of files, their values and their folders.

@MainActor func foundationFileMembers() -> [String] {
  let manager = FileManager.default
  let base = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
    "quire-file-members", isDirectory: true)
  try? manager.removeItem(at: base)
  try? manager.createDirectory(
    atPath: base.appendingPathComponent("inner/deep").path, withIntermediateDirectories: true, attributes: nil)
  let note = base.appendingPathComponent("note.txt")
  let hidden = base.appendingPathComponent(".hidden")
  try? "ebb and flow".write(toFile: note.path, atomically: true, encoding: .utf8)
  try? Data("x".utf8).write(to: hidden, options: [.atomic])
  var lines: [String] = []
  lines.append((try? String(contentsOfFile: note.path, encoding: .utf8)) ?? "none")

  let copy = base.appendingPathComponent("inner/copy.txt")
  try? manager.copyItem(atPath: note.path, toPath: copy.path)
  let same = manager.contentsEqual(atPath: note.path, andPath: copy.path)
  let other = manager.contentsEqual(atPath: note.path, andPath: hidden.path)
  lines.append("\(same) \(other)")
  try? manager.moveItem(atPath: copy.path, toPath: base.appendingPathComponent("inner/moved.txt").path)
  lines.append((manager.subpaths(atPath: base.path) ?? []).sorted().joined(separator: ", "))
  let shown =
    (try? manager.contentsOfDirectory(at: base, includingPropertiesForKeys: [.nameKey], options: .skipsHiddenFiles))
    ?? []
  lines.append(shown.map(\.lastPathComponent).sorted().joined(separator: ", "))
  lines.append(
    "\(manager.isReadableFile(atPath: note.path)) \(manager.isWritableFile(atPath: note.path)) "
      + "\(manager.isDeletableFile(atPath: note.path)) \(manager.isReadableFile(atPath: note.path + "x"))")
  lines.append(manager.displayName(atPath: note.path))

  let values = try? note.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey, .isRegularFileKey, .nameKey])
  lines.append(
    "\(values?.fileSize ?? 0) \(values?.isDirectory ?? true) \(values?.isRegularFile ?? false) \(values?.name ?? "none")"
  )
  let times = try? note.resourceValues(forKeys: [.contentModificationDateKey, .creationDateKey])
  let isNew = { (date: Date?) in date.map { abs($0.timeIntervalSinceNow) < 3_600 } ?? false }
  lines.append("\(isNew(times?.contentModificationDate))")
  lines.append("\((try? note.checkResourceIsReachable()) ?? false)")

  let documents = manager.urls(for: .documentDirectory, in: .userDomainMask).first
  let support = try? manager.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
  let paths = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)
  lines.append("\(documents?.lastPathComponent ?? "none") \(support != nil) \(paths.first == documents?.path)")
  lines.append("\(NSHomeDirectory().hasPrefix("/")) \(manager.currentDirectoryPath.hasPrefix("/"))")
  lines.append(
    "\(URL(filePath: "/tide/table.json").lastPathComponent) \(URL(fileURLWithPath: "/a/b").path) "
      + "\(Data(bytes: [1, 2, 3], count: 2).count)")

  var codes: [Int] = []
  do {
    _ = try String(contentsOfFile: base.path + "/none.txt", encoding: .utf8)
  } catch {
    let failure = error as? CocoaError
    codes.append(failure?.code == .fileReadNoSuchFile ? 1 : 0)
    codes.append(failure?.code.rawValue ?? 0)
  }
  do {
    try manager.removeItem(atPath: base.path + "/none.txt")
  } catch {
    codes.append((error as? CocoaError)?.code == .fileNoSuchFile ? 1 : 0)
  }
  do {
    try manager.copyItem(atPath: note.path, toPath: hidden.path)
  } catch {
    codes.append((error as? CocoaError)?.code == .fileWriteFileExists ? 1 : 0)
  }
  lines.append("\(codes) \(CocoaError(.fileWriteUnknown).code.rawValue)")
  try? manager.removeItem(at: base)
  lines.append("\(manager.fileExists(atPath: base.path))")
  return lines
}

// => ebb and flow
// => true false
// => .hidden, inner, inner/deep, inner/moved.txt, note.txt
// => inner, note.txt
// => true true true false
// => note.txt
// => 12 false true note.txt
// => true
// => true
// => Documents true true
// => true true
// => table.json /a/b 2
// => [1, 260, 1, 1] 512
// => false
