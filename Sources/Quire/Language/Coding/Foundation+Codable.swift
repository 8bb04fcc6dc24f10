// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension URL: Codable {
    /// Decodes a URL from a string.
    public init(from decoder: Decoder) throws(UniversalError) {
      guard let url = URL(string: try decoder.string()) else { throw decoder.corrupted("Invalid URL string.") }
      self = url
    }

    /// Encodes the URL as a string.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.string(absoluteString))
    }
  }

  extension Date: Codable {
    /// Decodes a date in the decoder's format; by default, from the seconds since 2001.
    public init(from decoder: Decoder) throws(UniversalError) {
      if let read = decoder.options.readDate {
        self = try read(decoder)
      } else {
        self.init(timeIntervalSinceReferenceDate: try decoder.present("Date").double("Double"))
      }
    }

    /// Encodes the date in the encoder's format; by default, as the seconds since 2001.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      if let write = encoder.options.writeDate { return try write(self, encoder) }
      try timeIntervalSinceReferenceDate.encode(to: encoder)
    }
  }

  extension Data: Codable {
    /// Decodes bytes in the decoder's format; by default, from an array of numbers.
    public init(from decoder: Decoder) throws(UniversalError) {
      if let read = decoder.options.readData {
        self = try read(decoder)
      } else {
        self.init(try [UInt8](from: decoder.present("Data")))
      }
    }

    /// Encodes the bytes in the encoder's format; by default, as an array of numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      if let write = encoder.options.writeData { return try write(self, encoder) }
      try bytes.encode(to: encoder)
    }
  }

  extension UUID: Codable {
    /// Decodes an identifier from a string.
    public init(from decoder: Decoder) throws(UniversalError) {
      guard let uuid = UUID(uuidString: try decoder.string()) else {
        throw decoder.corrupted("Attempted to decode UUID from invalid UUID string.")
      }
      self = uuid
    }

    /// Encodes the identifier as a string.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.string(uuidString))
    }
  }

  extension CGPoint: Codable {
    /// Decodes a point from an array of two numbers.
    public init(from decoder: Decoder) throws(UniversalError) {
      var container = try decoder.unkeyedContainer()
      self.init(x: try container.decode(CGFloat.self), y: try container.decode(CGFloat.self))
    }

    /// Encodes the point as an array of two numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      try [x, y].encode(to: encoder)
    }
  }

  extension CGSize: Codable {
    /// Decodes a size from an array of two numbers.
    public init(from decoder: Decoder) throws(UniversalError) {
      var container = try decoder.unkeyedContainer()
      self.init(width: try container.decode(CGFloat.self), height: try container.decode(CGFloat.self))
    }

    /// Encodes the size as an array of two numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      try [width, height].encode(to: encoder)
    }
  }

  extension CGRect: Codable {
    /// Decodes a rectangle from an array of its origin and its size.
    public init(from decoder: Decoder) throws(UniversalError) {
      var container = try decoder.unkeyedContainer()
      self.init(origin: try container.decode(CGPoint.self), size: try container.decode(CGSize.self))
    }

    /// Encodes the rectangle as an array of its origin and its size.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      var container = encoder.unkeyedContainer()
      try container.encode(origin)
      try container.encode(size)
    }
  }

#endif
