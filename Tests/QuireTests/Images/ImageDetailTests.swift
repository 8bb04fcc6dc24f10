// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Resizable, oriented and animated images.
@MainActor @Suite struct ImageDetailTests {
  /// A picture of 300 by 200.
  private let photo = UIImage(data: ImageTests.files[0].bytes)!

  private func isDrawing(_ content: ImageContent?) -> Bool {
    if case .drawing? = content?.source { true } else { false }
  }

  @Test func defaults() {
    #expect(photo.capInsets == .zero && photo.resizingMode == .tile && photo.alignmentRectInsets == .zero)
    #expect(photo.leftCapWidth == 0 && photo.topCapHeight == 0 && photo.baselineOffsetFromBottom == nil)
    #expect(photo.images == nil && photo.duration == 0 && photo.imageOrientation == .up)
    #expect(!photo.flipsForRightToLeftLayoutDirection)
    let view = UIImageView()
    #expect(view.animationImages == nil && view.highlightedAnimationImages == nil && !view.isAnimating)
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0)
    #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  // MARK: Resizable images

  @Test func partsOfAnAxis() {
    func parts(_ length: CGFloat, tiles: Bool) -> [[CGFloat]] {
      ImageParts.spans(of: 30, 10, 5, in: length, tiles: tiles).map { [$0.start, $0.length, $0.origin, $0.scale] }
    }
    // The middle is 15 long.
    #expect(parts(60, tiles: false) == [[0, 10, 0, 1], [10, 45, -20, 3], [55, 5, 30, 1]])
    #expect(
      parts(55, tiles: true)
        == [[0, 10, 0, 1], [10, 15, 0, 1], [25, 15, 15, 1], [40, 10, 30, 1], [50, 5, 25, 1]])
    // Caps that do not fit shrink.
    #expect(parts(7.5, tiles: true) == [[0, 5, 0, 0.5], [5, 2.5, -7.5, 0.5]])
    #expect(ImageParts.spans(of: 20, 0, 0, in: 40, tiles: false).map { $0.scale } == [2])
    #expect(parts(0, tiles: true).isEmpty)
  }

  @Test func aResizableImageInAView() {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let image = photo.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(image.capInsets == insets && image.resizingMode == .stretch && image.size == photo.size)
    #expect(image.withRenderingMode(.alwaysTemplate).capInsets == insets)
    let view = UIImageView(image: image)
    #expect(!isDrawing(view.content(in: .current)), "in its own size")
    view.frame.size = CGSize(width: 400, height: 400)
    let content = view.content(in: .current)
    #expect(isDrawing(content) && content?.size == Size(width: 400, height: 400) && content?.fit == .fill)
    #expect(view.content(in: .current) == content, "the drawing is kept")
    view.contentMode = .scaleAspectFit
    #expect(!isDrawing(view.content(in: .current)))
  }

  @Test func theDrawingFollowsTheSize() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let view = UIImageView(image: photo.resizableImage(withCapInsets: .zero))
    simulator.perform {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.view.addSubview(view)
    }
    simulator.perform { view.frame.size = CGSize(width: 200, height: 50) }
    #expect(!view.needsShow && view.storedLayer?.extras?.followsSize == true)
  }

  @Test func stretchableImages() {
    let image = photo.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 289))
    #expect(image.leftCapWidth == 10 && image.topCapHeight == 0 && image.resizingMode == .stretch)
  }

  // MARK: Orientations

  @Test func turnedImages() throws {
    let turned = UIImage(cgImage: try #require(photo.cgImage), scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 100, height: 150) && turned.scale == 2 && turned.imageOrientation == .right)
    #expect(turned.cgImage?.width == 300 && turned.cgImage?.height == 200, "the pixels are not turned")
    let mirrored = photo.withHorizontallyFlippedOrientation()
    #expect(mirrored.imageOrientation == .upMirrored && mirrored.size == photo.size)
    #expect(mirrored.withHorizontallyFlippedOrientation() == photo)
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.withHorizontallyFlippedOrientation().renderingMode == .alwaysTemplate, "it still takes the tint")
  }

  @Test func imagesThatFollowTheWritingDirection() {
    let image = photo.imageFlippedForRightToLeftLayoutDirection()
    #expect(image.flipsForRightToLeftLayoutDirection && image.size == photo.size)
    let left = UITraitCollection(layoutDirection: .leftToRight)
    let right = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(!isDrawing(image.content(fit: .fill, tint: .red, in: left)))
    #expect(isDrawing(image.content(fit: .fill, tint: .red, in: right)))
    #expect(image.withRenderingMode(.alwaysTemplate).content(fit: .fill, tint: .red, in: right)?.isShape == true)
  }

  @Test func croppedImages() throws {
    let pixels = try #require(photo.cgImage)
    let part = try #require(pixels.cropping(to: CGRect(x: 250, y: 20, width: 100, height: 100)))
    #expect(part.width == 50 && part.height == 100)
    #expect(pixels.cropping(to: CGRect(x: 300, y: 0, width: 10, height: 10)) == nil)
  }

  // MARK: Animations

  @Test func anAnimationShowsItsImagesInTurn() {
    let root = UIViewController()
    let simulator = Simulator { root }
    let frames = ["star", "heart", "plus"].map { UIImage(systemName: $0)! }
    let view = UIImageView(image: photo)
    view.animationImages = frames
    view.animationDuration = 0.3
    simulator.perform {
      root.view.addSubview(view)
      view.startAnimating()
    }
    #expect(view.isAnimating && view.shownImage === frames[0])
    simulator.run(for: 0.15)
    #expect(view.shownImage === frames[1])
    simulator.run(for: 0.1)
    #expect(view.shownImage === frames[2])
    simulator.run(for: 0.1)
    #expect(view.shownImage === frames[0])
    simulator.perform { view.stopAnimating() }
    #expect(!view.isAnimating && view.shownImage === photo)
    // Twice, and from a moment before the view is in a window.
    view.animationRepeatCount = 2
    simulator.perform {
      view.removeFromSuperview()
      view.startAnimating()
    }
    #expect(view.isAnimating && view.shownImage === frames[0])
    simulator.perform { root.view.addSubview(view) }
    simulator.run(for: 0.55)
    #expect(view.isAnimating && view.shownImage === frames[2])
    simulator.run(for: 0.1)
    #expect(!view.isAnimating && view.shownImage === photo)
  }

  @Test func animatedImages() throws {
    let root = UIViewController()
    let simulator = Simulator { root }
    let frames = ["star", "heart"].map { UIImage(systemName: $0)! }
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 1))
    #expect(animated.duration == 1 && animated.images?.count == 2 && animated.size == frames[0].size)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let view = UIImageView(image: animated)
    simulator.perform { root.view.addSubview(view) }
    #expect(view.isAnimating && view.shownImage === frames[0])
    simulator.run(for: 0.75)
    #expect(view.shownImage === frames[1])
    simulator.perform { view.image = photo }
    #expect(!view.isAnimating && view.shownImage === photo)
  }

  // MARK: Others

  @Test func thumbnails() {
    #expect(photo.preparingThumbnail(of: CGSize(width: 30, height: 20))?.size == CGSize(width: 30, height: 20))
    #expect(photo.preparingThumbnail(of: .zero) == nil)
    #expect(photo.preparingForDisplay() === photo)
    let simulator = Simulator { UIViewController() }
    var prepared: [UIImage?] = []
    simulator.perform {
      photo.prepareForDisplay { prepared.append($0) }
      #expect(prepared.isEmpty)
    }
    #expect(prepared.count == 1 && prepared[0] === photo)
  }

  @Test func alignmentInsets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = photo.withAlignmentRectInsets(insets)
    #expect(image.alignmentRectInsets == insets && UIImageView(image: image).alignmentRectInsets == insets)
    #expect(image.withBaselineOffset(fromBottom: 5).baselineOffsetFromBottom == 5)
  }

  /// The color of a configuration takes precedence over the tint of the view.
  @Test func coloredSystemImages() throws {
    let star = try #require(
      UIImage(
        systemName: "star",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 34).applying(.init(paletteColors: [.red, .blue]))))
    #expect(star.size == CGSize(width: 48, height: 48))
    #expect(star.content(fit: .fill, tint: .green, in: .current)?.tint == RGBA(bits: 0xFF00_00FF))
    let plain = star.applyingSymbolConfiguration(.preferringMonochrome())
    #expect(plain?.content(fit: .fill, tint: .green, in: .current)?.tint == RGBA(bits: 0xFF00_00FF))
    let template = star.withRenderingMode(.alwaysTemplate)
    #expect(template.content(fit: .fill, tint: .green, in: .current)?.tint == RGBA(bits: 0x00FF_00FF))
  }

  @Test func namedSystemImages() {
    for image in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] { #expect(image.isSymbolImage) }
    let asset = UIImageAsset()
    let (light, dark) = (photo.withRenderingMode(.alwaysOriginal), photo.withRenderingMode(.alwaysTemplate))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
  }
}
