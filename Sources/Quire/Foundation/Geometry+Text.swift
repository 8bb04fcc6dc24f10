// As apps print them on Apple's systems, where no Foundation does.

#if !canImport(Foundation)

  extension CGPoint: CustomStringConvertible {
    public var description: String { "(\(x), \(y))" }
  }

  extension CGSize: CustomStringConvertible {
    public var description: String { "(\(width), \(height))" }
  }

  extension CGRect: CustomStringConvertible {
    public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }

  extension UIEdgeInsets: CustomStringConvertible {
    public var description: String {
      "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
    }
  }

#endif
