// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// A simulated device that records vibrations, copied text and shared content.
@MainActor public final class SimulatedDevice {
  /// The vibrations so far, in order. Each lists alternating vibration and pause durations, in milliseconds.
  public private(set) var vibrations: [[UInt32]] = []
  /// The text that the app last copied, or `nil`.
  public private(set) var copiedText: String?
  /// The content that the app has shared so far, in order: the texts and URLs that are not empty.
  public private(set) var shared: [[String]] = []
  /// Whether the browser has a share sheet; `true` by default.
  public var hasShareSheet = true
  /// Whether the user shares the content rather than closing the sheet; `true` by default.
  public var userShares = true

  var wait: (Seconds, @escaping () -> Void) -> Void = { _, action in action() }
}

@_spi(Hosts) extension SimulatedDevice: DeviceHost {
  /// Whether the device can share content. Implements Quire's `DeviceHost`.
  public var canShare: Bool { hasShareSheet }

  /// Records a vibration. Implements Quire's `DeviceHost`.
  public func vibrate(_ times: [UInt32]) { vibrations.append(times) }

  /// Records copied text. Implements Quire's `DeviceHost`.
  public func copy(_ text: String) { copiedText = text }

  /// Records shared content, and calls `done` after 0.1 seconds. Implements Quire's `DeviceHost`.
  public func share(_ content: SharedContent, done: @escaping @MainActor (Bool) -> Void) {
    shared.append([content.title, content.text, content.url].filter { !$0.isEmpty })
    wait(0.1) { [self] in done(userShares) }
  }
}
