// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // The functions of `CEmbeddedRuntime`, which the standard library also requires.
  @_extern(c, "exp") private func runtimeExp(_ x: Double) -> Double
  @_extern(c, "exp2") private func runtimeExp2(_ x: Double) -> Double
  @_extern(c, "log") private func runtimeLog(_ x: Double) -> Double
  @_extern(c, "log2") private func runtimeLog2(_ x: Double) -> Double
  @_extern(c, "log10") private func runtimeLog10(_ x: Double) -> Double
  @_extern(c, "pow") private func runtimePow(_ x: Double, _ y: Double) -> Double
  @_extern(c, "sin") private func runtimeSin(_ x: Double) -> Double
  @_extern(c, "cos") private func runtimeCos(_ x: Double) -> Double

  /// Returns e raised to a power.
  public func exp(_ x: Double) -> Double { runtimeExp(x) }
  /// Returns e raised to a power.
  public func exp(_ x: Float) -> Float { Float(exp(Double(x))) }
  /// Returns e raised to a power.
  public func expf(_ x: Float) -> Float { exp(x) }

  /// Returns 2 raised to a power.
  public func exp2(_ x: Double) -> Double { runtimeExp2(x) }
  /// Returns 2 raised to a power.
  public func exp2(_ x: Float) -> Float { Float(exp2(Double(x))) }
  /// Returns 2 raised to a power.
  public func exp2f(_ x: Float) -> Float { exp2(x) }

  /// Returns the natural logarithm, or NaN for a negative number.
  public func log(_ x: Double) -> Double { runtimeLog(x) }
  /// Returns the natural logarithm, or NaN for a negative number.
  public func log(_ x: Float) -> Float { Float(log(Double(x))) }
  /// Returns the natural logarithm, or NaN for a negative number.
  public func logf(_ x: Float) -> Float { log(x) }

  /// Returns the logarithm to base 2, or NaN for a negative number.
  public func log2(_ x: Double) -> Double { runtimeLog2(x) }
  /// Returns the logarithm to base 2, or NaN for a negative number.
  public func log2(_ x: Float) -> Float { Float(log2(Double(x))) }
  /// Returns the logarithm to base 2, or NaN for a negative number.
  public func log2f(_ x: Float) -> Float { log2(x) }

  /// Returns the logarithm to base 10, or NaN for a negative number.
  public func log10(_ x: Double) -> Double { runtimeLog10(x) }
  /// Returns the logarithm to base 10, or NaN for a negative number.
  public func log10(_ x: Float) -> Float { Float(log10(Double(x))) }
  /// Returns the logarithm to base 10, or NaN for a negative number.
  public func log10f(_ x: Float) -> Float { log10(x) }

  /// Returns the sine of an angle in radians.
  public func sin(_ x: Double) -> Double { runtimeSin(x) }
  /// Returns the sine of an angle in radians.
  public func sin(_ x: Float) -> Float { Float(sin(Double(x))) }
  /// Returns the sine of an angle in radians.
  public func sinf(_ x: Float) -> Float { sin(x) }

  /// Returns the cosine of an angle in radians.
  public func cos(_ x: Double) -> Double { runtimeCos(x) }
  /// Returns the cosine of an angle in radians.
  public func cos(_ x: Float) -> Float { Float(cos(Double(x))) }
  /// Returns the cosine of an angle in radians.
  public func cosf(_ x: Float) -> Float { cos(x) }

  /// Returns the tangent of an angle in radians.
  public func tan(_ x: Double) -> Double { runtimeSin(x) / runtimeCos(x) }
  /// Returns the tangent of an angle in radians.
  public func tan(_ x: Float) -> Float { Float(tan(Double(x))) }
  /// Returns the tangent of an angle in radians.
  public func tanf(_ x: Float) -> Float { tan(x) }

  /// Returns the angle with the given sine, in radians, or NaN if the sine's magnitude is greater than 1.
  public func asin(_ x: Double) -> Double { Angles.angle(x, ((1 - x) * (1 + x)).squareRoot()) }
  /// Returns the angle with the given sine, in radians, or NaN if the sine's magnitude is greater than 1.
  public func asin(_ x: Float) -> Float { Float(asin(Double(x))) }
  /// Returns the angle with the given sine, in radians, or NaN if the sine's magnitude is greater than 1.
  public func asinf(_ x: Float) -> Float { asin(x) }

  /// Returns the angle with the given cosine, in radians, or NaN if the cosine's magnitude is greater than 1.
  public func acos(_ x: Double) -> Double { Angles.angle(((1 - x) * (1 + x)).squareRoot(), x) }
  /// Returns the angle with the given cosine, in radians, or NaN if the cosine's magnitude is greater than 1.
  public func acos(_ x: Float) -> Float { Float(acos(Double(x))) }
  /// Returns the angle with the given cosine, in radians, or NaN if the cosine's magnitude is greater than 1.
  public func acosf(_ x: Float) -> Float { acos(x) }

  /// Returns the angle with the given tangent, in radians, from -π/2 to π/2.
  public func atan(_ x: Double) -> Double { Angles.angle(x, 1) }
  /// Returns the angle with the given tangent, in radians, from -π/2 to π/2.
  public func atan(_ x: Float) -> Float { Float(atan(Double(x))) }
  /// Returns the angle with the given tangent, in radians, from -π/2 to π/2.
  public func atanf(_ x: Float) -> Float { atan(x) }

  /// Returns the hyperbolic sine.
  public func sinh(_ x: Double) -> Double { Hyperbolic.sine(x) }
  /// Returns the hyperbolic sine.
  public func sinh(_ x: Float) -> Float { Float(sinh(Double(x))) }
  /// Returns the hyperbolic sine.
  public func sinhf(_ x: Float) -> Float { sinh(x) }

  /// Returns the hyperbolic cosine.
  public func cosh(_ x: Double) -> Double { (runtimeExp(x) + runtimeExp(-x)) / 2 }
  /// Returns the hyperbolic cosine.
  public func cosh(_ x: Float) -> Float { Float(cosh(Double(x))) }
  /// Returns the hyperbolic cosine.
  public func coshf(_ x: Float) -> Float { cosh(x) }

  /// Returns the hyperbolic tangent.
  public func tanh(_ x: Double) -> Double { Hyperbolic.tangent(x) }
  /// Returns the hyperbolic tangent.
  public func tanh(_ x: Float) -> Float { Float(tanh(Double(x))) }
  /// Returns the hyperbolic tangent.
  public func tanhf(_ x: Float) -> Float { tanh(x) }

  /// Returns the cube root.
  public func cbrt(_ x: Double) -> Double { CubeRoot.of(x) }
  /// Returns the cube root.
  public func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }
  /// Returns the cube root.
  public func cbrtf(_ x: Float) -> Float { cbrt(x) }

  /// Returns a number raised to a power.
  public func pow(_ x: Double, _ y: Double) -> Double { runtimePow(x, y) }
  /// Returns a number raised to a power.
  public func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
  /// Returns a number raised to a power.
  public func powf(_ x: Float, _ y: Float) -> Float { pow(x, y) }

  /// Returns the angle of the point (x, y), in radians, from -π to π.
  public func atan2(_ y: Double, _ x: Double) -> Double { Angles.angle(y, x) }
  /// Returns the angle of the point (x, y), in radians, from -π to π.
  public func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
  /// Returns the angle of the point (x, y), in radians, from -π to π.
  public func atan2f(_ y: Float, _ x: Float) -> Float { atan2(y, x) }

  /// Returns the length of the hypotenuse.
  public func hypot(_ x: Double, _ y: Double) -> Double { Diagonal.length(x, y) }
  /// Returns the length of the hypotenuse.
  public func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
  /// Returns the length of the hypotenuse.
  public func hypotf(_ x: Float, _ y: Float) -> Float { hypot(x, y) }

  /// Returns the remainder of a division, with the sign of the first number.
  public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }
  /// Returns the remainder of a division, with the sign of the first number.
  public func fmod(_ x: Float, _ y: Float) -> Float { Float(fmod(Double(x), Double(y))) }
  /// Returns the remainder of a division, with the sign of the first number.
  public func fmodf(_ x: Float, _ y: Float) -> Float { fmod(x, y) }

  /// Returns the remainder of a division whose quotient is rounded to the nearest integer.
  public func remainder(_ x: Double, _ y: Double) -> Double { x.remainder(dividingBy: y) }
  /// Returns the remainder of a division whose quotient is rounded to the nearest integer.
  public func remainder(_ x: Float, _ y: Float) -> Float { Float(remainder(Double(x), Double(y))) }
  /// Returns the remainder of a division whose quotient is rounded to the nearest integer.
  public func remainderf(_ x: Float, _ y: Float) -> Float { remainder(x, y) }

  /// Returns the smaller number. If one of them is NaN, returns the other.
  public func fmin(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }
  /// Returns the smaller number. If one of them is NaN, returns the other.
  public func fmin(_ x: Float, _ y: Float) -> Float { Float(fmin(Double(x), Double(y))) }
  /// Returns the smaller number. If one of them is NaN, returns the other.
  public func fminf(_ x: Float, _ y: Float) -> Float { fmin(x, y) }

  /// Returns the larger number. If one of them is NaN, returns the other.
  public func fmax(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }
  /// Returns the larger number. If one of them is NaN, returns the other.
  public func fmax(_ x: Float, _ y: Float) -> Float { Float(fmax(Double(x), Double(y))) }
  /// Returns the larger number. If one of them is NaN, returns the other.
  public func fmaxf(_ x: Float, _ y: Float) -> Float { fmax(x, y) }

  /// Returns the difference, or 0 if the second number is larger.
  public func fdim(_ x: Double, _ y: Double) -> Double { x.isNaN || y.isNaN ? .nan : max(x - y, 0) }
  /// Returns the difference, or 0 if the second number is larger.
  public func fdim(_ x: Float, _ y: Float) -> Float { Float(fdim(Double(x), Double(y))) }
  /// Returns the difference, or 0 if the second number is larger.
  public func fdimf(_ x: Float, _ y: Float) -> Float { fdim(x, y) }

  /// Returns the first number with the sign of the second.
  public func copysign(_ x: Double, _ y: Double) -> Double { Double(signOf: y, magnitudeOf: x) }
  /// Returns the first number with the sign of the second.
  public func copysign(_ x: Float, _ y: Float) -> Float { Float(copysign(Double(x), Double(y))) }
  /// Returns the first number with the sign of the second.
  public func copysignf(_ x: Float, _ y: Float) -> Float { copysign(x, y) }

  /// Returns the square root, or NaN for a negative number.
  public func sqrt<Number: FloatingPoint>(_ x: Number) -> Number { x.squareRoot() }
  /// Returns the square root, or NaN for a negative number.
  public func sqrtf(_ x: Float) -> Float { sqrt(x) }

  /// Returns the largest integer that is not greater than the number.
  public func floor<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded(.down) }
  /// Returns the largest integer that is not greater than the number.
  public func floorf(_ x: Float) -> Float { floor(x) }

  /// Returns the smallest integer that is not less than the number.
  public func ceil<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded(.up) }
  /// Returns the smallest integer that is not less than the number.
  public func ceilf(_ x: Float) -> Float { ceil(x) }

  /// Returns the nearest integer, with halves rounded away from 0.
  public func round<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded() }
  /// Returns the nearest integer, with halves rounded away from 0.
  public func roundf(_ x: Float) -> Float { round(x) }

  /// Returns the number without its fraction.
  public func trunc<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded(.towardZero) }
  /// Returns the number without its fraction.
  public func truncf(_ x: Float) -> Float { trunc(x) }

  /// Returns the nearest integer, with halves rounded to even.
  public func rint<Number: FloatingPoint>(_ x: Number) -> Number { x.rounded(.toNearestOrEven) }
  /// Returns the nearest integer, with halves rounded to even.
  public func rintf(_ x: Float) -> Float { rint(x) }

  /// Returns the number without its sign.
  public func fabs<Number: FloatingPoint>(_ x: Number) -> Number where Number.Magnitude == Number { x.magnitude }
  /// Returns the number without its sign.
  public func fabsf(_ x: Float) -> Float { fabs(x) }

  /// Returns the nearest integer, with halves rounded away from 0. Traps if it is not in the range of `Int`.
  public func lround(_ x: Double) -> Int { Int(x.rounded(.toNearestOrAwayFromZero)) }
  /// Returns the nearest integer, with halves rounded away from 0. Traps if it is not in the range of `Int`.
  public func lroundf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrAwayFromZero)) }

  /// Returns the nearest integer, with halves rounded to even. Traps if it is not in the range of `Int`.
  public func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
  /// Returns the nearest integer, with halves rounded to even. Traps if it is not in the range of `Int`.
  public func lrintf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrEven)) }

  /// Returns the integral part and the fraction, both with the number's sign.
  public func modf(_ x: Double) -> (Double, Double) {
    let whole = x.rounded(.towardZero)
    return (whole, x.isInfinite ? 0 : x - whole)
  }

  private enum Angles {
    /// Returns the angle of the point (x, y), in radians.
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

    /// Returns the angle, in radians, whose tangent is from 0 to 1. A rough value is corrected repeatedly by the
    /// remaining difference, which is computed from its tangent.
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
      // Near 0 the two powers cancel each other.
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
