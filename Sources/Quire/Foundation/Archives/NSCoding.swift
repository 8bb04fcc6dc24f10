// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Objects that an archive keeps, for builds without Foundation.
  ///
  /// Unlike Foundation's protocol, it requires the class `NSObject`, so that an archive can hold a value of it.
  @preconcurrency @MainActor public protocol NSCoding: NSObject {
    /// Writes the object's values by key.
    func encode(with coder: NSCoder)
    /// Creates an object from the values of a coder. Returns `nil` if they are not those of such an object.
    init?(coder: NSCoder)
  }

  /// Objects that an archive keeps and whose classes are compared when they are read, for builds without Foundation.
  @preconcurrency @MainActor public protocol NSSecureCoding: NSCoding {
    /// Whether the class compares the classes of the objects that it reads.
    static var supportsSecureCoding: Bool { get }
  }

  /// Not Apple's API: for translated sources. A class whose objects an archive keeps, with its name in archives.
  public struct _ArchivedClass {
    let name: String
    let type: AnyClass
    let isSecure: Bool
    let encode: @MainActor (NSObject, NSCoder) -> Void
    let decode: @MainActor (NSCoder) -> NSObject?

    /// Creates the description of a class.
    public init<Coded: NSCoding>(_ name: String, _ type: Coded.Type, isSecure: Bool) {
      self.name = name
      self.type = type
      self.isSecure = isSecure
      encode = { object, coder in (object as? Coded)?.encode(with: coder) }
      decode = { coder in Coded(coder: coder) }
    }
  }

#endif
