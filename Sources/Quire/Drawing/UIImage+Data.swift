// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIImage {
  /// Creates a picture from the bytes of a PNG, JPEG, GIF or WebP file, such as a `Data` or a `[UInt8]`.
  ///
  /// `scale` is the number of pixels per point. Returns `nil` if the bytes do not begin like such a file or contain no
  /// size, or if the scale is not positive. The host decodes the picture later; a file that is damaged further on shows
  /// nothing.
  public convenience init?<Bytes: Collection>(data: Bytes, scale: CGFloat = 1) where Bytes.Element == UInt8 {
    self.init(file: Array(data), scale: scale)
  }

  package convenience init?(file: [UInt8], scale: CGFloat) {
    guard scale > 0, scale.isFinite, let pixels = PictureHeader.size(of: file) else { return nil }
    #if !hasFeature(Embedded)
      if let image = EncodedPicture.image(of: file) {
        self.init(
          source: image.source,
          size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale,
          renderingMode: image.renderingMode, tint: image.tint, configuration: image.storedConfiguration)
        return
      }
    #endif
    self.init(
      source: .data(PictureData(file)),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale)
  }
}
