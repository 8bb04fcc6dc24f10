// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A value of a text that was read, or a key of an object.
  ///
  /// A list or an object is followed by its values, and each value of an object by its key in front of it.
  struct CodedNode {
    enum Kind: UInt8 {
      case null
      case no
      case yes
      /// A whole number; `bits` are those of an `Int64`.
      case integer
      /// A whole number above the largest `Int64`.
      case unsigned
      /// Any other number; `bits` are those of a `Double`, which is exact to the last digit of the text.
      case number
      /// A number that is read when it is asked for. It may turn out to be none.
      case digits
      /// A text that stands for itself, all ASCII.
      case text
      /// A text with escapes or other letters, which is checked when it is asked for.
      case markedText
      case array
      case object

      /// How messages name it.
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
    /// Where the values of a list or an object end. For a text, a number that differs between most texts.
    var link: UInt32 = 0
    /// The number; the place and the length of a text or of digits; how many values a list or an object has.
    var bits: UInt64 = 0

    /// A part of the text.
    init(_ kind: Kind, _ start: Int, _ length: Int, link: UInt32 = 0) {
      self.kind = kind
      self.link = link
      bits = UInt64(UInt32(start)) << 32 | UInt64(UInt32(length))
    }

    init(_ kind: Kind, bits: UInt64 = 0) {
      self.kind = kind
      self.bits = bits
    }

    /// How many values a list or an object has.
    var count: Int { Int(truncatingIfNeeded: bits) }
    /// Where a part of the text begins.
    var start: Int { Int(truncatingIfNeeded: bits >> 32) }
    /// How many bytes a part of the text has.
    var length: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }
    /// The bytes of a part of the text.
    var range: Range<Int> { start..<start + length }
  }

  /// The values of a text that was read, one behind the other, each in front of the values in it.
  final class CodedTree {
    /// The place of the `null` that stands for a value that is not there.
    static let missing = 0
    /// The place of the outermost value.
    static let root = 1

    let text: [UInt8]
    let nodes: [CodedNode]
    /// What the decoder's user chose.
    var options = CodingOptions()

    /// The nodes have their places in the text, the first two those above.
    init(_ text: [UInt8], _ nodes: [CodedNode]) {
      self.text = text
      self.nodes = nodes
    }

    /// The place behind a value.
    @inline(__always)
    func end(of place: Int) -> Int {
      let node = nodes[place]
      return switch node.kind {
      case .array, .object: Int(truncatingIfNeeded: node.link)
      default: place + 1
      }
    }

    /// A text; `nil` if it is wrong.
    func string(at place: Int) -> String? {
      let node = nodes[place]
      return unsafe text.withUnsafeBufferPointer { bytes in
        let bytes = unsafe UnsafeBufferPointer(rebasing: bytes[node.range])
        return unsafe node.kind == .text ? String(decoding: bytes, as: UTF8.self) : EscapedText.string(bytes)
      }
    }

    /// Whether a text has these bytes. One that has escapes is compared as it stands.
    @inline(__always)
    func isText(at place: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
      let node = nodes[place]
      guard node.length == name.count else { return false }
      return unsafe text.withUnsafeBufferPointer {
        unsafe UnsafeBufferPointer(rebasing: $0[node.range]).isSame(as: name)
      }
    }

    /// Whether two keys are the same, as they stand.
    func isSameText(_ place: Int, _ other: Int) -> Bool {
      let node = nodes[other]
      guard nodes[place].link == node.link else { return false }
      return unsafe text.withUnsafeBufferPointer {
        unsafe isText(at: place, UnsafeBufferPointer(rebasing: $0[node.range]))
      }
    }
  }

#endif
