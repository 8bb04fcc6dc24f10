// SPDX-License-Identifier: Apache-2.0

import UIKit

// Waits for what calls back.

private enum CallError: Error { case busy }

@MainActor private final class Caller {
  private var waiting: [@MainActor (Bool) -> Void] = []

  func call(_ done: @escaping @MainActor (Bool) -> Void) { waiting.append(done) }

  func answer(_ answer: Bool) {
    let all = waiting
    waiting = []
    for done in all { done(answer) }
  }
}

@MainActor func tasksContinuations() async -> [String] {
  var lines: [String] = []
  let caller = Caller()
  let checked = Task { @MainActor in
    await withCheckedContinuation { continuation in
      caller.call { continuation.resume(returning: $0 ? "yes" : "no") }
    }
  }
  await Task.yield()
  await Task.yield()
  caller.answer(true)
  // => yes
  lines.append(await checked.value)
  let at = await withUnsafeContinuation { continuation in continuation.resume(returning: 3) }
  // => 3
  lines.append("\(at)")
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in continuation.resume() }
  await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in continuation.resume() }
  let given: String = await withCheckedContinuation { $0.resume(with: .success("given")) }
  // => given
  lines.append(given)
  do {
    let text: String = try await withCheckedThrowingContinuation { $0.resume(throwing: CallError.busy) }
    lines.append(text)
  } catch CallError.busy {
    // => busy
    lines.append("busy")
  } catch {
    lines.append("another error")
  }
  do {
    let text: String = try await withUnsafeThrowingContinuation { continuation in
      continuation.resume(with: Result<String, CallError>.failure(.busy))
    }
    lines.append(text)
  } catch {
    // => true
    lines.append("\(error is CallError)")
  }
  let number: Int? = try? await withCheckedThrowingContinuation { $0.resume(returning: 4) }
  // => 4
  lines.append("\(number ?? 0)")
  return lines
}
