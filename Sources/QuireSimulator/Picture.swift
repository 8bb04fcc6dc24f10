// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire
import SheetEngine

/// The screen as an SVG picture, for a person to look at.
///
/// Pictures from the resources are embedded, so that the file is self-contained. Text is drawn in the viewer's fonts,
/// at the positions of the fixed metrics.
struct Picture {
  let screen: Screen
  let time: Seconds
  let size: Size
  let isDark: Bool
  let resources: URL?

  private var definitions = ""
  private var clips = 0

  init(of screen: Screen, at time: Seconds, size: Size, isDark: Bool, resources: URL?) {
    self.screen = screen
    self.time = time
    self.size = size
    self.isDark = isDark
    self.resources = resources
  }

  mutating func svg() -> String {
    var body = "<rect width='\(size.width)' height='\(size.height)' fill='black'/>\n"
    for layer in screen.layers { body += draw(layer) }
    return """
      <svg xmlns='http://www.w3.org/2000/svg' width='\(size.width)' height='\(size.height)' \
      viewBox='0 0 \(size.width) \(size.height)'>
      <defs>\(definitions)</defs>
      \(body)</svg>

      """
  }

  // MARK: Layers

  private mutating func draw(_ layer: DisplayLayer) -> String {
    guard let placement = layer.placement(at: time) else { return "" }
    var text = ""
    if placement.dimming > 0 {
      let alpha = placement.dimming * (isDark ? 0.48 : 0.2)
      text += "<rect width='\(size.width)' height='\(size.height)' fill='black' fill-opacity='\(alpha)'/>\n"
    }
    let box = placement.visibleFrame
    let clip = makeClip(Picture.outline(Size(width: box.width, height: box.height), placement.corners))
    text += "<g transform='translate(\(box.x) \(box.y))' opacity='\(placement.alpha)'>"
    if let background = layer.popoverBackground {
      text +=
        layer.popoverBackgroundCastsShadow
        ? "<g filter='url(#\(makeCast()))'>\(draw(background))</g>" : draw(background)
    } else if placement.shadow > 0 {
      text += "<path d='\(Picture.outline(box.size, placement.corners))' fill='black' fill-opacity='0.1'/>"
    }
    if let arrow = placement.arrow, layer.popoverBackground == nil { text += draw(arrow, of: layer, in: box) }
    text += "<g clip-path='url(#\(clip))'><g transform='scale(\(placement.scale))'>\n"
    if let content = layer.content { text += draw(content) }
    text += "</g></g>"
    if placement.grabber > 0 {
      let fill = isDark ? "#ebebf5" : "#3c3c43"
      text +=
        "<rect x='\(box.width / 2 - 18)' y='5' width='36' height='5' rx='2.5' fill='\(fill)' "
        + "fill-opacity='\(placement.grabber * 0.3)'/>"
    }
    return text + "</g>\n"
  }

  /// Returns a triangle from the body's edge to the tip.
  private func draw(_ arrow: Arrow, of layer: DisplayLayer, in box: Rect) -> String {
    let (x, y) = (arrow.tip.x - box.x, arrow.tip.y - box.y)
    let half = BackgroundMetrics().arrowBase / 2
    let foot: String
    switch arrow.direction {
    case .up: foot = "\(x - half) 0L\(x + half) 0"
    case .down: foot = "\(x - half) \(box.height)L\(x + half) \(box.height)"
    case .left: foot = "0 \(y - half)L0 \(y + half)"
    case .right: foot = "\(box.width) \(y - half)L\(box.width) \(y + half)"
    }
    let color = layer.content?.style.backing ?? .clear
    let shown = color != .clear ? color : RGBA(bits: isDark ? 0x1C1C_1EFF : 0xFFFF_FFFF)
    return "<path d='M\(x) \(y)L\(foot)z' \(Picture.paint("fill", shown))/>"
  }

  // MARK: Views

