// SPDX-License-Identifier: Apache-2.0

/// The positions of a button's parts: an image on one side of a title above a subtitle, and an indicator after them.
struct ButtonArrangement {
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var mark = CGSize.zero
  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var alignment = UIButton.Configuration.TitleAlignment.center
  var insets = NSDirectionalEdgeInsets.zero
  /// The space above and below the title, in points, that enlarges the button. Does not apply if the image is higher.
  var titleMargin: CGFloat = 0
  var position = UIControl.ContentHorizontalAlignment.center
  var verticalPosition = UIControl.ContentVerticalAlignment.center

  static let markGap: CGFloat = 6

  var isStacked: Bool { placement.contains(.top) || placement.contains(.bottom) }
  private var textWidth: CGFloat { max(title.width, subtitle.width) }
  private var textHeight: CGFloat {
    title.height + subtitle.height + (title.height > 0 && subtitle.height > 0 ? titlePadding : 0)
  }
  private var gap: CGFloat { hasPicture && textWidth > 0 ? imagePadding : 0 }
  private var hasPicture: Bool { image.width > 0 && image.height > 0 }
  private var markWidth: CGFloat { mark.width > 0 ? mark.width + ButtonArrangement.markGap : 0 }

  /// The part of a button's width that is not available to the title, in points.
  var widthBesideText: CGFloat {
    insets.leading + insets.trailing + markWidth + (isStacked || !hasPicture ? 0 : image.width + imagePadding)
  }

  private var content: CGSize {
    isStacked
      ? CGSize(width: max(image.width, textWidth), height: image.height + gap + textHeight)
      : CGSize(width: image.width + gap + textWidth, height: max(image.height, textHeight))
  }

  var size: CGSize {
    CGSize(
      width: content.width + markWidth + insets.leading + insets.trailing,
      height: max(content.height, mark.height, title.height > 0 ? title.height + 2 * titleMargin : 0) + insets.top
        + insets.bottom)
  }

  /// The frames of a button's parts for left-to-right layout. They are mirrored for right-to-left layout.
  struct Boxes {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var mark = CGRect.zero
  }

  /// Returns the frames of the parts. The image has precedence over the title. Parts that are too large are shrunk;
  /// nothing extends beyond the button. [BUTTON]
  mutating func boxes(in bounds: CGSize) -> Boxes {
    image = CGSize(width: min(image.width, bounds.width), height: min(image.height, bounds.height))
    let room = max(0, bounds.width - widthBesideText)
    title = CGSize(width: min(title.width, room), height: min(title.height, bounds.height))
    subtitle = CGSize(
      width: min(subtitle.width, room),
      height: min(subtitle.height, max(0, bounds.height - title.height - titlePadding)))
    let content = content
    let whole = content.width + markWidth
    let free = bounds.width - whole
    let left: CGFloat =
      switch position {
      case .leading, .left: insets.leading
      case .trailing, .right: free - insets.trailing
      case .center, .fill: (free + insets.leading - insets.trailing) / 2
      }
    let x = max(0, min(left, bounds.width - (isStacked ? whole : image.width)))
    let top: CGFloat =
      switch verticalPosition {
      case .top: insets.top
      case .bottom: bounds.height - content.height - insets.bottom
      case .center, .fill: (bounds.height - content.height + insets.top - insets.bottom) / 2
      }
    var boxes = Boxes()
    var text = CGRect(x: x, y: top, width: textWidth, height: textHeight)
    boxes.image = CGRect(origin: CGPoint(x: x, y: top), size: image)
    if isStacked {
      boxes.image.origin.x = x + (content.width - image.width) / 2
      text.origin.x = x + (content.width - textWidth) / 2
      if placement.contains(.top) {
        text.origin.y = top + image.height + gap
      } else {
        boxes.image.origin.y = top + textHeight + gap
      }
    } else {
      boxes.image.origin.y = top + (content.height - image.height) / 2
      text.origin.y = top + (content.height - textHeight) / 2
      if placement.contains(.trailing) {
        boxes.image.origin.x = x + textWidth + gap
      } else {
        text.origin.x = x + image.width + gap
      }
    }
    boxes.title = aligned(title, in: text, y: text.minY)
    boxes.subtitle = aligned(subtitle, in: text, y: text.maxY - subtitle.height)
    boxes.mark = CGRect(
      x: x + content.width + ButtonArrangement.markGap, y: top + (content.height - mark.height) / 2,
      width: mark.width, height: mark.height)
    return boxes
  }

  private func aligned(_ size: CGSize, in text: CGRect, y: CGFloat) -> CGRect {
    let free = text.width - size.width
    let x: CGFloat =
      switch alignment {
      case .leading: 0
      case .trailing: free
      case .center, .automatic: free / 2
      }
    return CGRect(origin: CGPoint(x: text.minX + x, y: y), size: size)
  }
}
