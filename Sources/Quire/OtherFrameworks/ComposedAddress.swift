// SPDX-License-Identifier: Apache-2.0

/// The address with which a page hands a message to another app: `mailto:` or `sms:` with recipients and fields.
struct ComposedAddress {
  private(set) var text: String
  private var hasField = false

  init(scheme: String, recipients: [String]) {
    text = scheme + recipients.map { Self.escaped($0) }.joined(separator: ",")
  }

  /// Adds a field unless its value is empty.
  mutating func add(_ name: String, _ value: String) {
    guard !value.utf8.isEmpty else { return }
    text += "\(hasField ? "&" : "?")\(name)=\(Self.escaped(value))"
    hasField = true
  }

  /// Returns a text with percent signs for all bytes but letters, digits and a few signs.
  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "@"):
        result.append(byte)
      default:
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
