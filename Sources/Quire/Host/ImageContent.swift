// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The picture of an image view, with its scaling and position in the view's box.
@_spi(Hosts) public struct ImageContent: Hashable, Sendable {
  /// The source of a picture.
  public enum Source: Hashable, Sendable {
    /// A file in the app's resources, by its path in them.
    case resource(String)
    /// A drawing that the host provides, by its name, with lines of the given width in a box of 24 by 24.
    case system(name: String, lineWidth: Double)
    /// A file whose bytes the app has.
    case data(PictureData)
    /// A file of the user that the host holds.
    case held(HeldPicture)
    /// A drawing made by the app.
    case drawing(DrawnPicture)
  }

  /// The scaling and position of a picture in a box of another size, like `UIView.ContentMode`: stretched, scaled to
  /// show the whole picture, scaled to fill the whole box, or in its own size at a position in the box.
  public enum Fit: UInt8, Hashable, Sendable {
    /// The first three scale the picture to the box. The others keep its size.
    case fill, aspectFit, aspectFill, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// The position of the picture in the box: 0 at the left or the top, 1 at the right or the bottom.
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

  /// The source of the picture. A resource that is missing and a file that can't be decoded show nothing.
  public var source: Source
  /// The scaling and position of the picture in the box. `UIImageView` derives it from `contentMode`.
  public var fit: Fit
  /// The color of a shape; clear for pictures in their own colors.
  public var tint: RGBA
  /// Whether only the picture's shape is drawn, in the tint. Always `true` for a system image.
  public var isShape: Bool
  /// The picture's own size, in points; above 0.
  public var size: Size

  /// Creates a picture. The tint is ignored unless `isShape` is `true`.
  public init(source: Source, fit: Fit, tint: RGBA, isShape: Bool, size: Size) {
    self.source = source
    self.fit = fit
    self.tint = tint
    self.isShape = isShape
    self.size = size
  }

  /// Returns the frame of the picture in a box of the given size.
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

/// The bytes of a picture's file, shared by all images that are made from it. Two values are equal only if they are the
/// same object.
@_spi(Hosts) public final class PictureData: Hashable, Sendable {
  /// The bytes. They never change, so a host may read them in place while an image view shows them.
  public let bytes: [UInt8]
  /// The number of the picture. It is never 0 and never reused.
  public let number: UInt32

  @MainActor private static var latest: UInt32 = 0

  @MainActor init(_ bytes: [UInt8]) {
    PictureData.latest += 1
    number = PictureData.latest
    self.bytes = bytes
  }

  /// Returns whether both are the same object.
  public static func == (left: PictureData, right: PictureData) -> Bool { left === right }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@_spi(Hosts) extension ImageContent.Source {
  /// Compares paths and names as bytes.
  public static func == (left: ImageContent.Source, right: ImageContent.Source) -> Bool {
    switch (left, right) {
    case (.resource(let left), .resource(let right)): left.hasSameBytes(as: right)
    case (.system(let left, let width), .system(let right, let other)):
      width == other && left.hasSameBytes(as: right)
    case (.data(let left), .data(let right)): left === right
    case (.held(let left), .held(let right)): left === right
    case (.drawing(let left), .drawing(let right)): left === right
    default: false
    }
  }

  /// Hashes the path, the name or the number.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .resource(let text), .system(let text, _): text.hashBytes(into: &hasher)
    case .data(let data): hasher.combine(data.number)
    case .held(let picture): hasher.combine(picture.number)
    case .drawing(let picture): hasher.combine(picture.number)
    }
  }
}
