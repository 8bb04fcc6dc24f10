// SPDX-License-Identifier: Apache-2.0

// Descriptions in the format of Apple's systems, for builds without Foundation.

#if !canImport(Foundation)

  extension CGPoint: CustomStringConvertible {
    /// The x and y coordinates, such as `(10.0, 20.0)`.
    public var description: String { "(\(x), \(y))" }
  }

  extension CGSize: CustomStringConvertible {
    /// The width and the height, such as `(320.0, 480.0)`.
    public var description: String { "(\(width), \(height))" }
  }

  extension CGRect: CustomStringConvertible {
    /// The x, y, width and height as they were set, such as `(0.0, 0.0, 320.0, 480.0)`.
    public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }

  extension UIEdgeInsets: CustomStringConvertible {
    /// The four insets, such as `UIEdgeInsets(top: 0.0, left: 8.0, bottom: 0.0, right: 8.0)`.
    public var description: String {
      "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
    }
  }

#endif
