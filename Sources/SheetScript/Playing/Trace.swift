// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The numbers of a session as text: one frame per line and, between the frames, the requests of the stack.
///
/// The digits are the same on every machine. `Documentation/Scripts.md` describes the format.
public struct Trace: Observer {
  /// The version of the format, which changes whenever the format does.
  public static let version = 1

  /// The text in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// The last frame's line for each layer, from bottom to top.
  private var layers: [(layer: Layer, columns: Columns)] = []
  /// The frames since the last line, all of which look identical.
  private var sameFrames: (first: Int, last: Int)?
  private var hasFrames = false

  private init(look: LookName, rate: Double) {
    var line = TraceLine()
    line.word("quire trace")
    line.number(Double(Trace.version), decimals: 0)
    line.word(Vocabulary.word(for: look, in: Vocabulary.looks))
    line.number(rate, decimals: 0)
    line.end(into: &bytes)
    line.word("frame time: layer x y width height scale dx dy alpha dimming shadow grabber")
    line.word("top-left top-right bottom-right bottom-left arrow arrow-x arrow-y")
    line.end(into: &bytes)
  }

  /// Creates the trace of a script, to the end of its last statement.
  public init(of script: Script, look: LookName? = nil, rate: Double = 60) {
    var chosen = look ?? .classic
    if look == nil {
      for case .look(let name) in script.statements { chosen = name }
    }
    var trace = Player.play(script, look: chosen, rate: rate, watcher: Trace(look: chosen, rate: rate))
    trace.endSameFrames()
    self = trace
  }

  /// The bytes as text. Each line ends in a line feed.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A hash of the whole text (FNV-1a). Traces with the same digest count as equal.
  public var digest: UInt64 { Trace.digest(bytes) }

  static func digest(_ bytes: [UInt8]) -> UInt64 {
    var result: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { result = (result ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return result
  }

  // MARK: Frames

  /// Writes a line for each layer that looks different from the previous frame. Frames that look the same share one
  /// line.
  public mutating func frame(_ number: Int, at time: Seconds, _ stack: Stack) {
    var seen: [(layer: Layer, columns: Columns)] = []
    var line = TraceLine()
    line.number(Double(number), decimals: 0)
    line.number(time, decimals: 4)
    line.bytes.append(Byte.colon)
    var hasChanges = !hasFrames
    var isFirst = true
    for layer in [Layer.root] + stack.presentations.map({ Layer.presentation($0) }) {
      guard let placement = stack.sample(layer, at: time) else { continue }
      let columns = Columns(placement)
      let before = layers.first { $0.layer == layer }?.columns
      seen.append((layer, columns))
      if let before, before.texts == columns.texts { continue }
      hasChanges = true
      if !isFirst { line.bytes.append(contentsOf: " |".utf8) }
      isFirst = false
      line.layer(layer)
      line.bytes.append(contentsOf: columns.differences(from: before))
    }
    hasFrames = true
    if seen.count != layers.count { hasChanges = true }
    layers = seen
    guard hasChanges else {
      sameFrames = (sameFrames?.first ?? number, number)
      return
    }
    endSameFrames()
    line.end(into: &bytes)
  }

  /// Writes the shared line of frames that look like the one before them.
  private mutating func endSameFrames() {
    guard let frames = sameFrames else { return }
    sameFrames = nil
    var line = TraceLine()
    line.number(Double(frames.first), decimals: 0)
    if frames.last > frames.first {
      line.bytes.append(Byte.minus)
      Numeral.append(Double(frames.last), decimals: 0, to: &line.bytes)
    }
    line.word("same")
    line.end(into: &bytes)
  }

  // MARK: Turns

  /// Writes the input and the requests of the stack. An `advance` without effects is left out.
  public mutating func didHandle(_ input: Input, _ stack: Stack, _ effects: Effects, first: Int) {
    var output: [UInt8] = []
    for effect in effects.list[first...] {
      var line = TraceLine()
      line.word(" ")
      guard line.effect(effect, keys: effects.keys) else { continue }
      line.end(into: &output)
    }
    var line = TraceLine()
    line.word(">")
    line.number(input.now, decimals: 4)
    guard line.event(input.event) || !output.isEmpty else { return }
    endSameFrames()
    line.end(into: &bytes)
    bytes.append(contentsOf: output)
  }
}
