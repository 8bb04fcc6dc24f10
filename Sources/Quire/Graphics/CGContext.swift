// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A drawing destination: the contents of a view or layer, or an image.
///
/// Coordinates are in points, with y pointing down. The context records the drawing, and the host renders it at the
/// screen's resolution. Shapes with non-finite numbers are ignored.
@preconcurrency @MainActor public final class CGContext: NSObject {
  /// The graphics state that `saveGState` saves.
  struct State {
    var transform = CGAffineTransform.identity
    var fill = RGBA(bits: 0xFF)
    var stroke = RGBA(bits: 0xFF)
    var line = LineLook()
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    /// The identifier of the clip path's element, or `nil` if drawing is not clipped.
    var clip: Int?
    var clipBox: CGRect
    var shadow: (offset: CGSize, blur: CGFloat, color: RGBA)?
  }

  var state: State
  private var saved: [State] = []
  /// The path under construction, in the context's base coordinates.
  private var outline = Outline()
  private let box: CGRect
  private let number = DrawnPicture.nextNumber()
  private var parts = 0
  private var definitions = Markup()
  private var body = Markup()
  /// The clip of the group that is currently open in `body`.
  private var openClip: Int?
  private var images: [ImageContent] = []
  private var texts: [StyledText] = []
  /// The content outside each open transparency layer, outermost first.
  private var layers: [(body: Markup, openClip: Int?)] = []

  init(box: CGRect) {
    self.box = box
    state = State(clipBox: box)
    super.init()
  }

  // MARK: Recording

  private func makeID() -> Int {
    parts += 1
    return parts
  }

  private func name(_ id: Int) -> String { "q\(number)-\(id)" }
  private func reference(_ id: Int) -> String { "url(#\(name(id)))" }

  /// Appends an element with the current clip, alpha, blend mode and shadow.
  private func put(_ element: Markup) {
    if state.blend.erases { erase(element) }
    guard state.blend.draws else { return }
    openGroup()
    let isPlain = state.alpha >= 1 && state.blend.css == nil && state.shadow == nil
    guard !isPlain else { return body.put(element.text) }
    body.put("<g")
    if state.alpha < 1 { body.put("opacity", max(state.alpha, 0)) }
    if let css = state.blend.css { body.put("data-quire-blend", css) }
    if let shadow = state.shadow { body.put("filter", reference(define(shadow))) }
    body.put(">")
    body.put(element.text)
    body.put("</g>")
  }

  private func openGroup() {
    guard openClip != state.clip else { return }
    closeGroup()
    guard let clip = state.clip else { return }
    body.put("<g")
    body.put("clip-path", reference(clip))
    body.put(">")
    openClip = clip
  }

  private func closeGroup() {
    if openClip != nil { body.put("</g>") }
    openClip = nil
  }

  /// Erases earlier drawing in the area that an element covers.
  private func erase(_ element: Markup) {
    closeGroup()
    let id = makeID()
    definitions.put("<mask maskUnits='userSpaceOnUse'")
    definitions.put("id", name(id))
    definitions.put(" x='-1e5' y='-1e5' width='2e5' height='2e5'><path d='M-1e5-1e5h2e5v2e5h-2e5z' fill='#fff'/>")
    if let clip = state.clip {
      definitions.put("<g")
      definitions.put("clip-path", reference(clip))
      definitions.put(">")
    }
    // The mask is black where the element draws, whatever the element's colors are.
    let black = makeID()
    definitions.put("<filter")
    definitions.put("id", name(black))
    definitions.put("><feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0'/></filter><g")
    definitions.put("filter", reference(black))
    definitions.put(">")
    definitions.put(element.text)
    definitions.put(state.clip == nil ? "</g></mask>" : "</g></g></mask>")
    var masked = Markup()
    masked.put("<g")
    masked.put("mask", reference(id))
    masked.put(">")
    masked.put(body.text)
    masked.put("</g>")
    body = masked
  }

  private func define(_ shadow: (offset: CGSize, blur: CGFloat, color: RGBA)) -> Int {
    let id = makeID()
    definitions.put("<filter filterUnits='userSpaceOnUse'")
    definitions.put("id", name(id))
    let reach = box.insetBy(dx: -box.width, dy: -box.height)
    definitions.put("x", reach.minX)
    definitions.put("y", reach.minY)
    definitions.put("width", reach.width)
    definitions.put("height", reach.height)
    definitions.put("><feDropShadow")
    definitions.put("dx", shadow.offset.width)
    definitions.put("dy", shadow.offset.height)
    definitions.put("stdDeviation", max(shadow.blur, 0) / 2)
    definitions.put("flood-color", shadow.color)
    definitions.put("/></filter>")
    return id
  }

