// SPDX-License-Identifier: Apache-2.0

import UIKit

// Operators of asynchronous sequences, with closures that throw, and tasks in great numbers.

private enum DepthError: Error { case shallow }

private func depths(_ count: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for depth in 1...count { continuation.yield(depth) }
    continuation.finish()
  }
}

private func sounded(_ depth: Int) async throws -> Int {
  await Task.yield()
  guard depth < 4 else { throw DepthError.shallow }
  return depth * 10
}

/// Reads a sequence until it ends or fails.
private func read<Depths: AsyncSequence>(_ depths: Depths) async -> String
where Depths.Element == Int, Depths.Failure == any Error {
  var texts: [String] = []
  do {
    for try await depth in depths { texts.append("\(depth)") }
  } catch {
    texts.append(error is DepthError ? "shallow" : "another error")
  }
  return texts.joined(separator: " ")
}

private func broken() -> AsyncThrowingStream<Int, Error> {
  AsyncThrowingStream { continuation in
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish(throwing: DepthError.shallow)
  }
}

@MainActor private final class Counter {
  var count = 0
}

@MainActor func tasksOperators() async -> [String] {
  var lines: [String] = []
  // => 2 3 shallow
  lines.append(await read(depths(5).filter { try await sounded($0) > 10 }))
  // => 1 2
  do {
    lines.append(await read(try depths(5).prefix { try await sounded($0) < 30 }))
  } catch {
    lines.append("failed")
  }
  // => 1 2 shallow
  lines.append(await read(broken().filter { try await sounded($0) > 0 }))
  // => 2 true none
  do {
    let first = try await depths(5).first { try await sounded($0) == 20 }
    let holds = try await depths(3).contains { try await sounded($0) == 30 }
    let none = try await depths(3).first { try await sounded($0) == 50 }
    lines.append("\(first ?? 0) \(holds) \(none == nil ? "none" : "one")")
  } catch {
    lines.append("failed")
  }
  // => 60 [10, 20] shallow
  do {
    let sum = await depths(3).reduce(0) { $0 + $1 * 10 }
    let list = try await depths(2).reduce(into: [Int]()) { $0.append(try await sounded($1)) }
    lines.append("\(sum) \(list)")
    _ = try await depths(9).allSatisfy { try await sounded($0) > 0 }
  } catch {
    lines[lines.count - 1] += error is DepthError ? " shallow" : " another error"
  }
  // => 1 1 2 1 2 3
  var flat: [Int] = []
  for await depth in depths(3).flatMap({ depths($0) }) { flat.append(depth) }
  lines.append(flat.map { "\($0)" }.joined(separator: " "))
  // => 4 1
  let deepest = await depths(4).max { $0 < $1 } ?? 0
  let least = await depths(4).min { $0 < $1 } ?? 0
  lines.append("\(deepest) \(least)")

  // Many tasks, all begun before one runs, and many canceled before they begin.
  let counter = Counter()
  let tasks = (0..<20_000).map { number in
    Task {
      if Task.isCancelled { return 0 }
      counter.count += 1
      return number % 2
    }
  }
  for task in tasks.suffix(5_000) { task.cancel() }
  var sum = 0
  for task in tasks { sum += await task.value }
  // => 15000 7500
  lines.append("\(counter.count) \(sum)")
  return lines
}
