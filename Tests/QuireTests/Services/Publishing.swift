// SPDX-License-Identifier: Apache-2.0

// Imports only Quire, as an app does.

import Quire

/// Uses of publishers that follow the app's clock, with a log.
@MainActor final class Publishing {
  var log: [String] = []
  var kept = Set<AnyCancellable>()
  let words = PassthroughSubject<String, Never>()

  func receiveLater() {
    words.receive(on: DispatchQueue.main).sink { self.log.append($0) }.store(in: &kept)
    words.send("a")
    log.append("now")
  }

  func debounce() {
    words.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { self.log.append($0) }.store(in: &kept)
  }

  func throttle() {
    words.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).sink { self.log.append($0) }.store(in: &kept)
  }

  func listen(_ name: Notification.Name) {
    NotificationCenter.default.publisher(for: name).sink { _ in self.log.append("posted") }.store(in: &kept)
  }

  func tick() {
    var count = 0
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in
      count += 1
      self.log.append("tick \(count)")
    }.store(in: &kept)
  }
}
