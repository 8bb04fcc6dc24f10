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
}
