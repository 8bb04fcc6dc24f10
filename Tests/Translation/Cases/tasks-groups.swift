// SPDX-License-Identifier: Apache-2.0

import UIKit

// Groups of tasks.

private enum PictureError: Error { case missing(Int) }

private func size(_ number: Int) async -> Int {
  await Task.yield()
  return number * number
}

private func picture(_ number: Int) async throws -> Int {
  await Task.yield()
  if number == 2 { throw PictureError.missing(number) }
  return number
}

private actor Counter {
  private(set) var count = 0

  func add(_ number: Int) { count += number }
}

@MainActor func tasksGroups() async -> [String] {
  var lines: [String] = []
  let sum = await withTaskGroup(of: Int.self) { group in
    for number in 1...4 { group.addTask { await size(number) } }
    var sum = 0
    for await size in group { sum += size }
    return sum
  }
  // => 30
  lines.append("\(sum)")
  let first = await withTaskGroup(of: Int.self, returning: String.self) { group in
    group.addTask(priority: .high) { 7 }
    let seven = await group.next()
    let none = await group.next()
    return "\(seven ?? 0) \(none == nil) \(group.isEmpty)"
  }
  // => 7 true true
  lines.append(first)
  let canceled = await withTaskGroup(of: Bool.self) { group in
    group.addTask {
      try? await Task.sleep(for: .seconds(60))
      return Task.isCancelled
    }
    group.cancelAll()
    let added = group.addTaskUnlessCancelled { false }
    let ended = await group.next()
    await group.waitForAll()
    return "\(added) \(ended ?? false) \(group.isCancelled)"
  }
  // => false true true
  lines.append(canceled)
  do {
    let all = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in [1, 3] { group.addTask { try await picture(number) } }
      var all = 0
      for try await number in group { all += number }
      return all
    }
    // => 4
    lines.append("\(all)")
    try await withThrowingTaskGroup(of: Int.self) { group in
      group.addTask { try await picture(2) }
      try await group.waitForAll()
    }
    lines.append("no error")
  } catch PictureError.missing(let number) {
    // => missing 2
    lines.append("missing \(number)")
  } catch {
    lines.append("another error")
  }
  let ends = try? await withThrowingTaskGroup(of: Int.self) { group -> String in
    group.addTask { try await picture(2) }
    var failed = false
    if let result = await group.nextResult(), case .failure = result { failed = true }
    _ = group.addTaskUnlessCancelled { try await picture(5) }
    let five = try await group.next()
    group.cancelAll()
    return "\(failed) \(five ?? 0) \(group.isCancelled) \(group.isEmpty)"
  }
  // => true 5 true true
  lines.append(ends ?? "an error")
  let counter = Counter()
  await withDiscardingTaskGroup { group in
    for number in 1...3 { group.addTask { await counter.add(number) } }
    _ = group.addTaskUnlessCancelled { await counter.add(10) }
  }
  // => 16
  lines.append("\(await counter.count)")
  do {
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { await counter.add(100) }
      group.addTask { _ = try await picture(2) }
      group.addTask { try await Task.sleep(for: .seconds(60)) }
    }
    lines.append("no error")
  } catch {
    // => true 116
    lines.append("\(error is PictureError) \(await counter.count)")
  }
  return lines
}
