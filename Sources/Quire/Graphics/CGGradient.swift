// SPDX-License-Identifier: Apache-2.0

/// A list of colors for a gradient, written as `[red.cgColor, blue.cgColor] as CFArray`.
public typealias CFArray = [CGColor]

/// A color space. It has no effect: all colors are in the screen's color space.
@preconcurrency @MainActor public final class CGColorSpace: NSObject {
  /// The name of a color space.
  public struct Name: Hashable, Sendable {
    fileprivate let kind: Int
  }

  /// The standard color space of the web.
  public static let sRGB = Name(kind: 0)
  /// A color space with a wider gamut; treated as `sRGB`.
  public static let displayP3 = Name(kind: 1)

  /// Creates a color space by name.
  public init?(name: Name) {
    super.init()
  }

  fileprivate override init() {
    super.init()
  }
}

/// Returns the device's RGB color space.
@preconcurrency @MainActor public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Returns the device's grayscale color space.
@preconcurrency @MainActor public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// The areas beyond the ends of a gradient that are filled with the color of the nearest end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public var rawValue: UInt32

  /// Creates options from raw bits. A set literal gives the same result.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The area before the start of the gradient.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The area after the end of the gradient.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A smooth transition between colors.
@preconcurrency @MainActor public final class CGGradient: NSObject {
  let stops: Stops

  /// Creates a gradient. `locations` contains one value in 0...1 for each color; with `nil` the colors are evenly
  /// spaced. Returns `nil` if `colors` is empty.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    var places: [CGFloat] = []
    if let locations = unsafe locations {
      // By contract, the caller passes one number for each color.
      for index in colors.indices { places.append(unsafe locations[index]) }
    }
    stops = Stops(colors.map { $0.rgba }, at: places)
    super.init()
  }
}

/// The colors of a gradient with their locations in 0...1, sorted.
struct Stops: Equatable {
  private(set) var list: [(place: CGFloat, color: RGBA)] = []

  /// Creates stops. The colors are evenly spaced unless `places` has one value for each color.
  init(_ colors: [RGBA], at places: [CGFloat]) {
    var last: CGFloat = 0
    for (index, color) in colors.enumerated() {
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let place = places.count == colors.count ? places[index] : even
      last = max(last, min(place.isFinite ? place : 0, 1))
      list.append((last, color))
    }
  }

  static func == (left: Stops, right: Stops) -> Bool {
    left.list.elementsEqual(right.list) { $0.place == $1.place && $0.color == $1.color }
  }

  /// Returns the stops as SVG elements. Outside 0...1, the color of the nearest end continues, or nothing is drawn.
  func markup(extendsBefore: Bool, extendsAfter: Bool) -> Markup {
    var markup = Markup()
    func put(_ place: CGFloat, _ color: RGBA) {
      markup.put("<stop")
      markup.put("offset", place)
      markup.put("stop-color", color)
      markup.put("/>")
    }
    if let first = list.first, !extendsBefore { put(0, RGBA(bits: first.color.bits & 0xFFFF_FF00)) }
    for stop in list { put(stop.place, stop.color) }
    if let last = list.last, !extendsAfter { put(1, RGBA(bits: last.color.bits & 0xFFFF_FF00)) }
    return markup
  }
}
