// SPDX-License-Identifier: Apache-2.0

/// A sequence of lengths, some measured and some estimated, with their sums. Equal lengths in a row are one node of a
/// tree, so that a change or a query takes time proportional to the logarithm of the number of different lengths.
struct LengthTree {
  private var root: LengthNode?

  private init(_ root: LengthNode?) {
    self.root = root
  }

  /// Creates a sequence of estimated lengths.
  init(count: Int = 0, estimate: Double = 0) {
    self.init(LengthNode(nil, LengthRun(length: estimate, isKnown: false, count: count), nil))
  }

  /// Creates a sequence of measured lengths.
  init(_ lengths: [Double]) {
    self.init(LengthNode.tree(of: lengths[...]))
  }

  var count: Int { root?.count ?? 0 }

  /// The sum of all lengths.
  var total: Double { root?.sum ?? 0 }

  /// Returns the sum of the lengths before an index.
  func start(of index: Int) -> Double { find(index).start }

  /// Returns the length at an index.
  func length(at index: Int) -> Double { find(index).run.length }

  /// Returns whether the length at an index was measured.
  func isKnown(at index: Int) -> Bool { find(index).run.isKnown }

  /// Returns the run that contains an index, the sum of the lengths before the index, and the number of lengths from the
  /// index to the end of the run.
  private func find(_ index: Int) -> (run: LengthRun, start: Double, rest: Int) {
    var (next, index, start) = (root, index, 0.0)
    var last = LengthRun(length: 0, isKnown: false, count: 0)
    while let node = next {
      last = node.run
      let before = node.before
      if index < before.count {
        next = node.left
        continue
      }
      index -= before.count
      start += before.sum
      if index < last.count { return (last, start + Double(index) * last.length, last.count - index) }
      index -= last.count
      start += last.total
      next = node.right
    }
    return (last, start, 0)
  }

  /// Returns the index of the length that contains a position: the last one that starts at or before it, or 0 if the
  /// position is before all lengths.
  func index(at position: Double) -> Int {
    var (next, index, rest) = (root, 0, position)
    while let node = next {
      let before = node.before
      if rest < before.sum {
        next = node.left
        continue
      }
      rest -= before.sum
      index += before.count
      let run = node.run
      if rest < run.total {
        var inside = min(max(Int(rest / run.length), 0), run.count - 1)
        // The quotient was rounded.
        if Double(inside) * run.length > rest { inside = max(inside - 1, 0) }
        if inside + 1 < run.count, Double(inside + 1) * run.length <= rest { inside += 1 }
        return index + inside
      }
      rest -= run.total
      index += run.count
      next = node.right
    }
    return max(0, min(index, count - 1))
  }

  /// Records a measured length. Returns the difference from the previous length.
  @discardableResult mutating func set(_ length: Double, at index: Int) -> Double {
    let old = find(index).run
    let change = length - old.length
    if change != 0 || !old.isKnown { replace(index, by: LengthRun(length: length, isKnown: true, count: 1)) }
    return change
  }

  /// Sets the value of all estimated lengths.
  mutating func estimate(_ length: Double) {
    root = root?.changed { if !$0.isKnown { $0.length = length } }
  }

  /// Marks all lengths as estimates.
  mutating func forget() {
    root = root?.changed { $0.isKnown = false }
  }

  /// Marks one length as an estimate.
  mutating func forget(_ index: Int) {
    replace(index, by: LengthRun(length: length(at: index), isKnown: false, count: 1))
  }

  mutating func remove(at index: Int) {
    replace(index, by: nil)
  }

  /// Inserts a measured length.
  mutating func insert(_ length: Double, at index: Int) {
    var made = part(0..<index)
    made.append(LengthTree([length]))
    made.append(part(index..<count))
    self = made
  }

  /// Moves a length to another index. The lengths in between shift by one.
  mutating func move(from: Int, to: Int) {
    let moved = part(from..<from + 1)
    remove(at: from)
    var made = part(0..<to)
    made.append(moved)
    made.append(part(to..<count))
    self = made
  }

  private mutating func replace(_ index: Int, by run: LengthRun?) {
    var made = part(0..<index)
    if let run { made.append(LengthTree(LengthNode(nil, run, nil))) }
    made.append(part(index + 1..<count))
    self = made
  }

  /// Returns a part of the sequence.
  func part(_ range: Range<Int>) -> LengthTree {
    guard range.count < count else { return self }
    var (run, _, rest) = find(range.lowerBound)
    if range.count <= rest {
      run.count = range.count
      return LengthTree(LengthNode(nil, run, nil))
    }
    return LengthTree(LengthNode.split(LengthNode.split(root, at: range.upperBound).0, at: range.lowerBound).1)
  }

