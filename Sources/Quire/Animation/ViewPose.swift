// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// All animatable properties of a view as a vector: box, transform, alpha, background and corners.
struct ViewPose: Equatable {
  /// x, y, width, height; a, b, c, d, tx, ty; alpha; red, green, blue and alpha of the background, the first three
  /// multiplied by the fourth so that a fade keeps its hue; corner radius.
  var lanes: SIMD16<Double>

  static var zero: ViewPose { ViewPose(lanes: SIMD16(repeating: 0)) }

  init(lanes: SIMD16<Double>) {
    self.lanes = lanes
  }

  init(frame: Rect, style: ViewStyle, transform: ViewTransform) {
    lanes = .zero
    self.frame = frame
    self.transform = transform
    lanes[10] = style.alpha
    background = style.background
    lanes[15] = style.cornerRadius
  }

  var frame: Rect {
    get { Rect(x: lanes[0], y: lanes[1], width: max(0, lanes[2]), height: max(0, lanes[3])) }
    set {
      lanes[0] = newValue.x
      lanes[1] = newValue.y
      lanes[2] = newValue.width
      lanes[3] = newValue.height
    }
  }

  var transform: ViewTransform {
    get {
      ViewTransform(a: lanes[4], b: lanes[5], c: lanes[6], d: lanes[7], tx: lanes[8], ty: lanes[9])
    }
    set {
      lanes[4] = newValue.a
      lanes[5] = newValue.b
      lanes[6] = newValue.c
      lanes[7] = newValue.d
      lanes[8] = newValue.tx
      lanes[9] = newValue.ty
    }
  }

  var alpha: Double {
    get { min(max(lanes[10], 0), 1) }
    set { lanes[10] = newValue }
  }

  var cornerRadius: Double {
    get { max(0, lanes[15]) }
    set { lanes[15] = newValue }
  }

  var background: RGBA {
    get {
      let alpha = min(max(lanes[14], 0), 1)
      guard alpha > 0 else { return .clear }
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 255 + 0.5) }
      return RGBA(
        bits: byte(lanes[11] / alpha) << 24 | byte(lanes[12] / alpha) << 16 | byte(lanes[13] / alpha) << 8
          | byte(alpha))
    }
    set {
      let alpha = Double(newValue.bits & 0xFF) / 255
      lanes[11] = Double(newValue.bits >> 24) / 255 * alpha
      lanes[12] = Double(newValue.bits >> 16 & 0xFF) / 255 * alpha
      lanes[13] = Double(newValue.bits >> 8 & 0xFF) / 255 * alpha
      lanes[14] = alpha
    }
  }

  static func + (left: ViewPose, right: ViewPose) -> ViewPose { ViewPose(lanes: left.lanes + right.lanes) }
  static func - (left: ViewPose, right: ViewPose) -> ViewPose { ViewPose(lanes: left.lanes - right.lanes) }
  static func * (left: ViewPose, right: Double) -> ViewPose { ViewPose(lanes: left.lanes * right) }

  /// Returns the approximate distance that the fastest part of a view of this size moves in a change, in points.
  func reach(in size: Size) -> Double {
    let extent = max(size.width, size.height)
    var reach = 0.0
    for lane in [0, 1, 2, 3, 8, 9, 15] { reach = max(reach, lanes[lane].magnitude) }
    for lane in 4...7 { reach = max(reach, lanes[lane].magnitude * extent / 2) }
    // A visible step is about a fiftieth of a fraction, or a quarter of a pixel of a length.
    for lane in 10...14 { reach = max(reach, lanes[lane].magnitude * 12.5) }
    return reach
  }
}
