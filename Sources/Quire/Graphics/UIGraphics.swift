// SPDX-License-Identifier: Apache-2.0

/// Returns the current drawing context: inside `draw(_:)` that of the view, while an image is being drawn that of the
/// image, otherwise `nil`.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  if let box = DrawingContexts.waiting { DrawingContexts.begin(CGContext(box: box).record) }
  return DrawingContexts.records.last?.context as? CGContext
}

/// Makes a context the current one, until the matching `UIGraphicsPopContext`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  _ = UIGraphicsGetCurrentContext()
  DrawingContexts.records.append(context.record)
}

/// Makes the previous context the current one again.
@preconcurrency @MainActor public func UIGraphicsPopContext() {
  _ = DrawingContexts.records.popLast()
}

/// Begins drawing an image with a size in points and a `scale` of 1.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing an image with a size in points. A scale of 0 means the screen's scale. An opaque image has a black
/// background.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(box: CGRect(origin: .zero, size: size).finite))
  if opaque { UIGraphicsGetCurrentContext()?.fill(CGRect(origin: .zero, size: size)) }
}

/// Returns an image of everything drawn since the image was begun, or `nil` if no image is being drawn.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.makeImage().map { UIImage(cgImage: $0) }
}

/// Ends drawing the current image.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// Fills a rectangle with the current fill color.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle with the current fill color and a blend mode.
@preconcurrency @MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blending(blendMode, 1) { $0.fill(rect) }
}

/// Draws a frame, one point wide and inside the rectangle, with the current fill color.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var outline = Outline()
  outline.rect(rect)
  outline.rect(rect.insetBy(dx: 1, dy: 1))
  context.fill(outline, evenOdd: true)
}

/// Intersects the current context's clip area with a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  private var current: CGColor { CGColor(rgba: resolved(with: .current, tint: nil)) }

  /// Sets the fill and stroke colors of the current context.
  public final func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  public final func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(current)
  }

  /// Sets the stroke color of the current context.
  public final func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(current)
  }
}

extension UIColor {
  /// Writes the components, 0...1, that the color has in the current traits. Always returns `true`.
  @discardableResult public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let bits = resolved(with: .current, tint: nil).bits
    // The pointers refer to variables of the caller.
    unsafe red?.pointee = CGFloat(bits >> 24) / 255
    unsafe green?.pointee = CGFloat(bits >> 16 & 0xFF) / 255
    unsafe blue?.pointee = CGFloat(bits >> 8 & 0xFF) / 255
    unsafe alpha?.pointee = CGFloat(bits & 0xFF) / 255
    return true
  }

  /// Writes the white and alpha components, 0...1, that a gray has in the current traits. Returns `false`, and writes
  /// nothing, if the color is not a gray.
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
