// SPDX-License-Identifier: Apache-2.0

/// A builder of SVG text. Numbers are written with three decimal places.
struct Markup {
  private(set) var text = ""

  var isEmpty: Bool { text.utf8.isEmpty }

  mutating func put(_ part: String) {
    text += part
  }

  /// Appends a number. A non-finite number is written as 0.
  mutating func put(_ number: CGFloat) {
    guard number.isFinite else { return put("0") }
    let thousandths = Int64((Double(min(max(number, -1e9), 1e9)) * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    if thousandths < 0 { put("-") }
    put(String(whole))
    guard rest > 0 else { return }
    put(rest < 10 ? ".00" : rest < 100 ? ".0" : ".")
    put(String(rest % 100 == 0 ? rest / 100 : rest % 10 == 0 ? rest / 10 : rest))
  }

  /// Appends an attribute with a numeric value.
  mutating func put(_ name: String, _ number: CGFloat) {
    put(" ")
    put(name)
    put("='")
    put(number)
    put("'")
  }

  /// Appends an attribute with a text value that needs no escaping.
  mutating func put(_ name: String, _ value: String) {
    put(" ")
    put(name)
    put("='")
    put(value)
    put("'")
  }

  mutating func put(_ name: String, in rect: CGRect) {
    put("<")
    put(name)
    put("x", rect.minX)
    put("y", rect.minY)
    put("width", rect.width)
    put("height", rect.height)
  }

  /// Appends the attributes of a color: the paint, for example `fill`, and its opacity.
  mutating func put(_ name: String, _ color: RGBA) {
    let digits = String(color.bits >> 8, radix: 16)
    put(name, "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits)
    let alpha = color.bits & 0xFF
    if alpha < 255 { put(name == "stop-color" ? "stop-opacity" : name + "-opacity", CGFloat(alpha) / 255) }
  }

  /// Appends a transform attribute, or nothing for the identity.
  mutating func put(_ transform: CGAffineTransform, as name: String = "transform") {
    guard !transform.isIdentity else { return }
    put(" ")
    put(name)
    put("='matrix(")
    // Matrix factors need more digits than coordinates.
    for factor in [transform.a, transform.b, transform.c, transform.d] {
      put(precise: factor)
      put(" ")
    }
    put(transform.tx)
    put(" ")
    put(transform.ty)
    put(")'")
  }

  private mutating func put(precise number: CGFloat) {
    let large = number * 1000
    guard large.isFinite, large.rounded() != large else { return put(number) }
    put(large)
    put("e-3")
  }

  /// Appends the commands of a path.
  mutating func put(_ outline: Outline) {
    func put(_ letter: String, _ points: CGPoint...) {
      self.put(letter)
      for (index, point) in points.enumerated() {
        if index > 0 { self.put(" ") }
        self.put(point.x)
        self.put(" ")
        self.put(point.y)
      }
    }
    for step in outline.steps {
      switch step {
      case .move(let point): put("M", point)
      case .line(let point): put("L", point)
      case .quad(let control, let end): put("Q", control, end)
      case .curve(let first, let second, let end): put("C", first, second, end)
      case .close: self.put("z")
      }
    }
  }

  /// Appends the attributes of a stroke.
  mutating func put(_ line: LineLook, _ color: RGBA) {
    put("stroke", color)
    put("stroke-width", max(line.width, 0))
    if line.cap != .butt { put("stroke-linecap", line.cap == .round ? "round" : "square") }
    switch line.join {
    case .miter: put("stroke-miterlimit", max(line.miterLimit, 1))
    case .round: put("stroke-linejoin", "round")
    case .bevel: put("stroke-linejoin", "bevel")
    }
    // Negative lengths, and lengths that are all 0, mean a solid line.
    guard line.dashes.contains(where: { $0 > 0 }), !line.dashes.contains(where: { $0 < 0 }) else { return }
    put(" stroke-dasharray='")
    for dash in line.dashes {
      put(dash)
      put(" ")
    }
    put("'")
    if line.phase != 0 { put("stroke-dashoffset", line.phase) }
  }
}

/// The style of a stroke.
struct LineLook: Equatable {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  /// The alternating lengths of dashes and gaps. Empty for a solid line.
  var dashes: [CGFloat] = []
  var phase: CGFloat = 0
}
