// SPDX-License-Identifier: Apache-2.0

/// The kinds of media that a photo picker offers. Quire supports only images.
public struct PHPickerFilter: Equatable, Sendable {
  private let name: UInt8

  /// Images.
  public static let images = PHPickerFilter(name: 0)
}

/// The configuration of a photo picker: the kind of media, and the number that may be chosen.
public struct PHPickerConfiguration: Equatable, Sendable {
  /// The representation in which an image is delivered. Quire always delivers the file as the user chose it.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// The current representation.
    case current = 1
    /// The representation that most apps support.
    case compatible = 2
  }

  /// The number of images that may be chosen. With 1, the default, choosing an image finishes the selection. 0 means
  /// any number. Traps for a negative number.
  public var selectionLimit = 1 {
    didSet {
      precondition(selectionLimit >= 0, "A selectionLimit is 0, for any number, or above, not \(selectionLimit).")
    }
  }

  /// The kind of media that is offered. `nil`, the default, means all kinds. Quire supports only images.
  public var filter: PHPickerFilter?
  /// The preferred representation; `automatic` by default.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// Creates a configuration for one image.
  public init() {}
}
