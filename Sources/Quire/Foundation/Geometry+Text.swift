// SPDX-License-Identifier: Apache-2.0

// Descriptions in the format of Apple's systems, for builds without Foundation.

#if !canImport(Foundation)

  extension CGPoint: CustomStringConvertible {
    /// Such as `(10.0, 20.0)`: x, then y.
    public var description: String { "(\(x), \(y))" }
  }

  extension CGSize: CustomStringConvertible {
    /// Such as `(320.0, 480.0)`: width, then height.
    public var description: String { "(\(width), \(height))" }
  }

  extension CGRect: CustomStringConvertible {
    /// Such as `(0.0, 0.0, 320.0, 480.0)`: x, y, width, height, as they were set.
    public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }

  extension UIEdgeInsets: CustomStringConvertible {
    /// Such as `UIEdgeInsets(top: 0.0, left: 8.0, bottom: 0.0, right: 8.0)`.
    public var description: String {
      "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
    }
  }

#endif
