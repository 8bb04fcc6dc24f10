// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A process with all its descendants.
///
/// A process group is not enough, because the package manager starts every compiler in its own group.
enum ProcessTree {
  /// Sends a signal to the process and to all its descendants.
  static func signal(_ number: Int32, to root: pid_t) {
    let children = Dictionary(grouping: processes(), by: \.parent)
    var tree: [pid_t] = [root]
    var next = 0
    while next < tree.count {
      tree += (children[tree[next]] ?? []).map(\.id).filter { !tree.contains($0) }
      next += 1
    }
    for process in tree { kill(process, number) }
  }

  private static func processes() -> [(id: pid_t, parent: pid_t)] {
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { name in
        // In "12 (the name) S 3 ...", the parent's identifier is the second word after the last parenthesis.
        guard let id = pid_t(name), let stat = FileManager.default.contents(atPath: "/proc/\(name)/stat"),
          let parent = String(decoding: stat, as: UTF8.self).split(separator: ")").last?
            .split(separator: " ").dropFirst().first.flatMap({ pid_t($0) })
        else { return nil }
        return (id, parent)
      }
    #else
      let list = Process()
      let output = Pipe()
      list.executableURL = URL(fileURLWithPath: "/bin/ps")
      list.arguments = ["-axo", "pid=,ppid="]
      list.standardOutput = output
      guard (try? list.run()) != nil else { return [] }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return text.split(separator: "\n").compactMap { line in
        let numbers = line.split(separator: " ").compactMap { pid_t($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
      }
    #endif
  }
}
