// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension DrawnPicture {
  @MainActor convenience init(
    number: UInt32, markup: String, viewBox: CGRect, overflows: Bool = false, images: [ImageContent] = [],
    texts: [StyledText] = []
  ) {
    #if hasFeature(Embedded)
      HostServices.drawings()
    #endif
    self.init(
      number: number, markup: markup, viewBox: Rect(viewBox), overflows: overflows, images: images, texts: texts)
  }

  /// Returns the picture as view content.
  @MainActor func content(_ fit: ImageContent.Fit) -> ImageContent {
    ImageContent(
      source: .drawing(self), fit: fit, tint: .clear, isShape: false,
      size: Size(width: max(viewBox.width, 1), height: max(viewBox.height, 1)))
  }
}