  mutating func append(_ other: LengthTree) {
    root = LengthNode.join(root, other.root)
  }
}

/// Equal lengths in a row.
struct LengthRun {
  var length: Double
  var isKnown: Bool
  var count: Int
  var total: Double { Double(count) * length }
}

/// A node of a tree of runs. It never changes, so that copies share their nodes.
private final class LengthNode {
  let left: LengthNode?
  let run: LengthRun
  let right: LengthNode?
  /// The number of lengths, their sum, and the number of nodes in this part of the tree.
  let count: Int
  let sum: Double
  private let nodes: Int

  /// Fails for an empty run; then there is nothing at its sides either.
  init?(_ left: LengthNode?, _ run: LengthRun, _ right: LengthNode?) {
    guard run.count > 0 else { return nil }
    (self.left, self.run, self.right) = (left, run, right)
    count = (left?.count ?? 0) + run.count + (right?.count ?? 0)
    sum = (left?.sum ?? 0) + run.total + (right?.sum ?? 0)
    nodes = (left?.nodes ?? 0) + 1 + (right?.nodes ?? 0)
  }

  /// The number and the sum of the lengths before the node's own.
  var before: (count: Int, sum: Double) { (left?.count ?? 0, left?.sum ?? 0) }

  /// Returns a balanced tree of measured lengths.
  static func tree(of lengths: ArraySlice<Double>) -> LengthNode? {
    guard !lengths.isEmpty else { return nil }
    let middle = (lengths.startIndex + lengths.endIndex) / 2
    return join(
      join(
        tree(of: lengths[..<middle]), LengthNode(nil, LengthRun(length: lengths[middle], isKnown: true, count: 1), nil)),
      tree(of: lengths[(middle + 1)...]))
  }

  /// Returns the tree with all runs changed.
  func changed(_ body: (inout LengthRun) -> Void) -> LengthNode? {
    var run = run
    body(&run)
    return LengthNode(left?.changed(body), run, right?.changed(body))
  }

  /// Returns the parts of a tree before and after an index.
  static func split(_ node: LengthNode?, at index: Int) -> (LengthNode?, LengthNode?) {
    guard let node else { return (nil, nil) }
    let inside = index - node.before.count
    if inside < 0 || inside == 0 && node.left != nil {
      let (first, second) = split(node.left, at: index)
      return (first, LengthNode(second, node.run, node.right))
    }
    if inside > node.run.count || inside == node.run.count && node.right != nil {
      let (first, second) = split(node.right, at: inside - node.run.count)
      return (LengthNode(node.left, node.run, first), second)
    }
    var (first, second) = (node.run, node.run)
    first.count = inside
    second.count -= inside
    return (
      inside > 0 ? LengthNode(node.left, first, nil) : nil,
      second.count > 0 ? LengthNode(nil, second, node.right) : nil
    )
  }

  /// Returns two trees one after the other. Equal lengths that meet become one run.
  static func join(_ first: LengthNode?, _ second: LengthNode?) -> LengthNode? {
    guard let first else { return second }
    guard let second else { return first }
    var (end, start) = (first, second)
    while let next = end.right { end = next }
    while let next = start.left { start = next }
    guard end.run.length == start.run.length, end.run.isKnown == start.run.isKnown else { return merge(first, second) }
    return merge(first.extended(by: start.run.count), split(second, at: start.run.count).1)
  }

  /// Returns the tree with a longer last run.
  private func extended(by more: Int) -> LengthNode? {
    if let right { return LengthNode(left, run, right.extended(by: more)) }
    var run = run
    run.count += more
    return LengthNode(left, run, nil)
  }

  private static func merge(_ first: LengthNode?, _ second: LengthNode?) -> LengthNode? {
    guard let first else { return second }
    guard let second else { return first }
    // Any of the nodes is as likely to be the root as any other, which balances the tree. The counts are the dice, so
    // that the same work always takes the same time.
    let dice =
      UInt32(truncatingIfNeeded: first.count) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: second.count) &* 0x85EB_CA77
    let chosen = UInt64(dice) &* UInt64(first.nodes + second.nodes) >> 32
    return chosen < UInt64(first.nodes)
      ? LengthNode(first.left, first.run, merge(first.right, second))
      : LengthNode(merge(first, second.left), second.run, second.right)
  }
}
