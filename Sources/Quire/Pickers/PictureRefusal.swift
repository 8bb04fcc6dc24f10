// SPDX-License-Identifier: Apache-2.0

/// Not Apple's API: a file of the user's that a picker can't use. The picker says so too, and stays as it was.
public struct PictureRefusal: Sendable {
  /// Why it can't be used.
  public enum Reason: Sendable {
    /// It is no picture, is damaged, or has a format that the browser does not know.
    case undecodable
    /// It has more than 100 megabytes, or more than 100 million pixels.
    case tooLarge
    /// The user closed the dialog without a choice.
    case cancelled
  }

  /// The file's name, with the extension; empty for a dialog that was cancelled.
  public var name: String
  /// Why it can't be used.
  public var reason: Reason

  /// A refusal, as a test makes one.
  public init(name: String, reason: Reason) {
    self.name = name
    self.reason = reason
  }

  /// `nil` for a file that can be used.
  init?(_ file: HostFile) {
    switch file.problem {
    case .none: return nil
    case .undecodable: self.init(name: file.name, reason: .undecodable)
    case .tooLarge: self.init(name: file.name, reason: .tooLarge)
    }
  }

  /// One sentence to show; empty for a dialog that was cancelled.
  public var message: String {
    let what = name.utf8.isEmpty ? "This file" : "“\(name)”"
    return switch reason {
    case .undecodable: "\(what) can’t be shown as a picture."
    case .tooLarge: "\(what) is too large."
    case .cancelled: ""
    }
  }
}
