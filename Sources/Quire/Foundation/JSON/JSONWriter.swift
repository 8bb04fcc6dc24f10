// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A writer that encodes values as JSON text.
  struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    private let isSorted: Bool
    private let escapesSlashes: Bool
    private var depth = 0

    init(_ formatting: JSONEncoder.OutputFormatting) {
      isPretty = formatting.contains(.prettyPrinted)
      isSorted = formatting.contains(.sortedKeys)
      escapesSlashes = !formatting.contains(.withoutEscapingSlashes)
    }

    mutating func write(_ value: CodedValue) {
      switch value {
      case .null: append("null")
      case .bool(let bool): append(bool ? "true" : "false")
      case .integer(let number): write(number.magnitude, isNegative: number < 0)
      case .unsigned(let number): write(number, isNegative: false)
      case .number(let number): write(number: number.description)
      case .single(let number): write(number: number.description)
      case .string(let text): write(text)
      case .array(let items):
        begin("[")
        for (index, item) in items.enumerated() {
          separate(isFirst: index == 0)
          write(item)
        }
        end("]")
      case .object(let object):
        begin("{")
        let places = isSorted ? object.sortedPlaces : Array(object.keys.indices)
        for (index, place) in places.enumerated() {
          separate(isFirst: index == 0)
          write(object.keys[place])
          append(isPretty ? " : " : ":")
          write(object.values[place])
        }
        end("}")
      }
    }

    // MARK: Arrays and objects

    private mutating func begin(_ bracket: StaticString) {
      append(bracket)
      depth += 1
      if isPretty { bytes.append(0x0A) }
    }

    private mutating func separate(isFirst: Bool) {
      if !isFirst {
        bytes.append(UInt8(ascii: ","))
        if isPretty { bytes.append(0x0A) }
      }
      indent()
    }

    private mutating func end(_ bracket: StaticString) {
      depth -= 1
      if isPretty { bytes.append(0x0A) }
      indent()
      append(bracket)
    }

    private mutating func indent() {
      guard isPretty else { return }
      for _ in 0..<depth * 2 { bytes.append(0x20) }
    }

    // MARK: Numbers and strings

    private mutating func write(_ number: UInt64, isNegative: Bool) {
      if isNegative { bytes.append(UInt8(ascii: "-")) }
      let start = bytes.count
      var number = number
      repeat {
        bytes.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
        number /= 10
      } while number > 0
      bytes[start...].reverse()
    }

    /// Writes a number in Swift's format, without a trailing `.0`.
    private mutating func write(number: String) {
      bytes += number.utf8
      if bytes.hasSuffix(0x2E, 0x30) { bytes.removeLast(2) }
    }

    private mutating func write(_ text: String) {
      bytes.append(UInt8(ascii: "\""))
      unsafe text.withBytes { letters in
        // Text that needs no escaping is appended in one step.
        var start = 0
        for index in 0..<letters.count {
          let letter = unsafe letters[index]
          guard letter < 0x20 || letter == 0x22 || letter == 0x5C || letter == 0x2F && escapesSlashes else { continue }
          unsafe bytes.append(contentsOf: letters[start..<index])
          escape(letter)
          start = index + 1
        }
        unsafe bytes.append(contentsOf: letters[start...])
      }
      bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ letter: UInt8) {
      switch letter {
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0..<0x20:
        append(letter < 16 ? "\\u000" : "\\u001")
        bytes.append(letter & 15 < 10 ? 0x30 + letter & 15 : 0x61 + letter & 15 - 10)
      default:
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(letter)
      }
    }

    private mutating func append(_ text: StaticString) {
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  extension [UInt8] {
    fileprivate func hasSuffix(_ first: UInt8, _ last: UInt8) -> Bool {
      count >= 2 && self[count - 2] == first && self[count - 1] == last
    }
  }

  extension CodedObject {
    /// The indexes of the keys, sorted by the keys' bytes.
    fileprivate var sortedPlaces: [Int] {
      keys.indices.sorted { keys[$0].hasBytes(before: keys[$1]) }
    }
  }

#endif
