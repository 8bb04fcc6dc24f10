// SPDX-License-Identifier: Apache-2.0

/// The kinds of things that a photo picker offers. Here there are pictures only.
public struct PHPickerFilter: Equatable, Sendable {
  private let name: UInt8

  /// Pictures.
  public static let images = PHPickerFilter(name: 0)
}

/// What a photo picker offers, and how many may be chosen.
public struct PHPickerConfiguration: Equatable, Sendable {
  /// The form in which a picture is handed over. Here it is as it was chosen, whatever the mode.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// As it is.
    case current = 1
    /// In a form that most apps know.
    case compatible = 2
  }

  /// How many pictures may be chosen: 1 by default, which closes the choice at the first; 0 for any number. A negative
  /// number stops the program.
  public var selectionLimit = 1 {
    didSet {
      precondition(selectionLimit >= 0, "A selectionLimit is 0, for any number, or above, not \(selectionLimit).")
    }
  }

  /// What is offered; `nil`, the default, for all, which here are pictures too.
  public var filter: PHPickerFilter?
  /// `automatic` by default.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// One picture.
  public init() {}
}
