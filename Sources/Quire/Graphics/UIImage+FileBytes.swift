// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIImage {
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
