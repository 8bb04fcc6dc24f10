// SPDX-License-Identifier: Apache-2.0

/// The calls from Swift to the page during a turn. Everything else goes through the buffer.
///
/// Outside WebAssembly there is no page, and the functions return without a call, so that the modules above can be
/// built and tested.
public enum PageCalls {
  /// Returns the page's height for a detent of a layer, in points inside the safe area, or NaN if the detent is
  /// inactive. For elements only; an app resolves its own detents.
  public static func height(ofDetent key: Int32, layer: UInt32, maximum: Double) -> Double {
    #if hasFeature(Embedded)
      importedHeight(layer, key, maximum)
    #else
      .nan
    #endif
  }

  /// Returns the sizes of the texts in a buffer, alternating width and height. Each text is a `viewText` command, whose
  /// view is ignored. A width above 0 limits a text. The page is laid out once for all of them.
  public static func measure(_ texts: CommandBuffer, widths: [Double]) -> [Double] {
    var sizes = [Double](repeating: 0, count: widths.count * 2)
    #if hasFeature(Embedded)
      guard let commands = unsafe texts.finish() else { return sizes }
      // The page reads one number for each text and writes two, which match the sizes of the arrays.
      unsafe widths.withUnsafeBytes { limits in
        unsafe sizes.withUnsafeMutableBytes { results in
          unsafe importedMeasure(commands, Int32(widths.count), limits.baseAddress!, results.baseAddress!)
        }
      }
    #endif
    return sizes
  }
}

#if hasFeature(Embedded)
  @_extern(wasm, module: "host", name: "measure") @_extern(c)
  func importedMeasure(
    _ commands: UnsafePointer<UInt32>, _ count: Int32, _ limits: UnsafeRawPointer, _ results: UnsafeMutableRawPointer)

  @_extern(wasm, module: "host", name: "height") @_extern(c)
  func importedHeight(_ layer: UInt32, _ key: Int32, _ maximum: Double) -> Double
#endif
