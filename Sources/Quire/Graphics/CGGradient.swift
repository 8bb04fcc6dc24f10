// SPDX-License-Identifier: Apache-2.0

/// A list of colors, in the form in which gradients take them: `[red.cgColor, blue.cgColor] as CFArray`.
public typealias CFArray = [CGColor]

/// A space of colors. All colors are in the screen's own space here.
@preconcurrency @MainActor public final class CGColorSpace: NSObject {
  /// The name of a space.
  public struct Name: Hashable, Sendable {
    fileprivate let kind: Int
  }

  /// The space of the web's colors.
  public static let sRGB = Name(kind: 0)
  /// A space with more saturated colors, which counts as `sRGB`.
  public static let displayP3 = Name(kind: 1)

  /// Creates a space by its name.
  public init?(name: Name) {
    super.init()
  }

  fileprivate override init() {
    super.init()
  }
}

/// Returns the screen's space of red, green and blue.
@MainActor public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Returns the screen's space of grays.
@MainActor public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// The areas outside a gradient's two ends that are drawn in the color of the end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public var rawValue: UInt32

  /// Creates options from raw bits. A set literal gives the same result.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The area before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The area after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A smooth change between colors.
@preconcurrency @MainActor public final class CGGradient: NSObject {
  let stops: Stops

  /// Creates a gradient. `locations` are 0...1, one for each color; without them the colors are evenly spaced. Returns
  /// `nil` if there are no colors.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    var places: [CGFloat] = []
    if let locations = unsafe locations {
      // One number for each color, as the caller's contract says.
      for index in colors.indices { places.append(unsafe locations[index]) }
    }
    stops = Stops(colors.map { $0.rgba }, at: places)
    super.init()
  }
}

/// The colors of a gradient with their places from 0 to 1, in order.
struct Stops: Equatable {
  private(set) var list: [(place: CGFloat, color: RGBA)] = []

  /// Creates stops. Without one place for each color, the colors are evenly spaced.
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

  /// The stops as elements. Outside 0...1 the end colors continue, or nothing is drawn.
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
