// SPDX-License-Identifier: Apache-2.0

/// The shadow of a text: the value of the attribute `shadow`.
@preconcurrency @MainActor open class NSShadow: NSObject {
  /// Creates a shadow without an offset and without blur, a third as strong as black.
  public override init() {
    super.init()
  }

  /// The distance of the shadow from the letters, in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points; 0 by default, for sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  private final var color: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)

  #if hasFeature(Embedded)
    /// The color, a `UIColor`; by default black at a third of its strength. `nil` means no shadow.
    public final var shadowColor: UIColor? {
      get { color }
      set { color = newValue }
    }
  #else
    /// The color, a `UIColor`; by default black at a third of its strength. `nil` means no shadow.
    public final var shadowColor: Any? {
      get { color }
      set { color = newValue as? UIColor }
    }
  #endif

  final var shownColor: UIColor? { color }

  nonisolated private func isSame(as other: NSShadow?) -> Bool {
    guard let other else { return false }
    return self === other
      || MainActor.assumeIsolated {
        shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius && color == other.color
      }
  }

  #if hasFeature(Embedded)
    /// Returns whether the other object is a shadow with the same values.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool { isSame(as: object as? NSShadow) }
  #else
    /// Returns whether the other object is a shadow with the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? NSShadow) }
  #endif

  /// A hash value of the blur.
  nonisolated open override var hash: Int { MainActor.assumeIsolated { shadowBlurRadius.hashValue } }
}

extension NSAttributedString {
  /// A decoration of letters: a value of the attribute `textEffect`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String

    /// Creates an effect with any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters like those printed with lead type.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")

    /// Returns whether two names have the same bytes.
    public static func == (left: TextEffectStyle, right: TextEffectStyle) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the bytes of the name, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }
}
