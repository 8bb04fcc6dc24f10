// SPDX-License-Identifier: Apache-2.0

import SheetBrowser
import SheetEngine
import Testing

/// Commands are written as `Runtime/format.md` specifies; the tests read them word by word.
struct CommandBufferTests {
  private struct Command {
    var number: UInt32
    var words: [UInt32]
  }

  /// Splits a buffer by the lengths in it, and checks the header.
  private static func commands(_ buffer: CommandBuffer) throws -> [Command] {
    let header = try #require(buffer.finish())
    #expect(header[0] == BufferFormat.version)
    #expect(header[1] == UInt32(buffer.count))
    #expect(header[3] == UInt32(buffer.strings.count))
    var rest = buffer.contents.dropFirst(BufferFormat.headerWords)
    var commands: [Command] = []
    while let head = rest.popFirst() {
      let length = Int(head >> BufferFormat.lengthShift)
      try #require(length <= rest.count)
      commands.append(Command(number: head & 0xFF, words: Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return commands
  }

  private static func value(_ word: UInt32) -> Double { Double(Float(bitPattern: word)) }

  private static func time(_ words: ArraySlice<UInt32>) -> Double {
    Double(bitPattern: UInt64(words.first!) | UInt64(words.last!) << 32)
  }

  private static let placement = Placement(
    frame: Rect(x: 1, y: 2, width: 3, height: 4), scale: 0.5, shift: Vector(dx: 6, dy: 7),
    corners: Corners(topLeft: 8, topRight: 9, bottomRight: 10, bottomLeft: 11), alpha: 0.75, dimming: 0.25,
    shadow: 0.125, grabber: 1, arrow: Arrow(direction: .down, tip: Point(x: 20, y: 21)))

  private static let placementValues: [Double] = [
    1, 2, 3, 4, 0.5, 6, 7, 8, 9, 10, 11, 0.75, 0.25, 0.125, 1,
  ]

  private static func expectPlacement(_ words: [UInt32], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(words.count == BufferFormat.placementWords, sourceLocation: sourceLocation)
    #expect(words.prefix(15).map(value) == placementValues, sourceLocation: sourceLocation)
    #expect(words[15] == 2, "down", sourceLocation: sourceLocation)
    #expect(words.suffix(2).map(value) == [20, 21], sourceLocation: sourceLocation)
  }

  @Test func anEmptyTurnHasNoBuffer() {
    let buffer = CommandBuffer()
    #expect(buffer.finish() == nil)
    buffer.write(.never)
    #expect(buffer.finish() != nil)
    buffer.removeAll()
    #expect(buffer.finish() == nil)
  }

  @Test func aPlacementTakesItsWords() throws {
    let buffer = CommandBuffer()
    var effects = Effects()
    effects.list = [
      .place(.presentation(PresentationID(rawValue: 4)), Self.placement, box: Size(width: 30, height: 40))
    ]
    buffer.write(effects)
    let command = try #require(try Self.commands(buffer).first)
    #expect(command.number == 4)
    #expect(command.words[0] == 5, "a presentation's layer is its number plus 1")
    #expect(command.words[1...2].map(Self.value) == [30, 40])
    Self.expectPlacement(Array(command.words.dropFirst(3)))
  }

  @Test func aMotionBringsItsKeysAndExactTimes() throws {
    let buffer = CommandBuffer()
    var effects = Effects()
    let start = 1234.567_890_123_4
    effects.keys = [
      MotionKey(time: 9, placement: Placement(frame: .zero)), MotionKey(time: 0, placement: Self.placement),
      MotionKey(time: 0.1, placement: Self.placement),
    ]
    let motion = Motion(start: start, duration: 0.1, keys: 1..<3, box: Size(width: 30, height: 40))
    effects.list = [.move(.root, motion)]
    buffer.write(effects)
    let command = try #require(try Self.commands(buffer).first)
    #expect(command.number == 5)
    #expect(command.words[0] == 0, "the root")
    #expect(Self.time(command.words[3...4]) == start)
    #expect(Self.time(command.words[5...6]) == 0.1)
    #expect(command.words[7] == 2)
    let keyLength = 2 + BufferFormat.placementWords
    #expect(command.words.count == 8 + 2 * keyLength)
    #expect(Self.time(command.words[8...9]) == 0)
    Self.expectPlacement(Array(command.words[10..<8 + keyLength]))
    #expect(Self.time(command.words[(8 + keyLength)...(9 + keyLength)]) == 0.1)
  }

  @Test func smallEffectsKeepTheirOrder() throws {
    let buffer = CommandBuffer()
    let id = PresentationID(rawValue: 0)
    var effects = Effects()
    effects.list = [
      .insert(id, .popover), .touches(.root, TouchRule(isInert: true)),
      .touches(.presentation(id), TouchRule(dimmingTakesTouches: true)), .claim(TouchID(rawValue: -1), .content),
      .scroll(ScrollerID(rawValue: 7), Vector(dx: 1.5, dy: -2)), .endEditing(id), .notice(.phase(id, .settling)),
      .notice(.didDismiss(id)), .reshape(id, .sheet), .remove(id),
    ]
    buffer.write(effects)
    buffer.write(.at(2.5))
    let commands = try Self.commands(buffer)
    #expect(commands.map(\.number) == [1, 6, 6, 9, 10, 11, 7, 3, 2, 12], "a notice but the phase is not the page's")
    #expect(commands[0].words == [1, 1])
    #expect(commands[1].words == [0, 1, 0])
    #expect(commands[2].words == [1, 0, 1])
    #expect(commands[3].words == [0xFFFF_FFFF, 2])
    #expect(commands[4].words[0] == 7)
    #expect(commands[4].words[1...].map(Self.value) == [1.5, -2])
    #expect(commands[6].words == [1, 3])
    #expect(commands[9].words[0] == 1)
    #expect(Self.time(commands[9].words[1...2]) == 2.5)
  }

  @Test(arguments: [0, 1, 300, 70_000])
  func stringsOfAnyLengthArePooled(length: Int) throws {
    let buffer = CommandBuffer(words: 0, poolBytes: 0)
    let text = String(repeating: "é", count: length)
    let id = PresentationID(rawValue: 1)
    buffer.write(detent: "first", of: id)
    buffer.write(detent: text, of: id)
    let commands = try Self.commands(buffer)
    let range = Int(commands[1].words[1])..<Int(commands[1].words[1] + commands[1].words[2])
    #expect(commands[0].words == [2, 0, 5, 1, 1])
    #expect(String(decoding: buffer.strings[range], as: UTF8.self) == text)
  }
}
