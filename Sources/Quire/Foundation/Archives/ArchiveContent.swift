// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The objects of an archive while it is written or read.
  ///
  /// An archive is a property list of Quire's own, not Foundation's: a list of all objects, each of them once, and the
  /// values of the coder itself. An object's values refer to other objects by their places in the list.
  final class ArchiveContent {
    /// The values of one object by key. An object among them is an array with its place.
    struct Record {
      var keys: [String] = []
      var values: [NSObject] = []

      func value(_ key: String) -> NSObject? { place(of: key).map { values[$0] } }

      mutating func set(_ value: NSObject, _ key: String) {
        if let place = place(of: key) {
          values[place] = value
        } else {
          keys.append(key)
          values.append(value)
        }
      }

      private func place(of key: String) -> Int? { keys.firstIndex { $0.hasSameBytes(as: key) } }
    }

    let classes: [_ArchivedClass]
    var isSecure: Bool
    /// The values of the object that is being written or read.
    var record = Record()
    /// The first reason why the archive is not valid.
    private(set) var fault: UniversalError?
    /// The objects as they are in the archive.
    private var entries: [NSObject] = []
    /// The places of objects that were written, for objects with an identity.
    private var places: [ObjectIdentifier: Int] = [:]
    /// The objects by place that were written, so that none of them ends early, or that were read.
    private var objects: [NSObject?] = []
    /// The places of the objects that are being read.
    private var ahead: [Int] = []

    init(_ classes: [_ArchivedClass], isSecure: Bool) {
      self.classes = classes
      self.isSecure = isSecure
    }

    /// Codes of errors, with Foundation's numbers.
    static let corrupt = 4864
    static let valueNotFound = 4865
    static let invalidValue = 4866

    static func error(_ code: Int, _ reason: String) -> UniversalError {
      UniversalError(NSError(domain: "NSCocoaErrorDomain", code: code, userInfo: ["NSDebugDescription": reason]))
    }

    func fail(_ code: Int, _ reason: String) {
      if fault == nil { fault = Self.error(code, reason) }
    }

    func fail(_ error: UniversalError) {
      if fault == nil { fault = error }
    }

    // MARK: Writing

    func put(_ value: NSObject, _ key: String) {
      record.set(value, key)
    }

    /// Writes a number, which may be one that JSON does not have.
    func put(_ number: NSNumber, _ key: String) {
      put(Self.leaf(number), key)
    }

    func put(_ object: NSObject?, _ key: String, by coder: NSCoder) {
      guard let object else { return put(NSNull(), key) }
      put(NSArray(objects: [NSNumber(value: place(of: object, by: coder))]), key)
    }

    private static func leaf(_ number: NSNumber) -> NSObject {
      if number.whole != nil || number.doubleValue.isFinite { return number }
      let text = number.doubleValue.isNaN ? "nan" : number.doubleValue > 0 ? "inf" : "-inf"
      return dictionary(("number", NSString(string: text)))
    }

    private static func dictionary(_ entries: (String, NSObject)...) -> NSObject {
      var result: [NSObject: NSObject] = [:]
      for (key, value) in entries { result[NSString(string: key)] = value }
      return NSDictionary(entries: result)
    }

    private static func list(_ places: [Int]) -> NSObject {
      NSArray(objects: places.map { NSNumber(value: $0) })
    }

    private func add(_ entry: NSObject, for object: NSObject) -> Int {
      entries.append(entry)
      objects.append(object)
      return entries.count - 1
    }

    /// Writes an object unless it was written before, and returns its place.
    private func place(of object: NSObject, by coder: NSCoder) -> Int {
      if object is NSString || object is NSDate || object is NSData || object is NSNull {
        return add(object, for: object)
      }
      if let number = object as? NSNumber { return add(Self.leaf(number), for: object) }
      if let text = ArchivedText.of(object) {
        return add(Self.dictionary((text.kind, NSString(string: text.text))), for: object)
      }
      if let place = places[ObjectIdentifier(object)] { return place }
      let place = add(NSNull(), for: object)
      places[ObjectIdentifier(object)] = place
      if let array = object as? NSArray {
        let items = array.items.map { self.place(of: $0, by: coder) }
        entries[place] = Self.dictionary(
          ("list", Self.list(items)), ("isMutable", NSNumber(value: object is NSMutableArray)))
      } else if let dictionary = object as? NSDictionary {
        var (keys, values): ([Int], [Int]) = ([], [])
        for (key, value) in dictionary.entries {
          keys.append(self.place(of: key, by: coder))
          values.append(self.place(of: value, by: coder))
        }
        entries[place] = Self.dictionary(
          ("keys", Self.list(keys)), ("values", Self.list(values)),
          ("isMutable", NSNumber(value: object is NSMutableDictionary)))
      } else {
        write(object, at: place, by: coder)
      }
      return place
    }

    private func write(_ object: NSObject, at place: Int, by coder: NSCoder) {
      let outer = record
      record = Record()
      let name: String
      if let found = description(of: object) {
        if isSecure, !found.isSecure {
          fail(Self.invalidValue, "The class \(found.name) does not adopt NSSecureCoding.")
        }
        name = found.name
        let encode = found.encode
        MainActor.assumeIsolated { encode(object, coder) }
      } else if let kind = MainActor.assumeIsolated({ ArchivedDrawing.encode(object, by: coder) }) {
        name = kind
      } else {
        name = ""
        fail(Self.invalidValue, "An object's class does not adopt NSCoding, or its archive is of another module.")
      }
      entries[place] = Self.dictionary(("class", NSString(string: name)), ("record", Self.object(record)))
      record = outer
    }

    /// Returns the description of an object's class, or of the nearest superclass that has one.
    private func description(of object: NSObject) -> _ArchivedClass? {
      var best: _ArchivedClass?
      for one in classes where object.isKind(of: one.type) {
        if object.isMember(of: one.type) { return one }
        if let current = best, NSObject.inherits(current.type, from: one.type) { continue }
        best = one
      }
      return best
    }

    private static func object(_ record: Record) -> NSObject {
      dictionary(("keys", record.keys.bridgedObject), ("values", NSArray(objects: record.values)))
    }

    /// Returns the bytes of the archive; throws if an object cannot be archived.
    func bytes() throws(UniversalError) -> Data {
      if let fault { throw fault }
      let whole = Self.dictionary(
        ("archive", NSNumber(value: 1)), ("objects", NSArray(objects: entries)), ("top", Self.object(record)))
      guard let text = PropertyListText.text(whole) else {
        throw Self.error(Self.invalidValue, "A value has no form in an archive.")
      }
      return Data(Array(text.utf8))
    }

    // MARK: Reading

    /// Reads the list of objects; throws if the bytes are not an archive.
    func read(_ data: Data) throws(UniversalError) {
      guard let whole = PropertyListText.object(String(decoding: data.bytes, as: UTF8.self)) as? NSDictionary,
        let list = Self.part("objects", of: whole) as? NSArray,
        (Self.part("archive", of: whole) as? NSNumber)?.whole == 1,
        let top = Self.part("top", of: whole).flatMap({ Self.record(of: $0) })
      else { throw Self.error(Self.corrupt, "The data is not an archive.") }
      entries = list.items
      objects = Array(repeating: nil, count: entries.count)
      record = top
    }

    private static func part(_ key: String, of dictionary: NSDictionary) -> NSObject? {
      dictionary.entries[NSString(string: key)]
    }

    private static func record(of object: NSObject) -> Record? {
      guard let dictionary = object as? NSDictionary, let keys = part("keys", of: dictionary) as? NSArray,
        let values = part("values", of: dictionary) as? NSArray, keys.items.count == values.items.count
      else { return nil }
      var record = Record()
      for key in keys.items {
        guard let key = key as? NSString else { return nil }
        record.keys.append(key.text)
      }
      record.values = values.items
      return record
    }

    /// Returns the number for a key, which may have been written as an object; `nil` if there is none.
    func number(_ key: String, by coder: NSCoder) -> NSNumber? {
      guard let value = record.value(key) else { return nil }
      if let number = Self.number(value) ?? object(value, by: coder) as? NSNumber { return number }
      if !(value is NSNull) { fail(Self.corrupt, "The value for the key \(key) is not a number.") }
      return nil
    }

    private static func number(_ value: NSObject) -> NSNumber? {
      if let number = value as? NSNumber { return number }
      guard let dictionary = value as? NSDictionary, let text = part("number", of: dictionary) as? NSString else {
        return nil
      }
      if text.text.hasSameBytes(as: "nan") { return NSNumber(value: Double.nan) }
      return NSNumber(value: text.text.hasSameBytes(as: "inf") ? Double.infinity : -Double.infinity)
    }

    /// Returns the object for a key. A number that was written without an object becomes one.
    func object(_ key: String, by coder: NSCoder) -> NSObject? {
      guard let value = record.value(key) else { return nil }
      return Self.number(value) ?? object(value, by: coder)
    }

    /// Returns the object that a value refers to.
    private func object(_ value: NSObject, by coder: NSCoder) -> NSObject? {
      guard let reference = value as? NSArray, reference.items.count == 1 else { return nil }
      return object(at: reference.items[0], by: coder)
    }

    private func object(at number: NSObject, by coder: NSCoder) -> NSObject? {
      guard let place = (number as? NSNumber)?.whole.flatMap({ Int(exactly: $0) }), entries.indices.contains(place)
      else {
        fail(Self.corrupt, "An object is missing.")
        return nil
      }
      if let object = objects[place] { return object }
      // An object that is being created cannot be handed to those that it contains.
      guard !ahead.contains(place) else { return nil }
      ahead.append(place)
      let object = make(entries[place], by: coder)
      ahead.removeLast()
      objects[place] = object
      return object
    }

    private func make(_ entry: NSObject, by coder: NSCoder) -> NSObject? {
      guard let dictionary = entry as? NSDictionary else {
        if entry is NSArray {
          fail(Self.corrupt, "An object is not valid.")
          return nil
        }
        return entry
      }
      if let number = Self.number(dictionary) { return number }
      if let object = ArchivedText.object(of: dictionary) { return object }
      let isMutable = (Self.part("isMutable", of: dictionary) as? NSNumber)?.boolValue == true
      if let list = Self.part("list", of: dictionary) as? NSArray {
        guard let items = items(list, by: coder) else { return nil }
        return isMutable ? NSMutableArray(objects: items) : NSArray(objects: items)
      }
      if let keys = Self.part("keys", of: dictionary) as? NSArray,
        let values = Self.part("values", of: dictionary) as? NSArray
      {
        guard let keys = items(keys, by: coder), let values = items(values, by: coder), keys.count == values.count
        else { return nil }
        var entries: [NSObject: NSObject] = [:]
        for (key, value) in zip(keys, values) { entries[key] = value }
        return isMutable ? NSMutableDictionary(entries: entries) : NSDictionary(entries: entries)
      }
      guard let name = Self.part("class", of: dictionary) as? NSString,
        let inner = Self.part("record", of: dictionary).flatMap({ Self.record(of: $0) })
      else {
        fail(Self.corrupt, "An object is not valid.")
        return nil
      }
      let outer = record
      record = inner
      defer { record = outer }
      guard let found = classes.first(where: { $0.name.hasSameBytes(as: name.text) }) else {
        let drawing = MainActor.assumeIsolated { ArchivedDrawing.decode(name.text, by: coder) }
        if drawing == nil { fail(Self.corrupt, "There is no class \(name.text) for an object of the archive.") }
        return drawing
      }
      if isSecure, !found.isSecure {
        fail(Self.corrupt, "The class \(found.name) does not adopt NSSecureCoding.")
        return nil
      }
      let decode = found.decode
      return MainActor.assumeIsolated { decode(coder) }
    }

    private func items(_ list: NSArray, by coder: NSCoder) -> [NSObject]? {
      var items: [NSObject] = []
      for place in list.items {
        guard let item = object(at: place, by: coder) else {
          fail(Self.corrupt, "An element of a collection is not valid.")
          return nil
        }
        items.append(item)
      }
      return items
    }
  }

#endif
