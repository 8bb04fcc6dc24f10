// SPDX-License-Identifier: Apache-2.0

import QuireWeb
import SheetBrowser

/// A page that sends the events of a finger to an app with a sheet, and ignores the commands that come back.
@MainActor final class Page {
  private let port = SheetBrowser.Port()
  private var now = 1.0
  /// The number of words in the app's buffers. It keeps the work from being optimized away, and is 0 if the app refuses
  /// the page's messages.
  private(set) var wordCount = 0

  /// The app's sheet rests at medium.
  init() {
    port.handler = BrowserHost { Base() }
    let box = [393, 852, 62, 0, 34, 0].map { Self.word($0) }
    let display = [1, 2, 0, Self.word(3), 0]
    let keyboard: [UInt32] = [0, 0, 0, 0, 0]
    let preferences: [UInt32] = [0, 0, 0, 0, 0, 4]
    let noPictures: [UInt32] = [0]
    send(.start, box + display + keyboard + preferences + noPictures)
    now += 2
    send(.advance)
  }

  /// A finger that moves up and down by 20 points between the detents.
  func drag(samples: Int) {
    let layer: UInt32 = 2
    let header: UInt32 = 3
    send(.touchBegan, point(480) + [layer, header, 0, 0, 0])
    for sample in 0..<samples {
      let phase = sample % 40
      now += 1.0 / 60
      send(.touchMoved, point(450 - Double(phase < 20 ? phase : 40 - phase)))
    }
    send(.touchCanceled, [1])
  }

  private func point(_ y: Double) -> [UInt32] { [1, Self.word(100), Self.word(y)] }

  private static func word(_ value: Double) -> UInt32 { Float(value).bitPattern }

  private func send(_ message: Message, _ words: [UInt32] = []) {
    let count = BufferFormat.messageHeaderWords + words.count
    guard let room = unsafe port.room(forWords: count) else { return }
    unsafe room[0] = message.rawValue
    unsafe room[1] = UInt32(count)
    for place in [2, 4] {
      unsafe room[place] = UInt32(truncatingIfNeeded: now.bitPattern)
      unsafe room[place + 1] = UInt32(truncatingIfNeeded: now.bitPattern >> 32)
    }
    for (index, word) in words.enumerated() { unsafe room[BufferFormat.messageHeaderWords + index] = word }
    guard let answer = unsafe port.turn() else { return }
    unsafe wordCount += Int(answer[1])
  }
}
