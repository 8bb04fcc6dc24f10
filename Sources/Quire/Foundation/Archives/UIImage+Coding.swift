// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)

  extension UIImage: NSSecureCoding {
    /// Always `true`.
    nonisolated public class var supportsSecureCoding: Bool { true }

    /// Writes the image: the bytes of a picture from data, or the name of a resource or of a system image. A picture of
    /// another kind becomes an image without a size.
    nonisolated public func encode(with coder: NSCoder) {
      let values = MainActor.assumeIsolated { ArchivedImage(self) }
      coder.encode(Double(values.scale), forKey: "scale")
      coder.encode(values.mode, forKey: "renderingMode")
      coder.encode(Double(values.size.width), forKey: "width")
      coder.encode(Double(values.size.height), forKey: "height")
      switch values.source {
      case .data(let picture): coder.encode(NSData(data: Data(picture.bytes)), forKey: "data")
      case .resource(let path): coder.encode(path as NSString, forKey: "path")
      case .system(let name, _): coder.encode(name as NSString, forKey: "name")
      case .held, .drawing: break
      }
    }
  }

  /// The values of an image in an archive.
  struct ArchivedImage: Sendable {
    var source: ImageContent.Source
    var size: CGSize
    var scale: CGFloat
    var mode: Int
    var configuration: UIImage.SymbolConfiguration?

    @MainActor init(_ image: UIImage) {
      (source, size, scale) = (image.source, image.size, image.scale)
      mode = image.renderingMode.rawValue
      configuration = image.storedConfiguration
    }

    /// Reads the values of a coder. Returns `nil` if they are not those of an image.
    init?(_ coder: NSCoder) {
      let scale = coder.decodeDouble(forKey: "scale")
      let size = CGSize(width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
      // Foundation on Linux takes a key without a value for damage.
      func value<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> Value? {
        coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
      }
      let bytes = value(NSData.self, "data").map { [UInt8](Data(referencing: $0)) }
      let path = value(NSString.self, "path").map { String(describing: $0) }
      let name = value(NSString.self, "name").map { String(describing: $0) }
      let found = MainActor.assumeIsolated { () -> ArchivedImage? in
        if let bytes { return UIImage(file: bytes, scale: scale).map { ArchivedImage($0) } }
        if let name { return UIImage(systemName: name).map { ArchivedImage($0) } }
        return ArchivedImage(UIImage(source: .resource(path ?? ""), size: size, scale: scale))
      }
      guard let found else { return nil }
      self = found
      mode = coder.decodeInteger(forKey: "renderingMode")
    }
  }

#endif
