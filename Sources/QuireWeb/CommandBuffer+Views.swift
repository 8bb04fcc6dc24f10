// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser
import SheetEngine

extension CommandBuffer {
  /// Writes one change of the visible views, in the format of `Runtime/format.md`.
  func write(_ change: ViewChange) {
    switch change {
    case .create(let view, let kind):
      write(.viewCreate) {
        $0.put(view)
        $0.put(UInt32(kind.rawValue))
      }
    case .remove(let view):
      write(.viewRemove) { $0.put(view) }
    case .children(let view, let children):
      write(.viewChildren) {
        $0.put(view)
        for child in children { $0.put(child) }
      }
    case .content(let layer, let view):
      write(.viewContent) {
        $0.put(layer)
        if let view { $0.put(view) }
      }
    case .popoverBackground(let layer, let view, let castsShadow):
      write(.viewPopoverBackground) {
        $0.put(layer)
        $0.put(castsShadow)
        if let view { $0.put(view) }
      }
    case .frame(let view, let frame, let reserve):
      write(.viewFrame) {
        $0.put(view)
        $0.put(frame)
        $0.put(reserve)
      }
    case .style(let view, let style):
      write(.viewStyle) {
        $0.put(view)
        $0.put(style)
      }
    case .transform(let view, let transform):
      write(.viewTransform) {
        $0.put(view)
        $0.put(transform)
      }
    case .motion(let view, let motion):
      write(.viewMotion) {
        $0.put(view)
        $0.put(motion)
      }
    case .backdrop(let view, let blur):
      write(.viewBackdrop) {
        $0.put(view)
        $0.put(blur)
      }
    case .shape(let view, let shape):
      write(.viewShape) {
        $0.put(view)
        $0.put(shape)
      }
    case .text(let view, let text):
      write(.viewText) {
        $0.put(view)
        $0.put(text)
      }
    case .image(let view, let image):
      write(.viewImage) {
        $0.put(view)
        if let image { $0.put(image) }
      }
    case .scrollContent(let view, let size, let insets):
      write(.viewScrollContent) {
        $0.put(view)
        $0.put(size.width)
        $0.put(size.height)
        $0.put(insets.top)
        $0.put(insets.left)
        $0.put(insets.bottom)
        $0.put(insets.right)
      }
    case .scrollSnaps(let view, let snaps):
      write(.viewScrollSnaps) {
        $0.put(view)
        $0.put(snaps.interval)
        $0.put(UInt32(clamping: snaps.count))
      }
    case .scrollOffset(let view, let offset):
      write(.viewScrollOffset) {
        $0.put(view)
        $0.put(offset.dx)
        $0.put(offset.dy)
      }
    case .scrolling(let view, let settings):
      write(.viewScrolling) {
        $0.put(view)
        $0.put(settings.rawValue)
      }
    case .control(let view, let isEnabled, let isHighlighted):
      write(.viewControl) {
        $0.put(view)
        $0.put(isEnabled)
        $0.put(isHighlighted)
      }
    case .accessibility(let view, let accessibility):
      write(.viewAccessibility) {
        $0.put(view)
        $0.put(UInt32(accessibility.role.rawValue))
        $0.put(accessibility.label)
        $0.put(accessibility.value)
        $0.put(accessibility.isSelected)
        $0.put(accessibility.isTabStop)
        $0.put(UInt32(truncatingIfNeeded: accessibility.position))
        $0.put(UInt32(truncatingIfNeeded: accessibility.count))
        $0.put(accessibility.hint)
        $0.put(accessibility.identifier)
        $0.put(accessibility.isHidden)
        $0.put(accessibility.isModal)
        if let amount = accessibility.amount {
          $0.put(amount.value)
          $0.put(amount.minimum)
          $0.put(amount.maximum)
        }
      }
    case .input(let view, let input):
      write(.viewInput) {
        $0.put(view)
        $0.put(input)
      }
    case .selection(let view, let range):
      write(.viewSelection) {
        $0.put(view)
        $0.put(UInt32(truncatingIfNeeded: range.lowerBound))
        $0.put(UInt32(truncatingIfNeeded: range.upperBound))
      }
    case .focus(let view, let isFocused):
      write(.viewFocus) {
        $0.put(view)
        $0.put(isFocused)
      }
    case .announcement(let text):
      write(.announcement) { $0.put(text) }
    case .reading(let view):
      write(.viewReading) { $0.put(view) }
    case .address(let address):
      write(.openAddress) { $0.put(address) }
    case .files(let command):
      write(.files) {
        let (what, number) = command.words
        $0.put(what)
        $0.put(number)
      }
    }
  }

  private func put(_ view: ViewID) {
    put(view.rawValue)
  }

  private func put(_ color: RGBA) {
    put(color.bits)
  }

  private func put(_ frame: Rect) {
    put(frame.x)
    put(frame.y)
    put(frame.width)
    put(frame.height)
  }

  private func put(_ transform: ViewTransform) {
    put(transform.a)
    put(transform.b)
    put(transform.c)
    put(transform.d)
    put(transform.tx)
    put(transform.ty)
  }

  private func put(_ motion: ViewMotion) {
    put(time: motion.start)
    put(time: motion.duration)
    put(UInt32(motion.keys.count))
    for key in motion.keys {
      put(time: key.time)
      put(key.frame)
      put(key.transform)
      put(key.alpha)
      put(key.background)
      put(key.cornerRadius)
    }
  }

