// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension URL: Codable {
    /// Reads an address as a text.
    public init(from decoder: Decoder) throws(UniversalError) {
      guard let url = URL(string: try decoder.string()) else { throw decoder.corrupted("Invalid URL string.") }
      self = url
    }

    /// Writes the address as a text.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.string(absoluteString))
    }
  }

  extension Date: Codable {
    /// Reads the time as the decoder's user chose; by default, as the seconds since 2001.
    public init(from decoder: Decoder) throws(UniversalError) {
      if let read = decoder.options.readDate {
        self = try read(decoder)
      } else {
        self.init(timeIntervalSinceReferenceDate: try decoder.present("Date").double("Double"))
      }
    }

    /// Writes the time as the encoder's user chose; by default, as the seconds since 2001.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      if let write = encoder.options.writeDate { return try write(self, encoder) }
      try timeIntervalSinceReferenceDate.encode(to: encoder)
    }
  }

  extension Data: Codable {
    /// Reads bytes as the decoder's user chose; by default, as a list of numbers.
    public init(from decoder: Decoder) throws(UniversalError) {
      if let read = decoder.options.readData {
        self = try read(decoder)
      } else {
        self.init(try [UInt8](from: decoder.present("Data")))
      }
    }

    /// Writes bytes as the encoder's user chose; by default, as a list of numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      if let write = encoder.options.writeData { return try write(self, encoder) }
      try bytes.encode(to: encoder)
    }
  }

  extension UUID: Codable {
    /// Reads an identifier as a text.
    public init(from decoder: Decoder) throws(UniversalError) {
      guard let uuid = UUID(uuidString: try decoder.string()) else {
        throw decoder.corrupted("Attempted to decode UUID from invalid UUID string.")
      }
      self = uuid
    }

    /// Writes the identifier as a text.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.string(uuidString))
    }
  }

  extension CGPoint: Codable {
    /// Reads a list of two numbers.
    public init(from decoder: Decoder) throws(UniversalError) {
      var container = try decoder.unkeyedContainer()
      self.init(x: try container.decode(CGFloat.self), y: try container.decode(CGFloat.self))
    }

    /// Writes a list of two numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      try [x, y].encode(to: encoder)
    }
  }

  extension CGSize: Codable {
    /// Reads a list of two numbers.
    public init(from decoder: Decoder) throws(UniversalError) {
      var container = try decoder.unkeyedContainer()
      self.init(width: try container.decode(CGFloat.self), height: try container.decode(CGFloat.self))
    }

    /// Writes a list of two numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      try [width, height].encode(to: encoder)
    }
  }

  extension CGRect: Codable {
    /// Reads a list of the origin and the size.
    public init(from decoder: Decoder) throws(UniversalError) {
      var container = try decoder.unkeyedContainer()
      self.init(origin: try container.decode(CGPoint.self), size: try container.decode(CGSize.self))
    }

    /// Writes a list of the origin and the size.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      var container = encoder.unkeyedContainer()
      try container.encode(origin)
      try container.encode(size)
    }
  }

#endif
