// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The behavior of image views at the host, which shows their image.
final class ImageBehavior: HostBehavior {
  static let shared = ImageBehavior(.image, plain: ObjectIdentifier(UIImageView.self))

  override func image(of view: UIView, in traits: UITraitCollection) -> ImageContent? {
    (view as? UIImageView)?.content(in: traits)
  }
}
