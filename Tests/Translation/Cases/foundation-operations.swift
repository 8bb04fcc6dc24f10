// SPDX-License-Identifier: Apache-2.0

import UIKit

// Operations that wait for each other, and formats with a list of arguments.

private final class LoggedStep: Operation, @unchecked Sendable {
  let text: String
  var note: (String) -> Void

  init(_ text: String, _ note: @escaping (String) -> Void) {
    self.text = text
    self.note = note
    super.init()
  }

  override func main() {
    guard !isCancelled else { return }
    note(text)
  }
}

private func line(_ format: String, _ arguments: CVarArg...) -> String {
  return "[" + String(format: format, arguments: arguments) + "]"
}

@MainActor func foundationOperations() -> [String] {
  var lines: [String] = []
  let note = { (text: String) in lines.append(text) }
  let first = LoggedStep("first", note)
  let second = LoggedStep("second", note)
  let third = LoggedStep("third", note)
  first.addDependency(second)
  second.addDependency(third)
  third.cancel()
  let ready = [first.isReady, second.isReady, third.isReady].map { "\($0)" }.joined(separator: " ")
  third.start()
  second.start()
  first.start()
  // => second
  // => first
  lines.append("\(ready) \(third.isFinished) \(third.isCancelled) \(first.isExecuting)")
  // => false false true true true false
  first.removeDependency(second)
  lines.append("\(first.dependencies.count) \(second.dependencies.count)")  // => 0 1

  let block = BlockOperation { note("block") }
  block.addExecutionBlock { note("more") }
  block.queuePriority = .high
  block.start()
  // => block
  // => more
  let queue = OperationQueue()
  queue.name = "steps"
  queue.isSuspended = true
  queue.addOperation(LoggedStep("never", note))
  lines.append("\(queue.operationCount) \(block.isFinished) \(Thread.isMainThread)")  // => 1 true true
  queue.cancelAllOperations()

  lines.append(line("%d of %@ at %.1f", 2, "three", 4.56))  // => [2 of three at 4.6]
  lines.append(line("none"))  // => [none]
  let count = 7
  let name = "tide"
  lines.append(line("%@: %03d", name, count))  // => [tide: 007]
  lines.append("\(NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.uuidString.count ?? 0)")  // => 36
  return lines
}
