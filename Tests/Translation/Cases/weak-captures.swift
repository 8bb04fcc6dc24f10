// SPDX-License-Identifier: Apache-2.0

import UIKit

// Weak captures: up to `guard let self`, in nested closures, in string literals, together with other captures.

private final class Counter: NSObject {
  var count = 0
  var title = "counter"
  var finished: (() -> Void)?
  var log: [String] = []

  func add(_ number: Int) { count += number }

  func guarded() {
    finished = { [weak self] in
      guard let self else { return }
      add(1)
      count += 1
      log.append("\(title) \(count)")
      let count = 10
      log.append("local \(count), own \(self.count)")
    }
  }

  func optional() {
    finished = { [weak self] in
      self?.add(5)
      self?.log.append("now \(self?.count ?? -1) \(self!.title)")
    }
  }

  func nested(_ other: Counter) {
    finished = { [weak self, weak other, step = count + 1] in
      let inner = { [weak self] in
        if let self { self.add(step); add(step) }
      }
      inner()
      guard let self = self, let other = other else { return }
      other.add(count)
      [1, 2].forEach { self.add($0) }
      log.append("other \(other.count), own \(self.count)")
    }
  }

  func shadowed() {
    finished = { [weak self] in
      guard let counter = self else { return }
      let title = "shadow"
      func add(_ text: String) { counter.log.append(text) }
      if let self = self as Counter? { add(title + self.title) }
      for count in 1...2 { add("\(count)") }
      switch self {
      case .some(let count): add("some \(count.title)");
      case .none: add("none")
      }
    }
  }
}

@MainActor func weakCaptures() -> [String] {
  let counter = Counter()
  counter.guarded()
  counter.finished?()
  counter.optional()
  counter.finished?()
  let other = Counter()
  counter.nested(other)
  counter.finished?()
  counter.shadowed()
  counter.finished?()
  var gone: Counter? = Counter()
  let read = { [weak gone] in gone == nil ? "gone" : "there" }
  let before = read()
  gone = nil
  return counter.log + [before, read()]
}

// => counter 2
// => local 10, own 2
// => now 7 counter
// => other 23, own 26
// => shadowcounter
// => 1
// => 2
// => some counter
// => there
// => gone
