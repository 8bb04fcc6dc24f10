/// What Swift asks of the page in the middle of a turn. All else goes through the buffer.
///
/// Outside WebAssembly there is no page: nothing is asked, so that the layers above build and can be tested.
public enum PageCalls {
  /// The width and the height that the text in a buffer takes: one `viewText` command, whose view is ignored.
  /// A width above 0 limits it.
  public static func measure(_ text: CommandBuffer, width: Double) -> (width: Double, height: Double) {
    #if hasFeature(Embedded)
      guard let commands = text.finish() else { return (0, 0) }
      var result = (width: 0.0, height: 0.0)
      withUnsafeMutableBytes(of: &result) { importedMeasure(commands, width, $0.baseAddress!) }
      return result
    #else
      return (0, 0)
    #endif
  }
}

#if hasFeature(Embedded)
  @_extern(wasm, module: "host", name: "measure") @_extern(c)
  func importedMeasure(_ commands: UnsafePointer<UInt32>, _ width: Double, _ result: UnsafeMutableRawPointer)
#endif
