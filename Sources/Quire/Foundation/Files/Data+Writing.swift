// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Data {
    /// Options for writing a file. Only `withoutOverwriting` has an effect: a file is always written as a whole, and
    /// the browser protects what it stores.
    public struct WritingOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The file is written as a whole.
      public static let atomic = WritingOptions(rawValue: 1)
      /// The file is written as a whole.
      public static let atomicWrite = WritingOptions.atomic
      /// Writing fails if there is a file.
      public static let withoutOverwriting = WritingOptions(rawValue: 2)
      /// The file is not protected.
      public static let noFileProtection = WritingOptions(rawValue: 0x1000_0000)
      /// The file is protected while the device is locked.
      public static let completeFileProtection = WritingOptions(rawValue: 0x2000_0000)
      /// The file is protected while the device is locked, unless it is open.
      public static let completeFileProtectionUnlessOpen = WritingOptions(rawValue: 0x3000_0000)
      /// The file is protected until the user unlocks the device for the first time.
      public static let completeFileProtectionUntilFirstUserAuthentication = WritingOptions(rawValue: 0x4000_0000)
    }

    /// Writes a file into a directory of `FileManager`.
    public func write(to url: URL, options: WritingOptions = []) throws(UniversalError) {
      AppFiles.readsWrittenFiles()
      if options.contains(.withoutOverwriting), FileStore.entry(at: url.path) != nil {
        throw FileStore.error(.fileWriteFileExists)
      }
      try FileStore.write(bytes, to: url.path)
    }
  }

  extension String {
    /// Writes the string into a file in a directory of `FileManager`. Throws if the encoding lacks a character.
    public func write(
      to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding
    ) throws(UniversalError) {
      try write(toFile: url.path, atomically: useAuxiliaryFile, encoding: enc)
    }

    /// Writes the string into a file in a directory of `FileManager`. Throws if the encoding lacks a character.
    public func write(
      toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding
    ) throws(UniversalError) {
      guard let data = data(using: enc) else { throw FileStore.error(.fileWriteInapplicableStringEncoding) }
      AppFiles.readsWrittenFiles()
      try FileStore.write(data.bytes, to: path)
    }
  }

#endif