  /// The drawing record that makes this context the current one.
  var record: DrawingContexts.Record { DrawingContexts.Record(context: self) { self.finish() } }

  private func finish() -> DrawnPicture? {
    while !layers.isEmpty { endTransparencyLayer() }
    closeGroup()
    guard !body.isEmpty else { return nil }
    return picture()
  }

  /// Returns everything drawn so far as a picture.
  func picture() -> DrawnPicture {
    var markup = Markup()
    if !definitions.isEmpty {
      markup.put("<defs>")
      markup.put(definitions.text)
      markup.put("</defs>")
    }
    for layer in layers {
      markup.put(layer.body.text)
      if layer.openClip != nil { markup.put("</g>") }
    }
    markup.put(body.text)
    if openClip != nil { markup.put("</g>") }
    return DrawnPicture(number: number, markup: markup.text, viewBox: box, images: images, texts: texts)
  }

  // MARK: Elements

  private func begin(_ outline: Outline, evenOdd: Bool) -> Markup {
    var element = Markup()
    element.put("<path d='")
    element.put(outline)
    element.put("'")
    if evenOdd { element.put("fill-rule", "evenodd") }
    return element
  }

  /// Fills a path that is given in user coordinates.
  func fill(_ outline: Outline, evenOdd: Bool) {
    guard !outline.isEmpty else { return }
    var element = begin(outline, evenOdd: evenOdd)
    element.put(state.transform)
    element.put("fill", state.fill)
    element.put("/>")
    put(element)
  }

  /// Strokes a path that is given in user coordinates.
  func stroke(_ outline: Outline, _ line: LineLook) {
    guard !outline.isEmpty else { return }
    var element = begin(outline, evenOdd: false)
    element.put(state.transform)
    element.put("fill", "none")
    element.put(line, state.stroke)
    element.put("/>")
    put(element)
  }

  /// Intersects the clip area with a path that is given in user coordinates.
  func clip(_ outline: Outline, evenOdd: Bool) {
    let id = makeID()
    let own = outline.applying(state.transform)
    definitions.put("<clipPath")
    definitions.put("id", name(id))
    if let clip = state.clip { definitions.put("clip-path", reference(clip)) }
    definitions.put("><path d='")
    definitions.put(own)
    definitions.put("'")
    if evenOdd { definitions.put("clip-rule", "evenodd") }
    definitions.put("/></clipPath>")
    state.clip = id
    let inside = state.clipBox.intersection(own.box)
    state.clipBox = inside.isNull ? .zero : inside
  }

  /// Runs `draw` with a different blend mode and alpha, and restores both.
  func blending(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    let (blend, opacity) = (state.blend, state.alpha)
    state.blend = mode
    state.alpha *= alpha
    draw(self)
    state.blend = blend
    state.alpha = opacity
  }

  /// Draws an image into a rectangle in user coordinates.
  func draw(_ content: ImageContent, in rect: CGRect, flipped: Bool = false) {
    guard rect.finite == rect, rect.width > 0, rect.height > 0 else { return }
    var transform = state.transform
    if flipped { transform = transform.translatedBy(x: 0, y: rect.minY + rect.maxY).scaledBy(x: 1, y: -1) }
    var element = Markup()
    if case .drawing(let picture) = content.source, picture.images.isEmpty, picture.texts.isEmpty, !content.isShape {
      element.put("svg", in: rect)
      element.put(" preserveAspectRatio='none' viewBox='")
      for number in [picture.viewBox.x, picture.viewBox.y, picture.viewBox.width, picture.viewBox.height] {
        element.put(CGFloat(number))
        element.put(" ")
      }
      element.put("'>")
      element.put(picture.markup)
      element.put("</svg>")
      if !transform.isIdentity { element = wrapped(element, transform) }
      return put(element)
    }
    let index = images.count
    images.append(content)
    func image() {
      element.put("image", in: rect)
      element.put(" preserveAspectRatio='none'")
      element.put("data-quire-image", CGFloat(index))
      element.put("/>")
    }
    if content.isShape {
      let id = makeID()
      element.put("<mask mask-type='alpha' maskUnits='userSpaceOnUse'")
      element.put("id", name(id))
      element.put("x", rect.minX)
      element.put("y", rect.minY)
      element.put("width", rect.width)
      element.put("height", rect.height)
      element.put(">")
      image()
      element.put("</mask>")
      element.put("rect", in: rect)
      element.put("mask", reference(id))
      element.put("fill", content.tint)
      element.put("/>")
    } else {
      image()
    }
    put(transform.isIdentity ? element : wrapped(element, transform))
  }

