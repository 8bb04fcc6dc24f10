// SPDX-License-Identifier: Apache-2.0

import UIKit

// Sequences that wait for their elements.

private enum WireError: Error { case cut }

/// A sequence of an app's own.
private struct Countdown: AsyncSequence {
  typealias Element = Int
  let start: Int

  struct AsyncIterator: AsyncIteratorProtocol {
    var left: Int

    mutating func next() async -> Int? {
      guard left > 0 else { return nil }
      defer { left -= 1 }
      return left
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(left: start) }
}

@MainActor private final class Ends {
  var words: [String] = []
}

private func texts<Stream: AsyncSequence>(_ stream: Stream) async -> String
where Stream.Element == Int, Stream.Failure == Never {
  var texts: [String] = []
  for await number in stream { texts.append("\(number)") }
  return texts.joined(separator: " ")
}

private func numbers(_ count: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for number in 1...count { continuation.yield(number) }
    continuation.finish()
  }
}

@MainActor func tasksStreams() async -> [String] {
  var lines: [String] = []
  var seen: [Int] = []
  for await number in Countdown(start: 3) { seen.append(number) }
  // => [3, 2, 1]
  lines.append("\(seen)")
  // => 1 2 3
  lines.append(await texts(numbers(3)))
  let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(2))
  continuation.yield(1)
  continuation.yield(2)
  if case .dropped(let dropped) = continuation.yield(3) { seen = [dropped] }
  continuation.finish()
  var isOver = false
  if case .terminated = continuation.yield(4) { isOver = true }
  // => 2 3 [1] true
  lines.append("\(await texts(stream)) \(seen) \(isOver)")
  let oldest = AsyncStream(Int.self, bufferingPolicy: .bufferingOldest(1)) { continuation in
    continuation.yield(5)
    continuation.yield(with: .success(6))
    continuation.finish()
  }
  // => 5
  lines.append(await texts(oldest))
  var left = 3
  let asked = AsyncStream<Int> { @MainActor in
    left -= 1
    return left > 0 ? left : nil
  }
  // => 2 1
  lines.append(await texts(asked))
  let ends = Ends()
  nonisolated(unsafe) var end = ""
  do {
    let (endless, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { termination in
      end = termination == .cancelled ? "canceled" : "finished"
    }
    continuation.yield(1)
    let reader = Task { @MainActor in
      for await number in endless { ends.words.append("\(number)") }
      ends.words.append("over")
    }
    for _ in 0..<20 where ends.words.isEmpty { await Task.yield() }
    reader.cancel()
    await reader.value
  }
  // => ["1", "over"] canceled
  lines.append("\(ends.words) \(end)")
  let broken = AsyncThrowingStream<Int, Error> { continuation in
    continuation.yield(1)
    continuation.finish(throwing: WireError.cut)
  }
  var read = 0
  do {
    for try await number in broken { read += number }
    lines.append("no error")
  } catch is WireError {
    // => cut 1
    lines.append("cut \(read)")
  } catch {
    lines.append("another error")
  }

  // What sequences have.
  // => 2 4 6
  lines.append(await texts(numbers(3).map { $0 * 2 }))
  // => 10 30
  lines.append(await texts(numbers(3).compactMap { $0 == 2 ? nil : $0 * 10 }))
  // => 2 4
  lines.append(await texts(numbers(5).filter { $0 % 2 == 0 }))
  // => 1 2 / 4 5
  lines.append("\(await texts(numbers(5).prefix(2))) / \(await texts(numbers(5).dropFirst(3)))")
  // => 1 2 / 3 4
  lines.append(
    "\(await texts(numbers(4).prefix { $0 < 3 })) / \(await texts(numbers(4).drop { $0 < 3 }))")
  // => 3 true false true
  lines.append(
    "\(await numbers(4).first { $0 > 2 } ?? 0) \(await numbers(4).contains { $0 > 3 }) \(await numbers(4).allSatisfy { $0 > 3 }) \(await numbers(4).contains(2))"
  )
  // => 10 [1, 2, 3] 1 4
  lines.append(
    "\(await numbers(4).reduce(0) { $0 + $1 }) \(await numbers(3).reduce(into: [Int]()) { $0.append($1) }) \(await numbers(4).min() ?? 0) \(await numbers(4).max() ?? 0)"
  )
  return lines
}
