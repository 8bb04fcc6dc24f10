// SPDX-License-Identifier: Apache-2.0

import UIKit

// Tasks: their values, their cancellation, and waits.

private enum LoadError: Error { case empty }

private func load(_ text: String) async throws -> String {
  await Task.yield()
  guard !text.isEmpty else { throw LoadError.empty }
  return text
}

private func measure(_ text: String) async -> Int {
  await Task.yield()
  return text.utf8.count
}

@MainActor private final class Log {
  var words: [String] = []
}

@MainActor func tasksValues() async -> [String] {
  var lines: [String] = []
  let log = Log()
  let task = Task { await measure("Brest") }
  // => 5 5
  lines.append("\(await task.value) \(await task.value)")
  let detached = Task.detached(priority: .background) { await measure("Aran") }
  let result = await detached.result
  // => success 4
  if case .success(let count) = result { lines.append("success \(count)") }
  let failing = Task { try await load("") }
  do {
    // => LoadError
    lines.append(try await failing.value)
  } catch is LoadError {
    lines.append("LoadError")
  } catch {
    lines.append("another error")
  }
  let loading = Task { try await load("Cork") }
  // => Cork
  lines.append((try? await loading.value) ?? "nothing")
  async let first = measure("a")
  async let second = measure("bc")
  // => 3
  lines.append("\(await first + second)")

  // Cancellation.
  let sleeper = Task { @MainActor in
    do {
      try await Task.sleep(for: .seconds(60))
      log.words.append("slept")
    } catch is CancellationError {
      log.words.append("canceled \(Task.isCancelled)")
    } catch {
      log.words.append("another error")
    }
  }
  await Task.yield()
  sleeper.cancel()
  await sleeper.value
  // => canceled true true
  lines.append("\(log.words[0]) \(sleeper.isCancelled)")
  let checking = Task { @MainActor in
    do {
      try Task.checkCancellation()
      log.words.append("went on")
    } catch {
      log.words.append("stopped")
    }
  }
  checking.cancel()
  await checking.value
  // => stopped
  lines.append(log.words[1])
  let handled = Task { @MainActor in
    await withTaskCancellationHandler {
      while !Task.isCancelled { await Task.yield() }
      log.words.append("ended")
    } onCancel: {
    }
  }
  handled.cancel()
  await handled.value
  // => ended
  lines.append(log.words[2])
  let before = Task { @MainActor in Task.isCancelled }
  before.cancel()
  // => true false
  lines.append("\(await before.value) \(Task.isCancelled)")

  // Waits.
  let clock = ContinuousClock()
  let start = clock.now
  try? await Task.sleep(nanoseconds: 1_000_000)
  try? await Task.sleep(for: .milliseconds(2))
  try? await Task.sleep(until: .now + .milliseconds(2), clock: .continuous)
  try? await clock.sleep(until: clock.now.advanced(by: .milliseconds(1)))
  let duration = start.duration(to: clock.now)
  // => true true
  lines.append("\(duration >= .milliseconds(5)) \(start < clock.now)")
  let nothing = clock.measure { log.words.append("measured") }
  // => true
  lines.append("\(nothing < .seconds(10))")

  // Names and priorities.
  let priorities: [TaskPriority] = [.high, .userInitiated, .medium, .low, .utility, .background]
  // => [25, 25, 21, 17, 17, 9] true
  lines.append("\(priorities.map { Int($0.rawValue) }) \(TaskPriority.low < TaskPriority.high)")
  let same = task
  // => true false
  lines.append("\(same == task) \(Set([task, same]).count == 2)")
  let important = Task(priority: .high) { 1 }
  // => 1
  lines.append("\(await important.value)")
  return lines
}
