// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A parser that reads JSON text into a tree, in one pass and without recursion.
  ///
  /// As in Foundation, string contents and the digits of unusual numbers are validated only when a type decodes them,
  /// and a comma may follow the last value of an array or an object.
  @safe struct JSONScanner {
    /// The maximum depth of nested arrays and objects.
    private static let deepest = 512

    // Safe because the scanner is used only within a call that owns the bytes.
    private let bytes: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var position = 0
    private var nodes: [CodedNode] = []
    private var open: [Container] = []

    /// An array or an object that has not ended yet.
    private struct Container {
      let place: Int
      let isObject: Bool
      var count = 0

      var closing: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    }

    /// Returns the values of a JSON text as a tree.
    static func tree(_ text: [UInt8]) throws(JSONError) -> CodedTree {
      let nodes = try unsafe text.withUnsafeBufferPointer { bytes throws(JSONError) in
        var scanner = unsafe JSONScanner(bytes)
        return try scanner.scan()
      }
      return CodedTree(text, nodes)
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
      unsafe self.bytes = bytes
      end = bytes.count
      nodes.reserveCapacity(end / 6 + 2)
      // Skips the byte order mark, which some servers send.
      if end >= 3, unsafe bytes[0] == 0xEF, unsafe bytes[1] == 0xBB, unsafe bytes[2] == 0xBF { position = 3 }
    }

    private mutating func scan() throws(JSONError) -> [CodedNode] {
      nodes.append(CodedNode(.null))
      var container = Container(place: 0, isObject: false)
      while true {
        var isEmpty = false
        switch skipSpace() {
        case UInt8(ascii: "\""): nodes.append(try text())
        case UInt8(ascii: "-"), 0x30...0x39: nodes.append(number())
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          guard open.count < Self.deepest else { throw error("too many lists and objects lie in each other") }
          open.append(container)
          let isObject = next == UInt8(ascii: "{")
          container = Container(place: nodes.count, isObject: isObject)
          nodes.append(CodedNode(.null))
          position += 1
          isEmpty = skipSpace() == container.closing
          if !isEmpty {
            if isObject { try key() }
            continue
          }
        case UInt8(ascii: "t"): try word("true", .yes)
        case UInt8(ascii: "f"): try word("false", .no)
        case UInt8(ascii: "n"): try word("null", .null)
        default: throw error("a value is expected")
        }
        // Here the position is after a value, or in an empty container.
        while true {
          let byte = skipSpace()
          if open.isEmpty {
            guard position == end else { throw error("something follows the value") }
            return nodes
          }
          if !isEmpty {
            container.count += 1
            if byte == UInt8(ascii: ",") {
              position += 1
              if skipSpace() != container.closing {
                if container.isObject { try key() }
                break
              }
            } else if byte != container.closing {
              throw error(container.isObject ? "a comma or } is expected" : "a comma or ] is expected")
            }
          }
          position += 1
          var node = CodedNode(container.isObject ? .object : .array, bits: UInt64(container.count))
          node.link = UInt32(nodes.count)
          nodes[container.place] = node
          container = open.removeLast()
          isEmpty = false
        }
      }
    }

    // MARK: Values

    /// Reads a key and its colon.
    private mutating func key() throws(JSONError) {
      guard next == UInt8(ascii: "\"") else { throw error("a name in quotes is expected") }
      nodes.append(try text())
      guard skipSpace() == UInt8(ascii: ":") else { throw error("a colon is expected") }
      position += 1
    }

    private mutating func word(_ word: StaticString, _ kind: CodedNode.Kind) throws(JSONError) {
      for index in 0..<word.utf8CodeUnitCount {
        guard unsafe next == word.utf8Start[index] else { throw error("a value is expected") }
        position += 1
      }
      nodes.append(CodedNode(kind))
    }

    private mutating func text() throws(JSONError) -> CodedNode {
      let start = position + 1
      var position = start
      var isMarked = false
      while true {
        position = plain(from: position)
        guard position < end else { throw error("a text has no end") }
        let byte = unsafe bytes[position]
        if byte == UInt8(ascii: "\"") { break }
        isMarked = true
        position += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      self.position = position + 1
      let length = position - start
      return CodedNode(isMarked ? .markedText : .text, start, length, link: signature(start, length))
    }

    /// Returns the end of the bytes that need no decoding: the position of a quote, a backslash, a control character, a
    /// byte beyond ASCII, or the end. Checks eight bytes at a time.
    @inline(__always)
    private func plain(from start: Int) -> Int {
      var position = start
      let (low, high): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
      while position + 8 <= end {
        let word = unsafe UnsafeRawPointer(bytes.baseAddress!).loadUnaligned(fromByteOffset: position, as: UInt64.self)
        let quote = word ^ low &* 0x22
        let backslash = word ^ low &* 0x5C
        // In the subtraction, a byte that is less than the subtracted one borrows from higher bytes, so higher bytes
        // may be marked by mistake. The lowest marked byte is always correct.
        let found =
          (word | (word &- low &* 0x20) | ((quote &- low) & ~quote) | ((backslash &- low) & ~backslash)) & high
        if found != 0 { return position + found.trailingZeroBitCount / 8 }
        position += 8
      }
      while position < end {
        let byte = unsafe bytes[position]
        if byte == 0x22 || byte == 0x5C || byte < 0x20 || byte >= 0x80 { break }
        position += 1
      }
      return position
    }

    /// Returns a hash of a string's first and last bytes and its length.
    @inline(__always)
    private func signature(_ start: Int, _ length: Int) -> UInt32 {
      guard length >= 4 else {
        var word = UInt32(length)
        for index in start..<start + length { unsafe word = (word ^ UInt32(bytes[index])) &* 0x9E37_79B1 }
        return word
      }
      let raw = unsafe UnsafeRawPointer(bytes.baseAddress!)
      let first = unsafe raw.loadUnaligned(fromByteOffset: start, as: UInt32.self)
      let last = unsafe raw.loadUnaligned(fromByteOffset: start + length - 4, as: UInt32.self)
      return (first &* 31 ^ last ^ UInt32(truncatingIfNeeded: length)) &* 0x9E37_79B1
    }

    private mutating func number() -> CodedNode {
      let start = position
      let isNegative = next == UInt8(ascii: "-")
      if isNegative { position += 1 }
      var significand: UInt64 = 0
      let first = position
      takeDigits(&significand)
      let count = position - first
      let isWhole = unsafe count == 1 || count > 1 && bytes[first] != 0x30
      switch next {
      case UInt8(ascii: "."):
        position += 1
        takeDigits(&significand)
        let behindPoint = position - first - count - 1
        guard isWhole, behindPoint > 0, count + behindPoint <= 18, significand < 1 << 53, !isInNumber else { break }
        let number = DecimalDigits.scaled(significand, -behindPoint)
        return CodedNode(.number, bits: (isNegative ? -number : number).bitPattern)
      case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"): break
      default:
        // A number of 20 digits below 2⁶⁴ begins with 1. If its computed value has 20 digits too, it has not
        // overflowed.
        let isExact =
          unsafe count < 20 || count == 20 && bytes[first] == 0x31 && significand >= 10_000_000_000_000_000_000
        guard isWhole, isExact else { break }
        if !isNegative {
          return CodedNode(significand <= UInt64(Int64.max) ? .integer : .unsigned, bits: significand)
        }
        if significand == 0 { return CodedNode(.number, bits: (-0.0).bitPattern) }
        if significand <= Int64.min.magnitude { return CodedNode(.integer, bits: 0 &- significand) }
      }
      while isInNumber { position += 1 }
      return CodedNode(.digits, start, position - start)
    }

    @inline(__always)
    private mutating func takeDigits(_ number: inout UInt64) {
      var position = position
      while position < end {
        let digit = unsafe bytes[position] &- 0x30
        guard digit < 10 else { break }
        number = number &* 10 &+ UInt64(digit)
        position += 1
      }
      self.position = position
    }

    /// Whether the next byte can be part of a number.
    private var isInNumber: Bool {
      switch next {
      case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }

    // MARK: Bytes

    /// The next byte; 0 at the end.
    private var next: UInt8 { position < end ? unsafe bytes[position] : 0 }

    /// Skips spaces and line breaks, and returns the byte after them; 0 at the end.
    @inline(__always)
    private mutating func skipSpace() -> UInt8 {
      while position < end {
        let byte = unsafe bytes[position]
        guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
        position += 1
      }
      return 0
    }

    private func error(_ reason: String) -> JSONError {
      var (line, start) = (1, 0)
      for index in 0..<min(position, end) where unsafe bytes[index] == 0x0A {
        line += 1
        start = index + 1
      }
      return JSONError(reason: reason, line: line, column: position - start + 1)
    }
  }

#endif
