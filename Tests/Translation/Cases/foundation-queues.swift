// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor func foundationQueues() -> [String] {
  var lines: [String] = []
  let queue = DispatchQueue(label: "harbor", qos: .userInitiated, attributes: [.concurrent])
  // => harbor 7
  lines.append("\(queue.label) \(queue.sync { 7 })")
  let serial = DispatchQueue(label: "serial", autoreleaseFrequency: .workItem)
  serial.async(group: DispatchGroup(), qos: .utility, flags: .barrier) {}
  let group = DispatchGroup()
  group.enter()
  group.leave()
  group.notify(queue: .main) {}
  let item = DispatchWorkItem(qos: .background, flags: DispatchWorkItemFlags.barrier) {}
  item.notify(queue: .main) {}
  item.cancel()
  // => true false
  lines.append("\(item.isCancelled) \(DispatchQoS.userInteractive == DispatchQoS.unspecified)")
  let level: DispatchQoS.QoSClass = .background
  // => false
  lines.append("\(DispatchQoS.default.qosClass == level)")
  DispatchQueue.global(qos: .utility).asyncAfter(deadline: .distantFuture, qos: .utility, flags: []) {}
  let frequency: DispatchQueue.AutoreleaseFrequency = .never
  // => true 1 2
  lines.append(
    "\(frequency == .never) \(DispatchWorkItemFlags.barrier.rawValue) \(DispatchQueue.Attributes.concurrent.rawValue)")
  DispatchQueue.concurrentPerform(iterations: 0) { _ in }
  let attributes: DispatchQueue.Attributes = .initiallyInactive
  // => false
  lines.append("\(attributes.contains(.concurrent))")
  let formatter = DateFormatter()
  formatter.isLenient = true
  formatter.defaultDate = nil
  formatter.doesRelativeDateFormatting = false
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(identifier: "UTC")
  formatter.dateFormat = "yyyy-MM-dd"
  // => 2024-03-01 00:00:00 +0000
  lines.append("\(formatter.date(from: "2024-02-30")!)")
  let base: Formatter = formatter
  // => true
  lines.append("\(base === formatter)")
  var date = Date(timeIntervalSince1970: 10)
  date.addTimeInterval(5)
  // => 20.0 -15.0 true
  lines.append(
    "\(date.advanced(by: 5).timeIntervalSince1970) \(date.distance(to: Date(timeIntervalSince1970: 0))) \(date.compare(Date(timeIntervalSince1970: 0)) == .orderedDescending)"
  )
  var indexes = IndexSet(integersIn: 1..<6)
  indexes.formUnion(IndexSet(integer: 9))
  // => [1, 4, 5, 9] 5 1 7
  lines.append(
    "\(indexes.subtracting(IndexSet([2, 3])).map { $0 }) \(indexes.integerLessThan(9)!) \(indexes.intersection(IndexSet([9, 10])).count) \(indexes.union([20]).count)"
  )
  indexes.removeAll()
  // => true
  lines.append("\(indexes.isEmpty)")
  let name = NSNotification.Name("moored")
  nonisolated(unsafe) var heard = 0
  let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in heard += 1 }
  NotificationCenter.default.post(name: name, object: nil)
  NotificationCenter.default.post(Notification(name: name, object: nil))
  NotificationCenter.default.removeObserver(observer)
  NotificationCenter.default.post(name: name, object: nil)
  // => 2
  lines.append("\(heard)")
  let configuration = URLSessionConfiguration.ephemeral
  configuration.timeoutIntervalForRequest = 5
  // => 5.0
  lines.append("\(configuration.timeoutIntervalForRequest)")
  return lines
}
