// SPDX-License-Identifier: Apache-2.0

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English: leading is left.
  case leftToRight = 0
  /// As in Arabic and Hebrew: leading is right.
  case rightToLeft = 1
}
