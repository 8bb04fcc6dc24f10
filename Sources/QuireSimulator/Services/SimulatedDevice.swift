// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// A replacement for the device's vibration, clipboard and share sheet, which records their use.
@MainActor public final class SimulatedDevice {
  /// The vibrations so far, in order: for each the times with and without vibration in turn, in milliseconds.
  public private(set) var vibrations: [[UInt32]] = []
  /// The text that the app has copied last.
  public private(set) var copiedText: String?
  /// The content that the app has shared so far, in order: the texts and the URLs, without empty ones.
  public private(set) var shared: [[String]] = []
  /// Whether the browser has a share sheet. `true` by default.
  public var hasShareSheet = true
  /// Whether the user shares the content, or closes the sheet. `true` by default.
  public var userShares = true

  var wait: (Seconds, @escaping () -> Void) -> Void = { _, action in action() }
}

@_spi(Hosts) extension SimulatedDevice: DeviceHost {
  /// Whether content can be shared. Implements Quire's `DeviceHost`.
  public var canShare: Bool { hasShareSheet }

  /// Records a vibration. Implements Quire's `DeviceHost`.
  public func vibrate(_ times: [UInt32]) { vibrations.append(times) }

  /// Records a text. Implements Quire's `DeviceHost`.
  public func copy(_ text: String) { copiedText = text }

  /// Records content, and answers after a tenth of a second. Implements Quire's `DeviceHost`.
  public func share(_ content: SharedContent, done: @escaping @MainActor (Bool) -> Void) {
    shared.append([content.title, content.text, content.url].filter { !$0.isEmpty })
    wait(0.1) { [self] in done(userShares) }
  }
}
