// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // The functions of `CEmbeddedRuntime`, which the standard library asks for too.
  @_extern(c, "exp") private func runtimeExp(_ x: Double) -> Double
  @_extern(c, "exp2") private func runtimeExp2(_ x: Double) -> Double
  @_extern(c, "log") private func runtimeLog(_ x: Double) -> Double
  @_extern(c, "log2") private func runtimeLog2(_ x: Double) -> Double
  @_extern(c, "log10") private func runtimeLog10(_ x: Double) -> Double
  @_extern(c, "pow") private func runtimePow(_ x: Double, _ y: Double) -> Double
  @_extern(c, "sin") private func runtimeSin(_ x: Double) -> Double
  @_extern(c, "cos") private func runtimeCos(_ x: Double) -> Double

  /// e to a power.
  public func exp(_ x: Double) -> Double { runtimeExp(x) }
  /// e to a power.
  public func exp(_ x: Float) -> Float { Float(exp(Double(x))) }
  /// e to a power.
  public func expf(_ x: Float) -> Float { exp(x) }

  /// 2 to a power.
  public func exp2(_ x: Double) -> Double { runtimeExp2(x) }
  /// 2 to a power.
  public func exp2(_ x: Float) -> Float { Float(exp2(Double(x))) }
  /// 2 to a power.
  public func exp2f(_ x: Float) -> Float { exp2(x) }

  /// The natural logarithm; NaN below 0.
  public func log(_ x: Double) -> Double { runtimeLog(x) }
  /// The natural logarithm; NaN below 0.
  public func log(_ x: Float) -> Float { Float(log(Double(x))) }
  /// The natural logarithm; NaN below 0.
  public func logf(_ x: Float) -> Float { log(x) }

  /// The logarithm to base 2; NaN below 0.
  public func log2(_ x: Double) -> Double { runtimeLog2(x) }
  /// The logarithm to base 2; NaN below 0.
  public func log2(_ x: Float) -> Float { Float(log2(Double(x))) }
  /// The logarithm to base 2; NaN below 0.
  public func log2f(_ x: Float) -> Float { log2(x) }

  /// The logarithm to base 10; NaN below 0.
  public func log10(_ x: Double) -> Double { runtimeLog10(x) }
  /// The logarithm to base 10; NaN below 0.
  public func log10(_ x: Float) -> Float { Float(log10(Double(x))) }
  /// The logarithm to base 10; NaN below 0.
  public func log10f(_ x: Float) -> Float { log10(x) }

  /// The sine of an angle in radians.
  public func sin(_ x: Double) -> Double { runtimeSin(x) }
  /// The sine of an angle in radians.
  public func sin(_ x: Float) -> Float { Float(sin(Double(x))) }
  /// The sine of an angle in radians.
  public func sinf(_ x: Float) -> Float { sin(x) }

  /// The cosine of an angle in radians.
  public func cos(_ x: Double) -> Double { runtimeCos(x) }
  /// The cosine of an angle in radians.
  public func cos(_ x: Float) -> Float { Float(cos(Double(x))) }
  /// The cosine of an angle in radians.
  public func cosf(_ x: Float) -> Float { cos(x) }

  /// The tangent of an angle in radians.
  public func tan(_ x: Double) -> Double { runtimeSin(x) / runtimeCos(x) }
  /// The tangent of an angle in radians.
  public func tan(_ x: Float) -> Float { Float(tan(Double(x))) }
  /// The tangent of an angle in radians.
  public func tanf(_ x: Float) -> Float { tan(x) }

  /// The angle with a sine, in radians; NaN beyond 1.
  public func asin(_ x: Double) -> Double { Angles.angle(x, ((1 - x) * (1 + x)).squareRoot()) }
  /// The angle with a sine, in radians; NaN beyond 1.
  public func asin(_ x: Float) -> Float { Float(asin(Double(x))) }
  /// The angle with a sine, in radians; NaN beyond 1.
  public func asinf(_ x: Float) -> Float { asin(x) }

  /// The angle with a cosine, in radians; NaN beyond 1.
  public func acos(_ x: Double) -> Double { Angles.angle(((1 - x) * (1 + x)).squareRoot(), x) }
  /// The angle with a cosine, in radians; NaN beyond 1.
  public func acos(_ x: Float) -> Float { Float(acos(Double(x))) }
  /// The angle with a cosine, in radians; NaN beyond 1.
  public func acosf(_ x: Float) -> Float { acos(x) }

  /// The angle with a tangent, in radians, between quarter turns.
  public func atan(_ x: Double) -> Double { Angles.angle(x, 1) }
  /// The angle with a tangent, in radians, between quarter turns.
  public func atan(_ x: Float) -> Float { Float(atan(Double(x))) }
  /// The angle with a tangent, in radians, between quarter turns.
  public func atanf(_ x: Float) -> Float { atan(x) }

  /// The hyperbolic sine.
  public func sinh(_ x: Double) -> Double { Hyperbolic.sine(x) }
  /// The hyperbolic sine.
  public func sinh(_ x: Float) -> Float { Float(sinh(Double(x))) }
  /// The hyperbolic sine.
  public func sinhf(_ x: Float) -> Float { sinh(x) }

  /// The hyperbolic cosine.
  public func cosh(_ x: Double) -> Double { (runtimeExp(x) + runtimeExp(-x)) / 2 }
  /// The hyperbolic cosine.
  public func cosh(_ x: Float) -> Float { Float(cosh(Double(x))) }
  /// The hyperbolic cosine.
  public func coshf(_ x: Float) -> Float { cosh(x) }

  /// The hyperbolic tangent.
  public func tanh(_ x: Double) -> Double { Hyperbolic.tangent(x) }
  /// The hyperbolic tangent.
  public func tanh(_ x: Float) -> Float { Float(tanh(Double(x))) }
  /// The hyperbolic tangent.
  public func tanhf(_ x: Float) -> Float { tanh(x) }

  /// The cube root.
  public func cbrt(_ x: Double) -> Double { CubeRoot.of(x) }
  /// The cube root.
  public func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }
  /// The cube root.
  public func cbrtf(_ x: Float) -> Float { cbrt(x) }

  /// A number to a power.
  public func pow(_ x: Double, _ y: Double) -> Double { runtimePow(x, y) }
  /// A number to a power.
  public func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
  /// A number to a power.
  public func powf(_ x: Float, _ y: Float) -> Float { pow(x, y) }

  /// The angle of a point, in radians, in the range of a half turn to both sides.
  public func atan2(_ y: Double, _ x: Double) -> Double { Angles.angle(y, x) }
  /// The angle of a point, in radians, in the range of a half turn to both sides.
  public func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
  /// The angle of a point, in radians, in the range of a half turn to both sides.
  public func atan2f(_ y: Float, _ x: Float) -> Float { atan2(y, x) }

  /// The length of a diagonal.
  public func hypot(_ x: Double, _ y: Double) -> Double { Diagonal.length(x, y) }
  /// The length of a diagonal.
  public func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
  /// The length of a diagonal.
  public func hypotf(_ x: Float, _ y: Float) -> Float { hypot(x, y) }

  /// The rest of a division, with the sign of the first number.
  public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }
  /// The rest of a division, with the sign of the first number.
  public func fmod(_ x: Float, _ y: Float) -> Float { Float(fmod(Double(x), Double(y))) }
  /// The rest of a division, with the sign of the first number.
  public func fmodf(_ x: Float, _ y: Float) -> Float { fmod(x, y) }

  /// The rest of a division to the nearest whole number.
  public func remainder(_ x: Double, _ y: Double) -> Double { x.remainder(dividingBy: y) }
  /// The rest of a division to the nearest whole number.
  public func remainder(_ x: Float, _ y: Float) -> Float { Float(remainder(Double(x), Double(y))) }
  /// The rest of a division to the nearest whole number.
  public func remainderf(_ x: Float, _ y: Float) -> Float { remainder(x, y) }

  /// The smaller number; of a number and NaN the number.
  public func fmin(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }
  /// The smaller number; of a number and NaN the number.
  public func fmin(_ x: Float, _ y: Float) -> Float { Float(fmin(Double(x), Double(y))) }
  /// The smaller number; of a number and NaN the number.
  public func fminf(_ x: Float, _ y: Float) -> Float { fmin(x, y) }

  /// The larger number; of a number and NaN the number.
  public func fmax(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }
  /// The larger number; of a number and NaN the number.
  public func fmax(_ x: Float, _ y: Float) -> Float { Float(fmax(Double(x), Double(y))) }
  /// The larger number; of a number and NaN the number.
  public func fmaxf(_ x: Float, _ y: Float) -> Float { fmax(x, y) }

  /// The difference; 0 if the second number is larger.
  public func fdim(_ x: Double, _ y: Double) -> Double { x.isNaN || y.isNaN ? .nan : max(x - y, 0) }
  /// The difference; 0 if the second number is larger.
  public func fdim(_ x: Float, _ y: Float) -> Float { Float(fdim(Double(x), Double(y))) }
  /// The difference; 0 if the second number is larger.
  public func fdimf(_ x: Float, _ y: Float) -> Float { fdim(x, y) }

  /// A number with the sign of another.
  public func copysign(_ x: Double, _ y: Double) -> Double { Double(signOf: y, magnitudeOf: x) }
  /// A number with the sign of another.
  public func copysign(_ x: Float, _ y: Float) -> Float { Float(copysign(Double(x), Double(y))) }
  /// A number with the sign of another.
  public func copysignf(_ x: Float, _ y: Float) -> Float { copysign(x, y) }

  /// The square root; NaN below 0.
  public func sqrt<Number: FloatingPoint>(_ x: Number) -> Number { x.squareRoot() }
  /// The square root; NaN below 0.
  public func sqrtf(_ x: Float) -> Float { sqrt(x) }

  /// The largest whole number that is not above.
  public func floor<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded(.down) }
  /// The largest whole number that is not above.
  public func floorf(_ x: Float) -> Float { floor(x) }

  /// The smallest whole number that is not below.
  public func ceil<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded(.up) }
  /// The smallest whole number that is not below.
  public func ceilf(_ x: Float) -> Float { ceil(x) }

  /// The nearest whole number, halves away from 0.
  public func round<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded() }
  /// The nearest whole number, halves away from 0.
  public func roundf(_ x: Float) -> Float { round(x) }

  /// The number without what is behind its point.
  public func trunc<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded(.towardZero) }
  /// The number without what is behind its point.
  public func truncf(_ x: Float) -> Float { trunc(x) }

  /// The nearest whole number, halves to even.
  public func rint<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded(.toNearestOrEven) }
  /// The nearest whole number, halves to even.
  public func rintf(_ x: Float) -> Float { rint(x) }

  /// The number without its sign.
  public func fabs<Number: FloatingPoint>(_ x: Number) -> Number where Number.Magnitude == Number { x.magnitude }
  /// The number without its sign.
  public func fabsf(_ x: Float) -> Float { fabs(x) }

  /// The nearest whole number, halves away from 0. Traps beyond `Int`.
  public func lround(_ x: Double) -> Int { Int(x.rounded(.toNearestOrAwayFromZero)) }
  /// The nearest whole number, halves away from 0. Traps beyond `Int`.
  public func lroundf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrAwayFromZero)) }

  /// The nearest whole number, halves to even. Traps beyond `Int`.
  public func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
  /// The nearest whole number, halves to even. Traps beyond `Int`.
  public func lrintf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrEven)) }

  /// A whole part and a part behind the point, both with the number's sign.
  public func modf(_ x: Double) -> (Double, Double) {
    let whole = x.rounded(.towardZero)
    return (whole, x.isInfinite ? 0 : x - whole)
  }

  private enum Angles {
    /// Of a point at (x, y).
    static func angle(_ y: Double, _ x: Double) -> Double {
      guard !x.isNaN, !y.isNaN else { return .nan }
      let quarter = Double.pi / 2
      if y == 0 { return x.sign == .minus ? Double(signOf: y, magnitudeOf: .pi) : y }
      if x == 0 { return Double(signOf: y, magnitudeOf: quarter) }
      if x.isInfinite || y.isInfinite {
        let angle = !y.isInfinite ? 0 : x.isInfinite ? quarter / 2 : quarter
        return Double(signOf: y, magnitudeOf: x < 0 ? .pi - angle : angle)
      }
      let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
      var angle = small(short / long)
      if abs(y) > abs(x) { angle = quarter - angle }
      if x < 0 { angle = .pi - angle }
      return Double(signOf: y, magnitudeOf: angle)
    }

    /// The angle with a tangent from 0 to 1: a rough one, and twice the difference that is left, which is the tangent of
    /// the angle between the two.
    private static func small(_ tangent: Double) -> Double {
      var angle = tangent * (0.9724 - 0.1920 * tangent * tangent)
      for _ in 0..<3 {
        let (sine, cosine) = (runtimeSin(angle), runtimeCos(angle))
        let rest = (tangent * cosine - sine) / (cosine + tangent * sine)
        angle += rest - rest * rest * rest / 3
      }
      return angle
    }
  }

  private enum Hyperbolic {
    static func sine(_ x: Double) -> Double {
      // Near 0 the two powers cancel.
      if abs(x) < 0.25 {
        let z = x * x
        return x * (1 + z / 6 * (1 + z / 20 * (1 + z / 42 * (1 + z / 72 * (1 + z / 110)))))
      }
      return (runtimeExp(x) - runtimeExp(-x)) / 2
    }

    static func tangent(_ x: Double) -> Double {
      if abs(x) > 22 { return Double(signOf: x, magnitudeOf: 1) }
      return sine(x) / ((runtimeExp(x) + runtimeExp(-x)) / 2)
    }
  }

  private enum CubeRoot {
    static func of(_ x: Double) -> Double {
      guard x != 0, x.isFinite else { return x }
      let root = runtimePow(abs(x), 1 / 3)
      return Double(signOf: x, magnitudeOf: root - (root * root * root - abs(x)) / (3 * root * root))
    }
  }

  private enum Diagonal {
    static func length(_ x: Double, _ y: Double) -> Double {
      let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
      guard long > 0, long.isFinite else { return x.isInfinite || y.isInfinite ? .infinity : long }
      let part = short / long
      return long * (1 + part * part).squareRoot()
    }
  }

#endif
