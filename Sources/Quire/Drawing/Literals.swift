// SPDX-License-Identifier: Apache-2.0

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor

// Embedded Swift has no image literals.
#if !hasFeature(Embedded)
  /// The type of an image literal.
  public typealias _ImageLiteralType = UIImage

  extension UIImage: @preconcurrency _ExpressibleByImageLiteral {}
#endif