  /// Draws text into a rectangle in user coordinates, starting at the top.
  func draw(_ text: StyledText, in rect: CGRect) {
    guard rect.finite == rect, rect.width > 0, rect.height > 0 else { return }
    var element = Markup()
    element.put("foreignObject", in: rect)
    element.put("data-quire-text", CGFloat(texts.count))
    element.put("></foreignObject>")
    texts.append(text)
    put(state.transform.isIdentity ? element : wrapped(element, state.transform))
  }

  private func wrapped(_ element: Markup, _ transform: CGAffineTransform) -> Markup {
    var group = Markup()
    group.put("<g")
    group.put(transform)
    group.put(">")
    group.put(element.text)
    group.put("</g>")
    return group
  }

  // MARK: State

  /// Saves the graphics state: colors, line style, transform, clip, alpha, blend mode and shadow.
  public func saveGState() {
    saved.append(state)
  }

  /// Restores the most recently saved graphics state. Does nothing if no state is saved.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The current transform, from user coordinates to the context's base coordinates.
  public var ctm: CGAffineTransform { state.transform }

  /// Translates the user coordinates by an offset in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the user coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the user coordinates by an angle in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Prepends a transform to the current transform. Ignored if it contains non-finite numbers.
  public func concatenate(_ transform: CGAffineTransform) {
    let all = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
    guard all.isFinite else { return }
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the alpha of later drawing, 0...1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isFinite ? alpha : 1
  }

