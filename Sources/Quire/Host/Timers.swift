// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Scheduled actions, sorted by time.
struct Timers {
  private struct Entry {
    let id: UInt32
    let time: Seconds
    let action: () -> Void
  }

  private var entries: [Entry] = []
  /// The identifier of the timer that was added last; 0 before the first.
  private(set) var latest: UInt32 = 0

  /// The time of the earliest timer, or `nil` if there is none.
  var next: Seconds? { entries.first?.time }

  /// Adds an action. Actions for the same time run in the order in which they were added. Returns an identifier with
  /// which to remove it.
  mutating func add(at time: Seconds, _ action: @escaping () -> Void) -> UInt32 {
    latest += 1
    let entry = Entry(id: latest, time: time, action: action)
    entries.insert(entry, at: entries.firstIndex { $0.time > time } ?? entries.count)
    return latest
  }

  mutating func remove(_ id: UInt32) {
    entries.removeAll { $0.id == id }
  }

  /// Removes the earliest timer that is due, and returns its action.
  mutating func removeDue(at now: Seconds) -> (() -> Void)? {
    guard let first = entries.first, first.time <= now else { return nil }
    return entries.removeFirst().action
  }
}
