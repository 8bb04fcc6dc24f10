// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A set of Unicode scalars, for builds without Foundation.
  ///
  /// The set computes membership instead of storing its members, so that only sets that need Unicode tables link them.
  public struct CharacterSet: Sendable {
    private var members: ScalarSet

    init(_ members: ScalarSet) {
      self.members = members
    }

    /// Creates an empty set.
    public init() {
      members = ScalarRanges([])
    }

    /// Creates a set of the scalars in a string.
    public init(charactersIn string: String) {
      members = ScalarRanges(string.unicodeScalars.map { $0.value...$0.value })
    }

    /// Creates a set of the scalars in a range.
    public init(charactersIn range: ClosedRange<Unicode.Scalar>) {
      members = ScalarRanges([range.lowerBound.value...range.upperBound.value])
    }

    /// Creates a set of the scalars in a range.
    public init(charactersIn range: Range<Unicode.Scalar>) {
      members = ScalarRanges(range.isEmpty ? [] : [range.lowerBound.value...range.upperBound.value - 1])
    }

    /// Whether a scalar is in the set.
    public func contains(_ member: Unicode.Scalar) -> Bool {
      members.contains(member.value)
    }

    /// The set of all scalars that are not in this set.
    public var inverted: CharacterSet { CharacterSet(InvertedScalars(members)) }

    /// Inverts the set.
    public mutating func invert() {
      self = inverted
    }

    /// Returns the scalars that are in at least one of the two sets.
    public func union(_ other: CharacterSet) -> CharacterSet {
      CharacterSet(CombinedScalars(members, other.members) { $0 || $1 })
    }

    /// Returns the scalars that are in both sets.
    public func intersection(_ other: CharacterSet) -> CharacterSet {
      CharacterSet(CombinedScalars(members, other.members) { $0 && $1 })
    }

    /// Returns the scalars that are in this set but not in `other`.
    public func subtracting(_ other: CharacterSet) -> CharacterSet {
      CharacterSet(CombinedScalars(members, other.members) { $0 && !$1 })
    }

    /// Returns the scalars that are in exactly one of the two sets.
    public func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
      CharacterSet(CombinedScalars(members, other.members) { $0 != $1 })
    }

    /// Adds the scalars of another set.
    public mutating func formUnion(_ other: CharacterSet) {
      self = union(other)
    }

    /// Keeps the scalars that are also in another set.
    public mutating func formIntersection(_ other: CharacterSet) {
      self = intersection(other)
    }

    /// Removes the scalars of another set.
    public mutating func subtract(_ other: CharacterSet) {
      self = subtracting(other)
    }

    /// Adds the scalars of a string.
    public mutating func insert(charactersIn string: String) {
      formUnion(CharacterSet(charactersIn: string))
    }

    /// Adds a scalar.
    public mutating func insert(_ character: Unicode.Scalar) {
      formUnion(CharacterSet(charactersIn: character...character))
    }

    /// Removes the scalars of a string.
    public mutating func remove(charactersIn string: String) {
      subtract(CharacterSet(charactersIn: string))
    }

    /// Removes a scalar.
    public mutating func remove(_ character: Unicode.Scalar) {
      subtract(CharacterSet(charactersIn: character...character))
    }

    /// Whether every scalar of another set is in this set. Checks every Unicode scalar, which takes time.
    public func isSuperset(of other: CharacterSet) -> Bool {
      for value in 0...0x10FFFF as ClosedRange<UInt32> where value & 0x1FF800 != 0xD800 {
        if other.members.contains(value), !members.contains(value) { return false }
      }
      return true
    }
  }

  /// The membership test of a set of scalars.
  class ScalarSet: @unchecked Sendable {
    func contains(_ scalar: UInt32) -> Bool { false }
  }

  final class ScalarRanges: ScalarSet, @unchecked Sendable {
    private let ranges: [ClosedRange<UInt32>]

    init(_ ranges: [ClosedRange<UInt32>]) {
      self.ranges = ranges
    }

    override func contains(_ scalar: UInt32) -> Bool {
      for range in ranges where range.contains(scalar) { return true }
      return false
    }
  }

  private final class InvertedScalars: ScalarSet, @unchecked Sendable {
    private let base: ScalarSet

    init(_ base: ScalarSet) {
      self.base = base
    }

    override func contains(_ scalar: UInt32) -> Bool { !base.contains(scalar) }
  }

  private final class CombinedScalars: ScalarSet, @unchecked Sendable {
    private let left: ScalarSet
    private let right: ScalarSet
    private let combine: (Bool, Bool) -> Bool

    init(_ left: ScalarSet, _ right: ScalarSet, _ combine: @escaping (Bool, Bool) -> Bool) {
      self.left = left
      self.right = right
      self.combine = combine
    }

    override func contains(_ scalar: UInt32) -> Bool { combine(left.contains(scalar), right.contains(scalar)) }
  }

#endif
