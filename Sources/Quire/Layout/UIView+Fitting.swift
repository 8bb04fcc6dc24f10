// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// A target for the smallest size that the constraints in a view allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target for the largest size that the constraints in a view allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