  private mutating func draw(_ node: DisplayNode) -> String {
    guard node.isVisible else { return "" }
    let look = node.look(at: time)
    let style = node.style(with: look)
    let outline = Picture.outline(look.frame.size, style.corners)
    let matrix = look.transform == .identity ? "" : " \(Picture.matrix(look.transform, in: look.frame.size))"
    var alpha = style.alpha
    var mask = ""
    if let shape = node.shape.mask {
      alpha *= shape.alpha
      let origin = "translate(\(shape.frame.x) \(shape.frame.y))"
      if !shape.path.isEmpty {
        mask = " clip-path='url(#\(makeClip(shape.path, rule: shape.isEvenOdd ? "evenodd" : "nonzero")))'"
      } else if let image = shape.image {
        mask = " mask='url(#\(makeMask(image, shape.frame)))'"
      } else {
        mask = " clip-path='url(#\(makeClip(Picture.outline(shape.frame.size, shape.corners), origin)))'"
      }
    }
    var text = "<g transform='translate(\(look.frame.x) \(look.frame.y))\(matrix)' opacity='\(alpha)'\(mask)>"
    if style.shadow.color.bits & 0xFF != 0 { text += shadow(style.shadow, outline) }
    if style.background.bits & 0xFF != 0 {
      text += "<path d='\(outline)' \(Picture.paint("fill", style.background))/>"
    }
    let clip = style.clips ? makeClip(outline) : nil
    if let clip { text += "<g clip-path='url(#\(clip))'>" }
    if let image = node.image { text += draw(image, in: look.frame.size) }
    if var label = node.text {
      if label.string.isEmpty, let placeholder = node.input?.placeholder {
        label.string = placeholder
        label.color = RGBA(bits: label.color.bits & 0xFFFF_FF00 | 0x4C)
      } else if node.input?.isSecure == true {
        label.string = String(repeating: "•", count: label.string.count)
      }
      text += Picture.draw(label, in: look.frame.size)
    }
    let origin = node.contentOrigin
    text += "<g transform='translate(\(origin.x) \(origin.y))'>"
    for child in node.backToFront { text += draw(child) }
    text += "</g>"
    if clip != nil { text += "</g>" }
    if style.borderWidth > 0 {
      text += "<path d='\(outline)' fill='none' \(Picture.paint("stroke", style.border)) "
      text += "stroke-width='\(style.borderWidth)'/>"
    }
    return text + "</g>\n"
  }

  /// Returns a matrix about the middle of a box.
  private static func matrix(_ transform: ViewTransform, in size: Size) -> String {
    let (x, y) = (size.width / 2, size.height / 2)
    return "translate(\(x) \(y)) matrix(\(transform.a) \(transform.b) \(transform.c) \(transform.d) "
      + "\(transform.tx) \(transform.ty)) translate(\(-x) \(-y))"
  }

  private mutating func shadow(_ shadow: Shadow, _ outline: String) -> String {
    clips += 1
    definitions +=
      "<filter id='blur\(clips)' x='-50%' y='-50%' width='200%' height='200%'>"
      + "<feGaussianBlur stdDeviation='\(shadow.radius)'/></filter>"
    return "<path d='\(outline)' transform='translate(\(shadow.offset.dx) \(shadow.offset.dy))' "
      + "filter='url(#blur\(clips))' \(Picture.paint("fill", shadow.color))/>"
  }

  private mutating func draw(_ image: ImageContent, in size: Size) -> String {
    let box = image.frame(in: size)
    switch image.source {
    case .system(let name, let lineWidth):
      clips += 1
      let drawing = SystemDrawing(name: name, lineWidth: lineWidth, number: clips)
      definitions += drawing.masks
      return "<g transform='translate(\(box.x) \(box.y)) scale(\(box.width / 24) \(box.height / 24))' "
        + "\(Picture.paint("color", image.tint)) opacity='\(Double(image.tint.bits & 0xFF) / 255)'>\(drawing.shapes)</g>"
    case .resource(let path):
      let data = resources.flatMap { try? Data(contentsOf: $0.appendingPathComponent(path)) }
      return draw(data, "svg+xml", in: box)
    case .data(let data):
      return draw(Data(data.bytes), "*", in: box)
    case .held:
      return draw(nil, "*", in: box)
    case .drawing(let drawing):
      return draw(drawing, image.fit, in: box)
    }
  }

  /// Returns an app's drawing, including its images and texts.
  private mutating func draw(_ drawing: DrawnPicture, _ fit: ImageContent.Fit, in box: Rect) -> String {
    var markup = drawing.markup.replacingOccurrences(of: "data-quire-blend='", with: "style='mix-blend-mode:")
    for (index, image) in drawing.images.enumerated() {
      markup = replacing("image", " data-quire-image='\(index)'/>", in: markup) { picture, size in
        picture.draw(image, in: size)
      }
    }
    for (index, text) in drawing.texts.enumerated() {
      markup = replacing("foreignObject", " data-quire-text='\(index)'></foreignObject>", in: markup) { _, size in
        // The text starts at the top of its rectangle.
        let height = TextMetrics.size(of: text, width: size.width).height
        return Picture.draw(text, in: Size(width: size.width, height: height))
      }
    }
    let view = drawing.viewBox
    return "<svg x='\(box.x)' y='\(box.y)' width='\(box.width)' height='\(box.height)' preserveAspectRatio='none' "
      + "viewBox='\(view.x) \(view.y) \(view.width) \(view.height)' "
      + "overflow='\(drawing.overflows ? "visible" : "hidden")'>\(markup)</svg>"
  }

