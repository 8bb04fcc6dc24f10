// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A set of Unicode scalars, for builds without Foundation.
  ///
  /// It asks rather than lists: only the sets that need Unicode's tables bring them into a build.
  public struct CharacterSet: Sendable {
    private var members: ScalarSet

    init(_ members: ScalarSet) {
      self.members = members
    }

    /// No scalar.
    public init() {
      members = ScalarRanges([])
    }

    /// The scalars of a text.
    public init(charactersIn string: String) {
      members = ScalarRanges(string.unicodeScalars.map { $0.value...$0.value })
    }

    /// The scalars of a range.
    public init(charactersIn range: ClosedRange<Unicode.Scalar>) {
      members = ScalarRanges([range.lowerBound.value...range.upperBound.value])
    }

    /// The scalars of a range.
    public init(charactersIn range: Range<Unicode.Scalar>) {
      members = ScalarRanges(range.isEmpty ? [] : [range.lowerBound.value...range.upperBound.value - 1])
    }

    /// Whether a scalar is in the set.
    public func contains(_ member: Unicode.Scalar) -> Bool {
      members.contains(member.value)
    }

    /// All scalars that are not in the set.
    public var inverted: CharacterSet { CharacterSet(InvertedScalars(members)) }

    /// Inverts the set.
    public mutating func invert() {
      self = inverted
    }

    /// The scalars of either set.
    public func union(_ other: CharacterSet) -> CharacterSet {
      CharacterSet(CombinedScalars(members, other.members) { $0 || $1 })
    }

    /// The scalars of both sets.
    public func intersection(_ other: CharacterSet) -> CharacterSet {
      CharacterSet(CombinedScalars(members, other.members) { $0 && $1 })
    }

    /// The scalars that are in this set and not in another.
    public func subtracting(_ other: CharacterSet) -> CharacterSet {
      CharacterSet(CombinedScalars(members, other.members) { $0 && !$1 })
    }

    /// The scalars of one set alone.
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

    /// Adds the scalars of a text.
    public mutating func insert(charactersIn string: String) {
      formUnion(CharacterSet(charactersIn: string))
    }

    /// Adds a scalar.
    public mutating func insert(_ character: Unicode.Scalar) {
      formUnion(CharacterSet(charactersIn: character...character))
    }

    /// Removes the scalars of a text.
    public mutating func remove(charactersIn string: String) {
      subtract(CharacterSet(charactersIn: string))
    }

    /// Removes a scalar.
    public mutating func remove(_ character: Unicode.Scalar) {
      subtract(CharacterSet(charactersIn: character...character))
    }

    /// Whether each scalar of another set is in this one. It goes through all of Unicode.
    public func isSuperset(of other: CharacterSet) -> Bool {
      for value in 0...0x10FFFF as ClosedRange<UInt32> where value & 0x1FF800 != 0xD800 {
        if other.members.contains(value), !members.contains(value) { return false }
      }
      return true
    }
  }

  /// Decides which scalars are in a set.
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
