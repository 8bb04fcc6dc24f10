// SPDX-License-Identifier: Apache-2.0

import UIKit

// Members of objects that hold values, of operations, and of associated objects.

private final class Buoy: NSObject {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }
}

nonisolated(unsafe) private var noteKey: UInt8 = 0

private final class Step: Operation, @unchecked Sendable {
  let note: () -> Void

  init(_ note: @escaping () -> Void) {
    self.note = note
    super.init()
  }

  override func main() { note() }
}

@MainActor func foundationObjectMembers() -> [String] {
  var lines: [String] = []
  let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
  let size = NSValue(cgSize: CGSize(width: 3, height: 4))
  let vector = NSValue(cgVector: CGVector(dx: 5, dy: 6))
  let transform = NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3))
  let insets = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  let offset = NSValue(uiOffset: UIOffset(horizontal: 7, vertical: 8))
  let turn = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
  // => 1.0 4.0 6.0 3.0 3.0 8.0 2.0
  lines.append(
    "\(point.cgPointValue.x) \(size.cgSizeValue.height) \(vector.cgVectorValue.dy) \(transform.cgAffineTransformValue.d) "
      + "\(insets.uiEdgeInsetsValue.bottom) \(offset.uiOffsetValue.vertical) \(turn.caTransform3DValue.m11)")

  let buoy = Buoy("north")
  objc_setAssociatedObject(buoy, &noteKey, Buoy("of the north"), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  let note = objc_getAssociatedObject(buoy, &noteKey) as? Buoy
  objc_setAssociatedObject(buoy, &noteKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  let isGone = objc_getAssociatedObject(buoy, &noteKey) == nil
  // => of the north true
  lines.append("\(note?.name ?? "none") \(isGone)")

  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 1
  queue.qualityOfService = .userInitiated
  queue.isSuspended = true
  var log: [String] = []
  let step = Step { log.append("step") }
  step.queuePriority = .high
  step.qualityOfService = .background
  queue.addOperations([step], waitUntilFinished: false)
  // => 1 true true false false
  lines.append(
    "\(queue.operations.count) \(queue.qualityOfService == .userInitiated) \(step.queuePriority == .high) "
      + "\(step.isAsynchronous) \(step.isFinished)")
  queue.cancelAllOperations()
  let whole = BlockOperation(block: { log.append("block") })
  whole.addExecutionBlock { log.append("more") }
  // => 2
  lines.append("\(whole.executionBlocks.count)")
  whole.start()
  // => ["block", "more"]
  lines.append("\(log.sorted())")

  let array = NSArray(array: ["ebb", "flow", "slack"])
  let long = array.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "f"))
  // => 1 true false
  lines.append(
    "\(long.count) \(NSPredicate(value: true).evaluate(with: nil)) \(NSPredicate(value: false).evaluate(with: nil))")

  var name = PersonNameComponents()
  name.namePrefix = "Dr."
  name.givenName = "Ann"
  name.middleName = "Bo"
  name.familyName = "Lee"
  name.nameSuffix = "Jr."
  name.nickname = "Annie"
  // => Dr. Bo Jr. Annie
  lines.append("\(name.namePrefix ?? "") \(name.middleName ?? "") \(name.nameSuffix ?? "") \(name.nickname ?? "")")
  // => true true
  lines.append(
    "\(Bundle.main.url(forResource: "none", withExtension: "json") == nil) "
      + "\(Bundle.main.path(forResource: "none", ofType: "json") == nil)")
  return lines
}
