import SheetMotion

public struct ScrollDecay: Hashable, Sendable {
  public let duration: Double
  public init(from: Double, velocity: Double, decelerationRate: Double) { duration = 1 }
  public func value(at: Double) -> Double { 0 }
}
