// SPDX-License-Identifier: Apache-2.0

/// Returns the context that drawing goes to: that of the view whose `draw(_:)` runs, or of the image that is being made.
/// `nil` elsewhere.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  if let box = DrawingStage.waiting { DrawingStage.begin(CGContext(box: box).record) }
  return DrawingStage.records.last?.context as? CGContext
}

/// Makes a context the current one, until `UIGraphicsPopContext`.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  _ = UIGraphicsGetCurrentContext()
  DrawingStage.records.append(context.record)
}

/// Makes the previous context the current one.
@MainActor public func UIGraphicsPopContext() {
  _ = DrawingStage.records.popLast()
}

/// Begins an image of a size in points, in one pixel per point as far as `UIImage.scale` is concerned.
@MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points. A scale of 0 is the screen's. An opaque image is black where nothing is drawn.
@MainActor public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(box: CGRect(origin: .zero, size: size).finite))
  if opaque { UIGraphicsGetCurrentContext()?.fill(CGRect(origin: .zero, size: size)) }
}

/// Returns an image of what has been drawn since the image was begun, or `nil` outside of one.
@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.makeImage().map { UIImage(cgImage: $0) }
}

/// Ends the image.
@MainActor public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// Fills a rectangle in the current fill color.
@MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle with a blend mode.
@MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blending(blendMode, 1) { $0.fill(rect) }
}

/// Draws a frame of one point inside a rectangle, in the current fill color.
@MainActor public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var outline = Outline()
  outline.rect(rect)
  outline.rect(rect.insetBy(dx: 1, dy: 1))
  context.fill(outline, evenOdd: true)
}

/// Restricts drawing to a rectangle.
@MainActor public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  private var current: CGColor { CGColor(rgba: resolved(with: .current, tint: nil)) }

  /// Sets the color of fills and of lines in the current context.
  public final func set() {
    setFill()
    setStroke()
  }

  /// Sets the color of fills in the current context.
  public final func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(current)
  }

  /// Sets the color of lines in the current context.
  public final func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(current)
  }
}

extension UIColor {
  /// Writes the components, 0...1, of the color in the current traits. Always returns `true`.
  @discardableResult public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let bits = resolved(with: .current, tint: nil).bits
    // The pointers are those of the caller's own variables.
    unsafe red?.pointee = CGFloat(bits >> 24) / 255
    unsafe green?.pointee = CGFloat(bits >> 16 & 0xFF) / 255
    unsafe blue?.pointee = CGFloat(bits >> 8 & 0xFF) / 255
    unsafe alpha?.pointee = CGFloat(bits & 0xFF) / 255
    return true
  }

  /// Writes the brightness and the alpha, 0...1, of a gray in the current traits. Returns `false` for a color that is not
  /// a gray, of which it writes nothing.
  @discardableResult public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let bits = resolved(with: .current, tint: nil).bits
    guard bits >> 24 == bits >> 16 & 0xFF, bits >> 24 == bits >> 8 & 0xFF else { return false }
    unsafe white?.pointee = CGFloat(bits >> 24) / 255
    unsafe alpha?.pointee = CGFloat(bits & 0xFF) / 255
    return true
  }
}
