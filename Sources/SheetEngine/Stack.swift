/// The behaviour of one window's presentations as a value: inputs in, effects out.
public struct Stack: Sendable {
  public init(environment: Environment, look: Look = .classic, tuning: SheetTuning = SheetTuning()) {
    self.environment = environment
  }

  public private(set) var environment: Environment

  /// Takes one input and appends what follows from it.
  public mutating func handle(_ input: Input, into effects: inout Effects) {}

  /// How a layer looks at a moment of the host's timeline; pure.
  public func sample(_ layer: Layer, at time: Seconds) -> Placement? { nil }

  /// The box that Apple's names read: it follows the finger, and is final at once on release.
  public func modelFrame(of id: PresentationID) -> Rect? { nil }

  /// The safe area inside the model frame.
  public func safeArea(of id: PresentationID) -> Insets { .zero }

  /// What `large` resolves to for a presentation with these settings in an environment; pure.
  public static func maximumDetentValue(
    in environment: Environment, for configuration: Configuration, look: Look, tuning: SheetTuning
  ) -> Double { 0 }
}
