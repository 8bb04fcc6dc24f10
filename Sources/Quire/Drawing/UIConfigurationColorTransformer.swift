// SPDX-License-Identifier: Apache-2.0

/// A function that derives one color from another.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  /// The function, as passed to the initializer.
  public let transform: @MainActor (UIColor) -> UIColor

  /// Creates a transformer with a function.
  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the result of the function for a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns gray for any color.
  public static let grayscale = UIConfigurationColorTransformer { _ in .systemGray }
  /// A transformer that returns the tint color for any color.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}
