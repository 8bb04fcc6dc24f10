// SPDX-License-Identifier: Apache-2.0

/// Unique names, in the form of a random UUID (version 4).
enum UniqueName {
  static func make() -> String {
    let digits: [UInt8] = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(36)
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 { bytes.append(UInt8(ascii: "-")) }
      switch index {
      case 12: bytes.append(UInt8(ascii: "4"))
      case 16: bytes.append(digits[Int.random(in: 8..<12)])
      default: bytes.append(digits[Int.random(in: 0..<16)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
