// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Matches a regular expression, by trying its choices in order.
  struct PatternMatcher {
    let text: [UInt32]
    /// The positions at which the search begins and ends.
    let bounds: Range<Int>
    private var captures: [Range<Int>?]

    init(_ text: [UInt32], bounds: Range<Int>, groups: Int) {
      self.text = text
      self.bounds = bounds
      captures = Array(repeating: nil, count: groups + 1)
    }

    /// Returns the ranges of the match and of its groups; `nil` if there is no match at the position.
    mutating func match(_ node: PatternNode, at start: Int) -> [Range<Int>?]? {
      for index in captures.indices { captures[index] = nil }
      var result: [Range<Int>?]?
      _ = run(node, start) { matcher, end in
        matcher.captures[0] = start..<end
        result = matcher.captures
        return true
      }
      return result
    }

    private typealias Next = (inout PatternMatcher, Int) -> Bool

    private mutating func run(_ node: PatternNode, _ index: Int, _ next: Next) -> Bool {
      switch node {
      case .scalar(let test):
        return index < bounds.upperBound && test.contains(text[index]) && next(&self, index + 1)
      case .sequence(let parts): return run(parts[...], index, next)
      case .choice(let parts):
        for part in parts where run(part, index, next) { return true }
        return false
      case .group(let inner, let number):
        let old = captures[number]
        let found = run(inner, index) { matcher, end in
          let before = matcher.captures[number]
          matcher.captures[number] = index..<end
          if next(&matcher, end) { return true }
          matcher.captures[number] = before
          return false
        }
        if !found { captures[number] = old }
        return found
      case .many(let inner, let least, let most, let greed): return many(inner, least, most, greed, index, next)
      case .atomic(let inner):
        guard let end = end(of: inner, index) else { return false }
        return next(&self, end)
      case .look(let inner, let isAhead, let isNegated):
        return (isAhead ? end(of: inner, index) != nil : isBehind(inner, index)) != isNegated && next(&self, index)
      case .back(let number, let ignoresCase): return back(number, ignoresCase, index, next)
      case .place(let place): return isAt(place, index) && next(&self, index)
      }
    }

    private mutating func run(_ parts: ArraySlice<PatternNode>, _ index: Int, _ next: Next) -> Bool {
      guard let first = parts.first else { return next(&self, index) }
      let rest = parts.dropFirst()
      if rest.isEmpty { return run(first, index, next) }
      return run(first, index) { matcher, end in matcher.run(rest, end, next) }
    }

    private mutating func many(
      _ inner: PatternNode, _ least: Int, _ most: Int, _ greed: PatternNode.Greed, _ index: Int, _ next: Next
    ) -> Bool {
      if case .scalar(let test) = inner { return many(test, least, most, greed, index, next) }
      if greed == .possessive {
        var (count, position) = (0, index)
        while count < most, let end = end(of: inner, position), end > position || count < least {
          position = end
          count += 1
        }
        return count >= least && next(&self, position)
      }
      if least > 0 {
        return run(inner, index) { matcher, end in
          matcher.many(inner, least - 1, most == Int.max ? most : most - 1, greed, end, next)
        }
      }
      if greed == .least, next(&self, index) { return true }
      if most > 0 {
        let found = run(inner, index) { matcher, end in
          // A part that matches nothing would be repeated forever.
          end > index && matcher.many(inner, 0, most == Int.max ? most : most - 1, greed, end, next)
        }
        if found { return true }
      }
      return greed == .most && next(&self, index)
    }

    /// Repeats a part of one scalar, which takes no room on the stack.
    private mutating func many(
      _ test: ScalarTest, _ least: Int, _ most: Int, _ greed: PatternNode.Greed, _ index: Int, _ next: Next
    ) -> Bool {
      let limit = min(most, bounds.upperBound - index)
      guard limit >= least else { return false }
      var count = 0
      if greed == .least {
        while true {
          if count >= least, next(&self, index + count) { return true }
          guard count < limit, test.contains(text[index + count]) else { return false }
          count += 1
        }
      }
      while count < limit, test.contains(text[index + count]) { count += 1 }
      if greed == .possessive { return count >= least && next(&self, index + count) }
      while count >= least {
        if next(&self, index + count) { return true }
        count -= 1
      }
      return false
    }

    private mutating func end(of node: PatternNode, _ index: Int) -> Int? {
      var found: Int?
      _ = run(node, index) { _, end in
        found = end
        return true
      }
      return found
    }

    private mutating func isBehind(_ node: PatternNode, _ index: Int) -> Bool {
      var start = index
      while start >= bounds.lowerBound {
        if run(node, start, { _, end in end == index }) { return true }
        start -= 1
      }
      return false
    }

    private mutating func back(_ number: Int, _ ignoresCase: Bool, _ index: Int, _ next: Next) -> Bool {
      guard number < captures.count, let range = captures[number], index + range.count <= bounds.upperBound else {
        return false
      }
      for offset in 0..<range.count {
        let (left, right) = (text[range.lowerBound + offset], text[index + offset])
        guard left == right || ignoresCase && ScalarTest.folded(left) == ScalarTest.folded(right) else { return false }
      }
      return next(&self, index + range.count)
    }

    private func isAt(_ place: PatternNode.Place, _ index: Int) -> Bool {
      switch place {
      case .start: index == bounds.lowerBound
      case .end: index == bounds.upperBound
      case .lastEnd:
        index == bounds.upperBound || index == bounds.upperBound - 1 && ScalarTest.isLineEnd(text[index])
      case .lineStart: index == bounds.lowerBound || ScalarTest.isLineEnd(text[index - 1])
      case .lineEnd: index == bounds.upperBound || ScalarTest.isLineEnd(text[index])
      case .word: isWord(index - 1) != isWord(index)
      case .noWord: isWord(index - 1) == isWord(index)
      }
    }

    private func isWord(_ index: Int) -> Bool {
      bounds.contains(index) && ScalarTest.is(text[index], .word)
    }
  }

#endif
