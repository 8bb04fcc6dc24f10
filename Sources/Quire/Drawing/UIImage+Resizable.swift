// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIImage {
  /// The way in which the middle of a resizable image fills a larger box.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// Returns the image with parts at its edges that keep their size when the image fills a larger box. The middle is
  /// repeated. The insets are in points.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with parts at its edges that keep their size when the image fills a larger box. The middle is
  /// repeated or stretched. The insets are in points.
  ///
  /// It has an effect in an image view whose content mode is `scaleToFill`, on buttons, and in `draw(in:)`. A middle
  /// that would be repeated more than 32 times is stretched.
  public final func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    let parts = ImageParts()
    return with { extras in
      extras.capInsets = capInsets
      extras.resizingMode = resizingMode
      extras.fitted = { image, view, traits in parts.content(of: image, in: view, traits) }
      extras.draw = { image, content, context, rect in ImageParts.draw(content, of: image, in: rect, context) }
    }
  }

  /// Returns the image with caps that keep their size, and a middle of one point that is stretched. A cap of 0 stretches
  /// the image in that direction.
  public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: topCapHeight > 0 ? max(0, size.height - top - 1) : 0,
        right: leftCapWidth > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }

  /// The parts at the edges that keep their size, in points; zero by default.
  public final var capInsets: UIEdgeInsets { extras?.capInsets ?? .zero }
  /// The way in which the middle fills a larger box; `tile` by default.
  public final var resizingMode: UIImage.ResizingMode { extras?.resizingMode ?? .tile }
  /// The width of the part at the left that keeps its size, in points.
  public final var leftCapWidth: Int { Int(capInsets.left) }
  /// The height of the part at the top that keeps its size, in points.
  public final var topCapHeight: Int { Int(capInsets.top) }
}

/// The parts of a resizable image: drawings of the image in boxes of other sizes.
@MainActor final class ImageParts {
  /// A part of an axis: where it is shown, and how the image is placed and scaled there.
  struct Span {
    var start: CGFloat
    var length: CGFloat
    var origin: CGFloat
    var scale: CGFloat
  }

  /// The largest number of repetitions along an axis.
  static let most: CGFloat = 32

  private var known: [(size: CGSize, whole: ImageContent, parts: ImageContent)] = []

  /// Returns the content of a view that the image fills.
  func content(of image: UIImage, in view: UIImageView, _ traits: UITraitCollection) -> ImageContent? {
    view.layer.rare.followsSize = true
    let size = view.bounds.size
    guard let whole = image.content(fit: .fill, tint: view.tintColor, in: traits) else { return nil }
    guard size.width > 0, size.height > 0, size != image.size else { return whole }
    if let known = known.first(where: { $0.size == size && $0.whole == whole }) { return known.parts }
    let box = CGRect(origin: .zero, size: size)
    let context = CGContext(box: box)
    ImageParts.draw(whole, of: image, in: box, context)
    let parts = context.picture().content(.fill)
    // Enough for the views of one screen.
    if known.count == 8 { known.removeFirst() }
    known.append((size, whole, parts))
    return parts
  }

  /// Draws the content of an image into a rectangle, part by part.
  static func draw(_ content: ImageContent, of image: UIImage, in rect: CGRect, _ context: CGContext) {
    let (insets, tiles, size) = (image.capInsets, image.resizingMode == .tile, image.size)
    let across = spans(of: size.width, insets.left, insets.right, in: rect.width, tiles: tiles)
    let down = spans(of: size.height, insets.top, insets.bottom, in: rect.height, tiles: tiles)
    for row in down {
      for column in across {
        let part = CGRect(
          x: rect.minX + column.start, y: rect.minY + row.start, width: column.length, height: row.length)
        context.saveGState()
        context.clip(to: part)
        context.draw(
          content,
          in: CGRect(
            x: rect.minX + column.origin, y: rect.minY + row.origin, width: size.width * column.scale,
            height: size.height * row.scale))
        context.restoreGState()
      }
    }
  }

  /// Divides an axis of a box into the parts of an image's axis: the lower cap, the middle, and the upper cap.
  static func spans(
    of own: CGFloat, _ low: CGFloat, _ high: CGFloat, in length: CGFloat, tiles: Bool
  ) -> [Span] {
    let (low, high) = (min(max(0, low), own), min(max(0, high), own))
    guard own > 0, length > 0 else { return [] }
    // Caps that do not fit shrink.
    let factor = low + high > length ? length / (low + high) : 1
    var spans: [Span] = []
    if low > 0 { spans.append(Span(start: 0, length: low * factor, origin: 0, scale: factor)) }
    let (middle, room) = (own - low - high, length - (low + high) * factor)
    if middle > 0, room > 0 {
      let end = low + room
      if tiles, middle > 1, room <= middle * most {
        var start = low
        while start < end {
          spans.append(Span(start: start, length: min(middle, end - start), origin: start - low, scale: 1))
          start += middle
        }
      } else {
        let scale = room / middle
        spans.append(Span(start: low, length: room, origin: low - low * scale, scale: scale))
      }
    }
    if high > 0 {
      spans.append(
        Span(start: length - high * factor, length: high * factor, origin: length - own * factor, scale: factor))
    }
    return spans
  }
}
