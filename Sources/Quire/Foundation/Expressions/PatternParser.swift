// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Reads a regular expression.
  struct PatternParser {
    private let scalars: [UInt32]
    private var index = 0
    private var failed = false
    private(set) var groups = 0
    private(set) var names: [(name: String, number: Int)] = []
    private var ignoresCase: Bool
    private var dotTakesLineEnds: Bool
    private var anchorsTakeLines: Bool
    private var ignoresSpace: Bool

    init(_ pattern: String, _ options: NSRegularExpression.Options) {
      scalars = pattern.unicodeScalars.map { $0.value }
      ignoresCase = options.contains(.caseInsensitive)
      dotTakesLineEnds = options.contains(.dotMatchesLineSeparators)
      anchorsTakeLines = options.contains(.anchorsMatchLines)
      ignoresSpace = options.contains(.allowCommentsAndWhitespace)
    }

    /// Returns the expression; `nil` if the pattern is not one.
    mutating func parse() -> PatternNode? {
      let node = choice()
      return failed || index < scalars.count ? nil : node
    }

    /// Returns the pattern as plain text.
    func literal() -> PatternNode {
      .sequence(scalars.map { .scalar(ScalarTest(ranges: [$0...$0], ignoresCase: ignoresCase)) })
    }

    private func peek(_ offset: Int = 0) -> UInt32? {
      index + offset < scalars.count ? scalars[index + offset] : nil
    }

    private mutating func take(_ text: StaticString) -> Bool {
      let bytes = text.description.utf8.map { UInt32($0) }
      guard index + bytes.count <= scalars.count, Array(scalars[index..<index + bytes.count]) == bytes else {
        return false
      }
      index += bytes.count
      return true
    }

    private mutating func choice() -> PatternNode {
      let flags = (ignoresCase, dotTakesLineEnds, anchorsTakeLines, ignoresSpace)
      defer { (ignoresCase, dotTakesLineEnds, anchorsTakeLines, ignoresSpace) = flags }
      var parts = [sequence()]
      while take("|") { parts.append(sequence()) }
      return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() -> PatternNode {
      var parts: [PatternNode] = []
      while let next = peek(), next != 0x7C, next != 0x29, !failed {
        if ignoresSpace, skipSpace() { continue }
        guard let part = atom() else { continue }
        parts.append(repeated(part))
      }
      return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func skipSpace() -> Bool {
      guard let next = peek() else { return false }
      if ScalarTest.is(next, .space) {
        index += 1
        return true
      }
      guard next == 0x23 else { return false }
      while let next = peek(), !ScalarTest.isLineEnd(next) { index += 1 }
      return true
    }

    private mutating func repeated(_ part: PatternNode) -> PatternNode {
      var node = part
      while let (least, most) = bounds() {
        let greed: PatternNode.Greed =
          take("?") ? .least : take("+") ? .possessive : .most
        node = .many(node, least: least, most: most, greed)
      }
      return node
    }

    private mutating func bounds() -> (Int, Int)? {
      if take("*") { return (0, Int.max) }
      if take("+") { return (1, Int.max) }
      if take("?") { return (0, 1) }
      let start = index
      guard take("{"), let least = number() else {
        index = start
        return nil
      }
      var most = least
      if take(",") { most = number() ?? Int.max }
      guard take("}"), most >= least else {
        failed = true
        return nil
      }
      return (least, most)
    }

    private mutating func number() -> Int? {
      var value: Int?
      while let next = peek(), next >= 0x30, next <= 0x39 {
        value = min((value ?? 0) * 10 + Int(next - 0x30), 100_000)
        index += 1
      }
      return value
    }

    private mutating func atom() -> PatternNode? {
      guard let next = peek() else { return nil }
      index += 1
      switch next {
      case 0x28: return group()
      case 0x5B: return .scalar(set())
      case 0x5C: return escape()
      case 0x2E: return .scalar(ScalarTest(kinds: [(dotTakesLineEnds ? .any : .anyButLineEnd, false)]))
      case 0x5E: return .place(anchorsTakeLines ? .lineStart : .start)
      case 0x24: return .place(anchorsTakeLines ? .lineEnd : .lastEnd)
      case 0x2A, 0x2B, 0x3F:
        failed = true
        return nil
      default: return .scalar(ScalarTest(ranges: [next...next], ignoresCase: ignoresCase))
      }
    }

    private mutating func group() -> PatternNode? {
      var number: Int?
      var look: (isAhead: Bool, isNegated: Bool)?
      var isAtomic = false
      if take("?") {
        if take("=") {
          look = (true, false)
        } else if take("!") {
          look = (true, true)
        } else if take("<=") {
          look = (false, false)
        } else if take("<!") {
          look = (false, true)
        } else if take(">") {
          isAtomic = true
        } else if take("#") {
          while let next = peek(), next != 0x29 { index += 1 }
          failed = failed || !take(")")
          return nil
        } else if take("<") || take("P<") {
          groups += 1
          number = groups
          var name = String.UnicodeScalarView()
          while let next = peek(), next != 0x3E, let scalar = Unicode.Scalar(next) {
            name.append(scalar)
            index += 1
          }
          failed = failed || !take(">")
          names.append((String(name), groups))
        } else if !take(":") {
          guard setFlags() else { return nil }
        }
      } else {
        groups += 1
        number = groups
      }
      let inner = choice()
      failed = failed || !take(")")
      if let look { return .look(inner, isAhead: look.isAhead, isNegated: look.isNegated) }
      if let number { return .group(inner, number: number) }
      return isAtomic ? .atomic(inner) : inner
    }

    /// Reads flags such as `i` or `-s`. Returns whether they apply to a group that follows.
    private mutating func setFlags() -> Bool {
      var value = true
      while let next = peek() {
        index += 1
        switch next {
        case 0x2D: value = false
        case 0x69: ignoresCase = value
        case 0x73: dotTakesLineEnds = value
        case 0x6D: anchorsTakeLines = value
        case 0x78: ignoresSpace = value
        case 0x3A: return true
        case 0x29: return false
        default:
          failed = true
          return false
        }
      }
      failed = true
      return false
    }

    private mutating func escape() -> PatternNode? {
      guard let next = peek() else {
        failed = true
        return nil
      }
      if let place = place(next) {
        index += 1
        return .place(place)
      }
      if next >= 0x31, next <= 0x39 {
        index += 1
        return .back(Int(next - 0x30), ignoresCase: ignoresCase)
      }
      if next == 0x51 {
        index += 1
        var parts: [PatternNode] = []
        while let scalar = peek(), !take("\\E") {
          parts.append(.scalar(ScalarTest(ranges: [scalar...scalar], ignoresCase: ignoresCase)))
          index += 1
        }
        return .sequence(parts)
      }
      var test = ScalarTest(ignoresCase: ignoresCase)
      addEscape(to: &test)
      return .scalar(test)
    }

    private func place(_ scalar: UInt32) -> PatternNode.Place? {
      switch scalar {
      case 0x62: .word
      case 0x42: .noWord
      case 0x41: .start
      case 0x5A: .lastEnd
      case 0x7A: .end
      default: nil
      }
    }

    /// Adds the scalars of an escape to a test, and returns its one scalar if there is only one.
    @discardableResult
    private mutating func addEscape(to test: inout ScalarTest) -> UInt32? {
      guard let next = peek() else {
        failed = true
        return nil
      }
      index += 1
      func one(_ value: UInt32) -> UInt32 {
        test.ranges.append(value...value)
        return value
      }
      switch next {
      case 0x64: test.kinds.append((.digit, false))
      case 0x44: test.kinds.append((.digit, true))
      case 0x77: test.kinds.append((.word, false))
      case 0x57: test.kinds.append((.word, true))
      case 0x73: test.kinds.append((.space, false))
      case 0x53: test.kinds.append((.space, true))
      case 0x68: test.kinds.append((.horizontal, false))
      case 0x48: test.kinds.append((.horizontal, true))
      case 0x70: addProperty(to: &test, isNegated: false)
      case 0x50: addProperty(to: &test, isNegated: true)
      case 0x52: test.ranges += [10...13, 0x85...0x85, 0x2028...0x2029]
      case 0x6E: return one(10)
      case 0x72: return one(13)
      case 0x74: return one(9)
      case 0x66: return one(12)
      case 0x65: return one(27)
      case 0x61: return one(7)
      case 0x30: return one(0)
      case 0x78: return one(take("{") ? hex(8, closes: true) : hex(2, closes: false))
      case 0x75: return one(hex(4, closes: false))
      case 0x55: return one(hex(8, closes: false))
      default:
        // Letters without a meaning are errors; anything else stands for itself.
        if ScalarTest.is(next, .letter) { failed = true }
        return one(next)
      }
      return nil
    }

    private mutating func hex(_ most: Int, closes: Bool) -> UInt32 {
      var (value, count) = (UInt32(0), 0)
      while count < most, let next = peek(), let digit = Self.digit(next) {
        value = value &* 16 &+ digit
        count += 1
        index += 1
      }
      if count == 0 || closes && !take("}") { failed = true }
      return value
    }

    private static func digit(_ scalar: UInt32) -> UInt32? {
      switch scalar {
      case 0x30...0x39: scalar - 0x30
      case 0x41...0x46: scalar - 0x37
      case 0x61...0x66: scalar - 0x57
      default: nil
      }
    }

    private mutating func addProperty(to test: inout ScalarTest, isNegated: Bool) {
      var name: [UInt8] = []
      if take("{") {
        while let next = peek(), next != 0x7D {
          name.append(UInt8(truncatingIfNeeded: next))
          index += 1
        }
        failed = failed || !take("}")
      } else if let next = peek() {
        name.append(UInt8(truncatingIfNeeded: next))
        index += 1
      }
      let kinds: [(StaticString, ScalarTest.Kind)] = [
        ("L", .letter), ("Letter", .letter), ("Alphabetic", .letter), ("Alpha", .letter), ("Lu", .upper),
        ("Uppercase", .upper), ("Ll", .lower), ("Lowercase", .lower), ("N", .number), ("Nd", .number),
        ("P", .punctuation), ("Punct", .punctuation), ("S", .symbol), ("Z", .horizontal), ("Zs", .horizontal),
      ]
      for (known, kind) in kinds where known.description.utf8.elementsEqual(name) {
        test.kinds.append((kind, isNegated))
        return
      }
      failed = true
    }

    private mutating func set() -> ScalarTest {
      var test = ScalarTest(isNegated: take("^"), ignoresCase: ignoresCase)
      var isFirst = true
      while let next = peek(), next != 0x5D || isFirst, !failed {
        isFirst = false
        if take("[:") {
          addNamed(to: &test)
          continue
        }
        if take("&&") {
          guard take("[") else {
            failed = true
            break
          }
          test.limits.append(set())
          continue
        }
        index += 1
        if next == 0x5B {
          test.others.append(set())
          continue
        }
        guard let low = next == 0x5C ? addEscape(to: &test) : next else { continue }
        if peek() == 0x2D, let after = peek(1), after != 0x5D, after != 0x5B {
          index += 2
          var end = ScalarTest()
          guard let high = after == 0x5C ? addEscape(to: &end) : after, high >= low else {
            failed = true
            break
          }
          test.ranges.append(low...high)
        } else {
          test.ranges.append(low...low)
        }
      }
      failed = failed || !take("]")
      return test
    }

    private mutating func addNamed(to test: inout ScalarTest) {
      let kinds: [(StaticString, ScalarTest.Kind)] = [
        ("alpha:]", .letter), ("digit:]", .digit), ("space:]", .space), ("upper:]", .upper), ("lower:]", .lower),
        ("punct:]", .punctuation), ("word:]", .word), ("blank:]", .horizontal),
      ]
      if take("alnum:]") {
        test.kinds += [(.letter, false), (.digit, false)]
        return
      }
      for (name, kind) in kinds where take(name) {
        test.kinds.append((kind, false))
        return
      }
      failed = true
    }
  }

#endif
