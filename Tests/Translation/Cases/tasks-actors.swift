// SPDX-License-Identifier: Apache-2.0

import UIKit

// Actors, task-local values, and notifications as a sequence.

private actor Cache {
  private var values: [String: Int] = [:]
  private(set) var loads = 0

  func value(for key: String) -> Int {
    if let value = values[key] { return value }
    loads += 1
    values[key] = key.utf8.count
    return values[key]!
  }

  nonisolated var name: String { "cache" }
}

private enum Scope {
  @TaskLocal static var name = "outer"
}

@globalActor private actor Archive {
  static let shared = Archive()
}

@Archive private func archived(_ text: String) -> String { "archived " + text }

@MainActor private final class Heard {
  var words: [String] = []
}

private nonisolated func onMain() async -> String {
  await MainActor.run { "on main" }
}

@MainActor func tasksActors() async -> [String] {
  var lines: [String] = []
  let cache = Cache()
  // => 5 5 1 cache
  lines.append(
    "\(await cache.value(for: "Brest")) \(await cache.value(for: "Brest")) \(await cache.loads) \(cache.name)")
  // => on main
  lines.append(await onMain())
  // => assumed
  lines.append(MainActor.assumeIsolated { "assumed" })
  // => archived list
  lines.append(await archived("list"))
  let inner = Scope.$name.withValue("inner") { Task { Scope.name } }
  let lone = Scope.$name.withValue("inner") { Task.detached { Scope.name } }
  // => inner outer outer
  lines.append("\(await inner.value) \(await lone.value) \(Scope.name)")
  let awaited = await Scope.$name.withValue("awaited") { () async -> String in
    await Task.yield()
    return Scope.$name.get()
  }
  // => awaited
  lines.append(awaited)

  let name = Notification.Name("tasks-actors.moored")
  let heard = Heard()
  let center = NotificationCenter.default
  let listener = Task { @MainActor in
    for await notification in center.notifications(named: name) {
      heard.words.append(notification.name.rawValue)
      if heard.words.count == 2 { break }
    }
    heard.words.append("over")
  }
  for _ in 0..<5 { await Task.yield() }
  center.post(name: name, object: nil)
  center.post(name: Notification.Name("tasks-actors.other"), object: nil)
  center.post(name: name, object: nil)
  await listener.value
  // => ["tasks-actors.moored", "tasks-actors.moored", "over"]
  lines.append("\(heard.words)")
  let stopped = Task { @MainActor in
    for await _ in center.notifications(named: name, object: heard) { heard.words.append("wrong") }
    return "stopped"
  }
  for _ in 0..<5 { await Task.yield() }
  center.post(name: name, object: cache)
  stopped.cancel()
  // => stopped 3
  lines.append("\(await stopped.value) \(heard.words.count)")
  return lines
}
