public struct SheetTuning: Hashable, Sendable {
  public init() {}
}