  private func put(_ style: ViewStyle) {
    put(style.background)
    put(style.alpha)
    put(style.isHidden)
    put(style.cornerRadius)
    put(style.cornerShares.topLeft)
    put(style.cornerShares.topRight)
    put(style.cornerShares.bottomRight)
    put(style.cornerShares.bottomLeft)
    put(style.borderWidth)
    put(style.border)
    put(style.shadow.color)
    put(style.shadow.radius)
    put(style.shadow.offset.dx)
    put(style.shadow.offset.dy)
    put(style.clips)
    put(style.ignoresTouches)
    put(style.passesTouches)
    put(style.isHeader)
    put(style.passesUnderPopovers)
    put(style.backing)
    put(style.spins)
    put(style.takesTwoFingers)
  }

  private func put(_ shape: ViewShape) {
    put(shape.hasContinuousCorners)
    guard let mask = shape.mask else { return }
    put(mask.frame)
    put(mask.corners.topLeft)
    put(mask.corners.topRight)
    put(mask.corners.bottomRight)
    put(mask.corners.bottomLeft)
    put(mask.alpha)
    put(mask.path)
    put(mask.isEvenOdd)
    if let image = mask.image { put(image) }
  }

  private func put(_ text: StyledText) {
    put(text.string)
    put(text.size)
    put(UInt32(truncatingIfNeeded: text.weight))
    put(UInt32(text.design.rawValue))
    put(text.isItalic)
    put(text.color)
    put(UInt32(text.alignment.rawValue))
    put(UInt32(truncatingIfNeeded: text.lines))
    put(UInt32(text.end.rawValue))
    put(text.shortened)
    put(text.family)
    put(UInt32(text.runs.count))
    for run in text.runs { put(run) }
    put(UInt32(text.paragraphs.count))
    for paragraph in text.paragraphs { put(paragraph) }
  }

  private func put(_ run: StyledText.Run) {
    put(UInt32(truncatingIfNeeded: run.length))
    put(run.size)
    put(UInt32(truncatingIfNeeded: run.weight))
    put(UInt32(run.design.rawValue))
    put(run.family)
    put(run.isItalic)
    put(run.color)
    put(run.background)
    for line in [run.underline, run.strikethrough] {
      put(UInt32(truncatingIfNeeded: line.style))
      put(line.color ?? run.color)
    }
    put(run.spacing)
    put(run.rise)
    put(run.effect != nil)
    guard let effect = run.effect else { return }
    put(effect.shadow.color)
    put(effect.shadow.offset.dx)
    put(effect.shadow.offset.dy)
    put(effect.shadow.radius)
    put(effect.outline)
    put(effect.outlineColor)
  }

  private func put(_ paragraph: StyledText.Paragraph) {
    put(UInt32(paragraph.alignment.rawValue))
    put(paragraph.lineSpacing)
    put(paragraph.spacing)
    put(paragraph.firstIndent)
    put(paragraph.indent)
    put(paragraph.heightFactor)
    put(paragraph.leastHeight)
    put(paragraph.largestHeight)
  }

  private func put(_ input: TextInput) {
    put(UInt32(input.keyboard.rawValue))
    put(UInt32(input.returnKey.rawValue))
    put(UInt32(input.capitals.rawValue))
    put(UInt32(input.border.rawValue))
    put((input.corrects.map { $0 ? 2 : 1 } ?? 0) + (input.checksSpelling.map { $0 ? 8 : 4 } ?? 0) as UInt32)
    put(input.isSecure)
    put(input.isEditable)
    put(input.isSelectable)
    put(input.insets.top)
    put(input.insets.left)
    put(input.insets.bottom)
    put(input.insets.right)
    put(input.placeholder)
    put(input.placeholderColor)
    put(input.meaning)
  }

  private func put(_ image: ImageContent) {
    switch image.source {
    case .resource(let path):
      put(0 as UInt32)
      put(path)
    case .system(let name, let lineWidth):
      put(1 as UInt32)
      put(name)
      put(lineWidth)
    case .data(let data):
      put(2 as UInt32)
      put(data.number)
      // The page reads the bytes before the next turn. Until then, the image view that shows them keeps them alive.
      let address = unsafe data.bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      put(UInt32(truncatingIfNeeded: address))
      put(UInt32(truncatingIfNeeded: data.bytes.count))
    case .held(let picture):
      put(3 as UInt32)
      put(picture.number)
    case .drawing(let picture):
      put(picture)
    }
    put(UInt32(image.fit.rawValue))
    put(image.isShape)
    put(image.tint)
    put(image.size.width)
    put(image.size.height)
  }
}

extension CommandBuffer {
  private func put(_ drawing: DrawnPicture) {
    put(4 as UInt32)
    put(drawing.number)
    put(drawing.markup)
    put(drawing.viewBox)
    put(drawing.overflows)
    put(UInt32(drawing.images.count))
    for image in drawing.images { put(image) }
    put(UInt32(drawing.texts.count))
    for text in drawing.texts { put(text) }
  }
}

extension FileCommand {
  /// The codes of this change in the buffer (`Runtime/format.md`).
  fileprivate var words: (what: UInt32, number: UInt32) {
    switch self {
    case .prepare: (0, 0)
    case .choose(let request, let allowsSeveral): (allowsSeveral ? 2 : 1, request)
    case .release(let file): (3, file)
    case .watchDrags: (4, 0)
    case .answer(let answer): (5, UInt32(answer.rawValue))
    }
  }
}
