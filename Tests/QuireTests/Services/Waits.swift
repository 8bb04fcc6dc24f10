// SPDX-License-Identifier: Apache-2.0

// Imports only Quire. Everything that follows the app's clock is Quire's here, as in an app.

import Quire

/// Uses of timers and queues in apps, with a log.
@MainActor final class Waits {
  var log: [String] = []
  var timer: Timer?
  var item: DispatchWorkItem?

  func queue() {
    DispatchQueue.main.async {
      self.log.append("first")
      DispatchQueue.main.async { self.log.append("third") }
    }
    DispatchQueue.main.async { self.log.append("second") }
    log.append("now")
  }

  func delay(_ seconds: Double) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.log.append("\(seconds)") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { self.log.append("100 ms") }
  }

  func cancel() {
    let item = DispatchWorkItem { self.log.append("never") }
    self.item = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    item.cancel()
  }

  func tick(_ interval: TimeInterval, times: Int) {
    var count = 0
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
      count += 1
      self.log.append("\(Date().timeIntervalSince1970)")
      if count == times { timer.invalidate() }
    }
  }

  func once() {
    let timer = Timer(timeInterval: 0.5, repeats: false) { _ in self.log.append("once") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
