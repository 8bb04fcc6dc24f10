// SPDX-License-Identifier: Apache-2.0

/// A value of an animatable property.
enum LayerValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(RGBA)
  case path(Outline)
  case numbers([CGFloat])
  case colors([RGBA])

  /// Returns the interpolation to another value of the same kind. If the kinds differ, returns the nearer value.
  func mixed(with other: LayerValue, _ part: CGFloat) -> LayerValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y), width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, part))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, part))
    case (.path(let a), .path(let b)): return .path(a.mixed(with: b, part) ?? (part < 1 ? a : b))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { mix($0, $1) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, part) })
    default: return part < 0.5 ? self : other
    }
  }

  /// Returns this value plus `factor` times another value of the same kind. Returns this value unchanged if the kinds
  /// cannot be added.
  func adding(_ other: LayerValue, times factor: CGFloat = 1) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b * factor)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor, y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor, height: a.size.height + b.size.height * factor))
    case (.transform(let a), .transform(let b)): .transform(b.times(a))
    default: self
    }
  }
}

extension RGBA {
  /// Returns the interpolation to another color, with premultiplied alpha.
  func mixed(with other: RGBA, _ part: CGFloat) -> RGBA {
    func lanes(_ color: RGBA) -> ViewPose {
      var pose = ViewPose.zero
      pose.background = color
      return pose
    }
    let (from, to) = (lanes(self), lanes(other))
    return (from + (to - from) * Double(part)).background
  }
}
