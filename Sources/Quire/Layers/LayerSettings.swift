// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The settings of a layer that have no effect.
@MainActor final class LayerSettings {
  var isOpaque = false
  var contentsScale: CGFloat?
  var rasterizes = false
  var rasterizationScale: CGFloat = 1
  var isDoubleSided = true
  var smoothsEdges = false
  var smoothEdges = CAEdgeAntialiasingMask.all
  var drawsAsynchronously = false
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var isGeometryFlipped = false
  var allowsGroupOpacity = true
  var anchorPointZ: CGFloat = 0
  var wantsExtendedRange = false
}

/// The filter with which contents are scaled.
public struct CALayerContentsFilter: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case linear, nearest, trilinear }
  private var kind: Kind

  /// Interpolates between the nearest pixels. The default.
  public static let linear = CALayerContentsFilter(kind: .linear)
  /// Takes the nearest pixel.
  public static let nearest = CALayerContentsFilter(kind: .nearest)
  /// Interpolates between the nearest pixels of smaller copies.
  public static let trilinear = CALayerContentsFilter(kind: .trilinear)
}

/// The format of the pixels of a layer's drawing.
public struct CALayerContentsFormat: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case wide, colors, gray }
  private var kind: Kind

  /// Half floats for each component.
  public static let RGBA16Float = CALayerContentsFormat(kind: .wide)
  /// Bytes for each component. The default.
  public static let RGBA8Uint = CALayerContentsFormat(kind: .colors)
  /// Bytes for grays.
  public static let gray8Uint = CALayerContentsFormat(kind: .gray)
}

/// The edges of a layer that are drawn smoothly.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public var rawValue: UInt32

  /// Creates a set of edges from raw bits. A set literal of edges gives the same result.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

  static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

extension CALayer {
  private final func changeSettings(_ change: (LayerSettings) -> Void) {
    let settings = rare.settings ?? LayerSettings()
    rare.settings = settings
    change(settings)
  }

  /// Whether the layer is opaque; `false` by default. It has no effect: the browser draws what is behind a layer wherever
  /// the layer leaves a gap.
  public final var isOpaque: Bool {
    get { extras?.settings?.isOpaque ?? false }
    set { changeSettings { $0.isOpaque = newValue } }
  }

  /// The scale of the contents, in pixels per point; the screen's by default. It has no effect: images have their own
  /// scale, and drawings are sharp at every scale.
  public final var contentsScale: CGFloat {
    get { extras?.settings?.contentsScale ?? Session.current.map { CGFloat($0.environment.displayScale) } ?? 1 }
    set { changeSettings { $0.contentsScale = newValue } }
  }

  /// Whether to render the layer into a bitmap; `false` by default. It has no effect: the browser decides when to do
  /// this.
  public final var shouldRasterize: Bool {
    get { extras?.settings?.rasterizes ?? false }
    set { changeSettings { $0.rasterizes = newValue } }
  }

  /// The scale of the bitmap for `shouldRasterize`; 1 by default. It has no effect.
  public final var rasterizationScale: CGFloat {
    get { extras?.settings?.rasterizationScale ?? 1 }
    set { changeSettings { $0.rasterizationScale = newValue } }
  }

  /// Whether the layer is visible from behind; `true` by default. It has no effect: layers have no depth, so that a
  /// flipped layer is always visible.
  public final var isDoubleSided: Bool {
    get { extras?.settings?.isDoubleSided ?? true }
    set { changeSettings { $0.isDoubleSided = newValue } }
  }

  /// Whether edges may be drawn smoothly; `false` by default. It has no effect: the browser draws edges smoothly.
  public final var allowsEdgeAntialiasing: Bool {
    get { extras?.settings?.smoothsEdges ?? false }
    set { changeSettings { $0.smoothsEdges = newValue } }
  }

  /// The edges that are drawn smoothly; all by default. It has no effect: the browser draws edges smoothly.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.settings?.smoothEdges ?? .all }
    set { changeSettings { $0.smoothEdges = newValue } }
  }

  /// Whether drawing is done in the background; `false` by default. It has no effect: a page has one thread.
  public final var drawsAsynchronously: Bool {
    get { extras?.settings?.drawsAsynchronously ?? false }
    set { changeSettings { $0.drawsAsynchronously = newValue } }
  }

  /// The filter for contents that are shown smaller; `linear` by default. It has no effect: the browser chooses it.
  public final var minificationFilter: CALayerContentsFilter {
    get { extras?.settings?.minificationFilter ?? .linear }
    set { changeSettings { $0.minificationFilter = newValue } }
  }

  /// The filter for contents that are shown larger; `linear` by default. It has no effect: the browser chooses it.
  public final var magnificationFilter: CALayerContentsFilter {
    get { extras?.settings?.magnificationFilter ?? .linear }
    set { changeSettings { $0.magnificationFilter = newValue } }
  }

  /// The blur of contents that are shown smaller; 0 by default. It has no effect.
  public final var minificationFilterBias: Float {
    get { extras?.settings?.minificationFilterBias ?? 0 }
    set { changeSettings { $0.minificationFilterBias = newValue } }
  }

  /// The part of the contents that is stretched, in fractions of their size; all by default. It has no effect on a layer:
  /// show `UIImage.resizableImage(withCapInsets:resizingMode:)` in an image view.
  public final var contentsCenter: CGRect {
    get { extras?.settings?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { changeSettings { $0.contentsCenter = newValue } }
  }

  /// The format of the pixels of the drawing; `RGBA8Uint` by default. It has no effect: drawings have no pixels.
  public final var contentsFormat: CALayerContentsFormat {
    get { extras?.settings?.contentsFormat ?? .RGBA8Uint }
    set { changeSettings { $0.contentsFormat = newValue } }
  }

  /// Whether sublayers are positioned from the bottom; `false` by default. It has no effect: y always points down.
  public final var isGeometryFlipped: Bool {
    get { extras?.settings?.isGeometryFlipped ?? false }
    set { changeSettings { $0.isGeometryFlipped = newValue } }
  }

  /// Whether the opacity applies to the layer and its sublayers as a group; `true` by default. It has no effect: in a
  /// browser it always does.
  public final var allowsGroupOpacity: Bool {
    get { extras?.settings?.allowsGroupOpacity ?? true }
    set { changeSettings { $0.allowsGroupOpacity = newValue } }
  }

  /// The depth of the anchor point; 0 by default. It has no effect: layers have no depth.
  public final var anchorPointZ: CGFloat {
    get { extras?.settings?.anchorPointZ ?? 0 }
    set { changeSettings { $0.anchorPointZ = newValue } }
  }

  /// Whether contents may be brighter than white; `false` by default. It has no effect: drawings have the standard range
  /// of the web.
  public final var wantsExtendedDynamicRangeContent: Bool {
    get { extras?.settings?.wantsExtendedRange ?? false }
    set { changeSettings { $0.wantsExtendedRange = newValue } }
  }

  /// Whether a layout of the sublayers is pending.
  public final func needsLayout() -> Bool { view?.needsLayout ?? false }

  /// Whether a redraw is pending.
  public final func needsDisplay() -> Bool { view?.needsDisplay ?? false }

  /// The part of the layer that its superlayers do not clip, in its own coordinates.
  public final var visibleRect: CGRect {
    var rect = bounds
    var outer = superlayer
    while let current = outer {
      if current.masksToBounds { rect = rect.intersection(convert(current.bounds, from: current)) }
      outer = current.superlayer
    }
    return rect.isNull ? .zero : rect
  }
}
