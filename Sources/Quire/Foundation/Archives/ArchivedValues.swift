// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A URL or a UUID as an object, for archives and collections.
  @preconcurrency @MainActor final class ArchivedText: NSObject {
    /// The kind of the text.
    enum Kind {
      case address
      case identifier
    }

    nonisolated let kind: Kind
    nonisolated let text: String

    nonisolated init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
      super.init(anywhere: ())
    }

    nonisolated override func isEqual(_ object: NSObject?) -> Bool {
      guard let other = object as? ArchivedText else { return false }
      return other.kind == kind && other.text.hasSameBytes(as: text)
    }

    nonisolated override var hash: Int {
      var hasher = Hasher()
      text.hashBytes(into: &hasher)
      return hasher.finalize()
    }

    /// Returns the name of the kind and the text of an object, or `nil` for an object of another class.
    nonisolated static func of(_ object: NSObject) -> (kind: String, text: String)? {
      guard let object = object as? ArchivedText else { return nil }
      return (object.kind == .address ? "url" : "uuid", object.text)
    }

    /// Returns the object of an archive's dictionary, or `nil` for another dictionary.
    nonisolated static func object(of dictionary: NSDictionary) -> NSObject? {
      if let text = dictionary.entries[NSString(string: "url")] as? NSString {
        return ArchivedText(.address, text.text)
      }
      return (dictionary.entries[NSString(string: "uuid")] as? NSString).map { ArchivedText(.identifier, $0.text) }
    }
  }

  extension URL: ObjectReadable {
    /// The URL as an object.
    public var bridgedObject: NSObject { ArchivedText(.address, absoluteString) }

    /// Creates the URL of an object that was made from one.
    public init?(bridged object: NSObject) {
      guard let object = object as? ArchivedText, object.kind == .address else { return nil }
      self.init(string: object.text)
    }
  }

  extension UUID: ObjectReadable {
    /// The UUID as an object.
    public var bridgedObject: NSObject { ArchivedText(.identifier, uuidString) }

    /// Creates the UUID of an object that was made from one.
    public init?(bridged object: NSObject) {
      guard let object = object as? ArchivedText, object.kind == .identifier else { return nil }
      self.init(uuidString: object.text)
    }
  }

  /// Images and colors in archives. Only pictures with a name or with their own bytes can be kept, and only colors that
  /// do not depend on traits.
  @MainActor enum ArchivedDrawing {
    /// Writes an image or a color, and returns the name of its class; `nil` if the object can't be archived.
    static func encode(_ object: NSObject, by coder: NSCoder) -> String? {
      if let color = object as? UIColor {
        let bits = color.resolved(with: UITraitCollection(), tint: nil).bits
        coder.encode(Int64(bits), forKey: "bits")
        return "UIColor"
      }
      guard let image = object as? UIImage else { return nil }
      coder.encode(image.scale, forKey: "scale")
      coder.encode(image.renderingMode.rawValue, forKey: "renderingMode")
      switch image.source {
      case .data(let picture):
        coder.encode(Data(picture.bytes), forKey: "data")
      case .resource(let path):
        coder.encode(path, forKey: "path")
        coder.encode(image.size.width, forKey: "width")
        coder.encode(image.size.height, forKey: "height")
      case .system(let name, _):
        coder.encode(name, forKey: "name")
      case .held, .drawing:
        return nil
      }
      return "UIImage"
    }

    /// Returns the image or the color with the values of a coder; `nil` if they are those of another object.
    static func decode(_ name: String, by coder: NSCoder) -> NSObject? {
      if name.hasSameBytes(as: "UIColor") {
        return UIColor(RGBA(bits: UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: "bits"))))
      }
      guard name.hasSameBytes(as: "UIImage") else { return nil }
      let scale = coder.decodeDouble(forKey: "scale")
      let image: UIImage?
      if let data = coder.decodeObject(forKey: "data") as? NSData {
        image = UIImage(file: data.content.bytes, scale: scale)
      } else if let path = coder.decodeObject(forKey: "path") as? NSString {
        let (width, height) = (coder.decodeDouble(forKey: "width"), coder.decodeDouble(forKey: "height"))
        image = UIImage(source: .resource(path.text), size: CGSize(width: width, height: height), scale: scale)
      } else if let name = coder.decodeObject(forKey: "name") as? NSString {
        image = UIImage(systemName: name.text)
      } else {
        image = nil
      }
      let mode = UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: "renderingMode"))
      return image?.withRenderingMode(mode ?? .automatic)
    }
  }

  extension Array where Element: NSObject {
    // For translated sources: `object as? [Meal]`.
    /// Creates an array from the objects of an `NSArray`. Returns `nil` if one of them is of another class.
    @_spi(Translated) public init?(objects object: NSObject?) {
      guard let array = object as? NSArray else { return nil }
      self.init()
      for item in array.items {
        guard let item = item as? Element else { return nil }
        append(item)
      }
    }
  }

  extension Dictionary where Key == String, Value: NSObject {
    // For translated sources: `object as? [String: Meal]`.
    /// Creates a dictionary from the objects of an `NSDictionary`. Returns `nil` if a key is not a string, or if an
    /// object is of another class.
    @_spi(Translated) public init?(objects object: NSObject?) {
      guard let dictionary = object as? NSDictionary else { return nil }
      self.init()
      for (key, item) in dictionary.entries {
        guard let key = key as? NSString, let item = item as? Value else { return nil }
        self[key.text] = item
      }
    }
  }

#endif