  /// Sets the blend mode of later drawing; `normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode
  }

  /// Sets the shadow of later drawing. The blur is in points, and transforms do not affect the offset. A `nil` color
  /// removes the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0.rgba) }
  }

  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (offset, blur, RGBA(bits: 0x55))
  }

  /// Sets the fill color; black by default.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.rgba
  }

  /// Sets the fill color from components in the range 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray, with both components in the range 0...1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the stroke color; black by default.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.rgba
  }

  /// Sets the stroke color from components in the range 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray, with both components in the range 0...1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the line width, in user coordinates; 1 by default.
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = width
  }

  /// Sets the shape of line ends; `butt` by default.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap
  }

  /// Sets the shape of line corners; `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join
  }

  /// Sets the maximum length of a mitered corner, as a multiple of the line width; 10 by default. Longer corners are
  /// beveled.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = limit
  }

  /// Sets a dash pattern: alternating lengths of dashes and gaps, and the offset at which the pattern begins. An empty
  /// array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths
    state.line.phase = phase
  }

  /// Does nothing: hosts always smooth edges.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: hosts always smooth edges.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: The path

  /// A copy of the path under construction, in user coordinates, or `nil` if it is empty.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline: userOutline) }
  /// Whether the path under construction is empty.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// The last point of the path, in user coordinates, or `zero` if the path is empty.
  public var currentPointOfPath: CGPoint { userOutline.current ?? .zero }
  /// The smallest rectangle that contains all points and control points of the path, in user coordinates; `null` for an
  /// empty path.
  public var boundingBoxOfPath: CGRect { userOutline.controlBox }
  /// The bounding box of the clip area, in user coordinates.
  public var boundingBoxOfClipPath: CGRect {
    var box = Outline()
    box.rect(state.clipBox)
    return box.applying(state.transform.inverted()).box
  }

  private var userOutline: Outline { outline.applying(state.transform.inverted()) }

  /// Changes the path under construction in user coordinates.
  private func change(_ body: (inout Outline) -> Void) {
    guard !state.transform.isIdentity else { return body(&outline) }
    var user = userOutline
    body(&user)
    outline = user.applying(state.transform)
  }

  /// Discards the current path and begins an empty one.
  public func beginPath() {
    outline = Outline()
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) {
    outline.move(to: point.applying(state.transform))
  }

  /// Adds a line from the current point to `point`.
  public func addLine(to point: CGPoint) {
    outline.line(to: point.applying(state.transform))
  }

  /// Begins a subpath at the first point, and adds lines between consecutive points.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    change { $0.rect(rect) }
  }

  /// Adds several rectangles to the path.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse inscribed in a rectangle to the path.
  public func addEllipse(in rect: CGRect) {
    change { $0.ellipse(in: rect) }
  }

  /// Adds an arc to the path, connected by a line to the current point. Angles are in radians. As in Core Graphics,
  /// `clockwise` assumes that y points up: with `false`, the arc is clockwise on the screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    change { $0.arc(center, radius, from: startAngle, to: endAngle, increasing: !clockwise) }
  }

  /// Adds an arc that is tangent to two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    change { $0.arc(tangent: tangent1End, tangent2End, radius) }
  }

  /// Adds a quadratic Bézier curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.quad(to: end, control) }
  }

  /// Adds a cubic Bézier curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.curve(to: end, control1, control2) }
  }

  /// Adds the lines and curves of another path.
  public func addPath(_ path: CGPath) {
    outline.append(path.outline, state.transform)
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() {
    outline.close()
  }

  private func take() -> Outline {
    let user = userOutline
    outline = Outline()
    return user
  }

  // MARK: Drawing

  /// Fills the path and then clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(take(), evenOdd: rule == .evenOdd)
  }

  /// Strokes the path and then clears it.
  public func strokePath() {
    stroke(take(), state.line)
  }

  /// Fills the path, strokes it, or both, and then clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = take()
    if mode != .stroke { fill(outline, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill && mode != .eoFill { stroke(outline, state.line) }
  }

  /// Intersects the clip area with the path and then clears the path. The clip lasts until the state is restored.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(take(), evenOdd: rule == .evenOdd)
  }

  /// Intersects the clip area with a rectangle, until the state is restored.
  public func clip(to rect: CGRect) {
    var outline = Outline()
    outline.rect(rect)
    clip(outline, evenOdd: false)
  }

  /// Intersects the clip area with the union of rectangles, until the state is restored.
  public func clip(to rects: [CGRect]) {
    var outline = Outline()
    for rect in rects { outline.rect(rect) }
    clip(outline, evenOdd: false)
  }

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) {
    var outline = Outline()
    outline.rect(rect)
    fill(outline, evenOdd: false)
  }

  /// Fills rectangles with the fill color.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Strokes a rectangle with the current line style.
  public func stroke(_ rect: CGRect) {
    var outline = Outline()
    outline.rect(rect)
    stroke(outline, state.line)
  }

  /// Strokes a rectangle with a given line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let line = state.line
    state.line.width = width
    stroke(rect)
    state.line = line
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    var outline = Outline()
    outline.ellipse(in: rect)
    fill(outline, evenOdd: false)
  }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    var outline = Outline()
    outline.ellipse(in: rect)
    stroke(outline, state.line)
  }

  /// Strokes a line between each pair of points. An odd last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    var outline = Outline()
    for (index, point) in points.enumerated() {
      index % 2 == 0 ? outline.move(to: point) : outline.line(to: point)
    }
    stroke(outline, state.line)
  }

  /// Erases everything drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    blending(.clear, 1) { $0.fill(rect) }
  }

  /// Draws an image upside down, as Core Graphics does because its y points up. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard let content = image.content else { return }
    draw(content, in: rect, flipped: true)
  }

  /// Draws a gradient along a line. It fills the whole clip area.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, options) { markup in
      markup.put("<linearGradient")
      markup.put("x1", startPoint.x)
      markup.put("y1", startPoint.y)
      markup.put("x2", endPoint.x)
      markup.put("y2", endPoint.y)
      return "</linearGradient>"
    }
  }

  /// Draws a gradient between two circles, within the clip area.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, options) { markup in
      markup.put("<radialGradient")
      markup.put("cx", endCenter.x)
      markup.put("cy", endCenter.y)
      markup.put("r", max(endRadius, 0))
      markup.put("fx", startCenter.x)
      markup.put("fy", startCenter.y)
      markup.put("fr", max(startRadius, 0))
      return "</radialGradient>"
    }
  }

  private func draw(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ begin: (inout Markup) -> String) {
    let id = makeID()
    let end = begin(&definitions)
    definitions.put("gradientUnits", "userSpaceOnUse")
    definitions.put("id", name(id))
    definitions.put(state.transform, as: "gradientTransform")
    definitions.put(">")
    definitions.put(
      gradient.stops.markup(
        extendsBefore: options.contains(.drawsBeforeStartLocation),
        extendsAfter: options.contains(.drawsAfterEndLocation)
      ).text)
    definitions.put(end)
    var element = Markup()
    element.put("rect", in: state.clipBox)
    element.put("fill", reference(id))
    element.put("/>")
    put(element)
  }

  // MARK: Layers

  /// Begins a group that is drawn as a whole with the current alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: AnyObject?) {
    saveGState()
    layers.append((body, openClip))
    (body, openClip) = (Markup(), nil)
    (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
  }

  /// Ends the innermost transparency layer. Does nothing if none is open.
  public func endTransparencyLayer() {
    closeGroup()
    guard let outer = layers.popLast() else { return }
    let inner = body
    (body, openClip) = outer
    restoreGState()
    if !inner.isEmpty { put(inner) }
  }

  /// Returns an image of everything drawn so far.
  public func makeImage() -> CGImage? { CGImage(UIImage(drawn: picture(), size: box.size)) }
}

/// The parts of a path that `drawPath(using:)` draws.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The interior, by the winding rule.
  case fill = 0
  /// The interior, by the even-odd rule.
  case eoFill
  /// The outline.
  case stroke
  /// The interior and then the outline, by the winding rule.
  case fillStroke
  /// The interior and then the outline, by the even-odd rule.
  case eoFillStroke
}
