// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension PageEvent {
  /// Reads a message. Returns `nil` if it is too short, unknown, or contains an unknown part; the turn is then empty.
  public init?(reading reader: inout MessageReader) {
    let message = Message(rawValue: reader.word())
    _ = reader.word()
    now = reader.time()
    sampleTime = reader.time()
    guard let message, let kind = Kind(message, reading: &reader), !reader.hasOverrun else { return nil }
    self.kind = kind
    // In a page without views, the message ends before this word.
    if case .touchBegan = message { view = reader.word() }
  }

  /// Returns the event with its times, for the engine.
  public func input(_ event: Event) -> Input {
    Input(event, now: now, sampleTime: sampleTime)
  }
}

extension PageEvent.Kind {
  init?(_ message: Message, reading reader: inout MessageReader) {
    switch message {
    case .start:
      let page = PageEnvironment(reading: &reader)
      let resources = reader.list(wordsEach: 3) { PageResource(reading: &$0) }
      self = .start(page, resources: resources)
    case .environment:
      self = .environment(PageEnvironment(reading: &reader))
    case .touchBegan, .touchMoved, .touchEnded, .touchCanceled, .wheel, .partActivated, .partStepped, .escape,
      .advance,
      .finishMotion, .reply:
      guard let event = Event(message, reading: &reader) else { return nil }
      self = .engine(event)
    case .scrolled:
      let scroller = ScrollerID(rawValue: reader.word())
      self = .scrolled(scroller, Vector(reading: &reader))
    case .scrollRested:
      self = .scrollRested(reader.word())
    case .scrollPinched:
      let scroller = reader.word()
      let place = Point(x: reader.value(), y: reader.value())
      let factor = reader.value()
      self = .scrollPinched(scroller, place, factor: factor, isEnd: reader.word() != 0)
    case .viewActivated:
      self = .viewActivated(reader.word())
    case .viewKey:
      let view = reader.word()
      self = .viewKey(view, reader.word())
    case .activity:
      self = .activity(reader.word())
    case .viewFocused:
      let view = reader.word()
      self = .viewFocused(view, reader.word() != 0)
    case .viewEdited:
      let view = reader.word()
      let selection = Range(reading: &reader)
      let isComposing = reader.word() != 0
      self = .viewEdited(view, reader.string(), selection: selection, isComposing: isComposing)
    case .viewSelected:
      let view = reader.word()
      self = .viewSelected(view, Range(reading: &reader))
    case .viewReturned:
      self = .viewReturned(reader.word())
    case .fileCame:
      let (request, file) = (reader.word(), reader.word())
      let size = Size(width: reader.value(), height: reader.value())
      let problem = reader.word()
      self = .fileCame(request, file: file, size: size, problem: problem, name: reader.string())
    case .filesEnded:
      let request = reader.word()
      self = .filesEnded(request, isCanceled: reader.word() != 0)
    case .filesDragged:
      let drag = reader.word()
      let point = Point(x: reader.value(), y: reader.value())
      let (view, pictures, others) = (reader.word(), reader.word(), reader.word())
      self = .filesDragged(drag, point, view: view, pictures: pictures, others: others, phase: reader.word())
    case .sheetPresent, .sheetConfigure, .sheetDismiss, .sheetAnswer:
      // A page with views has no elements.
      return nil
    }
  }
}

extension Layer {
  init(reading reader: inout MessageReader) {
    let word = reader.word()
    self = word == 0 ? .root : .presentation(PresentationID(rawValue: word &- 1))
  }
}

extension Range<Int> {
  /// Reads start and end, in either order.
  init(reading reader: inout MessageReader) {
    let start = Int(reader.word() & 0x7FFF_FFFF)
    let end = Int(reader.word() & 0x7FFF_FFFF)
    self = Swift.min(start, end)..<Swift.max(start, end)
  }
}

extension Vector {
  init(reading reader: inout MessageReader) {
    let dx = reader.value()
    self.init(dx: dx, dy: reader.value())
  }
}

extension Touch {
  init(reading reader: inout MessageReader) {
    let id = TouchID(rawValue: Int32(bitPattern: reader.word()))
    let x = reader.value()
    self.init(id: id, point: Point(x: x, y: reader.value()))
  }
}

extension TouchTarget {
  init?(reading reader: inout MessageReader) {
    let layer = Layer(reading: &reader)
    guard let part = Part(rawValue: UInt8(truncatingIfNeeded: reader.word())) else { return nil }
    self.init(layer, part)
  }
}

extension Scroller {
  init(reading reader: inout MessageReader) {
    let id = ScrollerID(rawValue: reader.word())
    let offset = Vector(reading: &reader)
    let range = Vector(reading: &reader)
    let flags = reader.word()
    self.init(
      id: id, offset: offset, range: range, hasRefreshControl: flags & 1 != 0, dismissesKeyboard: flags & 2 != 0)
  }
}

extension CompetingGesture {
  init(reading reader: inout MessageReader) {
    let axis = Axis(rawValue: UInt8(truncatingIfNeeded: reader.word())) ?? .both
    self.init(axis: axis, hasBegun: reader.word() != 0)
  }
}

extension PageResource {
  init(reading reader: inout MessageReader) {
    let width = reader.value()
    let height = reader.value()
    self.init(path: reader.string(), size: Size(width: width, height: height))
  }
}

extension PageEnvironment {
  /// Reads an environment. An unknown size class counts as unspecified, an unknown idiom as a phone.
  public init(reading reader: inout MessageReader) {
    var environment = Environment(container: Size(width: reader.value(), height: reader.value()))
    environment.safeArea = Insets(
      top: reader.value(), left: reader.value(), bottom: reader.value(), right: reader.value())
    environment.horizontalSizeClass = SizeClass(rawValue: UInt8(truncatingIfNeeded: reader.word())) ?? .unspecified
    environment.verticalSizeClass = SizeClass(rawValue: UInt8(truncatingIfNeeded: reader.word())) ?? .unspecified
    environment.idiom = Idiom(rawValue: UInt8(truncatingIfNeeded: reader.word())) ?? .phone
    environment.displayScale = reader.value()
    environment.displayCornerRadius = reader.value()
    environment.keyboard = Keyboard(
      frame: Rect(x: reader.value(), y: reader.value(), width: reader.value(), height: reader.value()))
    if case .presentation(let owner) = Layer(reading: &reader) { environment.keyboard.owner = owner }
    environment.isRightToLeft = reader.word() != 0
    environment.prefersReducedMotion = reader.word() != 0
    let isDark = reader.word() != 0
    let (increasesContrast, reducesTransparency) = (reader.word() != 0, reader.word() != 0)
    self.init(
      environment: environment, isDark: isDark, textSize: reader.word(), increasesContrast: increasesContrast,
      reducesTransparency: reducesTransparency)
  }
}
