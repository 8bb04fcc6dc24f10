// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What an image view shows, and how it fills the box.
@_spi(Hosts) public struct ImageContent: Hashable, Sendable {
  /// The source of a picture.
  public enum Source: Hashable, Sendable {
    /// A file among the app's resources, by its path there.
    case resource(String)
    /// A drawing of the host's, by its name, with lines of a width in a box of 24 by 24.
    case system(name: String, lineWidth: Double)
    /// A file that the app has.
    case data(PictureData)
    /// A file of the user's that the host holds.
    case held(HeldPicture)
  }

  /// How a picture fills a box of another size, as `UIView.ContentMode`: stretched, whole picture, whole box, and in its
  /// own size at a place of the box.
  public enum Fit: UInt8, Hashable, Sendable {
    /// The first three fill the box; the others leave the picture's size.
    case fill, aspectFit, aspectFill, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Where the picture stands in the box, 0 at the left or the top, 1 at the right or the bottom.
    public var place: (x: Double, y: Double) {
      let x: Double =
        switch self {
        case .left, .topLeft, .bottomLeft: 0
        case .right, .topRight, .bottomRight: 1
        default: 0.5
        }
      let y: Double =
        switch self {
        case .top, .topLeft, .topRight: 0
        case .bottom, .bottomLeft, .bottomRight: 1
        default: 0.5
        }
      return (x, y)
    }
  }

  /// What to draw; a resource that is missing shows nothing, and nor does a file that can't be decoded.
  public var source: Source
  /// `UIImageView` takes it from `contentMode`.
  public var fit: Fit
  /// The colour of a shape; clear for pictures in their own colours.
  public var tint: RGBA
  /// Whether only its shape is drawn, in the tint; a system image always is one.
  public var isShape: Bool
  /// The picture's own size, in points; above 0.
  public var size: Size

  /// A picture; the tint of one that is no shape is ignored.
  public init(source: Source, fit: Fit, tint: RGBA, isShape: Bool, size: Size) {
    self.source = source
    self.fit = fit
    self.tint = tint
    self.isShape = isShape
    self.size = size
  }

  /// The place of the picture in a box of a size.
  public func frame(in box: Size) -> Rect {
    let (across, down) = (box.width / size.width, box.height / size.height)
    let scale: (x: Double, y: Double) =
      switch fit {
      case .fill: (across, down)
      case .aspectFit: (min(across, down), min(across, down))
      case .aspectFill: (max(across, down), max(across, down))
      default: (1, 1)
      }
    let (width, height) = (size.width * scale.x, size.height * scale.y)
    let place = fit.place
    return Rect(x: (box.width - width) * place.x, y: (box.height - height) * place.y, width: width, height: height)
  }
}

/// The bytes of a picture's file, which all images made of it share. Two are equal only if they are the same object.
@_spi(Hosts) public final class PictureData: Hashable, Sendable {
  /// Never changed, so that a host may read them in place while an image view shows them.
  public let bytes: [UInt8]
  /// Never 0 and never used twice.
  public let number: UInt32

  @MainActor private static var latest: UInt32 = 0

  @MainActor init(_ bytes: [UInt8]) {
    PictureData.latest += 1
    number = PictureData.latest
    self.bytes = bytes
  }

  /// Whether both are the same object.
  public static func == (left: PictureData, right: PictureData) -> Bool { left === right }

  /// From the number alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@_spi(Hosts) extension ImageContent.Source {
  /// Compares paths and names by their bytes.
  public static func == (left: ImageContent.Source, right: ImageContent.Source) -> Bool {
    switch (left, right) {
    case (.resource(let left), .resource(let right)): left.hasSameBytes(as: right)
    case (.system(let left, let width), .system(let right, let other)):
      width == other && left.hasSameBytes(as: right)
    case (.data(let left), .data(let right)): left === right
    case (.held(let left), .held(let right)): left === right
    default: false
    }
  }

  /// From the path, the name or the number alone.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .resource(let text), .system(let text, _): text.hashBytes(into: &hasher)
    case .data(let data): hasher.combine(data.number)
    case .held(let picture): hasher.combine(picture.number)
    }
  }
}
