// SPDX-License-Identifier: Apache-2.0

import Quire

/// Searches shortly after the last typed letter.
@MainActor final class DelayedSearch: NSObject {
  private let names = ["Aran", "Brest", "Cork", "Dover", "Esbjerg", "Faro", "Genoa", "Hull"]
  private var pending: DispatchWorkItem?

  func typed(_ text: String, found: @escaping @MainActor (String) -> Void) {
    pending?.cancel()
    let names = names
    let search = DispatchWorkItem {
      let hits = names.filter { $0.lowercased().hasPrefix(text.lowercased()) }
      found(hits.isEmpty ? "None" : hits.joined(separator: ", "))
    }
    pending = search
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: search)
  }
}

/// Passes on the last of many changes after half a second without one.
@MainActor final class Debounce: NSObject {
  private var timer: Timer?

  func changed(_ action: @escaping @MainActor @Sendable () -> Void) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in action() }
  }
}

/// Shows the time of the day each second.
@MainActor final class WallClock: NSObject {
  private var timer: Timer?

  func start(_ show: @escaping @MainActor @Sendable (String) -> Void) {
    show(Self.text)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in show(Self.text) }
  }

  func stop() {
    timer?.invalidate()
  }

  static var text: String {
    let formatter = DateFormatter()
    formatter.timeStyle = .medium
    return formatter.string(from: Date())
  }
}

/// Shows a date in words.
enum Day {
  @MainActor static func text(_ date: Date) -> String {
    date.formatted(date: .complete, time: .omitted)
  }
}
