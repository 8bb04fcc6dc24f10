// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Work on several cores.
enum Parallel {
  /// Returns the results of a function for each number below `count`, in order.
  static func map<Value: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Value) -> [Value] {
    guard count > 1 else { return (0..<count).map(transform) }
    let results = Results<Value>()
    DispatchQueue.concurrentPerform(iterations: count) { results.add(transform($0), at: $0) }
    return results.inOrder
  }

  /// The results of the concurrent work, by number.
  private final class Results<Value: Sendable>: @unchecked Sendable {
    // Accessed only on the queue, or after all work is done.
    private var values: [Int: Value] = [:]
    private let queue = DispatchQueue(label: "results")

    func add(_ value: Value, at index: Int) {
      queue.sync { values[index] = value }
    }

    var inOrder: [Value] { values.sorted { $0.key < $1.key }.map(\.value) }
  }
}
