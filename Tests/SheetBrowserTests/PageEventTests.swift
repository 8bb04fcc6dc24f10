// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import Testing

@testable import SheetBrowser

/// Messages are read as `Runtime/format.md` specifies; broken messages are ignored.
struct PageEventTests {
  private static func words(of value: Double) -> UInt32 { Float(value).bitPattern }

  private static func words(ofTime time: Double) -> [UInt32] {
    [UInt32(truncatingIfNeeded: time.bitPattern), UInt32(truncatingIfNeeded: time.bitPattern >> 32)]
  }

  private static func message(_ message: Message, _ rest: [UInt32] = []) -> [UInt32] {
    [message.rawValue, UInt32(6 + rest.count)] + words(ofTime: 10.25) + words(ofTime: 10.125) + rest
  }

  private static func read(_ words: [UInt32]) -> PageEvent? {
    words.withUnsafeBufferPointer {
      var reader = MessageReader($0)
      return PageEvent(reading: &reader)
    }
  }

  private static let touchBegan: [UInt32] = {
    let point: [UInt32] = [3, words(of: 120), words(of: 440.5)]
    let target: [UInt32] = [5, 3]
    let scroller: [UInt32] = [7, words(of: 1), words(of: 2), words(of: 3), words(of: 4), 1]
    return message(.touchBegan, point + target + [1] + scroller + [1, 1, 1])
  }()

  @Test func aTouchBringsAllThatLiesUnderIt() throws {
    let event = try #require(Self.read(Self.touchBegan))
    #expect(event.now == 10.25)
    #expect(event.sampleTime == 10.125)
    guard case .engine(.touchBegan(let touch, let target, let scrollers, let competing)) = event.kind else {
      Issue.record("\(event.kind)")
      return
    }
    #expect(touch == Touch(id: TouchID(rawValue: 3), point: Point(x: 120, y: 440.5)))
    #expect(target == TouchTarget(.presentation(PresentationID(rawValue: 4)), .header))
    let scroller = Scroller(
      id: ScrollerID(rawValue: 7), offset: Vector(dx: 1, dy: 2), range: Vector(dx: 3, dy: 4), hasRefreshControl: true)
    #expect(scrollers == [scroller])
    #expect(competing == [CompetingGesture(axis: .vertical, hasBegun: true)])
  }

  @Test func aMessageThatIsCutShortIsNone() {
    for length in 0..<Self.touchBegan.count {
      #expect(Self.read(Array(Self.touchBegan.prefix(length))) == nil, "\(length) words")
    }
  }

  @Test func countsBeyondTheMessageAndUnknownNumbersAreNone() {
    var message = Self.touchBegan
    message[11] = 0xFFFF_FFFF
    #expect(Self.read(message) == nil)
    #expect(Self.read([99] + Self.touchBegan.dropFirst()) == nil)
    message = Self.touchBegan
    message[10] = 200
    #expect(Self.read(message) == nil, "there is no such part")
  }

  @Test func whatIsNoNumberReadsAsZero() throws {
    let event = try #require(
      Self.read(Self.message(.touchMoved, [1, Float.nan.bitPattern, Float.infinity.bitPattern])))
    guard case .engine(.touchMoved(let touch)) = event.kind else {
      Issue.record("\(event.kind)")
      return
    }
    #expect(touch.point == .zero)
  }

  @Test func theStartBringsTheWorldAndThePictures() throws {
    let numbers = [402, 874, 62, 1, 34, 2].map(Self.words(of:))
    let world =
      numbers + [1, 2, 0] + [3, 47].map(Self.words(of:)) + [0, 500, 402, 374].map(Self.words(of:)) + [
        9, 1, 0, 1, 1, 0, 12,
      ]
    let path: [UInt32] = [9, 0x6B61_6C61, 0x7673_2E65, 0x0000_0067]
    let picture = [600, 400].map(Self.words(of:)) + path
    let event = try #require(Self.read(Self.message(.start, world + [1] + picture)))
    guard case .start(let page, let resources) = event.kind else {
      Issue.record("\(event.kind)")
      return
    }
    let environment = page.environment
    #expect(environment.container == Size(width: 402, height: 874))
    #expect(environment.safeArea == Insets(top: 62, left: 1, bottom: 34, right: 2))
    #expect(environment.horizontalSizeClass == .compact)
    #expect(environment.verticalSizeClass == .regular)
    #expect(environment.idiom == .phone)
    #expect(environment.displayScale == 3)
    #expect(environment.displayCornerRadius == 47)
    #expect(environment.keyboard.frame == Rect(x: 0, y: 500, width: 402, height: 374))
    #expect(environment.keyboard.owner == PresentationID(rawValue: 8))
    #expect(environment.isRightToLeft)
    #expect(!environment.prefersReducedMotion)
    #expect(page.isDark && page.increasesContrast && !page.reducesTransparency)
    #expect(page.textSize == 12)
    #expect(resources == [PageResource(path: "alake.svg", size: Size(width: 600, height: 400))])
  }

  @Test @MainActor func aPortAnswersWithWhatItsHandlerWrites() throws {
    final class Handler: PageHandler {
      func handle(_ message: inout MessageReader, into buffer: CommandBuffer) {
        guard let event = PageEvent(reading: &message) else { return }
        if case .engine(.escape) = event.kind { buffer.write(.everyFrame) }
      }
    }
    let port = Port()
    port.handler = Handler()
    func turn(_ words: [UInt32]) -> UnsafePointer<UInt32>? {
      guard let room = port.room(forWords: words.count) else { return nil }
      for (index, word) in words.enumerated() { room[index] = word }
      return port.turn()
    }
    #expect(turn(Self.message(.advance)) == nil)
    let answer = try #require(turn(Self.message(.escape)))
    #expect(answer[BufferFormat.headerWords] & 0xFF == Command.wake.rawValue)
    #expect(turn(Self.message(.escape, Array(repeating: 0, count: 5000))) != nil, "the room grows")
    #expect(turn([Message.escape.rawValue, 0xFFFF_FFFF, 0, 0, 0, 0]) != nil, "a length beyond the room is cut")
  }
}
