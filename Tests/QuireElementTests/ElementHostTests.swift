import SheetBrowser
import SheetEngine
import Testing

@testable import QuireElement

/// Messages of the page answered as the page would have it.
@MainActor @Suite struct ElementHostTests {
  let host = ElementHost()
  let buffer = CommandBuffer()

  static func float(_ value: Float) -> UInt32 { value.bitPattern }

  /// What a message makes the host write: each command's number and words.
  func send(_ number: UInt32, _ words: [UInt32], now: Double = 1) -> [(number: UInt32, words: [UInt32])] {
    let time = [UInt32(truncatingIfNeeded: now.bitPattern), UInt32(truncatingIfNeeded: now.bitPattern >> 32)]
    let message = [number, UInt32(words.count + 6)] + time + time + words
    buffer.removeAll()
    message.withUnsafeBufferPointer {
      var reader = MessageReader($0)
      host.handle(&reader, into: buffer)
    }
    var commands: [(number: UInt32, words: [UInt32])] = []
    var position = BufferFormat.headerWords
    let contents = buffer.contents
    while position < contents.count {
      let length = Int(contents[position] >> 8)
      commands.append((contents[position] & 0xFF, Array(contents[position + 1..<position + 1 + length])))
      position += 1 + length
    }
    return commands
  }

  static let surroundings: [UInt32] =
    [402, 874, 0, 0, 0, 0].map(float) + [1, 2, 0] + [1, 0, 0, 0, 0, 0].map(float) + [0, 0, 0, 0, 0, 0]

  /// Settings of a sheet with these detents and all else as it is by default.
  static func settings(_ detents: [(key: UInt32, kind: UInt32)], selected: Int32 = -1) -> [UInt32] {
    [0, 0, 8, UInt32(bitPattern: selected), UInt32.max, float(-1), 0, 2, 1, 0]
      + [0, 0, 0, 0, 0, 0].map(float) + [15, UInt32(detents.count)] + detents.flatMap { [$0.key, $0.kind] }
  }

  static func number(_ command: Command) -> UInt32 { command.rawValue }

  @Test func aPresentedSheetIsInsertedAndSaysWhereItRests() throws {
    _ = send(Message.environment.rawValue, Self.surroundings)
    let commands = send(ElementMessage.sheetPresent.rawValue, [2, 0] + Self.settings([(0, 0), (1, 1)]))
    #expect(commands.contains { $0.number == Self.number(.layerInsert) && $0.words == [2, 0] })
    let detent = try #require(commands.first { $0.number == ElementCommand.sheetDetent.rawValue })
    #expect(detent.words == [2, 0, 1, 0], "medium, with a larger detent and no smaller one")
    let place = try #require(commands.last { $0.number == Self.number(.layerPlace) && $0.words[0] == 2 })
    #expect(Float(bitPattern: place.words[4]) == 396, "0.56 of 854 above the bottom edge")
  }

  @Test func aTakenDetentOfTheSameKeyIsLeftOut() {
    _ = send(Message.environment.rawValue, Self.surroundings)
    let commands = send(
      ElementMessage.sheetPresent.rawValue, [2, 0] + Self.settings([(1, 1), (1, 0)]))
    #expect(commands.contains { $0.number == ElementCommand.sheetDetent.rawValue && $0.words == [2, 1, 0, 0] })
  }

  @Test func aQuestionIsAskedBehindAllElseAndAnswered() throws {
    _ = send(Message.environment.rawValue, Self.surroundings)
    _ = send(ElementMessage.sheetPresent.rawValue, [2, 0] + Self.settings([(0, 0)]))
    let asked = try #require(send(Message.escape.rawValue, [], now: 2).last)
    #expect(asked.number == ElementCommand.sheetQuestion.rawValue)
    #expect(asked.words[0] == 2 && asked.words[2] == 0)
    let refused = send(ElementMessage.sheetAnswer.rawValue, [asked.words[1], 0, UInt32.max], now: 2)
    #expect(refused.contains { $0.number == ElementCommand.sheetNotice.rawValue && $0.words[1] == 2 })
    let again = try #require(send(Message.escape.rawValue, [], now: 3).last)
    let left = send(ElementMessage.sheetAnswer.rawValue, [again.words[1], 1, UInt32.max], now: 3)
    #expect(left.contains { $0.number == Self.number(.layerPhase) && $0.words == [2, 4] })
  }

  @Test func whatIsCutShortOrUnknownIsLeftOut() {
    _ = send(Message.environment.rawValue, Self.surroundings)
    #expect(send(ElementMessage.sheetPresent.rawValue, [2, 0, 0]).isEmpty)
    #expect(send(99, [1, 2, 3]).isEmpty)
    #expect(send(ElementMessage.sheetDismiss.rawValue, [7, 1]).allSatisfy { $0.number == Self.number(.wake) })
  }
}
