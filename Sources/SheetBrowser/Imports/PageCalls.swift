// SPDX-License-Identifier: Apache-2.0

/// The questions that Swift asks the page during a turn. Everything else goes through the buffer.
///
/// Outside WebAssembly there is no page and nothing is asked, so that the layers above can be built and tested.
public enum PageCalls {
  /// The height that the page gives to a detent of a layer, in points inside the safe area; NaN if the detent is
  /// inactive. For elements only; an app resolves its own detents.
  public static func height(ofDetent key: Int32, layer: UInt32, maximum: Double) -> Double {
    #if hasFeature(Embedded)
      importedHeight(layer, key, maximum)
    #else
      .nan
    #endif
  }

  /// The width and height of the text in a buffer, which holds one `viewText` command; its view is ignored. A width
  /// above 0 limits the text.
  public static func measure(_ text: CommandBuffer, width: Double) -> (width: Double, height: Double) {
    #if hasFeature(Embedded)
      guard let commands = unsafe text.finish() else { return (0, 0) }
      var result = (width: 0.0, height: 0.0)
      // `result` has room for the two 64-bit numbers that the page writes.
      unsafe withUnsafeMutableBytes(of: &result) { unsafe importedMeasure(commands, width, $0.baseAddress!) }
      return result
    #else
      return (0, 0)
    #endif
  }
}

#if hasFeature(Embedded)
  @_extern(wasm, module: "host", name: "measure") @_extern(c)
  func importedMeasure(_ commands: UnsafePointer<UInt32>, _ width: Double, _ result: UnsafeMutableRawPointer)

  @_extern(wasm, module: "host", name: "height") @_extern(c)
  func importedHeight(_ layer: UInt32, _ key: Int32, _ maximum: Double) -> Double
#endif
