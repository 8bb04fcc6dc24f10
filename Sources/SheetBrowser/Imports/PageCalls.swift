// SPDX-License-Identifier: Apache-2.0

/// What Swift asks of the page in the middle of a turn. All else goes through the buffer.
///
/// Outside WebAssembly there is no page: nothing is asked, so that the layers above build and can be tested.
public enum PageCalls {
  /// The height that the page gives to a detent of a layer, in points inside the safe area; NaN where it takes no
  /// part. Of the page's elements; an app's views resolve their own.
  public static func height(ofDetent key: Int32, layer: UInt32, maximum: Double) -> Double {
    #if hasFeature(Embedded)
      importedHeight(layer, key, maximum)
    #else
      .nan
    #endif
  }

  /// The width and the height that the text in a buffer takes: one `viewText` command, whose view is ignored.
  /// A width above 0 limits it.
  public static func measure(_ text: CommandBuffer, width: Double) -> (width: Double, height: Double) {
    #if hasFeature(Embedded)
      guard let commands = unsafe text.finish() else { return (0, 0) }
      var result = (width: 0.0, height: 0.0)
      // The page writes two numbers of 64 bits, which is what `result` is.
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
