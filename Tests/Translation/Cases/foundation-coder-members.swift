// SPDX-License-Identifier: Apache-2.0

import UIKit

// What a coder writes and reads.

final class CoderChart: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  let point: CGPoint
  let size: CGSize
  let frame: CGRect
  let small: Int32
  let large: Int64
  let ratio: Float
  let depth: Double

  override init() {
    point = CGPoint(x: 1, y: 2)
    size = CGSize(width: 3, height: 4)
    frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    small = -9
    large = 10_000_000_000
    ratio = 0.5
    depth = 12.25
    super.init()
  }

  required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    point = coder.decodeCGPoint(forKey: "point")
    size = coder.decodeCGSize(forKey: "size")
    frame = coder.decodeCGRect(forKey: "frame")
    small = coder.decodeInt32(forKey: "small")
    large = coder.decodeInt64(forKey: "large")
    ratio = coder.decodeFloat(forKey: "ratio")
    depth = coder.decodeDouble(forKey: "depth")
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(point, forKey: "point")
    coder.encode(size, forKey: "size")
    coder.encode(frame, forKey: "frame")
    coder.encode(small, forKey: "small")
    coder.encode(large, forKey: "large")
    coder.encode(ratio, forKey: "ratio")
    coder.encode(depth, forKey: "depth")
  }
}

@MainActor func foundationCoderMembers() -> [String] {
  guard let data = try? NSKeyedArchiver.archivedData(withRootObject: CoderChart(), requiringSecureCoding: false),
    let chart = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CoderChart.self, from: data)
  else { return ["no chart"] }
  // => 1.0 4.0 5.0 8.0
  // => -9 10000000000 0.5 12.25
  return [
    "\(chart.point.x) \(chart.size.height) \(chart.frame.minX) \(chart.frame.height)",
    "\(chart.small) \(chart.large) \(chart.ratio) \(chart.depth)",
  ]
}
