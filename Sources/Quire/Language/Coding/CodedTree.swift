// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A value of a parsed text, or a key of an object.
  ///
  /// The node of an array or an object is followed by its values. In an object, each value is preceded by its key.
  struct CodedNode {
    enum Kind: UInt8 {
      case null
      case no
      case yes
      /// An integer; `bits` are those of an `Int64`.
      case integer
      /// An integer above the largest `Int64`.
      case unsigned
      /// Any other number; `bits` are those of a `Double` that represents the text's number to the last digit.
      case number
      /// A number that is parsed when a type requests it. It may prove not to be a number.
      case digits
      /// A string of ASCII characters without escapes.
      case text
      /// A string with escapes or non-ASCII characters, which is validated when a type requests it.
      case markedText
      case array
      case object

      /// The name of the kind in error messages.
      var name: StaticString {
        switch self {
        case .null: "null"
        case .no, .yes: "bool"
        case .integer, .unsigned, .number, .digits: "number"
        case .text, .markedText: "a string"
        case .array: "an array"
        case .object: "a dictionary"
        }
      }
    }

    let kind: Kind
    /// The end position of the values of an array or an object. For a string, a hash.
    var link: UInt32 = 0
    /// For a number, its bits. For a string or for digits, the position and the length in the text. For an array or an
    /// object, the number of values.
    var bits: UInt64 = 0

    /// Creates a node for a part of the text.
    init(_ kind: Kind, _ start: Int, _ length: Int, link: UInt32 = 0) {
      self.kind = kind
      self.link = link
      bits = UInt64(UInt32(start)) << 32 | UInt64(UInt32(length))
    }

    init(_ kind: Kind, bits: UInt64 = 0) {
      self.kind = kind
      self.bits = bits
    }

    /// The number of values of an array or an object.
    var count: Int { Int(truncatingIfNeeded: bits) }
    /// The position at which a part of the text begins.
    var start: Int { Int(truncatingIfNeeded: bits >> 32) }
    /// The number of bytes of a part of the text.
    var length: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }
    /// The byte range of a part of the text.
    var range: Range<Int> { start..<start + length }
  }

  /// The values of a parsed text, in one array. Each value precedes the values inside it.
  final class CodedTree {
    /// The position of the `null` node that represents missing values.
    static let missing = 0
    /// The position of the outermost value.
    static let root = 1

    let text: [UInt8]
    let nodes: [CodedNode]
    /// The options of the decoder.
    var options = CodingOptions()

    /// Creates a tree. The nodes refer to positions in the text. The first two nodes are those of `missing` and `root`.
    init(_ text: [UInt8], _ nodes: [CodedNode]) {
      self.text = text
      self.nodes = nodes
    }

    /// Returns the position after a value.
    @inline(__always)
    func end(of place: Int) -> Int {
      let node = nodes[place]
      return switch node.kind {
      case .array, .object: Int(truncatingIfNeeded: node.link)
      default: place + 1
      }
    }

    /// Returns the string at a position, or `nil` if it is not valid.
    func string(at place: Int) -> String? {
      let node = nodes[place]
      return unsafe text.withUnsafeBufferPointer { bytes in
        let bytes = unsafe UnsafeBufferPointer(rebasing: bytes[node.range])
        return unsafe node.kind == .text ? String(decoding: bytes, as: UTF8.self) : EscapedText.string(bytes)
      }
    }

    /// Whether the string at a position has the given bytes. Escapes are compared without decoding.
    @inline(__always)
    func isText(at place: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
      let node = nodes[place]
      guard node.length == name.count else { return false }
      return unsafe text.withUnsafeBufferPointer {
        unsafe UnsafeBufferPointer(rebasing: $0[node.range]).isSame(as: name)
      }
    }

    /// Whether two keys are equal. Escapes are compared without decoding.
    func isSameText(_ place: Int, _ other: Int) -> Bool {
      let node = nodes[other]
      guard nodes[place].link == node.link else { return false }
      return unsafe text.withUnsafeBufferPointer {
        unsafe isText(at: place, UnsafeBufferPointer(rebasing: $0[node.range]))
      }
    }
  }

#endif