  /// Replaces the element that ends with the given attribute by the content drawn in its rectangle.
  private mutating func replacing(
    _ name: String, _ end: String, in markup: String, _ draw: (inout Picture, Size) -> String
  ) -> String {
    guard let tail = markup.range(of: end),
      let head = markup.range(of: "<\(name)", options: .backwards, range: markup.startIndex..<tail.lowerBound)
    else { return markup }
    let numbers = markup[head.upperBound..<tail.lowerBound].split(separator: "'").compactMap { Double($0) }
    guard numbers.count >= 4 else { return markup }
    let drawn = draw(&self, Size(width: numbers[2], height: numbers[3]))
    return markup[..<head.lowerBound] + "<g transform='translate(\(numbers[0]) \(numbers[1]))'>\(drawn)</g>"
      + markup[tail.upperBound...]
  }

  private mutating func makeMask(_ image: ImageContent, _ frame: Rect) -> String {
    let drawn = draw(image, in: frame.size)
    clips += 1
    definitions +=
      "<mask id='mask\(clips)' mask-type='alpha' maskUnits='userSpaceOnUse' x='\(frame.x)' y='\(frame.y)' "
      + "width='\(frame.width)' height='\(frame.height)'>"
      + "<g transform='translate(\(frame.x) \(frame.y))'>\(drawn)</g></mask>"
    return "mask\(clips)"
  }

  /// Returns an embedded picture. Viewers differ in how they fit it, so its box is set explicitly.
  private func draw(_ data: Data?, _ type: String, in box: Rect) -> String {
    let place = "x='\(box.x)' y='\(box.y)' width='\(box.width)' height='\(box.height)'"
    guard let data else { return "<rect \(place) fill='#c0c0c0'/>" }
    return "<image \(place) preserveAspectRatio='none' href='data:image/\(type);base64,\(data.base64EncodedString())'/>"
  }

  private static func draw(_ text: StyledText, in size: Size) -> String {
    let lines = TextMetrics.lines(of: text, width: size.width)
    let height = TextMetrics.lineHeight(of: text)
    let family =
      switch text.design {
      case .serif: "serif"
      case .monospaced: "monospace"
      case .standard, .rounded, .evenDigits: "sans-serif"
      }
    let (x, anchor): (Double, String) =
      switch text.alignment {
      case .natural, .left, .justified: (0, "start")
      case .center: (size.width / 2, "middle")
      case .right: (size.width, "end")
      }
    let top = (size.height - height * Double(lines.count)) / 2
    var result = ""
    for (index, line) in lines.enumerated() {
      let escaped = line.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      result +=
        "<text x='\(x)' y='\(top + height * Double(index) + text.size)' text-anchor='\(anchor)' "
        + "font-family='\(family)' font-size='\(text.size)' font-weight='\(text.weight)' "
        + "font-style='\(text.isItalic ? "italic" : "normal")' \(Picture.paint("fill", text.color))>\(escaped)</text>"
    }
    return result
  }

  // MARK: Parts

  private mutating func makeClip(_ outline: String, _ transform: String = "", rule: String = "nonzero") -> String {
    clips += 1
    definitions +=
      "<clipPath id='clip\(clips)'><path d='\(outline)' transform='\(transform)' clip-rule='\(rule)'/></clipPath>"
    return "clip\(clips)"
  }

  /// Creates a filter for the shadow of the drawn content.
  private mutating func makeCast() -> String {
    clips += 1
    definitions +=
      "<filter id='cast\(clips)' x='-50%' y='-50%' width='200%' height='200%'>"
      + "<feDropShadow dy='8' stdDeviation='20' flood-opacity='0.3'/></filter>"
    return "cast\(clips)"
  }

  private static func outline(_ size: Size, _ corners: Corners) -> String {
    let (width, height) = (size.width, size.height)
    let limit = max(0, min(width, height) / 2)
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String { "A\(radius) \(radius) 0 0 1 \(x) \(y)" }
    let (a, b) = (min(corners.topLeft, limit), min(corners.topRight, limit))
    let (c, d) = (min(corners.bottomRight, limit), min(corners.bottomLeft, limit))
    return "M\(a) 0L\(width - b) 0\(arc(b, width, b))L\(width) \(height - c)\(arc(c, width - c, height))"
      + "L\(d) \(height)\(arc(d, 0, height - d))L0 \(a)\(arc(a, a, 0))z"
  }

  private static func paint(_ name: String, _ color: RGBA) -> String {
    let hex = String(color.bits >> 8, radix: 16)
    let padded = String(repeating: "0", count: 6 - hex.count) + hex
    return "\(name)='#\(padded)' \(name)-opacity='\(Double(color.bits & 0xFF) / 255)'"
  }
}

extension Simulator {
  /// Returns the current screen as an SVG file, for a person to look at.
  public func picture() -> String {
    var picture = Picture(
      of: screen, at: now, size: device.environment.container, isDark: appearance == .dark, resources: resources)
    return picture.svg()
  }
}
