// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The way in which the middle of a resizable image fills a larger box.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }
}
