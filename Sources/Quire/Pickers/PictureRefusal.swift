// SPDX-License-Identifier: Apache-2.0

/// Not Apple's API: one of the user's files that a picker cannot use. The picker shows the reason, and otherwise
/// remains unchanged.
public struct PictureRefusal: Sendable {
  /// The reason why a file cannot be used.
  public enum Reason: Sendable {
    /// The file is not an image, is damaged, or has a format that the browser does not support.
    case undecodable
    /// The file has more than 100 megabytes, or the image more than 100 million pixels.
    case tooLarge
    /// The user closed the dialog without choosing a file.
    case canceled
  }

  /// The name of the file with its extension; empty if the dialog was canceled.
  public var name: String
  /// The reason why the file cannot be used.
  public var reason: Reason

  /// Creates a refusal, for use in tests.
  public init(name: String, reason: Reason) {
    self.name = name
    self.reason = reason
  }

  /// Returns `nil` for a file that can be used.
  init?(_ file: HostFile) {
    switch file.problem {
    case .none: return nil
    case .undecodable: self.init(name: file.name, reason: .undecodable)
    case .tooLarge: self.init(name: file.name, reason: .tooLarge)
    }
  }

  /// A sentence that can be shown to the user; empty if the dialog was canceled.
  public var message: String {
    let what = name.utf8.isEmpty ? "This file" : "“\(name)”"
    return switch reason {
    case .undecodable: "\(what) can’t be shown as a picture."
    case .tooLarge: "\(what) is too large."
    case .canceled: ""
    }
  }
}
